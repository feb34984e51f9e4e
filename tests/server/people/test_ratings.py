"""Glicko-2 against the paper, and which games count."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.rules import TRAITS, CallRule, Edition, FalseCall, Rules, TurnClock
from fourfold.server.games.starting.terms import can_be_rated
from fourfold.server.people.ratings import (
    HIGHEST_DEVIATION,
    LADDERS,
    LOWEST_DEVIATION,
    NEWCOMER,
    OPPONENTS,
    PERIOD,
    PlayerRating,
    aged,
    rate,
    score,
    update,
)

DAY = 24 * 3600 * 1000

ratings = st.builds(
    PlayerRating,
    st.floats(600, 2600),
    st.floats(LOWEST_DEVIATION, HIGHEST_DEVIATION),
    st.floats(0.03, 0.1),
    st.integers(0, 500),
    st.integers(1, 400 * DAY),
)
worths = st.sampled_from([0.0, 0.5, 1.0])


def test_the_worked_example_of_the_paper() -> None:
    """Glickman, "Example of the Glicko-2 system": its figures are rounded on the way."""
    player = PlayerRating(1500, 200, 0.06)
    results = [
        (PlayerRating(1400, 30), 1.0),
        (PlayerRating(1550, 100), 0.0),
        (PlayerRating(1700, 300), 0.0),
    ]
    after = update(player, results)
    assert after.rating == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_period_without_games_only_widens() -> None:
    after = update(PlayerRating(1500, 200, 0.06), [])
    assert (after.rating, after.volatility) == (1500, 0.06)
    assert after.deviation == pytest.approx(200.27, abs=0.01)


def test_a_great_surprise_raises_the_volatility() -> None:
    steady = PlayerRating(1500, 50, 0.06)
    lost = update(steady, [(PlayerRating(800, 50), 0.0)] * 6)
    expected = update(steady, [(PlayerRating(800, 50), 1.0)] * 6)
    assert lost.volatility > 0.0601
    assert expected.volatility < 0.06


@given(ratings, ratings, worths, st.integers(0, 400 * DAY))
def test_both_ratings_move_as_the_result_says(
    first: PlayerRating, second: PlayerRating, worth: float, later: int
) -> None:
    now = max(first.at, second.at) + later
    one, other = rate(first, second, worth, now)
    if worth == 1.0:
        assert one.rating > first.rating
        assert other.rating < second.rating
    if worth == 0.0:
        assert one.rating < first.rating
        assert other.rating > second.rating
    for before, after in ((first, one), (second, other)):
        assert after.games == before.games + 1
        assert after.at == now
        assert LOWEST_DEVIATION <= after.deviation <= HIGHEST_DEVIATION
        assert 0 < after.volatility < 1


@given(ratings, ratings, worths, st.integers(0, 400 * DAY))
def test_the_seats_are_worth_the_same(
    first: PlayerRating, second: PlayerRating, worth: float, later: int
) -> None:
    now = max(first.at, second.at) + later
    one, other = rate(first, second, worth, now)
    assert rate(second, first, 1 - worth, now) == (other, one)


@given(ratings)
def test_time_makes_a_rating_less_sure_and_never_changes_it(rating: PlayerRating) -> None:
    moments = [rating.at, rating.at + DAY, rating.at + 365 * DAY, rating.at + 10**15]
    found = [aged(rating, moment) for moment in moments]
    assert found[0] == rating
    assert all(a.deviation <= b.deviation <= HIGHEST_DEVIATION for a, b in pairwise(found))
    assert found[-1].deviation == HIGHEST_DEVIATION
    assert {each.rating for each in found} == {rating.rating}


def test_a_year_away_from_the_board() -> None:
    """A rating that was sure (60) is a guess again (above 100) after a year, as documented."""
    rating = PlayerRating(1500, 60, 0.06, 50, at=1)
    assert aged(rating, 1 + 365 * DAY).deviation == pytest.approx(107.6, abs=0.5)
    assert aged(rating, 1 + PERIOD).deviation == pytest.approx(60.9, abs=0.1)


def test_a_clock_that_goes_back_does_no_harm() -> None:
    rating = PlayerRating(1500, 60, 0.06, 50, at=10 * DAY)
    assert aged(rating, DAY) == rating
    assert rate(rating, rating, 0.5, DAY)[0].at == 10 * DAY


def test_newcomers_find_their_place() -> None:
    """Players of known strength: their ratings are as far apart as their strengths, on average."""
    source = random.Random(5)
    strengths = [1200, 1400, 1600, 1800]
    found = [NEWCOMER] * 4
    sums = [0.0] * 4
    for number in range(4000):
        a, b = source.sample(range(4), 2)
        expected = 1 / (1 + 10 ** ((strengths[b] - strengths[a]) / 400))
        worth = 1.0 if source.random() < expected else 0.0
        found[a], found[b] = rate(found[a], found[b], worth, 1 + number * 60_000)
        if number >= 1000:
            sums = [total + each.rating for total, each in zip(sums, found, strict=True)]
    middle = sum(sums) / 4
    assert [(total - middle) / 3000 for total in sums] == pytest.approx(
        [each - 1500 for each in strengths], abs=30
    )
    assert not any(replace(each, opponents=OPPONENTS).provisional for each in found)
    # Three opponents are not enough, however certain the rating is.
    assert all(replace(each, opponents=3).provisional for each in found)
    assert NEWCOMER.provisional


def test_one_ladder_for_each_level_and_call() -> None:
    assert len(set(LADDERS)) == 8
    assert all(can_be_rated(Rules.at_level(each.level, each.call)) for each in LADDERS)
    assert str(LADDERS[0]) == "1/official"


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        (Rules(levels=(1, 2)), False),
        (Rules(traits=TRAITS[:3]), False),
        (Rules(call=CallRule.STANDING), False),
        (Rules(clock=TurnClock(60), false_call=FalseCall.LOSES, edition=Edition.MUSHROOMS), True),
    ],
)
def test_which_games_can_be_rated(rules: Rules, expected: bool) -> None:
    assert can_be_rated(rules) is expected


def test_what_a_result_is_worth() -> None:
    assert [score(result) for result in ("1-0", "0-1", "1/2-1/2", "*")] == [1.0, 0.0, 0.5, None]
