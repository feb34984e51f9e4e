"""Letting a player answer in a game: an engine as a process, or a built-in strength in this one."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Protocol

from fourfold.jobs import Seed, item_seed
from fourfold.kit.client import EngineAnswer, EngineProcess
from fourfold.kit.keeping import kept
from fourfold.kit.numbering import DECISIONS, decisions
from fourfold.kit.protocol import SearchLimits, play_answer
from fourfold.kit.thinking import as_turn, opponent_turn
from fourfold.play.opponents import OPPONENTS
from fourfold.rules import Action, Call, Game, Rules

from .players import RANDOM, MatchPlayer


class MatchSeat(Protocol):
    """An engine or a strength in a seat, as the game asks it."""

    def choose(self, game: Game, limits: SearchLimits, limit: float) -> EngineAnswer:
        """A turn, or what is left of one, within this many seconds; `EngineError` for all else."""
        ...


@contextmanager
def seated(
    player: MatchPlayer, rules: Rules, seed: Seed, patience: float, keep: bool = False
) -> Iterator[MatchSeat]:
    """A player ready for a new game; engines with the option `Seed` get a seed of the game's own.

    `keep`: the engine may be one that has played before, and is left for the next game.
    """
    if player.strength:
        yield BuiltInSeat(player.strength, seed)
    elif keep:
        start = partial(EngineProcess, player.command, patience=patience)
        with kept(("engine", player.command), start) as engine:
            yield _prepared(engine, rules, seed)
    else:
        with EngineProcess(player.command, patience=patience) as engine:
            yield _prepared(engine, rules, seed)


def _prepared(engine: EngineProcess, rules: Rules, seed: Seed) -> EngineProcess:
    engine.set_rules(rules)
    option = engine.identity.options.get("Seed")
    if option is not None and option.kind == "spin":
        low = option.low or 0
        count = 2**31 if option.high is None else option.high - low + 1
        drawn = random.Random(str(seed)).getrandbits(31)
        engine.set_option("Seed", str(low + drawn % count))
    engine.new_game()
    return engine


class BuiltInSeat:
    """A built-in strength; it does not look at limits."""

    def __init__(self, strength: str, seed: Seed) -> None:
        self._opponent = OPPONENTS.get(strength)
        assert self._opponent is not None or strength == RANDOM, "checked when it was read"
        self._seed = seed

    def choose(self, game: Game, limits: SearchLimits, limit: float) -> EngineAnswer:  # noqa: ARG002  # as engines have it
        """Its turn."""
        began = time.monotonic()
        if self._opponent is None:
            turn = random_turn(game, self._seed)
        else:
            turn = opponent_turn(game, self._opponent, self._seed)
        return EngineAnswer(turn, play_answer(game, turn), time.monotonic() - began)


def random_turn(game: Game, seed: Seed) -> str:
    """A turn of decisions drawn by lot, up to a call, which may be false."""
    source = random.Random(item_seed(seed, len(game.actions)))
    player, actions = game.to_act, list[Action]()
    while game.to_act is player:
        actions.append(DECISIONS[source.choice(decisions(game))])
        game = game.play(actions[-1])
        if isinstance(actions[-1], Call):
            break
    return as_turn(actions)
