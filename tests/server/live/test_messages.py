"""Live messages: each is as its model says, and each entry names who acted."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import BaseModel
from tests.server.playing import TURNS, act, begin, play
from tests.server.running import Server
from websockets.sync.client import ClientConnection

from fourfold.server.live.messages import GameMessage, LobbyMessage, Pong, SendFrom, read_message

ONE = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)


def told(live: ClientConnection, model: type[BaseModel], *kinds: str) -> list[dict[str, Any]]:
    """All messages until these kinds have come; each has the fields of its model, and no others."""
    messages = list[dict[str, Any]]()
    while not {message["type"] for message in messages}.issuperset(kinds):
        messages.append(json.loads(live.recv(timeout=60)))
        assert model.model_validate(messages[-1]).model_dump(mode="json") == messages[-1]
    return messages


@ONE
def test_messages_of_a_game_are_as_their_models_say(server: Server) -> None:
    ana, ben = server.client(), server.client()
    game, _ = begin(ana, ben, clock="300+5")
    with ana.live(f"/api/games/{game}/live") as live:
        told(live, GameMessage, "snapshot")
        assert act(ana, game, "-7", 0).status_code == 200
        (*_, entry) = told(live, GameMessage, "entry")
        assert (entry["by"], entry["entry"]) == ("first", "-7")
        ben.post(f"/api/games/{game}/phrases", json={"phrase": "good-luck"})
        told(live, GameMessage, "phrase")
    other, _ = begin(ana, ben)
    play(ana, ben, other, TURNS)
    with ana.live(f"/api/games/{other}/live?after=0") as live:
        (*_, page) = told(live, GameMessage, "entries")
    assert [each["by"] for each in page["entries"]] == [
        *("first", "second", "second", "first", "first", "second", "second", "first", "first")
    ]
    assert page["snapshot"]["outcome"]["winner"] == "first"


@ONE
def test_messages_of_the_lobby_are_as_their_models_say(server: Server) -> None:
    ana, ben = server.client(), server.client()
    made = ana.post("/api/challenges", json={"first": "them", "open": True}).json()["id"]
    with ana.live("/api/live") as lobby:
        told(lobby, LobbyMessage, "challenges")
        game = ben.post(f"/api/challenges/{made}/accept").json()["id"]
        # The list of challenges is told when it is next looked at: before the game, or after it.
        told(lobby, LobbyMessage, "started", "challenges-change")
        assert act(ben, game, "-7", 0).status_code == 200
        told(lobby, LobbyMessage, "turn")


def test_what_a_client_may_say() -> None:
    assert read_message('{"type": "pong", "id": 3}') == Pong(type="pong", id=3)
    assert read_message('{"type": "from", "number": 0}') == SendFrom(type="from", number=0)
    for nonsense in (None, "", "[]", '{"type": "pong"}', '{"type": "pong", "id": 3, "more": 1}'):
        with pytest.raises(ValueError):  # noqa: PT011  # pydantic's, or our own
            read_message(nonsense)
