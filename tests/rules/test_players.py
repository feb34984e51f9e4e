"""The two players and drawing lots (R8-R10)."""

from __future__ import annotations

import random

import pytest

from fourfold.rules import NotationError, Player, Rules, by_seat, draw_lots
from fourfold.rules.players import placer

NAMES = ("Ana", "Ben")


def test_r9_first_and_second() -> None:
    assert (str(Player.FIRST), repr(Player.SECOND)) == ("first", "Player.SECOND")
    assert [player.index for player in Player] == [0, 1]
    assert [player.other for player in Player] == [Player.SECOND, Player.FIRST]
    assert Player.parse(" Second ") is Player.SECOND
    with pytest.raises(NotationError) as caught:
        Player.parse("third")
    assert caught.value.code == "player"


def test_r10_second_player_places_first_then_they_alternate() -> None:
    assert [str(placer(number)) for number in (1, 2, 3, 16)] == [
        "second",
        "first",
        "second",
        "first",
    ]


def test_r7_pairs_by_seat() -> None:
    assert by_seat(Player.FIRST, ("mine", "yours")) == ("mine", "yours")
    assert by_seat(Player.SECOND, ("mine", "yours")) == ("yours", "mine")
    for player in Player:
        assert by_seat(player, by_seat(player, (1, 2))) == (1, 2)
        levels = Rules(levels=(2, 3)).levels_of(player)
        assert levels == (2, 3) if player is Player.FIRST else (3, 2)


def test_r8_lots_drawn_with_a_seed_are_the_same_again() -> None:
    drawn = [draw_lots(NAMES, seed) for seed in range(50)]
    assert drawn == [draw_lots(NAMES, seed) for seed in range(50)]
    assert set(drawn) == {NAMES, NAMES[::-1]}


def test_r8_lots_are_roughly_fair() -> None:
    """4,000 lots, 4.5 standard deviations: 2,000 ± 143."""
    source = random.Random(8)
    first = sum(draw_lots(NAMES, source) == NAMES for _ in range(4000))
    assert abs(first - 2000) <= 4.5 * 4000**0.5 / 2
    seeds = sum(draw_lots(NAMES, seed) == NAMES for seed in range(4000))
    assert abs(seeds - 2000) <= 4.5 * 4000**0.5 / 2


def test_r8_lots_without_a_seed_draw_both() -> None:
    """The chance that this fails by accident is 2 in 2 to the power of 100."""
    assert {draw_lots(NAMES) for _ in range(100)} == {NAMES, NAMES[::-1]}
