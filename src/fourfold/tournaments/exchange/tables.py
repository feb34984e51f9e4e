"""Standings and pairings as rows: for JSON as they are, for CSV with guarded names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from fourfold.tournaments.standings import standings
from fourfold.tournaments.state import Meeting, PairedGame, Round
from fourfold.tournaments.texts import regulations_object
from fourfold.tournaments.tournament import Tournament

from .cells import guarded, write_csv

Row = dict[str, object]

_PAIRING_HEADS: Final = (
    "round",
    "table",
    "game",
    "first",
    "first_name",
    "second",
    "second_name",
    "result",
    "kind",
    "points",
)
_NAMES: Final = ("name", "first", "second", "first_name", "second_name", "id")


def standings_objects(tournament: Tournament) -> list[Row]:
    """The standings, one object per entrant; a tie-break that says nothing is null."""
    rows: list[Row] = []
    for row in standings(tournament):
        entrant = tournament.entrants[row.id]
        rows.append(
            {
                "place": row.place,
                "id": row.id,
                "name": entrant.name,
                "rating": entrant.rating,
                "points": row.points,
                "games": row.games,
                "tiebreaks": {str(name): value for name, value in row.tiebreaks.items()},
                "bot": entrant.bot,
                "members": list(entrant.members),
                "withdrawn": row.withdrawn,
            }
        )
    return rows


def pairings_objects(tournament: Tournament, number: int | None = None) -> list[Row]:
    """The games of all rounds or of one, and who sits out, one object each.

    `kind`: `game`, `bye` or `granted`. Of teams, the names are those of the members at the board.
    """
    rounds = [r for r in tournament.rounds if number in (None, r.number)]
    return [row for paired in rounds for row in _round_rows(tournament, paired)]


def tournament_object(tournament: Tournament, name: str = "") -> Row:
    """All there is to tell of a tournament: regulations, standings and pairings."""
    return {
        "name": name,
        "regulations": regulations_object(tournament.regulations, whole=True),
        "finished": tournament.finished,
        "rounds": len(tournament.rounds),
        "standings": standings_objects(tournament),
        "pairings": pairings_objects(tournament),
    }


def standings_csv(tournament: Tournament) -> str:
    """The standings as CSV, with a column for each tie-break.

    >>> from fourfold.tournaments import Entered, Regulations
    >>> tournament = Tournament(Regulations()).after(Entered("p1", "Ana", 1612))
    >>> print(standings_csv(tournament))  # doctest: +NORMALIZE_WHITESPACE
    place,name,rating,points,games,buchholz-cut-1,buchholz,sonneborn-berger,withdrawn
    1,Ana,1612,0,0,0,0,0,
    """
    rows = standings_objects(tournament)
    tiebreaks = [str(tiebreak) for tiebreak in tournament.regulations.tiebreaks]
    heads = ["place", "name", "rating", "points", "games", *tiebreaks, "withdrawn"]
    for row in rows:
        values = row["tiebreaks"]
        assert isinstance(values, dict)
        row.update(values)
    return write_csv(heads, _guarded(rows))


def pairings_csv(tournament: Tournament, number: int | None = None) -> str:
    """The pairings as CSV."""
    return write_csv(_PAIRING_HEADS, _guarded(pairings_objects(tournament, number)))


def _guarded(rows: Iterable[Mapping[str, object]]) -> Iterable[Row]:
    """Rows in which no name is a formula."""
    for row in rows:
        names = {head: guarded(str(row[head])) for head in _NAMES if row.get(head) is not None}
        yield {**row, **names}


def _round_rows(tournament: Tournament, paired: Round) -> Iterable[Row]:
    for meeting in paired.meetings:
        for game in meeting.games:
            yield _game_row(tournament, meeting, game)
    byes = tournament.regulations.bye_points
    for name in paired.byes:
        yield _bye_row(tournament, paired.number, name, "bye", byes)
    for name, points in paired.granted.items():
        yield _bye_row(tournament, paired.number, name, "granted", points)


def _game_row(tournament: Tournament, meeting: Meeting, game: PairedGame) -> Row:
    first, second = tournament.players_of(game)
    return {
        "round": game.key.round,
        "table": meeting.real_table,
        "game": str(game.key),
        "first": game.first,
        "first_name": first,
        "second": game.second,
        "second_name": second,
        "result": None if game.result is None else str(game.result),
        "kind": "game",
        "points": None,
    }


def _bye_row(tournament: Tournament, number: int, name: str, kind: str, points: float) -> Row:
    called = tournament.entrants[name].name
    row: Row = dict.fromkeys(_PAIRING_HEADS)
    return {
        **row,
        "round": number,
        "first": name,
        "first_name": called,
        "kind": kind,
        "points": points,
    }
