"""`fourfold bench`: times, nodes and nodes a second, as a table and as JSON."""

from __future__ import annotations

import json
import signal
import time

import pytest
from tests.cli.conftest import Real, Run, end

from fourfold.cli.commands import bench as command
from fourfold.engine import Handle
from fourfold.locales import LANGUAGES


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only some quick positions."""
    monkeypatch.setattr(command, "_COUNTS", {7: 3, 8: 5})


@pytest.mark.usefixtures("few")
def test_in_json(run: Run) -> None:
    result = run("bench", "--level", "1", "--level", "4", "--scale", "2", "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    found = json.loads(result.stdout)
    assert list(found) == ["positions", "empty_board"]
    assert found["empty_board"] == []
    rows = found["positions"]
    assert [(row["level"], row["placed"], row["positions"]) for row in rows[::3]] == [
        (1, 7, 6),
        (1, 8, 10),
        (4, 7, 6),
        (4, 8, 10),
    ]
    for row in rows:
        assert 0 <= row["median_ms"] <= row["p99_ms"]
        assert row["average_ms"] > 0
        assert (row["times_faster"] is None) == (row["level"] == 4)


@pytest.mark.usefixtures("few")
def test_the_same_seed_visits_the_same_positions(run: Run) -> None:
    def nodes(seed: int) -> list[int]:
        found = json.loads(run("bench", "--json", "--seed", seed).stdout)
        return [row["nodes"] for row in found["positions"]]

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
    assert len([line for line in lines if "12.3 s" in line and "000,000" in line]) == 4


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


def test_ctrl_c(real: Real) -> None:
    process = real("bench", "--scale", "1000")
    time.sleep(1.5)
    assert process.poll() is None
    process.send_signal(signal.SIGINT)
    assert end(process) == (130, "", "")
