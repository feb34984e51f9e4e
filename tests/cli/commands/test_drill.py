"""`fourfold drill`."""

from __future__ import annotations

import json
import re
import signal
from itertools import islice

import pytest
from tests.cli.conftest import (
    Open,
    Real,
    Run,
    end,
    read_until,
    wait_until_idle,
)

from fourfold import Position
from fourfold.locales import LANGUAGES
from fourfold.play.drill.tasks import Drill


def answers(seed: int, number: int, grow: int = 3) -> list[str]:
    """The right answers to the boards of a drill in which everything is right."""
    boards = islice(Drill(seed=seed, grow=grow).listed(), number)
    return [str(one.alignments[0].pattern) if one.alignments else "-" for one in boards]


def test_right_answers_from_a_pipe(run: Run) -> None:
    found = run("drill", "--seed", 7, "--count", 8, stdin=answers(7, 8))
    assert found.exit_code == 0
    assert found.stdout.count("Correct, in 0.0 s.") == 8
    assert "Next: rows, grade 2." in found.stdout
    assert "All correct" in found.stdout
    assert "Practise next: fourfold drill --stage row" in found.stdout


def test_wrong_and_missed(run: Run) -> None:
    right = answers(7, 4, grow=0)
    given = ["a1b1c1d1" if answer == "-" else "no" for answer in right]
    found = run("drill", "--seed", 7, "--count", 4, "--grow", 0, stdin=["foo", "a1", *given])
    assert found.stdout.count("is not an answer") == 2
    assert found.stdout.count("There was a quarto.") == sum(one != "-" for one in right)
    assert found.stdout.count("That isn’t a quarto.") == sum(one == "-" for one in right)
    assert "You miss rows most often." in found.stdout


def test_german_nouns_keep_their_capitals(run: Run) -> None:
    found = run(
        "--lang", "de", "drill", "--stage", "small-square", "--seed", 7, "--count", 6,
        stdin=["-"] * 6,
    )  # fmt: skip
    assert "Kleines Quadrat: " in found.stdout


def test_the_pipe_may_end(run: Run) -> None:
    found = run("drill", "--seed", 7, stdin=answers(7, 1))
    assert found.exit_code == 0
    assert re.search(r"total +1 +1 +0 +0 +0", found.stdout)
    assert "No answers given." in run("drill", stdin=["quit"]).stdout


def test_json(run: Run) -> None:
    found = run("drill", "--seed", 7, "--count", 30, "--json", "--level", 2)
    tasks = [json.loads(line) for line in found.stdout.splitlines()]
    assert [one["number"] for one in tasks] == list(range(1, 31))
    assert tasks[0]["stage"] == "row"
    assert tasks[-1]["stage"] == "small-square"
    assert run("drill", "--seed", 7, "--count", 30, "--json", "--level", 2).stdout == found.stdout
    for one in tasks:
        board = Position.parse(one["position"])
        assert one["level"] == 2
        for alignment in one["answer"]:
            assert len(alignment["squares"]) == 4
            assert alignment["values"]
        assert board.placed >= 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(run: Run, language: str) -> None:
    given = ["-", "foo", "a1b2c3d4", "3", "d"]
    found = run("--lang", language, "drill", "--seed", 3, "--count", 4, stdin=given)
    assert found.exit_code == 0
    assert "{" not in found.stdout


def test_what_cannot_be(run: Run) -> None:
    assert "unknown value 'circle'; choose one of row" in run("drill", "--stage", "circle").stderr
    refused = run("drill", "--stage", "turned-square", "--level", 2)
    assert refused.exit_code == 2
    assert "level 2 has no tilted squares" in refused.stderr
    for option in ("--grade", "--seconds", "--count", "--grow", "--level"):
        assert run("drill", option, "-1").exit_code == 2
    assert run("drill", "--seed", "x").exit_code == 2
    assert run("drill", "--traits", "smell").exit_code == 2


def test_ctrl_c_gives_the_summary(real: Real) -> None:
    process = real("drill", "--seed", 7)
    assert process.stdin is not None
    process.stdin.write(answers(7, 1)[0] + "\n")
    process.stdin.flush()
    read_until(process, "2/20")
    wait_until_idle(process)
    process.send_signal(signal.SIGINT)
    status, out, err = end(process)
    assert status == 130
    assert "total" in out
    assert err == ""


def test_the_clock_is_drawn_beside_what_is_typed(open_terminal: Open) -> None:
    terminal = open_terminal("drill", "--seed", 7, "--count", 1, "--seconds", 60)
    terminal.until("Press Enter")
    terminal.press("\n")
    terminal.until("60 > ")
    terminal.press(answers(7, 1)[0])
    terminal.until("\x1b7\r")
    assert re.search(r"\d\d > $", terminal.until("\x1b8"))
    terminal.press("\n")
    terminal.until("Correct, in ")
    assert terminal.end() == 0


def test_the_clock_runs_out(open_terminal: Open) -> None:
    terminal = open_terminal("drill", "--seed", 7, "--count", 1, "--seconds", 1)
    terminal.until("Press Enter")
    terminal.press("\n")
    terminal.until("1 > ")
    terminal.press("a1")
    terminal.until("Time is up.")
    terminal.until("Press Enter")
    terminal.press("\n")
    assert "total" in terminal.until("Practise next")
    assert terminal.end() == 0
