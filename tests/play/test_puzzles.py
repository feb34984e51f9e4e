"""The puzzles of the package: each checked afresh, none twice, spread, judged, one a day."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from importlib.resources import files
from itertools import pairwise

import numpy as np
import pytest

from fourfold.engine import Verdict, evaluate, solve
from fourfold.play.puzzles import (
    DAILY_POOLS,
    Puzzle,
    Theme,
    Unfinished,
    choose,
    daily,
    puzzle,
    puzzles,
    select,
)
from fourfold.play.puzzles_normal import puzzle_id
from fourfold.play.puzzles_store import read_store, write_store
from fourfold.rules import (
    TRAITS,
    Game,
    IllegalAction,
    NotationError,
    Position,
    Symmetry,
    Turn,
    board_symmetries,
    patterns,
    shared_values,
    trait_symmetries,
)

from .brute import Everything

ALL = puzzles()
SAMPLE = random.Random(4).sample(ALL, 200)


# What each puzzle claims ------------------------------------------------------------------------


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


def whole_turns(game: Game) -> Iterator[Turn]:
    """Every turn that is complete."""
    for action in game.legal_actions():
        after = game.play(action)
        if after.to_act is not game.to_act:
            yield Turn.parse(str(action))
        else:
            yield from (Turn.parse(f"{action}{gift}") for gift in after.legal_actions())


def test_wins_at_once_are_left_to_win_in_one() -> None:
    for one in ALL:
        if one.distance == 1 and one.position.hand is not None:
            assert one.theme is Theme.WIN


# No two alike -----------------------------------------------------------------------------------


def symmetric(one: Puzzle, rng: random.Random) -> Position:
    squares = rng.choice(board_symmetries(*one.levels))
    traits, flips = rng.choice(list(trait_symmetries(one.traits)))
    return Symmetry(squares, traits, flips).position(one.position)


@pytest.mark.parametrize("one", SAMPLE[:60], ids=lambda one: one.id)
def test_ids_are_the_same_for_what_is_the_same(one: Puzzle) -> None:
    rng = random.Random(one.id)
    for _ in range(5):
        assert puzzle_id(symmetric(one, rng), one.levels, one.traits) == one.id


def test_ids_differ_between_levels_traits_and_hands() -> None:
    position = Position.parse("01../..8./.f../.... 7")
    ids = {puzzle_id(position, levels) for levels in ((1, 1), (2, 2), (1, 2), (2, 1))}
    ids.add(puzzle_id(position, (1, 1), TRAITS[:3]))
    ids.add(puzzle_id(Position(position.board), (1, 1)))
    assert len(ids) == 6


def test_traits_out_of_play_do_not_matter() -> None:
    """R6: with fewer traits, pieces that differ in nothing else are the same."""
    one = puzzle_id(Position.parse("01../..8./.f../.... 7"), (1, 1), TRAITS[:2])
    other = puzzle_id(Position.parse("32../..a./.e../.... 6"), (1, 1), TRAITS[:2])
    assert one == other
    elsewhere = Position.parse("04../..2./.f../.... d")
    assert puzzle_id(elsewhere, (1, 1), TRAITS[2:]) == one


def test_ids_are_unique() -> None:
    assert len({one.id for one in ALL}) == len(ALL)
    assert all(len(one.id) == 7 and one.id.isalnum() for one in ALL)


@pytest.mark.long
def test_no_two_are_the_same_under_symmetry() -> None:
    """All images of every puzzle, made by the group of `fourfold.rules`, are no other's."""
    groups: dict[object, dict[bytes, str]] = {}
    for one in ALL:
        known = groups.setdefault((one.levels, one.traits), {})
        assert known.setdefault(row(one), one.id) == one.id
    for one in ALL:
        known = groups[one.levels, one.traits]
        met = {known[image] for image in images(one) if image in known}
        assert met == {one.id}


def row(one: Puzzle) -> bytes:
    return bytes(
        16 if piece is None else int(piece) for piece in (*one.position.board, one.position.hand)
    )


def images(one: Puzzle) -> Iterator[bytes]:
    """The position under every symmetry of its levels and traits, as rows."""
    cells = np.frombuffer(row(one), dtype=np.uint8)
    maps = np.array(
        [
            [*(int(Symmetry(traits=t, flips=f).piece(p)) for p in range(16)), 16]
            for t, f in trait_symmetries(one.traits)
        ],
        dtype=np.uint8,
    )
    for squares in board_symmetries(*one.levels):
        moved = np.empty(17, dtype=np.uint8)
        moved[list(squares)] = cells[:16]
        moved[16] = cells[16]
        for image in maps[:, moved]:
            yield image.tobytes()


# Spread -----------------------------------------------------------------------------------------


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


# The store --------------------------------------------------------------------------------------


def test_the_store_is_compact_and_comes_back() -> None:
    text = files("fourfold.play").joinpath("puzzles.txt").read_text(encoding="ascii")
    assert len(text) <= 150_000
    assert write_store(ALL) == text
    assert tuple(read_store(text)) == ALL


@pytest.mark.parametrize(
    "line",
    [
        "abcdefg w 1 f .4f.c3.078..9...a c2-5 3",
        "abcdefg x 1 f .4f.c3.078..9...a c2-5 3 1480",
        "abcdefg w 9 f .4f.c3.078..9...a c2-5 3 1480",
        "abcdefg w 1 f .4f.c3.078..9..4a c2-5 3 1480",
        "abcdefg w 1 f .4f.c3.078..9...a e2-5 3 1480",
        "abcdefg w 1 f .4f.c3.078..9...a c2-5 far 1480",
    ],
)
def test_a_broken_store_names_the_line(line: str) -> None:
    good = write_store(ALL[:1])
    with pytest.raises(ValueError, match="line 2 of the puzzles"):
        list(read_store(good + line + "\n"))


def test_nothing_ungraded_and_nothing_twice_goes_into_a_store() -> None:
    ungraded = Puzzle.from_object({**ALL[0].as_object(), "difficulty": None})
    with pytest.raises(ValueError, match="no difficulty"):
        write_store([ungraded])
    with pytest.raises(ValueError, match="twice"):
        write_store([ALL[0], ALL[0]])


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("theme", "chess"),
        ("level", "7"),
        ("traits", "smell"),
        ("position", "nowhere"),
        ("key", []),
        ("key", "c2-5"),
        ("key", ["z9"]),
        ("value", "sure"),
        ("distance", "far"),
        ("difficulty", 1.5),
        ("difficulty", True),
    ],
)
def test_objects_that_are_no_puzzles(name: str, wrong: object) -> None:
    good = ALL[0].as_object()
    assert Puzzle.from_object(good) == ALL[0]
    with pytest.raises(ValueError, match=r"."):
        Puzzle.from_object({**good, name: wrong})
    del good[name]
    with pytest.raises(ValueError, match=name):
        Puzzle.from_object(good)


# Judging ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_exactly_the_key_is_right(theme: Theme, level: int) -> None:
    for one in select(theme=theme, level=(level, level), count=2):
        for turn in whole_turns(one.game):
            assert one.accepts(one.read(turn)) == (turn in one.key)
        for turn in one.key:
            found = one.judge(str(turn).upper())
            assert found.right
            assert found.turn == turn
            assert found.explanation.worth.value is one.value


def test_a_wrong_answer_is_explained() -> None:
    one = select(theme=Theme.SAVE_DRAW, level=(1, 1), count=1)[0]
    wrong = next(turn for turn in whole_turns(one.game) if turn not in one.key)
    found = one.judge(wrong)
    assert not found.right
    assert found.explanation.worth.value is Verdict.LOSS


def test_a_square_is_enough_where_one_is_asked_for() -> None:
    one = select(theme=Theme.ONLY_SQUARE, count=1)[0]
    square = str(one.key[0].place)
    assert one.judge(square).right
    other = next(str(s) for s in one.position.empty_squares if str(s) != square)
    assert not one.judge(other).right
    gifts = {str(turn.end)[1:] for turn in one.key}
    bad = next(str(p) for p in one.position.remaining if str(p) not in gifts)
    assert not one.judge(f"{square}-{bad}").right


def test_a_win_may_be_called() -> None:
    """R12 in an answer: `c2!…` means the same as R14's `c2`, if the call is good."""
    one = next(p for p in ALL if p.theme is Theme.WIN and p.distance == 1)
    game = one.game.play_turn(one.key[0])
    assert game.outcome is not None
    squares = "".join(map(str, game.outcome.alignments[0].squares))
    assert one.judge(f"{one.key[0]}!{squares}").right
    false = "a1b1c1d1" if squares != "a1b1c1d1" else "a2b2c2d2"
    with pytest.raises(IllegalAction):
        one.judge(f"{one.key[0]}!{false}")


def test_what_is_no_answer() -> None:
    one = select(theme=Theme.REFUTATION, count=1)[0]
    square = one.position.empty_squares[0]
    taken = next(s for s in range(16) if one.position.board[s] is not None)
    with pytest.raises(Unfinished, match="gives none"):
        one.judge(str(square))
    with pytest.raises(NotationError):
        one.judge("e5")
    with pytest.raises(IllegalAction):
        one.judge(f"{Position().empty_squares[taken]}-{one.position.remaining[0]}")
    with pytest.raises(IllegalAction):
        one.judge(f"{square}-{one.position.hand}")
    with pytest.raises(IllegalAction):
        one.judge(f"-{one.position.remaining[0]}")


# Choosing ---------------------------------------------------------------------------------------


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


# The puzzle of the day --------------------------------------------------------------------------


def test_the_day_does_not_depend_on_place_or_process() -> None:
    code = (
        "from datetime import date; from fourfold.play.puzzles import daily;"
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
