"""The spotting drill: is there a quarto on this board, and where?

A quarto belongs to the player who sees it first (R12), and seeing can be trained. A drill grows
by *stages*, the kinds of pattern from rows to turned squares, and within a stage by three *grades*:
more pieces on the board, and fewer values shared. Nothing here knows a clock or a screen: a face
shows `task(…)`, measures the seconds, asks `judge` and adds to a `Score`.

How boards are made: `boards`.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from fourfold.jobs import Seed, item_seed
from fourfold.rules import (
    TRAITS,
    Alignment,
    Game,
    Kind,
    Position,
    Rules,
    Square,
    Trait,
)
from fourfold.rules.names import Named
from fourfold.rules.patterns import check_level
from fourfold.rules.pieces import trait_mask
from fourfold.rules.rules import check_traits

from .boards import GRADES, STAGES, make_board

#: Four squares, or None for "there is no quarto".
Answer = Collection[Square] | None


class DrillStep(NamedTuple):
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


class Result(Named):
    """What an answer is worth."""

    RIGHT = "right"
    #: There was a quarto, and the answer was that there is none.
    MISSED = "missed"
    #: The squares shown are no quarto: a false call.
    WRONG = "wrong"
    #: No answer in time.
    LATE = "late"


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
    rng = random.Random(item_seed("drill", seed, number, stage, grade, level, names))
    position = Position(make_board(rng, stage, grade, level, trait_mask(chosen)))
    alignments = Game(Rules(levels=(level, level), traits=chosen), position).alignments
    return Task(seed, number, stage, grade, level, chosen, position, alignments)


def judge(task: Task, answer: Answer, seconds: float = 0.0, limit: float | None = None) -> Result:
    """What an answer is worth; using all of the time is too late, as it is in a game (R18).

    One alignment is enough where there are several.
    """
    if limit is not None and seconds >= limit:
        return Result.LATE
    if answer is None:
        return Result.MISSED if task.alignments else Result.RIGHT
    squares = frozenset(answer)
    hit = any(squares == frozenset(alignment.squares) for alignment in task.alignments)
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
        kinds = {answered.task.kind for answered in self.answers}
        return {
            kind: _tally([answered for answered in self.answers if answered.task.kind is kind])
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
    DrillStep(stage=Kind.ROW, grade=2)
    """

    seed: Seed
    stage: Kind = Kind.ROW
    grade: int = 1
    level: int | None = None
    traits: tuple[Trait, ...] = TRAITS
    grow: int = 3

    def __post_init__(self) -> None:
        if DrillStep(self.stage, self.grade) not in self.steps:
            raise ValueError(f"level {self.level} has no {self.stage} of grade {self.grade}")
        object.__setattr__(self, "traits", check_traits(self.traits))

    @property
    def steps(self) -> tuple[DrillStep, ...]:
        """All steps of the level, the easiest first."""
        top = 4 if self.level is None else check_level(self.level)
        return tuple(
            DrillStep(kind, grade) for kind in STAGES if kind.level <= top for grade in GRADES
        )

    def step(self, score: Score) -> DrillStep:
        """How far the drill has grown after these answers."""
        steps = self.steps
        at = steps.index(DrillStep(self.stage, self.grade))
        good = bad = 0
        for answered in score.answers:
            right = answered.result is Result.RIGHT
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
            task = self.task(score)
            yield task
            score = score.add(task, Result.RIGHT, 0.0)

    def next_stage(self, score: Score) -> Kind:
        """What to train next: what was missed most, else the stage that was reached."""
        return score.weakest or self.step(score).stage


def _tally(answers: Collection[Answered]) -> Tally:
    results = [answered.result for answered in answers]
    right, missed, wrong, late = (results.count(result) for result in Result)
    times = tuple(answered.seconds for answered in answers if answered.result is Result.RIGHT)
    return Tally(len(answers), right, missed, wrong, late, times)


def _middle(times: Collection[float]) -> float | None:
    return sorted(times)[len(times) // 2] if times else None
