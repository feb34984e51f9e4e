"""Connections: endless heads, silence, trickles, too many of them, and their lines in the log."""

from __future__ import annotations

import json
import os
import resource
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from tests.server.accounts import me
from tests.server.running import Server, heard, run_in_thread, run_process
from tests.server.services import free_port, wait_for

from fourfold.server import Settings
from fourfold.server.http import transport
from fourfold.server.http.logging import LONGEST_FIELD
from fourfold.server.http.problems import MOST_BYTES

ONE = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
#: More than any limit, less than would hurt the machine that tests.
ENDLESS = 64 * 1024 * 1024
MEGABYTE = 1024 * 1024


@contextmanager
def _connection(server: Server) -> Iterator[socket.socket]:
    address = ("127.0.0.1", server.settings.port)
    with socket.create_connection(address, timeout=60) as connection:
        yield connection


def _answer(connection: socket.socket) -> bytes:
    """Everything until the server closes the connection; a reset ends it, too."""
    data = b""
    with suppress(ConnectionError):
        while chunk := connection.recv(65536):
            data += chunk
    return data


def _send_until_refused(connection: socket.socket, piece: bytes) -> int:
    """Send for ever; how many bytes the server took before it closed the connection."""
    sent = 0
    with suppress(ConnectionError, BrokenPipeError):
        while sent < ENDLESS:
            connection.sendall(piece)
            sent += len(piece)
    return sent


HEAD = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


@ONE
@pytest.mark.parametrize(
    ("start", "piece"),
    [
        pytest.param(HEAD + b"X-Endless: ", b"x" * 65536, id="a value without end"),
        pytest.param(HEAD, b"X-Header: 1\r\n" * 1000, id="headers without end"),
        pytest.param(HEAD, b"x" * 65536, id="a name without end"),
        pytest.param(b"GET /", b"x" * 65536, id="an address without end"),
        pytest.param(b"", b"\r\n" * 30_000, id="empty lines without end"),
        pytest.param(POST + b"Content-Length: 100000000\r\n\r\n", b"x" * 65536, id="a body"),
        pytest.param(
            POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n" * 10_000, id="chunks"
        ),
        pytest.param(
            POST + b"Transfer-Encoding: chunked\r\n\r\n1;x=", b"x" * 65536, id="a chunk's head"
        ),
        pytest.param(
            POST + b"Transfer-Encoding: chunked\r\n\r\n0\r\nX-Trailer: ",
            b"x" * 65536,
            id="what comes after a body",
        ),
    ],
)
def test_endless_requests_are_cut_off(server: Server, start: bytes, piece: bytes) -> None:
    """One connection took 400 MiB of memory."""
    with _connection(server) as connection:
        connection.sendall(start)
        sent = _send_until_refused(connection, piece)
        # Whatever is still in the buffers of both ends counts as sent.
        assert sent < ENDLESS
    assert server.client().get("/healthz").status_code == 200


@ONE
@pytest.mark.parametrize(
    ("request_head", "status"),
    [
        (b"GET /" + b"x" * 60_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", b"414"),
        (HEAD + b"X-Large: " + b"x" * 40_000 + b"\r\n\r\n", b"431"),
        (HEAD + b"X-Header: 1\r\n" * 120 + b"\r\n", b"431"),
        (b"\x16\x03\x01 not HTTP at all\r\n\r\n", b"400"),
        (HEAD + b"X-Header: 1\r\n" * 80 + b"Connection: close\r\n\r\n", b"200"),
    ],
)
def test_what_is_too_large_is_told_so(server: Server, request_head: bytes, status: bytes) -> None:
    with _connection(server) as connection:
        connection.sendall(request_head)
        assert _answer(connection).split()[1] == status


@ONE
def test_a_head_in_parts_is_no_larger_than_one_at_once(server: Server) -> None:
    with _connection(server) as connection:
        connection.sendall(HEAD + b"X-One: " + b"x" * 20_000 + b"\r\n")
        # Time to be read apart from the rest; the answer is the same if it is not.
        time.sleep(0.3)
        connection.sendall(b"X-Two: " + b"x" * 20_000 + b"\r\n\r\n")
        assert _answer(connection).split()[1] == b"431"


@ONE
@pytest.mark.parametrize(
    "start",
    [
        pytest.param(b"", id="silence"),
        pytest.param(b"GET /healthz HT", id="half a line"),
        pytest.param(HEAD + b"X-Slow: ", id="half a head"),
        pytest.param(POST + b"Content-Length: 100\r\n\r\n{", id="half a body"),
        pytest.param(HEAD + b"\r\n" + HEAD, id="half of the next"),
    ],
)
def test_connections_that_wait_are_closed(
    server: Server, monkeypatch: pytest.MonkeyPatch, start: bytes
) -> None:
    """Silent and slow connections were held for ever."""
    monkeypatch.setattr(transport, "HEAD_SECONDS", 0.5)
    monkeypatch.setattr(transport, "BODY_SECONDS", 0.5)
    with _connection(server) as connection:
        connection.sendall(start)
        _answer(connection)


@ONE
@pytest.mark.parametrize(
    ("start", "drop"),
    [(HEAD + b"X-Slow: ", b"x"), (POST + b"Content-Length: 100000\r\n\r\n", b" "), (b"", b"\r\n")],
    ids=["head", "body", "empty lines"],
)
def test_a_trickle_is_no_sign_of_life(
    server: Server, monkeypatch: pytest.MonkeyPatch, start: bytes, drop: bytes
) -> None:
    monkeypatch.setattr(transport, "HEAD_SECONDS", 0.5)
    monkeypatch.setattr(transport, "BODY_SECONDS", 0.5)
    with _connection(server) as connection:
        connection.sendall(start)
        closed = threading.Event()

        def trickle() -> None:
            with suppress(OSError):
                while not closed.wait(0.02):
                    connection.sendall(drop)

        thread = threading.Thread(target=trickle)
        thread.start()
        try:
            _answer(connection)
        finally:
            closed.set()
            thread.join(60)


@ONE
def test_a_client_that_does_not_read_is_dropped(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transport, "STALL_SECONDS", 0.5)
    assert server.app is not None
    with _connection(server) as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        ask = b"GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        # Requests are answered one after the other until nothing more fits into the buffers.
        with suppress(ConnectionError):
            for _ in range(2000):
                connection.sendall(ask)

        def is_dropped() -> bool:
            try:
                connection.send(ask, socket.MSG_DONTWAIT)
            except BlockingIOError:
                return False
            except ConnectionError:
                return True
            return False

        wait_for("the connection to be dropped", is_dropped)


@ONE
def test_an_address_holds_so_many_connections(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transport, "MOST_OF_NETWORK", 20)
    with run_in_thread(settings.changed(rate_limits=True)) as server, ExitStack() as stack:
        held = [stack.enter_context(_connection(server)) for _ in range(20)]
        for connection in held:
            connection.sendall(HEAD + b"\r\n")
            assert b" 200 " in connection.recv(65536)
        with _connection(server) as one_more:
            assert _answer(one_more) == b""
        held[0].close()

        def is_let_in() -> bool:
            with _connection(server) as next_one, suppress(ConnectionError):
                next_one.sendall(HEAD + b"Connection: close\r\n\r\n")
                return b" 200 " in _answer(next_one)
            return False

        wait_for("room for another connection", is_let_in)


@ONE
def test_a_proxy_holds_as_many_as_it_needs(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transport, "MOST_OF_NETWORK", 5)
    chosen = settings.changed(rate_limits=True, trusted_proxies="127.0.0.1")
    with run_in_thread(chosen) as server, ExitStack() as stack:
        for _ in range(20):
            connection = stack.enter_context(_connection(server))
            connection.sendall(HEAD + b"\r\n")
            assert b" 200 " in connection.recv(65536)


@ONE
def test_when_there_is_no_room_the_idlest_go(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those who play stay; connections that only wait make room."""
    ana = server.client()
    ana.post("/api/me")
    game = ana.post("/api/games", json={"opponent": {"kind": "shared"}}).json()
    with ana.live(f"/api/games/{game['id']}/live") as live, ExitStack() as stack:
        heard(live, "snapshot")
        monkeypatch.setattr(transport, "_most_connections", lambda: 10)
        silent = [stack.enter_context(_connection(server)) for _ in range(30)]
        for _ in range(5):
            late = server.client()
            assert late.get("/healthz").status_code == 200
        for connection in silent[:15]:
            assert _answer(connection) == b""
        acted = {"action": game["legal"][0], "answers": 0, "seat": "first"}
        assert ana.post(f"/api/games/{game['id']}/actions", json=acted).status_code == 200
        assert heard(live, "entry")["number"] == 1


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
def test_the_log_holds_no_long_paths(settings: Settings, tmp_path: Path) -> None:
    """Paths of 60 kB were logged whole: 468 MiB of log a minute."""
    log = tmp_path / "log"
    with run_process(settings.changed(port=free_port()), log=log) as server:
        client = server.client()
        for _ in range(20):
            assert client.get("/api/" + "x" * 60_000).status_code == 414
            assert client.get("/api/" + "y" * 7000).status_code == 404
        wait_for("the log", lambda: log.read_text().count('"status":404') == 20)
    lines = log.read_text().splitlines()
    assert max(map(len, lines)) < 1000
    paths = [json.loads(line).get("path", "") for line in lines]
    assert max(map(len, paths)) == LONGEST_FIELD + 1


def _memory(pid: int) -> int:
    """What a process has in memory, in bytes."""
    words = Path(f"/proc/{pid}/statm").read_text().split()
    return int(words[1]) * os.sysconf("SC_PAGE_SIZE")


def test_endless_heads_take_no_memory(settings: Settings) -> None:
    with run_process(settings.changed(port=free_port())) as server:
        client = server.client()
        assert client.get("/healthz").status_code == 200
        assert server.process is not None
        before = _memory(server.process.pid)
        for _ in range(20):
            with _connection(server) as connection:
                connection.sendall(HEAD + b"X-Endless: ")
                _send_until_refused(connection, b"x" * 65536)
        assert _memory(server.process.pid) - before < 50 * MEGABYTE


@pytest.mark.long
def test_a_thousand_silent_connections_keep_nobody_out(settings: Settings) -> None:
    """1,100 of them used up the descriptors of the process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))
    strict = settings.changed(rate_limits=True, port=free_port())
    try:
        with run_process(strict) as server, ExitStack() as stack:
            ana = server.client()
            ana.post("/api/me")
            for _ in range(2000):
                with suppress(ConnectionError):
                    stack.enter_context(_connection(server))
            # The address has had its share, but its open connection goes on.
            assert me(ana)["player"]["kind"] == "guest"
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_bodies_up_to_the_limit_pass(server: Server) -> None:
    """The limits of connections leave the limit of bodies to the guard, which explains itself."""
    answer = server.client().post(
        "/api/me",
        content=b" " * (MOST_BYTES - 2) + b"{}",
        headers={"Content-Type": "application/json"},
    )
    assert answer.status_code == 200
    answer = server.client().post("/api/me", content=b"x" * (MOST_BYTES + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
