"""Computer opponents: a game and a seed come in, an action goes out.

`players` has them all and `ratings` says how strong they are. How that was measured is in
`calibration` and `oversights`, which only commands and tests need.
"""

from .players import OPPONENTS, Opponent
from .ratings import Measured, OpponentRating, elo, measured

__all__ = [
    "OPPONENTS",
    "Measured",
    "Opponent",
    "OpponentRating",
    "elo",
    "measured",
]
