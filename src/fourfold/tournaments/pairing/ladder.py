"""Ladders: a ranking that changes when a player beats one above them.

The winner takes the other's place and those between move down by one; nothing else changes. Late
entrants begin at the bottom.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fourfold.tournaments.errors import NothingToPair
from fourfold.tournaments.events import RoundPaired

from .seats import Pair, busy_entrants, games_by_entrant, seated

if TYPE_CHECKING:
    from fourfold.tournaments.tournament import Tournament


def ranking(tournament: Tournament) -> list[str]:
    """The ladder from the top; those who left are no longer on it."""
    early = [entrant for entrant in tournament.entrants.values() if entrant.since == 1]
    late = [entrant.id for entrant in tournament.entrants.values() if entrant.since > 1]
    places = [entrant.id for entrant in tournament.seeded(early)] + late
    decided = [game for game in tournament.games() if game.winner is not None]
    for game in sorted(decided, key=lambda game: game.decided):
        assert game.winner is not None
        loser = game.second if game.winner == game.first else game.first
        if places.index(game.winner) > places.index(loser):
            places.remove(game.winner)
            places.insert(places.index(loser), game.winner)
    return [name for name in places if not tournament.entrants[name].withdrawn]


def challengeable(tournament: Tournament, name: str) -> list[str]:
    """Whom a player may challenge now: those who are free, as far up as a challenge reaches."""
    places = ranking(tournament)
    place = places.index(name)
    above = places[max(0, place - tournament.regulations.reach) : place]
    busy = busy_entrants(tournament)
    return [one for one in above if tournament.entrants[one].playing and one not in busy]


def pair_ladder(tournament: Tournament) -> RoundPaired:
    """Games for a club evening: neighbours on the ladder who did not meet last time.

    Who has played most sits out when the number is odd.
    """
    places = ranking(tournament)
    busy = busy_entrants(tournament)
    free = [n for n in places if tournament.entrants[n].playing and n not in busy]
    byes: list[str] = []
    if len(free) % 2:
        games = games_by_entrant(tournament)
        rests = max(reversed(free), key=lambda name: games[name])
        free.remove(rests)
        byes.append(rests)
    last = {frozenset(m.entrants) for paired in tournament.rounds[-1:] for m in paired.meetings}
    pairs: list[Pair] = []
    while free:
        one = free.pop(0)
        reach = places.index(one) + tournament.regulations.reach
        near = [name for name in free if places.index(name) <= reach]
        fresh = [name for name in near if frozenset((one, name)) not in last]
        if near:
            other = (fresh or near)[0]
            free.remove(other)
            pairs.append((one, other))
        else:
            byes.append(one)
    if not pairs:
        raise NothingToPair("nobody")
    return RoundPaired(len(tournament.rounds) + 1, tuple(seated(tournament, pairs)), tuple(byes))
