"""Decisive positions: some turns keep the value and others lose it. A published set of them.

Each has a piece in hand, no alignment on the board and no win with the next placement. No two of a
level are the same up to symmetry. The set is made by `benchmarks/decisive_positions.py` from a seed
and shipped with the package; every value in it is the exact engine's.
"""

from __future__ import annotations

import hashlib
import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import zip_longest
from typing import Final

from fourfold.engine import Verdict, evaluate
from fourfold.engine.benchmark import quiet_positions
from fourfold.play.puzzles.normal import normal_form
from fourfold.rules import LEVELS, CallRule, Game, Position, Rules

#: How many pieces are placed in the positions of the set.
PLACED: Final = range(5, 12)
#: Positions for each level and number of pieces placed.
EACH: Final = 370
#: The file of the package, and its SHA-256.
FILE: Final = "positions.txt"
CHECKSUM: Final = "aecef5937e2beee71a74bc84b66a0e279cb26351dec4f413cab70b8983aef0e4"
_LETTERS: Final = {Verdict.WIN: "w", Verdict.DRAW: "d"}
_VALUES: Final = {letter: value for value, letter in _LETTERS.items()}


@dataclass(frozen=True, slots=True)
class DecisivePosition:
    """A position with a piece in hand, at a level, and its value for the player to act."""

    level: int
    position: Position
    value: Verdict

    @property
    def placed(self) -> int:
        """How many pieces are placed."""
        return self.position.placed

    @property
    def game(self) -> Game:
        """The game from there, without calls: what is scored is the turn alone."""
        return Game(Rules.at_level(self.level, CallRule.AUTOMATIC), self.position)


def is_decisive(position: Position, level: int) -> Verdict | None:
    """The value, if some turns keep it and others lose it; otherwise None."""
    values = {turn.value for turn in evaluate(position, (level, level)).turns}
    if len(values) < 2:
        return None
    return Verdict.WIN if Verdict.WIN in values else Verdict.DRAW


def generate(level: int, placed: int, count: int, seed: int) -> Iterator[DecisivePosition]:
    """This many decisive positions, always the same for a seed, symmetric duplicates left out."""
    seen: set[str] = set()
    for position in quiet_positions(level, placed, seed):
        if len(seen) == count:
            return
        form = normal_form(position, (level, level))
        if form in seen:
            continue
        value = is_decisive(position, level)
        if value is not None:
            seen.add(form)
            yield DecisivePosition(level, position, value)


# The file -----------------------------------------------------------------------------------------


def write_positions(positions: Iterable[DecisivePosition]) -> str:
    """The text of a set: a line with the level before its positions, one position per line.

    >>> some = decisive_positions()[:2]
    >>> tuple(read_positions(write_positions(some))) == some
    True
    """
    lines = []
    level = None
    for each in positions:
        if each.level != level:
            level = each.level
            lines.append(f"level {level}\n")
        board, hand = str(each.position).replace("/", "").split()
        lines.append(f"{board}{hand}{_LETTERS[each.value]}\n")
    return "".join(lines)


def read_positions(text: str) -> Iterator[DecisivePosition]:
    """The positions of such a text; `ValueError` names the line that cannot be read."""
    level = 0
    for number, line in enumerate(text.splitlines(), 1):
        word, _, rest = line.partition(" ")
        if word == "level" and rest in {str(each) for each in LEVELS}:
            level = int(rest)
        elif not level or len(line) != 18 or line[17] not in _VALUES:
            raise ValueError(f"line {number} of the positions cannot be read: {line!r}")
        else:
            position = Position.parse(f"{line[:16]} {line[16]}")
            yield DecisivePosition(level, position, _VALUES[line[17]])


@cache
def decisive_positions() -> tuple[DecisivePosition, ...]:
    """The set of the package; `ValueError` when its file is not the published one.

    >>> len(decisive_positions())
    10360
    """
    content = files(__package__).joinpath(FILE).read_bytes()
    checksum = hashlib.sha256(content).hexdigest()
    if checksum != CHECKSUM:
        raise ValueError(f"{FILE} is not the published set: its SHA-256 is {checksum}")
    return tuple(read_positions(content.decode("ascii")))


def choose_positions(
    count: int | None = None, level: int | None = None, seed: int = 1
) -> list[DecisivePosition]:
    """Positions of one level or all, spread evenly over levels and pieces placed; all by default.

    >>> [(each.level, each.placed) for each in choose_positions(3, level=2)]
    [(2, 5), (2, 6), (2, 7)]
    """
    cells: dict[tuple[int, int], list[DecisivePosition]] = defaultdict(list)
    for each in decisive_positions():
        if level in (None, each.level):
            cells[each.level, each.placed].append(each)
    for key, cell in cells.items():
        random.Random(f"{seed} {key}").shuffle(cell)
    spread = [each for row in zip_longest(*cells.values()) for each in row if each is not None]
    return spread[:count]
