"""Standings: entrants by points and the chosen tie-breaks, by rounds survived, or by the ladder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .pairing import ladder
from .pairing.knockout import lost_matches
from .regulations import Format, Tiebreak
from .scores import ScoreSheet, score_sheets
from .state import Meeting
from .tiebreaks import TiebreakTable

if TYPE_CHECKING:
    from .tournament import Tournament

Values = dict[Tiebreak, float | None]


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """A place in the standings; entrants whom nothing separates share one.

    A tie-break is None where it says nothing: direct encounter among players who have not all met.
    """

    place: int
    id: str
    points: float
    games: int
    tiebreaks: Values = field(default_factory=dict)
    withdrawn: bool = False


def standings(tournament: Tournament) -> list[StandingsRow]:
    """The standings now: final ones once the tournament is finished."""
    sheets = score_sheets(tournament)
    values: dict[str, Values] = {}
    if tournament.format.elimination:
        groups = _by_rounds(tournament)
    elif tournament.format is Format.LADDER:
        groups = [[name] for name in ladder.ranking(tournament)]
        left = [e.id for e in tournament.order() if e.withdrawn]
        groups += [left] if left else []
    else:
        groups, values = _by_points(tournament, sheets)
    rows: list[StandingsRow] = []
    for group in groups:
        place = len(rows) + 1
        rows += [_row(tournament, sheets[name], place, values.get(name, {})) for name in group]
    return rows


def _row(tournament: Tournament, sheet: ScoreSheet, place: int, values: Values) -> StandingsRow:
    gone = tournament.entrants[sheet.id].withdrawn
    return StandingsRow(place, sheet.id, sheet.points, len(sheet.games), values, gone)


def _by_points(
    tournament: Tournament, sheets: dict[str, ScoreSheet]
) -> tuple[list[list[str]], dict[str, Values]]:
    """Groups that nothing separates, best first; inside a group in the order of pairing numbers."""
    table = TiebreakTable(sheets, tournament.entrants)
    values: dict[str, Values] = {name: {} for name in sheets}
    groups = _split(
        [entrant.id for entrant in tournament.order()], lambda name: sheets[name].points
    )
    for tiebreak in tournament.regulations.tiebreaks:
        parts: list[list[str]] = []
        for group in groups:
            if tiebreak is Tiebreak.DIRECT_ENCOUNTER:
                among = table.direct_encounter(group)
            else:
                among = {name: table.value(tiebreak, name) for name in group}
            for name in group:
                values[name][tiebreak] = among[name]
            parts += _split(group, lambda name, among=among: among[name] or 0.0)  # type: ignore[misc]  # a default argument binds it
        groups = parts
    return groups, values


def _split(names: Sequence[str], key: Callable[[str], float]) -> list[list[str]]:
    """Names in groups of the same value, the highest value first."""
    groups: dict[float, list[str]] = {}
    for name in names:
        groups.setdefault(key(name), []).append(name)
    return [groups[value] for value in sorted(groups, reverse=True)]


def _by_rounds(tournament: Tournament) -> list[list[str]]:
    """Entrants of a knockout by how long they lasted.

    Players who are still in come first. Those who lost their last match in the same round share a
    place; the match for third place counts for less than the final of the same round. Players who
    left unbeaten come right after those who lost in the round that they missed.
    """
    limit = 2 if tournament.format is Format.DOUBLE_KNOCKOUT else 1
    lost = lost_matches(tournament)
    last = {name: m for m in tournament.meetings() for name in m.entrants}
    seen = {name: paired.number for paired in tournament.rounds for name in paired.byes}
    ranks: dict[str, float] = {}
    for entrant in tournament.order():
        meeting = last.get(entrant.id)
        rank = 0.0 if meeting is None else float(meeting.round)
        if lost[entrant.id] < limit:
            left = max(rank, seen.get(entrant.id, 0)) + 0.9
            rank = left if entrant.withdrawn else len(tournament.rounds) + 1.0
        elif meeting is not None and _for_third_place(tournament, meeting):
            rank -= 0.25 if tournament.ending(meeting).winner == entrant.id else 0.5
        ranks[entrant.id] = rank
    return _split(list(ranks), lambda name: ranks[name])


def _for_third_place(tournament: Tournament, meeting: Meeting) -> bool:
    """Whether both had lost in the round before: only then do the beaten meet in a knockout."""
    if tournament.format is not Format.KNOCKOUT or meeting.round == 1:
        return False
    before = [tournament.rounds[meeting.round - 2].meeting_of(name) for name in meeting.entrants]
    return all(
        earlier is not None and tournament.ending(earlier).winner != name
        for earlier, name in zip(before, meeting.entrants, strict=True)
    )
