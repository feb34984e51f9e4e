"""Tournaments in words: formats, games and results, with names instead of ids."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from fourfold.locales import Texts

from .errors import EventRefused
from .events import GameKey, GameResult
from .regulations import Format

if TYPE_CHECKING:
    from .tournament import Tournament


def entrant_name(tournament: Tournament, entrant: str) -> str:
    """The name of an entrant; an id that nobody has stands for itself."""
    if entrant not in tournament.entrants:
        return entrant
    return tournament.entrants[entrant].name


def game_words(key: GameKey, say: Texts, tournament: Tournament | None = None) -> str:
    """Which game, by round and table: with the tournament, the table where it is really played.

    >>> from fourfold.locales import texts
    >>> game_words(GameKey(2, 3), texts("en")), game_words(GameKey(2, 3, 4), texts("de"))
    ('round 2, table 3', 'Runde 2, Tisch 3.4')
    """
    if tournament is not None:
        with suppress(EventRefused):
            key = key._replace(table=tournament.meeting(key.round, key.table).real_table)
    if key.number == 1:
        return say("tournament-game", round=key.round, table=key.table)
    return say("tournament-game-number", round=key.round, table=key.table, number=key.number)


def format_words(format_: Format, say: Texts) -> str:
    """The name of a format.

    >>> from fourfold.locales import texts
    >>> format_words(Format.ROUND_ROBIN, texts("fr"))
    'Toutes rondes'
    """
    return say(f"format-{format_}")


def result_words(result: GameResult) -> str:
    """A result as people write it.

    >>> result_words(GameResult.DRAW), result_words(GameResult.FIRST_PRESENT)
    ('½-½', '+:-')
    """
    return str(result).replace("1/2", "½")
