"""The phases of a turn (R9-R11)."""

from __future__ import annotations

from .names import Named


class Phase(Named):
    """What the player to act has to do."""

    GIVE = "give"
    PLACE = "place"
    LAST_WORD = "last-word"
    LAST_ANSWER = "last-answer"
    OVER = "over"
