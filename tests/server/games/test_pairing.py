"""Who is paired with whom."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from fourfold.server.games.starting.pairing import (
    UNRATED,
    Seeker,
    find_pairs,
    fit,
    offers_computer,
    rating_range,
)
from fourfold.server.people.ratings import START

_TIME = 1_000_000


def seeker(name: str, rating: float = 1500, waited: int = 0, game: object = "5 minutes") -> Seeker:
    return Seeker(name, game, rating, _TIME - waited)


def names(pairs: list[tuple[Seeker, Seeker]]) -> list[tuple[str, str]]:
    return [(one.player, other.player) for one, other in pairs]


def test_those_without_a_rating_count_as_newcomers() -> None:
    assert UNRATED == START


def test_the_range_grows_until_anybody_will_do() -> None:
    ranges = [rating_range(waited) for waited in range(0, 61_000, 1000)]
    assert (ranges[0], ranges[-1]) == (100, None)
    widths = [float("inf") if width is None else width for width in ranges]
    assert all(one <= other for one, other in pairwise(widths))


def test_the_computer_is_offered_before_anybody_will_do() -> None:
    assert not offers_computer(29_999)
    assert offers_computer(30_000)
    assert rating_range(30_000) is not None


def test_both_ranges_count() -> None:
    """Somebody who has waited for a minute takes anybody, but is not for everybody."""
    patient, new = seeker("ana", 1500, 60_000), seeker("ben", 1800)
    assert find_pairs([patient, new], _TIME) == []
    # Their range is 300 points after twenty seconds, and they have to see it first.
    assert find_pairs([patient, new], _TIME + 20_000) == []
    assert names(find_pairs([patient, new], _TIME + 21_500)) == [("ana", "ben")]


def test_only_those_who_want_the_same_game_meet() -> None:
    assert find_pairs([seeker("ana"), seeker("ben", game="15 minutes")], _TIME) == []


def test_who_waited_longest_gets_the_nearest() -> None:
    waiting = [
        seeker("near", 1520),
        seeker("nearest", 1490),
        seeker("first", 1500, 3000),
        seeker("second", 1530, 2000),
    ]
    assert names(find_pairs(waiting, _TIME)) == [("first", "nearest"), ("second", "near")]


def test_those_who_may_not_meet_are_paired_with_others() -> None:
    waiting = [seeker("ana", waited=2), seeker("ben", waited=1), seeker("eve", 1550)]

    def may_meet(one: str, other: str) -> bool:
        return {one, other} != {"ana", "ben"}

    assert names(find_pairs(waiting, _TIME, may_meet)) == [("ana", "eve")]


seekers = st.lists(
    st.builds(
        Seeker,
        st.text("abcdefgh", min_size=1, max_size=3),
        st.sampled_from(["5 minutes", "15 minutes"]),
        st.floats(800, 2400),
        st.integers(_TIME - 90_000, _TIME),
    ),
    unique_by=lambda seeker: seeker.player,
    max_size=30,
)


@given(seekers)
def test_nobody_is_paired_twice_and_nobody_who_fits_is_left(waiting: list[Seeker]) -> None:
    pairs = find_pairs(waiting, _TIME)
    paired = [seeker.player for pair in pairs for seeker in pair]
    assert len(paired) == len(set(paired))
    assert all(fit(one, other, _TIME) for one, other in pairs)
    left = [seeker for seeker in waiting if seeker.player not in paired]
    assert not any(fit(one, other, _TIME) for one in left for other in left)
