"""Whole games over HTTP and WebSockets."""

from __future__ import annotations

from tests.server.playing import TURNS, act, begin
from tests.server.running import Server, heard


def test_a_whole_game_with_a_call_between_two_browsers(server: Server) -> None:
    ana, ben, eve = server.client(), server.client(), server.client()
    game, snapshot = begin(ana, ben)
    assert snapshot["you"] == "second"
    with eve.live(f"/api/games/{game}/live") as watching:
        assert heard(watching, "snapshot")["snapshot"]["you"] is None
        clients = {"first": ana, "second": ben}
        for number, action in enumerate(TURNS):
            answer = act(clients[snapshot["to_act"]], game, action, number)
            assert answer.status_code == 200, answer.text
            snapshot = answer.json()
            assert snapshot["number"] == number + 1
            event = heard(watching, "entry")
            assert (event["number"], event["entry"]) == (number + 1, action)
            assert event["snapshot"]["position"] == snapshot["position"]
    assert snapshot["outcome"]["result"] == "1-0"
    assert snapshot["outcome"]["reason"] == "quarto"
    assert snapshot["outcome"]["alignments"][0]["values"] == ["light", "square"]


def test_the_computer_plays_until_the_end(server: Server) -> None:
    client = server.client()
    wanted = {
        "opponent": {"kind": "computer", "strength": "beginner", "pace": "instant"},
        "first": "me",
    }
    snapshot = client.post("/api/games", json=wanted).json()
    game = snapshot["id"]
    with client.live(f"/api/games/{game}/live") as live:
        snapshot = heard(live, "snapshot")["snapshot"]
        while snapshot["status"] == "playing":
            if snapshot["to_act"] == "first":
                answer = act(client, game, snapshot["legal"][0], snapshot["number"])
                assert answer.status_code == 200, answer.text
            snapshot = heard(live, "entry")["snapshot"]
    assert snapshot["outcome"]["reason"] in ("quarto", "caught", "full-board")
