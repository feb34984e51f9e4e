from __future__ import annotations

import json

import pytest

from fourfold.server import Settings

from .conftest import BACKENDS
from .running import Client, Server, run_in_thread
from .services import Postgres


def test_a_new_server_lives_and_is_ready(client: Client) -> None:
    assert client.get("/healthz").json() == {"status": "ok"}
    assert client.get("/readyz").json() == {"status": "ok"}


def test_errors_have_one_shape(client: Client) -> None:
    answer = client.get("/api/nothing", headers={"Accept-Language": "fr"})
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["type"] == "urn:fourfold:not-found"


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
        headers = client.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


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
