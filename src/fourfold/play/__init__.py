"""What turns an exact engine into something people enjoy and learn from.

Games come in; values, hints, reviews, opponents' actions, puzzles and drills go out, as data.
Nothing here draws or prints: `coach`, `opponents`, `puzzles`, `drill` and `review` are rooms of
their own, and `objects` has their JSON.
"""

from .review import (
    DISTANCE_FROM,
    Decision,
    Mark,
    Part,
    Review,
    Speech,
    review,
)
from .values import (
    Option,
    Valuer,
    Worth,
    options,
    worth,
)

__all__ = [
    "DISTANCE_FROM",
    "Decision",
    "Mark",
    "Option",
    "Part",
    "Review",
    "Speech",
    "Valuer",
    "Worth",
    "options",
    "review",
    "worth",
]
