"""Openings for matches: drawn positions, so that both players can win and neither has to lose.

Each is played twice with the seats exchanged. They follow from a seed, the rules and a number of
pieces placed.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Final

from fourfold.engine import Verdict, solve
from fourfold.play.puzzles.normal import normal_form
from fourfold.play.threats import threats
from fourfold.rules import Game, Position, Rules, RulesError, patterns

#: Pieces placed in an opening, by default and at most.
USUAL: Final = 3
MOST: Final = 8
#: Positions that are tried before a rule set counts as one without drawn openings.
_TRIES: Final = 300


class NoOpening(ValueError):  # noqa: N818  # says what it is
    """There is no such drawn opening, or none was found."""


def openings(rules: Rules, placed: int = USUAL, seed: int = 1) -> Iterator[Position]:
    """Drawn openings without end; new ones while there are any, then they come again.

    `NoOpening` when none is found under these rules with this many pieces placed.

    >>> drawn = openings(Rules.at_level(4), seed=7)
    >>> first, second = next(drawn), next(drawn)
    >>> first.placed, solve(first, (4, 4)).value, first == second
    (3, Verdict.DRAW, False)
    """
    if not 0 <= placed <= MOST:
        raise NoOpening(f"an opening has 0 to {MOST} pieces, not {placed}")
    if placed == 0:
        yield from _from_the_start(rules)
    source = random.Random(f"{seed} {rules.levels} {rules.traits} {placed}")
    seen: set[str] = set()
    misses = 0
    while True:
        position = _random_position(placed, source)
        misses += 1
        if _quiet(position, rules) and _drawn(position, rules):
            form = normal_form(position, rules.levels_of(position.to_act), rules.traits)
            if form not in seen:
                seen.add(form)
                misses = 0
                yield position
            elif misses > _TRIES:
                yield position  # once there seem to be no new ones, any will do
        elif misses >= _TRIES and not seen:
            raise NoOpening(f"no drawn opening with {placed} pieces was found for {rules}")


def read_openings(lines: Iterable[str], rules: Rules) -> list[Position]:
    """Openings from a file, one position per line; `NoOpening` names the line that is wrong."""
    read = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            position = Position.parse(line.strip())
        except RulesError as error:
            raise NoOpening(f"line {number}: {error}") from error
        if Game(rules, position).to_act is None or position.placed >= 15:
            raise NoOpening(f"line {number}: nothing is left to decide: {position}")
        read.append(position)
    if not read:
        raise NoOpening("there is no position")
    return read


def _from_the_start(rules: Rules) -> Iterator[Position]:
    """The empty board, again and again: whatever it is worth, both have both seats."""
    while True:
        yield Game(rules).position


def _random_position(placed: int, source: random.Random) -> Position:
    squares = source.sample(range(16), placed)
    pieces = source.sample(range(16), placed + 1)
    board: list[int | None] = [None] * 16
    for square, piece in zip(squares, pieces, strict=False):
        board[square] = piece
    return Position(board, pieces[placed])


def _quiet(position: Position, rules: Rules) -> bool:
    """Whether nothing is aligned yet, nor can be with this piece."""
    if Game(rules, position).alignments:
        return False
    hand = position.hand
    assert hand is not None, "openings have a piece in hand"
    seen = threats(position.board, rules.trait_mask, patterns(max(rules.levels)))
    return not any(threat.fits(hand) for threat in seen)


def _drawn(position: Position, rules: Rules) -> bool:
    levels = rules.levels_of(position.to_act)
    return solve(position, levels, rules.traits).value is Verdict.DRAW


__all__ = ["MOST", "USUAL", "NoOpening", "openings", "read_openings"]
