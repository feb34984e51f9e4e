"""Entries of many games in a few statements; single rows that are looked up together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import Connection, Row, Select, bindparam, insert, select
from tests.server.store.test_store import run

from fourfold.rules import Position, Rules
from fourfold.server import Settings
from fourfold.server.games.appending import derived
from fourfold.server.games.loading import Header, Loaded, Seated
from fourfold.server.games.log import begin
from fourfold.server.store import Append, Store, StoreUnavailable, schema
from fourfold.server.store.appends import DERIVED
from fourfold.server.store.lookups import Gathering

GAMES = [f"{letter * 12}" for letter in "abcdefgh"]


async def prepare(store: Store) -> None:
    rows = [
        {
            "id": game,
            "kind": "shared",
            "rated": False,
            "private": False,
            "level": "1",
            "traits": "",
            "call": "official",
            "false_call": "turn",
            "clock": "none",
            "edition": "classic",
            "start": "..../..../..../.... -",
            "began": 1,
            "number": 0,
            "status": "playing",
            "touched": 1,
        }
        for game in GAMES
    ]

    def work(connection: Connection) -> None:
        connection.execute(insert(schema.game), rows)

    await store.write(work)


def append(game: str, number: int, *texts: str, key: str | None = None) -> Append:
    entries = [
        {"number": number + index, "entry": text, "time": 10**12, "player": "é'\"\\", "key": key}
        for index, text in enumerate(texts)
    ]
    derived = dict.fromkeys(DERIVED) | {
        "number": number + len(texts) - 1,
        "status": "playing",
        "to_act": "second",
        "result": "*",
        "placed": number,
        "wake_at": 10**12 + 1,
        "thinks": True,
        "touched": 10**12,
    }
    return Append(game, entries, derived)


async def log(store: Store, game: str) -> list[tuple[Any, ...]]:
    table = schema.entry.c
    found = await store.rows(
        select(table.number, table.entry, table.time, table.player, table.key)
        .where(table.game == game)
        .order_by(table.number)
    )
    return [tuple(row) for row in found]


def test_many_games_are_appended_to_together(settings: Settings) -> None:
    async def work(store: Store) -> None:
        await prepare(store)
        wanted = [append(game, 1, "-7", "c2") for game in GAMES]
        assert await asyncio.gather(*map(store.append, wanted)) == [True] * len(GAMES)
        assert store.writer.commits < 1 + len(GAMES)
        for game in GAMES:
            assert await log(store, game) == [
                (1, "-7", 10**12, "é'\"\\", None),
                (2, "c2", 10**12, "é'\"\\", None),
            ]
        row = await store.row(select(schema.game).where(schema.game.c.id == GAMES[0]))
        assert row is not None
        found = {name: getattr(row, name) for name in DERIVED}
        assert found == dict(wanted[0].derived)

    run(settings, work)


def test_of_several_with_one_number_one_is_first(settings: Settings) -> None:
    async def work(store: Store) -> None:
        await prepare(store)
        game = GAMES[0]
        # In one transaction, and then against what is there.
        for first in (True, False):
            wanted = [append(game, 1, text, "c2") for text in ("-1", "-2", "-3")]
            found = await asyncio.gather(*map(store.append, wanted))
            assert found == [first, False, False]
            assert [entry[1] for entry in await log(store, game)] == ["-1", "c2"]

    run(settings, work)


def test_who_is_too_late_leaves_nothing_behind(settings: Settings) -> None:
    async def work(store: Store) -> None:
        await prepare(store)
        assert await store.append(append(GAMES[0], 1, "-1"))
        # Number 2 is free: the second of the two must not come to stand there.
        late, good = append(GAMES[0], 1, "-2", "c2"), append(GAMES[1], 1, "-3", "c3")
        found = await asyncio.gather(*map(store.append, [late, good]))
        assert found == [False, True]
        assert [entry[1] for entry in await log(store, GAMES[0])] == ["-1"]
        row = await store.row(select(schema.game.c.number).where(schema.game.c.id == GAMES[0]))
        assert row is not None
        assert row.number == 1

    run(settings, work)


def test_a_key_is_used_once(settings: Settings) -> None:
    async def work(store: Store) -> None:
        await prepare(store)
        assert await store.append(append(GAMES[0], 1, "-1", key="k"))
        assert not await store.append(append(GAMES[0], 2, "c2", key="k"))
        assert len(await log(store, GAMES[0])) == 1

    run(settings, work)


def test_a_game_that_is_not_there_harms_no_other(settings: Settings) -> None:
    async def work(store: Store) -> None:
        await prepare(store)
        wanted = [append(GAMES[0], 1, "-1"), append("z" * 12, 1, "-1"), append(GAMES[1], 1, "-1")]
        found = await asyncio.gather(*map(store.append, wanted), return_exceptions=True)
        assert found[0] is True
        assert found[2] is True
        assert type(found[1]).__name__ == "IntegrityError"

    run(settings, work)


_PLAYERS = select(schema.player.c.id.label("key"), schema.player.c.name).where(
    schema.player.c.id.in_(bindparam("keys", expanding=True))
)


def test_rows_are_looked_up_together(settings: Settings) -> None:
    asked: list[int] = []

    async def work(store: Store) -> None:
        players = [
            {"id": f"p{n:011}", "name": f"n{n}", "kind": "guest", "created": 1} for n in range(40)
        ]

        def keep(connection: Connection) -> None:
            connection.execute(insert(schema.player), players)

        await store.write(keep)

        async def ask(statement: Select[Any], parameters: dict[str, Any]) -> Sequence[Row[Any]]:
            asked.append(len(parameters["keys"]))
            return await store.rows(statement, parameters)

        gathering = Gathering(ask, _PLAYERS)
        keys = [str(player["id"]) for player in players]
        found = await asyncio.gather(*map(gathering.find, [*keys, "nobody", *keys]))
        assert [row and row.name for row in found] == [
            *(player["name"] for player in players),
            None,
            *(player["name"] for player in players),
        ]
        assert len(asked) == 1
        # Who asks later hears what is true then.
        first = asyncio.create_task(gathering.find(keys[0]))
        await asyncio.sleep(0)
        await store.write(lambda connection: rename(connection, keys[0]))
        later = await gathering.find(keys[0])
        await first
        assert later is not None
        assert later.name == "other"

    def rename(connection: Connection, key: str) -> None:
        connection.execute(
            schema.player.update().where(schema.player.c.id == key).values(name="other")
        )

    run(settings, work)
    assert all(count & (count - 1) == 0 for count in asked), "a power of two, to be prepared once"


def test_who_goes_away_takes_nobodys_answer(settings: Settings) -> None:
    async def work(store: Store) -> None:
        gathering = Gathering(store.rows, _PLAYERS)
        one, other = (asyncio.create_task(gathering.find("nobody")) for _ in range(2))
        await asyncio.sleep(0)
        one.cancel()
        assert await other is None
        with pytest.raises(asyncio.CancelledError):
            await one

    run(settings, work)


def test_a_question_that_fails_fails_for_all_who_asked() -> None:
    async def fail(_: Select[Any], __: dict[str, Any]) -> Sequence[Row[Any]]:
        await asyncio.sleep(0)
        raise StoreUnavailable("on purpose")

    async def work() -> None:
        gathering = Gathering(fail, _PLAYERS)
        found = await asyncio.gather(*map(gathering.find, "abc"), return_exceptions=True)
        assert [type(one) for one in found] == [StoreUnavailable] * 3
        # And the next one asks again.
        with pytest.raises(StoreUnavailable):
            await gathering.find("a")

    asyncio.run(work())


def test_all_that_follows_from_a_log_is_written() -> None:
    state = begin(Rules(), Position(), 0)
    seats = (Seated("a" * 12, "Ana", "guest"), Seated("b" * 12, "Ben", "guest"))
    header = Header(
        "g" * 12, "people", seats, None, False, False, False, Rules(), Position(), 0, None, None, 0
    )
    assert set(derived(Loaded(header, state, (), {}), Settings())) == set(DERIVED)
