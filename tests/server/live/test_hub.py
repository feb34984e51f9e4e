"""Live updates: order, catching up, presence, heartbeats, nonsense, strangers, slow readers."""

from __future__ import annotations

import asyncio
import json
import signal
import time
from typing import Any

import pytest
from tests.server.conftest import BACKENDS
from tests.server.playing import (
    TURNS,
    act,
    begin,
    play,
)
from tests.server.running import (
    Client,
    Server,
    heard,
    run_in_thread,
    run_process,
)
from tests.server.services import wait_for
from websockets import Origin
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from fourfold.server import Settings
from fourfold.server.live import pings, presence
from fourfold.server.live.member import Member


def closing(live: ClientConnection) -> int | None:
    """The code with which the server closes a connection; what it says before is passed over."""
    try:
        while True:
            live.recv(timeout=60)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


def test_a_client_that_missed_some_asks_from_its_last_number(server: Server) -> None:
    ana, ben = server.client(), server.client()
    game, _ = begin(ana, ben)
    play(ana, ben, game, TURNS[:6])
    with ana.live(f"/api/games/{game}/live?after=2") as live:
        assert [heard(live, "entry")["number"] for _ in range(4)] == [3, 4, 5, 6]
        live.send(json.dumps({"type": "from", "number": 4}))
        assert [heard(live, "entry")["number"] for _ in range(2)] == [5, 6]
    with ana.live(f"/api/games/{game}/live?after=99") as live:
        assert heard(live, "snapshot")["snapshot"]["number"] == 6


def test_every_event_carries_the_state_after_it(server: Server) -> None:
    ana, ben = server.client(), server.client()
    game, _ = begin(ana, ben)
    play(ana, ben, game, TURNS)
    with ana.live(f"/api/games/{game}/live?after=1") as live:
        events = [heard(live, "entry") for _ in TURNS[1:]]
    assert [event["entry"] for event in events] == list(TURNS[1:])
    assert [event["snapshot"]["number"] for event in events] == list(range(2, 10))
    assert [event["snapshot"]["status"] for event in events] == ["playing"] * 7 + ["over"]
    assert all("log" not in event["snapshot"] for event in events)


def test_presence_tells_who_is_there(server: Server) -> None:
    ana, ben, eve = server.client(), server.client(), server.client()
    game, _ = begin(ana, ben)
    with ana.live(f"/api/games/{game}/live") as live:
        assert heard(live, "presence")["first"] is True
        with eve.live(f"/api/games/{game}/live") as watching:
            assert heard(live, "presence") == {
                "type": "presence",
                "first": True,
                "second": False,
                "watchers": 1,
            }
            snapshot = heard(watching, "snapshot")["snapshot"]
            assert snapshot["players"]["first"]["online"] is True
            assert snapshot["watchers"] == 1
        assert heard(live, "presence")["watchers"] == 0


@pytest.mark.parametrize("backend", BACKENDS[1:], indirect=True)
def test_presence_in_other_workers_lasts_as_long_as_the_connection(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is not told again is forgotten after three rounds; here a round takes a second."""
    monkeypatch.setattr(pings, "PING_EVERY", 1)
    monkeypatch.setattr(presence, "TOLD_EVERY", 1)
    with run_in_thread(settings) as one, run_in_thread(settings) as two:
        ana, ben, eve = one.client(), one.client(), two.client()
        game, _ = begin(ana, ben)
        with ana.live(f"/api/games/{game}/live") as playing:
            heard(playing, "snapshot")
            with eve.live(f"/api/games/{game}/live") as watching:
                wait_for("her", lambda: online(eve, game))
                # Pings come once a round, and she answers hers.
                for _ in range(2 * presence.BELIEVED):
                    for live in (playing, watching):
                        ping = heard(live, "ping")["id"]
                        live.send(json.dumps({"type": "pong", "id": ping}))
                    assert online(eve, game)
                playing.close()
                wait_for("her absence", lambda: not online(eve, game))


def online(client: Client, game: str) -> bool:
    """Whether the first player of a game is there, as far as the client's worker knows."""
    found: bool = client.get(f"/api/games/{game}").json()["players"]["first"]["online"]
    return found


@pytest.mark.parametrize(
    "nonsense",
    [
        "hello",
        "[]",
        "{}",
        '{"type": "act", "number": 1}',
        '{"type": "from", "number": -1}',
        '{"type": "from", "number": "1"}',
        '{"type": "pong", "id": true}',
        "x" * 300,
        "x" * 10_000,
        b"\x00\x01",
    ],
    ids=lambda text: repr(text[:12]),
)
@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
def test_whoever_talks_nonsense_is_sent_away(server: Server, nonsense: str | bytes) -> None:
    ana, ben = server.client(), server.client()
    game, _ = begin(ana, ben)
    with ana.live(f"/api/games/{game}/live") as live:
        heard(live, "snapshot")
        live.send(nonsense)
        assert closing(live) in (1008, 1009)
    assert ana.get(f"/api/games/{game}").json()["number"] == 0


def test_strange_origins_and_unknown_games_are_refused(server: Server) -> None:
    ana, ben, eve = server.client(), server.client(), server.client()
    private, _ = begin(ana, ben, private=True)
    where = "ws" + server.url.removeprefix("http")
    for path, origin in (
        ("/api/live", "https://evil.example"),
        (f"/api/games/{private}/live", "https://evil.example"),
    ):
        with pytest.raises(InvalidStatus), connect(where + path, origin=Origin(origin)):
            pass
    for path in (f"/api/games/{private}/live", f"/api/games/{'a' * 12}/live"):
        with pytest.raises(InvalidStatus), eve.live(path):
            pass


def test_the_lobby_tells_of_challenges_turns_and_starts(server: Server) -> None:
    ana, ben = server.client(), server.client()
    made = ana.post("/api/challenges", json={"first": "them", "open": True}).json()
    ben.post("/api/games", json={"opponent": {"kind": "shared"}})
    with ana.live("/api/live") as lobby, ben.live("/api/live") as other:
        (shown,) = heard(lobby, "challenges")["challenges"]
        assert shown["id"] == made["id"]
        heard(other, "challenges")
        game = ben.post(f"/api/challenges/{made['id']}/accept").json()["id"]
        assert heard(lobby, "started") == {
            "type": "started",
            "game": game,
            "challenge": made["id"],
        }
        # What was opened just before may be told once more.
        while not (change := heard(other, "challenges-change"))["closed"]:
            assert [each["id"] for each in change["opened"]] == [made["id"]]
        assert change["closed"] == [made["id"]]
        assert act(ben, game, "-7", 0).status_code == 200
        assert heard(lobby, "turn") == {"type": "turn", "game": game}


@pytest.mark.parametrize("backend", ["sqlite", "postgresql", "no redis"], indirect=True)
def test_two_servers_tell_each_other(settings: Settings) -> None:
    with run_in_thread(settings) as one, run_in_thread(settings) as two:
        ana, ben, eve = one.client(), one.client(), two.client()
        game, _ = begin(ana, ben)
        with eve.live(f"/api/games/{game}/live") as watching:
            heard(watching, "snapshot")
            for number, action in enumerate(TURNS):
                client = ana if ana.get(f"/api/games/{game}").json()["to_act"] == "first" else ben
                assert act(client, game, action, number).status_code == 200
            assert told(watching, len(TURNS)) == list(range(1, 10))


def told(live: ClientConnection, last: int) -> list[int]:
    """The numbers of all entries up to one, whether they come one by one or in pages."""
    numbers: list[int] = []
    while not numbers or numbers[-1] < last:
        message = json.loads(live.recv(timeout=60))
        if message["type"] == "entry":
            numbers.append(message["number"])
        elif message["type"] == "entries":
            numbers += [entry["number"] for entry in message["entries"]]
    return numbers


class StuckWire:
    """A connection whose other end reads nothing."""

    def __init__(self) -> None:
        self.closed: int | None = None
        self.sent: list[str] = []

    async def send_text(self, data: str) -> None:
        self.sent.append(data)
        await asyncio.sleep(3600)

    async def close(self, code: int = 1000, reason: str | None = None) -> None:  # noqa: ARG002
        self.closed = code


def test_a_slow_reader_is_dropped_not_waited_for() -> None:
    async def fill() -> StuckWire:
        wire = StuckWire()
        member = Member(wire, None)
        for _ in range(100):
            member.push("news")
        await asyncio.sleep(0.05)
        assert not member.waiting
        return wire

    wire = asyncio.run(fill())
    assert (wire.closed, len(wire.sent)) == (1013, 0)


def test_a_server_that_stops_sends_everybody_to_another_one(settings: Settings) -> None:
    with run_process(settings.changed(port=0)) as server:
        ana, ben = server.client(), server.client()
        game, _ = begin(ana, ben)
        with ana.live(f"/api/games/{game}/live") as playing, ben.live("/api/live") as waiting:
            heard(playing, "snapshot")
            heard(waiting, "challenges")
            assert server.stop() in (0, -signal.SIGTERM)
            assert (closing(playing), closing(waiting)) == (1012, 1012)


def test_heartbeats_measure_the_delay_and_find_the_dead(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pings, "PING_EVERY", 1)
    with run_in_thread(settings) as server:
        ana, ben = server.client(), server.client()
        game, begun = begin(ana, ben, clock="300+0")
        me = begun["players"]["first"]["id"]
        assert server.app is not None
        measured = server.app.state.parts.pings.delay
        with ana.live(f"/api/games/{game}/live") as live:
            ping: dict[str, Any] = heard(live, "ping")
            time.sleep(0.15)
            live.send(json.dumps({"type": "pong", "id": ping["id"]}))
            wait_for("the pong", lambda: measured(me) > 0)
            snapshot = act(ana, game, "-7", 0).json()
            entries = [entry["entry"] for entry in snapshot["log"]]
            # A machine that is busy enough makes the server pause the clocks.
            first, second = (entry for entry in entries if not entry.startswith("pause:"))
            assert second == "-7"
            assert 0.1 < float(first.removeprefix("credit:first:")) <= 0.5
            # Whoever never answers is gone.
            assert closing(live) == 1001
