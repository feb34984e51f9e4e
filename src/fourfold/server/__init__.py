"""The game server: play anyone, lose nothing.

What thinks for computer players imports a part of this package in processes of its own: so the
application itself is imported when it is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .app import create_app
    from .settings import Settings

__all__ = ["Settings", "create_app"]


def __getattr__(name: str) -> object:
    if name == "create_app":
        from .app import create_app  # noqa: PLC0415  # see above

        return create_app
    if name == "Settings":
        from .settings import Settings  # noqa: PLC0415  # see above

        return Settings
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
