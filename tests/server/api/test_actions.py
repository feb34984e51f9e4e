"""The short way of an action answers exactly as the long one."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from tests.server.playing import TURNS, begin, play
from tests.server.running import Client, Server

from fourfold.server.api import actions
from fourfold.server.api.games import Acting

#: A media type that is as good, but not the ordinary one.
LONG = "application/json; charset=utf-8"
SHORT = "application/json"


def send(client: Client, game: str, body: object, kind: str, **headers: str) -> httpx.Response:
    data = body if isinstance(body, str) else json.dumps(body)
    return client.post(
        f"/api/games/{game}/actions", content=data, headers={"Content-Type": kind, **headers}
    )


def said(answer: httpx.Response) -> tuple[int, Any, dict[str, str]]:
    """An answer without what differs by nature."""
    document = answer.json()
    shown = document.get("snapshot", document)
    if shown.get("clock"):
        shown["clock"].pop("now")
        shown["clock"].pop("remaining")
    own = {"x-request-id", "date", "content-length"}
    return (
        answer.status_code,
        document,
        {name: value for name, value in answer.headers.items() if name not in own},
    )


@pytest.mark.parametrize(
    "body",
    [
        {"action": "-7", "answers": 0},
        {"action": "-7", "answers": 0, "seat": "first"},
        {"action": "-7", "answers": 0, "seat": "second"},
        {"action": "-8", "answers": 1},
        {"action": "-7", "answers": 99},
        {"action": "c2", "answers": 0},
        {"action": "resign:first", "answers": 0},
        {"action": "zz", "answers": 0},
        {"action": "c2" * 20, "answers": 0},
        {"action": "-7", "answers": -1},
        {"action": "-7", "answers": "x"},
        {"action": "-7"},
        {"action": "-7", "answers": 0, "more": 1},
        [],
        "",
        "{",
        "null",
        '{"action": "-7", "answers": 0}' + " " * 2000,
    ],
    ids=lambda body: str(body)[:40].strip(),
)
def test_both_ways_answer_the_same(server: Server, body: object) -> None:
    ana, ben = server.client(), server.client()
    game, _ = begin(ana, ben)
    key = {"Idempotency-Key": "one"}
    for client in (ben, server.client(), ana):
        # With a key the second one is the first one again, whichever way it came.
        short = said(send(client, game, body, SHORT, **key))
        assert short == said(send(client, game, body, LONG, **key))


def test_both_ways_refuse_what_comes_too_late(server: Server) -> None:
    ana, ben = server.client(), server.client()
    game, _ = begin(ana, ben)
    number = play(ana, ben, game, TURNS)
    late = {"action": "-1", "answers": number}
    short, long = (said(send(ana, game, late, kind)) for kind in (SHORT, LONG))
    assert short[0] == 409
    assert short == long
    nowhere = [said(send(ana, "a" * 12, late, kind)) for kind in (SHORT, LONG)]
    assert nowhere[0] == nowhere[1]
    assert nowhere[0][0] == 404


def test_a_key_that_is_none_is_refused(server: Server) -> None:
    ana, ben = server.client(), server.client()
    game, _ = begin(ana, ben)
    body = {"action": "-7", "answers": 0}
    for kind in (SHORT, LONG):
        answer = send(ana, game, body, kind, **{"Idempotency-Key": "x" * 65})
        assert (answer.status_code, answer.json()["code"]) == (422, "invalid")
    assert ana.get(f"/api/games/{game}").json()["number"] == 0


def test_the_metrics_know_one_route(server: Server) -> None:
    ana, ben = server.client(), server.client()
    game, _ = begin(ana, ben)
    assert send(ana, game, {"action": "-7", "answers": 0}, SHORT).status_code == 200
    assert send(ben, game, {"action": "c2", "answers": 1}, LONG).status_code == 200
    numbers = ana.get("/metrics").text
    counted = [line for line in numbers.splitlines() if "/actions" in line and "_total" in line]
    assert len([line for line in counted if 'status="200"' in line]) == 1, counted


def test_an_ordinary_action_goes_the_short_way(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the tests above would compare the long way with itself."""
    taken: list[object] = []
    validated = actions._validated

    def noting(body: object) -> Acting:
        taken.append(body)
        return validated(body)

    monkeypatch.setattr(actions, "_validated", noting)
    ana, ben = server.client(), server.client()
    game, _ = begin(ana, ben)
    assert send(ana, game, {"action": "-7", "answers": 0}, SHORT).status_code == 200
    assert send(ben, game, {"action": "c2", "answers": 1}, LONG).status_code == 200
    assert taken == [{"action": "-7", "answers": 0}]
