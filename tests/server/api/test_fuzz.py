"""Nonsense from outside: no crash, no 5xx, and what is refused changes nothing."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import re
import socket
import struct
import subprocess
import sysconfig
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.running import Client, Server, heard

from fourfold.server import Settings
from fourfold.server.store import open_store, schema

#: Tables in which the server itself writes as time goes by.
_ITS_OWN = ("process", "outage", "attempt")


def dump(settings: Settings) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table, but for those of the server's own doings."""

    async def read() -> dict[str, list[tuple[Any, ...]]]:
        store = open_store(settings.database_url)
        try:
            return {
                table.name: sorted((tuple(row) for row in await store.rows(select(table))), key=str)
                for table in schema.metadata.sorted_tables
                if table.name not in _ITS_OWN
            }
        finally:
            await store.close()

    return asyncio.run(read())


def start_game(client: Client) -> dict[str, Any]:
    answer = client.post("/api/games", json={"opponent": {"kind": "shared"}, "first": "me"})
    assert answer.status_code == 201, answer.text
    game: dict[str, Any] = answer.json()
    return game


# Requests -------------------------------------------------------------------------------------


def run_schemathesis(server: Server, examples: int, phases: str, folder: Path) -> None:
    # The description is built when it is first asked for. A machine with much else to do needs
    # longer for it than schemathesis waits.
    server.client().get("/openapi.json").raise_for_status()
    command = [
        str(Path(sysconfig.get_path("scripts")) / "schemathesis"),
        "run",
        f"{server.url}/openapi.json",
        "--checks=not_a_server_error",
        f"--max-examples={examples}",
        f"--phases={phases}",
        "--mode=all",
        "--continue-on-failure",
        "--no-shrink",
        "--seed=20261115",
        "--suppress-health-check=all",
        "--warnings=off",
        "--output-sanitize=false",
    ]
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, timeout=1500, check=False
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


@pytest.mark.long
def test_random_requests_never_crash_the_server(server: Server, tmp_path: Path) -> None:
    owner = server.client()
    game = start_game(owner)
    before = dump(server.settings)
    run_schemathesis(server, 30, "examples,coverage,fuzzing", tmp_path)
    after = dump(server.settings)
    for name in ("game", "entry", "challenge", "player"):
        kept = [row for row in after[name] if row in before[name]]
        assert kept == before[name], f"{name}: a stranger changed what was there"
    acted = {"action": game["legal"][0], "answers": 0, "seat": "first"}
    assert owner.post(f"/api/games/{game['id']}/actions", json=acted).status_code == 200


_PLAIN = (None, True, 0, -1, 2**31, 2**63, 10**30, 0.5, -1e308, 1e-300)
_WORDS = ("", "c2", "-7", "first", "\x00", "é" * 5, "a" * 5000, "\u202e", "'; --", "../..")
_NAMES = ("opponent", "action", "answers", "name", "password", "kind", "level", "x", "__proto__")


def _nonsense(source: random.Random, depth: int = 0) -> Any:  # noqa: ANN401  # any JSON at all
    kind = source.choice("pwlo" if depth < 4 else "pw")
    if kind == "p":
        return source.choice(_PLAIN)
    if kind == "w":
        return source.choice(_WORDS)
    if kind == "l":
        return [_nonsense(source, depth + 1) for _ in range(source.randint(0, 3))]
    names = source.sample(_NAMES, source.randint(0, 4))
    return {name: _nonsense(source, depth + 1) for name in names}


def test_what_is_refused_changes_nothing(server: Server) -> None:
    source = random.Random(5)
    owner, stranger = server.client(), server.client()
    game = start_game(owner)
    paths = stranger.get("/openapi.json").json()["paths"]
    before, refused = dump(server.settings), []
    for path, methods in paths.items():
        where = re.sub(r"\{\w+\}", "abcdefghijkl", path.replace("{game}", game["id"]))
        if words := [each["name"] for each in methods.get("get", {}).get("parameters", ())]:
            asked = {source.choice(words): str(_nonsense(source))}
            answer = stranger.get(where, params=asked)
            assert answer.status_code < 500, (where, asked, answer.text)
        for method in sorted({"post", "put", "delete", "patch"} & set(methods)):
            for _ in range(2):
                stranger.cookies.clear()
                answer = stranger.request(method, where, json=[_nonsense(source)])
                assert answer.status_code < 500, (method, where, answer.text)
                if answer.status_code >= 400:
                    refused.append((method, where, answer.status_code))
                else:  # it needs no body: what it did is none of this test's business
                    before = dump(server.settings)
    assert len(refused) > 20
    assert dump(server.settings) == before, refused


def test_a_guest_who_is_refused_never_was(server: Server) -> None:
    visitor = server.client()
    before = dump(server.settings)
    wanted = {"opponent": {"kind": "computer", "strength": "nobody"}}
    assert visitor.post("/api/games", json=wanted).status_code == 422
    assert visitor.post("/api/challenges", json={"clock": "soon"}).status_code == 422
    assert visitor.post("/api/challenges/abcdefghijkl/accept").status_code == 404
    report = {"reason": "name"}
    assert visitor.post("/api/players/abcdefghijkl/report", json=report).status_code in (404, 422)
    assert dump(server.settings) == before
    assert not visitor.cookies


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"opponent":' * 5000,
        b"nul",
        b"1" * 5000,
        b'"\\ud800"',
    ],
)
def test_bodies_that_are_no_json_are_refused(client: Client, body: bytes) -> None:
    answer = client.post("/api/games", content=body, headers={"Content-Type": "application/json"})
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.headers["content-type"] == "application/problem+json"


# WebSocket frames -----------------------------------------------------------------------------


def frame(opcode: int, data: bytes, *, final: bool = True, masked: bool = True) -> bytes:
    """One frame, right or wrong."""
    head = bytes([(0x80 if final else 0) | opcode])
    bit = 0x80 if masked else 0
    if len(data) < 126:
        head += bytes([bit | len(data)])
    elif len(data) < 65536:
        head += struct.pack("!BH", bit | 126, len(data))
    else:
        head += struct.pack("!BQ", bit | 127, len(data))
    return head + (bytes(4) if masked else b"") + data


TEXT, BINARY, MORE, CLOSE, PING = 1, 2, 0, 8, 9

NONSENSE = {
    "no JSON": frame(TEXT, b"hello"),
    "nothing": frame(TEXT, b""),
    "not UTF-8": frame(TEXT, b"\xff\xfe\xfa"),
    "binary": frame(BINARY, bytes(range(256))),
    "binary JSON": frame(BINARY, b'{"type":"pong","id":1}'),
    "deep nesting": frame(TEXT, b"[" * 199),
    "deeper nesting": frame(TEXT, b"[" * 60_000 + b"]" * 60_000),
    "a list": frame(TEXT, b'["type","from"]'),
    "a number": frame(TEXT, b"17"),
    "no type": frame(TEXT, b'{"number":1}'),
    "an unknown type": frame(TEXT, b'{"type":"act","number":1}'),
    "a type that is a list": frame(TEXT, b'{"type":["from"],"number":1}'),
    "a number that is a text": frame(TEXT, b'{"type":"from","number":"1"}'),
    "a number that is true": frame(TEXT, b'{"type":"from","number":true}'),
    "a number below zero": frame(TEXT, b'{"type":"from","number":-1}'),
    "a number beyond all": frame(TEXT, b'{"type":"from","number":' + b"9" * 150 + b"}"),
    "a number too long to read": frame(TEXT, b'{"type":"from","number":' + b"9" * 5000 + b"}"),
    "not a number": frame(TEXT, b'{"type":"from","number":NaN}'),
    "oversized": frame(TEXT, b'{"type":"pong","id":1' + b" " * 2_000_000 + b"}"),
    "oversized, announced only": struct.pack("!BBQ", 0x81, 0x80 | 127, 2**62) + bytes(4),
    "fragmented nonsense": frame(TEXT, b'{"ty', final=False) + frame(MORE, b"pe", final=True),
    "endless fragments": frame(TEXT, b"[", final=False) + frame(MORE, b"[" * 900, final=False) * 99,
    "a fragment of nothing": frame(MORE, b"x"),
    "a message inside a message": frame(TEXT, b"{", final=False) + frame(TEXT, b"}"),
    "unmasked": frame(TEXT, b'{"type":"pong","id":1}', masked=False),
    "an unknown opcode": frame(5, b"x"),
    "reserved bits": bytes([0xF1, 0x81]) + bytes(4) + b"x",
    "a ping that is too long": frame(PING, bytes(126)),
    "a ping in pieces": frame(PING, b"x", final=False),
    "a close of one byte": frame(CLOSE, b"x"),
    "a close with a wrong code": frame(CLOSE, struct.pack("!H", 999)),
    "no frames at all": b"GET / HTTP/1.1\r\n\r\n" * 50,
}

#: Odd, but allowed: the connection stays.
ODD = {
    "a pong in pieces": frame(TEXT, b'{"type":"po', final=False) + frame(MORE, b'ng","id":77}'),
    "an answer to no ping": frame(TEXT, b'{"type":"pong","id":12345}'),
    "from the future": frame(TEXT, b'{"type":"from","number":999999}'),
    "a ping of the protocol": frame(PING, b"x"),
    "an empty fragment": frame(TEXT, b"", final=False) + frame(MORE, b'{"type":"pong","id":7}'),
}


class RawSocket:
    """A WebSocket whose frames are written by hand."""

    def __init__(self, server: Server, path: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.settings.port), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.settings.port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.socket.recv(65536)
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        assert b" 101 " in head.split(b"\r\n")[0], head

    def throw(self, data: bytes) -> None:
        # The server may hang up while this is on its way.
        with suppress(OSError):
            self.socket.sendall(data)

    def is_closed(self, seconds: float) -> bool:
        """Whether the server says goodbye, or hangs up, within this time."""
        self.socket.settimeout(seconds)
        try:
            while True:
                opcode, length = self._read(1)[0] & 15, self._read(1)[0]
                if length == 126:
                    length = int.from_bytes(self._read(2), "big")
                elif length == 127:
                    length = int.from_bytes(self._read(8), "big")
                self._read(length)
                if opcode == CLOSE:
                    return True
        except TimeoutError:
            return False
        except OSError:
            return True

    def _read(self, count: int) -> bytes:
        while len(self.buffer) < count:
            more = self.socket.recv(65536)
            if not more:
                raise ConnectionError
            self.buffer += more
        found, self.buffer = self.buffer[:count], self.buffer[count:]
        return found

    def close(self) -> None:
        self.socket.close()


@pytest.mark.parametrize("path", ["/api/games/{game}/live", "/api/live"])
def test_nonsense_frames_are_refused_and_change_nothing(server: Server, path: str) -> None:
    player = server.client()
    game = start_game(player)
    where = path.replace("{game}", game["id"])
    before = dump(server.settings)
    with player.live(f"/api/games/{game['id']}/live") as honest:
        assert heard(honest, "snapshot")["snapshot"]["number"] == 0
        for name, data in NONSENSE.items():
            raw = RawSocket(server, where)
            raw.throw(data)
            # What is announced but never comes may be waited for; nothing more.
            waits = name == "oversized, announced only"
            assert raw.is_closed(0.5 if waits else 60) or waits, name
            raw.close()
        assert server.client().get("/healthz").status_code == 200
        assert dump(server.settings) == before
        acted = {"action": game["legal"][0], "answers": 0, "seat": "first"}
        assert player.post(f"/api/games/{game['id']}/actions", json=acted).status_code == 200
        assert heard(honest, "entry")["number"] == 1


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
@pytest.mark.parametrize("name", ODD)
def test_odd_frames_are_borne(server: Server, name: str) -> None:
    game = start_game(server.client())
    raw = RawSocket(server, f"/api/games/{game['id']}/live")
    raw.throw(ODD[name])
    assert not raw.is_closed(0.3)
    raw.close()


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
def test_random_bytes_and_random_frames_are_borne(server: Server) -> None:
    source = random.Random(11)
    game = start_game(server.client())
    before = dump(server.settings)
    for _ in range(60):
        raw = RawSocket(server, f"/api/games/{game['id']}/live")
        for _ in range(source.randint(1, 5)):
            if source.random() < 0.3:
                raw.throw(source.randbytes(source.randint(1, 300)))
            else:
                body = json.dumps(_nonsense(source)).encode()
                raw.throw(frame(source.randrange(16), body, final=source.random() < 0.8))
        raw.close()
    assert server.client().get("/readyz").status_code == 200
    assert dump(server.settings) == before
