"""The atlas: who wins from the empty board, for every pair of levels and number of traits.

Which traits are in play does not matter, only how many: traits can be exchanged.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from fourfold.engine.search import DEFAULT_MEMORY, Handle, solve
from fourfold.engine.verdict import Verdict
from fourfold.rules import LEVELS, TRAITS, Position, format_level, parse_level

#: All rule sets: levels as first and second player, and how many traits.
RULE_SETS: Final = tuple(
    ((first, second), count) for count in (4, 3, 2, 1) for first in LEVELS for second in LEVELS
)
_RESULTS: Final = {Verdict.WIN: "1-0", Verdict.DRAW: "1/2-1/2", Verdict.LOSS: "0-1"}


@dataclass(frozen=True, slots=True)
class AtlasRow:
    """The value of the empty board, as a result for the first player, who gives first."""

    level: str
    traits: int
    result: str
    distance: int | None
    #: What it cost to find out: positions visited, and seconds.
    nodes: int = 0
    seconds: float = 0.0

    @property
    def rule_set(self) -> tuple[tuple[int, int], int]:
        """Levels and number of traits."""
        return parse_level(self.level), self.traits

    def line(self) -> str:
        """The row as JSON, a line of an atlas or of a state file."""
        return json.dumps(asdict(self))

    def as_object(self) -> dict[str, object]:
        """What `fourfold atlas --json` says of it."""
        return {name: asdict(self)[name] for name in ("level", "traits", "result", "distance")}


class AtlasDamaged(ValueError):  # noqa: N818  # says what it is
    """The atlas that is shipped cannot be read: the path, and what is wrong with it."""

    def __init__(self, path: object, why: str) -> None:
        super().__init__(f"the atlas {path} is damaged: {why}; install fourfold again")
        self.path = path
        self.why = why


def read_atlas() -> tuple[AtlasRow, ...]:
    """The atlas that is shipped with the package, as far as it has been computed."""
    path = files(__package__).joinpath("atlas.json")
    try:
        lines = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise AtlasDamaged(path, str(error)) from error
    if not isinstance(lines, list):
        raise AtlasDamaged(path, "it is not a list of rows")
    rows = []
    for number, line in enumerate(lines, 1):
        row = parse_row(json.dumps(line))
        if row is None:
            raise AtlasDamaged(path, f"entry {number} is not a row: {line!r}")
        rows.append(row)
    return tuple(rows)


@cache
def value_of_start(levels: tuple[int, int], traits: int) -> Verdict | None:
    """The value of the empty board for the one who gives first, None where the atlas has none."""
    try:
        rows = read_atlas()
    except AtlasDamaged:
        return None
    verdicts = {result: verdict for verdict, result in _RESULTS.items()}
    values = {row.rule_set: verdicts.get(row.result) for row in rows}
    return values.get((levels, traits))


def write_atlas(rows: Iterable[AtlasRow]) -> str:
    """The text of an atlas file, an entry a line."""
    order = {rule_set: number for number, rule_set in enumerate(RULE_SETS)}
    lines = [row.line() for row in sorted(rows, key=lambda e: order[e.rule_set])]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def compute(
    levels: tuple[int, int],
    traits: int,
    *,
    distance: bool = False,
    threads: int = 1,
    memory: int = DEFAULT_MEMORY,
    handle: Handle | None = None,
) -> AtlasRow:
    """Solve the empty board of one rule set from nothing, without any book."""
    began = time.monotonic()
    solution = solve(
        Position(),
        levels,
        TRAITS[:traits],
        distance=distance,
        book=False,
        threads=threads,
        memory=memory,
        handle=handle,
    )
    return AtlasRow(
        format_level(levels),
        traits,
        _RESULTS[solution.value],
        solution.distance,
        solution.nodes,
        round(time.monotonic() - began, 2),
    )


def rule_sets(
    level: tuple[int, int] | None = None, traits: int | None = None
) -> Iterator[tuple[tuple[int, int], int]]:
    """The rule sets of this pair of levels and number of traits, all rule sets by default."""
    for levels, count in RULE_SETS:
        if level in (None, levels) and traits in (None, count):
            yield levels, count


def parse_row(line: str) -> AtlasRow | None:
    """The row of a line of an atlas or a state file; None when it is something else."""
    try:
        row = AtlasRow(**json.loads(line))
        known = row.rule_set in RULE_SETS
    except (ValueError, TypeError, AttributeError):  # no JSON, other names, a level of no text
        return None
    return row if known else None
