"""How the reference engine finds a turn: one placement deeper at a time, and then exactly.

A `Thinker` looks at one game. It may be stopped from another thread at any moment; the best turn so
far is then its answer, and there is always one.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from fourfold.engine import (
    DeadlinePassed,
    Handle,
    SearchStopped,
    Table,
    TurnValue,
    Verdict,
    evaluate,
    look_ahead,
    solve,
)
from fourfold.jobs import Seed, item_seed
from fourfold.play.opponents import Opponent
from fourfold.play.values import Key, Option, Valuer, Worth
from fourfold.rules import SQUARES, Action, Call, Game, Player, Turn

from .protocol import SearchInfo, SearchLimits

#: How far to look before the value of the whole position is asked for.
_QUICK: Final = 3
#: Positions that may be visited for the distance, unless the limits say something else.
_DISTANCE_NODES: Final = 20_000_000
#: With fewer pieces placed, only values are asked for: distances would take too long.
_FIRST_DISTANCE: Final = 3

Report = Callable[[SearchInfo], None]


@dataclass(frozen=True, slots=True)
class ThinkingMeans:
    """What an engine thinks with."""

    table: Table
    memory: int
    threads: int
    handle: Handle


class DeepeningValuer(Valuer):
    """Values the options of a game as far as its horizon sees; None: to the end of the game.

    Values within a horizon are exact for what is decided there; the rest counts as a draw.
    """

    def __init__(self, means: ThinkingMeans, horizon: int | None, nodes: int | None) -> None:
        super().__init__(distance_from=_FIRST_DISTANCE, threads=means.threads, handle=means.handle)
        self._means = means
        self._horizon = horizon
        self._nodes = nodes
        #: Positions visited so far.
        self.visited = 0

    def worth(self, game: Game) -> Worth:
        """The value of a game, as far as the horizon sees."""
        if self._horizon is None:
            return super().worth(game)
        return self.options(game)[0].worth

    def _find_turns(self, key: Key) -> tuple[TurnValue, ...]:
        if self._horizon is not None:
            return self._look(key, self._horizon, self._nodes)
        if key[0].placed >= self.distance_from:
            value = solve(
                *key, memory=self._means.memory, threads=self.threads, handle=self.handle
            ).value
            if value is not Verdict.DRAW:
                try:
                    return self._decided(key, value)
                except DeadlinePassed:
                    pass
        answer = evaluate(*key, memory=self._means.memory, threads=self.threads, handle=self.handle)
        self.visited += answer.nodes
        return answer.turns

    def _look(self, key: Key, horizon: int, nodes: int | None) -> tuple[TurnValue, ...]:
        seen = look_ahead(
            *key, horizon=horizon, nodes=nodes, table=self._means.table, handle=self.handle
        )
        self.visited += seen.nodes
        return seen.turns

    def _decided(self, key: Key, value: Verdict) -> tuple[TurnValue, ...]:
        """The turns as far as one must look to see how the game is won or lost."""
        before = self.visited
        for horizon in range(_QUICK, len(SQUARES) - key[0].placed + 1):
            left = _DISTANCE_NODES - (self.visited - before)
            turns = self._look(key, horizon, max(left, 1))
            if turns[0].value is value:
                return turns
        raise DeadlinePassed("decided only with distances that were not looked for")


class Thinker:
    """Looks for the best turn in a game."""

    def __init__(
        self,
        game: Game,
        limits: SearchLimits,
        means: ThinkingMeans,
        seed: Seed,
        report: Report,
    ) -> None:
        assert game.to_act is not None, "asked only while the game continues"
        self.game = game
        self.limits = limits
        self._means = means
        self._report = report
        self._seed = item_seed(seed, game.position)
        self._began = time.monotonic()
        #: The best so far; written by one thread, read by another.
        self.turn = quick_turn(game, self._seed)

    @property
    def handle(self) -> Handle:
        """What stops it."""
        return self._means.handle

    def think(self) -> None:
        """Improve the turn until it is exact, the limits are reached or the handle stops it."""
        if self.game.callable(_to_act(self.game)):
            self._tell(Worth(Verdict.WIN, 0), 0, 0)
            return
        visited = 0
        left = len(SQUARES) - self.game.position.placed
        try:
            for horizon in self._horizons(left):
                nodes = None if self.limits.nodes is None else self.limits.nodes - visited
                if nodes is not None and nodes <= 0:
                    return
                valuer = DeepeningValuer(self._means, horizon, nodes)
                worth = self._improve(valuer)
                visited += valuer.visited
                self._tell(worth, left if horizon is None else horizon, visited)
                if worth.value is Verdict.WIN or self._means.handle.cancelled:
                    return
        except SearchStopped:
            return

    def _horizons(self, left: int) -> Iterator[int | None]:
        """How far to look, step by step; None is the end of the game, with book and threads."""
        if self.limits.depth is not None or self.limits.nodes is not None:
            farthest = left if self.limits.depth is None else min(self.limits.depth, left)
            yield from range(1, max(farthest, 1) + 1)
            return
        yield from range(1, min(_QUICK, left) + 1)
        yield None

    def _improve(self, valuer: Valuer) -> Worth:
        """The value of the best turn, which becomes the answer."""
        source = random.Random(self._seed)
        actions: list[Action] = []
        game, first = self.game, None
        while game.to_act is self.game.to_act:
            good = game.callable(_to_act(game))
            if good:
                actions.append(Call(good[0].squares))
                first = first or Worth(Verdict.WIN, 0)
                break
            best = _best(valuer.quiet(game))
            first = first or best[0].worth
            actions.append(source.choice(best).action)
            game = game.play(actions[-1])
        assert first is not None, "there was something to decide"
        self.turn = as_turn(actions)
        return first

    def _tell(self, worth: Worth, depth: int, nodes: int) -> None:
        seconds = max(time.monotonic() - self._began, 1e-6)
        self._report(
            SearchInfo(
                depth=depth,
                value=worth.value,
                distance=worth.distance,
                nodes=nodes,
                nps=int(nodes / seconds),
                time=int(1000 * seconds),
                pv=(self.turn,),
            )
        )


def opponent_turn(game: Game, opponent: Opponent, seed: Seed) -> str:
    """The turn of a built-in opponent, up to a call, which may be false."""
    actions: list[Action] = []
    player = game.to_act
    while game.to_act is player:
        actions.append(opponent.choose(game, seed))
        game = game.play(actions[-1])
        if isinstance(actions[-1], Call):
            break
    return as_turn(actions)


def quick_turn(game: Game, seed: Seed) -> str:
    """A legal turn that needs no search: a call if there is one, else any."""
    source = random.Random(str(seed))
    actions: list[Action] = []
    player = _to_act(game)
    while game.to_act is player:
        good = game.callable(player)
        actions.append(Call(good[0].squares) if good else source.choice(game.legal_actions()))
        game = game.play(actions[-1])
    return as_turn(actions)


def as_turn(actions: list[Action]) -> str:
    """The text of a turn's actions, or of what is left of one; calls are written with `!`."""
    text = "".join(map(str, actions))
    return str(Turn.parse(text))


def _best(options: tuple[Option, ...]) -> list[Option]:
    return [option for option in options if option.worth == options[0].worth]


def _to_act(game: Game) -> Player:
    assert game.to_act is not None, "asked only while the game continues"
    return game.to_act
