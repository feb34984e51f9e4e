"""Values of games by trying everything, calls and refused calls included, on the pure rules."""

from __future__ import annotations

import random
from collections.abc import Iterator

from fourfold import (
    SQUARES,
    TRAITS,
    Action,
    Call,
    CallRule,
    FalseCall,
    Game,
    Phase,
    Place,
    Position,
    Rules,
    Status,
    Turn,
)
from fourfold.engine import Verdict
from fourfold.play import Worth

WORST = Worth(Verdict.LOSS, 0)


class Everything:
    """Tries every decision of both players to the end; remembers what it has seen."""

    def __init__(self, false_calls: bool = False) -> None:
        """`false_calls`: let the players say something false, too, as often as they may."""
        self.false_calls = false_calls
        self._seen: dict[object, Worth] = {}

    def worth(self, game: Game) -> Worth:
        """Value and distance for the player to act, or for the first when the game is over."""
        key = self._key(game)
        if key not in self._seen:
            self._seen[key] = min(
                (self.after(game, action) for action in self.actions(game)),
                key=lambda found: found.order,
            )
        return self._seen[key]

    def actions(self, game: Game) -> list[Action]:
        """Everything that can be done: good calls, one false call, and what is no call."""
        assert game.to_act is not None
        good = [Call(alignment.squares) for alignment in game.callable(game.to_act)]
        false = [Call.on("a1", "b1", "c1", "a2")] if self.false_calls and game.may_call else []
        return [*good, *false, *game.legal_actions()]

    def after(self, game: Game, action: Action) -> Worth:
        """What an action is worth for the one who does it."""
        player, then = game.to_act, game.play(action)
        if then.outcome is not None:
            winner = then.outcome.winner
            if winner is None:
                found = Worth(Verdict.DRAW, None)
            else:
                found = Worth(Verdict.WIN if winner is player else Verdict.LOSS, 0)
        else:
            found = self.worth(then)
            found = found if then.to_act is player else found.opposite
        return found.after(1) if isinstance(action, Place) else found

    @staticmethod
    def _key(game: Game) -> object:
        live = frozenset(a.squares for a in game.alignments if a.status is not Status.LAPSED)
        return (game.rules, game.position, game.phase, game.to_act, game.refused_calls, live)


def random_rules(rng: random.Random, call: CallRule | None = None) -> Rules:
    """Any rules: half of them with a handicap."""
    level = rng.randint(1, 4)
    return Rules(
        levels=(level, rng.choice((level, rng.randint(1, 4)))),
        traits=tuple(rng.sample(TRAITS, rng.choice((1, 2, 4, 4)))),
        call=call or rng.choice(tuple(CallRule)),
        false_call=rng.choice(tuple(FalseCall)),
    )


def random_start(rng: random.Random, empty: int) -> Position:
    """A board with so many empty squares, whatever stands on it."""
    pieces = rng.sample(range(16), 16)
    board: list[int | None] = [*pieces[: 16 - empty], *[None] * empty]
    rng.shuffle(board)
    return Position(board, pieces[-1] if empty and rng.random() < 0.5 else None)


def play_inattentively(game: Game, rng: random.Random, empty: int) -> Game:
    """Random play, calls mostly missed, until so few squares are empty or the game is over."""
    stop = rng.randint(0, 3)
    while game.outcome is None:
        if 16 - game.position.placed <= empty:
            if stop == 0:
                break
            stop -= 1
        game = game.play(random_action(game, rng))
    return game


def random_action(game: Game, rng: random.Random, calls: float = 0.1) -> Action:
    """Anything that is legal; a good call, or a false one, now and then."""
    assert game.to_act is not None
    good = game.callable(game.to_act)
    if good and rng.random() < calls:
        return Call(rng.choice(good).squares)
    loses = game.rules.false_call is FalseCall.LOSES
    if game.may_call and rng.random() < (0.01 if loses else 0.15):
        return Call.on(*rng.sample(SQUARES, 4))
    return rng.choice(game.legal_actions())


def random_game(rng: random.Random, call: CallRule, empty: int) -> Game:
    """A game that goes on, with few squares empty, and often with something missed."""
    while True:
        start = random_start(rng, empty + 2) if rng.random() < 0.5 else Position()
        game = play_inattentively(Game(random_rules(rng, call), start), rng, empty)
        if game.outcome is None:
            return game


def silenced(game: Game, rng: random.Random) -> Game:
    """The same after three refused calls, where there is something to do behind them."""
    if game.rules.call is CallRule.AUTOMATIC or game.rules.false_call is FalseCall.LOSES:
        return game
    while game.may_call and game.phase is not Phase.OVER:
        call = Call.on(*rng.sample(SQUARES, 4))
        then = game.play(call)
        if then.outcome is None:
            game = then
    return game


def whole_turns(game: Game) -> Iterator[Turn]:
    """Every turn that is complete."""
    for action in game.legal_actions():
        after = game.play(action)
        if after.to_act is not game.to_act:
            yield Turn.parse(str(action))
        else:
            yield from (Turn.parse(f"{action}{gift}") for gift in after.legal_actions())
