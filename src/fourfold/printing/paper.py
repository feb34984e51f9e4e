"""Sizes of paper."""

from __future__ import annotations

from typing import Final

from fourfold.rules.names import Named


class Paper(Named):
    """What printers hold: A4 nearly everywhere, Letter in North America."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in millimetres, upright."""
        return _SIZES[self]


_SIZES: Final = {Paper.A4: (210.0, 297.0), Paper.LETTER: (215.9, 279.4)}
