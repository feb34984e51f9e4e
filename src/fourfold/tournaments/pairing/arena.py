"""Arenas: players who are free are paired immediately with someone of a similar score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fourfold.tournaments.errors import NothingToPair
from fourfold.tournaments.events import RoundPaired
from fourfold.tournaments.regulations import UNRATED
from fourfold.tournaments.scores import score_sheets

from .seats import Pair, busy_entrants, games_by_entrant, seated

if TYPE_CHECKING:
    from fourfold.tournaments.tournament import Tournament

#: With at most so many players, the last opponent may be met again.
FEW: Final = 3


def pair_arena(tournament: Tournament) -> RoundPaired:
    """Games for those who are free; who has played most waits when their number is odd.

    Neighbours in the standings meet, but not the same two twice in a row, unless there
    are at most three players.
    """
    if tournament.ends_at is not None and tournament.time >= tournament.ends_at:
        raise NothingToPair("time-up")
    free = _free(tournament)
    last = _last_opponents(tournament)
    few = len(tournament.playing) <= FEW
    pairs: list[Pair] = []
    while free:
        one = free.pop(0)
        fit = (name for name in free if few or last.get(one) != name or last.get(name) != one)
        other = next(fit, None)
        if other is not None:
            free.remove(other)
            pairs.append((one, other))
    if not pairs:
        raise NothingToPair("nobody")
    return RoundPaired(len(tournament.rounds) + 1, tuple(seated(tournament, pairs)))


def _free(tournament: Tournament) -> list[str]:
    """The free players by points, an even number."""
    sheets = score_sheets(tournament)
    busy = busy_entrants(tournament)
    free = [entrant for entrant in tournament.playing if entrant.id not in busy]
    free.sort(key=lambda e: (-sheets[e.id].points, -(e.rating or UNRATED), tournament.lot(e.id)))
    names = [entrant.id for entrant in free]
    if len(names) % 2:
        games = games_by_entrant(tournament)
        names.remove(max(reversed(names), key=lambda name: games[name]))
    return names


def _last_opponents(tournament: Tournament) -> dict[str, str]:
    last: dict[str, str] = {}
    for meeting in tournament.meetings():
        last[meeting.first], last[meeting.second] = meeting.second, meeting.first
    return last
