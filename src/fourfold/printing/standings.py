"""Standings with tie-breaks, and below or beside them who met whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fourfold.drawing.fonts import TITLE
from fourfold.locales import Texts
from fourfold.tournaments import (
    Format,
    LineKind,
    ScoreSheet,
    SheetLine,
    StandingsRow,
    Tiebreak,
    Tournament,
    score_sheets,
    standings,
)

from .canvas import PLAIN, Canvas, Printing, Style, draw_document
from .listing import Column, Listing, TableDrawing
from .words import halves, name_of, rounds_planned

_PLACE: Final = Style(TITLE, 12)
_POINTS: Final = Style(TITLE, 12)
_VALUE: Final = Style(size=10, colour="ink-soft")
_CELL: Final = Style(size=9)
#: Columns of the cross table: numbers, points, names; the narrowest of results by cycles, by round.
_NARROW: Final = 11.0
_SCORE: Final = 15.0
_NAMES: Final = 40.0
_LONG_NAMES: Final = 75.0
_NARROWEST: Final = {1: 7.0, 2: 9.0}
_NARROWEST_ROUND: Final = 11.0
_ROW: Final = 6.6
_LOWEST_ROW: Final = 5.4
#: More entrants than this are not compared with each other on paper.
_MOST_ROWS: Final = 100
_DASH: Final = "\N{EN DASH}"
_SIGNS: Final = {
    LineKind.ABSENT: _DASH,
    LineKind.ANNULLED: "\N{MULTIPLICATION SIGN}",
}


def standings_pdf(tournament: Tournament, order: Printing) -> bytes:
    """The standings as they are, and the cross table where a page has room for it."""
    say = order.texts
    title = say("print-standings")
    rows = standings(tournament)

    def draw(canvas: Canvas) -> None:
        listing = Listing(canvas, title, _moment(tournament, say))
        _draw_standings(listing, tournament, rows)
        _draw_legend(listing, tournament)
        cross = CrossTable.of(tournament, rows)
        if cross is not None:
            _draw_cross_table(listing, tournament, cross)

    return draw_document(order, title, draw)


def _moment(tournament: Tournament, say: Texts) -> str:
    """When these standings were the standings."""
    if tournament.finished:
        return say("print-final")
    closed = [paired.number for paired in tournament.rounds if paired.closed]
    rounds = rounds_planned(tournament)
    if closed and rounds is not None:
        return say("print-after-of", round=closed[-1], rounds=rounds)
    if closed:
        return say("print-after", round=closed[-1])
    return say("print-now") if tournament.rounds else say("print-before")


# The standings ------------------------------------------------------------------------------------


def _draw_standings(listing: Listing, tournament: Tournament, rows: Sequence[StandingsRow]) -> None:
    say = listing.canvas.texts
    by_points = not tournament.format.elimination and tournament.format is not Format.LADDER
    rated = any(entrant.rating is not None for entrant in tournament.entrants.values())
    tiebreaks = tournament.regulations.tiebreaks if by_points else ()
    columns = [
        Column(say("print-place"), 14, "centre", _PLACE),
        Column(say("print-name"), 0, "left", Style(size=11.5), wraps=True),
    ]
    if rated:
        columns.append(Column(say("print-rating"), 17, "right", _VALUE))
    columns.append(Column(say("print-games"), 16, "right", _VALUE))
    if by_points:
        columns.append(Column(say("print-points"), 17, "right", _POINTS))
    columns += [Column(say(f"tiebreak-{tb}-short"), 16, "right", _VALUE) for tb in tiebreaks]
    table = TableDrawing(listing, columns, height=7.8)
    decimals = {tiebreak: decimals_of(rows, tiebreak) for tiebreak in tiebreaks}
    last = None
    for row in rows:
        name = name_of(tournament, row.id)
        if row.withdrawn:
            name = say("print-withdrawn", name=name)
        cells = ["" if row.place == last else str(row.place), name]
        last = row.place
        if rated:
            rating = tournament.entrants[row.id].rating
            cells.append(_DASH if rating is None else str(rating))
        cells.append(str(row.games))
        if by_points:
            cells.append(halves(row.points))
        for tiebreak in tiebreaks:
            value = row.tiebreaks.get(tiebreak)
            cells.append("" if value is None else say.number(value, decimals[tiebreak]))
        table.row(cells)


def decimals_of(rows: Sequence[StandingsRow], tiebreak: Tiebreak) -> int:
    """As few decimals as all values of a column need."""
    values = [row.tiebreaks.get(tiebreak) or 0.0 for row in rows]
    return next(n for n in (0, 1, 2, 3) if n == 3 or all(v == round(v, n) for v in values))


def _draw_legend(listing: Listing, tournament: Tournament) -> None:
    """What the short names of the tie-breaks mean."""
    say = listing.canvas.texts
    if tournament.format.elimination or tournament.format is Format.LADDER:
        return
    names = [
        say.labelled(say(f"tiebreak-{tiebreak}-short"), say(f"tiebreak-{tiebreak}"))
        for tiebreak in tournament.regulations.tiebreaks
    ]
    listing.y += 2.5
    listing.note(" · ".join(name.replace(" ", "\u00a0") for name in names))


# Who met whom -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CrossTable:
    """Rows of places, names, cells and points; `heads` are the columns of the cells."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, str, tuple[str, ...], str], ...]
    narrowest: float
    explanation: str

    @staticmethod
    def of(tournament: Tournament, rows: Sequence[StandingsRow]) -> CrossTable | None:
        """Everyone against everyone in a round robin, round by round elsewhere."""
        if not tournament.rounds or tournament.format.continuous or len(rows) > _MOST_ROWS:
            return None
        sheets = score_sheets(tournament)
        numbers = {row.id: index for index, row in enumerate(rows, 1)}
        every = tournament.format is Format.ROUND_ROBIN
        if every:
            heads = tuple(str(number) for number in numbers.values())
            cells = {row.id: _against(sheets[row.id], numbers) for row in rows}
        else:
            heads = tuple(str(paired.number) for paired in tournament.rounds)
            cells = {row.id: _by_round(sheets[row.id], numbers, len(heads)) for row in rows}
        lines = tuple(
            (str(numbers[row.id]), name_of(tournament, row.id), cells[row.id], halves(row.points))
            for row in rows
        )
        narrowest = _NARROWEST[tournament.regulations.cycles] if every else _NARROWEST_ROUND
        return CrossTable(
            heads, lines, narrowest, "print-cross-everyone" if every else "print-cross-rounds"
        )


def _against(sheet: ScoreSheet, numbers: dict[str, int]) -> tuple[str, ...]:
    """A player's results by opponent; those of two cycles side by side."""
    cells = []
    for other in numbers:
        lines = [line for line in sheet.lines if line.opponent == other]
        own = other == sheet.id
        cells.append("·" if own else "\u00a0".join(_result(line) for line in lines))
    return tuple(cells)


def _by_round(sheet: ScoreSheet, numbers: dict[str, int], rounds: int) -> tuple[str, ...]:
    """A player's results by round, each with the number of the opponent."""
    cells = [""] * rounds
    for line in sheet.lines:
        if 1 <= line.round <= rounds:
            other = "" if line.opponent is None else f" : {numbers[line.opponent]}"
            cells[line.round - 1] = f"{_result(line)}{other}"
    return tuple(cells)


def _result(line: SheetLine) -> str:
    if line.kind in _SIGNS:
        return _SIGNS[line.kind]
    if line.kind in (LineKind.FORFEIT, LineKind.WALKOVER) and line.result != 0.5:
        return "+" if line.result else "\N{MINUS SIGN}"
    if line.kind in (LineKind.BYE, LineKind.GRANTED):
        return f"({halves(line.points)})"
    return halves(line.result)


def _draw_cross_table(listing: Listing, tournament: Tournament, cross: CrossTable) -> None:
    """On the same page, on one that lies on its side, or not at all."""
    say = listing.canvas.texts
    fixed = _NARROW + _NAMES + _SCORE
    needed = fixed + len(cross.heads) * cross.narrowest
    upright = needed <= listing.canvas.area.width
    sideways = needed <= listing.canvas.order.paper.size[1] - 30
    if not (upright or sideways):
        return
    height = len(cross.rows) * _ROW + 26
    if not upright:
        listing.turn_page(landscape=True)
    elif height > listing.room:
        listing.turn_page()
    else:
        listing.y += 9
    listing.note(say("print-cross-table"), Style(TITLE, 14, "call"))
    listing.y += 1.5
    area = listing.canvas.area
    cell = min(16.0, (area.width - fixed) / len(cross.heads))
    # Names take what the results leave, as far as names go.
    names = min(_LONG_NAMES, area.width - fixed + _NAMES - cell * len(cross.heads))
    style = _CELL if cell >= 9 else _CELL.sized(8)
    scored = not tournament.format.elimination
    columns = (
        Column("", _NARROW, "centre", PLAIN.sized(9)),
        Column(say("print-name"), names, "left", PLAIN.sized(9.5)),
        *(Column(head, cell, "centre", style) for head in cross.heads),
        *((Column(say("print-points"), _SCORE, "right", Style(TITLE, 10)),) if scored else ()),
    )
    width = sum(column.width for column in columns)
    # A few rows too many are better a little lower than on another page.
    height = max(_LOWEST_ROW, min(_ROW, (listing.room - 16) / len(cross.rows)))
    table = TableDrawing(listing, columns, height=height, width=width, ruled=True)
    for place, name, cells, points in cross.rows:
        table.row([place, name, *cells, *((points,) if scored else ())])
    listing.y += 2
    listing.note(say(cross.explanation))
