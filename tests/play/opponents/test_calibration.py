"""Ratings: found again from scores made of known ones; games of a calibration are repeatable."""

from __future__ import annotations

import json
import math
import random
from dataclasses import asdict

import pytest

from fourfold.play.opponents.calibration import (
    AVERAGE,
    Pairing,
    Played,
    elo,
    fingerprint,
    held,
    parse_played,
    perfect_games,
    play_all,
    play_pairing,
    ratings,
    round_robin,
)
from fourfold.play.opponents.players import OPPONENTS


def expected(mine: float, other: float) -> float:
    return 1 / (1 + 10 ** ((other - mine) / 400))


def test_ratings_are_found_again_from_expected_scores() -> None:
    known = {"a": 1200.0, "b": 1450.0, "c": 1550.0, "d": 1800.0}
    names = list(known)
    scores = {
        (one, two): (1000 * expected(known[one], known[two]), 1000.0)
        for number, one in enumerate(names)
        for two in names[number + 1 :]
    }
    found = elo(scores)
    assert sum(found.values()) / 4 == pytest.approx(AVERAGE, abs=0.1)
    assert found == pytest.approx(known, abs=1)


def test_who_never_scores_has_a_rating_all_the_same() -> None:
    found = elo({("a", "b"): (10.0, 10.0)})
    assert found["a"] > found["b"]
    assert all(math.isfinite(rating) for rating in found.values())


def test_equal_scores_are_equal_ratings() -> None:
    assert elo({("a", "b"): (5.0, 10.0)}) == pytest.approx({"a": AVERAGE, "b": AVERAGE})


def test_error_bars_shrink_with_games() -> None:
    source = random.Random(1)
    names = list(OPPONENTS)[:3]

    def results(count: int) -> list[Played]:
        return [
            Played(1, one, two, number, float(source.random() < 0.4), "quarto", 9)
            for number in range(count)
            for one, two in ((names[0], names[1]), (names[1], names[2]), (names[0], names[2]))
        ]

    few, many = ratings(results(20)), ratings(results(320))
    assert [rating.opponent for rating in few] == names
    assert [rating.games for rating in many] == [640] * 3
    for small, large in zip(few, many, strict=True):
        assert 2 < small.error / large.error < 8


def test_everybody_meets_everybody_from_both_seats() -> None:
    pairings = list(round_robin([1, 4], 2))
    count = len(OPPONENTS)
    assert len(pairings) == len(set(pairings)) == 2 * count * (count - 1)
    assert {(p.first, p.second) for p in pairings if p.level == 4} == {
        (one, two) for one in OPPONENTS for two in OPPONENTS if one != two
    }
    assert pairings[: len(pairings) // 2] == list(round_robin([1, 4], 1)), "more games, same start"


def test_the_perfect_one_meets_everybody_from_both_seats_at_all_levels() -> None:
    found = list(perfect_games([1, 3], 64))
    others = [name for name in OPPONENTS if name != "perfect"]
    assert len(set(found)) == 64
    assert {(p.level, p.first, p.second) for p in found} == {
        (level, *pair)
        for level in (1, 3)
        for other in others
        for pair in (("perfect", other), (other, "perfect"))
    }
    assert set(found) <= set(round_robin([1, 3], 4)), "games of a calibration"
    assert list(perfect_games([1, 3], 20)) == found[:20]


def test_what_was_given_away_is_counted() -> None:
    def game(level: int, first: str, second: str, score: float) -> Played:
        return Played(level, first, second, 0, score, "quarto", 9)

    played = [
        game(1, "perfect", "casual", 1),
        game(1, "perfect", "strong", 0),
        game(1, "casual", "perfect", 0.5),
        game(4, "perfect", "master", 0),  # whoever gives first is lost there
        game(4, "master", "perfect", 0.5),
        game(2, "casual", "strong", 1),
    ]
    found = {(each.level, str(each.seat)): each for each in held(played)}
    assert sorted(found) == [(1, "first"), (1, "second"), (4, "first"), (4, "second")]
    assert [(found[1, "first"].won, found[1, "first"].lost)] == [(1, 1)]
    given_away = {key: each.given_away for key, each in found.items()}
    assert given_away == {(1, "first"): 1, (1, "second"): 0, (4, "first"): 0, (4, "second"): 1}


def test_games_do_not_depend_on_who_plays_them() -> None:
    pairings = [Pairing(2, "newcomer", "casual", number) for number in range(5)]
    alone = list(play_all(pairings, seed=7))
    assert alone == [play_pairing(pairing, 7) for pairing in pairings]
    two = sorted(play_all(pairings, 7, processes=2), key=lambda game: game.number)
    assert two == alone
    assert alone != list(play_all(pairings, seed=8))


def test_games_are_written_and_read() -> None:
    game = play_pairing(Pairing(1, "beginner", "newcomer", 3))
    line = json.dumps(asdict(game))
    assert parse_played(line) == game
    assert game.pairing == Pairing(1, "beginner", "newcomer", 3)
    for broken in ("", "{}", "[]", line[:-5], line.replace("beginner", "nobody")):
        assert parse_played(broken) is None


def test_the_fingerprint_tells_opponents_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint()
    monkeypatch.setitem(OPPONENTS, "casual", OPPONENTS["strong"])
    assert fingerprint() != before
