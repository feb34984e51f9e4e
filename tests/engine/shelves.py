"""Opening books for tests: the shipped ones, and some that say what a test wants."""

from __future__ import annotations

from fourfold import _native
from fourfold.engine.books.building import class_total
from fourfold.engine.books.reading import book_directory

SHIPPED = book_directory()


def constant_book(levels: tuple[int, int], value: int = 0, traits: int = 4) -> bytes:
    """A book that is whole, and says the same of every position: 0 loss, 1 draw, 2 win."""
    parts = [bytes([value]) * class_total(levels, placed, traits) for placed in range(5)]
    return _native.pack_book(*levels, parts, traits)
