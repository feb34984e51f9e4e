"""The thirty patterns, derived from geometry, and the levels that hold them (R4)."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from .errors import InvalidValue, NotationError
from .names import Named
from .squares import Square, format_squares


class Kind(Named):
    """What a pattern looks like; `level` is the lowest level that has patterns of this kind."""

    ROW = "row"
    COLUMN = "column"
    DIAGONAL = "diagonal"
    SMALL_SQUARE = "small-square"
    LARGE_SQUARE = "large-square"
    TURNED_SQUARE = "turned-square"

    level: int


for _kind, _level in zip(Kind, (1, 1, 1, 2, 3, 4), strict=True):
    _kind.level = _level

#: The four levels.
LEVELS: Final = (1, 2, 3, 4)


class Pattern(NamedTuple):
    """Four squares, in canonical order, and what they look like.

    >>> pattern = patterns(1)[0]
    >>> str(pattern), pattern.kind, pattern.level
    ('a1 b1 c1 d1', Kind.ROW, 1)
    """

    squares: tuple[Square, Square, Square, Square]
    kind: Kind

    @property
    def level(self) -> int:
        """The lowest level that holds this pattern."""
        return self.kind.level

    def __str__(self) -> str:
        return format_squares(self.squares, " ")


def _pattern(points: list[tuple[int, int]], kind: Kind) -> Pattern:
    one, two, three, four = sorted(Square(4 * row + column) for column, row in points)
    return Pattern((one, two, three, four), kind)


def _lines() -> list[Pattern]:
    found = []
    for k in range(4):
        found.append(_pattern([(i, k) for i in range(4)], Kind.ROW))
        found.append(_pattern([(k, i) for i in range(4)], Kind.COLUMN))
    found.append(_pattern([(i, i) for i in range(4)], Kind.DIAGONAL))
    found.append(_pattern([(i, 3 - i) for i in range(4)], Kind.DIAGONAL))
    return found


def _squares() -> list[Pattern]:
    """Every square whose corners are squares of the board: one side (x, y), the next (-y, x)."""
    found = []
    for x in range(1, 4):
        for y in range(3):
            kind = Kind.TURNED_SQUARE if y else Kind.SMALL_SQUARE if x == 1 else Kind.LARGE_SQUARE
            for column in range(4):
                for row in range(4):
                    corners = [
                        (column, row),
                        (column + x, row + y),
                        (column + x - y, row + y + x),
                        (column - y, row + x),
                    ]
                    if all(0 <= c < 4 and 0 <= r < 4 for c, r in corners):
                        found.append(_pattern(corners, kind))
    return found


_ALL: Final = tuple(sorted((*_lines(), *_squares()), key=lambda p: (p.level, p.squares)))


def check_level(level: object) -> int:
    """The level itself, or `InvalidValue`."""
    if isinstance(level, int) and not isinstance(level, bool) and level in LEVELS:
        return level
    raise InvalidValue("level-number", value=repr(level))


@cache
def patterns(level: int) -> tuple[Pattern, ...]:
    """The patterns of a level, those of lower levels first, then by their squares.

    >>> [len(patterns(level)) for level in LEVELS]
    [10, 19, 24, 30]
    """
    check_level(level)
    return tuple(pattern for pattern in _ALL if pattern.level <= level)


@cache
def patterns_through(level: int) -> tuple[tuple[Pattern, ...], ...]:
    """For each square by index, the patterns of the level that contain it."""
    return tuple(
        tuple(pattern for pattern in patterns(level) if square in pattern.squares)
        for square in range(16)
    )


def parse_level(text: str) -> tuple[int, int]:
    """Read `2` or `1:4`: the levels of the two players, in the order written.

    >>> parse_level("3"), parse_level("1:4")
    ((3, 3), (1, 4))
    """
    words = [word.strip(" \t") for word in text.split(":")]
    if len(words) not in (1, 2):
        raise NotationError(text, 0, "level")
    place = 0
    for word, raw in zip(words, text.split(":"), strict=True):
        if word not in ("1", "2", "3", "4"):
            raise NotationError(text, place, "level")
        place += len(raw) + 1
    return int(words[0]), int(words[-1])


def format_level(levels: tuple[int, int]) -> str:
    """Write two levels in their canonical form."""
    one, two = levels
    return str(one) if one == two else f"{one}:{two}"
