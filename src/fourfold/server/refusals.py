"""Refusals: what every room raises when somebody cannot have what they ask for.

A refusal knows its code, the rule behind it and the details of its text, and nothing of HTTP:
`api/answers.py` has the one table that gives each class its status.
"""

from __future__ import annotations

from typing import Any

from fourfold.locales import Texts


class Refusal(Exception):  # noqa: N818  # a decision, not a fault of the program
    """The base of all refusals; each room derives its own, with names that say the reason.

    `code` names a text `problem-<code>` of the catalogues, filled with `details`.
    """

    code: str
    rule: str | None = None

    def __init__(self, **details: Any) -> None:  # noqa: ANN401  # whatever the text shows
        super().__init__(self.code, details)
        self.details = details

    def words(self, say: Texts) -> str:
        """The reason, in a language."""
        return say(f"problem-{self.code}", **self.details)
