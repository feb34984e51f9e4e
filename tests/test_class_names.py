"""No two public classes of the package have one name: a name in a traceback says where to look."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "fourfold"


def public_classes(path: Path) -> list[str]:
    """The classes of a module, those inside other classes and functions left out."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    classes = [node.name for node in tree.body if isinstance(node, ast.ClassDef)]
    return [name for name in classes if not name.startswith("_")]


def test_class_names_are_unique() -> None:
    modules: dict[str, list[str]] = defaultdict(list)
    for path in sorted(PACKAGE.rglob("*.py")):
        for name in public_classes(path):
            modules[name].append(str(path.relative_to(PACKAGE)))
    assert len(modules) > 50, "the classes were found"
    assert {name: where for name, where in modules.items() if len(where) > 1} == {}
