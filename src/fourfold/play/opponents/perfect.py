"""Perfect play: never gives away a win or a draw, hurries, delays, and sets traps.

Between turns that are equally good against somebody who never errs, it takes the one that asks most
of the opponent: the share of the replies that are mistakes, each counted by how hard it is to see.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import fsum
from typing import Final

from fourfold.engine import (
    DeadlinePassed,
    Table,
    TurnValue,
    Verdict,
    evaluate,
    look_ahead,
    solve,
)
from fourfold.play.threats import Squares, Threat, completions, threats, threats_through
from fourfold.play.values import Key, Option, Valuer
from fourfold.rules import (
    PLACES,
    SQUARES,
    Action,
    CallRule,
    Game,
    Phase,
    Piece,
    Place,
    Player,
    Square,
    patterns,
)

from .attention import UNFAMILIAR

#: With fewer pieces placed than this, only values are asked for: distances would take too long.
_FIRST_DISTANCE: Final = 3
#: How many positions may be visited for the distances of a turn: some tenths of a second.
_NODES: Final = 6_000_000
#: Bytes for what is found out meanwhile.
_TABLE: Final = 2**23
#: How many turns are looked at for traps, by the pieces placed then.
_TRAPS: Final = {**dict.fromkeys(range(5), 0), 5: 2, 6: 6, 7: 12, 8: 24}
_MOST_TRAPS: Final = 40


def perfect_action(game: Game, source: random.Random) -> Action:
    """The best placement, gift or pass; calls are made before this is asked."""
    wins = _wins(game)
    if wins:
        return source.choice(wins)
    valuer = HastyValuer()
    options = _first(valuer.quiet(game))
    best: list[Action] = [option.action for option in options]
    if len(options) > 1 and options[0].value is not Verdict.WIN:
        best = _traps(game, best, valuer, source)
    return source.choice(best)


def _wins(game: Game) -> list[Place]:
    """The placements that win at once; a player without calls left has none (R15)."""
    player, rules = game.to_act, game.rules
    if player is None or (rules.call is not CallRule.AUTOMATIC and not game.may_call):
        return []
    return [PLACES[threat.square] for threat in completions(game, rules.level(player))]


def best_options(game: Game) -> tuple[Option, ...]:
    """The placements, gifts or pass that nobody can better."""
    return _first(HastyValuer().quiet(game))


def _first(options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Those as good as the first."""
    return tuple(option for option in options if option.worth == options[0].worth)


class HastyValuer(Valuer):
    """Values the best options of a game, with the distances that matter: quick wins, slow losses.

    It looks one placement farther at a time, so that distances cost no more than they must; what is
    not among the best is valued as far as that. Early on, and where distances would take too many
    positions, there are values only; never a guess.
    """

    def __init__(self) -> None:
        super().__init__(distance_from=_FIRST_DISTANCE)

    def _find_turns(self, key: Key) -> tuple[TurnValue, ...]:
        if key[0].placed >= self.distance_from:
            value = solve(*key).value
            if value is not Verdict.DRAW:
                try:
                    return _decided(key, value)
                except DeadlinePassed:
                    pass
        return evaluate(*key).turns


def _decided(key: Key, value: Verdict) -> tuple[TurnValue, ...]:
    """The turns, best first, as far as one must look to see how the game is won or lost."""
    left, table = _NODES, Table(_TABLE)
    for horizon in range(1, len(SQUARES) - key[0].placed + 1):
        seen = look_ahead(*key, horizon=horizon, nodes=max(left, 1), table=table)
        left -= seen.nodes
        if seen.turns[0].value is value:
            return seen.turns
    raise AssertionError("decided, but not within the squares that are left")


# Traps --------------------------------------------------------------------------------------------


def _traps(game: Game, best: list[Action], valuer: Valuer, source: random.Random) -> list[Action]:
    """Those of the best that ask most of the opponent, as far as there is time to look."""
    turns = [(action, after) for action in best for after in _given(game.play(action), valuer)]
    placed = turns[0][1].position.placed if turns else 0
    source.shuffle(turns)
    scores: dict[Action, float] = {}
    for action, after in turns[: _TRAPS.get(placed, _MOST_TRAPS)]:
        scores[action] = max(trap(after), scores.get(action, 0.0))
    highest = max(scores.values(), default=0.0)
    return [action for action, score in scores.items() if score == highest] or best


def _given(after: Game, valuer: Valuer) -> Iterator[Game]:
    """The game when the opponent has received a piece, after a gift, or each good one now."""
    if after.phase is Phase.PLACE:
        yield after
    elif after.phase is Phase.GIVE and _TRAPS.get(after.position.placed, _MOST_TRAPS):
        for gift in _first(valuer.quiet(after)):
            yield after.play(gift.action)


def trap(game: Game) -> float:
    """How much a game asks of the player to act: 0 nothing can go wrong, 1 hardly anything is good.

    The share of the turns that are mistakes, each counted by how hard that is to see: one that
    lets the opponent finish at once as the easiest pattern to finish is (`UNFAMILIAR`), one that
    shows later in full. A player who can win at once only has to see the easiest way to do so.
    """
    player, rules, position = game.to_act, game.rules, game.position
    if player is None or position.hand is None:
        return 0.0
    levels = rules.levels_of(player)
    wins = completions(game, levels[0])
    if wins:
        return _easiest(wins, position.hand) / 100
    evaluation = evaluate(position, levels, rules.traits)
    near = look_ahead(position, levels, rules.traits, horizon=2)
    lost = {(turn.square, turn.gift) for turn in near.turns if turn.value is Verdict.LOSS}
    mistakes = [turn for turn in evaluation.turns if turn.value is not evaluation.value]
    eye = _Eye(game, player, lost)
    # Exactly rounded: turns that are equal must be so with every version of Python.
    return fsum(eye.hardness(turn) for turn in mistakes) / len(evaluation.turns)


#: A square and a gift.
_Turn = tuple[Square | None, Piece | None]


class _Eye:
    """Tells how hard a mistake is to see; what is found for a square is kept."""

    def __init__(self, game: Game, player: Player, lost: set[_Turn]) -> None:
        #: Turns that lose at once, or to the next placement.
        self._lost = lost
        self._board = game.position.board
        self._hand = game.position.hand
        self._mask = game.rules.trait_mask
        self._level = game.rules.level(player.other)
        self._now = threats(self._board, self._mask, patterns(self._level))
        self._after: dict[int, list[Threat]] = {}

    def hardness(self, turn: TurnValue) -> float:
        """From 0 to 1."""
        if turn.square is None or (turn.square, turn.gift) not in self._lost:
            return 1.0
        if turn.gift is None:
            return 0.5
        if turn.square not in self._after:
            board: Squares = [
                self._hand if square == turn.square else piece
                for square, piece in enumerate(self._board)
            ]
            new = threats_through(board, self._mask, turn.square, self._level)
            left = [threat for threat in self._now if threat.square != turn.square]
            self._after[turn.square] = left + new
        return _easiest(self._after[turn.square], turn.gift)


def _easiest(listed: list[Threat], piece: Piece) -> float:
    """How well the easiest pattern to complete with this piece hides."""
    kinds = [UNFAMILIAR[t.pattern.kind] for t in listed if t.fits(piece)]
    return min(kinds, default=1.0)
