"""A game in the mushroom edition is told in its own words, by every command."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from .conftest import Run

MUSHROOMS = ("--edition", "mushrooms")
POSITION = "012./4..7/8..b/.... -"
#: A game that is not over, with a mistake in it.
GAME = '[Edition "mushrooms"]\n[Result "*"]\n\n1. -7 2. c2-5 3. d2-6 4. b2-4 *\n'

COMMANDS: dict[str, tuple[Sequence[str], list[str]]] = {
    "play": (
        ("play", "--first", "Ana", "--second", "Ben", *MUSHROOMS),
        ["help", "7", "c2", "quit"],
    ),
    "lot": (("play", "--players", "Ana", "Ben", "--seed", "1", *MUSHROOMS), ["quit"]),
    "refused": (("play", *MUSHROOMS), ["7", "c2-7", "-5", "draw", "no", "hint turn", "quit"]),
    "puzzle": (
        ("puzzle", "--theme", "safe-piece", "--seed", "1", "--count", "1", *MUSHROOMS),
        ["help", "hint", "hint", "hint", "skip"],
    ),
    "fill": (("fill", *MUSHROOMS), ["help", "c2 7", "b2 7", "remove d4", "hint", "hint", "quit"]),
    "drill": (("drill", "--count", "1", "--seed", "1", "--seconds", "0", *MUSHROOMS), ["-"]),
    "hint": (("hint", POSITION, "--depth", "all", *MUSHROOMS), []),
    "danger": (("hint", POSITION, "--danger", *MUSHROOMS), []),
    "explain": (("hint", POSITION, "--explain=-c", *MUSHROOMS), []),
    "show": (("show", ".4f./c3.0/78../9... a", *MUSHROOMS), []),
    "new": (("new", "--players", "Ana", "Ben", *MUSHROOMS), []),
}


@pytest.mark.parametrize(
    ("language", "piece", "mushroom"),
    [("en", r"\bpieces?\b", "mushroom"), ("fr", r"\bpièces?\b", "champignon")],
)
@pytest.mark.parametrize("command", COMMANDS)
def test_commands_speak_of_mushrooms(
    run: Run, command: str, language: str, piece: str, mushroom: str
) -> None:
    arguments, lines = COMMANDS[command]
    found = run("--lang", language, *arguments, stdin=lines)
    assert found.exit_code == 0, found.output
    assert re.findall(f".*{piece}.*", found.output, re.IGNORECASE) == []
    assert (mushroom in found.output.lower()) or command == "drill"


@pytest.mark.parametrize("command", [("replay", "--step"), ("review",), ("play", "--resume")])
def test_a_record_brings_its_edition(run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    path = tmp_path / "game.qgn"
    path.write_text(GAME, encoding="utf-8")
    found = run(command[0], *command[1:], path, stdin=["hint turn", "quit"])
    assert not re.search(r"\bpieces?\b", found.output)
    assert ("mushroom" in found.output) is (command != ("review",))


def test_the_page_of_a_review_names_mushrooms(run: Run, tmp_path: Path) -> None:
    path, page = tmp_path / "game.qgn", tmp_path / "page.html"
    path.write_text(GAME, encoding="utf-8")
    assert run("review", path, "--html", page).exit_code == 0
    text = page.read_text(encoding="utf-8")
    assert '"big blue flat mushroom without yellow dots"' in text
    assert "gives Player 2 the small blue flat mushroom with yellow dots (7)." in text
