"""Tournaments on a store alone, as the command line has them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy import insert

from fourfold.server import Settings
from fourfold.server.store import open_store, schema
from fourfold.server.store.schema import now
from fourfold.server.tournaments import OPERATOR, Actor, Tournaments
from fourfold.server.tournaments.log.loading import LoadedTournament
from fourfold.server.tournaments.terms import NewPlan
from fourfold.tournaments import Entered, GameKey, GameResult

T = TypeVar("T")
NAMES = ("Ana", "Ben", "Cem", "Dora", "Eva", "Fritz", "Gita", "Hugo")
FIRST, SECOND, DRAW = GameResult.FIRST, GameResult.SECOND, GameResult.DRAW


def keep(settings: Settings, work: Callable[[Tournaments], Awaitable[T]]) -> T:
    """Do something with tournaments on an empty database."""

    async def run() -> T:
        store = open_store(settings.database_url)
        store.start()
        try:
            return await work(Tournaments(store, settings))
        finally:
            await store.close()

    return asyncio.run(run())


async def player(here: Tournaments, name: str, kind: str = "account") -> Actor:
    """A player who is in the database."""
    made = schema.new_id()
    row = {"id": made, "name": name, "kind": kind, "created": now()}
    await here.store.execute(insert(schema.player).values(row))
    return Actor(made, name, kind)


async def club(
    here: Tournaments,
    players: int = 4,
    director: Actor = OPERATOR,
    **plan: Any,  # noqa: ANN401  # fields of a plan
) -> LoadedTournament:
    """A tournament around real tables that begins when somebody pairs it."""
    regulations = {"format": "swiss", "rounds": 3, **plan.pop("regulations", {})}
    usual = {"venue": "tables", "registration": "closed", "automatic": False}
    wanted = NewPlan("Club evening", **{**usual, **plan}, regulations=regulations)
    loaded = await here.announcements.announce(wanted, director)
    for name in NAMES[:players]:
        loaded = await here.entries.add(loaded.id, director, Entered("", name))
    return loaded


async def play_round(
    here: Tournaments, name: str, result: GameResult = FIRST, actor: Actor = OPERATOR
) -> LoadedTournament:
    """Pair a round and let every game end so."""
    loaded = await here.directing.pair(name, actor)
    for game in [game.key for game in loaded.state.games() if game.result is None]:
        loaded = await here.directing.enter_result(name, actor, game, result)
    return loaded


def keys(loaded: LoadedTournament) -> list[GameKey]:
    """The games of the last round."""
    last = loaded.state.last_round
    assert last is not None
    return [game.key for meeting in last.meetings for game in meeting.games]
