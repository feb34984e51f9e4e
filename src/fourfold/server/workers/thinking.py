"""The thinking of computer players, in processes of a pool: imports no more than it needs."""

from __future__ import annotations

from fourfold.engine import Verdict
from fourfold.play.opponents.players import OPPONENTS
from fourfold.rules import Game, Player


def think(game: Game, strength: str, seed: str) -> list[str]:
    """All that an opponent does in its turn, in text form.

    >>> think(Game(), "casual", "a game") == think(Game(), "casual", "a game")
    True
    """
    player = game.to_act
    actions = []
    while game.to_act is player and player is not None:
        action = OPPONENTS[strength].choose(game, seed)
        actions.append(str(action))
        game = game.play(action)
    return actions


def think_one_step(game: Game, strength: str, seed: str) -> list[str]:
    """The next thing that an opponent does in its turn: its turn in steps is the same turn.

    >>> think_one_step(Game(), "casual", "a game") == think(Game(), "casual", "a game")[:1]
    True
    """
    return [str(OPPONENTS[strength].choose(game, seed))]


def accepts_draw(game: Game, strength: str, seed: str, seat: Player) -> bool:
    """Whether an opponent in this seat takes a draw: it does unless it expects to win.

    >>> accepts_draw(Game(), "perfect", "a game", Player.SECOND)
    True
    """
    return OPPONENTS[strength].judge(game, seat, seed) is not Verdict.WIN
