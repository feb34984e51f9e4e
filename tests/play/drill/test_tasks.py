"""The spotting drill: every answer is checked by looking at all sets of four squares."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fourfold import Kind, Position, Square, Trait
from fourfold.play.drill.boards import GRADES, STAGES
from fourfold.play.drill.tasks import (
    Drill,
    DrillStep,
    Result,
    Score,
    Task,
    judge,
    task,
)
from fourfold.rules import TRAITS, InvalidValue

_WEIGHTS = {Trait.COLOUR: 8, Trait.SHAPE: 4, Trait.HEIGHT: 2, Trait.FILL: 1}


def kind_of(points: tuple[tuple[int, int], ...]) -> Kind | None:
    """What four points look like, from their coordinates (R4)."""
    if len({row for _, row in points}) == 1:
        return Kind.ROW
    if len({column for column, _ in points}) == 1:
        return Kind.COLUMN
    if all(c == r for c, r in points) or all(c + r == 3 for c, r in points):
        return Kind.DIAGONAL
    apart = sorted((a - c) ** 2 + (b - d) ** 2 for (a, b), (c, d) in combinations(points, 2))
    side = apart[0]
    if apart != [side] * 4 + [2 * side] * 2:
        return None
    if len({column for column, _ in points}) > 2:
        return Kind.TURNED_SQUARE
    return Kind.SMALL_SQUARE if side == 1 else Kind.LARGE_SQUARE


#: All sets of four squares that look like something.
KINDS = {
    four: kind
    for four in combinations(range(16), 4)
    if (kind := kind_of(tuple((square % 4, square // 4) for square in four)))
}


def test_r4_thirty_patterns() -> None:
    assert Counter(KINDS.values()) == dict(zip(Kind, (4, 4, 2, 9, 5, 6), strict=True))


def brute(position: Position, level: int, traits: tuple[Trait, ...]) -> dict[frozenset[int], Kind]:
    """Every alignment of a board, by trying all sets of four squares (R5, R6)."""
    limits = dict(zip(Kind, (1, 1, 1, 2, 3, 4), strict=True))
    found = {}
    for four, kind in KINDS.items():
        pieces = [position.board[square] for square in four]
        if limits[kind] > level or None in pieces:
            continue
        for trait in traits:
            if len({bool(int(piece or 0) & _WEIGHTS[trait]) for piece in pieces}) == 1:
                found[frozenset(four)] = kind
    return found


def check(one: Task) -> None:
    truth = brute(one.position, one.level, one.traits)
    told = {frozenset(map(int, a.squares)): a.pattern.kind for a in one.alignments}
    assert told == truth, one
    allowed = STAGES[: STAGES.index(one.stage) + 1]
    assert all(kind in allowed for kind in truth.values()), one
    assert 5 <= one.position.placed <= GRADES[one.grade][1]
    assert one.position.hand is None


@settings(max_examples=150, deadline=None)
@given(
    seed=st.integers(0, 10**9) | st.text(max_size=5),
    number=st.integers(1, 500),
    stage=st.sampled_from(STAGES),
    grade=st.sampled_from(tuple(GRADES)),
    extra=st.integers(0, 3),
    traits=st.lists(st.sampled_from(TRAITS), min_size=1, unique=True),
)
def test_r5_every_answer_is_what_brute_force_finds(  # noqa: PLR0917  # one argument a setting
    seed: int | str, number: int, stage: Kind, grade: int, extra: int, traits: list[Trait]
) -> None:
    level = min(4, stage.level + extra)
    one = task(seed, number, stage, grade=grade, level=level, traits=traits)
    check(one)
    assert one == task(seed, number, stage, grade=grade, level=level, traits=traits)


@pytest.mark.long
@pytest.mark.parametrize("stage", STAGES)
def test_many_boards(stage: Kind) -> None:
    for grade in GRADES:
        for number in range(1000):
            check(task("many", number, stage, grade=grade))


@pytest.mark.parametrize("stage", STAGES)
def test_a_fair_mix(stage: Kind) -> None:
    """None, one and several; and the stage's own kind more often than any before it."""
    mix, kinds = Counter[int](), Counter[Kind | None]()
    for number in range(150):
        one = task("mix", number, stage, grade=2)
        mix[min(2, len(one.alignments))] += 1
        kinds.update(a.pattern.kind for a in one.alignments)
    assert 0.25 < mix[0] / 150 < 0.55
    assert mix[1] / 150 > 0.25
    assert (mix[2] > 0) == (stage is not Kind.ROW)
    assert kinds.most_common(1)[0][0] is stage


def test_boards_tempt() -> None:
    """Boards without a quarto hold near misses: three of a kind, or four that share nothing."""
    bare = 0
    for number in range(60):
        one = task("tempt", number, Kind.DIAGONAL, grade=2)
        if one.alignments:
            continue
        board = one.position.board
        near = 0
        for four, kind in KINDS.items():
            if kind in STAGES[:3]:
                near += sum(board[square] is not None for square in four) >= 3
        bare += near == 0
    assert bare <= 2


def test_outside_the_level_it_only_tempts() -> None:
    """R4: a small square in a game of level 1 is no quarto, and such boards do come up."""
    tempted = 0
    for number in range(80):
        one = task("outside", number, Kind.DIAGONAL, grade=3)
        beyond = set(brute(one.position, 4, one.traits)) - set(brute(one.position, 1, one.traits))
        for squares in beyond:
            assert judge(one, [Square(square) for square in squares]) is Result.WRONG
        tempted += bool(beyond)
    assert tempted > 10


def test_grades_share_less_and_hold_more() -> None:
    pieces, values = {}, {}
    for grade in GRADES:
        found = [task("grades", number, Kind.COLUMN, grade=grade) for number in range(80)]
        pieces[grade] = sum(one.position.placed for one in found)
        shared = [len(one.alignments[0].values) for one in found if len(one.alignments) == 1]
        values[grade] = sum(shared) / len(shared)
    assert pieces[1] < pieces[2] < pieces[3]
    assert values[1] > values[3] >= 1


def test_judging() -> None:
    found = [task(3, number, Kind.COLUMN, grade=2) for number in range(60)]
    several = next(one for one in found if len(one.alignments) > 1)
    for alignment in several.alignments:
        assert judge(several, random.sample(alignment.squares, 4)) is Result.RIGHT
    assert judge(several, None) is Result.MISSED
    assert judge(several, several.alignments[0].squares, 10.0, 10.0) is Result.LATE
    assert judge(several, several.alignments[0].squares, 9.9, 10.0) is Result.RIGHT
    empty = next(one for one in found if not one.alignments)
    assert judge(empty, None) is Result.RIGHT
    assert judge(empty, (Square(0), Square(1), Square(2), Square(3))) is Result.WRONG


def answered(drill: Drill, results: str) -> Score:
    """R right, M missed, W wrong, L late."""
    names = {"R": Result.RIGHT, "M": Result.MISSED, "W": Result.WRONG, "L": Result.LATE}
    score = Score()
    for number, letter in enumerate(results):
        score = score.add(drill.task(score), names[letter], float(number))
    return score


def test_growing() -> None:
    drill = Drill(seed=1, grow=2)
    steps = {
        "": DrillStep(Kind.ROW, 1),
        "RR": DrillStep(Kind.ROW, 2),
        "RMRR": DrillStep(Kind.ROW, 2),
        "RRRRRR": DrillStep(Kind.COLUMN, 1),
        "RRRRML": DrillStep(Kind.ROW, 2),
        "MMWW": DrillStep(Kind.ROW, 1),
        "R" * 60: DrillStep(Kind.TURNED_SQUARE, 3),
    }
    for results, step in steps.items():
        assert drill.step(answered(drill, results)) == step, results
    assert drill.task(answered(drill, "R" * 12)).stage is Kind.DIAGONAL
    still = Drill(seed=1, grow=0)
    assert still.step(answered(still, "RRRRRRRR")) == DrillStep(Kind.ROW, 1)
    low = Drill(seed=1, level=2, grow=1)
    assert low.step(answered(low, "R" * 30)) == DrillStep(Kind.SMALL_SQUARE, 3)


def test_a_level_that_was_chosen_counts_from_the_beginning() -> None:
    assert {Drill(seed=1, level=4).task(Score()).level} == {4}
    assert Drill(seed=1, stage=Kind.LARGE_SQUARE).task(Score()).level == 3


def test_scores() -> None:
    drill = Drill(seed=5, stage=Kind.DIAGONAL, grow=0)
    score = answered(drill, "RRRMRRWLRRMRRR")
    total = Counter(one.result for one in score.answers)
    assert sum(tally.asked for tally in score.tallies.values()) == 14
    assert sum(tally.missed for tally in score.tallies.values()) == total[Result.MISSED]
    assert (score.total.late, score.total.wrong, score.right) == (1, 1, 10)
    for kind, tally in score.tallies.items():
        own = [one for one in score.answers if one.task.kind is kind]
        times = sorted(one.seconds for one in own if one.result is Result.RIGHT)
        assert tally.asked == len(own)
        assert tally.seconds == (times[len(times) // 2] if times else None)


def test_what_to_train_next() -> None:
    drill = Drill(seed=5, grow=1)
    assert drill.next_stage(answered(drill, "RR")) is Kind.ROW
    assert drill.next_stage(answered(drill, "RRR")) is Kind.COLUMN
    assert drill.next_stage(answered(drill, "R" * 40)) is Kind.TURNED_SQUARE
    still = Drill(seed=5, stage=Kind.TURNED_SQUARE, grow=0)
    score = Score()
    for _ in range(30):
        one = still.task(score)
        missed = one.kind is Kind.LARGE_SQUARE
        score = score.add(one, Result.MISSED if missed else Result.RIGHT, 1.0)
    assert score.tallies[Kind.LARGE_SQUARE].asked > 0
    assert score.weakest is Kind.LARGE_SQUARE
    assert still.next_stage(score) is Kind.LARGE_SQUARE


def test_what_cannot_be() -> None:
    with pytest.raises(ValueError, match="level 1 has no turned-square"):
        task(1, 1, Kind.TURNED_SQUARE, level=1)
    with pytest.raises(ValueError, match="a grade is 1, 2 or 3, not 4"):
        task(1, 1, grade=4)
    with pytest.raises(InvalidValue, match="a level is"):
        task(1, 1, level=5)
    with pytest.raises(InvalidValue, match="at least one trait"):
        task(1, 1, traits=())
    with pytest.raises(ValueError, match="level 2 has no large-square"):
        Drill(seed=1, stage=Kind.LARGE_SQUARE, level=2)
