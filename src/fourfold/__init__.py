"""Fourfold: the board game Quarto! as a library, an engine and places to play.

The rules are here as a whole: `from fourfold import Game, Rules` …
"""

from .rules import *  # noqa: F403  # exactly what rules.__all__ lists
from .rules import __all__ as __all__
