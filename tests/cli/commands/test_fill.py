"""`fourfold fill`."""

from __future__ import annotations

import json
import re
import signal

import pytest
from tests.cli.conftest import Real, Run, end, read_until, wait_until_idle

from fourfold import Position
from fourfold.locales import LANGUAGES, capitalised
from fourfold.play.filling import Filling, Goal

ALL_THIRTY = "51f9/37bd/42ea/068c"


def test_check(run: Run) -> None:
    found = json.loads(run("fill", "--check", ALL_THIRTY, "--level", 4, "--json").stdout)
    assert len(found["alignments"]) == 30
    assert (found["full"], found["solved"], found["reachable"]) == (True, False, 30)
    told = run("fill", "--check", ALL_THIRTY, "--level", 4, "--goal", "most").stdout
    assert told.startswith("30 quartos on the board.\n")
    assert "Tilted square: " in told
    assert told.endswith("Solved: well done!\n")
    part = run("fill", "--check", "0123/..../..../....").stdout
    assert "  Row: a1 b1 c1 d1 (light and round)\n" in part
    assert "there will be at least 1." in part


def test_hint(run: Run) -> None:
    board = "01../2.../..../...."
    found = json.loads(run("fill", "--board", board, "--hint", "--json").stdout)
    assert found["possible"]
    assert found["take_back"] == []
    square, piece = found["placement"]["square"], found["placement"]["piece"]
    told = run("fill", "--board", board, "--hint", "--seed", 3).stdout
    assert "can still be filled without a quarto" in told
    assert re.search(r"For example, the [a-z ]+ piece \([0-9a-f]\) on [a-d][1-4]\.", told)
    assert square not in {"a1", "b1", "a2"}
    assert piece not in {"0", "1", "2"}
    lost = run("fill", "--board", "0123/..../..../....", "--hint").stdout
    assert "Taking back any one of these makes it possible again: a1, b1, c1 and d1" in lost


@pytest.mark.parametrize("goal", Goal)
def test_solve(run: Run, goal: Goal) -> None:
    for level in (1, 2, 3, 4):
        arguments = ("fill", "--solve", "--goal", goal, "--level", level)
        found = json.loads(run(*arguments, "--json").stdout)
        full = Filling(goal, level, position=Position.parse(found["solution"] + " -"))
        assert full.solved
        assert len(found["alignments"]) == full.target
        assert run(*arguments, "--seed", 5).stdout == run(*arguments, "--seed", 5).stdout


def test_line_by_line(run: Run) -> None:
    lines = ["c2 7", "7 c3", "b2 7", "zz", "c2 8", "remove d4", "remove x", "undo", "undo"]
    found = run("fill", stdin=[*lines, "help", "hint", "hint", "a1 LRTS", "check", "board", "quit"])
    assert found.exit_code == 0
    seven = "the short light square hollow piece (7)"
    assert found.stdout.count(f"{capitalised(seven)} is no longer available (R10)") == 2
    assert f"Square c2 is occupied by {seven} (R10)" in found.stdout
    assert "There is no piece on d4" in found.stdout
    assert "There is nothing to take back" in found.stdout
    assert "Ask again to see a placement." in found.stdout
    assert "For example, the " in found.stdout
    assert found.stdout.endswith("To continue: fourfold fill --board 0.../..../..../....\n")


def test_solving_it(run: Run) -> None:
    board = ALL_THIRTY[:-1] + "."
    found = run("fill", "--goal", "most", "--level", 4, "--board", board, stdin=["d4 c"])
    assert "Solved: well done!" in found.stdout
    lost = run("fill", "--board", board, stdin=["d4 c", "quit"])
    assert "A solution has none." in lost.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(run: Run, language: str) -> None:
    lines = ["hint", "hint", "c2 7", "check", "foo", "help", "remove a4", "quit"]
    for goal in Goal:
        board = "0123/..../..../...."
        found = run("--lang", language, "fill", "--goal", goal, "--board", board, stdin=lines)
        assert found.exit_code == 0
        assert "{" not in found.stdout


def test_german_nouns_keep_their_capitals(run: Run) -> None:
    found = run("--lang", "de", "fill", "--level", 2, "--check", "01../23../..../....")
    assert "Kleines Quadrat: a1 b1 a2 b2" in found.stdout


def test_what_cannot_be(run: Run) -> None:
    assert run("fill", "--goal", "some").exit_code == 2
    assert run("fill", "--level", 5).exit_code == 2
    assert run("fill", "--check", "0123", "--json").exit_code == 2
    assert run("fill", "--board", "00../..../..../....").exit_code == 2
    assert "use only one of" in run("fill", "--hint", "--solve").stderr
    assert "--json can only be used with" in run("fill", "--json").stderr


def test_ctrl_c_says_how_to_go_on(real: Real) -> None:
    process = real("fill", "--level", 2)
    assert process.stdin is not None
    process.stdin.write("c2 7\ncheck\n")
    process.stdin.flush()
    read_until(process, "can still be filled")
    wait_until_idle(process)
    process.send_signal(signal.SIGINT)
    status, out, err = end(process)
    assert status == 130
    assert "fourfold fill --board ..../..7./..../.... --level 2" in out
    assert err == ""
