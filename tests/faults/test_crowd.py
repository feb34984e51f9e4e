"""Everybody in the queue is paired once, whoever leaves, is lost or dies meanwhile."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from tests.server.services import find_program

from .crowd import CrowdPlan, CrowdReport, run
from .journal import Journal
from .pairings import Paired, Pairings
from .person import Person
from .seeking import Seeking


def check(plan: CrowdPlan) -> CrowdReport:
    report = run(plan)
    assert not report.findings
    # All but the one who left and the one who was lost.
    assert report.figures["games"] == (plan.people - 2) // 2
    return report


@pytest.mark.long
def test_a_small_crowd_is_paired_while_a_server_dies() -> None:
    # Ratings that are near enough, so that nobody has to wait for a wider range.
    check(CrowdPlan(people=16, arriving=4, spread=10))


@pytest.mark.long
@pytest.mark.parametrize("backend", ["sqlite", "postgresql"])
def test_a_hundred_are_paired_while_a_server_dies(backend: str) -> None:
    if backend == "postgresql" and (find_program("postgres") is None):
        pytest.skip("postgres is not installed")
    report = check(CrowdPlan(backend, people=100))
    assert len(report.rows) == 12


def seeking(name: str, rating: int = 1500, *told: str) -> Seeking:
    person = Person([], Journal(), random.Random(1))
    person.id = name
    terms = {"level": 2, "clock": "300+3", "rated": True}
    return Seeking(person, terms, rating, since=1000, games=set(told))


GAME = Paired("game", ("ana", "ben"), 2000, (2, "official", "300+3", True))
LOST, LEFT = seeking("lost"), seeking("left")


def findings(*games: Paired, rating: int = 1600) -> list[str]:
    both = [seeking("ana", 1500, "game"), seeking("ben", rating, "game")]
    return list(Pairings(games, both, LOST, LEFT, cut_at=1000).findings())


def test_the_verdict_finds_what_is_wrong() -> None:
    assert findings(GAME) == []
    # Forgotten, or paired twice.
    assert len(findings()) == 2
    assert len(findings(GAME, replace(GAME, id="again"))) == 2
    # Paired with somebody who had gone.
    assert "the one who left" in findings(GAME, replace(GAME, players=("left", "x")))[0]
    late = replace(GAME, players=("lost", "x"), began=1001)
    assert findings(GAME, replace(late, began=1000)) == []
    assert "the lost one" in findings(GAME, late)[0]
    # Outside the range, for both; within it after five seconds more.
    assert len(findings(GAME, rating=1601)) == 2
    assert findings(replace(GAME, began=6000), rating=1601) == []
    # Begun a little earlier, by the clock of another server.
    assert findings(replace(GAME, began=993)) == []
    assert len(findings(replace(GAME, terms=(1, "official", "300+3", True)))) == 2
