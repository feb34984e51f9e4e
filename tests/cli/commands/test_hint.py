"""`fourfold hint`, and the word `hint` in play."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from fourfold.locales import LANGUAGES

POSITION = "012./4..7/8..b/.... -"


def test_depths(run: Run) -> None:
    assert run("hint", POSITION).stdout == "8 pieces are poisoned.\n"
    found = run("hint", *POSITION.split(), "--depth", "all")
    assert found.exit_code == 0
    assert len(found.stdout.splitlines()) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(run: Run, language: str) -> None:
    found = run("--lang", language, "hint", POSITION, "--depth", "all", "--json")
    assert found.exit_code == 0
    hints = [json.loads(line) for line in found.stdout.splitlines()]
    assert [one["depth"] for one in hints] == ["nudge", "reason", "turn"]
    assert hints[0]["claims"] == [["poisoned-pieces", 8]]


def test_explaining(run: Run) -> None:
    found = run("hint", POSITION, "--explain=-3", "--json")
    told = json.loads(found.stdout)
    assert (told["value"], told["distance"]) == ("loss", 1)
    assert told["line"][0][2] == "!"
    assert run("hint", POSITION, "--explain=-3").stdout.startswith("-3: That loses")
    assert run("hint", POSITION, "--explain=-0").exit_code == 2


def test_danger(run: Run) -> None:
    told = json.loads(run("hint", POSITION, "--danger", "--json").stdout)
    assert told["pieces"]["f"] == []
    assert "a4" in told["pieces"]["c"]
    assert "c" in told["squares"]["a4"]
    assert "a4" in run("hint", POSITION, "--danger").stdout
    nothing = run("hint", "..../..../..../....", "-", "--danger")
    assert nothing.stdout == "Nothing would win now.\n"


def test_a_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.qgn"
    path.write_text("1. -7 2. c2-5 3. d2-6 4. b2-4 5. a2!a2b2c2d2 1-0\n", encoding="utf-8")
    assert run("hint", path).exit_code == 2
    found = run("hint", path, "--at", 4)
    assert found.stdout == "What you’re holding can win immediately.\n"
    assert run("hint", path, "--at", 4, "--level", 2).exit_code == 2


def test_what_cannot_be(run: Run) -> None:
    assert run("hint", POSITION, "--depth", "whisper").exit_code == 2
    assert run("hint", POSITION, "--at", "3").exit_code == 2
    assert run("hint", "nonsense").exit_code == 2


def test_in_play(run: Run) -> None:
    lines = ["hint", "hint", "hint turn", "hint whisper", "quit", ""]
    found = run("play", "--position", POSITION, stdin=lines)
    assert "8 pieces are poisoned." in found.stdout
    assert "Any tall piece lets" in found.stdout
    assert "Give the short dark square hollow piece (f)." in found.stdout
    assert "Unknown value 'whisper'" in found.stdout
