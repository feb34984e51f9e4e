"""States of games to be labelled, drawn at random: boards on which nobody has missed anything.

Pieces are placed one after the other on random squares where they make no alignment. Only the last
one may make one: then it can be called, by its maker or by the opponent. Under R14 the game would
be over, so there is none.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from fourfold.jobs import Seed, item_seed
from fourfold.rules import (
    GIVES,
    PASS,
    PLACES,
    TRAITS,
    CallRule,
    Game,
    Phase,
    Position,
    Rules,
    Trait,
    format_level,
    format_traits,
)
from fourfold.rules.patterns import patterns
from fourfold.rules.pieces import trait_mask

#: How many pieces are placed, unless something else is asked for: before, labels take long.
PLACED: Final = (5, 15)


@dataclass(frozen=True, slots=True)
class Recipe:
    """What a dataset is drawn from: the same recipe gives the same positions in the same order.

    `levels`: of the first and the second player. `placed`: the fewest and the most pieces placed.

    >>> Recipe(levels=(1, 2)).as_object()["level"]
    '1:2'
    """

    levels: tuple[int, int] = (1, 1)
    traits: tuple[Trait, ...] = TRAITS
    call: CallRule = CallRule.OFFICIAL
    placed: tuple[int, int] = PLACED
    seed: Seed = 1

    def __post_init__(self) -> None:
        low, high = self.placed
        most = 15 if self.call is CallRule.AUTOMATIC else 16
        if not 0 <= low <= high <= most:
            raise ValueError(f"pieces placed are from 0 to {most}, not from {low} to {high}")

    @property
    def rules(self) -> Rules:
        """The rules of the games."""
        return Rules(levels=self.levels, traits=self.traits, call=self.call)

    def as_object(self) -> dict[str, object]:
        """The recipe as JSON."""
        return {
            "level": format_level(self.levels),
            "traits": format_traits(self.traits),
            "call": str(self.call),
            "placed": list(self.placed),
            "seed": self.seed,
        }

    def states(self, chunk: int, count: int) -> Iterator[Game]:
        """This many states; every chunk has its own."""
        source = random.Random(item_seed(self.seed, "dataset", chunk))
        low, high = self.placed
        for _ in range(count):
            placed = source.randint(low, high)
            state = None
            while state is None:
                state = _draw(self.rules, placed, source)
            yield state


def _draw(rules: Rules, placed: int, source: random.Random) -> Game | None:
    """A state with this many pieces, before or after the gift that follows; None on a dead end."""
    pieces = source.sample(range(16), 16)
    board: list[int | None] = [None] * 16
    quiet = placed if rules.call is CallRule.AUTOMATIC else placed - 1
    for number in range(placed - 1):
        square = _square(rules, board, pieces[number], source, quiet=True)
        if square is None:
            return None
        board[square] = pieces[number]
    game = Game(rules)
    if placed:
        last = pieces[placed - 1]
        square = _square(rules, board, last, source, quiet=quiet == placed)
        if square is None:
            return None
        game = Game(rules, Position(board, last)).play(PLACES[square])
    if source.random() < 0.5:
        return game
    return game.play(GIVES[pieces[placed]] if game.phase is Phase.GIVE else PASS)


def _square(
    rules: Rules, board: list[int | None], piece: int, source: random.Random, *, quiet: bool
) -> int | None:
    """A random empty square, one where the piece makes no alignment if it is to be quiet."""
    empty = [square for square in range(16) if board[square] is None]
    source.shuffle(empty)
    if not quiet:
        return empty[0]
    lines, mask = _lines(max(rules.levels)), trait_mask(rules.traits)
    for square in empty:
        if not any(_shared(board, others, piece, mask) for others in lines[square]):
            return square
    return None


def _shared(board: list[int | None], others: tuple[int, ...], piece: int, mask: int) -> bool:
    """Whether a piece and those on three squares share a value of a trait in play."""
    ones, zeros = piece, ~piece
    for square in others:
        other = board[square]
        if other is None:
            return False
        ones &= other
        zeros &= ~other
    return bool((ones | zeros) & mask)


@cache
def _lines(level: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each square, the other three of every pattern through it."""
    return tuple(
        tuple(
            tuple(int(other) for other in pattern.squares if other != square)
            for pattern in patterns(level)
            if square in pattern.squares
        )
        for square in range(16)
    )
