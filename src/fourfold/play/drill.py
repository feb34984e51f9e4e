"""The spotting drill: is there a quarto on this board, and where?

What a call is worth (R12) goes to whoever sees it first, and seeing can be trained. A drill grows
by *stages*, the kinds of pattern from rows to turned squares, and within a stage by three *grades*:
more pieces on the board, and fewer values shared. Nothing here knows a clock or a screen: a face
shows `task(…)`, measures the seconds, asks `judge` and adds to a `Score`.

A board is made as games make one: pieces are placed one by one, quietly, with a liking for three
of a kind and for full patterns that share nothing; then the last one makes a quarto of the kind
that is wanted, several, or none. Whatever stands in patterns outside the level is worth nothing,
and is there to tempt.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import count
from typing import Final, NamedTuple

from fourfold.rules import (
    TRAITS,
    Alignment,
    Game,
    Kind,
    Pattern,
    Position,
    Rules,
    Square,
    Trait,
)
from fourfold.rules.patterns import check_level, patterns_through
from fourfold.rules.pieces import trait_mask
from fourfold.rules.rules import check_traits

from .attention import Seed, Squares

#: The kinds of pattern in the order in which a drill brings them.
STAGES: Final = tuple(Kind)
#: For each grade, the fewest and the most pieces on a board.
GRADES: Final[dict[int, tuple[int, int]]] = {1: (5, 8), 2: (7, 11), 3: (10, 14)}

#: Four squares, or None for "there is no quarto".
Answer = Collection[Square] | None


class Wanted(Enum):
    """How many alignments a board is to have."""

    NONE = "none"
    ONE = "one"
    SEVERAL = "several"


#: How often boards have none, one, several.
_SHARES: Final = {Wanted.NONE: 0.40, Wanted.ONE: 0.45, Wanted.SEVERAL: 0.15}
#: How often a quarto is of the newest kind; else of any kind before it.
_NEWEST: Final = 0.6
#: From so many candidates the most tempting placement is chosen.
_CANDIDATES: Final = 3
#: Several alignments are given up after so many attempts: with few traits they can be rare.
_PATIENCE: Final = 40


class Step(NamedTuple):
    """How far a drill has grown."""

    stage: Kind
    grade: int


@dataclass(frozen=True, slots=True)
class Task:
    """A board, and every alignment on it that counts; `number` is its place in the drill."""

    seed: Seed
    number: int
    stage: Kind
    grade: int
    level: int
    traits: tuple[Trait, ...]
    position: Position
    alignments: tuple[Alignment, ...]

    @property
    def kind(self) -> Kind | None:
        """The most familiar kind among the alignments, None when there is none."""
        kinds = {alignment.pattern.kind for alignment in self.alignments}
        return next((kind for kind in STAGES if kind in kinds), None)


class Result(Enum):
    """What an answer is worth."""

    RIGHT = "right"
    #: There was a quarto, and the answer was that there is none.
    MISSED = "missed"
    #: The squares shown are no quarto: a false call.
    WRONG = "wrong"
    #: No answer in time.
    LATE = "late"

    def __str__(self) -> str:
        return self.value

    def __repr__(self) -> str:
        return f"Result.{self.name}"


def task(
    seed: Seed,
    number: int,
    stage: Kind = Kind.ROW,
    *,
    grade: int = 1,
    level: int | None = None,
    traits: Iterable[Trait] = TRAITS,
) -> Task:
    """The board of this number: the same whenever seed, number and settings are the same.

    Without a `level` the lowest one that has the stage's kind counts. Every alignment of that level
    is of the stage's kind or of one before it.

    >>> found = task(7, 1, Kind.DIAGONAL, grade=2)
    >>> str(found.position), [str(one) for one in found.alignments]
    ('ec37/..1./.5../6.b. -', ['d1 c2 b3 a4: light'])
    """
    level = stage.level if level is None else check_level(level)
    if stage.level > level:
        raise ValueError(f"level {level} has no {stage}")
    if grade not in GRADES:
        raise ValueError(f"a grade is 1, 2 or 3, not {grade!r}")
    chosen = check_traits(traits)
    names = ",".join(map(str, chosen))
    rng = random.Random(f"drill {seed} {number} {stage} {grade} {level} {names}")
    board = _Maker(rng, stage, grade, level, trait_mask(chosen)).board()
    position = Position(board)
    found = Game(Rules(levels=(level, level), traits=chosen), position).alignments
    return Task(seed, number, stage, grade, level, chosen, position, found)


def judge(task: Task, answer: Answer, seconds: float = 0.0, limit: float | None = None) -> Result:
    """What an answer is worth; using all of the time is too late, as it is in a game (R18).

    One alignment is enough where there are several.
    """
    if limit is not None and seconds >= limit:
        return Result.LATE
    if answer is None:
        return Result.MISSED if task.alignments else Result.RIGHT
    shown = frozenset(answer)
    hit = any(shown == frozenset(alignment.squares) for alignment in task.alignments)
    return Result.RIGHT if hit else Result.WRONG


# Growing ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Answered:
    """A task, what the answer was worth, and how long it took."""

    task: Task
    result: Result
    seconds: float


@dataclass(frozen=True, slots=True)
class Tally:
    """How a kind of pattern went; `asked` boards, and the seconds of the right answers."""

    asked: int
    right: int
    missed: int
    wrong: int
    late: int
    times: tuple[float, ...]

    @property
    def seconds(self) -> float | None:
        """The middle one of the times, None without any."""
        return _middle(self.times)


@dataclass(frozen=True, slots=True)
class Score:
    """Everything that was answered, in order.

    >>> one = task(7, 1)
    >>> score = Score().add(one, Result.RIGHT, 2.5)
    >>> score.right, score.seconds, score.tallies[one.kind].asked
    (1, 2.5, 1)
    """

    answers: tuple[Answered, ...] = ()

    def add(self, task: Task, result: Result, seconds: float) -> Score:
        """The score with one more answer."""
        return Score((*self.answers, Answered(task, result, seconds)))

    @property
    def right(self) -> int:
        """How many answers were right and in time."""
        return self.total.right

    @property
    def seconds(self) -> float | None:
        """The middle one of the times of right answers, None without any."""
        return self.total.seconds

    @property
    def tallies(self) -> dict[Kind | None, Tally]:
        """By kind of pattern, the most familiar first, those that were asked; None: no quarto."""
        kinds = {one.task.kind for one in self.answers}
        return {
            kind: _tally([one for one in self.answers if one.task.kind is kind])
            for kind in (*STAGES, None)
            if kind in kinds
        }

    @property
    def total(self) -> Tally:
        """All kinds together."""
        return _tally(self.answers)

    @property
    def weakest(self) -> Kind | None:
        """The kind that was found least often, the less familiar of equals; None without a miss."""
        rates = {
            kind: tally.right / tally.asked
            for kind, tally in self.tallies.items()
            if kind is not None and tally.right < tally.asked
        }
        return min(rates, key=lambda kind: (rates[kind], -STAGES.index(kind))) if rates else None


@dataclass(frozen=True, slots=True)
class Drill:
    """A drill: where it begins, and how it grows.

    After `grow` right answers in a row, all in time, comes the next step; after as many failures
    in a row the one before. 0: no growing.

    >>> drill = Drill(seed=7, grow=2)
    >>> score = Score()
    >>> for _ in range(2):
    ...     score = score.add(drill.task(score), Result.RIGHT, 1.0)
    >>> drill.step(score)
    Step(stage=Kind.ROW, grade=2)
    """

    seed: Seed
    stage: Kind = Kind.ROW
    grade: int = 1
    level: int | None = None
    traits: tuple[Trait, ...] = TRAITS
    grow: int = 3

    def __post_init__(self) -> None:
        if Step(self.stage, self.grade) not in self.steps:
            raise ValueError(f"level {self.level} has no {self.stage} of grade {self.grade}")
        object.__setattr__(self, "traits", check_traits(self.traits))

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps of the level, the easiest first."""
        top = 4 if self.level is None else check_level(self.level)
        return tuple(Step(kind, grade) for kind in STAGES if kind.level <= top for grade in GRADES)

    def step(self, score: Score) -> Step:
        """How far the drill has grown after these answers."""
        steps = self.steps
        at = steps.index(Step(self.stage, self.grade))
        good = bad = 0
        for one in score.answers:
            right = one.result is Result.RIGHT
            good, bad = (good + 1, 0) if right else (0, bad + 1)
            if self.grow and max(good, bad) == self.grow:
                at = min(max(at + (1 if right else -1), 0), len(steps) - 1)
                good = bad = 0
        return steps[at]

    def task(self, score: Score) -> Task:
        """The task that comes after these answers."""
        stage, grade = self.step(score)
        number = len(score.answers) + 1
        return task(self.seed, number, stage, grade=grade, level=self.level, traits=self.traits)

    def listed(self) -> Iterator[Task]:
        """The tasks of somebody who answers everything right, without end."""
        score = Score()
        while True:
            found = self.task(score)
            yield found
            score = score.add(found, Result.RIGHT, 0.0)

    def next_stage(self, score: Score) -> Kind:
        """What to train next: what was missed most, else the stage that was reached."""
        return score.weakest or self.step(score).stage


def _tally(answers: Collection[Answered]) -> Tally:
    results = [one.result for one in answers]
    right, missed, wrong, late = (results.count(result) for result in Result)
    times = tuple(one.seconds for one in answers if one.result is Result.RIGHT)
    return Tally(len(answers), right, missed, wrong, late, times)


def _middle(times: Collection[float]) -> float | None:
    return sorted(times)[len(times) // 2] if times else None


# Making boards ----------------------------------------------------------------------------------


class _Made(NamedTuple):
    """A placement, the patterns of the level that it aligns, and how tempting it leaves a board."""

    piece: int
    square: int
    aligned: tuple[tuple[Pattern, int], ...]
    tempting: int


class _Maker:
    """Makes one board."""

    def __init__(self, rng: random.Random, stage: Kind, grade: int, level: int, mask: int) -> None:
        self.rng = rng
        self.grade = grade
        self.level = level
        self.mask = mask
        self.kinds = STAGES[: STAGES.index(stage) + 1]
        self.wanted = rng.choices(tuple(_SHARES), tuple(_SHARES.values()))[0]
        if self.wanted is Wanted.SEVERAL and stage is Kind.ROW:
            # One placement never makes two rows.
            self.wanted = Wanted.ONE
        self.kind = stage if rng.random() < _NEWEST else rng.choice(self.kinds)

    def board(self) -> list[int | None]:
        """A board as wanted; smaller ones are tried when no larger one comes about."""
        low, high = GRADES[self.grade]
        for attempt in count():
            if attempt == _PATIENCE and self.wanted is Wanted.SEVERAL:
                self.wanted = Wanted.ONE
                return self.board()
            size = self.rng.randint(low, max(low, high - attempt // 4))
            size = max(5, size - attempt // _PATIENCE)
            board = self._quiet(size - 1)
            last = None if board is None else self._last(board)
            if board is not None and last is not None:
                board[last.square] = last.piece
                return board
        raise AssertionError("attempts never end")

    def _quiet(self, size: int) -> list[int | None] | None:
        """So many pieces without an alignment, or None when the last ones found no place."""
        board: list[int | None] = [None] * 16
        pieces, squares = list(range(16)), list(range(16))
        self.rng.shuffle(pieces)
        self.rng.shuffle(squares)
        for _ in range(size):
            quiet: list[_Made] = []
            for piece in pieces:
                made = (self._placing(board, piece, square) for square in squares)
                quiet += [one for one in made if not one.aligned][: _CANDIDATES - len(quiet)]
                if len(quiet) == _CANDIDATES:
                    break
            if not quiet:
                return None
            best = max(quiet, key=lambda one: one.tempting)
            board[best.square] = best.piece
            pieces.remove(best.piece)
            squares.remove(best.square)
            self.rng.shuffle(pieces)
            self.rng.shuffle(squares)
        return board

    def _last(self, board: Squares) -> _Made | None:
        """The last placement: it makes what is wanted, None when nothing does."""
        pieces = [piece for piece in range(16) if piece not in board]
        free = [square for square in range(16) if board[square] is None]
        made = (self._placing(board, piece, square) for piece in pieces for square in free)
        fitting = [one for one in made if self._fits(one)]
        if not fitting:
            return None
        if self.wanted is Wanted.NONE:
            some = self.rng.sample(fitting, min(len(fitting), _CANDIDATES))
            return max(some, key=lambda one: one.tempting)
        # At first several values are shared, in the end only one; where there is a choice.
        counts = [sum(values.bit_count() for _, values in one.aligned) for one in fitting]
        limit = {1: max(counts), 2: None, 3: min(counts)}[self.grade]
        graded = [one for one, shared in zip(fitting, counts, strict=True) if shared == limit]
        return self.rng.choice(graded or fitting)

    def _fits(self, made: _Made) -> bool:
        kinds = [pattern.kind for pattern, _ in made.aligned]
        if self.wanted is Wanted.NONE:
            return not kinds
        if self.kind not in kinds or any(kind not in self.kinds for kind in kinds):
            return False
        return (len(kinds) == 1) == (self.wanted is Wanted.ONE)

    def _placing(self, board: Squares, piece: int, square: int) -> _Made:
        """What a placement aligns, and how many near misses of the kinds in question it makes."""
        aligned = []
        tempting = 0
        for pattern in patterns_through(4)[square]:
            ones = zeros = self.mask
            filled = 0
            for corner in pattern.squares:
                other = piece if corner == square else board[corner]
                if other is not None:
                    filled += 1
                    ones &= other
                    zeros &= ~other
            shared = ones | zeros
            if filled == 4 and shared and pattern.level <= self.level:
                aligned.append((pattern, shared))
            elif filled == 4 or (filled == 3 and shared):
                tempting += 2 if pattern.kind in self.kinds or (filled == 4 and shared) else 1
        return _Made(piece, square, tuple(aligned), tempting)
