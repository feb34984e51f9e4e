"""The coach: a game comes in, hints and explanations go out, as data and then as words.

Every claim in them is one that the engine can check. Nothing here draws, prints, or knows who is
asking; `fourfold.play.objects` turns the data into JSON.
"""

from .explanations import Explanation, explain, say_explanation, say_steps
from .hints import Depth, Hint, coach_valuer, hint
from .hints import say as say_hint
from .words import Claim, Sentence

__all__ = [
    "Claim",
    "Depth",
    "Explanation",
    "Hint",
    "Sentence",
    "coach_valuer",
    "explain",
    "hint",
    "say_explanation",
    "say_hint",
    "say_steps",
]
