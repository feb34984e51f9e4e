"""A state of a game comes in, a row with its exact labels goes out."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import Final

import numpy as np
import numpy.typing as npt

from fourfold.engine import Verdict, evaluate
from fourfold.engine.search import as_row
from fourfold.kit.numbering import decisions, number_of, phase_number
from fourfold.play.coach.turns import whole_turns
from fourfold.play.values import Valuer
from fourfold.rules import CallRule, Game, Give, Phase, Place, Status, Turn, board_symmetries

#: A labelled state. `key` is the same for states that symmetries make one; it stays in the job.
ROW: Final = np.dtype(
    [
        ("key", np.uint8, 18),
        ("position", np.uint8, 17),
        ("levels", np.uint8, 2),
        ("phase", np.uint8),
        ("value", np.int8),
        ("distance", np.uint8),
        ("legal", "<u8"),
        ("good", "<u8"),
        ("turns", "<u4", 16),
    ]
)
#: The bit in `turns` of a placement that needs no gift: it ends the game, or is called.
END: Final = 16
_VALUES: Final = {Verdict.WIN: 1, Verdict.DRAW: 0, Verdict.LOSS: -1}
_EMPTY: Final = 16

Bytes = npt.NDArray[np.uint8]


def label(game: Game, valuer: Valuer) -> npt.NDArray[np.void]:
    """The row of a state, with its exact labels."""
    player = game.to_act
    assert player is not None, "a state to be labelled is not over"
    levels = game.rules.levels_of(player)
    row = np.zeros((), ROW)
    row["position"] = as_row(game.position)
    row["levels"] = levels
    row["phase"] = phase_number(game.phase)
    row["legal"] = sum(1 << number for number in decisions(game))
    live = any(alignment.status is not Status.LAPSED for alignment in game.alignments)
    row["key"] = [*_normal_form(row["position"], game), live]
    label_turns = _label_live if live or game.phase is not Phase.PLACE else _label_quiet
    label_turns(row, game, valuer)
    return row


def _label_live(row: npt.NDArray[np.void], game: Game, valuer: Valuer) -> None:
    """Any state, calls included."""
    options = valuer.options(game)
    best = options[0]
    row["value"] = _VALUES[best.value]
    row["distance"] = best.distance or 0
    row["good"] = sum(1 << number_of(each.action) for each in options if each.value is best.value)
    for turn, _ in whole_turns(game, valuer):
        _add_turn(row, turn)


def _label_quiet(row: npt.NDArray[np.void], game: Game, valuer: Valuer) -> None:
    """A piece in hand and nothing to call: the engine's turns are the game's."""
    assert game.to_act is not None
    levels = game.rules.levels_of(game.to_act)
    answer = evaluate(game.position, levels, game.rules.traits, distance=True)
    row["value"] = _VALUES[answer.value]
    row["distance"] = answer.distance or 0
    good = 0
    best = [turn for turn in answer.turns if turn.value is answer.value]
    if any(turn.gift is None for turn in best) and not _ends(game, answer.value, *levels):
        _label_live(row, game, valuer)
        return
    for each in best:
        assert each.square is not None
        good |= 1 << int(each.square)
        _add_turn(row, each.turn)
    row["good"] = good


def _ends(game: Game, value: Verdict, mine: int, other: int) -> bool:
    """Whether a placement that ends the engine's game has no gift after it that is as good.

    In a handicap there may be one: what only this player can call lapses without harm, and what
    only the opponent can call is still to be called.
    """
    last = game.position.placed == 15 or game.rules.call is CallRule.AUTOMATIC
    return last or (value is Verdict.WIN and mine <= other)


def _add_turn(row: npt.NDArray[np.void], turn: Turn) -> None:
    """Set the bit of a turn that begins with a placement."""
    if isinstance(turn.place, Place):
        bit = int(turn.end.piece) if isinstance(turn.end, Give) else END
        row["turns"][turn.place.square] |= np.uint32(1 << bit)


# Symmetry -----------------------------------------------------------------------------------------


def _normal_form(position: Bytes, game: Game) -> bytes:
    """The smallest of all positions that symmetries make of this one (as in `play.puzzles`)."""
    assert game.to_act is not None
    boards = _boards(*game.rules.levels_of(game.to_act))
    orders = _orders(tuple(trait.weight for trait in game.rules.traits))
    cells = np.minimum(position, _EMPTY)[boards]
    occupied = cells != _EMPTY
    first = cells[np.arange(len(cells)), occupied.argmax(axis=1)][:, None]
    flipped = np.where(occupied, cells ^ np.where(first == _EMPTY, 0, first), _EMPTY)
    images = orders[:, flipped].tobytes()
    return min(images[start : start + 17] for start in range(0, len(images), 17))


@cache
def _boards(level: int, other: int) -> npt.NDArray[np.intp]:
    """Where each square, and at the end the hand, is taken from; one row per symmetry."""
    return np.array([(*moved, 16) for moved in board_symmetries(level, other)])


@cache
def _orders(weights: tuple[int, ...]) -> Bytes:
    """What becomes of each piece, and of an empty square, in every order of the traits in play."""
    return np.array(
        [
            [
                sum(bool(piece & weight) << bit for bit, weight in enumerate(order))
                for piece in range(16)
            ]
            + [_EMPTY]
            for order in permutations(weights)
        ],
        np.uint8,
    )
