"""Cards: the wide pictures that messengers and social networks show beside a link."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from fourfold.rules import Edition, Piece

from .fonts import TEXT, TITLE, can_write, lines_of, width_of
from .scene import (
    EMPTY,
    Scene,
    board_height,
    colour,
    composed,
    drawings,
    hand_at,
    on_board,
    piece_at,
    png,
    standing,
)

#: The size that Open Graph images have.
WIDTH: Final = 1200
HEIGHT: Final = 630
_BOARD: Final = 660
_LEFT: Final = 40
_TEXT_LEFT: Final = _LEFT + _BOARD + 50
_TEXT_WIDTH: Final = WIDTH - _TEXT_LEFT - 50
#: Sizes of a title, from the largest: the first in which it takes few enough lines is taken.
_SIZES: Final = (68, 58, 50, 42, 34)
_MOST_LINES: Final = 4
#: The size of the text below, and the most lines of it.
_ABOUT: Final = 30
_MOST_WORDS: Final = 5
_NAME: Final = "Fourfold"


@dataclass(frozen=True, slots=True)
class Card:
    """A scene or, for a person, a piece that stands for them; and words."""

    title: str
    about: str
    scene: Scene = EMPTY
    portrait: Piece | None = None


def draw_card(card: Card) -> bytes:
    """A card as PNG. Words that the typefaces cannot write are left out."""
    place = (_LEFT, (HEIGHT - board_height(_BOARD)) / 2, _BOARD)
    words = _words(card) + _line(_NAME, TITLE, 30, HEIGHT - 42, colour("call"))
    if card.portrait is not None:
        return png(composed((WIDTH, HEIGHT), "", _portrait(card.portrait) + words, WIDTH))
    front = on_board(standing(card.scene), *place) + words
    hand = card.scene.position.hand
    if hand is not None:
        front += hand_at(hand, card.scene.edition, WIDTH - 110, HEIGHT - 70, 0.9)
    return png(composed((WIDTH, HEIGHT), on_board(drawings()["board"], *place), front, WIDTH))


def _words(card: Card) -> str:
    """Title and text, in the middle of the height."""
    title, about = (
        text if can_write(text) else "" for text in (_written(card.title), _written(card.about))
    )
    size, lines = _fitting(title)
    more = lines_of(about, TEXT, _ABOUT, _TEXT_WIDTH)[:_MOST_WORDS]
    high, low = size * 1.15, _ABOUT * 1.3
    y = (HEIGHT - len(lines) * high - len(more) * low) / 2 + size * 0.7
    parts = []
    for line in lines:
        parts.append(_line(line, TITLE, size, y, colour("ink")))
        y += high
    for line in more:
        parts.append(_line(line, TEXT, _ABOUT, y, colour("ink-soft")))
        y += low
    return "".join(parts)


def _written(text: str) -> str:
    """A text with the one no-break space that the typefaces have."""
    return text.replace("\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}")


def _portrait(piece: Piece) -> str:
    middle = _LEFT + _BOARD / 2
    return (
        f'<circle cx="{middle:g}" cy="{HEIGHT / 2:g}" r="240" fill="url(#board-top)"/>'
        f"{piece_at(piece, Edition.CLASSIC, middle, HEIGHT / 2 + 110, 3.4)}"
    )


def _fitting(title: str) -> tuple[float, list[str]]:
    """The largest size in which a title fits without a broken word, and its lines."""
    for size in _SIZES:
        lines = lines_of(title, TITLE, size, _TEXT_WIDTH)
        broken = any(width_of(word, TITLE, size) > _TEXT_WIDTH for word in title.split(" "))
        if not broken and len(lines) <= _MOST_LINES:
            return size, lines
    size = _SIZES[-1]
    return size, lines_of(title, TITLE, size, _TEXT_WIDTH)[:_MOST_LINES]


def _line(text: str, family: str, size: float, y: float, fill: str) -> str:
    return (
        f'<text x="{_TEXT_LEFT}" y="{y:g}" font-family="{family}" font-size="{size:g}" '
        f'fill="{fill}">{escape(text)}</text>'
    )
