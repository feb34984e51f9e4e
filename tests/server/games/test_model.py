"""Random clients against two processes on one database: all agree, and every race has one winner.

The clients of `tests.faults` act, call, resign, offer, take back, ask twice, ask late, race from
two tabs and hang up all the time, through two doors of which each is slow now and then, so that
requests overtake each other. The model is `fourfold.rules`: every log is replayed by it and
compared with what every client saw.
"""

from __future__ import annotations

import pytest
from tests.faults.campaign import Plan, Report, run
from tests.faults.contest import Manners
from tests.server.services import IN_CI, find_program

WILD = Manners(
    clocks=("-", "90+1", "60/move"), mischief=0.6, dawdling=0, thought=0.02, restless=0.05
)


def _play(backend: str, seed: int, actions: int, slow: int) -> Report:
    if backend == "postgresql" and find_program("postgres") is None:
        if IN_CI:
            pytest.fail("PostgreSQL is not installed")
        pytest.skip("PostgreSQL is not installed")
    faults = {"connections delayed": slow, "answers lost": slow, "connections cut": slow}
    report = run(Plan(backend, 2, seed, faults, actions, tables=5, manners=WILD, gap=0.5))
    assert report.verdict.good, report.verdict.findings
    checked = report.verdict.checked
    assert checked["acknowledged"] >= actions
    assert checked["views"] >= 2 * checked["logs"] > 0
    return report


@pytest.mark.parametrize("backend", ["postgresql", pytest.param("sqlite", marks=pytest.mark.long)])
def test_two_workers_and_every_client_agree(backend: str) -> None:
    report = _play(backend, 5, 100, 1)
    assert report.verdict.checked["races"] > 0
    assert report.verdict.checked["refusals"] > 0


@pytest.mark.long
@pytest.mark.parametrize(("backend", "seed"), [("sqlite", 11), ("postgresql", 12)])
def test_two_workers_and_every_client_agree_for_long(backend: str, seed: int) -> None:
    report = _play(backend, seed, 1000, 12)
    assert report.verdict.checked["races"] > 50
