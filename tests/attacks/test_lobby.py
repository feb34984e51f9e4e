"""Attacks on live connections: making the lobby shout, and flooding it with frames."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.running import Server, heard
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from fourfold.server.live.lobby import PAUSE

ONE = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
#: More than any client needs at once.
FLOOD = 200


def open_challenge(server: Server, count: int) -> list[str]:
    client = server.client()
    wanted = {"open": True, "clock": "300+5"}
    return [client.post("/api/challenges", json=wanted).json()["id"] for _ in range(count)]


@ONE
def test_one_program_cannot_make_the_lobby_shout(server: Server) -> None:
    """16 requests per second became 198 MiB/s for 300 watchers: every change sent the whole list.

    Now a change sends what has changed, at most once a second, whatever happens in between.
    """
    standing = set(open_challenge(server, 10))
    attacker, watcher = server.client(), server.client()
    with watcher.live("/api/live") as lobby:
        shown = heard(lobby, "challenges")["challenges"]
        assert {each["id"] for each in shown} == standing
        began = time.monotonic()
        for _ in range(32):
            made = attacker.post("/api/challenges", json={"open": True}).json()["id"]
            assert attacker.delete(f"/api/challenges/{made}").status_code == 204
        (last,) = open_challenge(server, 1)
        changes = list[dict[str, Any]]()
        while last not in {each["id"] for change in changes for each in change["opened"]}:
            changes.append(heard(lobby, "challenges-change"))
        took = time.monotonic() - began
    assert len(changes) <= took / PAUSE + 2
    told = [each["id"] for change in changes for each in change["opened"]]
    assert standing.isdisjoint(told)
    # At most one challenge of the attacker's is open at any moment.
    assert len(told) <= len(changes) + 1


@ONE
def test_the_changes_add_up_to_the_list(server: Server) -> None:
    client, watcher = server.client(), server.client()
    gone, stays = (
        client.post("/api/challenges", json={"open": True}).json()["id"] for _ in range(2)
    )
    with watcher.live("/api/live") as lobby:
        known = {each["id"] for each in heard(lobby, "challenges")["challenges"]}
        assert known == {gone, stays}
        client.delete(f"/api/challenges/{gone}")
        (new,) = open_challenge(server, 1)
        while known != {stays, new}:
            change = heard(lobby, "challenges-change")
            known = (known | {each["id"] for each in change["opened"]}) - {*change["closed"]}
    with watcher.live("/api/live") as lobby:
        assert {each["id"] for each in heard(lobby, "challenges")["challenges"]} == known


FRAMES: dict[str, Callable[[ClientConnection], object]] = {
    "pongs that nobody asked for": lambda live: live.send(json.dumps({"type": "pong", "id": 0})),
    "pings of the protocol": lambda live: live.ping(),
    "pongs of the protocol": lambda live: live.pong(b"x"),
    "parts of messages": lambda live: live.send(["{", '"type"', ":", '"pong", "id": 0}']),
}


def flood(live: ClientConnection, frame: str) -> None:
    """Send many frames, and wait until the server ends the connection."""
    for _ in range(FLOOD):
        FRAMES[frame](live)
    while True:
        live.recv(timeout=20)


@ONE
@pytest.mark.parametrize("path", ["/api/live", "/api/games/{game}/live"])
@pytest.mark.parametrize("frame", FRAMES)
def test_every_frame_is_counted(server: Server, path: str, frame: str) -> None:
    """Frames were free: a connection could send any number of them, for as long as it liked."""
    client = server.client()
    game = client.post("/api/games", json={"opponent": {"kind": "shared"}}).json()["id"]
    with client.live(path.replace("{game}", game)) as live:
        with pytest.raises(ConnectionClosed) as closed:
            flood(live, frame)
        # The code may be lost with what the server did not read any more.
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1008


@ONE
def test_an_honest_client_is_not_disturbed(server: Server) -> None:
    """Some pongs and wishes, as many as a client sends in minutes, are taken at once."""
    client = server.client()
    game = client.post("/api/games", json={"opponent": {"kind": "shared"}}).json()["id"]
    with client.live(f"/api/games/{game}/live") as live:
        heard(live, "snapshot")
        for number in range(20):
            live.send(json.dumps({"type": "pong", "id": number}))
        body = {"action": "-7", "answers": 0, "seat": "first"}
        assert client.post(f"/api/games/{game}/actions", json=body).status_code == 200
        assert heard(live, "entry")["number"] == 1
