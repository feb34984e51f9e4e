"""Attacks by replays: a long log is cheap to send again, and nothing is written for the gone."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import Connection, insert, update
from tests.server.databases import in_database
from tests.server.live.test_replay import Count, SlowWire
from tests.server.running import Client, Server, heard
from websockets.sync.client import ClientConnection

from fourfold.server.games.appending import MOST_ENTRIES
from fourfold.server.live.connections import Connections
from fourfold.server.live.member import Member
from fourfold.server.live.messages import PAGE
from fourfold.server.store import schema

ONE = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)


def longest_game(server: Server, client: Client) -> str:
    """A game with as many entries as a log may have: one placement, taken back again and again."""
    wanted = {"opponent": {"kind": "shared"}, "first": "me"}
    game: str = client.post("/api/games", json=wanted).json()["id"]
    texts = ["-7", *(("c2", "back:1")[number % 2] for number in range(MOST_ENTRIES - 1))]

    def write(connection: Connection) -> None:
        began = client.get(f"/api/games/{game}").json()["created"]
        rows = [
            {"game": game, "number": number, "entry": text, "time": began + number, "player": ""}
            for number, text in enumerate(texts, 1)
        ]
        connection.execute(insert(schema.entry), rows)
        changed = update(schema.game).where(schema.game.c.id == game)
        connection.execute(changed.values(number=len(texts), touched=began + len(texts)))

    in_database(server, write)
    return game


def replay(live: ClientConnection) -> tuple[list[dict[str, Any]], int]:
    """The pages of a replay, and how many characters they have."""
    pages, size = list[dict[str, Any]](), 0
    while not pages or pages[-1]["snapshot"] is None:
        text = live.recv(timeout=60)
        message = json.loads(text)
        if message["type"] == "entries":
            pages.append(message)
            size += len(text)
    return pages, size


@ONE
def test_a_replay_of_the_longest_log_is_small_and_in_pages(server: Server) -> None:
    """`?after=0` on 1,500 entries was 0.95 s of work: each entry came with the log before it."""
    ana, eve = server.client(), server.client()
    game = longest_game(server, ana)
    with eve.live(f"/api/games/{game}/live?after=0") as live:
        for _ in range(2):
            pages, size = replay(live)
            numbers = [entry["number"] for page in pages for entry in page["entries"]]
            assert numbers == list(range(1, MOST_ENTRIES + 1))
            assert all(len(page["entries"]) <= PAGE for page in pages)
            assert [page["snapshot"] is None for page in pages] == [True] * (len(pages) - 1) + [
                False
            ]
            # Less than a hundred characters for each entry, and one game as it stands.
            assert size < 100 * MOST_ENTRIES + 5000
            live.send(json.dumps({"type": "from", "number": 0}))


@ONE
def test_no_live_message_carries_the_log(server: Server) -> None:
    """An entry late in the game is as small as one at its beginning."""
    ana, eve = server.client(), server.client()
    game = longest_game(server, ana)
    with eve.live(f"/api/games/{game}/live?after={MOST_ENTRIES - 3}") as live:
        entries = [heard(live, "entry") for _ in range(3)]
    assert [each["number"] for each in entries] == list(range(MOST_ENTRIES - 2, MOST_ENTRIES + 1))
    assert all("log" not in each["snapshot"] for each in entries)
    with eve.live(f"/api/games/{game}/live") as live:
        assert "log" not in heard(live, "snapshot")["snapshot"]


def test_a_replay_ends_when_its_member_is_gone() -> None:
    """Pages for somebody who hung up were written to the end."""

    async def work() -> int:
        connections, wire, backlog = Connections(), SlowWire(), Count(1000)
        member = Member(wire, None)
        connections.add(member)
        member.replay(backlog)
        sender = member.sender
        assert sender is not None
        for _ in range(3):
            await wire.sent.get()
            wire.may_take.release()
        connections.remove(member)
        for _ in range(1000):
            wire.may_take.release()
        await sender
        return backlog.written

    assert asyncio.run(work()) <= 4
