"""The file of puzzles, and puzzles as JSON: whole, or refused with the place."""

from __future__ import annotations

from importlib.resources import files

import pytest

from fourfold.play.puzzles.collection import Puzzle, puzzles
from fourfold.play.puzzles.storage import read_store, write_store

ALL = puzzles()


def test_the_store_is_compact_and_comes_back() -> None:
    text = files("fourfold.play.puzzles").joinpath("puzzles.txt").read_text(encoding="ascii")
    assert len(text) <= 150_000
    assert write_store(ALL) == text
    assert tuple(read_store(text)) == ALL


@pytest.mark.parametrize(
    "line",
    [
        "abcdefg w 1 f .4f.c3.078..9...a c2-5 3",
        "abcdefg x 1 f .4f.c3.078..9...a c2-5 3 1480",
        "abcdefg w 9 f .4f.c3.078..9...a c2-5 3 1480",
        "abcdefg w 1 f .4f.c3.078..9..4a c2-5 3 1480",
        "abcdefg w 1 f .4f.c3.078..9...a e2-5 3 1480",
        "abcdefg w 1 f .4f.c3.078..9...a c2-5 far 1480",
    ],
)
def test_a_broken_store_names_the_line(line: str) -> None:
    good = write_store(ALL[:1])
    with pytest.raises(ValueError, match="line 2 of the puzzles"):
        list(read_store(good + line + "\n"))


def test_nothing_ungraded_and_nothing_twice_goes_into_a_store() -> None:
    ungraded = Puzzle.from_object({**ALL[0].as_object(), "difficulty": None})
    with pytest.raises(ValueError, match="no difficulty"):
        write_store([ungraded])
    with pytest.raises(ValueError, match="twice"):
        write_store([ALL[0], ALL[0]])


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("theme", "chess"),
        ("level", "7"),
        ("traits", "smell"),
        ("position", "nowhere"),
        ("key", []),
        ("key", "c2-5"),
        ("key", ["z9"]),
        ("value", "sure"),
        ("distance", "far"),
        ("difficulty", 1.5),
        ("difficulty", True),
    ],
)
def test_objects_that_are_no_puzzles(name: str, wrong: object) -> None:
    good = ALL[0].as_object()
    assert Puzzle.from_object(good) == ALL[0]
    with pytest.raises(ValueError, match=r"."):
        Puzzle.from_object({**good, name: wrong})
    del good[name]
    with pytest.raises(ValueError, match=name):
        Puzzle.from_object(good)
