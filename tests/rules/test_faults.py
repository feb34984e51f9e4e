"""Why a call is false (R15): exactly one cause, the first that applies."""

from __future__ import annotations

import pytest
from tests.rules.playing import BOTH, OFFICIAL, ROW, SMALL, STANDING, play, rules

from fourfold.rules import (
    Call,
    CallFault,
    CallRule,
    Game,
    Player,
    Position,
    Rules,
    Trait,
    call_fault,
)


def fault(game: Game, squares: str) -> CallFault | None:
    return call_fault(game, Call.on(*squares.split()))


def test_r15_an_empty_square_comes_first() -> None:
    game = play("d4-4", ROW)
    # Not a pattern either, and nobody could call it.
    assert fault(game, "a1 b1 c1 a4") is CallFault.EMPTY_SQUARE
    assert fault(game, "a1 b1 c1 d1") is CallFault.EMPTY_SQUARE


def test_r4_four_squares_that_are_no_pattern_of_any_level() -> None:
    assert fault(play("d4-4", ROW), "a1 b1 c1 d4") is CallFault.NO_PATTERN


@pytest.mark.parametrize("call", [OFFICIAL, STANDING])
def test_r7_a_pattern_outside_the_callers_level(call: CallRule) -> None:
    game = play("b2", SMALL, rules((1, 2), call))
    assert fault(game, "a1 b1 a2 b2") is CallFault.NOT_IN_LEVEL
    # The opponent can call the same squares.
    assert fault(play("b2-4", SMALL, rules((1, 2), call)), "a1 b1 a2 b2") is None


def test_r7_the_answer_is_the_same_whether_or_not_the_opponent_could_call() -> None:
    # 0, 1, 2 share light and round with 3, and nothing with f.
    for piece in "3f":
        game = play("b2", f"01../2.../..../.... {piece}", rules((1, 4)))
        aligned = bool(play("b2-4", f"01../2.../..../.... {piece}", rules((1, 4))).alignments)
        assert aligned is (piece == "3")
        assert fault(game, "a1 b1 a2 b2") is CallFault.NOT_IN_LEVEL


def test_r5_no_common_value() -> None:
    assert fault(play("d1", "012./..../..../.... f"), "a1 b1 c1 d1") is CallFault.NO_COMMON_TRAIT


def test_r6_what_is_shared_by_a_trait_out_of_play_does_not_count() -> None:
    height = Rules(traits=(Trait.HEIGHT,))
    assert fault(play("d1", ROW, height), "a1 b1 c1 d1") is CallFault.NO_COMMON_TRAIT
    assert fault(play("d1", ROW), "a1 b1 c1 d1") is None


def test_r12_3_an_alignment_that_nobody_called_has_lapsed() -> None:
    assert fault(play("d1", ROW), "a1 b1 c1 d1") is None
    assert fault(play("d1-4", ROW), "a1 b1 c1 d1") is None
    assert fault(play("d1-4 a4", ROW), "a1 b1 c1 d1") is CallFault.LAPSED


def test_r13_under_the_standing_rule_only_what_stood_at_the_start_has_lapsed() -> None:
    assert fault(play("d1-4 a4-5 b4", ROW, rules(call=STANDING)), "a1 b1 c1 d1") is None
    begun = Game(rules(call=STANDING), Position.parse("0123/..../..../.... 4"))
    assert fault(begun, "a1 b1 c1 d1") is CallFault.LAPSED


def test_r12_a_new_alignment_counts_beside_a_lapsed_one() -> None:
    game = play("b1-8 c4", BOTH, rules((2, 2)))
    assert fault(game, "a1 b1 a2 b2") is CallFault.LAPSED
    assert fault(play("b1", BOTH, rules((2, 2))), "a1 b1 a2 b2") is None


def test_r15_a_call_is_offered_from_the_fourth_piece_on_and_allowed_before() -> None:
    three = play("", ROW)
    assert (three.may_call, three.call_offered) == (True, False)
    four = play("d4", ROW)
    assert (four.may_call, four.call_offered) == (True, True)
    assert not play("d4?a1b1c1d4?a1b1c1d4?a1b1c1d4", ROW).call_offered
    assert play("", ROW).play(Call.on("a1", "b1", "c1", "d1")).refused_calls == 1
    assert three.to_act is Player.FIRST
