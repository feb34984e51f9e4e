"""The characters of the computer in snapshots: their lines, and whose they are."""

from __future__ import annotations

from typing import Any

from tests.server.playing import act, begin
from tests.server.running import Client, Server

from fourfold.play.opponents.speech import Occasion


def start(client: Client, **terms: object) -> dict[str, Any]:
    wanted = {"opponent": {"kind": "computer", "strength": "newcomer"}, "first": "me", **terms}
    made = client.post("/api/games", json=wanted)
    assert made.status_code == 201, made.text
    snapshot: dict[str, Any] = made.json()
    return snapshot


def occasion(said: dict[str, Any]) -> str:
    says, opponent, occasion, _ = said["text"].split("-")
    assert (says, opponent) == ("says", "newcomer")
    return str(Occasion(occasion))


def test_a_character_greets_and_says_something_at_the_end(server: Server) -> None:
    client = server.client()
    game = start(client)
    assert (game["said"]["by"], game["said"]["after"]) == ("second", 0)
    assert occasion(game["said"]) == "greeting"
    ended = client.post(f"/api/games/{game['id']}/resign").json()
    assert (occasion(ended["said"]), ended["said"]["after"]) == ("win", 1)
    assert client.get(f"/api/games/{game['id']}").json()["said"] == ended["said"]


def test_in_a_rematch_it_knows_the_player(server: Server) -> None:
    client = server.client()
    game = start(client)["id"]
    client.post(f"/api/games/{game}/resign")
    again = client.post(f"/api/games/{game}/rematch").json()["rematch"]["game"]
    said = client.get(f"/api/games/{again}").json()["said"]
    assert (said["by"], occasion(said)) == ("first", "rematch")


def test_between_people_nobody_speaks_for_them(server: Server) -> None:
    ana, ben = server.client(), server.client()
    game, snapshot = begin(ana, ben)
    assert snapshot["said"] is None
    assert act(ana, game, "-7", 0).json()["said"] is None
    shared = ana.post("/api/games", json={"opponent": {"kind": "shared"}}).json()
    assert shared["said"] is None
