"""Diplomas: a page on its side for each winner."""

from __future__ import annotations

from functools import cache
from typing import Final

from fourfold.drawing import Scene, draw_board
from fourfold.drawing.fonts import TITLE
from fourfold.rules import Edition, Position, Square
from fourfold.tournaments import StandingsRow, Tournament, standings

from .canvas import PLAIN, SOFT, Area, Canvas, Printing, Style, draw_document
from .words import halves, name_of

#: Fill and edge of the seal, for the first three places and for all others.
_SEALS: Final = {
    1: ("#e2b93b", "#9a7414"),
    2: ("#c9ccd1", "#7c828b"),
    3: ("#cd9161", "#8a5527"),
}
_SEAL: Final = ("#f4ecdf", "#654d3a")
#: Where the seal is, from the left and from the top.
_SEAL_AT: Final = 42.0
_RADIUS: Final = 15.0
#: A board with four dark pieces in a row, which shine.
_POSITION: Final = "8eb9/.4.2/7.0./1.5. -"
_LIT: Final = ("a1", "b1", "c1", "d1")
_PIXELS: Final = 900


def diplomas_pdf(tournament: Tournament, order: Printing, places: int = 3) -> bytes:
    """A diploma for everyone on the first places; those who withdrew get none."""
    rows = [row for row in standings(tournament) if row.place <= places and not row.withdrawn]

    def draw(canvas: Canvas) -> None:
        for row in rows:
            canvas.add_page(landscape=True)
            _draw_diploma(canvas, tournament, row)
        if not rows:
            canvas.add_page(landscape=True)

    return draw_document(order, order.texts("print-diplomas"), draw)


def _draw_diploma(canvas: Canvas, tournament: Tournament, row: StandingsRow) -> None:
    say = canvas.texts
    sheet = canvas.sheet
    _draw_border(canvas, sheet)
    middle, wide = sheet.centre, sheet.width - 70
    _draw_board(canvas, tournament, sheet)
    beside = sheet.width - 2 * (_SEAL_AT + _RADIUS + 6)
    canvas.write_centred(middle, 36, say("print-diploma"), Style(TITLE, 46, "call"), beside)
    name = canvas.order.name
    style = canvas.largest(name, Style(TITLE, 22), beside, 13)
    canvas.write_centred(middle, 50, name, style, beside)
    canvas.line(middle - 30, 56, middle + 30, 56, "line", 0.8)
    canvas.write_centred(middle, 67, say("print-awarded"), PLAIN.sized(14))
    y = _write_name(canvas, name_of(tournament, row.id), middle, 84, wide)
    members = tournament.entrants[row.id].members
    if members:
        canvas.write_centred(middle, y + 9, say.listed(members), PLAIN.sized(14), wide)
        y += 8
    place = say("print-place-of", number=row.place, form=say.ordinal_form(row.place))
    canvas.write_centred(middle, y + 15, place, Style(TITLE, 26), wide)
    canvas.write_centred(middle, y + 24, _merit(tournament, row, canvas), PLAIN.sized(13), wide)
    _draw_seal(canvas, row.place, _SEAL_AT, _SEAL_AT)
    _draw_lines(canvas, sheet)


def _write_name(canvas: Canvas, name: str, middle: float, y: float, wide: float) -> float:
    """The name as large as it can be, in two lines if it is long; returns where it ends."""
    style = canvas.largest(name, Style(TITLE, 42), wide, 26)
    lines = canvas.lines_of(name, style, wide, 2)
    for line in lines:
        canvas.write_centred(middle, y, line, style, wide)
        y += style.height * 1.15
    return y - style.height * 1.15


def _merit(tournament: Tournament, row: StandingsRow, canvas: Canvas) -> str:
    say = canvas.texts
    parts = {"print-entrants": str(len(tournament.entrants)), "print-games": str(row.games)}
    if not tournament.format.elimination and row.points:
        parts = {"print-points": halves(row.points), **parts}
    return " · ".join(say.labelled(say(key), value) for key, value in parts.items())


def _draw_border(canvas: Canvas, sheet: Area) -> None:
    """Two lines and a tinted field between them, within what every printer prints."""
    outer = sheet.inside(9)
    canvas.fill(outer, "paper", 5)
    canvas.fill(outer.inside(4), "#ffffff", 3)
    canvas.frame(outer, "ink-soft", 0.8, 5)
    canvas.frame(outer.inside(4), "call", 0.5, 3)
    canvas.frame(outer.inside(5.4), "line", 0.3, 2.4)


def _draw_board(canvas: Canvas, tournament: Tournament, sheet: Area) -> None:
    picture = _board(tournament.regulations.rules.edition)
    wide = 80.0
    high = canvas.height_of(picture, wide)
    canvas.picture(picture, Area(sheet.centre - wide / 2, sheet.bottom - 17 - high, wide, high))


def _draw_seal(canvas: Canvas, place: int, x: float, y: float) -> None:
    fill, edge = _SEALS.get(place, _SEAL)
    canvas.disc(x, y, _RADIUS, fill, edge)
    canvas.disc(x, y, _RADIUS * 0.83, fill, edge)
    number = str(place)
    style = canvas.largest(number, Style(TITLE, 38), 17, 14)
    canvas.write_centred(x, y + style.height * 0.33, number, style)


def _draw_lines(canvas: Canvas, sheet: Area) -> None:
    """The day, and room for a signature."""
    say = canvas.texts
    y = sheet.bottom - 36
    left = Area(30, y, 62, 0)
    right = Area(sheet.right - 92, y, 62, 0)
    canvas.write_centred(left.centre, y - 2.5, say.date(canvas.order.made), PLAIN.sized(12), 60)
    for area, key in ((left, "print-date"), (right, "print-director")):
        canvas.line(area.left, y, area.right, y, "ink-soft", 0.3)
        canvas.write_centred(area.centre, y + 5, say(key), SOFT.sized(10), area.width)


@cache
def _board(edition: Edition) -> bytes:
    lit = tuple(Square.parse(name) for name in _LIT)
    return draw_board(Scene(Position.parse(_POSITION), edition, lit), _PIXELS)
