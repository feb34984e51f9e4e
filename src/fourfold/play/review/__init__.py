"""Exact review: a game comes in, the worth of each of its decisions goes out.

It needs values of the engine and nothing else; words for it are the business of the faces.
"""

from .reviewing import DISTANCE_FROM, Decision, Mark, Part, Review, Speech, decisions, review

__all__ = [
    "DISTANCE_FROM",
    "Decision",
    "Mark",
    "Part",
    "Review",
    "Speech",
    "decisions",
    "review",
]
