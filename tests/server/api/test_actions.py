"""The lean route of actions answers exactly as the one that FastAPI describes."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from starlette.types import Receive
from tests.server.playing import TURNS, begin, play
from tests.server.running import Client, Server, heard

from fourfold.rules import Action, Game
from fourfold.server.api import actions
from fourfold.server.games.loading import Loaded
from fourfold.server.games.views import snapshot
from fourfold.server.games.views.snapshot import Presence

#: A media type that is as good, but not the ordinary one.
LONG = "application/json; charset=utf-8"
SHORT = "application/json"


def send(client: Client, game: str, body: object, kind: str, **headers: str) -> httpx.Response:
    data = body if isinstance(body, str | bytes) else json.dumps(body)
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
        "5",
        '"text"',
        '{"action": "-7", "answers": NaN}',
        "[" * 1000,
        '{"action": "-7", "answers": 0}' + " " * 2000,
        b"\xff\xfe\xfd",
        '{"action": "-7", "answers": 0}'.encode("utf-16"),
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
    read = actions._read_body

    async def noting(receive: Receive) -> bytes | None:
        body = await read(receive)
        taken.append(json.loads(body or b"null"))
        return body

    monkeypatch.setattr(actions, "_read_body", noting)
    ana, ben = server.client(), server.client()
    game, _ = begin(ana, ben)
    assert send(ana, game, {"action": "-7", "answers": 0}, SHORT).status_code == 200
    assert send(ben, game, {"action": "c2", "answers": 1}, LONG).status_code == 200
    assert taken == [{"action": "-7", "answers": 0}]


def test_an_action_is_played_once_and_written_once_for_all(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[str] = []
    written: list[int] = []
    play_action, write = Game.play, snapshot.as_json

    def playing(game: Game, action: Action) -> Game:
        played.append(str(action))
        return play_action(game, action)

    def writing(loaded: Loaded, presence: Presence) -> str:
        written.append(loaded.state.number)
        return write(loaded, presence)

    ana, ben, eve = server.client(), server.client(), server.client()
    game, _ = begin(ana, ben)
    live = f"/api/games/{game}/live"
    with ana.live(live) as playing_too, ben.live(live) as other, eve.live(live) as watching:
        for connection in (playing_too, other, watching):
            heard(connection, "snapshot")
        monkeypatch.setattr(Game, "play", playing)
        monkeypatch.setattr(snapshot, "as_json", writing)
        answer = send(ana, game, {"action": "-7", "answers": 0}, SHORT).json()
        shown = [heard(each, "entry")["snapshot"] for each in (playing_too, other, watching)]
    assert played == ["-7"]
    assert written == [1]
    assert [entry["by"] for entry in answer.pop("log")] == ["first"]
    assert [each.pop("you") for each in (*shown, answer)] == ["first", "second", None, "first"]
    assert shown == [answer] * 3
