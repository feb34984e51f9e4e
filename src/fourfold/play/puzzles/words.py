"""Puzzles in words: what one is called, and what it asks for."""

from __future__ import annotations

from fourfold.locales import Texts

from .collection import Puzzle, Theme


def say_name(puzzle: Puzzle, say: Texts) -> str:
    """The name of a puzzle: `Win in 5`, `The only safe piece`."""
    return say(f"puzzle-name-{puzzle.theme}", number=puzzle.distance or 0)


def say_task(puzzle: Puzzle, say: Texts) -> str:
    """What is asked for, in a sentence."""
    key = f"puzzle-task-{puzzle.theme}"
    match puzzle.theme:
        case Theme.WIN:
            return say(key, number=puzzle.distance or 0)
        case Theme.SAFE_PIECE | Theme.ONLY_SQUARE:
            return say(f"{key}-{puzzle.value}")
    return say(key)
