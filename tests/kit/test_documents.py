"""The documents of the library: their examples run, and the reference is up to date."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from scripts.reference import TARGET, reference

DOCUMENTS = Path(__file__).parents[2] / "docs" / "kit"


def test_the_tutorial_runs() -> None:
    options = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    result = doctest.testfile(
        str(DOCUMENTS / "tutorial.md"), module_relative=False, optionflags=options
    )
    assert result.attempted > 20
    assert result.failed == 0


def test_the_examples_of_the_vector_environment_run() -> None:
    text = (DOCUMENTS / "vector.md").read_text("utf-8")
    snippets = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    names: dict[str, object] = {}
    for snippet in snippets:
        exec(snippet, names)  # noqa: S102  # the project's own page
    assert len(snippets) == 2
    assert "symmetries" in names


def test_the_reference_is_up_to_date() -> None:
    """If this fails: python scripts/reference.py."""
    assert TARGET.read_text("utf-8") == reference()
