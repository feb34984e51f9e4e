"""How long players stay at the table when a game is over: to talk, and to be asked for another."""

from __future__ import annotations

from typing import Final

from .clock import is_short
from .loading import Loaded

_HOUR: Final = 3600 * 1000
#: Whoever plays for days does not look in every hour.
_DAYS: Final = 3 * 24 * _HOUR


def leaves_at(loaded: Loaded) -> int | None:
    """Until when the players of a game that is over stay, in milliseconds; None while it is on."""
    ended = loaded.state.ended
    if ended is None:
        return None
    return ended.time + (_HOUR if is_short(loaded.header.rules.clock) else _DAYS)
