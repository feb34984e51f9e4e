"""The exact engine: values, distances and turns of every position of every rule set."""

from .books import BookWarning
from .counting import Playouts, count_full_boards, playouts
from .filling import fill_board
from .search import (
    DEFAULT_MEMORY,
    DeadlinePassed,
    Handle,
    SearchStopped,
    Table,
    as_row,
    evaluate,
    look_ahead,
    solve,
    solve_many,
)
from .verdict import Evaluation, Solution, TurnValue, Verdict

__all__ = [
    "DEFAULT_MEMORY",
    "BookWarning",
    "DeadlinePassed",
    "Evaluation",
    "Handle",
    "Playouts",
    "SearchStopped",
    "Solution",
    "Table",
    "TurnValue",
    "Verdict",
    "as_row",
    "count_full_boards",
    "evaluate",
    "fill_board",
    "look_ahead",
    "playouts",
    "solve",
    "solve_many",
]
