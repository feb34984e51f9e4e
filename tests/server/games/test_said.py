"""The characters of the computer in snapshots: their lines, and whose they are."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select
from tests.server.databases import in_database
from tests.server.playing import act, begin
from tests.server.running import Client, Server

from fourfold.play.opponents.speech import ABOUT_MISSED, Occasion
from fourfold.server.store import Append, schema
from fourfold.server.store.appends import DERIVED, append_all


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


def miss_quarto(server: Server, game: str) -> None:
    """The person makes a quarto and says nothing, and the computer lets it lapse."""

    def work(connection: Connection) -> None:
        table = schema.game
        row = connection.execute(select(table).where(table.c.id == game)).one()
        entries = [
            {"number": number, "entry": text, "time": row.touched, "player": "", "key": None}
            for number, text in enumerate(("d1", "-4", "a4", "-5"), row.number + 1)
        ]
        derived = {name: getattr(row, name) for name in DERIVED} | {"number": row.number + 4}
        assert append_all(connection, [Append(game, entries, derived)]) == [True]

    in_database(server, work)


def test_a_takeback_does_not_give_back_a_quarto_that_was_mentioned(server: Server) -> None:
    """Otherwise what the character says tells what can be called."""
    client = server.client()
    told = set[bool]()
    # Whether it is mentioned depends on the game's id, three times in four.
    for _ in range(100):
        game = start(client, first="them", position="012./..../..../...f 3")["id"]
        miss_quarto(server, game)
        snapshot = client.get(f"/api/games/{game}").json()
        said = snapshot["said"]
        mentioned = said is not None and Occasion(occasion(said)) in ABOUT_MISSED
        told.add(mentioned)
        assert snapshot["takeback_to"]["second"] == (None if mentioned else 1)
        assert snapshot["takeback_late"] is mentioned
        answer = client.post(f"/api/games/{game}/takeback", json={"to": 1})
        assert answer.status_code == (409 if mentioned else 200)
        if mentioned:
            assert answer.json()["code"] == "takeback-mentioned"
            # What came later can be taken back.
            after = act(client, game, "b4", snapshot["number"]).json()
            assert (after["takeback_to"]["second"], after["takeback_late"]) == (4, False)
        if len(told) == 2:
            return
    raise AssertionError(f"only {told} in a hundred games")
