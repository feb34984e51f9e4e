"""Grading: what the opponents find, and the rating at which half of them do."""

from __future__ import annotations

import math
import random

import pytest

from fourfold.play.opponents.players import OPPONENTS
from fourfold.play.opponents.ratings import elo
from fourfold.play.puzzles.collection import Theme, puzzles, select
from fourfold.play.puzzles.grading import (
    Tried,
    attempt,
    difficulty,
    grade,
    parse_tried,
    solves,
    try_all,
    try_puzzle,
)
from fourfold.rules import Call

RATINGS = {"a": 900.0, "b": 1100.0, "c": 1300.0, "d": 1500.0, "e": 1700.0, "f": 1900.0}


def tried(true: float, steep: float, tries: int = 4000) -> Tried:
    """What opponents find who solve half at this rating."""
    chances = {n: 1 / (1 + math.exp(-steep * (r - true))) for n, r in RATINGS.items()}
    return Tried("x", tries, {name: round(tries * p) for name, p in chances.items()})


@pytest.mark.parametrize("true", [950, 1200, 1437, 1800])
@pytest.mark.parametrize("steep", [0.004, 0.008, 0.02])
def test_a_curve_is_found_again(true: float, steep: float) -> None:
    assert difficulty(tried(true, steep), RATINGS) == pytest.approx(true, abs=5)


def test_difficulties_are_bounded() -> None:
    """Solved by all, or by nobody: 200 below the weakest, and the strongest, at most."""
    assert 700 <= difficulty(Tried("x", 40, dict.fromkeys(RATINGS, 40)), RATINGS) <= 900
    assert difficulty(Tried("x", 40, dict.fromkeys(RATINGS, 0)), RATINGS) == 1900


def test_more_solved_is_easier() -> None:
    """As long as the strongest finds the key, as the perfect one always does."""
    rng = random.Random(2)
    for _ in range(100):
        found = [*sorted(rng.randint(0, 40) for _ in range(len(RATINGS) - 1)), 40]
        easier = [min(40, number + 1) for number in found]
        one = difficulty(Tried("x", 40, dict(zip(RATINGS, found, strict=True))), RATINGS)
        other = difficulty(Tried("x", 40, dict(zip(RATINGS, easier, strict=True))), RATINGS)
        assert other <= one + 1


def test_whoever_solves_less_when_stronger_breaks_nothing() -> None:
    odd = dict(zip(RATINGS, (40, 30, 20, 10, 5, 0), strict=True))
    assert 700 <= difficulty(Tried("x", 40, odd), RATINGS) <= 1900


@pytest.mark.parametrize("theme", Theme)
def test_the_perfect_opponent_finds_every_key(theme: Theme) -> None:
    """It is not asked in grading; here it is."""
    perfect = OPPONENTS["perfect"]
    for one in select(theme=theme, seed=2, count=8):
        for seed in (1, 2):
            turn = attempt(perfect, one, seed)
            if isinstance(turn.end, Call):
                assert one.distance == 1
                turn = one.read(turn)
            assert one.accepts(turn)


def test_stronger_opponents_solve_more() -> None:
    names = list(OPPONENTS)
    total = dict.fromkeys(names, 0)
    for found in try_all(select(seed=1, count=60), tries=4):
        for name, number in found.solved.items():
            total[name] += number
    assert total["newcomer"] < total["attentive"] < total["strong"] < total["master"]
    assert total["perfect"] == 240


def test_a_win_at_once_has_to_be_seen() -> None:
    """R12: whoever completes it by chance and does not call has not found it."""
    one = next(p for p in puzzles() if p.theme is Theme.WIN and p.distance == 1)
    newcomer = OPPONENTS["newcomer"]
    attempts = [attempt(newcomer, one, seed) for seed in range(300)]
    lucky = [t for t in attempts if t.place == one.key[0].place and not isinstance(t.end, Call)]
    assert lucky, "with 300 tries one hits the square by chance"
    called = sum(isinstance(turn.end, Call) for turn in attempts)
    assert sum(solves(newcomer, one, seed) for seed in range(300)) == called


def test_tries_are_reproducible_and_told_in_order() -> None:
    some = select(seed=3, count=5)
    once = list(try_all(some, tries=3, seed=8))
    assert [one.id for one in once] == [one.id for one in some]
    assert once == list(try_all(some, tries=3, seed=8, processes=2))
    assert once != list(try_all(some, tries=3, seed=9))
    assert parse_tried(once[0].line()) == once[0]
    for broken in ("", "[]", "{}", once[0].line()[:-5], '{"id": "x", "tries": 2, "found": {}}'):
        assert parse_tried(broken) is None


def test_grades_use_the_ratings_of_the_level() -> None:
    one = select(theme=Theme.SAFE_PIECE, level=(4, 4), count=1)[0]
    found = try_puzzle(one, tries=3)
    ratings = {name: elo(4, name) for name in OPPONENTS}
    assert grade(one, found).difficulty == difficulty(found, ratings)
