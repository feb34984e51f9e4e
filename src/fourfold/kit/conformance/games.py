"""Games for the checks to ask an engine about: random ones, the same for each seed."""

from __future__ import annotations

import random
from itertools import count

from fourfold.rules import Game, Rules


def random_game(rules: Rules, placed: int | None, seed: object) -> Game:
    """A game of random turns with this many pieces placed; without a number, to its end.

    While it is in progress, nothing is aligned.
    """
    for attempt in count():
        source = random.Random(f"{seed} {attempt}")
        game = Game(rules)
        while game.to_act is not None and game.position.placed != placed:
            game = _random_turn(game, source)
        if placed is None or (game.to_act is not None and not game.alignments):
            return game
    raise AssertionError("some attempt succeeds")


def _random_turn(game: Game, source: random.Random) -> Game:
    """A whole turn; nobody calls falsely."""
    player = game.to_act
    while player is not None and game.to_act is player:
        game = game.play(source.choice(game.legal_actions()))
    return game
