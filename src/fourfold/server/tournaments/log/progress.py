"""What follows from a tournament's state: columns for lists, what comes next, the end."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from fourfold.tournaments import (
    Format,
    GameKey,
    NothingToPair,
    Tournament,
    pair_round,
    standings,
    swiss_rounds,
)
from fourfold.tournaments.pairing.berger import number_of_rounds

from .loading import LoadedTournament, status_of

#: Milliseconds for which a tournament waits for players when it cannot pair any.
GATHERING: Final = 3600_000
#: Milliseconds before a round is paired again whose pairing was dropped, at least.
REPAIRING: Final = 120_000
#: Milliseconds in which somebody who is challenged on a ladder has to come, at least.
CHALLENGED: Final = 7 * 24 * 3600_000
#: The method of a round that is a challenge.
CHALLENGE: Final = "challenge"


class Coming(NamedTuple):
    """What the server does next by itself, and when: start, round or finish."""

    what: str
    at: int


def derived(state: Tournament, cancelled: int | None) -> dict[str, Any]:
    """The columns of a tournament's row that follow from its log, but for who leads."""
    return {
        "number": state.number,
        "format": str(state.format),
        "status": status_of(state, cancelled),
        "round": len(state.rounds),
        "planned": planned_rounds(state),
        "entered": count_entered(state),
        "most": state.regulations.limit,
    }


def count_entered(state: Tournament) -> int:
    """How many take part; after the end, how many did, those who left on the way included."""
    took_part = set[str]()
    if state.finished:
        took_part = {name for meeting in state.meetings() for name in meeting.entrants}
    return sum(not each.withdrawn or each.id in took_part for each in state.entrants.values())


def leader_of(state: Tournament) -> str | None:
    """The leader’s name; None while nothing was played, or when several share the place."""
    if not any(game.result is not None for game in state.games()):
        return None
    first, *others = standings(state)
    if others and others[0].place == first.place:
        return None
    return state.entrants[first.id].name


def planned_rounds(state: Tournament) -> int | None:
    """How many rounds there will be; None where that is not known."""
    match state.format:
        case Format.SWISS:
            return state.regulations.rounds
        case Format.ROUND_ROBIN:
            return number_of_rounds(state) if len(state.starters()) > 1 else None
        case Format.KNOCKOUT:
            count = len(state.starters())
            return swiss_rounds(count) if count > 1 else None
    return None


def is_played_out(state: Tournament) -> bool:
    """Whether the last round is closed and no other can follow."""
    last = state.last_round
    if state.finished or state.format.continuous or last is None or not last.closed:
        return False
    if state.format is Format.SWISS:
        # Asking for its pairing would make one.
        return len(state.rounds) >= state.regulations.rounds
    try:
        pair_round(state)
    except NothingToPair:
        return True
    return False


def coming(loaded: LoadedTournament) -> Coming | None:
    """What the server does next by itself."""
    here, state = loaded.announced, loaded.state
    if here.cancelled is not None or state.finished:
        return None
    if state.ends_at is not None:
        return Coming("finish", state.ends_at)
    if not here.automatic:
        return None
    last = state.last_round
    # Who drops a pairing wants another one: there is time to make it by hand.
    again = loaded.notes.unpaired + max(here.pause * 1000, REPAIRING)
    if last is None:
        return None if here.start is None else Coming("start", max(here.start, again))
    if last.closed and not is_played_out(state):
        closed = loaded.notes.closed.get(last.number, state.time)
        return Coming("round", max(closed + here.pause * 1000, again))
    return None


def patience_of(loaded: LoadedTournament, number: int) -> int:
    """For how many milliseconds a game of a round waits for its players."""
    absence = loaded.announced.absence * 1000
    challenged = loaded.state.rounds[number - 1].method == CHALLENGE
    return max(absence, CHALLENGED) if challenged else absence


def deadline_of(loaded: LoadedTournament, game: GameKey) -> int | None:
    """Until when players have to come to a game; None around real tables."""
    paired_at = loaded.notes.paired_at(game)
    if loaded.announced.venue != "server" or paired_at is None:
        return None
    return paired_at + patience_of(loaded, game.round)
