"""Opening books: the values of all positions with few placed, for every rule set.

A rule set is a pair of levels and a number of traits: which ones are in play does not matter.

A book is a file of the package, mapped into memory when it is first needed. One that is missing
or damaged is reported once, as a `BookWarning`, and the search answers alone.
"""

from __future__ import annotations

import mmap
import os
import threading
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

from fourfold import _native
from fourfold.rules import LEVELS
from fourfold.rules.pieces import TRAITS

#: All pairs of levels, of the player who holds the piece and of the other.
PAIRS: Final = tuple((mine, other) for mine in LEVELS for other in LEVELS)
#: How many traits there can be, most first.
TRAIT_NUMBERS: Final = tuple(range(len(TRAITS), 0, -1))
#: Where books are looked for instead of in the package, when set.
DIRECTORY_VARIABLE: Final = "FOURFOLD_BOOKS"


class BookWarning(UserWarning):
    """An opening book could not be used: the name of its file, and why."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(name, why)
        self.name = name
        self.why = why

    def __str__(self) -> str:
        return f"the opening book {self.name} is not used: {self.why}"


@dataclass(frozen=True, slots=True)
class BookInfo:
    """What is known of the file of a book; `error` says why it cannot be used."""

    levels: tuple[int, int]
    traits: int
    path: Path
    size: int = 0
    most_placed: int | None = None
    error: str | None = None


def book_name(levels: tuple[int, int], traits: int = len(TRAITS)) -> str:
    """The name of the file with the book of these levels and so many traits."""
    return f"{rule_set_name(levels, traits)}.book"


def rule_set_name(levels: tuple[int, int], traits: int) -> str:
    """How files of a rule set begin: the levels, and the number of traits unless it is four."""
    return f"{levels[0]}-{levels[1]}" + (f"-{traits}" if traits < len(TRAITS) else "")


def book_directory() -> Path:
    """Where the books are."""
    chosen = os.environ.get(DIRECTORY_VARIABLE)
    if chosen:
        return Path(chosen)
    with as_file(files(__package__).joinpath("data")) as directory:
        return directory


def book_infos(directory: Path | None = None) -> Iterator[BookInfo]:
    """What is known of the books of all rule sets, checksums verified."""
    for traits in TRAIT_NUMBERS:
        for levels in PAIRS:
            path = (directory or book_directory()) / book_name(levels, traits)
            try:
                most_placed = _add(_native.Shelf(), path, levels, traits)
            except (OSError, ValueError) as error:
                yield BookInfo(levels, traits, path, error=_reason(error))
            else:
                yield BookInfo(levels, traits, path, path.stat().st_size, most_placed)


def book_for(levels: tuple[int, int], traits: int) -> _native.Shelf | None:
    """The books that a search with these levels and traits can use, None when there are none.

    Both players' turns come up in a search, so a pair and its mirror image belong together.
    """
    key = ((min(levels), max(levels)), traits.bit_count())
    with _lock:
        if key not in _shelves:
            _shelves[key] = _open_shelf(*key)
        return _shelves[key]


def forget_books() -> None:
    """Look for the books again when they are next needed."""
    with _lock:
        _shelves.clear()


_lock: Final = threading.Lock()
_shelves: Final[dict[tuple[tuple[int, int], int], _native.Shelf | None]] = {}


def _open_shelf(pair: tuple[int, int], traits: int) -> _native.Shelf | None:
    shelf, usable = _native.Shelf(), False
    for levels in dict.fromkeys((pair, pair[::-1])):
        path = book_directory() / book_name((levels[0], levels[1]), traits)
        try:
            _add(shelf, path, (levels[0], levels[1]), traits)
            usable = True
        except (OSError, ValueError) as error:
            warnings.warn(BookWarning(path.name, _reason(error)), stacklevel=4)
    return shelf if usable else None


def _add(
    shelf: _native.Shelf, path: Path, levels: tuple[int, int], traits: int = len(TRAITS)
) -> int:
    """Map a book into memory; how many placed it goes to."""
    with path.open("rb") as file:
        if os.fstat(file.fileno()).st_size == 0:
            raise ValueError("the file is empty")
        memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    mine, other, most_placed, number = shelf.add(memory)
    if (mine, other, number) != (*levels, traits):
        raise ValueError(f"it is the book of the levels {mine}:{other} with {number} traits")
    return most_placed


def _reason(error: OSError | ValueError) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)
