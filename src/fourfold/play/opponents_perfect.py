"""Perfect play: never gives away a win or a draw, hurries, delays, and sets traps.

Between turns that are equally good against somebody who never errs, it takes the one that asks most
of the opponent: the share of the replies that are mistakes, each counted by how hard it is to see.
"""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from fourfold.engine import Handle, SearchStopped, TurnValue, Verdict, evaluate
from fourfold.rules import (
    PLACES,
    TRAITS,
    Action,
    CallRule,
    Game,
    Phase,
    Piece,
    Place,
    Player,
    patterns,
)

from .attention import UNFAMILIAR, Squares, Threat, threats, threats_through
from .valuing import Option, Valuer

#: With fewer pieces placed than this, only values are asked for: distances would take too long.
_FIRST_DISTANCE: Final = 3
#: Seconds for an answer with distances; and for one where there is no book.
_SECONDS: Final = 1.2
#: How many turns are looked at for traps, by the pieces placed then.
_TRAPS: Final = {**dict.fromkeys(range(5), 0), 5: 3, 6: 12}
_MOST_TRAPS: Final = 40


def perfect_action(game: Game, source: random.Random) -> Action:
    """The best placement, gift or pass; calls are made before this is asked."""
    wins = _wins(game)
    if wins:
        return source.choice(wins)
    valuer, found = _ask(game)
    best: list[Action] = [option.action for option in found] or list(game.legal_actions())
    if len(found) > 1 and found[0].value is not Verdict.WIN:
        best = _traps(game, best, valuer, source)
    return source.choice(best)


def _wins(game: Game) -> list[Place]:
    """The placements that win at once; a player who cannot speak any more has none (R15)."""
    player, rules, hand = game.to_act, game.rules, game.position.hand
    if player is None or hand is None:
        return []
    if rules.call is not CallRule.AUTOMATIC and not game.may_call:
        return []
    found = threats(game.position.board, rules.trait_mask, patterns(rules.level(player)))
    return [PLACES[threat.square] for threat in found if threat.fitting >> hand & 1]


def best_options(game: Game) -> tuple[Option, ...]:
    """The placements, gifts or pass that nobody can better; none when time ran out.

    Time can run out only where there is no opening book: early, with fewer than four traits.
    """
    return _ask(game)[1]


def _ask(game: Game) -> tuple[Valuer, tuple[Option, ...]]:
    """The best options, and the valuer that knows them."""
    valuer = Valuer(handle=Handle())
    if game.position.placed >= _FIRST_DISTANCE:
        found = _in_time(game, valuer, _SECONDS)
        if found:
            return valuer, found
    valuer = Valuer(distance=False, handle=Handle())
    return valuer, _in_time(game, valuer, None if game.rules.traits == TRAITS else _SECONDS)


def _in_time(game: Game, valuer: Valuer, seconds: float | None) -> tuple[Option, ...]:
    assert valuer.handle is not None, "made with one"
    try:
        with _stopping(valuer.handle, seconds):
            return _first(valuer.quiet(game))
    except SearchStopped:
        return ()


def _first(found: tuple[Option, ...]) -> tuple[Option, ...]:
    """Those as good as the first."""
    return tuple(option for option in found if option.worth == found[0].worth)


@contextmanager
def _stopping(handle: Handle, seconds: float | None) -> Iterator[None]:
    """Stops the searches of a handle after so many seconds."""
    if seconds is None:
        yield
        return
    late = threading.Timer(seconds, handle.cancel)
    late.daemon = True
    late.start()
    try:
        yield
    finally:
        late.cancel()
        late.join()


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
    shows later in full. Who can win at once is asked only to see the easiest way to do so.
    """
    player, rules, position = game.to_act, game.rules, game.position
    if player is None or position.hand is None:
        return 0.0
    levels = (rules.level(player), rules.level(player.other))
    found = evaluate(position, levels, rules.traits, distance=True)
    if (found.value, found.distance) == (Verdict.WIN, 1):
        mine = threats(position.board, rules.trait_mask, patterns(levels[0]))
        return _easiest(mine, position.hand) / 100
    mistakes = [turn for turn in found.turns if turn.value is not found.value]
    eye = _Eye(game, player)
    return sum(eye.hardness(turn) for turn in mistakes) / len(found.turns)


class _Eye:
    """Tells how hard a mistake is to see; what is found for a square is kept."""

    def __init__(self, game: Game, player: Player) -> None:
        self._board = game.position.board
        self._hand = game.position.hand
        self._mask = game.rules.trait_mask
        self._level = game.rules.level(player.other)
        self._now = threats(self._board, self._mask, patterns(self._level))
        self._after: dict[int, list[Threat]] = {}

    def hardness(self, turn: TurnValue) -> float:
        """From 0 to 1."""
        if turn.distance is None or turn.distance > 2 or turn.square is None:
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


def _easiest(found: list[Threat], piece: Piece) -> float:
    """How well the easiest pattern to complete with this piece hides."""
    kinds = [UNFAMILIAR[t.pattern.kind] for t in found if t.fitting >> piece & 1]
    return min(kinds, default=1.0)
