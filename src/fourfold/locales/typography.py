"""How each language sets its punctuation, and texts that do it otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from .sources import DETAIL

#: What nobody writes in any language, by the code of the finding.
_EVERYWHERE: Final = {
    "dots": re.compile(r"\.\.\."),
    "straight": re.compile(r"\b'\b"),
    "spaces": re.compile(r"(?<=\S)  (?=\S)|\t|\r|^\n|\n$"),
}
#: A code that a person types, with its own punctuation: `c2!a2b2c2d2`, `A:B`, `resign:first`.
_TYPED: Final = re.compile(r"\S*!\w\S*|[A-Z]:[A-Z]|\w+:\w+|\([!?]\)|https?:\S*|--\S+|\d\d:\d\d")
#: Finding and pattern by language. French: a narrow no-break space before high punctuation and
#: inside « ». German: „ “. In both, a space between a number and its percent sign.
_RULES: Final = {
    "fr": ("french", re.compile(r"(?<![\u202f(!?])[!?:;»]|«(?!\u202f)|\d%")),
    "de": ("german", re.compile(r"\d%|”")),
}
#: Spanish opens what it closes.
_OPENED: Final = {"!": "¡", "?": "¿"}
#: How a text ends: its last character, before a closing bracket or quotation mark.
_END: Final = re.compile(r"([.!?:…\u3002\uff01\uff1f])[\s)\]”“»’]*$")
_SAME_END: Final = str.maketrans("\u3002\uff01\uff1f", ".!?")


def slips(language: str, text: str, english: str) -> Iterator[tuple[str, str]]:
    """What is set wrongly in a text: the code of the finding, and the place."""
    for code, pattern in _EVERYWHERE.items():
        yield from ((code, _around(text, found)) for found in pattern.finditer(text))
    for mark in ("'", '"'):
        # Codes are typed with straight marks in every language, as in English.
        if text.count(mark) > english.count(mark):
            yield "straight", mark
    bare = _TYPED.sub("", text)
    main = language.partition("-")[0]
    if main in _RULES:
        code, pattern = _RULES[main]
        yield from ((code, _around(bare, found)) for found in pattern.finditer(bare))
    if main == "es":
        unopened = (start for end, start in _OPENED.items() if bare.count(end) != bare.count(start))
        yield from (("spanish", start) for start in unopened)


def ending(text: str) -> str:
    """How a text ends: `.`, `!`, `?`, `:`, `…`, or nothing, as a label or a title does.

    >>> ending("Say “QUARTO!”"), ending("Level 2"), ending("{ $name }.")
    ('!', '', '.')
    """
    found = _END.search(text)
    return found[1].translate(_SAME_END) if found else ""


def _around(text: str, found: re.Match[str]) -> str:
    """The place of something in a text, to be shown."""
    return text[max(found.start() - 8, 0) : found.end() + 8].replace(DETAIL, "…").strip()
