"""Numbers for the decisions of a game: the same in every learning environment of the kit.

0 to 15 place the piece in hand on a square (a1 b1 c1 d1 a2 …), 16 to 31 give a piece, 32 passes,
and 33 to 62 call one of the thirty patterns, in the order of `fourfold.rules.patterns`.
"""

from __future__ import annotations

from typing import Final

from fourfold.rules.actions import GIVES, PASS, PLACES, Action, Call
from fourfold.rules.game import Game
from fourfold.rules.patterns import patterns
from fourfold.rules.phase import Phase
from fourfold.rules.players import Player

#: The first number of each kind of decision.
FIRST_PLACE: Final = 0
FIRST_GIVE: Final = 16
PASS_NUMBER: Final = 32
FIRST_CALL: Final = 33

#: The decisions by number.
DECISIONS: Final[tuple[Action, ...]] = (
    *PLACES,
    *GIVES,
    PASS,
    *(Call(pattern.squares) for pattern in patterns(4)),
)
#: How many there are.
DECISION_COUNT: Final = len(DECISIONS)

_NUMBERS: Final = {decision: number for number, decision in enumerate(DECISIONS)}


def number_of(action: Action) -> int:
    """The number of a decision.

    >>> from fourfold.rules import parse_action
    >>> [number_of(parse_action(text)) for text in ("c2", "-7", "-", "!a1b1c1d1")]
    [6, 23, 32, 33]

    Raises:
        ValueError: the action has no number: it ends a game by agreement or by an arbiter, or it
            calls four squares that are no pattern.
    """
    try:
        return _NUMBERS[action]
    except KeyError:
        raise ValueError(f"{action} has no number in the learning environments") from None


def decisions(game: Game) -> tuple[int, ...]:
    """The numbers of the decisions that the player to act can choose from, in rising order.

    While the player may call (R15), every pattern of their own level with four filled squares can
    be called, aligned or not: the list tells nothing about what stands on the board.

    >>> len(decisions(Game()))
    16
    """
    numbers = [_NUMBERS[action] for action in game.legal_actions()]
    if game.to_act is not None and game.call_offered:
        numbers += callable_numbers(game, game.to_act)
    return tuple(numbers)


def callable_numbers(game: Game, player: Player) -> list[int]:
    """The numbers of the patterns of a player's level (R7) that have four filled squares."""
    board = game.position.board
    return [
        FIRST_CALL + index
        for index, pattern in enumerate(patterns(game.rules.level(player)))
        if all(board[square] is not None for square in pattern.squares)
    ]


def phase_number(phase: Phase) -> int:
    """Give 0, place 1, last word 2, last answer 3, over 4.

    >>> [phase_number(phase) for phase in Phase]
    [0, 1, 2, 3, 4]
    """
    return _PHASES[phase]


_PHASES: Final = {phase: number for number, phase in enumerate(Phase)}
