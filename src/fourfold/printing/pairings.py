"""Pairings for the wall: by table, and by name for those who look for theirs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from fourfold.drawing.fonts import TITLE
from fourfold.tournaments import Format, Meeting, PairedGame, Round, Tournament, score_sheets

from .canvas import PLAIN, Canvas, Printing, Style, draw_document
from .listing import Column, Listing, TableDrawing
from .words import (
    by_alphabet,
    halves,
    name_of,
    players_of,
    result_of,
    round_title,
    rules_in_words,
    versus,
)

_NUMBER: Final = Style(TITLE, 13)
_NAME: Final = Style(size=12)
_POINTS: Final = Style(size=10, colour="ink-soft")
_FEW: Final = 16


def pairings_pdf(tournament: Tournament, number: int, order: Printing) -> bytes:
    """The pairings of a round by table, with room for results or the results there are."""
    paired = tournament.rounds[number - 1]
    say = order.texts
    title = f"{round_title(tournament, number, say)} · {say('print-pairings')}"

    def draw(canvas: Canvas) -> None:
        rules = rules_in_words(tournament.regulations.rules, say)
        listing = Listing(canvas, title, say("print-first-gives"))
        _draw_tables(listing, tournament, paired)
        _draw_byes(listing, tournament, paired)
        listing.y += 3
        listing.note(rules)

    return draw_document(order, title, draw)


def _draw_tables(listing: Listing, tournament: Tournament, paired: Round) -> None:
    say = listing.canvas.texts
    points = _points_before(tournament, paired)
    with_points = not tournament.format.elimination and any(points.values())
    # Few tables fill a page better in larger type.
    scale = 1.25 if len(paired.meetings) * tournament.regulations.boards <= _FEW else 1.0
    name = _NAME.sized(_NAME.size * scale)
    small = _POINTS.sized(_POINTS.size * scale)
    score = (Column(say("print-points"), 16, "centre", small),) if with_points else ()
    table = TableDrawing(
        listing,
        (
            Column(say("print-table"), 16, "centre", _NUMBER.sized(_NUMBER.size * scale)),
            Column(say("print-first"), 0, "left", name, wraps=True),
            *score,
            Column(say("print-result"), 26, "centre", name),
            *score,
            Column(say("print-second"), 0, "left", name, wraps=True),
        ),
        height=9.2 * scale,
    )
    for meeting in paired.meetings:
        if tournament.regulations.teams:
            home, away = (name_of(tournament, name) for name in meeting.entrants)
            table.group(say("print-table-of", table=meeting.real_table, first=home, second=away))
        for label, first, second, result in _lines(tournament, meeting):
            names = [players_of(tournament, game) for game in (first, second)]
            left, right = names[0][0], names[1][1]
            before = ((halves(points[first.first]),), (halves(points[second.second]),))
            one, two = before if with_points else ((), ())
            table.row([label, left, *one, result, *two, right])


def _lines(
    tournament: Tournament, meeting: Meeting
) -> Iterator[tuple[str, PairedGame, PairedGame, str]]:
    """A line per board of a team, otherwise one per meeting; a match shows its score."""
    if tournament.format.elimination and len(meeting.games) > 1:
        game = meeting.games[0]
        score = versus(*(halves(meeting.points(name)) for name in meeting.entrants))
        yield str(meeting.real_table), game, game, score
        return
    for game in meeting.games:
        teams = tournament.regulations.teams
        label = game.key.number if teams else meeting.real_table
        result = versus("", "").strip() if game.result is None else versus(*result_of(game.result))
        yield str(label), game, game, result


def _points_before(tournament: Tournament, paired: Round) -> dict[str, float]:
    """What everyone had when the round was paired."""
    return {
        name: sum(line.points for line in sheet.lines if line.round < paired.number)
        for name, sheet in score_sheets(tournament).items()
    }


def _draw_byes(listing: Listing, tournament: Tournament, paired: Round) -> None:
    say = listing.canvas.texts
    byes = dict.fromkeys(paired.byes, tournament.regulations.bye_points) | dict(paired.granted)
    if not byes:
        return
    listing.y += 4
    columns = [Column(say("print-sits-out"), 0, "left", _NAME, wraps=True)]
    paid = tournament.format is Format.SWISS
    if paid:
        columns.append(Column(say("print-points"), 24, "right", _NAME))
    table = TableDrawing(listing, columns, height=9.2)
    for name, points in byes.items():
        table.row([name_of(tournament, name), *((halves(points),) if paid else ())])


# By name ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Seat:
    """Where an entrant sits."""

    name: str
    table: str
    seat: str
    opponent: str


def names_pdf(tournament: Tournament, number: int, order: Printing) -> bytes:
    """The pairings of a round by name: where to go, who goes first, and against whom."""
    paired = tournament.rounds[number - 1]
    say = order.texts
    title = f"{round_title(tournament, number, say)} · {say('print-names')}"
    seats = list(_seats(tournament, paired, order))
    ordered = by_alphabet((seat.name, index) for index, seat in enumerate(seats))

    def draw(canvas: Canvas) -> None:
        listing = Listing(canvas, title, say("print-first-gives"))
        table = TableDrawing(
            listing,
            (
                Column(say("print-name"), 0, "left", _NAME, wraps=True),
                Column(say("print-table"), 22, "centre", _NUMBER),
                Column(say("print-seat"), 30, "left", _POINTS),
                Column(say("print-opponent"), 0, "left", PLAIN, wraps=True),
            ),
            height=7.8,
        )
        for _, index in ordered:
            seat = seats[index]
            table.row([seat.name, seat.table, seat.seat, seat.opponent])

    return draw_document(order, title, draw)


def _seats(tournament: Tournament, paired: Round, order: Printing) -> Iterator[_Seat]:
    say = order.texts
    for meeting in paired.meetings:
        games = meeting.games if tournament.regulations.teams else meeting.games[:1]
        for game in games:
            first, second = players_of(tournament, game)
            table = str(meeting.real_table)
            if tournament.regulations.teams:
                table = f"{meeting.real_table}.{game.key.number}"
            yield _Seat(first, table, say("print-seat-first"), second)
            yield _Seat(second, table, say("print-seat-second"), first)
    for name in (*paired.byes, *paired.granted):
        members = tournament.entrants[name].members or (name_of(tournament, name),)
        for member in members:
            yield _Seat(member, "\N{EN DASH}", "", say("print-bye"))
