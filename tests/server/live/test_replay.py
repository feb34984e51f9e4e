"""Catching up: a long log arrives whole, however slowly it is read."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from tests.server.conftest import BACKENDS
from tests.server.playing import act
from tests.server.running import Client, Server, heard
from websockets.sync.client import ClientConnection

from fourfold.server.live.member import Member

#: More than a connection holds in its queue.
LONG = 150


def long_game(client: Client) -> str:
    """A game on a shared screen with many entries: one placement, taken back again and again."""
    wanted = {"opponent": {"kind": "shared"}, "first": "me"}
    game: str = client.post("/api/games", json=wanted).json()["id"]
    number = act(client, game, "-7", 0).json()["number"]
    while number < LONG:
        placed = act(client, game, "c2", number).json()["number"]
        wish = {"to": number, "seat": "first"}
        number = client.post(f"/api/games/{game}/takeback", json=wish).json()["number"]
        assert number == placed + 1
    return game


def replayed(live: ClientConnection) -> list[int]:
    """The numbers of the entries of a whole replay."""
    numbers, page = list[int](), dict[str, Any](snapshot=None)
    while page["snapshot"] is None:
        page = heard(live, "entries")
        numbers += [entry["number"] for entry in page["entries"]]
    assert page["snapshot"]["number"] == numbers[-1]
    return numbers


@pytest.mark.parametrize("backend", BACKENDS[:1], indirect=True)
def test_a_replay_of_many_entries_arrives_whole_and_goes_on_live(server: Server) -> None:
    """The documents' own example, `?after=0`, in a game with more entries than a queue holds."""
    ana, eve = server.client(), server.client()
    game = long_game(ana)
    last = ana.get(f"/api/games/{game}").json()["number"]
    with eve.live(f"/api/games/{game}/live?after=0") as live:
        assert replayed(live) == list(range(1, last + 1))
        assert act(ana, game, "d3", last).status_code == 200
        assert heard(live, "entry")["number"] == last + 1
        live.send(json.dumps({"type": "from", "number": 2}))
        assert replayed(live) == list(range(3, last + 2))


@pytest.mark.parametrize("backend", BACKENDS[:1], indirect=True)
def test_what_happens_during_a_replay_comes_after_it(server: Server) -> None:
    ana, eve = server.client(), server.client()
    game = long_game(ana)
    last = ana.get(f"/api/games/{game}").json()["number"]
    with eve.live(f"/api/games/{game}/live?after=0") as live:
        # Nothing was read yet, so the server is still at it.
        assert act(ana, game, "d3", last).status_code == 200
        numbers = replayed(live)
        if len(numbers) == last:
            numbers.append(heard(live, "entry")["number"])
    assert numbers == list(range(1, last + 2))


class SlowWire:
    """A connection whose other end takes one message at a time, when the test lets it."""

    def __init__(self) -> None:
        self.sent = asyncio.Queue[str]()
        self.closed: int | None = None
        self.may_take = asyncio.Semaphore(0)

    async def send_text(self, data: str) -> None:
        self.sent.put_nowait(data)
        await self.may_take.acquire()

    async def close(self, code: int = 1000, reason: str | None = None) -> None:  # noqa: ARG002
        self.closed = code


class Count:
    """A backlog of numbers, which notes how far it was written."""

    def __init__(self, most: int) -> None:
        self.written = 0
        self._most = most

    def next_message(self) -> str | None:
        if self.written == self._most:
            return None
        self.written += 1
        return str(self.written)


def test_a_backlog_is_written_no_faster_than_it_is_read() -> None:
    async def work() -> None:
        wire, backlog = SlowWire(), Count(1000)
        member = Member(wire, None)
        member.replay(backlog)
        sender = member.sender
        assert sender is not None
        taken = []
        for number in range(1, 101):
            taken.append(await wire.sent.get())
            assert backlog.written == number
            wire.may_take.release()
        member.push("news")
        for _ in range(1000):
            wire.may_take.release()
        await sender
        while not wire.sent.empty():
            taken.append(wire.sent.get_nowait())
        assert [text for text in taken if text != "news"] == [str(n + 1) for n in range(1000)]
        assert taken.count("news") == 1
        assert wire.closed is None

    asyncio.run(work())


def test_who_reads_nothing_during_a_replay_is_dropped_as_ever() -> None:
    async def work() -> SlowWire:
        wire = SlowWire()
        member = Member(wire, None)
        member.replay(Count(1000))
        for _ in range(100):
            member.push("news")
        assert member.backlog is None
        assert member.sender is not None
        await member.sender
        return wire

    assert asyncio.run(work()).closed == 1013
