"""Why a call is false (R15): one cause, in words that a program can compare."""

from __future__ import annotations

from typing import Final

from .actions import Call
from .game import Game
from .names import Named
from .patterns import LEVELS, patterns


class CallFault(Named):
    """What is wrong with a false call, in the order in which the causes are looked for."""

    EMPTY_SQUARE = "empty-square"
    NO_PATTERN = "no-pattern"
    NOT_IN_LEVEL = "not-in-level"
    NO_COMMON_TRAIT = "no-common-trait"
    LAPSED = "lapsed"


def call_fault(game: Game, call: Call) -> CallFault | None:
    """Why this call by the player to act is false, None when it is good.

    The first cause that applies. A pattern outside the caller's level (R7) is refused before the
    pieces on it are compared: whether the opponent could call it is not for the caller to learn.

    >>> game = Game()
    >>> for turn in ("-7", "c2-5", "d2-6", "b2-4"):
    ...     game = game.play_turn(turn)
    >>> call_fault(game, Call.on("a2", "b2", "c2", "d2"))
    CallFault.EMPTY_SQUARE
    """
    player, squares = game.to_act, call.squares
    assert player is not None, "asked only while the game goes on"
    if any(game.position.board[square] is None for square in squares):
        return CallFault.EMPTY_SQUARE
    level = _LEVELS.get(squares)
    if level is None:
        return CallFault.NO_PATTERN
    if level > game.rules.level(player):
        return CallFault.NOT_IN_LEVEL
    if all(alignment.squares != squares for alignment in game.alignments):
        return CallFault.NO_COMMON_TRAIT
    if all(alignment.squares != squares for alignment in game.callable(player)):
        return CallFault.LAPSED
    return None


#: The level of every pattern, by its squares.
_LEVELS: Final = {pattern.squares: pattern.level for pattern in patterns(max(LEVELS))}
