"""Score sheets: half a page for each game, with room for every turn in the project's notation.

The first player writes on the left, the second on the right. A turn is a square and the piece that
is given; the longest game has a turn 18, when the board is full and the last quarto may be called.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from fourfold.drawing import draw_piece
from fourfold.drawing.fonts import TITLE
from fourfold.rules import PIECES, Edition, Piece, Rules
from fourfold.tournaments import PairedGame, Tournament

from .canvas import PLAIN, SOFT, Area, Canvas, Printing, Style, draw_document
from .words import players_of, round_title, rules_in_words, versus

_ON_PAGE: Final = 2
_ROWS: Final = 9
_RESULTS: Final = (versus("1", "0"), versus("½", "½"), versus("0", "1"))
_LABEL: Final = SOFT.sized(7.5)
#: The side of the board, and of everything below it.
_BOARD: Final = 50.0


@dataclass(frozen=True, slots=True)
class ScoreSheetHead:
    """What is printed at the top of a sheet; empty where it is filled in by hand."""

    rules: Rules
    round: str = ""
    table: str = ""
    first: str = ""
    second: str = ""


def sheets_pdf(tournament: Tournament, number: int | None, order: Printing) -> bytes:
    """A sheet for each open or finished game of a round; without a round, a page of blank ones."""
    if number is None:
        heads = [ScoreSheetHead(tournament.regulations.rules)] * _ON_PAGE
    else:
        meetings = tournament.rounds[number - 1].meetings
        games = [game for meeting in meetings for game in meeting.games]
        title = round_title(tournament, number, order.texts)
        heads = [_head(tournament, game, title) for game in games]

    def draw(canvas: Canvas) -> None:
        for index, head in enumerate(heads):
            if index % _ON_PAGE == 0:
                canvas.add_page()
                middle = canvas.sheet.height / 2
                canvas.dashes(8, middle, canvas.sheet.right - 8, middle)
            half = canvas.sheet.height / _ON_PAGE
            top = index % _ON_PAGE * half
            _draw_sheet(canvas, head, Area(0, top, canvas.sheet.width, half).inside(12))

    return draw_document(order, order.texts("print-sheets"), draw)


def _head(tournament: Tournament, game: PairedGame, title: str) -> ScoreSheetHead:
    first, second = players_of(tournament, game)
    table = str(tournament.meeting(game.key.round, game.key.table).real_table)
    if game.key.number > 1 or tournament.regulations.teams:
        table = f"{table}.{game.key.number}"
    return ScoreSheetHead(tournament.rules_of(game), title, table, first, second)


def _draw_sheet(canvas: Canvas, head: ScoreSheetHead, area: Area) -> None:
    say = canvas.texts
    canvas.write(area.left, area.top + 4, canvas.order.name, Style(TITLE, 13), area.width * 0.6)
    table = f"{say('print-table')} {head.table or '……'}"
    canvas.write_right(area.right, area.top + 4, table, Style(TITLE, 13, "call"))
    y = area.top + 9.5
    title = head.round or say("print-round", round="……")
    canvas.write(area.left, y, title, SOFT, area.width * 0.3)
    rules = rules_in_words(head.rules, say)
    canvas.write_right(area.right, y, rules, SOFT.sized(8), area.width * 0.68)
    canvas.line(area.left, y + 2, area.right, y + 2, "ink", 0.4)
    side = _BOARD
    turns = Area(area.left, y + 4, area.width - side - 6, area.bottom - y - 24)
    _draw_turns(canvas, head, turns)
    _draw_board(canvas, Area(area.right - side, turns.top, side, side))
    below = Area(area.right - side, turns.top + side + 2, side, area.bottom - turns.top - side)
    _draw_result(canvas, below)
    strip = Area(area.left, turns.bottom + 2, turns.width, 17)
    _draw_pieces(canvas, head.rules.edition, strip)


# The turns ----------------------------------------------------------------------------------------


def _draw_turns(canvas: Canvas, head: ScoreSheetHead, area: Area) -> None:
    say = canvas.texts
    width = (area.width - 4) / 2
    for index, name in enumerate((head.first, head.second)):
        side = Area(area.left + index * (width + 4), area.top, width, area.height)
        seat = say("print-first") if index == 0 else say("print-second")
        canvas.write(side.left, side.top + 2.6, seat, _LABEL, side.width)
        name_area = Area(side.left, side.top + 3.4, side.width, 7)
        canvas.line(side.left, name_area.bottom, side.right, name_area.bottom, "ink-soft", 0.3)
        canvas.write(side.left + 1, name_area.bottom - 2, name, PLAIN.sized(11), side.width - 2)
        table = Area(side.left, name_area.bottom + 1, width, side.bottom - name_area.bottom - 1)
        _draw_column(canvas, table, first=index == 0)


def _draw_column(canvas: Canvas, area: Area, first: bool) -> None:
    """A player's turns: number, square, piece given, and a call with whatever else there is."""
    say = canvas.texts
    shares = (0.14, 0.22, 0.22, 0.42)
    edges = [area.left + area.width * sum(shares[:index]) for index in range(5)]
    heads = ("", say("print-square"), say("print-given"), say("print-call"))
    for index, head in enumerate(heads):
        middle = (edges[index] + edges[index + 1]) / 2
        wide = edges[index + 1] - edges[index] - 0.6
        canvas.write_centred(middle, area.top + 3, head, _LABEL, wide)
    top = area.top + 4
    step = (area.bottom - top) / _ROWS
    for row in range(_ROWS):
        y = top + row * step
        number = 2 * row + (1 if first else 2)
        if row % 2:
            canvas.fill(Area(area.left, y, area.width, step), "card")
        style = Style(size=9, colour="ink-soft")
        canvas.write_centred((edges[0] + edges[1]) / 2, y + step / 2 + 1.1, str(number), style)
        # The first turn only gives, turn 17 only places, turn 18 does neither (R9, R11).
        for index in ((1,) if number in (1, 18) else ()) + ((2,) if number >= 17 else ()):
            canvas.fill(Area(edges[index], y, edges[index + 1] - edges[index], step), "line")
    for row in range(_ROWS + 1):
        canvas.line(area.left, top + row * step, area.right, top + row * step, "ink-soft", 0.15)
    for edge in edges:
        canvas.line(edge, top, edge, area.bottom, "ink-soft", 0.15)


# The board, the result and the pieces -------------------------------------------------------------


def _draw_board(canvas: Canvas, area: Area) -> None:
    """An empty board with the names of its squares, for the final position."""
    board = Area(area.left, area.top + 1, area.width, area.width)
    step = board.width / 4
    for row in range(4):
        for column in range(4):
            left, top = board.left + column * step, board.top + row * step
            square = Area(left, top, step, step)
            canvas.fill(square.inside(0.4), "card", 1)
            canvas.frame(square.inside(0.4), "ink-soft", 0.25, 1)
            # Row 1 is nearest to the reader.
            name = f"{'abcd'[column]}{4 - row}"
            canvas.write(left + 1, top + 2.8, name, SOFT.sized(6))


def _draw_result(canvas: Canvas, area: Area) -> None:
    say = canvas.texts
    canvas.write(area.left, area.top + 3, say("print-result"), _LABEL)
    width = (area.width - 6) / 3
    for index, result in enumerate(_RESULTS):
        box = Area(area.left + index * (width + 3), area.top + 4.5, width, 7)
        canvas.frame(box, "ink-soft", 0.3, 1.2)
        canvas.write_centred(box.centre, box.top + 4.8, result, PLAIN.sized(10))
    y = area.top + 19
    canvas.write(area.left, y - 3.5, say("print-signatures"), _LABEL)
    for seat in ("first", "second"):
        y += 9
        canvas.line(area.left, y, area.right, y, "ink-soft", 0.3)
        canvas.write(area.left, y + 3, say(f"print-{seat}"), _LABEL.sized(6.5), area.width)
        y += 2


def _draw_pieces(canvas: Canvas, edition: Edition, area: Area) -> None:
    """The sixteen pieces with their digits."""
    step = area.width / len(PIECES)
    wide = min(step * 0.98, 9.0)
    for index, piece in enumerate(PIECES):
        x = area.left + (index + 0.5) * step
        picture = Area(x - wide / 2, area.top - 1.5, wide, wide * 1.6)
        canvas.picture(_picture(piece, edition), picture)
        canvas.write_centred(x, area.bottom - 0.6, str(piece), Style(TITLE, 9))


@cache
def _picture(piece: Piece, edition: Edition) -> bytes:
    return draw_piece(piece, edition, 110)
