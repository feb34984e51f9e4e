"""R15: a call is false exactly when it has a fault, and the fault is the first true cause."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from tests.properties.strategies import calls, games

from fourfold.rules import Call, CallFault, Game, Player, Reason, call_fault, patterns

#: Any four squares, or, which would seldom be drawn, those of a pattern.
likely_calls = calls | st.sampled_from([Call(pattern.squares) for pattern in patterns(4)])
EVERY = {pattern.squares for pattern in patterns(4)}


def first_cause(game: Game, player: Player, call: Call) -> CallFault | None:
    """The fault by its definition, all causes looked at."""
    level = game.rules.level(player)
    own = {pattern.squares for pattern in patterns(level)}
    causes = {
        CallFault.EMPTY_SQUARE: None in map(game.position.piece_at, call.squares),
        CallFault.NO_PATTERN: call.squares not in EVERY,
        CallFault.NOT_IN_LEVEL: call.squares not in own,
        CallFault.NO_COMMON_TRAIT: call.squares not in {a.squares for a in game.alignments},
        CallFault.LAPSED: call.squares not in {a.squares for a in game.callable(player)},
    }
    assert list(causes) == list(CallFault)
    return next((cause for cause, applies in causes.items() if applies), None)


@given(games(), likely_calls)
def test_r15_a_call_has_a_fault_exactly_when_it_does_not_win(game: Game, call: Call) -> None:
    for state in game.states():
        if state.to_act is None or not state.may_call:
            continue
        fault = call_fault(state, call)
        assert fault is first_cause(state, state.to_act, call)
        outcome = state.play(call).outcome
        won = outcome is not None and outcome.reason in (Reason.QUARTO, Reason.CAUGHT)
        assert (fault is None) is won
