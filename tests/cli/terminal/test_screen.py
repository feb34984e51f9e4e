"""What a screen says, in every language."""

from __future__ import annotations

import pytest
from tests.cli.conftest import Run

from fourfold.locales import LANGUAGES, capitalised, texts
from fourfold.rules import Kind


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", Kind)
def test_only_the_first_letter_changes(language: str, kind: Kind) -> None:
    name = texts(language)(f"kind-{kind}", number=1)
    assert capitalised(name)[1:] == name[1:]
    assert capitalised(name)[0].isupper()
    assert capitalised("") == ""


def test_german_nouns_stay_nouns(run: Run) -> None:
    board = "01../23../..../...."
    result = run("--lang", "de", "fill", "--check", board, "--goal", "most", "--level", "2")
    assert result.exit_code == 0
    assert "Kleines Quadrat: a1 b1 a2 b2" in result.stdout
    drilled = run(
        *("--lang", "de", "drill", "--stage", "small-square", "--seed", "1", "--count", "6"),
        stdin=["-"] * 6,
    )
    assert "Kleines Quadrat: " in drilled.stdout
