"""`fourfold bench`: times, nodes and nodes a second, as a table and as JSON."""

from __future__ import annotations

import json
import signal

import pytest
from tests.cli.conftest import Open, Run

from fourfold.cli.commands import bench as command
from fourfold.engine import Handle
from fourfold.locales import LANGUAGES, texts


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only some quick positions."""
    monkeypatch.setattr(command, "_COUNTS", {7: 3, 10: 5})


@pytest.mark.usefixtures("few")
def test_in_json(run: Run) -> None:
    result = run("bench", "--level", "1", "--level", "4", "--scale", "2", "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    report = json.loads(result.stdout)
    assert list(report) == ["positions", "empty_board"]
    assert report["empty_board"] == []
    rows = report["positions"]
    assert [(row["level"], row["placed"], row["positions"]) for row in rows[::3]] == [
        (1, 7, 6),
        (1, 10, 10),
        (4, 7, 6),
        (4, 10, 10),
    ]
    assert [(row["distance"], row["book"]) for row in rows[:3]] == [
        (False, False),
        (True, False),
        (False, True),
    ]
    for row in rows:
        assert 0 <= row["median_ms"] <= row["p99_ms"]
        assert row["average_ms"] > 0
        assert row["nodes"] > 0


@pytest.mark.usefixtures("few")
def test_the_reference_is_timed_beside_the_engine_where_it_ends(run: Run) -> None:
    rows = json.loads(run("bench", "--level", "2", "--json").stdout)["positions"]
    timed = [(row["placed"], row["distance"]) for row in rows if row["reference_ms"] is not None]
    assert timed == [(10, True)]
    for row in rows:
        if row["reference_ms"] is None:
            assert row["times_faster"] is None
        else:
            ratio = row["reference_ms"] / row["average_ms"]
            assert row["times_faster"] == pytest.approx(ratio)


@pytest.mark.usefixtures("few")
def test_the_same_seed_visits_the_same_positions(run: Run) -> None:
    def nodes(seed: int) -> list[int]:
        report = json.loads(run("bench", "--json", "--seed", seed).stdout)
        return [row["nodes"] for row in report["positions"]]

    assert nodes(1) == nodes(1) != nodes(2)


@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(run: Run, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    def quick(level: int, threads: int, handle: Handle) -> tuple[float, int]:
        assert threads == 2
        assert not handle.cancelled
        return 12.34, level * 1_000_000

    monkeypatch.setattr(command, "empty_board", quick)
    result = run("--lang", language, "bench", "--empty", "--threads", "2")
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert max(map(len, lines[:13])) <= 80
    say = texts(language)
    for level in (1, 2, 3, 4):
        (line,) = [line for line in lines if say.number(level * 1_000_000) in line]
        assert f"{say.number(12.34, 1)} s" in line.replace("\u202f", " ").replace("\xa0", " ")


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--level", "5"], "'5'"),
        (["--scale", "0"], "--scale"),
        (["--seed", "x"], "'x'"),
        (["--empty", "--threads", "0"], "--threads"),
        (["--threads", "2"], "--threads can only be used with --empty"),
    ],
)
def test_bad_options(run: Run, arguments: list[str], word: str) -> None:
    result = run("bench", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert word in result.stderr


def test_ctrl_c(open_terminal: Open) -> None:
    terminal = open_terminal("bench", "--level", "1", "--scale", "1000")
    terminal.until(" M")  # the millions of positions visited so far: the engine is at work
    terminal.process.send_signal(signal.SIGINT)
    assert terminal.end() == 130
