"""How well a program plays, measured on the published decisive positions: docs/kit/score.md.

A `ScorePlan` comes in: who is asked, how, and about which positions. `asking` asks, `scores` judges
each answer by the exact engine, and `summary` has the shares by level and pieces placed.
"""

from .asking import AskingMode
from .scores import (
    PositionScore,
    ScorePlan,
    ScoreTask,
    meet_for_score,
    parse_position_score,
    run_score,
    score_position,
)
from .summary import KeptShare, ScoreSummary, summarise

__all__ = [
    "AskingMode",
    "KeptShare",
    "PositionScore",
    "ScorePlan",
    "ScoreSummary",
    "ScoreTask",
    "meet_for_score",
    "parse_position_score",
    "run_score",
    "score_position",
    "summarise",
]
