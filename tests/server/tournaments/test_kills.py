"""kill -9 while rounds are paired, games begin and results come in: nothing twice, nothing lost."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections import Counter
from functools import partial
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.running import ServerProcess, run_process
from tests.server.services import wait_for

from fourfold.server import Settings
from fourfold.server.store import schema
from fourfold.server.store.tournaments import tournament_game
from fourfold.server.tournaments import OPERATOR, Tournaments
from fourfold.server.tournaments.log.loading import LoadedTournament
from fourfold.server.tournaments.terms import NewPlan
from fourfold.tournaments import (
    GameStarted,
    ResultEntered,
    RoundClosed,
    RoundPaired,
    TournamentFinished,
    parse_event,
)

from .keeping import keep
from .programs import Crowd, ResigningProgram, ask, make_token

NAMES = ("Ana", "Ben", "Cem", "Dora", "Eva", "Fritz", "Gita", "Hugo")


def announce(settings: Settings, rounds: int) -> str:
    async def run(here: Tournaments) -> str:
        regulations = {"format": "swiss", "rounds": rounds}
        plan = NewPlan("Stormy evening", pause=0, absence=3600, regulations=regulations)
        return (await here.announcements.announce(plan, OPERATOR)).id

    return keep(settings, run)


def begin(server: ServerProcess, players: int, rounds: int, crowd: Crowd) -> str:
    """A tournament whose programs wait for its start, and its start."""
    name = announce(server.settings, rounds)
    for person in NAMES[:players]:
        token = make_token(server, person)
        headers = {"Authorization": f"Bearer {token}", "Idempotency-Key": f"enter-{person}"}
        ask(server.client(), "POST", f"/api/tournaments/{name}/entry", {}, headers=headers)
        crowd.add(ResigningProgram(server.url, token, name))

    async def start(here: Tournaments) -> None:
        await here.announcements.change(name, {"start": schema.now()}, OPERATOR)

    keep(server.settings, start)
    return name


def verify(settings: Settings, name: str, crowd: Crowd, rounds: int) -> None:
    """Compare the log with the games, with what the programs were told, and with itself."""

    async def read(here: Tournaments) -> tuple[list[Any], list[Any], LoadedTournament]:
        log = [parse_event(row.event) for row in await here.archive.log(name, 0, 1000)]
        game = schema.game.c
        rows = await here.store.rows(
            select(game.id, game.result, game.status, tournament_game.c.key)
            .join(tournament_game, tournament_game.c.game == game.id)
            .where(tournament_game.c.tournament == name)
        )
        return log, list(rows), await here.see(name)

    log, rows, loaded = keep(settings, read)
    games = list(loaded.state.games())
    assert loaded.status == "finished"
    assert [e.round for e in log if isinstance(e, RoundPaired)] == list(range(1, rounds + 1))
    assert [e.round for e in log if isinstance(e, RoundClosed)] == list(range(1, rounds + 1))
    assert sum(isinstance(e, TournamentFinished) for e in log) == 1
    for kind in (GameStarted, ResultEntered):
        counted = Counter(e.game for e in log if isinstance(e, kind))
        assert counted == Counter(game.key for game in games), kind
    assert {row.id: (row.key, row.status, row.result) for row in rows} == {
        game.record: (str(game.key), "over", str(game.result)) for game in games
    }
    told = set().union(*(p.resigned for p in crowd.programs if isinstance(p, ResigningProgram)))
    assert told == {row.id for row in rows}
    check = [sys.executable, "-m", "fourfold", "db", "check", "--database", settings.database]
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def progress(settings: Settings, name: str) -> int:
    return keep(settings, lambda here: here.see(name)).state.number


def has_gone_on(settings: Settings, name: str, number: int) -> bool:
    state = keep(settings, lambda here: here.see(name)).state
    return state.number > number or state.finished


def storm(settings: Settings, players: int, rounds: int, kills: int, seed: int) -> None:
    """Kill the server again and again while it goes on, each time a little later."""
    chance = random.Random(seed)
    with run_process(settings.changed(port=0)) as server, Crowd() as crowd:
        name = begin(server, players, rounds, crowd)
        for _ in range(kills):
            before = progress(settings, name)
            wait_for("progress", partial(has_gone_on, settings, name, before), 120)
            # Whatever the moment is, the outcome has to be the same.
            time.sleep(chance.random() / 4)
            server.kill()
            server.start()
        crowd.wait(240)
        assert server.stop() in (0, -15)
        verify(settings, name, crowd, rounds)


@pytest.mark.parametrize("backend", ["sqlite"])
def test_a_tournament_survives_kills(settings: Settings) -> None:
    storm(settings, players=4, rounds=2, kills=2, seed=20261118)


@pytest.mark.long
@pytest.mark.parametrize("backend", ["sqlite", "postgresql"])
def test_a_tournament_survives_many_kills(settings: Settings) -> None:
    storm(settings, players=8, rounds=7, kills=12, seed=20261119)
