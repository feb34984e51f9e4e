"""How hard a puzzle is: the rating at which half of the opponents find its key.

Every opponent tries every puzzle many times, each time with another look at the board; a logistic
curve in the opponents' ratings is laid through what they found. Trying and grading are
two steps: new ratings of the same opponents need no new tries.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from fourfold.jobs import Pool, Progress, Seed, item_seed
from fourfold.play.opponents import OPPONENTS, Opponent, elo
from fourfold.rules import Call, Game, Give, Place, Rules, Turn

from .judging import Puzzle, Theme

#: How often each opponent tries a puzzle.
TRIES: Final = 40
#: No puzzle is graded farther than this below the weakest opponent, nor above the strongest.
_BELOW: Final = 200
_SCALE: Final = 400 / math.log(10)
#: The steepness that is assumed before there are tries, in units of Elo's own, how sure that is,
#: and the least that is believed.
_STEEP, _SURE, _LEAST_STEEP = 1.5, 0.75, 0.25
#: So little is assumed about the difficulty itself, in units of Elo's scale.
_SPREAD: Final = 6.0


@dataclass(frozen=True, slots=True)
class Tried:
    """How often each opponent found the key of a puzzle."""

    id: str
    tries: int
    solved: Mapping[str, int]

    def line(self) -> str:
        """The tries as a line of a state file."""
        return json.dumps({"id": self.id, "tries": self.tries, "found": dict(self.solved)})


def parse_tried(line: str) -> Tried | None:
    """The tries of such a line; None when it is something else."""
    try:
        read = json.loads(line)
        numbers = {str(name): int(number) for name, number in read["found"].items()}
        tried = Tried(str(read["id"]), int(read["tries"]), numbers)
    except (ValueError, TypeError, KeyError, AttributeError):
        return None
    return tried if set(numbers) == set(OPPONENTS) else None


def attempt(opponent: Opponent, puzzle: Puzzle, seed: Seed) -> Turn:
    """The turn that an opponent takes, under the official call: a win has to be called, too."""
    levels = puzzle.rules.levels
    game = Game(Rules(levels=levels, traits=puzzle.traits), puzzle.position)
    player, place = game.to_act, None
    while game.to_act is player:
        action = opponent.choose(game, seed)
        game = game.play(action)
        if isinstance(action, Place):
            place = action
        elif isinstance(action, Give) or (isinstance(action, Call) and game.outcome is not None):
            return Turn(place=place, end=action)
        if place is not None and puzzle.theme is Theme.ONLY_SQUARE:
            break
    return Turn(place=place)


def solves(opponent: Opponent, puzzle: Puzzle, seed: Seed) -> bool:
    """Whether an opponent finds the key.

    The perfect one always does, that is what a key is: nobody needs to try.
    """
    if opponent.perfect:
        return True
    turn = attempt(opponent, puzzle, seed)
    if puzzle.distance == 1 and puzzle.position.hand is not None:
        return isinstance(turn.end, Call) and Turn(place=turn.place) in puzzle.key
    return puzzle.accepts(turn)


def try_puzzle(puzzle: Puzzle, tries: int = TRIES, seed: int = 1) -> Tried:
    """Let every opponent try a puzzle so many times."""
    seeds = [item_seed(seed, puzzle.id, number) for number in range(tries)]
    numbers = {
        name: sum(solves(opponent, puzzle, own) for own in seeds)
        for name, opponent in OPPONENTS.items()
    }
    return Tried(puzzle.id, tries, numbers)


def try_all(
    puzzles: Iterable[Puzzle],
    tries: int = TRIES,
    seed: int = 1,
    processes: int = 1,
    *,
    cluster: str | None = None,
    kept: Mapping[str, Tried] | None = None,
    keep: Callable[[Tried], None] | None = None,
    progress: Progress | None = None,
) -> Iterator[Tried]:
    """Let every opponent try every puzzle, in the order of the puzzles.

    `kept`: tries from before, by the id of the puzzle; `keep` receives those that are new.
    `cluster`: the address of a Ray cluster that tries instead of `processes` here.
    """
    attempts = partial(try_puzzle, tries=tries, seed=seed)
    items = ((puzzle.id, puzzle) for puzzle in puzzles)
    with Pool(processes, cluster) as pool:
        for _, tried in pool.run(attempts, items, kept=kept, keep=keep, progress=progress):
            yield tried


# The curve --------------------------------------------------------------------------------------


def grade(puzzle: Puzzle, tried: Tried) -> Puzzle:
    """The puzzle with its difficulty.

    The ratings are those of its level; where the players' levels differ, of the higher one.
    """
    level = max(puzzle.levels)
    ratings = {name: elo(level, name) for name in OPPONENTS}
    return replace(puzzle, difficulty=difficulty(tried, ratings))


def difficulty(tried: Tried, ratings: Mapping[str, float]) -> int:
    """The rating at which half of the tries find the key, by a logistic curve.

    Not below the weakest opponent by more than 200, and not above the strongest.

    >>> ratings = {"a": 1200.0, "b": 1500.0, "c": 1800.0}
    >>> difficulty(Tried("x", 20, {"a": 2, "b": 10, "c": 18}), ratings)
    1500
    """
    points = [
        ((rating - 1500) / _SCALE, tried.solved[name], tried.tries)
        for name, rating in ratings.items()
    ]
    where, steep = _fit(points)
    low, high = min(ratings.values()) - _BELOW, max(ratings.values())
    return round(min(max(1500 - where / steep * _SCALE, low), high))


def _fit(points: Iterable[tuple[float, int, int]]) -> tuple[float, float]:
    """The curve 1 / (1 + exp(-(where + steep * x))) of greatest likelihood, by Newton's method.

    A little is assumed beforehand, so that there is always one: all found, none found.
    """
    points = list(points)
    where, steep = 0.0, _STEEP
    for _ in range(100):
        # The slope and the curvature of the logarithm of the likelihood.
        first, second = -where / _SPREAD**2, -(steep - _STEEP) / _SURE**2
        a, b, c = 1 / _SPREAD**2, 0.0, 1 / _SURE**2
        for x, solved, tries in points:
            chance = 1 / (1 + math.exp(-(where + steep * x)))
            weight = tries * chance * (1 - chance)
            first += solved - tries * chance
            second += (solved - tries * chance) * x
            a, b, c = a + weight, b + weight * x, c + weight * x * x
        determinant = a * c - b * b
        step = (c * first - b * second) / determinant, (a * second - b * first) / determinant
        # A step that is too long would overshoot.
        size = min(1.0, 2 / max(abs(step[0]), abs(step[1]), 1e-9))
        where, steep = where + size * step[0], max(steep + size * step[1], _LEAST_STEEP)
        if max(abs(step[0]), abs(step[1])) < 1e-6:
            break
    return where, steep
