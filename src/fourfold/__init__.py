"""Fourfold: the board game Quarto! as a library, an engine and places to play.

The rules are here as a whole: `from fourfold import Game, Rules` …
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .rules import *  # noqa: F403  # exactly what rules.__all__ lists
    from .rules import __all__ as __all__
else:

    def __getattr__(name: str) -> object:
        """The rules, imported when one of their names is first asked for.

        `fourfold --version` does without them: that is a third of its time.
        """
        if name.startswith("_") and name != "__all__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module  # noqa: PLC0415  # as the rules

        rules = import_module(".rules", __name__)
        if name == "rules":
            return rules
        if name != "__all__" and name not in rules.__all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(rules, name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        return sorted({*globals(), *__getattr__("__all__")})
