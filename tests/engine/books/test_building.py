"""Building books: samples are solved again, and a build goes on after a stop."""

from __future__ import annotations

import fcntl
from pathlib import Path

import pytest
from tests.engine.shelves import SHIPPED, constant_book

from fourfold import Position, _native
from fourfold.engine import (
    Handle,
    SearchStopped,
    Verdict,
    solve,
)
from fourfold.engine.books import building
from fourfold.engine.books.building import (
    class_total,
    finished,
    sample,
    solve_values,
    write_book,
)
from fourfold.engine.books.reading import book_name

# Verifying ----------------------------------------------------------------------------------------


def test_samples_of_a_right_book_agree() -> None:
    for levels in [(4, 4), (4, 1)]:
        found = list(sample(levels, SHIPPED / book_name(levels), 8, 1, Handle()))
        assert len(found) == 8
        assert all(agrees for _, agrees in found)
        assert all(2 <= sum(p is not None for p in position.board) <= 4 for position, _ in found)
        assert found == list(sample(levels, SHIPPED / book_name(levels), 8, 1, Handle()))


def test_samples_find_a_wrong_book_whose_checksum_is_right(tmp_path: Path) -> None:
    path = tmp_path / "4-1.book"
    path.write_bytes(constant_book((4, 1)))
    for position, agrees in sample((4, 1), path, 12, 1, Handle()):
        answer = solve(position, (4, 1), book=False)
        assert agrees == (answer.value is Verdict.LOSS)
    assert not all(agrees for _, agrees in sample((4, 1), path, 12, 1, Handle()))


def test_two_builds_keep_out_of_each_others_way(tmp_path: Path) -> None:
    with (tmp_path / "4-1.values").open("ab") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        with pytest.raises(BlockingIOError, match="another process is at work"):
            solve_values((4, 1), tmp_path, threads=1, memory=2**20, progress=print, handle=Handle())
    assert (tmp_path / "4-1.values").stat().st_size == 0


def test_parts_that_are_not_whole_make_no_book() -> None:
    with pytest.raises(ValueError, match="parts"):
        _native.pack_book(1, 1, [])
    with pytest.raises(ValueError, match="not whole"):
        _native.pack_book(1, 1, [b"\1", b"\1" * 7])
    with pytest.raises(ValueError, match=r"\w"):
        _native.pack_book(1, 1, [b"\3"])


# Building -----------------------------------------------------------------------------------------


def classes(levels: tuple[int, int], first: int, last: int, threads: int = 1) -> bytes:
    status, values = _native.solve_classes(
        *levels,
        4,
        first,
        last,
        threads=threads,
        table=_native.Table(2**24),
        handle=_native.Handle(),
        later=None,
    )
    assert status == 0
    return values


def test_the_values_of_classes_are_those_of_their_positions() -> None:
    levels = (4, 2)
    first, last = 100_000, 100_060
    verdicts = {0: Verdict.LOSS, 1: Verdict.DRAW, 2: Verdict.WIN}
    for number, value in zip(range(first, last), classes(levels, first, last), strict=True):
        row = _native.class_position(*levels, 4, number)
        if row is not None:
            squares = [None if piece == 255 else piece for piece in row]
            position = Position(squares[:16], squares[16])
            assert solve(position, levels, book=False).value is verdicts[value], position


def test_threads_change_no_value() -> None:
    assert classes((4, 1), 5000, 6000) == classes((4, 1), 5000, 6000, threads=3)


class Stopped(Exception):  # noqa: N818  # stands for whatever ends a process
    """A build ends here."""


def build_some(work: Path, *, until: int, shard: int, stop_at: int | None = None) -> None:
    """Build as `solve_values` does, but only so many classes, ending early when told to."""
    levels = (4, 1)

    def watch(done: int) -> None:
        if stop_at is not None and done >= stop_at:
            raise Stopped

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(building, "class_total", lambda *_, **__: until)
        patch.setattr(building, "SHARD", shard)
        solve_values(levels, work, threads=1, memory=2**24, progress=watch, handle=Handle())


def test_a_build_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    path = tmp_path / "4-1.values"
    with pytest.raises(Stopped):
        build_some(tmp_path, until=500, shard=70, stop_at=200)
    assert finished((4, 1), tmp_path) == 210
    before = path.read_bytes()
    build_some(tmp_path, until=500, shard=64)
    assert path.read_bytes()[:210] == before
    assert path.read_bytes() == classes((4, 1), 0, 500)
    build_some(tmp_path, until=500, shard=64)
    assert finished((4, 1), tmp_path) == 500


def test_a_shard_that_was_written_in_part(tmp_path: Path) -> None:
    path = tmp_path / "4-1.values"
    build_some(tmp_path, until=300, shard=100)
    whole = path.read_bytes()
    for length in (0, 1, 137, 299):
        path.write_bytes(whole[:length])
        build_some(tmp_path, until=300, shard=100)
        assert path.read_bytes() == whole


def test_a_cancelled_build_keeps_what_is_finished(tmp_path: Path) -> None:
    handle = Handle()

    def watch(done: int) -> None:
        if done:
            handle.cancel()

    with pytest.raises(SearchStopped, match="build"):
        solve_values((4, 1), tmp_path, threads=1, memory=2**24, progress=watch, handle=handle)
    assert finished((4, 1), tmp_path) == building.SHARD
    assert (tmp_path / "4-1.values").read_bytes() == classes((4, 1), 0, building.SHARD)


def test_no_book_is_written_from_unfinished_values(tmp_path: Path) -> None:
    (tmp_path / "4-4.values").write_bytes(bytes(100))
    with pytest.raises(ValueError, match="4:4 are not finished"):
        write_book((4, 4), tmp_path, tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["4-4.values"]


def test_values_with_fewer_placed_follow_from_those_with_four(tmp_path: Path) -> None:
    """All classes with four placed lost for who places: whoever gives the fifth piece wins."""
    for name in ("4-1", "1-4"):
        (tmp_path / f"{name}.values").write_bytes(bytes(class_total((4, 1))))
    path = write_book((4, 1), tmp_path, tmp_path)
    assert path.name == "4-1.book"
    shelf = _native.Shelf()
    assert shelf.add(path.read_bytes()) == (4, 1, 4, 4)
    assert not list(tmp_path.glob("*.part"))
    row = bytes([255] * 16 + [0])
    answers = _native.solve(
        row,
        4,
        1,
        15,
        distance=False,
        threads=1,
        memory=_native.LEAST_MEMORY,
        seconds=None,
        handle=_native.Handle(),
        book=shelf,
    )
    # Placements 2 and 4 are the opponent's, who leaves a lost fifth to the player of the first.
    assert answers[:2] == (0, -1)


@pytest.mark.long
def test_a_book_built_anew_is_the_shipped_one(tmp_path: Path) -> None:
    for levels in [(4, 1), (1, 4)]:
        solve_values(
            levels,
            tmp_path,
            threads=2,
            memory=2**28,
            progress=lambda _: None,
            handle=Handle(),
        )
    for levels in [(4, 1), (1, 4)]:
        built = write_book(levels, tmp_path, tmp_path).read_bytes()
        assert built == (SHIPPED / book_name(levels)).read_bytes()


@pytest.mark.parametrize(("levels", "traits"), [((4, 4), 1), ((1, 1), 1)])
def test_a_small_book_built_anew_is_the_shipped_one(
    tmp_path: Path, levels: tuple[int, int], traits: int
) -> None:
    solve_values(
        levels,
        tmp_path,
        threads=1,
        memory=2**24,
        progress=lambda _: None,
        handle=Handle(),
        traits=traits,
    )
    built = write_book(levels, tmp_path, tmp_path, traits).read_bytes()
    assert built == (SHIPPED / book_name(levels, traits)).read_bytes()
