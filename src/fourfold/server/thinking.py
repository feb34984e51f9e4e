"""What computer players think, in processes of a pool: imports no more than it needs."""

from __future__ import annotations

from fourfold.play.opponents import OPPONENTS
from fourfold.rules import Game


def think(game: Game, strength: str, seed: str) -> list[str]:
    """All that an opponent does in its turn, in text form.

    >>> think(Game(), "casual", "a game") == think(Game(), "casual", "a game")
    True
    """
    opponent = OPPONENTS[strength]
    player = game.to_act
    found = []
    while game.to_act is player and player is not None:
        action = opponent.choose(game, seed)
        found.append(str(action))
        game = game.play(action)
    return found
