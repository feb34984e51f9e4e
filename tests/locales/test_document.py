"""What `docs/translations.md` says about the languages is so."""

from __future__ import annotations

import re
from pathlib import Path

from fourfold.locales import LANGUAGES, texts
from fourfold.locales.checks import completeness, packaged_file
from fourfold.locales.glossary import glossary

DOCUMENT = Path(__file__).parents[2] / "docs/translations.md"


def rows(first: str) -> list[list[str]]:
    """The cells of a table of the document, found by the first cell of its head."""
    text = DOCUMENT.read_text(encoding="utf-8")
    match = re.search(rf"^\| {first}\|.*\n\|---.*\n((?:\|.*\n)*)", text, re.MULTILINE)
    assert match is not None, first
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in match[1].splitlines()]


def test_the_figures_are_those_of_the_files() -> None:
    say = texts("en")
    figures = [completeness(code, packaged_file(code)) for code in LANGUAGES]
    assert rows("language ") == [
        [
            each.language,
            LANGUAGES[each.language],
            say("percent", number=each.percent),
            str(len(each.missing)),
        ]
        for each in figures
    ]


def test_the_terms_are_those_of_the_glossary() -> None:
    order = ("fr", "nl", "de", "es", "it", "pt-PT", "pt-BR")
    address, *terms = rows("")
    assert address[0] == "address"
    words = glossary().words
    assert [row[1:] for row in terms] == [
        [word.terms[code].term for code in order] for word in words
    ]
