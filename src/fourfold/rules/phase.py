"""The phases of a turn (R9-R11)."""

from __future__ import annotations

from enum import Enum


class Phase(Enum):
    """What the player to act has to do."""

    GIVE = "give"
    PLACE = "place"
    LAST_WORD = "last-word"
    LAST_ANSWER = "last-answer"
    OVER = "over"

    def __str__(self) -> str:
        return self.value

    def __repr__(self) -> str:
        return f"Phase.{self.name}"
