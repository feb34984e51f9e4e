"""Building opening books: every class of positions at their depth is solved, in shards.

Finished values are appended to a file for each pair of levels, a byte a class, so a build that was
stopped or killed goes on where it was. The values with fewer placed follow from the others.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fourfold import _native
from fourfold.engine.search import Handle, SearchStopped, solve
from fourfold.engine.verdict import VERDICTS
from fourfold.jobs import AppendedFile, Progress, item_seed
from fourfold.rules import TRAITS, Position, Trait, format_level
from fourfold.rules.pieces import trait_mask

from .reading import book_name, rule_set_name

SHARD: Final = 2048

#: How many traits are in play unless a caller says otherwise.
ALL: Final = len(TRAITS)


def depth(levels: tuple[int, int], traits: int = ALL) -> int:
    """How many placed a book goes to: one more at level 1, which takes longest to search."""
    return 5 if levels == (1, 1) and traits >= 3 else 4


def class_total(levels: tuple[int, int], placed: int | None = None, traits: int = ALL) -> int:
    """How many numbers the classes with so many placed have, or those at a book's depth."""
    return _native.class_count(*levels, depth(levels, traits) if placed is None else placed, traits)


def finished(levels: tuple[int, int], work: Path, traits: int = ALL) -> int:
    """How many of them are solved already."""
    path = _values_file(levels, work, traits)
    return path.stat().st_size if path.exists() else 0


def solve_values(
    levels: tuple[int, int],
    work: Path,
    *,
    threads: int,
    memory: int,
    progress: Progress,
    handle: Handle,
    traits: int = ALL,
) -> None:
    """Solve what is left of the classes at the book's depth, reporting how many are done."""
    total = class_total(levels, traits=traits)
    if finished(levels, work, traits) >= total:
        progress(total)
        return
    table = _native.Table(memory)
    with AppendedFile(_values_file(levels, work, traits)) as file:
        done = file.size
        progress(done)
        while done < total:
            last = min(done + SHARD, total)
            shard = _Shard(levels, traits, depth(levels, traits), done, last)
            file.append(_solve(shard, table, handle, threads=threads))
            done = last
            progress(done)


def pack(levels: tuple[int, int], work: Path, traits: int = ALL) -> bytes:
    """The book of these levels, from the finished values of this pair and its mirror image."""
    mirror = (levels[1], levels[0])
    later = {pair: _read_values(pair, work, traits) for pair in (levels, mirror)}
    parts = [later[levels]]
    for placed in range(depth(levels, traits) - 1, -1, -1):
        later = {pair: _values_before(pair, traits, placed, later[pair[::-1]]) for pair in later}
        parts.insert(0, later[levels])
    return _native.pack_book(*levels, parts, traits)


def _values_before(levels: tuple[int, int], traits: int, placed: int, later: bytes) -> bytes:
    """The values with so many placed, from those with one more and the levels exchanged."""
    total = class_total(levels, placed, traits)
    # A table of its own: what it holds is true for these levels and this turn only.
    table = _native.Table(_native.LEAST_MEMORY)
    return _solve(_Shard(levels, traits, placed, 0, total), table, Handle(), later=later)


def write_book(levels: tuple[int, int], work: Path, directory: Path, traits: int = ALL) -> Path:
    """Write the book of these levels and so many traits, whole or not at all."""
    path = directory / book_name(levels, traits)
    temporary = path.with_suffix(".part")
    temporary.write_bytes(pack(levels, work, traits))
    temporary.replace(path)
    return path


def sample(  # noqa: PLR0917  # a book is named by its levels and traits
    levels: tuple[int, int], book: Path, count: int, seed: int, handle: Handle, traits: int = ALL
) -> Iterator[tuple[Position, bool]]:
    """Compare random entries of a book with the search: positions, and whether both agree."""
    shelf = _native.Shelf()
    shelf.add(book.read_bytes())
    source = random.Random(item_seed(seed, format_level(levels)))
    in_play = lowest_traits(traits)
    for _ in range(count):
        placed = source.choice((2, 3, 4, 4, 4)) if levels != (1, 1) else source.choice((3, 4, 4, 4))
        row = None
        while row is None:
            number = source.randrange(class_total(levels, placed, traits))
            row = _native.class_position(*levels, placed, number, traits)
        squares = [None if piece == 255 else piece for piece in row]
        position = Position(squares[:16], squares[16])
        searched = solve(position, levels, in_play, book=False, handle=handle)
        known = shelf.value(row, *levels, trait_mask(in_play))
        yield position, VERDICTS[known] is searched.value


def lowest_traits(count: int) -> tuple[Trait, ...]:
    """So many traits, those of the lowest weights: books are built with these."""
    return tuple(trait for trait in TRAITS if trait_mask([trait]) < 1 << count)


def _values_file(levels: tuple[int, int], work: Path, traits: int) -> Path:
    return work / f"{rule_set_name(levels, traits)}.values"


def _read_values(levels: tuple[int, int], work: Path, traits: int) -> bytes:
    if finished(levels, work, traits) != class_total(levels, traits=traits):
        raise ValueError(f"the values of the levels {levels[0]}:{levels[1]} are not finished")
    return _values_file(levels, work, traits).read_bytes()


@dataclass(frozen=True, slots=True)
class _Shard:
    """Some of the classes with so many placed."""

    levels: tuple[int, int]
    traits: int
    placed: int
    first: int
    last: int


def _solve(
    shard: _Shard,
    table: _native.Table,
    handle: Handle,
    *,
    threads: int = 1,
    later: bytes | None = None,
) -> bytes:
    status, values = _native.solve_classes(
        *shard.levels,
        shard.placed,
        shard.first,
        shard.last,
        threads=threads,
        table=table,
        handle=handle.native,
        later=later,
        traits=shard.traits,
    )
    if status != 0:
        raise SearchStopped("the build was stopped")
    return values
