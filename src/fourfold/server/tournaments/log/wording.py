"""The errors of `fourfold.tournaments` in the words of a language, with names instead of ids."""

from __future__ import annotations

from typing import Final

from fourfold.locales import Texts
from fourfold.tournaments import (
    EventRefused,
    EventUnreadable,
    InvalidRegulations,
    NothingToPair,
    Tournament,
    TournamentError,
)
from fourfold.tournaments.exchange import PlayersUnreadable, ReportRefused

#: How the codes of each kind of error begin, here and in the catalogues.
_KINDS: Final[dict[type[TournamentError], str]] = {
    EventRefused: "event",
    EventUnreadable: "value",
    InvalidRegulations: "regulations",
    NothingToPair: "pairing",
    PlayersUnreadable: "players",
    ReportRefused: "report",
}
#: Details that are ids of entrants.
_IDS: Final = ("id", "other")


def code_of(error: TournamentError) -> str:
    """The code of an error among all those of the server.

    >>> code_of(NothingToPair("few"))
    'tournament-pairing-few'
    """
    return f"tournament-{_KINDS[type(error)]}-{error.code}"


def say_error(error: TournamentError, say: Texts) -> str:
    """The reason in a language; what only a broken log could say is said in English."""
    key = f"problem-{code_of(error)}"
    if not say.has(key):
        return error.message
    details = {
        name: say_error(part, say) if isinstance(part, TournamentError) else _plain(part)
        for name, part in error.details.items()
    }
    return say(key, **details)


def with_names(error: EventRefused, state: Tournament) -> EventRefused:
    """The same error about people as others call them."""
    details = {
        name: state.entrants[part].name
        if name in _IDS and isinstance(part, str) and part in state.entrants
        else part
        for name, part in error.details.items()
    }
    return EventRefused(error.code, **details)


def _plain(value: object) -> object:
    """A detail as a text can hold it."""
    return value if isinstance(value, int | float) else str(value)
