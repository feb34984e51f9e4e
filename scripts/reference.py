"""Writes docs/kit/reference.md from the docstrings: python scripts/reference.py [--check]."""

from __future__ import annotations

import argparse
import inspect
import re
import sys
from enum import Enum
from importlib import import_module
from keyword import iskeyword
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
[tutorial](tutorial.md) shows how the parts work together. An argument with a default is optional:
the default follows `=`, and `…` stands for a long one.
"""
#: A line that gives an attribute or a constant its type or value.
NAMED_LINE = re.compile(r"\s*(?:self\.)?([A-Za-z]\w*)(?::| =)")
#: What defaults are called, where they have a name.
NAMED = {
    repr(value): name
    for package in ("fourfold.rules", "fourfold.engine")
    for name, value in vars(import_module(package)).items()
    if name in {"DEFAULT_MEMORY", "LEVELS", "TRAITS"}
}
LONGEST_DEFAULT = 60


class Shown:
    """A default as the page has it."""

    def __init__(self, default: object) -> None:
        self.default = default

    def __repr__(self) -> str:
        """The text form, short enough for a heading."""
        value = self.default
        if isinstance(value, str):
            return f'"{value}"'
        if isinstance(value, Enum):
            return f"{type(value).__name__}.{value.name}"
        text = NAMED.get(repr(value), repr(value))
        made = type(value).__name__
        if type(value).__module__.startswith("fourfold.") and value == type(value)():
            return f"{made}()"
        return "…" if len(text) > LONGEST_DEFAULT or text.startswith("<") else text


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
    paragraphs = [
        as_list(part) if part.startswith(("Args:", "Raises:")) else part for part in paragraphs
    ]
    shown = [
        # A paragraph that is indented from its first line is a table or a drawing.
        part if part.startswith("    ") else re.sub(r"^ {4,}", "  ", part, flags=re.MULTILINE)
        for part in paragraphs
    ]
    return "\n\n".join(shown).strip("\n ")


def as_list(part: str) -> str:
    """The arguments or the errors of a docstring, one item each."""
    head, *entries = re.split(r"\n {4}(?! )", part)
    joined = (" ".join(entry.split()) for entry in entries)
    items = (f"- `{name}`: {words}" for name, _, words in (each.partition(": ") for each in joined))
    return "\n".join([head, "", *items])


def signature(thing: object) -> str:
    """The arguments with their types and defaults; none where there is nothing to say."""
    try:
        found = inspect.signature(thing)  # type: ignore[arg-type]  # refused below
    except (TypeError, ValueError):
        return "(…)"
    plain = [
        each if each.default is each.empty else each.replace(default=Shown(each.default))
        for each in found.parameters.values()
    ]
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
    """What an enumeration has, and the documented attributes and methods that a class defines."""
    lines = []
    if issubclass(cls, Enum):
        lines.append("- one of " + ", ".join(f"`{member.name}`" for member in cls))
    lines += [item(names, words) for names, words in documented(cls)]
    for name, value in sorted(vars(cls).items()):
        thing = getattr(value, "__func__", value)
        if name.startswith("_") or not (isinstance(thing, property) or inspect.isfunction(thing)):
            continue
        words = (text_of(thing) or "").split("\n\n", maxsplit=1)[0].replace("\n", " ")
        shown = name if isinstance(thing, property) else f"{name}{signature(thing)}"
        if words:
            lines.append(f"- `{shown}`: {words}")
    return lines


def documented(thing: object) -> list[tuple[list[str], str]]:
    """The attributes of a class, or the constants of a module, with the `#:` comments above them.

    In a class, a comment is about the next line; in a module, about all up to an empty one.
    """
    try:
        source = inspect.getsource(thing)  # type: ignore[arg-type]  # refused below
    except (TypeError, OSError):  # of the native module
        return []
    entries: list[tuple[list[str], list[str]]] = []
    reading = False
    for line in source.splitlines():
        if line.strip().startswith("#: "):
            if not reading or entries[-1][0]:
                entries.append(([], []))
            entries[-1][1].append(line.strip()[3:])
            reading = True
        elif reading and (name := NAMED_LINE.match(line)) and not iskeyword(name[1]):
            entries[-1][0].append(name[1])
            reading = inspect.ismodule(thing)
        else:
            reading = False
    return [(names, " ".join(words)) for names, words in entries if names]


def constants(module: ModuleType) -> list[str]:
    """The documented constants of a module: what `__all__` lists, or what stands there."""
    listed = getattr(module, "__all__", None)
    sources = [module]
    if listed is not None:
        below = f"{module.__name__}."
        sources = [other for name, other in sorted(sys.modules.items()) if name.startswith(below)]
    entries = [
        ([name for name in names if name.isupper() and (listed is None or name in listed)], words)
        for source in sources
        for names, words in documented(source)
    ]
    return [item(names, words) for names, words in entries if names]


def item(names: list[str], words: str) -> str:
    """A line of a list."""
    return f"- {', '.join(f'`{name}`' for name in names)}: {words}"


def reference() -> str:
    """The whole page."""
    parts = [HEAD]
    for path in MODULES:
        module = import_module(path)
        parts.append(f"## `{path}`\n\n{text_of(module)}\n")
        if listed := constants(module):
            parts.append("\n".join(listed) + "\n")
        for name, thing in public(module):
            parts.append(f"### `{heading(name, thing)}`\n\n{text_of(thing)}\n")
            listed = members(thing) if inspect.isclass(thing) else []
            if listed and "\n- " in text_of(thing):  # or the two lists would look like one
                parts.append("Attributes and methods:\n")
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
