"""What runs in the processes of the pool: imports no more than it needs."""

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
    texts = []
    while game.to_act is player and player is not None:
        action = opponent.choose(game, seed)
        texts.append(str(action))
        game = game.play(action)
    return texts
