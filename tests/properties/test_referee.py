"""The referee rules from a few facts exactly as the whole game does."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.strategies import FILES, play_on, rules
from tests.properties.test_faults import likely_calls

from fourfold.play.referee import CallVerdict, Dispute, hear, judge
from fourfold.rules import (
    Call,
    CallRule,
    FalseCall,
    Game,
    IllegalAction,
    Phase,
    Place,
    Player,
    Reason,
    Rules,
    Square,
    call_fault,
)


def last_square(game: Game) -> Square | None:
    return next((each.square for each in reversed(game.actions) if isinstance(each, Place)), None)


def stated(game: Game) -> Dispute:
    """What two players at a table could state about this game."""
    return Dispute(
        game.position,
        game.rules,
        last_square(game),
        to_act=game.to_act,
        refused=game.refused_calls,
    )


@FILES
@given(rules, st.integers(0, 2**32), st.sampled_from(Player), likely_calls)
def test_r15_the_referee_accepts_what_the_game_accepts(
    agreed: Rules, seed: int, caller: Player, tried: Call
) -> None:
    rng = random.Random(seed)
    for game in play_on(Game(agreed), rng).states():
        if game.to_act is None:
            continue
        good = game.callable(game.to_act)
        call = Call(rng.choice(good).squares) if good and rng.random() < 0.5 else tried
        ruling = judge(stated(game), caller, call)
        if caller is not game.to_act:
            assert ruling.verdict is CallVerdict.ILLEGAL
            continue
        if not game.may_call:
            with pytest.raises(IllegalAction) as illegal:
                game.play(call)
            assert (ruling.verdict, ruling.code) == (CallVerdict.ILLEGAL, illegal.value.code)
            continue
        outcome = game.play(call).outcome
        fault = call_fault(game, call)
        if outcome is None:
            assert (ruling.verdict, ruling.code) == (CallVerdict.REFUSED, str(fault))
        elif outcome.reason is Reason.FALSE_CALL:
            assert (ruling.verdict, ruling.code) == (CallVerdict.LOSES, str(fault))
            assert ruling.winner is outcome.winner
        else:
            assert (ruling.verdict, ruling.winner) == (CallVerdict.WINS, outcome.winner)
            assert ruling.reason in {outcome.reason, None}
            assert [a.squares for a in ruling.alignments] == [a.squares for a in outcome.alignments]


@FILES
@given(rules, st.integers(0, 2**32))
def test_r12_the_referee_sees_the_alignments_of_the_game_and_who_may_call_them(
    agreed: Rules, seed: int
) -> None:
    for game in play_on(Game(agreed), random.Random(seed)).states():
        if game.to_act is None:
            continue
        found = hear(stated(game))
        assert found.phase is game.phase
        standing = {each.squares: each for each in game.alignments}
        assert {claim.alignment.squares for claim in found.claims} == set(standing)
        callable_now = {each.squares for each in game.callable(game.to_act)}
        for claim in found.claims:
            known = standing[claim.alignment.squares]
            assert claim.alignment.values == known.values
            assert claim.alignment.status is known.status
            assert claim.alignment.maker in {known.maker, None}
            assert (claim.now is game.to_act) == (claim.alignment.squares in callable_now)
            if game.phase in {Phase.GIVE, Phase.LAST_WORD}:
                after = game.play(game.legal_actions()[0])
                assert after.to_act is not None
                able = {each.squares for each in after.callable(after.to_act)}
                assert (claim.alignment.squares in able) == (after.to_act in claim.later)


@FILES
@given(rules, st.integers(0, 2**32))
def test_r14_the_referee_names_the_winner_of_an_automatic_game(agreed: Rules, seed: int) -> None:
    automatic = Rules(agreed.levels, agreed.traits, CallRule.AUTOMATIC, FalseCall.REFUSED)
    game = play_on(Game(automatic), random.Random(seed), 40)
    if game.outcome is None:
        return
    found = hear(Dispute(game.position, automatic, last_square(game)))
    assert found.outcome == game.outcome
    assert not found.ended_earlier
