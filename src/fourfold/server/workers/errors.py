"""Why questions stay without an answer."""

from __future__ import annotations

from fourfold.server.refusals import Refusal


class ThinkingLong(Refusal):
    """The answer would take too long, or too many questions wait already."""

    code = "thinking-long"
