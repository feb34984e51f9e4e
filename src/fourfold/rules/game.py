"""A game: its rules, where it began, the actions so far, and the state they lead to.

A `Game` never changes: `game.play(action)` returns the next one or raises `IllegalAction`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from .actions import (
    GIVES,
    PASS,
    PLACES,
    Abandon,
    Action,
    Agree,
    Call,
    Flag,
    Give,
    Pass,
    Place,
    Resign,
)
from .alignments import (
    Alignment,
    Made,
    describe,
    in_level,
    lapsed_at_start,
    made_by_placing,
    not_lapsed,
    status_of,
)
from .errors import IllegalAction
from .outcome import Outcome, Reason, automatic
from .phase import Phase
from .players import Player
from .position import Position, after_giving, after_placing
from .rules import CallRule, FalseCall, Rules
from .squares import format_squares
from .turn import Turn, format_turns, group_turns


class Game:
    """A game of Quarto, frozen and hashable.

    >>> from fourfold import Square
    >>> game = Game()
    >>> for turn in ("-7", "c2-5", "d2-6", "b2-4"):
    ...     game = game.play_turn(turn)
    >>> game.to_act, game.phase, game.may_call
    (Player.FIRST, Phase.PLACE, True)
    >>> game = game.play(Place(Square.parse("a2")))
    >>> [str(alignment) for alignment in game.callable(Player.FIRST)]
    ['a2 b2 c2 d2: light, square']
    >>> game = game.play(Call.on("a2", "b2", "c2", "d2"))
    >>> str(game.outcome)
    '1-0 quarto (a2 b2 c2 d2: light, square)'
    """

    __slots__ = (
        "_made",
        "actions",
        "outcome",
        "phase",
        "position",
        "previous",
        "refused_calls",
        "rules",
        "start",
        "to_act",
    )

    #: The rules of the game.
    rules: Rules
    #: Where the game began.
    start: Position
    #: All actions so far, refused calls included.
    actions: tuple[Action, ...]
    #: The board and the hand now.
    position: Position
    #: Whose turn it is, None when the game is over.
    to_act: Player | None
    #: What the player to act has to do.
    phase: Phase
    #: How the game ended, None while it continues.
    outcome: Outcome | None
    #: How many calls were refused in the current turn (R15).
    refused_calls: int
    #: The game before the last action, None at its beginning.
    previous: Game | None
    _made: tuple[Made, ...]

    def __init__(self, rules: Rules = Rules(), start: Position = Position()) -> None:  # noqa: B008  # both are frozen
        player: Player | None = start.to_act
        phase, outcome = Phase.GIVE, None
        if start.hand is not None:
            phase = Phase.PLACE
        elif start.placed == 16:
            phase = Phase.LAST_WORD
            if rules.call is CallRule.AUTOMATIC:
                player, phase, outcome = None, Phase.OVER, _FULL_BOARD
        _set(self, "rules", rules)
        _set(self, "start", start)
        _set(self, "actions", ())
        _set(self, "position", start)
        _set(self, "to_act", player)
        _set(self, "phase", phase)
        _set(self, "outcome", outcome)
        _set(self, "refused_calls", 0)
        _set(self, "previous", None)
        _set(self, "_made", ())

    # Reading the state ------------------------------------------------------------------------

    def legal_actions(self) -> tuple[Action, ...]:
        """The gives, placements or pass that the player to act can choose from; no calls."""
        phase = self.phase
        if phase is Phase.PLACE:
            board = self.position.board
            return tuple([p for p, piece in zip(PLACES, board, strict=True) if piece is None])
        if phase is Phase.GIVE:
            used = self.position.used
            return tuple([give for bit, give in _GIVE_BITS if not used & bit])
        return () if phase is Phase.OVER else (PASS,)

    @property
    def may_call(self) -> bool:
        """Whether the player to act may call now, be the call good or false (R15)."""
        return self._call_forbidden() is None

    @property
    def call_offered(self) -> bool:
        """Whether to offer a call: fewer than four pieces on the board are no alignment (R5)."""
        return self.position.placed >= 4 and self.may_call

    def callable(self, player: Player) -> tuple[Alignment, ...]:
        """The alignments that this player could call right now, in the order of their squares."""
        if player is not self.to_act or not self.may_call:
            return ()
        return self._described(self._callable(player))

    @property
    def alignments(self) -> tuple[Alignment, ...]:
        """All alignments on the board in either player's level, in the order they were made."""
        return lapsed_at_start(self.rules, self.start) + self._described(self._made)

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The turns so far; the last may be unfinished."""
        return tuple(group_turns(self.actions, self._called))

    @property
    def turn_texts(self) -> list[str]:
        """The text forms of the turns so far."""
        return format_turns(self.actions, self._called)

    @property
    def _called(self) -> bool:
        """Whether the last action was a good call."""
        return self.outcome is not None and self.outcome.reason in _CALLED

    @property
    def turn_begun(self) -> bool:
        """Whether the player to act has done anything in the current turn."""
        if self.previous is None or self.phase is Phase.OVER:
            return False
        return self.previous.to_act is self.to_act

    # Stepping through history -----------------------------------------------------------------

    def states(self) -> Iterator[Game]:
        """The game after 0, 1, 2 … actions, up to this one."""
        states = [self]
        while (previous := states[-1].previous) is not None:
            states.append(previous)
        return reversed(states)

    def at(self, number: int) -> Game:
        """The game after this many of its actions.

        >>> game = Game().play_turn("-7").play_turn("c2-5")
        >>> str(game.at(2).position), game.at(3) == game
        ('..../..7./..../.... -', True)
        """
        if not 0 <= number <= len(self.actions):
            raise IndexError(f"the game has {len(self.actions)} actions, not {number}")
        game = self
        while len(game.actions) > number and game.previous is not None:
            game = game.previous
        return game

    # Playing ----------------------------------------------------------------------------------

    def play(self, action: Action) -> Game:
        """The game after this action; `IllegalAction` when the rules forbid it."""
        if type(action) not in _HANDLERS:
            raise TypeError(f"{action!r} is not an action")
        if self.outcome is not None:
            raise self._illegal(action, "game-over", reason=self.outcome.reason)
        game: Game = getattr(self, _HANDLERS[type(action)])(action)
        return game

    def play_turn(self, turn: Turn | str) -> Game:
        """The game after a turn, as a record writes it: `!` must be good, `?` must be false."""
        if isinstance(turn, str):
            turn = Turn.parse(turn)
        if self.turn_begun:
            raise self._illegal(turn, "turn-unfinished")
        game = self
        for action in turn.actions:
            good = action is turn.end and isinstance(action, Call)
            game = game.play(action)
            if isinstance(action, Call):
                won = game.outcome is not None and game.outcome.reason in _CALLED
                if won != good:
                    code = "call-not-good" if good else "call-not-false"
                    raise self._illegal(turn, code, squares=format_squares(action.squares, " "))
        return game

    def _give(self, action: Give) -> Game:
        if self.phase is not Phase.GIVE:
            code = "give-not-now" if self.phase is Phase.PLACE else "give-nothing-left"
            raise self._illegal(action, code)
        position = self.position
        if position.used >> action.piece & 1:
            raise self._illegal(action, "piece-used", piece=action.piece)
        after = after_giving(position, action.piece)
        return self._next(action, after, self._player().other, Phase.PLACE, None, self._made, 0)

    def _place(self, action: Place) -> Game:
        position, square, player = self.position, action.square, self._player()
        piece = position.hand
        if piece is None:
            raise self._illegal(action, "place-not-now")
        there = position.board[square]
        if there is not None:
            raise self._illegal(action, "square-occupied", square=square, piece=there)
        after = after_placing(position, square, piece)
        made = made_by_placing(self.rules, after, square, player)
        full = after.used == 0xFFFF
        if self.rules.call is CallRule.AUTOMATIC and (made or full):
            outcome = automatic(self.rules, after.board, made, player) if made else _FULL_BOARD
            return self._next(action, after, None, Phase.OVER, outcome, made, 0)
        phase = Phase.LAST_WORD if full else Phase.GIVE
        return self._next(action, after, player, phase, None, self._made + made, self.refused_calls)

    def _pass(self, action: Pass) -> Game:
        if self.phase is Phase.LAST_WORD:
            other = self._player().other
            return self._next(action, self.position, other, Phase.LAST_ANSWER, None, self._made, 0)
        if self.phase is Phase.LAST_ANSWER:
            return self._end(action, _FULL_BOARD)
        raise self._illegal(action, "pass-not-now")

    def _call(self, action: Call) -> Game:
        forbidden = self._call_forbidden()
        if forbidden is not None:
            raise self._illegal(action, forbidden)
        player = self._player()
        good = self._callable(player)
        for made in good:
            if made.pattern.squares == action.squares:
                reason = Reason.QUARTO if made.maker is player else Reason.CAUGHT
                named = (made, *(other for other in good if other is not made))
                return self._end(action, Outcome(player, reason, self._described(named)))
        if self.rules.false_call is FalseCall.LOSES:
            return self._end(action, Outcome(player.other, Reason.FALSE_CALL))
        return self._next(
            action, self.position, player, self.phase, None, self._made, self.refused_calls + 1
        )

    def _resign(self, action: Resign) -> Game:
        return self._end(action, Outcome(action.player.other, Reason.RESIGNATION))

    def _agree(self, action: Agree) -> Game:
        return self._end(action, Outcome(None, Reason.AGREEMENT))

    def _flag(self, action: Flag) -> Game:
        return self._end(action, Outcome(action.player.other, Reason.TIME))

    def _abandon(self, action: Abandon) -> Game:
        both_placed = self.position.placed >= 2
        winner = action.player.other if action.player is not None and both_placed else None
        return self._end(action, Outcome(winner, Reason.ABANDONED))

    # The parts of the rules -------------------------------------------------------------------

    def _call_forbidden(self) -> str | None:
        """Why a call would be illegal now (R14, R15), None when the player may call."""
        if self.phase is Phase.OVER:
            return "game-over"
        if self.rules.call is CallRule.AUTOMATIC:
            return "call-automatic"
        if self.phase is Phase.GIVE and self.position.used == 0:
            return "call-first-turn"
        return "call-too-many" if self.refused_calls >= 3 else None

    def _callable(self, player: Player) -> tuple[Made, ...]:
        """What the player to act can call: alignments in their own level (R7), not lapsed (R12)."""
        fresh = not_lapsed(self.rules, self._made, self.position.placed)
        return in_level(fresh, self.rules.level(player))

    def _described(self, made: tuple[Made, ...]) -> tuple[Alignment, ...]:
        rules, board, placed = self.rules, self.position.board, self.position.placed
        if self.outcome is not None and self.outcome.reason is Reason.FULL_BOARD:
            placed += 1  # nobody called: what the last placement made has lapsed, too
        return tuple(describe(rules, board, each, status_of(rules, each, placed)) for each in made)

    def _player(self) -> Player:
        assert self.to_act is not None, "asked only while the game goes on"
        return self.to_act

    def _illegal(self, action: object, code: str, **details: object) -> IllegalAction:
        # The words for it name pieces or mushrooms.
        edition = self.rules.edition
        return IllegalAction(action, self.position, code, edition=edition, **details)

    def _end(self, action: Action, outcome: Outcome) -> Game:
        return self._next(
            action, self.position, None, Phase.OVER, outcome, self._made, self.refused_calls
        )

    def _next(  # noqa: PLR0917  # the parts of a state, all of them
        self,
        action: Action,
        position: Position,
        to_act: Player | None,
        phase: Phase,
        outcome: Outcome | None,
        made: tuple[Made, ...],
        refused: int,
    ) -> Game:
        game = Game.__new__(Game)
        _set(game, "rules", self.rules)
        _set(game, "start", self.start)
        _set(game, "actions", (*self.actions, action))
        _set(game, "position", position)
        _set(game, "to_act", to_act)
        _set(game, "phase", phase)
        _set(game, "outcome", outcome)
        _set(game, "refused_calls", refused)
        _set(game, "previous", self)
        _set(game, "_made", made)
        return game

    # A frozen value ---------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[Rules, Position, tuple[Action, ...]]:
        return self.rules, self.start, self.actions

    def __reduce__(self) -> tuple[Any, ...]:
        return replay, self._key()

    def __repr__(self) -> str:
        return f"replay({self.rules!r}, {self.start!r}, {self.actions!r})"

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a Game cannot be changed ({name})")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a Game cannot be changed ({name})")


def replay(
    rules: Rules = Rules(),  # noqa: B008  # frozen
    start: Position = Position(),  # noqa: B008  # frozen
    actions: Sequence[Action] = (),
) -> Game:
    """The game that these actions lead to."""
    game = Game(rules, start)
    for action in actions:
        game = game.play(action)
    return game


# A game refuses assignments, so its own parts are set past that. The slots' own setters would play
# a tenth more random games a second (1.10 to 1.13 times in benchmarks/bench_rules.py), but take ten
# names more to read; programs that need speed have the native core.
_set: Final = object.__setattr__

_FULL_BOARD: Final = Outcome(None, Reason.FULL_BOARD)
_CALLED: Final = (Reason.QUARTO, Reason.CAUGHT)
_GIVE_BITS: Final = tuple((1 << give.piece, give) for give in GIVES)

_HANDLERS: Final[dict[type, str]] = {
    kind: f"_{kind.__name__.lower()}"
    for kind in (Place, Give, Call, Pass, Resign, Agree, Flag, Abandon)
}
