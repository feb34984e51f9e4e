"""The shares of positions whose value was kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from fourfold.kit.statistics import share_interval

from .scores import PositionScore


@dataclass(frozen=True, slots=True)
class KeptShare:
    """A number of positions, and how many of them kept their value.

    >>> KeptShare(50, 100).share, [round(bound, 3) for bound in KeptShare(50, 100).interval]
    (0.5, [0.404, 0.596])
    """

    kept: int = 0
    number: int = 0

    @property
    def share(self) -> float:
        """The share, 0 of nothing."""
        return self.kept / self.number if self.number else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """A 95% interval for it."""
        return share_interval(self.kept, self.number)

    def __add__(self, other: KeptShare) -> KeptShare:
        return KeptShare(self.kept + other.kept, self.number + other.number)


@dataclass(frozen=True, slots=True)
class ScoreSummary:
    """The shares by level and number of pieces placed, and the faults by code."""

    cells: dict[tuple[int, int], KeptShare]
    faults: Counter[str] = field(default_factory=Counter)
    #: What happened first, by the code of the fault.
    examples: dict[str, str] = field(default_factory=dict)

    @property
    def levels(self) -> list[int]:
        """The levels, in order."""
        return sorted({level for level, _ in self.cells})

    @property
    def placed(self) -> list[int]:
        """The numbers of pieces placed, in order."""
        return sorted({placed for _, placed in self.cells})

    def of(self, level: int | None = None, placed: int | None = None) -> KeptShare:
        """The share at a level, with this many pieces placed, or of everything."""
        chosen = (
            share
            for (its_level, its_placed), share in self.cells.items()
            if level in (None, its_level) and placed in (None, its_placed)
        )
        return sum(chosen, KeptShare())


def summarise(scores: Iterable[PositionScore]) -> ScoreSummary:
    """Count scores, in whatever order they came.

    >>> summarise([PositionScore("a", 1, 5, True), PositionScore("b", 1, 6, False)]).of(level=1)
    KeptShare(kept=1, number=2)
    """
    cells: dict[tuple[int, int], KeptShare] = {}
    faults: Counter[str] = Counter()
    examples: dict[str, str] = {}
    for score in sorted(scores, key=lambda score: score.key):
        cell = score.level, score.placed
        cells[cell] = cells.get(cell, KeptShare()) + KeptShare(int(score.kept), 1)
        if score.fault:
            faults[score.fault] += 1
            examples.setdefault(score.fault, score.why)
    return ScoreSummary(cells, faults, examples)
