"""Handicaps: each player calls the alignments of their own level, whoever made them (R7)."""

from __future__ import annotations

import pytest
from tests.rules.playing import (
    AUTOMATIC,
    BOTH,
    OFFICIAL,
    SMALL,
    STANDING,
    end,
    play,
    refusal,
    rules,
    texts,
)

from fourfold.rules import CallRule, FalseCall, Player, Reason, Status

FIRST, SECOND = Player.FIRST, Player.SECOND
SQUARE = "a1 b1 a2 b2: light, round"
ROW1 = "a1 b1 c1 d1: light, round"


@pytest.mark.parametrize("call", [OFFICIAL, STANDING])
def test_r7_maker_without_the_pattern_is_caught(call: CallRule) -> None:
    by = rules((1, 2), call)
    game = play("b2", SMALL, by)
    assert texts(game.alignments) == [SQUARE]
    assert game.callable(FIRST) == ()
    assert refusal(play("", SMALL, by), "b2!a1b1a2b2").code == "call-not-good"
    outcome = end(play("b2?a1b1a2b2-4 !a1b1a2b2", SMALL, by))
    assert (outcome.winner, outcome.reason) == (SECOND, Reason.CAUGHT)
    assert texts(outcome.alignments) == [SQUARE]


@pytest.mark.parametrize("call", [OFFICIAL, STANDING])
def test_r7_maker_with_the_pattern_calls_it_the_other_cannot(call: CallRule) -> None:
    by = rules((2, 1), call)
    assert str(play("b2!a1b1a2b2", SMALL, by).outcome) == f"1-0 quarto ({SQUARE})"
    game = play("b2-4", SMALL, by)
    assert game.callable(SECOND) == ()
    assert refusal(game, "!a1b1a2b2").code == "call-not-good"


def test_r7_r12_3_alignment_of_the_opponents_level_lapses_too() -> None:
    game = play("b2-4 d4-5", SMALL, rules((1, 2)))
    assert [a.status for a in game.alignments] == [Status.LAPSED]
    assert play("b2-4 d4-5 c4-6 ?a1b1a2b2", SMALL, rules((1, 2))).outcome is None
    game = play("b2-4 d4-5", SMALL, rules((2, 1)))
    assert refusal(game, "!a1b1a2b2").code == "call-not-good"


def test_r7_r13_stands_until_the_player_of_that_level_calls_it() -> None:
    by = rules((1, 2), STANDING)
    game = play("b2-4 d4-5 c4-6", SMALL, by)
    assert texts(game.callable(SECOND)) == [SQUARE]
    outcome = end(play("b2-4 d4-5 c4-6 !a1b1a2b2", SMALL, by))
    assert (outcome.winner, outcome.reason) == (SECOND, Reason.CAUGHT)
    outcome = end(play("b2-4 d4-5 !a1b1a2b2", SMALL, rules((2, 1), STANDING)))
    assert (outcome.winner, outcome.reason) == (FIRST, Reason.QUARTO)


def test_r7_r14_placer_of_the_opponents_pattern_loses_at_once() -> None:
    outcome = end(play("b2", SMALL, rules((1, 2), AUTOMATIC)))
    assert (outcome.winner, outcome.reason) == (SECOND, Reason.CAUGHT)
    assert texts(outcome.alignments) == [SQUARE]
    outcome = end(play("b2", SMALL, rules((2, 1), AUTOMATIC)))
    assert (outcome.winner, outcome.reason) == (FIRST, Reason.QUARTO)
    assert play("b2-4", SMALL, rules((1, 1), AUTOMATIC)).outcome is None


@pytest.mark.parametrize(
    ("levels", "named"),
    [((1, 2), 2), ((2, 1), 1), ((2, 2), 2), ((1, 1), 1)],
)
def test_r14_r20_placer_comes_first_and_only_the_winners_level_is_named(
    levels: tuple[int, int], named: int
) -> None:
    """The second player makes a row and a small square at once."""
    outcome = end(play("b1", BOTH, rules(levels, AUTOMATIC)))
    assert (outcome.winner, outcome.reason) == (SECOND, Reason.QUARTO)
    assert len(outcome.alignments) == named
    assert ROW1 in texts(outcome.alignments)


def test_r7_r20_called_outcome_names_the_callers_level_only() -> None:
    outcome = end(play("b1!a1b1c1d1", BOTH, rules((2, 1))))
    assert texts(outcome.alignments) == [ROW1]
    outcome = end(play("b1-6 !a1b1c1d1", BOTH, rules((2, 1))))
    assert texts(outcome.alignments) == [ROW1, "a1 b1 a2 b2: light, tall"]
    assert (outcome.winner, outcome.reason) == (FIRST, Reason.CAUGHT)


@pytest.mark.parametrize("call", [OFFICIAL, STANDING])
def test_r7_r15_calling_a_pattern_above_ones_level_loses_as_a_house_rule(call: CallRule) -> None:
    game = play("b2?a1b1a2b2", SMALL, rules((1, 2), call, FalseCall.LOSES))
    assert str(game.outcome) == "0-1 false-call"


@pytest.mark.parametrize(
    ("start", "square", "needed"),
    [
        ("01../2.../..../.... 3", "b2", 2),
        ("0.1./..../2.../.... 3", "c3", 3),
        ("0..1/..../..../2... 3", "d4", 3),
        (".0../1.2./..../.... 3", "b3", 4),
        ("..0./1.../...2/.... 3", "b4", 4),
    ],
)
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_r4_r7_each_level_sees_its_own_patterns(
    start: str, square: str, needed: int, level: int
) -> None:
    game = play(square, start, rules((level, level), AUTOMATIC))
    assert (game.outcome is not None) == (level >= needed)
