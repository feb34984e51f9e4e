"""The puzzles of the package: each checked afresh, spread, chosen, one a day."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from datetime import date, timedelta
from itertools import pairwise

import pytest
from tests.play.brute import Everything, whole_turns

from fourfold.engine import Verdict, evaluate, solve
from fourfold.play.puzzles.collection import (
    DAILY_POOLS,
    Puzzle,
    Theme,
    choose,
    daily,
    puzzle,
    puzzles,
    select,
)
from fourfold.play.puzzles.normal import puzzle_id
from fourfold.rules import (
    TRAITS,
    Position,
    patterns,
    shared_values,
)

ALL = puzzles()
SAMPLE = random.Random(4).sample(ALL, 200)


# What each puzzle claims --------------------------------------------------------------------------


def check(one: Puzzle) -> None:
    """The conditions of docs/puzzles.md, from the solver's answers alone."""
    position, levels, traits = one.position, one.levels, one.traits
    found = evaluate(position, levels, traits, distance=True).turns
    keeping = {str(turn.turn) for turn in found if turn.value is one.value}
    assert found[0].value is one.value is not Verdict.LOSS
    assert found[0].distance == one.distance
    assert {str(turn) for turn in one.key} == keeping
    assert len(one.key) == len(keeping)
    assert {turn.distance for turn in found if turn.value is one.value} == {one.distance}
    aligned = [
        pattern
        for pattern in patterns(max(levels))
        if all(position.board[square] is not None for square in pattern.squares)
        and shared_values([position.board[s] or 0 for s in pattern.squares], traits)
    ]
    assert one.id == puzzle_id(position, levels, traits)
    assert not aligned, "an alignment stands on the board (R5)"
    check_theme(one)


def check_theme(one: Puzzle) -> None:
    position, gifts = one.position, len(one.position.remaining)
    squares = {turn.place for turn in one.key}
    if one.theme is Theme.SAFE_PIECE:
        assert position.hand is None
        assert gifts >= 4
        assert len(one.key) == 1
        return
    assert position.hand is not None
    assert gifts * (16 - position.placed) >= 8
    if one.theme is Theme.ONLY_SQUARE:
        assert len(squares) == 1
        assert len(one.key) > 1
        return
    assert len(one.key) == 1
    if one.theme is Theme.SAVE_DRAW:
        assert one.value is Verdict.DRAW
        return
    assert one.value is Verdict.WIN
    if one.theme is Theme.REFUTATION:
        assert one.distance is not None
        assert one.distance > 1
        before = solve(Position(position.board), one.levels[::-1], one.traits)
        assert before.value is not Verdict.LOSS, "another gift would have held"
    elif one.distance == 1:
        check_hidden(one)


def check_hidden(one: Puzzle) -> None:
    """With four traits a win at once is in no row or column; above level 1 it is a square."""
    game = one.game.play_turn(one.key[0])
    assert game.outcome is not None
    kinds = {str(alignment.pattern.kind) for alignment in game.outcome.alignments}
    if one.traits == TRAITS:
        assert not kinds & {"row", "column"}
        assert one.levels[0] == 1 or "diagonal" not in kinds


@pytest.mark.parametrize("one", SAMPLE, ids=lambda one: one.id)
def test_a_sample_is_what_it_claims(one: Puzzle) -> None:
    check(one)


@pytest.mark.long
def test_every_puzzle_is_what_it_claims() -> None:
    for one in ALL:
        check(one)


LATE = [one for one in ALL if one.position.placed >= 11]


@pytest.mark.parametrize("one", random.Random(1).sample(LATE, 12), ids=lambda one: one.id)
def test_late_ones_by_trying_everything(one: Puzzle) -> None:
    """R14: no engine, only the rules."""
    everything, found = Everything(), {}
    for turn in whole_turns(one.game):
        after = one.game.play_turn(turn)
        if after.outcome is not None:
            winner = after.outcome.winner
            value = Verdict.DRAW if winner is None else Verdict.LOSS
            found[turn] = Verdict.WIN if winner is one.game.to_act else value
        else:
            found[turn] = everything.worth(after).value.opposite
    best = min(found.values(), key=(Verdict.WIN, Verdict.DRAW, Verdict.LOSS).index)
    assert best is one.value
    assert {turn for turn, value in found.items() if value is best} == set(one.key)


def test_wins_at_once_are_left_to_win_in_one() -> None:
    for one in ALL:
        if one.distance == 1 and one.position.hand is not None:
            assert one.theme is Theme.WIN


# Spread -------------------------------------------------------------------------------------------


def test_there_are_enough_of_everything() -> None:
    assert len(ALL) >= 2000
    even = [one for one in ALL if one.traits == TRAITS and one.levels[0] == one.levels[1]]
    by_level = Counter(one.levels[0] for one in even)
    assert set(by_level) == {1, 2, 3, 4}
    assert min(by_level.values()) >= 400
    by_theme = Counter((one.levels[0], one.theme) for one in even)
    for level in (1, 2, 3, 4):
        for theme in Theme:
            # At level 4 hardly anything is drawn.
            rare = (level, theme) == (4, Theme.SAVE_DRAW)
            assert by_theme[level, theme] >= (10 if rare else 100), (level, theme)
    for theme in (Theme.WIN, Theme.REFUTATION, Theme.SAFE_PIECE, Theme.ONLY_SQUARE):
        depths = Counter(one.distance for one in even if one.theme is theme)
        assert len(depths) >= 5
        assert max(depths.values()) <= 0.3 * sum(depths.values())
    assert sum(len(one.traits) < 4 for one in ALL) >= 100
    assert sum(one.levels[0] != one.levels[1] for one in ALL) >= 30


def test_every_puzzle_is_graded_and_difficulties_differ() -> None:
    found = sorted(one.difficulty or 0 for one in ALL)
    assert found[0] > 500
    assert found[-1] < 3000
    assert found[9 * len(found) // 10] - found[len(found) // 10] > 400
    deep = [one.difficulty or 0 for one in ALL if (one.distance or 0) >= 9]
    near = [one.difficulty or 0 for one in ALL if (one.distance or 99) <= 2]
    assert sum(deep) / len(deep) > sum(near) / len(near) + 300


# Choosing -----------------------------------------------------------------------------------------


def test_ids_find_puzzles() -> None:
    assert puzzle(ALL[5].id.upper()) is ALL[5]
    with pytest.raises(KeyError, match="no puzzle"):
        puzzle("nothing")


def test_selections() -> None:
    found = select(theme=Theme.WIN, level=(2, 2), difficulty=(1000, 1400), seed=9)
    assert found
    for one in found:
        assert (one.theme, one.levels) == (Theme.WIN, (2, 2))
        assert 1000 <= (one.difficulty or 0) <= 1400
    assert found == select(theme=Theme.WIN, level=(2, 2), difficulty=(1000, 1400), seed=9)
    assert found[:5] == select(
        theme=Theme.WIN, level=(2, 2), difficulty=(1000, 1400), seed=9, count=5
    )
    assert select(seed=1, count=20) != select(seed=2, count=20)
    assert set(select(seed=1)) == set(ALL)
    assert select(difficulty=(1, 2)) == ()


def test_a_hundred_are_mixed() -> None:
    found = select(seed=7, count=100)
    assert {one.theme for one in found} == set(Theme)
    assert {one.levels[0] for one in found} == {1, 2, 3, 4}


def test_choosing_near_a_rating() -> None:
    for rating in (1000, 1400, 1800):
        one = choose(near=rating, seed=3)
        assert abs((one.difficulty or 0) - rating) < 60
        assert choose(near=rating, seed=3) == one
        assert choose(near=rating, seed=3, seen=[one.id]) != one
    assert choose(seed=random.Random(1)) == choose(seed=random.Random(1))
    with pytest.raises(LookupError):
        choose(level=(1, 1), seen=[one.id for one in ALL])
    with pytest.raises(LookupError):
        choose(near=1500, seen=[one.id for one in ALL])


# The puzzle of the day ----------------------------------------------------------------------------


def test_the_day_does_not_depend_on_place_or_process() -> None:
    code = (
        "from datetime import date; from fourfold.play.puzzles.collection import daily;"
        "print(*(daily(date(2026, 11, day)).id for day in (1, 2, 3)), daily().id)"
    )
    found = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "TZ": zone, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for zone, seed in (("Pacific/Kiritimati", "1"), ("Pacific/Niue", "2"))
    ]
    assert found[0].split()[:3] == [daily(date(2026, 11, day)).id for day in (1, 2, 3)]
    # Unless midnight in UTC fell between the two.
    assert found[0] == found[1] or found[0].split()[3] in {daily().id, _yesterday()}


def _yesterday() -> str:
    return daily(date.today() - timedelta(days=1)).id  # noqa: DTZ011  # either will do


def test_every_puzzle_has_its_day_in_a_round() -> None:
    _, size = DAILY_POOLS[-1]
    assert size <= len(ALL)
    first = date.fromordinal(-(-date(2026, 1, 1).toordinal() // size) * size)
    round_ = [daily(first + timedelta(days=number)).id for number in range(size)]
    assert sorted(round_) == sorted(one.id for one in ALL[:size])
    assert round_ != [daily(first + timedelta(days=size + n)).id for n in range(size)]


def test_pools_begin_in_order() -> None:
    assert DAILY_POOLS[0][0] == date.min
    assert all(one[0] < other[0] and one[1] <= other[1] for one, other in pairwise(DAILY_POOLS))


def test_days_of_the_past_keep_their_puzzles() -> None:
    """However much the store grows."""
    assert daily(date(2026, 11, 15)).id == "ovskev3"
    assert daily(date(2026, 12, 24)).id == "7rmbavq"
    assert daily(date(2027, 1, 1)).id == "7kjef6a"
