"""The two typefaces of pictures, made by `scripts/drawing_fonts.py`, and what they can write."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from PIL import ImageFont

TITLE: Final = "Fourfold Title"
TEXT: Final = "Fourfold Text"
FONT_FILES: Final = [
    str(files(__package__).joinpath(f"{name.replace(' ', '')}.ttf")) for name in (TITLE, TEXT)
]
#: A character that no typeface has: its drawing is that of every other unknown one.
_UNKNOWN: Final = "\uffff"
_SIZE: Final = 100


@cache
def _typeface(name: str) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FONT_FILES[(TITLE, TEXT).index(name)], _SIZE)


@cache
def _unshaped(name: str) -> ImageFont.FreeTypeFont:
    """Without shaping, which draws a circle below a mark that stands alone, known or not."""
    file = FONT_FILES[(TITLE, TEXT).index(name)]
    return ImageFont.truetype(file, _SIZE, layout_engine=ImageFont.Layout.BASIC)


@cache
def _has(name: str, character: str) -> bool:
    typeface = _unshaped(name)
    return bytes(typeface.getmask(character)) != bytes(typeface.getmask(_UNKNOWN))


def can_write(text: str) -> bool:
    """Whether the typefaces have every character of a text; the renderer chooses between them.

    >>> can_write("Zoë"), can_write("Ω"), can_write("山"), can_write("\u0e31")
    (True, True, False, False)
    """
    return all(any(_has(name, character) for name in (TITLE, TEXT)) for character in text)


def runs_of(text: str, name: str) -> list[tuple[str | None, str]]:
    """A text in parts, each with the typeface that writes it: this one, the other one, or None.

    >>> runs_of("Zoë Ω 山", TITLE)
    [('Fourfold Title', 'Zoë '), ('Fourfold Text', 'Ω'), ('Fourfold Title', ' '), (None, '山')]
    """
    other = TEXT if name == TITLE else TITLE
    runs: list[tuple[str | None, str]] = []
    for character in text:
        writer = next((each for each in (name, other) if _has(each, character)), None)
        before = runs.pop()[1] if runs and runs[-1][0] == writer else ""
        runs.append((writer, before + character))
    return runs


def width_of(text: str, name: str, size: float) -> float:
    """How wide a line is; characters that this typeface has not are taken from the other one."""
    other = TEXT if name == TITLE else TITLE
    return sum(
        _typeface(name if _has(name, character) else other).getlength(character)
        for character in text
    ) * (size / _SIZE)


def lines_of(text: str, name: str, size: float, width: float) -> list[str]:
    """A text in lines no wider than this; a word that is wider is broken."""
    lines: list[str] = []
    # At plain spaces only: no-break spaces hold together what they join.
    for word in filter(None, text.split(" ")):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, name, size) <= width:
            lines[-1] = longer
            continue
        lines.append("")
        for character in word:
            if lines[-1] and width_of(lines[-1] + character, name, size) > width:
                lines.append("")
            lines[-1] += character
    return lines
