"""Why questions are not answered."""

from __future__ import annotations

from fourfold.server.refusals import Refusal


class ThinkingLong(Refusal):
    """The answer would take too long, or too many questions are waiting."""

    code = "thinking-long"
