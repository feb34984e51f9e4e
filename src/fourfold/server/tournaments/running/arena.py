"""Who is paired in an arena: those who are there and free. Computer players make up the number."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from fourfold.tournaments import NothingToPair, RoundPaired, Tournament, pair_round
from fourfold.tournaments.pairing.seats import busy_entrants


def pair_those_there(
    state: Tournament, there: Collection[str], computers: Collection[str]
) -> RoundPaired:
    """Games for people who are there and free; computer players never meet one another.

    One of them steps in where the number of people is odd, or where no two of them may meet. Raises
    `NothingToPair`.
    """
    busy = busy_entrants(state)
    free = [one.id for one in state.playing if one.id in there and one.id not in busy]
    spare = [one.id for one in state.playing if one.id in computers and one.id not in busy]
    if not free:
        raise NothingToPair("nobody")
    stand_in = spare[:1]
    tries = [[*free, *stand_in], free] if len(free) % 2 else [free, [*free, *stand_in]]
    # With a stand-in who has just played the same person, another one may fit.
    tries += [[*free, other] for other in spare[1:]]
    for chosen in tries:
        event = _paired(state, chosen, {*busy})
        if event is not None:
            return event
    raise NothingToPair("nobody")


def _paired(
    state: Tournament, chosen: Collection[str], busy: Collection[str]
) -> RoundPaired | None:
    """The pairing of these alone: all others who are free sit out."""
    kept = {*chosen, *busy}
    entrants = {
        name: entrant if name in kept else replace(entrant, paused=True)
        for name, entrant in state.entrants.items()
    }
    try:
        return pair_round(replace(state, entrants=entrants))
    except NothingToPair:
        return None
