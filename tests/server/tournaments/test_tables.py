"""Tournaments around real tables by HTTP: where people sit, entries that are corrected."""

from __future__ import annotations

from tests.server.accounts import sign_up
from tests.server.running import Server

from .test_api import CLUB, ROOT, announce, club, done, refused


def test_in_an_arena_every_open_game_has_a_table_of_its_own(server: Server) -> None:
    """Whoever was paired earlier still reports at their table, and later pairs sit elsewhere."""
    dora, one, other = sign_up(server, "Dora"), server.client(), server.client()
    here = f"{ROOT}/{announce(dora, **{**CLUB, 'regulations': {'format': 'arena'}})}"
    for name in ("Ana", "Ben", "Cem", "Eva", "Fee"):
        done(dora.post(f"{here}/entrants", json={"name": name}))
    entrants = done(dora.get(here))["entrants"]
    ana, ben, cem, eva, fee = (each["id"] for each in entrants)
    done(dora.post(f"{here}/pair", json={"tables": [[ana, ben]]}))
    shown = done(dora.post(f"{here}/pair", json={"tables": [[cem, eva]]}))
    tables = {game["key"]: game["table"] for each in shown["rounds"] for game in each["games"]}
    assert tables == {"1.1": 1, "2.1": 2}
    keys = {
        each["table"]: {"Table-Key": each["address"].split("#")[1]}
        for each in done(dora.get(f"{here}/keys"))["tables"]
    }
    assert list(keys) == [1, 2]
    for client, seat in ((one, "first"), (other, "second")):
        told = {"game": "1.1", "seat": seat, "result": "1-0"}
        refused(
            client.post(f"{here}/tables/2/report", json=told, headers=keys[2]),
            404,
            "tournament-event-game-unknown",
        )
        done(client.post(f"{here}/tables/1/report", json=told, headers=keys[1]))
    seen = done(one.get(f"{here}/tables/1", headers=keys[1]))
    (game,) = seen["games"]
    assert (seen["round"], game["key"], game["state"]) == (1, "1.1", "over")
    done(dora.post(f"{here}/pair", json={"tables": [[fee, ana]]}))
    seen = done(one.get(f"{here}/tables/1", headers=keys[1]))
    assert (seen["round"], seen["games"][0]["key"]) == (3, "3.1")
    seen = done(one.get(f"{here}/tables/2", headers=keys[2]))
    assert (seen["round"], seen["games"][0]["key"]) == (2, "2.1")


def test_a_mistyped_entry_is_corrected(server: Server) -> None:
    """In the list, at the table, and where a calendar says who has won; the pairing stands."""
    dora, visitor = sign_up(server, "Dora"), server.client()
    here = f"{ROOT}/{club(dora, 'Anna', 'Ben')}"
    shown = done(dora.post(f"{here}/pair"))
    anna = shown["entrants"][0]["id"]
    games = shown["rounds"][0]["games"]
    at = f"{here}/entrants/{anna}/correct"
    refused(visitor.post(at, json={"name": "Ana"}), 401, "sign-in")
    refused(dora.post(at, json={"name": "BEN"}), 409, "tournament-event-name-twice")
    refused(dora.post(at, json={"rating": 4001}), 422, "invalid")
    refused(dora.post(f"{here}/entrants/p9/correct", json={}), 404, "tournament-event-unknown")
    shown = done(dora.post(at, json={"name": "Ana", "rating": 1650}))
    assert [(each["name"], each["rating"]) for each in shown["entrants"]] == [
        ("Ana", 1650),
        ("Ben", None),
    ]
    assert [(each["first"], each["second"]) for each in shown["rounds"][0]["games"]] == [
        (each["first"], each["second"]) for each in games
    ]
    result = "1-0" if games[0]["first"] == anna else "0-1"
    done(dora.post(f"{here}/games/1.1/result", json={"result": result}))
    done(dora.post(f"{here}/finish"))
    # A certificate may be wrong.
    shown = done(dora.post(at, json={"name": "Ana Alvarez"}))
    assert (shown["status"], shown["leader"]) == ("finished", "Ana Alvarez")
    (listed,) = done(visitor.get(f"{ROOT}?when=finished"))["tournaments"]
    assert listed["leader"] == "Ana Alvarez"
    refused(dora.post(at, json={"rating": 1700}), 409, "tournament-event-finished")
    events = [each["event"]["event"] for each in done(visitor.get(f"{here}/log"))["events"]]
    assert events.count("entry-corrected") == 2
