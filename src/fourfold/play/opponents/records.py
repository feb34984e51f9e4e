"""Opponents in records: named as people know them, their strength in a tag of its own.

`[Second "Max"]` is for people and follows their language; `[SecondStrength "casual"]` is for
programs, which find the opponent again by it.
"""

from __future__ import annotations

from typing import Final

from fourfold.locales import Texts
from fourfold.rules import Player, Record

from .players import OPPONENTS, Opponent

#: The names of opponents in records of earlier versions.
EARLIER_NAMES: Final = {f"Fourfold {strength}": strength for strength in OPPONENTS}


def opponent_tags(player: Player, strength: str, say: Texts) -> dict[str, str]:
    """The tags of an opponent in this seat.

    >>> from fourfold.locales import texts
    >>> opponent_tags(Player.SECOND, "casual", texts("en"))
    {'Second': 'Max', 'SecondStrength': 'casual'}
    """
    return {_seat(player): say(f"opponent-{strength}-name"), _strength(player): strength}


def opponent_in(record: Record, player: Player) -> Opponent | None:
    """The opponent in this seat of a record, None for everybody else."""
    strength = record.tag(_strength(player))
    return OPPONENTS.get(EARLIER_NAMES.get(record.tag(_seat(player)), strength))


def with_names(record: Record, say: Texts) -> Record:
    """The record with opponents named as people know them."""
    tags = dict(record.tags)
    for player in Player:
        opponent = opponent_in(record, player)
        if opponent is not None:
            tags |= opponent_tags(player, opponent.id, say)
    return Record(record.game, tags, record.comments, record.times)


def _seat(player: Player) -> str:
    return str(player).capitalize()


def _strength(player: Player) -> str:
    return f"{_seat(player)}Strength"
