"""One request must not keep the others waiting: what is parsed and answered is bounded."""

from __future__ import annotations

import asyncio
import json
import queue
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.server.playing import TURNS
from tests.server.running import Client, Server

from fourfold.rules import Record
from fourfold.server.http.bodies import MOST_PARTS
from fourfold.server.workers.thinkers import Thinkers

ONE = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
#: What a refusal may weigh, whatever was sent.
LARGEST_REFUSAL = 8 * 1024


def _keys(count: int) -> dict[str, object]:
    return {f"k{number}": number for number in range(count)}


def _nested(depth: int) -> object:
    document: object = 1
    for _ in range(depth):
        document = [document]
    return document


@ONE
@pytest.mark.parametrize(
    "body",
    [
        _keys(15_000),
        list(range(40_000)),
        {"name": _keys(10_000), "password": [_keys(10)] * 300},
        _nested(400),
        [[]] * 60_000,
        {"k" * 100_000: 1, "name": "x" * 100_000},
    ],
    ids=["keys", "list", "inside", "deep", "empty lists", "long"],
)
@pytest.mark.parametrize(
    ("method", "path"),
    [("POST", "/api/session"), ("PUT", "/api/me/settings"), ("POST", "/api/games")],
)
def test_bodies_of_many_parts_are_refused_in_few_words(
    client: Client, method: str, path: str, body: object
) -> None:
    """26,000 keys took 0.27 s and were answered with 2.5 MB; settings 1.1 s and 9.7 MB."""
    client.post("/api/me")
    answer = client.request(method, path, json=body)
    assert answer.status_code == 422
    assert answer.json()["code"] == "invalid"
    assert len(answer.content) < LARGEST_REFUSAL


@ONE
def test_as_many_parts_as_are_read_are_named_in_part(client: Client) -> None:
    client.post("/api/me")
    for method, path, body in (
        ("POST", "/api/session", _keys(MOST_PARTS // 2)),
        ("PUT", "/api/me/settings", {f"k{number}": [] for number in range(90)}),
        ("POST", "/api/games", {"opponent": {"kind": "x" * 200_000}}),
    ):
        answer = client.request(method, path, json=body)
        assert answer.status_code == 422
        assert 0 < len(answer.json()["errors"]) <= 10
        assert len(answer.content) < LARGEST_REFUSAL


@ONE
def test_work_for_one_runs_in_another_process(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drills, QR codes, long records and the API's description were computed in the loop."""
    assert server.app is not None
    clerks: Thinkers = server.app.state.parts.clerks
    plain, done = clerks.run, list[str]()

    async def noting(work: Callable[..., Any], *arguments: object) -> Any:  # noqa: ANN401  # of `work`
        done.append(work.__name__)
        return await plain(work, *arguments)

    monkeypatch.setattr(clerks, "run", noting)
    client = server.client()
    board = client.get("/api/drill").json()
    answered = {"task": board["task"], "squares": None}
    assert client.post("/api/drill/answer", json=answered).status_code == 200
    made = client.post("/api/challenges", json={}).json()
    assert client.get(made["qr"]).headers["content-type"].startswith("image/svg+xml")
    assert client.post("/api/review", json={"record": "1. -7 *"}).status_code == 200
    assert client.post("/api/review", json={"record": "nonsense"}).status_code == 422
    assert done == ["make_task"] * 3 + ["picture_of", "parse", "str", "parse"]


@ONE
def test_the_description_is_built_once_and_beside_the_loop(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes more than a second."""
    assert server.app is not None
    plain, threads = server.app.openapi, list[threading.Thread]()

    def noting() -> dict[str, Any]:
        threads.append(threading.current_thread())
        return plain()

    monkeypatch.setattr(server.app, "openapi", noting)
    client = server.client()
    for _ in range(3):
        assert client.get("/openapi.json").json()["info"]["title"] == "Fourfold"
    (thread,) = threads
    loops: queue.Queue[threading.Thread] = queue.Queue()
    _loop(server).call_soon_threadsafe(lambda: loops.put(threading.current_thread()))
    assert thread is not loops.get(timeout=60)


def _loop(server: Server) -> asyncio.AbstractEventLoop:
    assert server.app is not None
    loop: asyncio.AbstractEventLoop = server.app.state.parts.store.writing.task.get_loop()
    return loop


def test_a_record_with_many_tags_is_read_in_one_pass() -> None:
    """Each tag was compared with all others: 14,000 of them took seven seconds."""

    class Counted(str):
        """A name that counts how often it is compared."""

        __slots__ = ()
        compared = 0

        def __eq__(self, other: object) -> bool:
            Counted.compared += 1
            return str.__eq__(self, other)

        def __hash__(self) -> int:
            return str.__hash__(self)

        def lower(self) -> str:
            return Counted(str.lower(self))

    game = Record.parse(" ".join(("1.", TURNS[0], "*"))).game
    Record(game, [(Counted(f"Tag{number}"), "x") for number in range(500)])
    assert Counted.compared < 5000


@ONE
def test_the_lag_of_the_loop_is_measured(server: Server) -> None:
    """A blocked loop shows in the metrics, so that operators see it before players do."""
    client = server.client()

    def slow() -> float:
        families = text_string_to_metric_families(client.get("/metrics").text)
        (lag,) = [each for each in families if each.name == "fourfold_loop_lag_seconds"]
        counts = {
            sample.labels["le"]: sample.value
            for sample in lag.samples
            if sample.name.endswith("_bucket")
        }
        return counts["+Inf"] - counts["0.2"]

    before = slow()
    _loop(server).call_soon_threadsafe(time.sleep, 0.5)
    deadline = time.monotonic() + 60
    while slow() == before:
        assert time.monotonic() < deadline, "a blocked loop did not show"


@ONE
def test_answers_are_json_all_the_same(client: Client) -> None:
    """Ordinary bodies, and the largest that a route takes, pass."""
    client.post("/api/me")
    chosen = {f"key-{number}": True for number in range(60)}
    assert client.put("/api/me/settings", json=chosen).status_code == 200
    record = "{" + "well played " * 8000 + "} 1. -7 *"
    assert len(json.dumps(record)) > 90_000
    assert client.post("/api/review", json={"record": record}).status_code == 200
