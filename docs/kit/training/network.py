"""A small network that values positions of level 1, in NumPy: what it sees, and what it says.

`train.py` finds the weights with PyTorch; `engine.py` plays with them.
"""

import numpy as np

from fourfold.rules import board_symmetries
from fourfold.rules.patterns import patterns

LINES = np.array([[int(square) for square in pattern.squares] for pattern in patterns(1)])
EMPTY = 255
#: Kinds of lines, as the piece in hand sees them: it fits one, two, three pieces or contradicts
#: them, or the pieces contradict each other. An empty line has none.
KINDS = 7
SIZE = len(LINES) * 4 * KINDS + 17 + 17
_TRAITS = np.array([[1 if piece & bit else -1 for bit in (8, 4, 2, 1)] for piece in range(16)])
_TRAITS = np.vstack([_TRAITS, np.zeros((256 - 16, 4), int)]).astype(np.int8)


def features(positions):
    """What the network sees of rows of 17 numbers (`fourfold.kit.data`), a piece in hand in each.

    For every line and trait its kind, then how many pieces are placed, and how many of those that
    are left could be given without completing a line.
    """
    count = len(positions)
    values = _TRAITS[positions[:, :16]][:, LINES]  # position, line, square, trait
    light, dark = (values > 0).sum(axis=2), (values < 0).sum(axis=2)
    pure = np.where((light > 0) & (dark > 0), 9, light - dark)
    fits = np.where(pure == 9, 9, pure * _TRAITS[positions[:, 16]][:, None])
    kinds = np.stack([fits == kind for kind in (-3, -2, -1, 1, 2, 3, 9)], axis=3)
    placed = (positions[:, :16] != EMPTY).sum(axis=1)
    tails = np.zeros((count, 34), np.float32)
    tails[np.arange(count), placed] = 1
    tails[np.arange(count), 17 + _safe(positions, pure)] = 1
    return np.hstack([kinds.reshape(count, -1).astype(np.float32), tails])


def _safe(positions, pure):
    """How many pieces that are left complete no line."""
    pieces = _TRAITS[:16]
    completes = (pure[:, :, None] * pieces[None, None] == 3).any(axis=(1, 3))
    used = (positions[:, :, None] == np.arange(16)).any(axis=1)
    return (~completes & ~used).sum(axis=1)


def line_orders():
    """The exchanges of lines that the symmetries of the board make."""
    numbers = {frozenset(line.tolist()): number for number, line in enumerate(LINES)}
    return np.array(
        [
            [numbers[frozenset(moved[square] for square in line)] for line in LINES]
            for moved in board_symmetries(1)
        ]
    )


class Network:
    """Layers of weights; the last one says how likely a loss, a draw and a win are."""

    def __init__(self, layers):
        self.layers = layers

    @classmethod
    def load(cls, path):
        """Read the weights of a file that `train.py` wrote."""
        with np.load(path) as file:
            count = len(file.files) // 2
            return cls([(file[f"w{n}"].astype(np.float32), file[f"b{n}"]) for n in range(count)])

    def values(self, positions):
        """What each position is worth for the player to act, from -1 (lost) to 1 (won)."""
        numbers = features(positions)
        for weights, biases in self.layers[:-1]:
            numbers = np.maximum(numbers @ weights + biases, 0)
        weights, biases = self.layers[-1]
        scores = np.exp(numbers @ weights + biases)
        chances = scores / scores.sum(axis=1, keepdims=True)
        return chances[:, 2] - chances[:, 0]
