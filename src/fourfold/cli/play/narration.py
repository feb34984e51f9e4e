"""What happened in a game, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from fourfold.locales import Texts
from fourfold.play.endings import Names
from fourfold.rules import (
    Abandon,
    Agree,
    Call,
    Flag,
    Game,
    Give,
    Outcome,
    Pass,
    Place,
    Resign,
    Square,
    call_fault,
)


def tell_actions(say: Texts, names: Names, before: Game, after: Game) -> Iterator[str]:
    """A sentence for each action between two states of a game."""
    states = [state for state in after.states() if len(state.actions) >= len(before.actions)]
    for earlier, later in pairwise(states):
        yield _tell(say, names, earlier, later)


def _tell(say: Texts, names: Names, before: Game, after: Game) -> str:
    """A sentence for the last action of `after`."""
    action = after.actions[-1]
    if isinstance(action, Agree):
        return say("action-agree")
    if isinstance(action, Abandon) and action.player is None:
        return say("action-abandon-both")
    player = action.player if isinstance(action, Resign | Flag | Abandon) else before.to_act
    assert player is not None, "an action was played, so the game was not over"
    details: dict[str, object] = {"name": names[player.index], "other": names[player.other.index]}
    key = type(action).__name__.lower()
    match action:
        case Give(piece):
            details["piece"] = piece
        case Place(square):
            details |= {"piece": before.position.hand, "square": square}
        case Call(squares):
            details["squares"] = " ".join(map(str, squares))
            fault = call_fault(before, action)
            key = "call" if fault is None else f"refused-{fault}"
        case Pass() | Resign() | Flag() | Abandon():
            pass
    return say(f"action-{key}", **details)


def winning_squares(outcome: Outcome | None) -> tuple[Square, ...]:
    """The squares to mark on the board: of the alignment that won."""
    if outcome is None or outcome.alignment is None:
        return ()
    return outcome.alignment.squares
