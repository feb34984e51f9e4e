"""Calling under R12 and R13, false calls (R15), and what an outcome names (R20)."""

from __future__ import annotations

import pytest
from tests.rules.playing import (
    AUTOMATIC,
    BOTH,
    LAST,
    OFFICIAL,
    ROW,
    STANDING,
    end,
    play,
    refusal,
    rules,
    texts,
)

from fourfold.rules import (
    Call,
    CallRule,
    FalseCall,
    IllegalAction,
    Phase,
    Player,
    Reason,
    Resign,
    Rules,
    Status,
    Trait,
)

FIRST, SECOND = Player.FIRST, Player.SECOND
LOSES = FalseCall.LOSES
ROW1 = "a1 b1 c1 d1: light, round"


@pytest.mark.parametrize("call", [OFFICIAL, STANDING])
def test_r12_1_maker_calls_after_placing(call: CallRule) -> None:
    game = play("d1", ROW, rules(call=call))
    assert texts(game.callable(FIRST)) == [ROW1]
    assert game.callable(SECOND) == ()
    game = play("d1!a1b1c1d1", ROW, rules(call=call))
    assert str(game.outcome) == f"1-0 quarto ({ROW1})"


@pytest.mark.parametrize("call", [OFFICIAL, STANDING])
def test_r12_2_opponent_calls_at_that_moment(call: CallRule) -> None:
    game = play("d1-4", ROW, rules(call=call))
    assert game.callable(FIRST) == ()
    assert texts(game.callable(SECOND)) == [ROW1]
    assert str(play("d1-4 !a1b1c1d1", ROW, rules(call=call)).outcome) == f"0-1 caught ({ROW1})"


def test_r12_alignment_wins_only_when_called() -> None:
    game = play("d1-4 a4-5", ROW)
    assert game.outcome is None


def test_r12_3_alignment_lapses_for_good_when_the_opponent_places() -> None:
    game = play("d1-4 a4", ROW)
    assert [(str(a), a.maker, a.status) for a in game.alignments] == [(ROW1, FIRST, Status.LAPSED)]
    for turns in ("d1-4 a4", "d1-4 a4-5", "d1-4 a4-5 b4", "d1-4 a4-5 b4-6"):
        game = play(turns, ROW)
        assert game.callable(FIRST) == game.callable(SECOND) == ()
        assert game.play(Call.on("a1", "b1", "c1", "d1")).outcome is None


def test_r12_3_new_alignment_shares_squares_with_a_lapsed_one() -> None:
    """Column d: 3, 4, 5, 6 are light; d1 belongs to the lapsed row 1."""
    game = play("d1-4 d2-5 d3-6 d4", ROW)
    assert texts(game.callable(SECOND)) == ["d1 d2 d3 d4: light"]
    assert [a.status for a in game.alignments] == [Status.LAPSED, Status.FRESH]
    assert refusal(game.at(6), "d4!a1b1c1d1").code == "call-not-good"
    outcome = end(play("d1-4 d2-5 d3-6 d4!d1d2d3d4", ROW))
    assert (outcome.winner, outcome.reason) == (SECOND, Reason.QUARTO)
    assert texts(outcome.alignments) == ["d1 d2 d3 d4: light"]


def test_r12_one_of_two_alignments_made_at_once_is_called() -> None:
    level_2 = rules((2, 2))
    small = "a1 b1 a2 b2: light, tall"
    assert texts(play("b1", BOTH, level_2).callable(SECOND)) == [ROW1, small]
    outcome = end(play("b1!a1b1c1d1", BOTH, level_2))
    assert texts(outcome.alignments) == [ROW1, small]
    outcome = end(play("b1-6 !a1a2b1b2", BOTH, level_2))
    assert (outcome.winner, outcome.reason) == (FIRST, Reason.CAUGHT)
    assert texts(outcome.alignments) == [small, ROW1]
    assert str(outcome.alignment) == small


def test_r11_r12_last_piece_called_by_its_maker() -> None:
    outcome = end(play("d4!a4b4c4d4", LAST))
    assert (outcome.winner, outcome.reason) == (FIRST, Reason.QUARTO)


@pytest.mark.parametrize("call", [OFFICIAL, STANDING])
def test_r11_r12_maker_of_the_last_piece_passes_and_is_caught(call: CallRule) -> None:
    game = play("d4-", LAST, rules(call=call))
    assert (game.phase, game.may_call) == (Phase.LAST_ANSWER, True)
    outcome = end(play("d4- !a4b4c4d4", LAST, rules(call=call)))
    assert (outcome.winner, outcome.reason) == (SECOND, Reason.CAUGHT)
    assert texts(outcome.alignments) == ["a4 b4 c4 d4: square"]


def test_r11_r12_false_call_on_the_last_piece_then_pass_then_caught() -> None:
    outcome = end(play("d4?a1b1c1d1- ?d1d2d3d4!a4b4c4d4", LAST))
    assert (outcome.winner, outcome.reason) == (SECOND, Reason.CAUGHT)


def test_r11_r16_both_pass_over_an_alignment() -> None:
    game = play("d4- -", LAST)
    assert str(game.outcome) == "1/2-1/2 full-board"
    assert [a.status for a in game.alignments] == [Status.LAPSED]


def test_r13_alignment_never_lapses_and_anyone_calls_it_in_their_own_turn() -> None:
    by = rules(call=STANDING)
    game = play("d1-4 a4-5 b4-6", ROW, by)
    assert [a.status for a in game.alignments] == [Status.STANDING]
    caught = play("d1-4 a4-5 b4-6 !a1b1c1d1", ROW, by)
    assert str(caught.outcome) == f"0-1 caught ({ROW1})"
    after_placing = play("d1-4 a4!a1b1c1d1", ROW, by)
    assert str(after_placing.outcome) == f"0-1 caught ({ROW1})"
    maker = play("d1-4 a4-5 !a1b1c1d1", ROW, by)
    assert str(maker.outcome) == f"1-0 quarto ({ROW1})"
    maker = play("d1-4 a4-5 b4!a1b1c1d1", ROW, by)
    assert str(maker.outcome) == f"1-0 quarto ({ROW1})"


def test_r13_outcome_names_all_that_stood_the_called_one_first() -> None:
    by = rules(call=STANDING)
    outcome = end(play("d1-4 d2-5 d3-6 d4!d1d2d3d4", ROW, by))
    assert texts(outcome.alignments) == ["d1 d2 d3 d4: light", ROW1]
    assert [a.maker for a in outcome.alignments] == [SECOND, FIRST]
    assert outcome.reason is Reason.QUARTO
    outcome = end(play("d1-4 d2-5 d3-6 d4!a1b1c1d1", ROW, by))
    assert outcome.reason is Reason.CAUGHT


def test_r13_alignment_of_the_start_counts_as_lapsed() -> None:
    for call in (OFFICIAL, STANDING, AUTOMATIC):
        game = play("", "0123/..../..../.... -", rules(call=call))
        assert [(a.maker, a.status) for a in game.alignments] == [(None, Status.LAPSED)]
        assert game.callable(FIRST) == ()
        game = play("-4 a2", "0123/..../..../.... -", rules(call=call))
        assert game.outcome is None
    assert refusal(play("", "0123/..../..../.... -"), "!a1b1c1d1").code == "call-not-good"


def test_r14_placement_wins_at_once() -> None:
    game = play("d1", ROW, rules(call=AUTOMATIC))
    assert str(game.outcome) == f"1-0 quarto ({ROW1})"
    assert [a.status for a in game.alignments] == [Status.FRESH]


def test_r14_r20_alignments_in_the_order_of_their_squares() -> None:
    """The small square is of a higher level than column b, but a1 comes before b1."""
    outcome = end(play("b1", "0.../21../.4../.5.. 3", rules((2, 2), AUTOMATIC)))
    assert texts(outcome.alignments) == ["a1 b1 a2 b2: light, round", "b1 b2 b3 b4: light"]
    outcome = end(play("b1", BOTH, rules((2, 2), AUTOMATIC)))
    assert texts(outcome.alignments) == [ROW1, "a1 b1 a2 b2: light, tall"]


@pytest.mark.parametrize("false_call", list(FalseCall))
def test_r14_no_calls_whatever_a_false_call_costs(false_call: FalseCall) -> None:
    game = play("", ROW, rules(call=AUTOMATIC, false_call=false_call))
    assert not game.may_call
    for turn in ("!a1b1c1d1", "?a1b1c1d1d1"):
        assert (refusal(game, turn).code, refusal(game, turn).rule) == ("call-automatic", "R14")


@pytest.mark.parametrize("turn", ["?a1b1c1d1-7", "!a1b1c1d1"])
def test_r15_never_in_the_first_turn(turn: str) -> None:
    assert refusal(play(""), turn).code == "call-first-turn"


def test_r15_call_on_receiving_the_first_piece_is_in_time() -> None:
    game = play("-7 ?a1b1c1d1c2-5")
    assert game.outcome is None
    assert play("", "................ 7").may_call


def test_r15_false_call_is_refused_and_the_turn_goes_on() -> None:
    before = play("-7 ?a1b1c1d1")
    assert (before.to_act, before.phase, before.refused_calls) == (SECOND, Phase.PLACE, 1)
    after = play("-7 ?a1b1c1d1c2?a1b1c1d1")
    assert (after.to_act, after.phase, after.refused_calls) == (SECOND, Phase.GIVE, 2)
    assert after.turn_begun


@pytest.mark.parametrize(("before", "after"), [(3, 0), (2, 1), (1, 2), (0, 3)])
def test_r15_fourth_call_in_a_turn_is_illegal(before: int, after: int) -> None:
    false = "?a2b2c2d2"
    game = play(f"{false * before}d1{false * after}", ROW)
    assert (game.refused_calls, game.may_call) == (3, False)
    assert game.callable(FIRST) == ()
    with pytest.raises(IllegalAction) as caught:
        game.play(Call.on("a1", "b1", "c1", "d1"))
    assert (caught.value.code, caught.value.rule) == ("call-too-many", "R15")


def test_r15_refused_calls_are_counted_anew_in_the_next_turn() -> None:
    false = "?a2b2c2d2"
    game = play(f"{false * 3}d1-4", ROW)
    assert (game.refused_calls, game.may_call) == (0, True)
    assert end(play(f"{false * 3}d1-4 {false * 2}!a1b1c1d1", ROW)).reason is Reason.CAUGHT
    game = play(f"d4{false * 3}-", LAST)
    assert (game.refused_calls, game.may_call) == (0, True)
    assert end(play(f"d4{false * 3}- {false * 2}!a4b4c4d4", LAST)).reason is Reason.CAUGHT


@pytest.mark.parametrize("turn", ["?a2b2c2d2", "d1?a2b2c2d2"])
def test_r15_false_call_loses_as_a_house_rule(turn: str) -> None:
    game = play(turn, ROW, rules(false_call=LOSES))
    assert str(game.outcome) == "0-1 false-call"
    assert end(game).alignment is None
    assert [str(each) for each in game.turns] == [turn]


def test_r15_call_of_a_lapsed_alignment_loses_as_a_house_rule() -> None:
    game = play("d1-4 a4-5 ?a1b1c1d1", ROW, rules(false_call=LOSES))
    assert str(game.outcome) == "0-1 false-call"
    assert str(play("d1!a1b1c1d1", ROW, rules(false_call=LOSES)).outcome).startswith("1-0 quarto")


def test_r15_squares_that_are_no_pattern_or_not_full_are_false() -> None:
    assert play("d1?a1b1c1a2", ROW).outcome is None
    assert play("d1?a2b2c2d2", ROW).outcome is None


def test_notation_marks_in_a_record_must_be_right() -> None:
    game = play("", ROW)
    error = refusal(game, "d1?a1b1c1d1")
    assert (error.code, error.rule) == ("call-not-false", "R15")
    assert "a1 b1 c1 d1" in str(error)
    for by in (rules(), rules(false_call=LOSES)):
        assert refusal(play("", ROW, by), "!a1b1c1d1").code == "call-not-good"
    lapsed = play("d1-4 a4-5", ROW)
    assert refusal(lapsed, "!a1b1c1d1").code == "call-not-good"


def test_r6_r20_outcome_names_only_values_of_traits_in_play() -> None:
    by = Rules(traits=(Trait.SHAPE, Trait.FILL))
    assert str(play("d1!a1b1c1d1", ROW, by).outcome) == "1-0 quarto (a1 b1 c1 d1: round)"
    without = Rules(traits=(Trait.HEIGHT, Trait.FILL))
    assert play("d1?a1b1c1d1-4", ROW, without).alignments == ()


@pytest.mark.parametrize("call", [OFFICIAL, STANDING])
def test_r17_resigning_in_the_opponents_turn(call: CallRule) -> None:
    game = play("d1", ROW, rules(call=call)).play(Resign(SECOND))
    assert str(game.outcome) == "1-0 resignation"
