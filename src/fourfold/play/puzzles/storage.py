"""The puzzles of the package as a text: a puzzle a line, eight short words.

    k3f9qab w 1 f .4f.c3.0789.2...a c2-5 3 1480

The id; the theme; the level; the traits in play, as the sum of their weights (R2); the position
without slashes and blank; the key, with all gifts after one dash; the distance, `-` for a draw;
the difficulty. New puzzles are added at the end: the order decides on the puzzles of the day.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from fourfold.engine import Verdict
from fourfold.rules import (
    GIVES,
    TRAITS,
    Piece,
    Place,
    Position,
    Square,
    Turn,
    format_level,
    parse_level,
)
from fourfold.rules.pieces import trait_mask

from .judging import Puzzle, Theme

_LETTERS: Final = {
    Theme.WIN: "w",
    Theme.SAFE_PIECE: "p",
    Theme.ONLY_SQUARE: "s",
    Theme.REFUTATION: "r",
    Theme.SAVE_DRAW: "d",
}
_THEMES: Final = {letter: theme for theme, letter in _LETTERS.items()}


def write_store(puzzles: Iterable[Puzzle]) -> str:
    """The text of a store; `ValueError` for a puzzle without a difficulty, or twice.

    >>> from fourfold.play.puzzles.collection import puzzles
    >>> some = puzzles()[:3]
    >>> tuple(read_store(write_store(some))) == some
    True
    """
    ids: set[str] = set()
    lines = []
    for puzzle in puzzles:
        if puzzle.difficulty is None:
            raise ValueError(f"puzzle {puzzle.id} has no difficulty: grade it first")
        if puzzle.id in ids:
            raise ValueError(f"puzzle {puzzle.id} is there twice")
        ids.add(puzzle.id)
        board, hand = str(puzzle.position).replace("/", "").split()
        words = (
            puzzle.id,
            _LETTERS[puzzle.theme],
            format_level(puzzle.levels),
            f"{trait_mask(puzzle.traits):x}",
            board + hand,
            _write_key(puzzle.key),
            "-" if puzzle.distance is None else str(puzzle.distance),
            str(puzzle.difficulty),
        )
        lines.append(" ".join(words) + "\n")
    return "".join(lines)


def read_store(text: str) -> Iterator[Puzzle]:
    """The puzzles of a store; `ValueError` names the line that cannot be read."""
    for number, line in enumerate(text.splitlines(), 1):
        try:
            yield read_line(line)
        except ValueError as error:
            raise ValueError(f"line {number} of the puzzles: {error}") from None


def read_line(line: str) -> Puzzle:
    """The puzzle of a line; `ValueError` when it holds none."""
    words = line.split()
    if len(words) != 8:
        raise ValueError(f"a puzzle is eight words, not {len(words)}")
    id_, theme, level, traits, place, key, distance, difficulty = words
    if theme not in _THEMES:
        raise ValueError(f"there is no theme {theme!r}")
    mask = int(traits, 16)
    far = None if distance == "-" else int(distance)
    return Puzzle(
        id_,
        _THEMES[theme],
        parse_level(level),
        tuple(trait for trait in TRAITS if mask & trait.weight),
        Position.parse(f"{place[:-1]} {place[-1]}"),
        tuple(_read_key(key)),
        Verdict.DRAW if far is None else Verdict.WIN,
        far,
        int(difficulty),
    )


def _write_key(key: tuple[Turn, ...]) -> str:
    """The turns of a key: they share the square, if there is one."""
    place = key[0].place
    assert all(turn.place == place for turn in key), "a key has one square"
    gifts = "".join(str(turn.end)[1:] for turn in key if turn.end is not None)
    return f"{place or ''}-{gifts}" if gifts else str(place)


def _read_key(text: str) -> Iterator[Turn]:
    square, dash, gifts = text.partition("-")
    place = Place(Square.parse(square)) if square else None
    if not dash:
        yield Turn(place=place)
    for digit in gifts:
        yield Turn(place=place, end=GIVES[Piece.parse(digit)])
