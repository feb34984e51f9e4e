"""Random games for statistics and learning, and exact counts."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass

from fourfold import _native
from fourfold.rules import TRAITS, Position, Trait

from .search import Handle, Question, SearchStopped


@dataclass(frozen=True, slots=True)
class Playouts:
    """How random games ended for the player to act; index n: after n more placements."""

    games: int
    draws: int
    wins_by_placements: tuple[int, ...]
    losses_by_placements: tuple[int, ...]

    @property
    def wins(self) -> int:
        """Games won by the player to act."""
        return sum(self.wins_by_placements)

    @property
    def losses(self) -> int:
        """Games lost by the player to act."""
        return sum(self.losses_by_placements)


def playouts(
    position: Position | str,
    levels: tuple[int, int] = (1, 1),
    traits: Iterable[Trait] = TRAITS,
    *,
    games: int,
    seed: int = 0,
    threads: int = 0,
    handle: Handle | None = None,
) -> Playouts:
    """Play games at random under R14, every square and every gift equally likely.

    The same seed gives the same counts, whatever the number of threads (0: all there are).

    >>> some = playouts("..../..../..../.... -", games=1000, seed=7)
    >>> some.games == some.wins + some.draws + some.losses == 1000
    True
    >>> some == playouts("..../..../..../.... -", games=1000, seed=7, threads=1)
    True
    """
    if not 0 <= games < 2**63 or not 0 <= seed < 2**64:
        raise ValueError(f"games and seed must be whole numbers from 0 up, not {games}, {seed}")
    question = Question.of(position, levels, traits)
    played, draws, wins, losses = _native.playouts(
        *question.arguments,
        games=games,
        seed=seed,
        threads=threads or os.cpu_count() or 1,
        handle=(handle or Handle()).native,
    )
    if played != games:
        raise SearchStopped("the games were stopped")
    return Playouts(played, draws, tuple(wins), tuple(losses))


def count_full_boards(level: int, *, threads: int = 0, handle: Handle | None = None) -> int:
    """The exact number of the 16! full boards that hold no alignment of this level; seconds."""
    count = _native.count_full_boards(
        level, threads=threads or os.cpu_count() or 1, handle=(handle or Handle()).native
    )
    if count == 0:
        raise SearchStopped("the count was stopped")
    return count


def perft(
    position: Position | str,
    levels: tuple[int, int] = (1, 1),
    traits: Iterable[Trait] = TRAITS,
    *,
    depth: int,
    handle: Handle | None = None,
) -> int:
    """The number of sequences of so many gives and placements under R14.

    A game that ended earlier is not counted, one that ends with the last ply is. `OverflowError`
    when the count may not fit into 64 bits.

    >>> [perft("..../..../..../.... -", depth=depth) for depth in range(5)]
    [1, 16, 256, 3840, 57600]
    """
    question = Question.of(position, levels, traits)
    return _native.perft(*question.arguments, depth=depth, handle=(handle or Handle()).native)
