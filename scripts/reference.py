"""Writes docs/kit/reference.md from the docstrings: python scripts/reference.py [--check]."""

from __future__ import annotations

import argparse
import inspect
import re
import sys
from enum import Enum
from importlib import import_module
from pathlib import Path
from types import ModuleType

TARGET = Path(__file__).parents[1] / "docs" / "kit" / "reference.md"
MODULES = (
    "fourfold.rules",
    "fourfold.engine",
    "fourfold.kit.numbering",
    "fourfold.kit.vector",
    "fourfold.kit.views",
    "fourfold.kit.observations",
    "fourfold.kit.environments",
    "fourfold.kit.environments.zoo",
    "fourfold.kit.environments.gym",
    "fourfold.kit.environments.gym_vector",
    "fourfold.kit.environments.spiel",
    "fourfold.kit.data",
    "fourfold.kit.text",
    "fourfold.kit.client",
    "fourfold.kit.conformance",
    "fourfold.kit.matches",
    "fourfold.kit.scoring",
    "fourfold.kit.positions",
    "fourfold.jobs",
)
HEAD = """# Library reference

Written by `python scripts/reference.py` from the docstrings; change those, not this page. The
[tutorial](tutorial.md) shows how the parts work together.
"""


def public(module: ModuleType) -> list[tuple[str, object]]:
    """The classes and functions of a module: what `__all__` lists, or what is defined there."""
    listed = getattr(module, "__all__", None)
    names = listed or [name for name in vars(module) if not name.startswith("_")]
    found = [(name, getattr(module, name)) for name in sorted(names)]
    return [
        (name, thing)
        for name, thing in found
        if (inspect.isclass(thing) or inspect.isroutine(thing))
        and (listed or getattr(thing, "__module__", "") == module.__name__)
    ]


def text_of(thing: object) -> str:
    """A docstring without its examples, which the tests run where they stand."""
    words = inspect.getdoc(thing) or ""
    paragraphs = [part for part in words.split("\n\n") if not part.lstrip().startswith(">>>")]
    shown = [
        # A paragraph that is indented from its first line is a table or a drawing.
        part if part.startswith("    ") else re.sub(r"^ {4,}", "  ", part, flags=re.MULTILINE)
        for part in paragraphs
    ]
    return "\n\n".join(shown).strip("\n ")


def signature(thing: object) -> str:
    """The names of the arguments with their types; none where there is nothing to say."""
    try:
        found = inspect.signature(thing)  # type: ignore[arg-type]  # refused below
    except (TypeError, ValueError):
        return "(…)"
    plain = [each.replace(default=each.empty) for each in found.parameters.values()]
    returned = found.empty if inspect.isclass(thing) else found.return_annotation
    shown = str(found.replace(parameters=plain, return_annotation=returned)).replace("'", "")
    return re.sub(r"ForwardRef\(((?:[^()]|\([^()]*\))*)\)", r"\1", shown)


def heading(name: str, thing: object) -> str:
    """A function or a class with its arguments, where it has some of its own."""
    if not inspect.isclass(thing):
        return f"{name}{signature(thing)}"
    made = not issubclass(thing, Enum) and {"__init__", "__new__"} & vars(thing).keys()
    arguments = signature(thing) if made else "()"
    return f"class {name}" if arguments in {"()", "(…)"} else f"class {name}{arguments}"


def members(cls: type) -> list[str]:
    """What an enumeration has, and the documented methods and properties that a class defines."""
    lines = []
    if issubclass(cls, Enum):
        lines.append("- one of " + ", ".join(f"`{member.name}`" for member in cls))
    for name, value in sorted(vars(cls).items()):
        thing = getattr(value, "__func__", value)
        if name.startswith("_") or not (isinstance(thing, property) or inspect.isfunction(thing)):
            continue
        words = (text_of(thing) or "").split("\n\n", maxsplit=1)[0].replace("\n", " ")
        shown = name if isinstance(thing, property) else f"{name}{signature(thing)}"
        if words:
            lines.append(f"- `{shown}`: {words}")
    return lines


def reference() -> str:
    """The whole page."""
    parts = [HEAD]
    for path in MODULES:
        module = import_module(path)
        parts.append(f"## `{path}`\n\n{text_of(module)}\n")
        for name, thing in public(module):
            parts.append(f"### `{heading(name, thing)}`\n\n{text_of(thing)}\n")
            listed = members(thing) if inspect.isclass(thing) else []
            if listed:
                parts.append("\n".join(listed) + "\n")
    return "\n".join(parts)


def main() -> int:
    """Write the page, or say whether it is up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; 1 when it differs")
    options = parser.parse_args()
    page = reference()
    if options.check:
        return int(not TARGET.exists() or TARGET.read_text("utf-8") != page)
    TARGET.write_text(page, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
