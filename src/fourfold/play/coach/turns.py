"""Whole turns with their worth, and the line that best play takes."""

from __future__ import annotations

from collections.abc import Iterator

from fourfold.engine import Verdict
from fourfold.play.values import Valuer, Worth
from fourfold.rules import (
    Action,
    Alignment,
    Call,
    Game,
    Give,
    Pass,
    Phase,
    Place,
    Player,
    Status,
    Turn,
)
from fourfold.rules.outcome import Outcome
from fourfold.rules.rules import CallRule
from fourfold.rules.turn import group_turns

ValuedTurn = tuple[Turn, Worth]


def whole_turns(game: Game, valuer: Valuer) -> list[ValuedTurn]:
    """The turns that keep the value of the game, best first; a call ends the turn if one is good.

    What is left of the turn, when part of it was played already.
    """
    turns: list[ValuedTurn] = []
    options = valuer.options(game)
    for option in options:
        if option.value is not options[0].value:
            break
        action = option.action
        if isinstance(action, Place):
            turns += _turns_after(game.play(action), action, option.worth, valuer)
        else:
            turns.append((Turn(end=action), option.worth))
    return sorted(turns, key=lambda turn: turn[1].order)


def _turns_after(after: Game, place: Place, worth: Worth, valuer: Valuer) -> Iterator[ValuedTurn]:
    """The turns that begin with a placement worth so much, and keep its value."""
    if after.to_act is None:
        yield Turn(place=place), worth
        return
    good = after.callable(after.to_act)
    if good:
        yield Turn(place=place, end=Call(good[0].squares)), worth
    elif after.phase is not Phase.GIVE:
        yield Turn(place=place), worth
    for rest in valuer.quiet(after):
        # What is not called now may still be called later (R13).
        if rest.value is worth.value and isinstance(rest.action, Give):
            yield Turn(place=place, end=rest.action), rest.worth.after(1)


def best_line(game: Game, valuer: Valuer) -> tuple[Turn, ...]:
    """How the game goes on to its end when nobody errs: the winner hurries, the loser delays.

    Nothing where the distances on the way are not known.
    """
    start = len(game.actions)
    while game.outcome is None:
        best = valuer.options(game)[0]
        if best.value is not Verdict.DRAW and best.distance is None:
            return ()
        game = game.play(best.action)
    actions: tuple[Action, ...] = game.actions[start:]
    called = bool(actions) and isinstance(actions[-1], Call)
    return tuple(group_turns(actions, called))


def catchable(game: Game) -> tuple[Alignment, ...]:
    """What the opponent of the player to act can call, once this turn ends without a win."""
    player = game.to_act
    if player is None or game.rules.call is CallRule.AUTOMATIC:
        return ()
    if game.phase is Phase.PLACE and game.rules.call is not CallRule.STANDING:
        return ()
    level = game.rules.level(player.other)
    return tuple(
        alignment
        for alignment in game.alignments
        if alignment.status is not Status.LAPSED and alignment.pattern.level <= level
    )


def winning(game: Game, player: Player) -> tuple[Alignment, ...]:
    """The alignments with which this player has won, or can win by calling now."""
    if game.outcome is not None:
        return game.outcome.alignments if game.outcome.winner is player else ()
    return game.callable(player)


def worth_of(game: Game, player: Player, valuer: Valuer) -> Worth:
    """What a game is worth for a player, to act or not."""
    if game.outcome is not None:
        return _ended(game.outcome, player)
    own = valuer.worth(game)
    return own if game.to_act is player else own.opposite


def _ended(outcome: Outcome, player: Player) -> Worth:
    if outcome.winner is None:
        return Worth(Verdict.DRAW, None)
    return Worth(Verdict.WIN if outcome.winner is player else Verdict.LOSS, 0)


def placements(actions: tuple[Action, ...]) -> int:
    """How many of the actions place a piece."""
    return sum(isinstance(action, Place) for action in actions)


def is_pass(turn: Turn) -> bool:
    """Whether a turn only passes."""
    return turn.place is None and isinstance(turn.end, Pass)
