from __future__ import annotations

import asyncio
import json
import logging
import socket
from contextlib import suppress

import pytest
from tests.server.conftest import BACKENDS
from tests.server.running import Client, Server, run_in_thread
from tests.server.services import Postgres

from fourfold.server import Settings
from fourfold.server.games.actions import Games
from fourfold.server.http.logging import Lines
from fourfold.server.supervision import BackgroundTask, end_tasks


def test_a_new_server_lives_and_is_ready(client: Client) -> None:
    assert client.get("/healthz").json() == {"status": "ok"}
    assert client.get("/readyz").json() == {"status": "ok"}


def test_errors_have_one_shape(client: Client) -> None:
    answer = client.get("/api/nothing", headers={"Accept-Language": "fr"})
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["type"] == "urn:fourfold:not-found"


def test_an_error_that_quotes_half_a_character_is_told(client: Client) -> None:
    """It was a 500: no answer can hold what the request named."""
    body = b'{"opponent": {"kind": "computer", "strength": "\\ud800"}}'
    answer = client.post("/api/games", content=body, headers={"Content-Type": "application/json"})
    assert 400 <= answer.status_code < 500, answer.text


def test_the_api_describes_itself_with_its_errors(client: Client) -> None:
    document = client.get("/openapi.json").json()
    for path in document["paths"].values():
        for operation in path.values():
            refused = operation["responses"]["4XX"]["content"]
            assert list(refused) == ["application/problem+json"]
    examples = json.dumps(document)
    assert '"!a1b1c1d1"' in examples
    assert '"strength": "casual"' in examples


def test_every_answer_has_the_security_headers(client: Client) -> None:
    for path in ("/healthz", "/api/nothing", "/nothing"):
        headers = client.get(path, headers={"Origin": "https://elsewhere.example"}).headers
        policy = headers["content-security-policy"].split("; ")
        assert {
            "default-src 'self'",
            "script-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
        } <= set(policy)
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        # No other site is let in, and nobody is told what answers.
        assert "access-control-allow-origin" not in headers
        assert "server" not in headers


def test_answers_of_the_api_are_kept_nowhere(client: Client) -> None:
    client.post("/api/me")
    for path in ("/api/me", "/api/games", "/api/nothing", "/api/account/export"):
        assert client.get(path).headers["cache-control"] == "no-store"


def test_methods_that_nobody_needs_are_refused(client: Client) -> None:
    for method in ("TRACE", "CONNECT", "PATCH", "MADEUP"):
        for path in ("/api/me", "/", "/healthz"):
            assert client.request(method, path).status_code in (400, 403, 404, 405), (method, path)


def test_a_body_with_two_lengths_is_refused(server: Server) -> None:
    """Nobody can hide a second request in the body of the first."""
    head = "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    hidden = "0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    for lengths in (
        f"Content-Length: {len(hidden)}\r\nTransfer-Encoding: chunked\r\n",
        f"Transfer-Encoding: chunked\r\nContent-Length: {len(hidden)}\r\n",
        f"Content-Length: {len(hidden)}\r\nContent-Length: 5\r\n",
    ):
        with socket.create_connection(("127.0.0.1", server.settings.port), 10) as connection:
            connection.sendall(f"{head}{lengths}\r\n{hidden}".encode())
            connection.settimeout(5)
            found = b""
            with suppress(TimeoutError, ConnectionResetError):
                while piece := connection.recv(4096):
                    found += piece
        assert found.startswith(b"HTTP/1.1 400"), found[:80]
        assert b'"status":"ok"' not in found


@pytest.mark.parametrize("backend", BACKENDS[:1], indirect=True)
def test_what_nobody_foresaw_is_logged_and_told_without_its_inside(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("an inside that is nobody's business")

    monkeypatch.setattr(Games, "see", broken)
    client = server.client()
    with caplog.at_level(logging.INFO):
        answer = client.get("/api/games/abcdefghijkl")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert "inside" not in answer.text
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-request-id"]
    assert any("inside" in Lines().format(record) for record in caplog.records)
    assert client.get("/api/games").status_code == 200


@pytest.mark.parametrize("backend", BACKENDS[1:], indirect=True)
def test_a_database_that_is_down_makes_the_server_unready_until_it_is_back(
    settings: Settings, postgres: Postgres
) -> None:
    with run_in_thread(settings) as server:
        client = server.client()
        assert client.get("/readyz").status_code == 200
        postgres.stop()
        try:
            answer = client.get("/readyz")
            assert answer.status_code == 503
            assert answer.json()["code"] == "unavailable"
            assert client.get("/healthz").status_code == 200
        finally:
            postgres.start()
        assert client.get("/readyz").status_code == 200


def test_two_servers_can_start_on_one_empty_database(settings: Settings) -> None:
    with run_in_thread(settings) as one, run_in_thread(settings) as other:
        for server in (one, other):
            assert server.client().get("/readyz").status_code == 200


def test_the_server_stops_cleanly(server: Server) -> None:
    assert server.client().get("/healthz").status_code == 200


def test_a_task_that_hides_a_cancellation_is_ended_all_the_same() -> None:
    """As one does whose connection to Redis breaks while it is being closed."""

    async def stubborn() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(3600)
        await asyncio.sleep(3600)

    async def main() -> None:
        tasks = [BackgroundTask(name, stubborn) for name in ("a", "b")]
        for each in tasks:
            each.start()
        await asyncio.sleep(0)
        async with asyncio.timeout(60):
            await end_tasks(tasks)
        assert all(each.task is not None and each.task.cancelled() for each in tasks)

    asyncio.run(main())
