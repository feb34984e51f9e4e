"""Cards for the tables: a number to find, and a code that opens the page for the result."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import segno

from fourfold.drawing.fonts import TITLE

from .canvas import PLAIN, SOFT, Area, Canvas, Printing, Style, draw_document

#: Cards on a page: half a sheet each, to be cut, or folded into a tent.
_ON_PAGE: Final = 2
_CODE: Final = 62.0


@dataclass(frozen=True, slots=True)
class TableCard:
    """A table and the link behind its code; without a link, the card has a number alone."""

    number: int
    link: str = ""


def cards_pdf(cards: Sequence[TableCard], order: Printing) -> bytes:
    """The cards, two on a page."""
    title = order.texts("print-cards")

    def draw(canvas: Canvas) -> None:
        for index, card in enumerate(cards):
            if index % _ON_PAGE == 0:
                canvas.add_page()
                middle = canvas.sheet.height / 2
                canvas.dashes(8, middle, canvas.sheet.right - 8, middle)
            half = canvas.sheet.height / _ON_PAGE
            top = index % _ON_PAGE * half
            _draw_card(canvas, card, Area(0, top, canvas.sheet.width, half).inside(14))

    return draw_document(order, title, draw)


def _draw_card(canvas: Canvas, card: TableCard, area: Area) -> None:
    say = canvas.texts
    canvas.frame(area, "line", 0.6, 4)
    inner = area.inside(9)
    canvas.write(inner.left, inner.top + 5, canvas.order.name, Style(TITLE, 17), inner.width)
    canvas.line(inner.left, inner.top + 9, inner.right, inner.top + 9, "call", 0.7)
    wide = inner.width if not card.link else inner.width - _CODE - 10
    left = Area(inner.left, inner.top + 12, wide, inner.height - 12)
    number = str(card.number)
    style = canvas.largest(number, Style(TITLE, 190), left.width - 4, 60)
    canvas.write_centred(left.centre, left.top + 12, say("print-table"), Style(TITLE, 22, "call"))
    y = left.top + 14 + (left.height - 14) / 2 + style.height * 0.32
    canvas.write_centred(left.centre, y, number, style)
    if card.link:
        _draw_code(canvas, card.link, Area(inner.right - _CODE, left.top + 1, _CODE, left.height))


def _draw_code(canvas: Canvas, link: str, area: Area) -> None:
    """The code, what to do with it, and the link for those who have to type it."""
    canvas.picture(_code(link), Area(area.left, area.top, area.width, area.width))
    y = area.top + area.width + 5
    style = PLAIN.sized(10.5)
    for line in canvas.lines_of(canvas.texts("print-scan"), style, area.width, 4):
        canvas.write(area.left, y, line, style)
        y += style.height * 1.25
    small = SOFT.sized(7)
    y += 1
    for line in canvas.lines_of(link, small, area.width, 3):
        canvas.write(area.left, y, line, small)
        y += small.height * 1.25


def _code(link: str) -> bytes:
    image = io.BytesIO()
    segno.make(link, error="m", micro=False).save(image, kind="png", scale=8, border=2)
    return image.getvalue()
