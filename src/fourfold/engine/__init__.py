"""The exact engine: values, distances and turns of every position of every rule set."""

from .search import (
    DEFAULT_MEMORY,
    DeadlinePassed,
    Handle,
    SearchStopped,
    as_row,
    evaluate,
    solve,
    solve_many,
)
from .verdict import Evaluation, Solution, TurnValue, Verdict

__all__ = [
    "DEFAULT_MEMORY",
    "DeadlinePassed",
    "Evaluation",
    "Handle",
    "SearchStopped",
    "Solution",
    "TurnValue",
    "Verdict",
    "as_row",
    "evaluate",
    "solve",
    "solve_many",
]
