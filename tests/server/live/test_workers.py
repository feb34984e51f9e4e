"""Several workers on PostgreSQL and Redis: any worker serves any game, and one may die."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import psutil
import pytest
from tests.server.conftest import BACKENDS
from tests.server.running import (
    Client,
    ServerProcess,
    heard,
    run_process,
)
from tests.server.services import free_port, wait_for

from fourfold.rules import Call, Game, parse_action
from fourfold.server import Settings

pytestmark = pytest.mark.parametrize("backend", BACKENDS[1:], indirect=True)
#: Ends with a call of the second player: a1 b1 c1 d1 are all light.
ACTIONS = ("-0", "a1", "-1", "b1", "-2", "c1", "-3", "d1", "!a1b1c1d1")


@pytest.fixture
def workers(settings: Settings) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    with ExitStack() as stack:
        one, other = (
            stack.enter_context(run_process(settings.changed(port=free_port()))) for _ in range(2)
        )
        yield one, other


def moved(client: Client, server: ServerProcess) -> Client:
    """The same browser at another worker."""
    there = server.client()
    there.cookies.update(client.cookies)
    return there


def act(client: Client, game: str, action: str, number: int) -> dict[str, Any]:
    body = {"action": action, "answers": number}
    answer = client.post(f"/api/games/{game}/actions", json=body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def meet(host: Client, guest: Client) -> str:
    made = host.post("/api/challenges", json={"first": "me", "open": True})
    assert made.status_code == 201, made.text
    joined = guest.post(f"/api/challenges/{made.json()['id']}/accept", json={})
    assert joined.status_code == 200, joined.text
    return str(joined.json()["id"])


def test_a_worker_dies_in_mid_game_and_the_other_finishes_it(
    workers: tuple[ServerProcess, ServerProcess],
) -> None:
    one, other = workers
    first, second = one.client(), other.client()
    game = meet(first, second)
    model = Game()
    with second.live(f"/api/games/{game}/live") as live:
        assert heard(live, "snapshot")["snapshot"]["number"] == 0
        for number, action in enumerate(ACTIONS):
            if number == 4:
                one.kill()
                with pytest.raises(httpx.TransportError):
                    first.get("/healthz")
                first = moved(first, other)
            player = first if str(model.to_act) == "first" else second
            snapshot = act(player, game, action, number)
            assert snapshot["number"] == number + 1
            model = model.play(parse_action(action))
            assert snapshot["position"] == str(model.position)
            # The other worker told of it, or its own: in order, nothing missing.
            assert heard(live, "entry")["number"] == number + 1
    assert model.outcome is not None
    seen = first.get(f"/api/games/{game}").json()
    assert seen["status"] == "over"
    assert seen["outcome"]["result"] == model.outcome.result
    assert [line["entry"] for line in seen["log"]] == list(ACTIONS)


def test_one_command_with_two_workers_replaces_the_one_that_dies(settings: Settings) -> None:
    with run_process(settings.changed(workers=2, port=free_port())) as server:
        first, second = server.client(), server.client()
        game = meet(first, second)
        assert server.process is not None
        whole = psutil.Process(server.process.pid)
        before = _workers(whole)
        assert len(before) == 2, whole.children()
        clients = {"first": first, "second": second}
        model, seen = Game(), {}
        for number, action in enumerate(ACTIONS):
            if number in (3, 6):
                os.kill(min(_workers(whole)), signal.SIGKILL)
                # The supervisor notices only after the other worker, perhaps still starting,
                # has answered it, and gives that worker a minute.
                wait_for("a new worker", lambda: len(_workers(whole)) == 2, seconds=180)
            body = {"action": action, "answers": number}
            answer = _insist(clients[str(model.to_act)], f"/api/games/{game}/actions", body, number)
            assert answer.status_code == 200, answer.text
            seen = answer.json()
            model = model.play(parse_action(action))
        assert isinstance(model.actions[-1], Call)
        assert [line["entry"] for line in seen["log"]] == list(ACTIONS)
        assert not set(before) & set(_workers(whole))


def _workers(whole: psutil.Process) -> list[int]:
    """The processes that serve: children of the command, without those that only think."""
    found = []
    for child in whole.children():
        try:
            words = " ".join(child.cmdline())
        except psutil.Error:
            continue
        if "spawn_main" in words and child.status() != psutil.STATUS_ZOMBIE:
            found.append(child.pid)
    return found


def _insist(client: Client, path: str, body: dict[str, Any], number: int) -> httpx.Response:
    """Ask with a key until there is an answer: a worker may die with the request."""
    headers = {"Idempotency-Key": f"key-{number}"}
    for _ in range(100):
        try:
            answer = client.post(path, json=body, headers=headers)
        except httpx.TransportError:
            continue
        if answer.status_code < 500:
            return answer
    raise AssertionError("no answer")
