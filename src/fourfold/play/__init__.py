"""What turns an exact engine into something people enjoy and learn from."""

from .review.reviewing import (
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
