"""Which status answers which refusal: the one place where domain errors become HTTP."""

from __future__ import annotations

from typing import Final

from fourfold.server.http.problems import Problem
from fourfold.server.refusals import Refusal

#: The status of each refusal; a class that is not listed answers as its nearest base does.
STATUSES: Final[dict[type[Refusal], int]] = {}


def problem_of(refusal: Refusal) -> Problem:
    """The problem that answers a refusal."""
    status = next(STATUSES[kind] for kind in type(refusal).__mro__ if kind in STATUSES)
    return Problem(status, refusal.code, rule=refusal.rule, **refusal.details)
