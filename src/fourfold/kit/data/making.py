"""Making a dataset: chunks of labelled states, computed anywhere, put together in their order."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Final

import numpy as np
import numpy.typing as npt

from fourfold.jobs import Pool, Progress
from fourfold.play.values import Valuer

from .labels import ROW, label
from .sampling import Recipe

#: The states of a chunk.
CHUNK: Final = 64
#: After this many chunks in a row with nothing new, there is nothing more.
_PATIENCE: Final = 100
#: Changes when the same recipe gives other rows than before.
VERSION: Final = 1

Rows = npt.NDArray[np.void]


class DatasetExhausted(ValueError):  # noqa: N818  # says what it is
    """There are fewer different positions than wanted, or they are too rare to find."""

    def __init__(self, count: int) -> None:
        super().__init__(f"there are not that many different positions: only {count} turned up")
        self.count = count


@dataclass(frozen=True, eq=False, slots=True)
class LabelledChunk:
    """The rows of a chunk, each state once."""

    number: int
    rows: Rows

    def line(self) -> str:
        """The chunk as a line of a state file."""
        packed = base64.b64encode(zlib.compress(self.rows.tobytes(), 6)).decode()
        return json.dumps({"chunk": self.number, "rows": packed})


def parse_chunk(line: str) -> LabelledChunk | None:
    """The chunk of such a line; None when it is something else."""
    try:
        read = json.loads(line)
        packed = base64.b64decode(read["rows"], validate=True)
        return LabelledChunk(int(read["chunk"]), np.frombuffer(zlib.decompress(packed), ROW))
    except (ValueError, TypeError, KeyError, zlib.error):
        return None


def job_head(recipe: Recipe) -> dict[str, object]:
    """The head of a state file: what the chunks depend on. How many are wanted may change."""
    return {"job": "dataset", "version": VERSION, **recipe.as_object()}


def label_chunk(number: int, recipe: Recipe) -> LabelledChunk:
    """Draw and label the states of a chunk."""
    valuer = Valuer()
    rows = np.array([label(game, valuer) for game in recipe.states(number, CHUNK)], ROW)
    return LabelledChunk(number, rows)


def make(
    recipe: Recipe,
    positions: int,
    processes: int = 1,
    *,
    cluster: str | None = None,
    kept: Mapping[int, LabelledChunk] | None = None,
    keep: Callable[[LabelledChunk], None] | None = None,
    progress: Progress | None = None,
) -> Rows:
    """This many labelled positions, no two of them the same up to symmetry.

    The same for any number of processes, and wherever a run before was stopped: `kept` are chunks
    that were finished, by number, and `keep` receives those that are new. `cluster`: the address
    of a Ray cluster that computes instead of `processes` here.

    >>> rows = make(Recipe(levels=(4, 4), placed=(12, 14)), 10)
    >>> len(rows), set(rows["value"].tolist()) <= {-1, 0, 1}
    (10, True)

    Raises:
        DatasetExhausted: there are not that many.
    """
    seen: set[bytes] = set()
    chosen: list[Rows] = []
    barren = 0
    work = partial(label_chunk, recipe=recipe)
    with Pool(processes, cluster) as pool:
        for _, chunk in pool.run(work, ((n, n) for n in count()), kept=kept, keep=keep):
            before = len(seen)
            chosen += [row for row in chunk.rows if _is_new(row, seen)]
            if progress is not None:
                progress(min(len(seen), positions))
            if len(seen) >= positions:
                break
            barren = barren + 1 if len(seen) == before else 0
            if barren == _PATIENCE:
                raise DatasetExhausted(len(seen))
    return np.array(chosen[:positions], ROW)


def _is_new(row: Rows, seen: set[bytes]) -> bool:
    key = row["key"].tobytes()
    if key in seen:
        return False
    seen.add(key)
    return True
