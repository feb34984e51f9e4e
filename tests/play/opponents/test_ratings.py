"""The shipped ratings: of the opponents as they are, at every level, rising with strength."""

from __future__ import annotations

import pytest

from fourfold import LEVELS
from fourfold.play.opponents.calibration import OpponentStrength, fingerprint
from fourfold.play.opponents.players import OPPONENTS
from fourfold.play.opponents.ratings import (
    elo,
    measured,
    ratings,
    read_measured,
    write_measured,
)


def test_the_ratings_are_those_of_the_present_parameters() -> None:
    assert measured().fingerprint == fingerprint()
    assert measured().current


@pytest.mark.parametrize("level", LEVELS)
def test_everybody_is_rated_and_the_stronger_higher(level: int) -> None:
    found = ratings(level)
    assert list(found) == list(OPPONENTS)
    numbers = [rated.elo for rated in found.values()]
    assert numbers == sorted(numbers)
    assert all(rated.error > 0 for rated in found.values())
    assert [elo(level, name) for name in OPPONENTS] == numbers
    assert sum(numbers) / len(numbers) == pytest.approx(1500, abs=1)


def test_what_is_not_rated_is_told() -> None:
    with pytest.raises(ValueError, match="level 5"):
        elo(5, "casual")
    with pytest.raises(ValueError, match="'nobody'"):
        elo(1, "nobody")


def test_ratings_are_written_and_read() -> None:
    found = [
        OpponentStrength(2, name, 1000.0 + 40 * i, 12.5, 80, 0.5)
        for i, name in enumerate(OPPONENTS)
    ]
    read = read_measured(write_measured(found, 7))
    assert (read.seed, read.games, read.current) == (7, {2: 10}, True)
    assert [rated.elo for rated in read.levels[2].values()] == [rating.elo for rating in found]


def test_ratings_of_other_opponents_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    text = write_measured([], 1)
    monkeypatch.setitem(OPPONENTS, "casual", OPPONENTS["strong"])
    assert not read_measured(text).current
