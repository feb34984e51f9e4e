"""Tournaments in words: formats, games and refusals, in a language, with names instead of ids."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fourfold.locales import Texts

from .errors import EventRefused, InvalidRegulations, NothingToPair, TournamentError
from .events import GameKey, GameResult
from .exchange.players import PlayersUnreadable
from .exchange.trf import ReportRefused
from .regulations import Format

if TYPE_CHECKING:
    from .tournament import Tournament

#: How the texts of each kind of error begin.
_GROUPS: Final[dict[type[TournamentError], str]] = {
    EventRefused: "tournament-refused",
    NothingToPair: "tournament-nothing",
    InvalidRegulations: "tournament-invalid",
    PlayersUnreadable: "tournament-players",
    ReportRefused: "tournament-report",
}
#: The details that hold the id of an entrant.
_ENTRANTS: Final = ("id", "other")


def refusal_words(error: TournamentError, tournament: Tournament | None, say: Texts) -> str:
    """Why something is refused, to the person who wanted it.

    >>> from fourfold.locales import texts
    >>> from fourfold.tournaments import Entered, Regulations, Tournament
    >>> tournament = Tournament(Regulations()).after(Entered("p1", "Ana"))
    >>> refusal_words(EventRefused("not-paused", id="p1"), tournament, texts("en"))
    'Ana is not pausing'
    """
    if type(error) not in _GROUPS:
        return str(error)
    details = dict(error.details)
    for name in _ENTRANTS if isinstance(error, EventRefused) else ():
        if name in details:
            details[name] = entrant_name(tournament, str(details[name]))
    for name, detail in details.items():
        if isinstance(detail, GameKey):
            details[name] = game_words(detail, say)
        elif isinstance(detail, GameResult):
            details[name] = result_words(detail)
        elif isinstance(detail, Format):
            details[name] = format_words(detail, say)
        elif isinstance(detail, TournamentError):
            details[name] = refusal_words(detail, tournament, say)
    return say(f"{_GROUPS[type(error)]}-{error.code}", **details)


def entrant_name(tournament: Tournament | None, entrant: str) -> str:
    """The name of an entrant; an id that nobody has stands for itself."""
    if tournament is None or entrant not in tournament.entrants:
        return entrant
    return tournament.entrants[entrant].name


def game_words(key: GameKey, say: Texts) -> str:
    """Which game, by round and table.

    >>> from fourfold.locales import texts
    >>> game_words(GameKey(2, 3), texts("en"))
    'round 2, table 3'
    """
    if key.number == 1:
        return say("tournament-game", round=key.round, table=key.table)
    return say("tournament-game-number", round=key.round, table=key.table, number=key.number)


def format_words(format_: Format, say: Texts) -> str:
    """The name of a format."""
    return say(f"tournament-format-{format_}")


def result_words(result: GameResult) -> str:
    """A result as people write it.

    >>> result_words(GameResult.DRAW), result_words(GameResult.FIRST_PRESENT)
    ('½-½', '+:-')
    """
    return str(result).replace("1/2", "½")
