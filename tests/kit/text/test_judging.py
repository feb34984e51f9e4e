"""Turns in answers, and exact regrets."""

from __future__ import annotations

import random

import pytest

from fourfold.engine import Verdict, evaluate
from fourfold.kit.positions import choose_positions
from fourfold.kit.regret import POINTS
from fourfold.kit.text import TurnRefused, find_turn, judge, play_answer, regret
from fourfold.play.values import Valuer, options
from fourfold.rules import CallRule, FalseCall, Game, Player, Position, Rules


@pytest.mark.parametrize(
    ("answer", "turn"),
    [
        ("c2-5", "c2-5"),
        ("[c2-5]", "c2-5"),
        ("Not [a1-0], but [ C2-5 ].", "c2-5"),
        ("First line\n\n  C2 - 5  \n", "c2-5"),
        ("[c2!a2b2c2d2] wins", "c2!a2b2c2d2"),
        ("", ""),
    ],
)
def test_the_turn_is_what_an_answer_ends_with(answer: str, turn: str) -> None:
    assert find_turn(answer) == turn


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("", "the answer is empty"),
        ("[]", "the answer is empty"),
        ("I resign", "cannot read 'iresign'"),
        ("[c2]-5 or [c2-7]", "7"),  # in hand
        ("[c2-5] [a1-c2]", "a1-c2"),
        ("[?a1b1c1d1]", "a call is written with an exclamation mark"),
        ("[e5-1]", "a square from a1 to d4"),
    ],
)
def test_what_is_no_legal_turn_is_refused_with_the_reason(answer: str, why: str) -> None:
    game = Game().play_turn("-7")
    with pytest.raises(TurnRefused, match=why):
        play_answer(game, answer)
    assert judge(game, answer).turn is None
    assert judge(game, answer).regret == 0.5


def test_the_regret_is_that_of_the_solver() -> None:
    for each in choose_positions(8):
        evaluation = evaluate(each.position, (each.level, each.level))
        for turn in evaluation.turns[:: max(len(evaluation.turns) // 8, 1)]:
            judgement = judge(each.game, f"[{turn.turn}]")
            assert judgement.regret == POINTS[each.value] - POINTS[turn.value], each
            assert judgement.kept is (turn.value is each.value)


def test_a_turn_that_ends_before_its_gift_keeps_nothing() -> None:
    """The gift decides most positions: leaving it out would score more than choosing it."""
    for each in choose_positions(8):
        for square in each.position.empty_squares:
            judgement = judge(each.game, f"[{square}]")
            assert (judgement.kept, judgement.regret) == (False, judgement.worth)
            assert judgement.why == f"'{square}': a gift is missing"


def test_a_last_turn_ends_with_a_hyphen_or_a_call() -> None:
    """R11: under R14 nothing is left to say."""
    position = Position.parse("0123/7645/89ab/dce. f")
    game = Game(start=position)
    assert judge(game, "[d4]").why == "'d4': a hyphen or a call is missing"
    assert judge(game, "[d4-]").turn == "d4-"
    assert judge(Game(Rules.at_level(1, CallRule.AUTOMATIC), position), "[d4]").turn == "d4"


@pytest.mark.parametrize("call", list(CallRule))
def test_some_decision_gives_nothing_away_and_none_gains(call: CallRule) -> None:
    source = random.Random(4)
    for _ in range(3):
        game = Game(Rules(levels=(1, 2), call=call), Position.parse("01../.6../..f./..8. 3"))
        while game.to_act is not None:
            best = options(game, distance=False)[0]
            assert regret(game, game.play(best.action)) == 0
            chosen = source.choice(game.legal_actions())
            assert regret(game, game.play(chosen), Valuer(distance=False)) >= 0
            game = game.play(chosen)


def test_a_quarto_that_is_not_called_is_given_away() -> None:
    """R12: the opponent calls it."""
    game = Game(start=Position.parse(".567/..../..../.... 4"))
    assert judge(game, "[a1!a1b1c1d1]").regret == 0
    assert judge(game, "[a1-0]").regret == 1
    # The placement gives the quarto away; the false call costs nothing yet (R15).
    refused = judge(game, "[b2!a1b1c1d1]")
    assert (refused.turn, refused.regret) == ("b2?a1b1c1d1", 0.5)


def test_a_false_call_can_lose() -> None:
    turn, after = play_answer(
        Game(Rules(false_call=FalseCall.LOSES), Position.parse("0567/..../..../.... 4")),
        "[!a1b1c1d1]",
    )
    assert turn == "?a1b1c1d1"
    assert after.outcome is not None
    assert after.outcome.winner is Player.FIRST


def test_nothing_is_judged_after_the_end() -> None:
    game = Game(Rules.at_level(1, CallRule.AUTOMATIC), Position.parse("0123/4567/89ab/cdef -"))
    assert game.to_act is None
    with pytest.raises(ValueError, match="the game is over"):
        judge(game, "[a1]")


def test_points_are_those_of_the_values() -> None:
    assert sorted(POINTS.values()) == [0, 0.5, 1]
    assert POINTS[Verdict.DRAW] == 0.5
