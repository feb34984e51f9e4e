"""Opening books: values are true, damage is told and survived."""

from __future__ import annotations

import random
import shutil
import threading
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.engine.brute import random_position
from tests.engine.shelves import SHIPPED, constant_book

from fourfold import TRAITS, _native
from fourfold.engine import Handle, Verdict, solve
from fourfold.engine.books import reading as books_module
from fourfold.engine.books.building import depth, sample
from fourfold.engine.books.reading import (
    PAIRS,
    BookWarning,
    book_for,
    book_infos,
    book_name,
    forget_books,
)

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


# What is shipped ----------------------------------------------------------------------------------


def test_a_search_believes_its_book(books: Path) -> None:
    """So that the other tests show something: what a book says is what is answered."""
    for value, verdict in enumerate((Verdict.LOSS, Verdict.DRAW, Verdict.WIN)):
        (books / "4-4.book").write_bytes(constant_book((4, 4), value))
        forget_books()
        assert solve(START, (4, 4)).value is verdict


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


# Damage -------------------------------------------------------------------------------------------


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


# Many at once -------------------------------------------------------------------------------------


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
