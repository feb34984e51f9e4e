"""A short campaign with every kind of fault, and the proof that a campaign can find something."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import psutil
import pytest
from scripts.processes import is_alive
from tests.server.services import IN_CI, find_program, wait_for

from .__main__ import FULL, plan, read_options, share
from .campaign import Plan, run
from .contest import Manners, Table
from .faults import Faults
from .journal import Journal
from .person import Person
from .site import Site

ROOT = Path(__file__).resolve().parents[2]


def _need(*programs: str) -> None:
    missing = [program for program in programs if find_program(program) is None]
    if missing and IN_CI:
        pytest.fail(f"not installed: {', '.join(missing)}")
    if missing:
        pytest.skip(f"not installed: {', '.join(missing)}")


def test_nothing_is_lost_on_sqlite() -> None:
    faults = {
        "kill -9": 1,
        "full disk": 1,
        "connections delayed": 1,
        "connections half-open": 1,
        "freeze": 1,
    }
    report = run(Plan("sqlite", 1, 1, faults, actions=100, tables=4, gap=0.3))
    assert report.verdict.good, report.verdict.findings
    assert report.verdict.checked["acknowledged"] >= 100
    assert {kind: len(times) for kind, times in report.recoveries.items()} == faults
    # 507 on a small disk; a limit on files, without root, is just a database that fails.
    assert report.statuses.get(507, 0) + report.statuses.get(503, 0) > 0


@pytest.mark.long
def test_nothing_is_lost_on_postgresql_with_redis_and_two_servers() -> None:
    _need("postgres", "redis-server")
    faults = {
        "kill -9": 1,
        "database restart": 1,
        "Redis restart": 1,
        "connections cut": 1,
        "answers lost": 1,
        "poison requests": 1,
    }
    report = run(Plan("postgresql", 2, 2, faults, actions=100, tables=4, gap=0.3))
    assert report.verdict.good, report.verdict.findings
    assert report.verdict.checked["acknowledged"] >= 100
    assert {kind: len(times) for kind, times in report.recoveries.items()} == faults


@pytest.mark.long
def test_nothing_is_lost_when_the_machines_clock_is_set() -> None:
    """While servers run, and between a kill and the next start."""
    _need("faketime")
    faults = {"clock step": 3, "kill -9": 2}
    report = run(Plan("sqlite", 1, 4, faults, actions=100, tables=4, gap=0.4))
    assert report.verdict.good, report.verdict.findings
    assert {kind: len(times) for kind, times in report.recoveries.items()} == faults


@pytest.mark.long
@pytest.mark.anyio
async def test_people_whose_challenge_expires_by_the_clock_make_another() -> None:
    """The clock is set an hour ahead, and seen by a new server, before anyone accepts."""
    _need("faketime")
    site, journal = Site("sqlite", 1, steps=True), Journal()
    await site.open()
    faults = Faults(site, journal, random.Random(1))
    accepting: list[str] = []

    class Late(Person):
        async def ask(
            self, method: str, path: str, body: object = None, key: str | None = None
        ) -> httpx.Response:
            if path.endswith("/accept"):
                if not accepting:
                    faults.set_clock(3600)
                    await faults.restart()
                accepting.append(path)
            return await super().ask(method, path, body, key)

    one, two, three = (Late(site.doors, journal, random.Random(seed)) for seed in range(3))
    people = (one, two, three)
    manners = Manners(clocks=("-",), mischief=0, dawdling=0, thought=0, computer=0)
    table = Table(people, manners, random.Random(2), lambda: True)
    try:
        for letter, person in zip("ABC", people, strict=True):
            await person.arrive(f"Player {letter}")
        await table.play()
    finally:
        for person in people:
            await person.close()
        await site.stop()
        await site.close()
    assert len(set(accepting)) == 2
    assert journal.errors == []


@pytest.mark.long
def test_the_campaign_finds_losses_where_answers_come_before_the_commit() -> None:
    """A kill has to fall between the two: on a busy machine not each of the first ones does."""
    reports = (run(_hasty(seed)) for seed in range(3, 9))
    verdict = next((report.verdict for report in reports if report.verdict.lost), None)
    assert verdict is not None
    assert not verdict.good


def _hasty(seed: int) -> Plan:
    return Plan(
        "sqlite",
        1,
        seed,
        {"kill -9": 3},
        tables=4,
        manners=Manners(clocks=("-",), dawdling=0),
        hasty=True,
        patience=3,
        ending=6,
    )


@pytest.mark.parametrize("backend", FULL)
@pytest.mark.parametrize("scale", [0.01, 0.5, 2])
def test_a_smaller_campaign_has_every_kind_of_fault(backend: str, scale: float) -> None:
    _need("faketime")
    whole, scaled = FULL[backend], plan(backend, 1, scale).faults
    assert scaled.keys() == whole.keys()
    for kind, count in scaled.items():
        assert max(1, whole[kind] * scale) <= count < whole[kind] * scale + 1


def test_kills_are_shared_out_between_the_sites() -> None:
    assert [share(1000, number, 2) for number in range(2)] == [500, 500]
    assert [share(7, number, 2) for number in range(2)] == [3, 4]
    chosen = plan("sqlite", 1, 0.01, kills=500).faults
    assert chosen["kill -9"] == 500
    assert all(count == 1 for kind, count in chosen.items() if kind != "kill -9")


@pytest.mark.parametrize(
    "words", [["--scale", "0"], ["--kills", "0"], ["--scale", "x"], ["--backend", "oracle"]]
)
def test_options_that_make_no_sense_are_refused(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        read_options(words)
    assert refused.value.code == 2
    assert words[0] in capsys.readouterr().err


@pytest.mark.parametrize(
    "how", [signal.SIGKILL, pytest.param(signal.SIGINT, marks=pytest.mark.long)]
)
def test_an_interrupted_campaign_leaves_nothing_running(
    how: signal.Signals, tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "tests.faults", "--backend", "sqlite", "--scale", "0.05"]
    scratch, output = tmp_path / "scratch", tmp_path / "output"
    scratch.mkdir()
    with output.open("wb") as file:
        process = subprocess.Popen(
            command,
            cwd=ROOT,
            env={**os.environ, "TMPDIR": str(scratch)},
            stdout=file,
            stderr=subprocess.STDOUT,
        )
    try:
        # The first report comes when people play and the first fault is about to happen.
        wait_for("the campaign", lambda: "sqlite: fault 1/" in output.read_text())
        family = psutil.Process(process.pid).children(recursive=True)
        assert family
        process.send_signal(how)
        process.wait(120)
    finally:
        process.kill()
        process.wait()
    wait_for("the end of all it started", lambda: not any(map(is_alive, family)))
    if how is signal.SIGINT:
        assert process.returncode == 130, output.read_text()
        assert list(scratch.iterdir()) == []
