"""Which format suits so many players in so many rounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .regulations import MOST_ROUNDS, Format

#: Up to so many players everybody can meet everybody in an afternoon.
ROUND_ROBIN_MOST: Final = 8


@dataclass(frozen=True, slots=True)
class FormatAdvice:
    """A format with a number of rounds, and why: a code for a text.

    `everybody-meets`: there are enough rounds for a round robin. `too-many-rounds`: a Swiss would
    have to repeat pairings. `enough`: a Swiss of this length finds a winner. `few-rounds`: more
    players could win everything than one.
    """

    format: Format
    rounds: int
    reason: str


def swiss_rounds(players: int) -> int:
    """Rounds after which at most one player of a Swiss can have won them all.

    >>> [swiss_rounds(players) for players in (2, 8, 9, 24, 500)]
    [1, 3, 4, 5, 9]
    """
    return max(1, (players - 1).bit_length())


def advise_format(players: int, rounds: int | None = None) -> FormatAdvice:
    """What to play with so many players, with so many rounds or as many as are needed.

    >>> advise_format(6, 5).format, advise_format(24, 5).format
    (Format.ROUND_ROBIN, Format.SWISS)
    """
    everybody = max(1, players - 1 + players % 2)
    if players <= ROUND_ROBIN_MOST and (rounds is None or rounds >= everybody):
        return FormatAdvice(Format.ROUND_ROBIN, everybody, "everybody-meets")
    if rounds is not None and rounds > everybody:
        return FormatAdvice(Format.ROUND_ROBIN, everybody, "too-many-rounds")
    needed = min(MOST_ROUNDS, swiss_rounds(players))
    if rounds is None or rounds >= needed:
        return FormatAdvice(Format.SWISS, rounds or needed, "enough")
    return FormatAdvice(Format.SWISS, rounds, "few-rounds")
