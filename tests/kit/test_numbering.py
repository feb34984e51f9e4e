"""The numbers of decisions."""

from __future__ import annotations

import pytest

from fourfold.kit.numbering import DECISION_COUNT, DECISIONS, decisions, number_of
from fourfold.rules import Call, CallRule, Game, Player, Resign, Rules


def test_every_decision_has_its_number() -> None:
    assert DECISION_COUNT == 63
    assert [number_of(decision) for decision in DECISIONS] == list(range(63))


@pytest.mark.parametrize("action", [Resign(Player.FIRST), Call.on("a1", "a2", "a3", "b1")])
def test_other_actions_have_none(action: Resign | Call) -> None:
    with pytest.raises(ValueError, match="has no number"):
        number_of(action)


def test_filled_patterns_can_be_called_aligned_or_not() -> None:
    """R7, R15: every filled pattern of the own level, and no pattern of the other's."""
    turns = ("-0", "a1-f", "b1-1", "a2-2", "b2-3")
    game = Game(Rules(levels=(1, 2)))
    for turn in turns:
        game = game.play_turn(turn)
    square = number_of(Call.on("a1", "b1", "a2", "b2"))
    assert game.to_act is Player.SECOND
    assert square in decisions(game)
    assert game.callable(Player.SECOND) == ()
    other = Game(Rules(levels=(2, 1)))
    for turn in turns:
        other = other.play_turn(turn)
    assert square not in decisions(other)


def test_nothing_can_be_called_where_calls_are_automatic() -> None:
    """R14."""
    game = Game(Rules(levels=(4, 4), call=CallRule.AUTOMATIC))
    for turn in ("-0", "a1-f", "c1-1", "a2-e", "c2-3"):
        game = game.play_turn(turn)
    assert all(number < 32 for number in decisions(game))
