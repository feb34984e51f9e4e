"""What a player sees, as a row of small numbers: the same in every learning environment.

       0 to 63    the squares, four traits each (colour, shape, height, fill): 1 or -1, 0 when empty
      64 to 67    the traits of the piece in hand, 0 when there is none
      68 to 83    the pieces that can still be given
      84 to 99    the square of the newest placement
     100 to 103   the phase: give, place, last word, last answer
     104          refused calls in this turn
     105          the player to act: 0 for the first, 1 for the second
     106, 107     the levels of this player and of the opponent

Nothing in it says what can be called. In a game with standing calls (R13) that began in another
position, it does not say which alignments stood there at the start, when they are worth nothing.
"""

from __future__ import annotations

from typing import Final

from .extras import MissingExtra

try:
    import numpy as np
    import numpy.typing as npt
except ImportError as error:
    raise MissingExtra("numpy", "NumPy") from error

from fourfold.rules import PIECES, Game, Phase, Place, Player

from .numbering import DECISION_COUNT, decisions, phase_number

Row = npt.NDArray[np.int8]

#: The length of an observation.
VIEW_SIZE: Final = 108
_HAND, _TRAY, _NEWEST, _PHASE, _TAIL = 64, 68, 84, 100, 104
#: The smallest and the largest number at each place.
LOWEST: Final[Row] = np.array([-1] * _TRAY + [0] * (_TAIL + 2 - _TRAY) + [1, 1], dtype=np.int8)
HIGHEST: Final[Row] = np.array([1] * _TAIL + [3, 1, 4, 4], dtype=np.int8)

_TRAITS: Final[Row] = np.array(
    [[1 if piece >> bit & 1 else -1 for bit in (3, 2, 1, 0)] for piece in PIECES], dtype=np.int8
)


def observation(game: Game, player: Player) -> Row:
    """What a player sees now, to act or not.

    >>> view = observation(Game().play_turn("-7"), Player.SECOND)
    >>> view[64:68].tolist(), view[100:].tolist()
    ([-1, 1, 1, 1], [0, 1, 0, 0, 0, 1, 1, 1])
    """
    view = np.zeros(VIEW_SIZE, dtype=np.int8)
    position = game.position
    for square, piece in enumerate(position.board):
        if piece is not None:
            view[4 * square : 4 * square + 4] = _TRAITS[piece]
    if position.hand is not None:
        view[_HAND:_TRAY] = _TRAITS[position.hand]
    for piece in position.remaining:
        view[_TRAY + piece] = 1
    newest = _newest(game)
    if newest is not None:
        view[_NEWEST + newest] = 1
    if game.phase is not Phase.OVER:
        view[_PHASE + phase_number(game.phase)] = 1
    levels = game.rules.levels_of(player)
    view[_TAIL:] = (game.refused_calls, _actor(game).index, *levels)
    return view


def action_mask(game: Game, player: Player) -> Row:
    """1 for each decision that this player can choose now, by number; only 0 when not to act.

    >>> int(action_mask(Game(), Player.FIRST).sum()), int(action_mask(Game(), Player.SECOND).sum())
    (16, 0)
    """
    mask = np.zeros(DECISION_COUNT, dtype=np.int8)
    if player is game.to_act:
        mask[list(decisions(game))] = 1
    return mask


def _newest(game: Game) -> int | None:
    """The square of the newest placement of this game, None before the first."""
    for action in reversed(game.actions):
        if isinstance(action, Place):
            return action.square
    return None


def _actor(game: Game) -> Player:
    """Who is to act; when the game is over, who acted last."""
    while game.to_act is None and game.previous is not None:
        game = game.previous
    return game.position.to_act if game.to_act is None else game.to_act
