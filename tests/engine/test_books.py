"""Opening books: damage is told and survived, values are true, builds go on after a stop."""

from __future__ import annotations

import fcntl
import random
import shutil
import threading
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.engine.brute import random_position

from fourfold import TRAITS, Position, _native
from fourfold.engine import Handle, SearchStopped, Verdict, building, solve
from fourfold.engine import books as books_module
from fourfold.engine.books import (
    PAIRS,
    BookWarning,
    book_directory,
    book_for,
    book_infos,
    book_name,
    forget_books,
)
from fourfold.engine.building import class_total, depth, finished, sample, solve_values, write_book

SHIPPED = book_directory()
START = "..../..../..../.... 0"
#: A search visits at most so many positions before it asks its book.
FEW = 10
NEAR = "0f../.3../..../.... 5"


@pytest.fixture
def books(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with copies of all books, used instead of the package's own."""
    folder = tmp_path / "books"
    shutil.copytree(SHIPPED, folder)
    monkeypatch.setenv("FOURFOLD_BOOKS", str(folder))
    forget_books()
    yield folder
    monkeypatch.undo()
    forget_books()


def constant_book(levels: tuple[int, int], value: int = 0, traits: int = 4) -> bytes:
    """A book that is whole, and says the same of every position: 0 loss, 1 draw, 2 win."""
    parts = [bytes([value]) * class_total(levels, placed, traits) for placed in range(5)]
    return _native.pack_book(*levels, parts, traits)


# What is shipped --------------------------------------------------------------------------------


def test_all_64_books_are_there_whole_and_small() -> None:
    infos = list(book_infos())
    assert [(info.traits, info.levels) for info in infos] == [
        (traits, levels) for traits in (4, 3, 2, 1) for levels in PAIRS
    ]
    assert [info.error for info in infos] == [None] * 64
    assert [info.most_placed for info in infos] == ([5] + [4] * 15) * 2 + [4] * 32
    assert sum(info.size for info in infos) < 3_000_000


@pytest.mark.parametrize("levels", PAIRS)
def test_the_search_says_the_same_without_the_book(levels: tuple[int, int]) -> None:
    source = random.Random(levels[0] * 10 + levels[1])
    costly = levels in {(1, 1), (2, 2), (3, 3)}
    for placed, count in ((4, 4 if costly else 12), (3, 0 if costly else 2)):
        for _ in range(count):
            position = random_position(source, placed, hand=source.random() < 0.7)
            alone = solve(position, levels, book=False)
            assert solve(position, levels).value is alone.value, position


def test_distances_are_the_same_with_the_book() -> None:
    source = random.Random(23)
    for levels in [(4, 4), (1, 4), (4, 1), (2, 3)]:
        for _ in range(4):
            position = random_position(source, 5)
            found = solve(position, levels, distance=True)
            alone = solve(position, levels, distance=True, book=False)
            assert (found.value, found.distance) == (alone.value, alone.distance), position


def test_a_book_answers_without_searching() -> None:
    for levels in PAIRS:
        for number in (1, 2, 3, 4):
            assert solve(START, levels, TRAITS[:number]).nodes <= FEW


@pytest.mark.parametrize("levels", PAIRS)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_books_of_fewer_traits_say_what_the_search_says(
    levels: tuple[int, int], number: int
) -> None:
    """Whichever traits are in play: the books know only how many."""
    source = random.Random(f"{levels} {number}")
    for _ in range(8):
        position = random_position(source, 4, hand=source.random() < 0.7)
        traits = tuple(source.sample(TRAITS, number))
        alone = solve(position, levels, traits, book=False)
        found = solve(position, levels, traits)
        assert found.value is alone.value, (position, traits)
        assert found.nodes <= 16 * FEW


@pytest.mark.long
@pytest.mark.parametrize("levels", PAIRS)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_many_entries_of_fewer_traits(levels: tuple[int, int], number: int) -> None:
    path = SHIPPED / book_name(levels, number)
    assert all(agrees for _, agrees in sample(levels, path, 300, 9, Handle(), number))


def test_a_book_of_other_traits_is_not_asked(books: Path) -> None:
    """One that says something else everywhere changes no answer with more or fewer traits."""
    position = "0f../.3../..../.... 5"
    before = {n: solve(position, (4, 4), TRAITS[:n]).value for n in (4, 3, 1)}
    for value in (0, 2):
        (books / "4-4-2.book").write_bytes(constant_book((4, 4), value, traits=2))
        forget_books()
        assert {n: solve(position, (4, 4), TRAITS[:n]).value for n in (4, 3, 1)} == before
        wrong = Verdict.LOSS if value == 0 else Verdict.WIN
        assert solve(position, (4, 4), TRAITS[:2]).value is wrong


def test_a_shelf_belongs_to_a_number_of_traits() -> None:
    assert book_for((1, 1), 0b1110) is book_for((1, 1), 0b0111)
    assert book_for((1, 1), 0b1110) is not book_for((1, 1), 0b1111)
    assert book_for((1, 2), 0b0110) is book_for((2, 1), 0b1010)


# Damage -----------------------------------------------------------------------------------------

Damage = Callable[[Path], object]
DAMAGES: dict[str, tuple[Damage, str]] = {
    "missing": (Path.unlink, "No such file"),
    "empty": (lambda path: path.write_bytes(b""), "the file is empty"),
    "short": (lambda path: path.write_bytes(path.read_bytes()[:10]), ""),
    "truncated": (lambda path: path.write_bytes(path.read_bytes()[:-1]), ""),
    "longer": (lambda path: path.write_bytes(path.read_bytes() + b"\0"), ""),
    "garbage": (lambda path: path.write_bytes(random.Random(1).randbytes(82104)), ""),
    "text": (lambda path: path.write_text("version https://example.org\n"), ""),
    "flipped": (lambda path: flip(path, 8 * 5000 + 3), ""),
    "other levels": (lambda path: shutil.copy(SHIPPED / "1-2.book", path), "the levels 1:2"),
    "a folder": (
        lambda path: path.rename(path.with_suffix(".old")).with_suffix(".book").mkdir(),
        "directory",
    ),
}


def flip(path: Path, bit: int) -> None:
    content = bytearray(path.read_bytes())
    content[bit // 8] ^= 1 << bit % 8
    path.write_bytes(bytes(content))


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_book_is_told_once_and_skipped(books: Path, damage: str) -> None:
    break_it, reason = DAMAGES[damage]
    break_it(books / "4-4.book")
    expected = solve(NEAR, (4, 4), book=False)
    with pytest.warns(BookWarning, match=r"4-4\.book is not used: .") as told:
        found = [solve(NEAR, (4, 4)) for _ in range(3)]
    assert len(told) == 1
    assert reason in str(told[0].message)
    assert [each.value for each in found] == [expected.value] * 3
    assert all(each.nodes > FEW for each in found)
    assert solve(START, (1, 1)).nodes <= FEW, "the other books are still used"
    wrong = {info.levels: info.error for info in book_infos() if info.error}
    assert list(wrong) == [(4, 4)]
    assert reason in str(wrong[4, 4])


def test_a_handicap_goes_on_with_the_half_that_is_whole(books: Path) -> None:
    (books / "1-4.book").unlink()
    expected = {levels: solve(NEAR, levels, book=False).value for levels in [(1, 4), (4, 1)]}
    with pytest.warns(BookWarning) as told:
        assert solve(NEAR, (1, 4)).value is expected[1, 4]
    assert len(told) == 1
    answer = solve(NEAR, (4, 1))
    assert answer.value is expected[4, 1]
    assert answer.nodes <= FEW


def test_no_books_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = solve(NEAR, (4, 4), book=False).value
    monkeypatch.setenv("FOURFOLD_BOOKS", str(tmp_path / "nowhere"))
    forget_books()
    try:
        with pytest.warns(BookWarning):
            assert solve(NEAR, (4, 4)).value is expected
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            assert solve(NEAR, (4, 4), book=False).value is expected
    finally:
        forget_books()


@pytest.mark.parametrize("levels", [(1, 1), (4, 1)])
def test_every_flipped_bit_and_every_length_is_noticed(
    levels: tuple[int, int], tmp_path: Path
) -> None:
    path = tmp_path / "a.book"
    whole = (SHIPPED / book_name(levels)).read_bytes()
    assert _native.Shelf().add(whole) == (*levels, depth(levels), 4)
    source = random.Random(29)
    bits = {*range(64 * 8), *source.sample(range(len(whole) * 8), 300), len(whole) * 8 - 1}
    for bit in bits:
        path.write_bytes(whole)
        flip(path, bit)
        with pytest.raises(ValueError, match=r"\w"):
            books_module._add(_native.Shelf(), path, levels)
    for length in (*range(64), *source.sample(range(len(whole)), 50), len(whole) - 1):
        with pytest.raises(ValueError, match=r"\w"):
            _native.Shelf().add(whole[:length])


# Many at once -----------------------------------------------------------------------------------


@pytest.mark.parametrize("broken", [False, True])
def test_many_threads_open_the_books_at_the_same_time(
    books: Path, monkeypatch: pytest.MonkeyPatch, broken: bool
) -> None:
    if broken:
        flip(books / "4-4.book", 9000)
    expected = solve(NEAR, (4, 4), book=False).value
    opened: list[tuple[int, int]] = []
    inside = books_module._open_shelf

    def counted(pair: tuple[int, int], traits: int) -> _native.Shelf | None:
        opened.append(pair)
        return inside(pair, traits)

    monkeypatch.setattr(books_module, "_open_shelf", counted)
    barrier = threading.Barrier(12)
    values: list[Verdict] = []

    def ask(number: int) -> None:
        barrier.wait()
        values.append(solve(NEAR, (4, 4)).value)
        solve(START, PAIRS[number])

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(12)]
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert values == [expected] * 12
    assert len(opened) == len(set(opened))
    assert len(told) == int(broken)


def test_a_mapped_book_outlives_its_file(books: Path) -> None:
    assert solve(START, (2, 2)).nodes <= FEW
    shutil.rmtree(books)
    assert solve(NEAR, (2, 2)).nodes <= FEW


# Verifying --------------------------------------------------------------------------------------


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


def test_a_search_believes_its_book(books: Path) -> None:
    """So that the other tests show something: what a book says is what is answered."""
    for value, verdict in enumerate((Verdict.LOSS, Verdict.DRAW, Verdict.WIN)):
        (books / "4-4.book").write_bytes(constant_book((4, 4), value))
        forget_books()
        assert solve(START, (4, 4)).value is verdict


def test_two_builds_keep_out_of_each_others_way(tmp_path: Path) -> None:
    with (tmp_path / "4-1.values").open("ab") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        with pytest.raises(BlockingIOError, match="another build is at work"):
            solve_values((4, 1), tmp_path, threads=1, memory=2**20, progress=print, handle=Handle())
    assert (tmp_path / "4-1.values").stat().st_size == 0


def test_parts_that_are_not_whole_make_no_book() -> None:
    with pytest.raises(ValueError, match="parts"):
        _native.pack_book(1, 1, [])
    with pytest.raises(ValueError, match="not whole"):
        _native.pack_book(1, 1, [b"\1", b"\1" * 7])
    with pytest.raises(ValueError, match=r"\w"):
        _native.pack_book(1, 1, [b"\3"])


# Building ---------------------------------------------------------------------------------------


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
