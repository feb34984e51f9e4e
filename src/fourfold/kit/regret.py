"""What a turn gives away of the result with perfect play: 0, 0.5 or 1, by the exact engine."""

from __future__ import annotations

from typing import Final

from fourfold.engine import Verdict
from fourfold.play.values import Valuer
from fourfold.rules import Game, Player

#: What a result is worth: regrets are differences of these.
POINTS: Final = {Verdict.WIN: 1.0, Verdict.DRAW: 0.5, Verdict.LOSS: 0.0}


def points(game: Game, player: Player, valuer: Valuer | None = None) -> float:
    """What a game is worth to a player when nobody misses anything from here: 0, 0.5 or 1.

    >>> points(Game(), Player.FIRST)
    0.5
    """
    if game.outcome is not None:
        winner = game.outcome.winner
        return 0.5 if winner is None else float(winner is player)
    value = (valuer or Valuer(distance=False)).worth(game).value
    return POINTS[value if game.to_act is player else value.opposite]


def regret(before: Game, after: Game, valuer: Valuer | None = None) -> float:
    """What the player to act before gave away of the result: 0, 0.5 or 1."""
    player = before.to_act
    assert player is not None, "something was decided"
    return points(before, player, valuer) - points(after, player, valuer)
