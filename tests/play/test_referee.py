"""The referee at a real table: every rule by its number, and contradictions."""

from __future__ import annotations

from typing import Any

import pytest

from fourfold.play.referee import CallVerdict, Dispute, hear, judge
from fourfold.rules import (
    Call,
    CallRule,
    FalseCall,
    InvalidValue,
    Phase,
    Player,
    Position,
    Reason,
    Rules,
    Square,
    Trait,
)

FIRST, SECOND = Player.FIRST, Player.SECOND
ROW = Call.on("a1", "b1", "c1", "d1")
SMALL = Call.on("a1", "b1", "a2", "b2")
#: Light pieces in row 1: an alignment of level 1.
IN_ROW = "0123/..../..../.... "
#: Light pieces in a small square: an alignment of level 2.
IN_SQUARE = "01../23../..../.... "
#: All pieces placed, with a light row 1.
FULL = "0123/4567/89ab/cdef -"


def dispute(text: str, last: str | None, rules: Rules = Rules(), **facts: Any) -> Dispute:  # noqa: ANN401, B008  # fields of a Dispute; rules are frozen
    square = None if last is None else Square.parse(last)
    return Dispute(Position.parse(text), rules, square, **facts)


def test_r12_the_maker_may_call_before_giving_and_the_opponent_only_afterwards() -> None:
    case = dispute(IN_ROW + "-", "c1")
    (claim,) = hear(case).claims
    assert (claim.alignment.maker, claim.now, claim.later) == (FIRST, FIRST, (SECOND,))
    assert claim.rule == "R12"
    ruling = judge(case, FIRST, ROW)
    assert (ruling.verdict, ruling.code, ruling.rules) == (CallVerdict.WINS, "made", ("R12",))
    assert (ruling.winner, ruling.reason) == (FIRST, Reason.QUARTO)
    early = judge(case, SECOND, ROW)
    assert (early.verdict, early.code) == (CallVerdict.ILLEGAL, "not-their-turn")
    assert early.rules == ("R15",)


def test_r12_after_the_gift_only_the_opponent_may_call() -> None:
    case = dispute(IN_ROW + "4", "c1", placed_by=FIRST, given=True, to_act=SECOND)
    (claim,) = hear(case).claims
    assert (claim.now, claim.later) == (SECOND, ())
    ruling = judge(case, SECOND, ROW)
    assert (ruling.verdict, ruling.code, ruling.reason) == (
        CallVerdict.WINS,
        "caught",
        Reason.CAUGHT,
    )
    assert judge(case, FIRST, ROW).verdict is CallVerdict.ILLEGAL


def test_r12_which_piece_was_given_does_not_matter() -> None:
    assert judge(dispute(IN_ROW + "-", "a1", given=True), SECOND, ROW).code == "caught"


def test_r12_an_alignment_without_the_last_square_has_lapsed() -> None:
    case = dispute("0123/f.../..../.... -", "a2")
    (claim,) = hear(case).claims
    assert (claim.alignment.maker, claim.now, claim.later) == (None, None, ())
    assert str(claim.alignment.status) == "lapsed"
    ruling = judge(case, SECOND, ROW)
    assert (ruling.verdict, ruling.code) == (CallVerdict.REFUSED, "lapsed")
    assert ruling.rules == ("R12", "R15")


def test_r12_a_new_alignment_counts_even_when_it_shares_squares_with_a_lapsed_one() -> None:
    case = dispute("0123/4.../5.../6... -", "a4", to_act=SECOND)
    claims = {str(claim.alignment.squares[1]): claim.now for claim in hear(case).claims}
    assert claims == {"b1": None, "a2": SECOND}


def test_r13_an_alignment_never_lapses() -> None:
    rules = Rules(call=CallRule.STANDING)
    case = dispute("0123/f.../..../.... 4", "a2", rules)
    (claim,) = hear(case).claims
    assert (claim.now, claim.later, claim.rule) == (FIRST, (FIRST, SECOND), "R13")
    ruling = judge(case, FIRST, ROW)
    assert (ruling.verdict, ruling.code, ruling.rules) == (CallVerdict.WINS, "standing", ("R13",))
    assert ruling.reason is None, "from the facts nobody knows who made it"
    assert judge(dispute(IN_ROW + "-", "a1", rules), FIRST, ROW).reason is Reason.QUARTO


def test_r11_after_the_last_placement_both_have_a_last_word() -> None:
    word = dispute(FULL, "a1")
    assert (hear(word).phase, word.to_act) == (Phase.LAST_WORD, FIRST)
    assert judge(word, FIRST, ROW).code == "made"
    answer = dispute(FULL, "a1", to_act=SECOND)
    assert hear(answer).phase is Phase.LAST_ANSWER
    ruling = judge(answer, SECOND, ROW)
    assert (ruling.code, ruling.rules) == ("caught", ("R12", "R11"))
    assert judge(answer, FIRST, ROW).verdict is CallVerdict.ILLEGAL
    assert all(claim.later == () for claim in hear(answer).claims)


def test_r14_a_quarto_wins_by_itself() -> None:
    rules = Rules(levels=(1, 2), call=CallRule.AUTOMATIC)
    won = hear(dispute(IN_ROW + "-", "a1", rules)).outcome
    assert won is not None
    assert (won.winner, won.reason) == (FIRST, Reason.QUARTO)
    caught = hear(dispute(IN_SQUARE + "-", "a1", rules)).outcome
    assert caught is not None
    assert (caught.winner, caught.reason) == (SECOND, Reason.CAUGHT)
    ruling = judge(dispute(IN_ROW + "4", "a1", rules), SECOND, ROW)
    assert (ruling.verdict, ruling.code, ruling.rules) == (
        CallVerdict.ILLEGAL,
        "call-automatic",
        ("R14",),
    )


def test_r14_an_older_alignment_shows_that_the_game_was_over_before() -> None:
    found = hear(dispute("0123/f.../..../.... -", "a2", Rules(call=CallRule.AUTOMATIC)))
    assert found.ended_earlier
    assert found.outcome is None
    assert [(claim.now, claim.rule) for claim in found.claims] == [(None, "R14")]


def test_r7_a_player_calls_patterns_of_their_own_level_whoever_made_them() -> None:
    rules = Rules(levels=(1, 2))
    before = dispute(IN_SQUARE + "-", "a1", rules)
    (claim,) = hear(before).claims
    assert (claim.now, claim.later, claim.rule) == (None, (SECOND,), "R7")
    own = judge(before, FIRST, SMALL)
    assert (own.code, own.rules) == ("not-in-level", ("R7", "R15"))
    assert judge(dispute(IN_SQUARE + "f", "a1", rules), SECOND, SMALL).code == "caught"


def test_r4_a_pattern_of_a_higher_level_is_refused_for_both() -> None:
    case = dispute(IN_SQUARE + "-", "a1")
    assert hear(case).claims == ()
    assert judge(case, FIRST, SMALL).rules == ("R4", "R15")
    crooked = judge(case, FIRST, Call.on("a1", "b1", "a2", "c4"))
    assert (crooked.code, crooked.rules) == ("empty-square", ("R5", "R15"))
    shape = judge(dispute("01../2.../3.../.... -", "a1"), FIRST, Call.on("a1", "b1", "a2", "a3"))
    assert (shape.code, shape.rules) == ("no-pattern", ("R4", "R15"))


def test_r5_and_r6_pieces_must_share_a_value_of_a_trait_in_play() -> None:
    apart = judge(dispute("0f35/..../..../.... -", "a1"), FIRST, ROW)
    assert (apart.code, apart.rules) == ("no-common-trait", ("R5", "R15"))
    fill = Rules(traits=(Trait.FILL,))
    out = judge(dispute(IN_ROW + "-", "a1", fill), FIRST, ROW)
    assert (out.code, out.rules) == ("no-common-trait", ("R6", "R15"))


def test_r15_the_house_rule_makes_a_false_call_lose() -> None:
    rules = Rules(false_call=FalseCall.LOSES)
    ruling = judge(dispute("0f35/..../..../.... -", "a1", rules), FIRST, ROW)
    assert (ruling.verdict, ruling.winner) == (CallVerdict.LOSES, SECOND)
    assert ruling.reason is Reason.FALSE_CALL


def test_r15_nobody_calls_in_the_first_turn() -> None:
    case = dispute("................ -", None)
    assert hear(case).obstacle == "call-first-turn"
    assert judge(case, FIRST, ROW).verdict is CallVerdict.ILLEGAL
    assert judge(dispute("................ 0", None), SECOND, ROW).verdict is CallVerdict.REFUSED


def test_r15_after_three_refused_calls_a_further_one_is_illegal() -> None:
    assert judge(dispute(IN_ROW + "-", "a1", refused=2), FIRST, ROW).code == "made"
    case = dispute(IN_ROW + "-", "a1", refused=3)
    assert judge(case, FIRST, ROW).code == "call-too-many"
    (claim,) = hear(case).claims
    assert (claim.now, claim.later) == (None, (SECOND,))


@pytest.mark.parametrize(
    ("text", "last", "facts", "code"),
    [
        (IN_ROW + "-", None, {}, "facts-last-missing"),
        (IN_ROW + "-", "a2", {}, "facts-last-empty"),
        ("................ -", "a1", {}, "facts-last-empty"),
        ("................ -", None, {"placed_by": FIRST}, "facts-placer-none"),
        (IN_ROW + "-", "a1", {"placed_by": SECOND}, "facts-placer-first"),
        ("012./..../..../.... -", "a1", {"placed_by": FIRST}, "facts-placer-second"),
        (IN_ROW + "4", "a1", {"given": False}, "facts-hand"),
        (FULL, "a1", {"given": True}, "facts-given-full"),
        (IN_ROW + "-", "a1", {"to_act": SECOND}, "facts-turn-first"),
        (IN_ROW + "4", "a1", {"to_act": FIRST}, "facts-turn-second"),
    ],
)
def test_facts_that_contradict_each_other_are_refused(
    text: str, last: str | None, facts: dict[str, Any], code: str
) -> None:
    with pytest.raises(InvalidValue) as refused:
        dispute(text, last, **facts)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("text", "last", "rules", "refused"),
    [
        (IN_ROW + "-", "a1", Rules(), 4),
        (IN_ROW + "-", "a1", Rules(), -1),
        (IN_ROW + "-", "a1", Rules(false_call=FalseCall.LOSES), 1),
        (IN_ROW + "-", "a1", Rules(call=CallRule.AUTOMATIC), 1),
        ("0f../..../..../.... -", "a1", Rules(call=CallRule.AUTOMATIC), 1),
        ("................ -", None, Rules(), 1),
    ],
)
def test_r15_so_many_calls_cannot_have_been_refused(
    text: str, last: str | None, rules: Rules, refused: int
) -> None:
    with pytest.raises(InvalidValue, match=r"cannot be .* \(R15\)"):
        hear(dispute(text, last, rules, refused=refused))
