"""Whether an engine speaks the protocol: a command comes in, a report goes out.

`checks` has one function per demand of docs/kit/protocol.md, about games that `games` draws,
`session` is the conversation, and `report` runs the checks in order, each against a live process.
"""

from .report import CHECKS, CheckResult, CheckStatus, ConformanceReport, check_engine
from .session import CheckTimes

__all__ = [
    "CHECKS",
    "CheckResult",
    "CheckStatus",
    "CheckTimes",
    "ConformanceReport",
    "check_engine",
]
