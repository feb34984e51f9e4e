"""What a game is worth: values of a `Game`, calls included, for the player to act.

The engine knows positions (R14). A game knows more: what can be called now, and by whom (R7, R12,
R13), and whether the player to act may still speak (R15). Values are those of play in which from
here on nobody misses anything; what was missed before stays missed.

- What the player to act can call wins: distance 0.
- What the opponent can call as soon as this turn is over loses it, unless it is won before.
- Under R12 an alignment that nobody calls lapses with the next placement, and then the engine's
  value of the position is the game's. Under R13 it stands: a player who cannot call it has one turn
  to win, or loses to the one who can.
- A player with three refused calls in this turn cannot speak before the next one. Their new
  alignment is the opponent's if it is in the opponent's level; else it lapses under R12, and waits
  for them under R13, unless the game is over before.

Distances count the placements still to come, as the engine's do: the winner hurries, the loser
delays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, TypeVar

from fourfold.engine import (
    DeadlinePassed,
    Evaluation,
    Handle,
    Solution,
    TurnValue,
    Verdict,
    evaluate,
    solve,
)
from fourfold.engine.atlas import value_of_start
from fourfold.rules import (
    PASS,
    PIECES,
    PLACES,
    Call,
    CallRule,
    Game,
    Give,
    Pass,
    Phase,
    Piece,
    Place,
    Player,
    Position,
    Status,
    Trait,
)

Choice = Call | Place | Give | Pass
Answer = TypeVar("Answer", Solution, Evaluation)

#: How many evaluations a valuer remembers.
_REMEMBERED: Final = 256
_RANK: Final = {Verdict.WIN: 0, Verdict.DRAW: 1, Verdict.LOSS: 2}
#: Farther away than any end of a game.
_FAR: Final = 99


@dataclass(frozen=True, slots=True)
class Worth:
    """The value of a game for the player to act.

    `distance`: the placements still to come, None for a draw and where it was not asked for.
    """

    value: Verdict
    distance: int | None

    @property
    def order(self) -> tuple[int, int]:
        """Smaller is better: quick wins, draws, slow losses."""
        far = _FAR if self.distance is None else self.distance
        return _RANK[self.value], far if self.value is Verdict.WIN else -far

    @property
    def opposite(self) -> Worth:
        """The same as the opponent sees it."""
        return Worth(self.value.opposite, self.distance)

    def after(self, placements: int) -> Worth:
        """The same, seen from so many placements before (after, when negative)."""
        if self.distance is None:
            return self
        return Worth(self.value, self.distance + placements)


@dataclass(frozen=True, slots=True)
class Option:
    """A decision that is open to the player to act, and what it is worth for them."""

    action: Choice
    value: Verdict
    distance: int | None

    @property
    def worth(self) -> Worth:
        """Value and distance."""
        return Worth(self.value, self.distance)


WON: Final = Worth(Verdict.WIN, 0)
DRAWN: Final = Worth(Verdict.DRAW, None)
LOST: Final = Worth(Verdict.LOSS, 0)


def worth(game: Game, distance: bool = True) -> Worth:
    """The value of a game for the player to act, when from here on nobody misses anything.

    >>> game = Game()
    >>> for turn in ("-7", "c2-5", "d2-6", "b2-4"):
    ...     game = game.play_turn(turn)
    >>> worth(game)
    Worth(value=Verdict.WIN, distance=1)
    >>> worth(game.play_turn("a2-0"))
    Worth(value=Verdict.WIN, distance=0)
    """
    return Valuer(distance).worth(game)


def options(game: Game, distance: bool = True) -> tuple[Option, ...]:
    """Every decision that is open to the player to act, best first.

    Good calls, and placements, gifts or the pass: those are worth what they are worth without a
    call. Without `distance` only what needs no search has one.

    >>> game = Game()
    >>> for turn in ("-7", "c2-5", "d2-6", "b2-4", "a2-0"):
    ...     game = game.play_turn(turn)
    >>> best, second = options(game)[:2]
    >>> str(best.action), best.value, second.value
    ('!a2b2c2d2', Verdict.WIN, Verdict.DRAW)
    """
    return Valuer(distance).options(game)


class Valuer:
    """Values games, and remembers what the engine said: a walk through a game asks once a turn.

    `distance_from`: leave distances out while fewer pieces are placed; those of the first turns are
    what takes longest. In a handicap they take longer still: there it is one piece more, with
    fewer than four traits two. `patience`: leave them out, too, where finding them takes more
    seconds than this, there and with fewer pieces. `limit`: the seconds for a search for a value,
    and `DeadlinePassed` when it takes longer. `handle` stops its searches from another thread;
    `book` and `threads` as for the engine.
    """

    def __init__(
        self,
        distance: bool = True,
        *,
        distance_from: int = 0,
        patience: float | None = None,
        limit: float | None = None,
        book: bool = True,
        threads: int = 1,
        handle: Handle | None = None,
    ) -> None:
        self.distance = distance
        self.distance_from = distance_from
        self.patience = patience
        self.limit = limit
        self.book = book
        self.threads = threads
        self.handle = handle
        self._known: dict[Key, tuple[TurnValue, ...]] = {}

    def worth(self, game: Game) -> Worth:
        """As the function of this name."""
        if game.callable(_to_act(game)):
            return WON
        if not _by_engine(game):
            return self._quiet(game)[0].worth
        key = _key(game)
        if key in self._known:
            best = self._known[key][0]
            return Worth(best.value, best.distance)
        solution = self._ask(solve, key)
        return Worth(solution.value, solution.distance)

    def options(self, game: Game) -> tuple[Option, ...]:
        """As the function of this name."""
        good = game.callable(_to_act(game))
        calls = [Option(Call(alignment.squares), *_parts(WON)) for alignment in good]
        return (*calls, *self._quiet(game))

    def quiet(self, game: Game) -> tuple[Option, ...]:
        """The options without the calls, best first."""
        _to_act(game)
        return tuple(self._quiet(game))

    # The parts of a turn ----------------------------------------------------------------------

    def _quiet(self, game: Game) -> list[Option]:
        if game.phase is Phase.PLACE:
            options = self._placements(game)
        elif game.phase is Phase.GIVE:
            options = self._gifts(game)
        else:
            # The last answer ends the game; after the last word the opponent may still call.
            caught = game.phase is Phase.LAST_WORD and _live(game, _to_act(game).other)
            options = [Option(PASS, *_parts(LOST if caught else DRAWN))]
        return sorted(options, key=lambda option: option.worth.order)

    def _placements(self, game: Game) -> list[Option]:
        if _stands(game):
            return [self._placing(game, action) for action in _places(game)]
        best: dict[Place, Option] = {}
        for turn in self._turns(game):
            assert turn.square is not None, "a piece is in hand"
            action = PLACES[turn.square]
            if action in best:
                continue
            if turn.gift is None and _silenced(game):
                best[action] = self._placing(game, action)
            else:
                best[action] = Option(action, turn.value, turn.distance)
        return [best[action] for action in _places(game)]

    def _placing(self, game: Game, action: Place) -> Option:
        """A placement after which the engine's value is not the game's."""
        return Option(action, *_parts(self.worth(game.play(action)).after(1)))

    def _gifts(self, game: Game) -> list[Option]:
        player = _to_act(game)
        gifts = [action for action in game.legal_actions() if isinstance(action, Give)]
        if _live(game, player.other):
            return [Option(action, *_parts(LOST)) for action in gifts]
        if _stands(game):
            return [
                Option(action, *_parts(self.worth(game.play(action)).opposite)) for action in gifts
            ]
        turns = {turn.gift: turn for turn in self._turns(game)}
        return [
            Option(action, turns[action.piece].value, turns[action.piece].distance)
            for action in gifts
        ]

    # Asking the engine ------------------------------------------------------------------------

    def _ask(self, question: Callable[..., Answer], key: Key) -> Answer:
        """The engine's answer, with distances where they are wanted and found in time."""
        ask = partial(question, *key, book=self.book, threads=self.threads, handle=self.handle)
        if self._far(key):
            try:
                return ask(distance=True, seconds=self.patience)
            except DeadlinePassed:
                self.distance_from = key[0].placed + 1
        return ask(distance=False, seconds=self.limit)

    def _far(self, key: Key) -> bool:
        """Whether the engine is to say how far away the end is."""
        position, (mine, other), traits = key
        start = self.distance_from
        if start and mine != other:
            start += 1 if len(traits) == len(Trait) else 2
        return self.distance and position.placed >= start

    def _turns(self, game: Game) -> tuple[TurnValue, ...]:
        """The engine's turns, best first."""
        key = _key(game)
        if key not in self._known:
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            turns = self._find_turns(key)
            self._known[key] = turns
            self._remember_gifts(key, turns)
        return self._known[key]

    def _find_turns(self, key: Key) -> tuple[TurnValue, ...]:
        gifts = self._first_gifts(key)
        return gifts or tuple(_with_end(turn) for turn in self._ask(evaluate, key).turns)

    def _first_gifts(self, key: Key) -> tuple[TurnValue, ...]:
        """The gifts of the first turn, without a search; nothing elsewhere, or with distances.

        All pieces are alike there: values can be exchanged. The atlas knows the result.
        """
        position, levels, traits = key
        if position.used or position.hand is not None or not self.book:
            return ()
        if self.distance and self.distance_from == 0:
            return ()
        value = value_of_start(levels, len(traits))
        return () if value is None else tuple(TurnValue(None, p, value, None) for p in PIECES)

    def _remember_gifts(self, key: Key, turns: Iterable[TurnValue]) -> None:
        """All turns together also say what each gift after a placement is worth."""
        position, levels, traits = key
        if position.hand is None:
            return
        following: dict[int, list[TurnValue]] = {}
        for turn in turns:
            if turn.square is not None and turn.gift is not None:
                left = Worth(turn.value, turn.distance).after(-1)
                gift = TurnValue(None, turn.gift, left.value, left.distance)
                following.setdefault(turn.square, []).append(gift)
        for square, gifts in following.items():
            board: list[Piece | None] = list(position.board)
            board[square] = position.hand
            self._known[Position(board), levels, traits] = tuple(gifts)


def _with_end(turn: TurnValue) -> TurnValue:
    """A turn with its distance, when it ends the game: that needs no search."""
    ends = turn.square is not None and turn.gift is None and turn.value is not Verdict.DRAW
    return replace(turn, distance=1) if ends else turn


#: Position, levels (to act, opponent), traits: what the engine wants to know.
Key = tuple[Position, tuple[int, int], tuple[Trait, ...]]


def _key(game: Game) -> Key:
    """What the engine wants to know of a game."""
    player, rules = _to_act(game), game.rules
    return game.position, rules.levels_of(player), rules.traits


def _to_act(game: Game) -> Player:
    if game.to_act is None:
        raise ValueError(f"the game is over: {game.outcome}")
    return game.to_act


def _parts(worth: Worth) -> tuple[Verdict, int | None]:
    return worth.value, worth.distance


def _places(game: Game) -> list[Place]:
    return [action for action in game.legal_actions() if isinstance(action, Place)]


def _live(game: Game, player: Player | None = None) -> bool:
    """Whether an alignment on the board can still be called, by this player or by anybody."""
    level = 4 if player is None else game.rules.level(player)
    return any(
        alignment.status is not Status.LAPSED and alignment.pattern.level <= level
        for alignment in game.alignments
    )


def _stands(game: Game) -> bool:
    """Whether something on the board will not lapse (R13)."""
    return game.rules.call is CallRule.STANDING and _live(game)


def _silenced(game: Game) -> bool:
    """Whether the player to act has no calls left in this turn (R15)."""
    return game.rules.call is not CallRule.AUTOMATIC and game.refused_calls >= 3


def _by_engine(game: Game) -> bool:
    """Whether the engine's value of the position is the game's, if there is nothing to call."""
    if game.phase is Phase.PLACE:
        return not _stands(game) and not _silenced(game)
    if game.phase is Phase.GIVE:
        return not _stands(game) and not _live(game, _to_act(game).other)
    return False
