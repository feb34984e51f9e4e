"""The spotting drill: a seed and settings come in, boards and judgements of answers go out.

`boards` makes the boards, `tasks` asks, judges and grows. Nothing here knows a clock or a screen.
"""

from .boards import GRADES, STAGES
from .tasks import Answered, Drill, DrillStep, Result, Score, Tally, Task, judge, task

__all__ = [
    "GRADES",
    "STAGES",
    "Answered",
    "Drill",
    "DrillStep",
    "Result",
    "Score",
    "Tally",
    "Task",
    "judge",
    "task",
]
