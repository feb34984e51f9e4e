"""The two players, and drawing lots for the first (R8)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

from .errors import NotationError
from .names import Named

T = TypeVar("T")


class Player(Named):
    """A seat: the first player gives first, the second places first (R9, R10).

    >>> Player.FIRST.other, str(Player.SECOND), Player.SECOND.index
    (Player.SECOND, 'second', 1)
    """

    FIRST = "first"
    SECOND = "second"

    index: int
    other: Player

    @staticmethod
    def parse(text: str) -> Player:
        """Read `first` or `second`."""
        try:
            return Player(text.strip().lower())
        except ValueError:
            raise NotationError(text, 0, "player") from None


Player.FIRST.index, Player.FIRST.other = 0, Player.SECOND
Player.SECOND.index, Player.SECOND.other = 1, Player.FIRST


def by_seat(player: Player, pair: tuple[T, T]) -> tuple[T, T]:
    """A pair of this player's and the opponent's, as the first and the second player's.

    The same exchange leads back.

    >>> by_seat(Player.FIRST, (1, 4)), by_seat(Player.SECOND, (1, 4))
    ((1, 4), (4, 1))
    """
    return pair if player is Player.FIRST else (pair[1], pair[0])


def placer(number: int) -> Player:
    """Who makes the game's placement of this number, counted from 1 (R9, R10)."""
    return Player.SECOND if number % 2 else Player.FIRST


def draw_lots(two: Sequence[T], source: int | random.Random | None = None) -> tuple[T, T]:
    """Draw lots who is first: the same two in the order of play (R8).

    `source` is a seed, a random source, or nothing for the system's own.

    >>> draw_lots(["Ana", "Ben"], 3) == draw_lots(["Ana", "Ben"], 3)
    True
    """
    one, other = two
    if source is None:
        source = random.SystemRandom()
    elif isinstance(source, int):
        source = random.Random(source)
    return (one, other) if source.random() < 0.5 else (other, one)
