"""Avatars: each player is one of the sixteen pieces, and everyone sees which."""

from __future__ import annotations

from sqlalchemy import insert
from tests.server.accounts import PASSWORD, me, player_id, sign_up
from tests.server.databases import in_database
from tests.server.playing import begin
from tests.server.running import Client, Server

from fourfold.server.store import people
from fourfold.server.store.avatars import avatar_of, opposite
from fourfold.server.store.schema import now


def choose(client: Client, avatar: object) -> int:
    return client.put("/api/me/settings", json={"avatar": avatar}).status_code


def test_the_default_follows_from_the_id(server: Server) -> None:
    ana = server.client()
    player = ana.post("/api/me").json()["player"]
    assert player["avatar"] == avatar_of(player["id"], "")
    shown = server.client().get(f"/api/players/{player['id']}").json()
    assert shown["avatar"] == player["avatar"]


def test_defaults_are_all_sixteen() -> None:
    assert len({avatar_of(f"player{number}", "") for number in range(400)}) == 16


def test_others_see_the_chosen_one_everywhere(server: Server) -> None:
    ana, ben = server.client(), sign_up(server, "Bertil")
    ana.post("/api/me")
    mine = me(ana)["player"]["id"]
    for client, avatar in ((ana, "c"), (ben, "7")):
        assert choose(client, avatar) == 200
    assert ben.get(f"/api/players/{mine}").json()["avatar"] == "c"
    made = ana.post("/api/challenges", json={"open": True, "first": "me"}).json()
    assert ben.get(f"/api/challenges/{made['id']}").json()["by"]["avatar"] == "c"
    players = ben.post(f"/api/challenges/{made['id']}/accept").json()["players"]
    assert [players[seat]["avatar"] for seat in ("first", "second")] == ["c", "7"]
    (listed,) = ben.get("/api/games").json()["games"]
    assert (listed["first_avatar"], listed["second_avatar"]) == ("c", "7")


def test_a_game_that_one_starts_shows_it_from_the_first_answer_on(server: Server) -> None:
    ana = server.client()
    ana.post("/api/me")
    assert choose(ana, "c") == 200
    computer = {"opponent": {"kind": "computer", "strength": "casual"}, "first": "me"}
    players = ana.post("/api/games", json=computer).json()["players"]
    assert (players["first"]["avatar"], players["second"]["avatar"]) == ("c", None)


def test_two_at_one_screen_differ_in_every_trait(server: Server) -> None:
    ana = server.client()
    ana.post("/api/me")
    assert choose(ana, "c") == 200
    shared = {"opponent": {"kind": "shared"}, "first": "me"}
    players = ana.post("/api/games", json=shared).json()["players"]
    assert (players["first"]["avatar"], players["second"]["avatar"]) == ("c", opposite("c"))
    (listed,) = ana.get("/api/games").json()["games"]
    assert (listed["first_avatar"], listed["second_avatar"]) == ("c", "3")


def test_only_a_piece_can_be_chosen(server: Server) -> None:
    ana = server.client()
    assert choose(ana, "c") == 401
    ana.post("/api/me")
    assert choose(ana, "c") == 200
    for wrong in ("g", "C", "10", 3, True, "<svg>"):
        assert choose(ana, wrong) == 422, wrong
    assert me(ana)["player"]["avatar"] == "c"
    default = avatar_of(me(ana)["player"]["id"], "")
    for none in ("", None):
        assert choose(ana, none) == 200
        assert me(ana)["player"]["avatar"] == default


def test_it_is_forgotten_with_the_account(server: Server) -> None:
    ana, ben = sign_up(server, "Anneke"), server.client()
    player = player_id(ana)
    begin(ana, ben)
    chosen = opposite(avatar_of(player, ""))
    assert choose(ana, chosen) == 200
    assert ana.get("/api/account/export").json()["player"]["avatar"] == chosen
    answer = ana.request("DELETE", "/api/account", json={"password": PASSWORD})
    assert answer.status_code == 204, answer.text
    assert ben.get(f"/api/players/{player}").json()["avatar"] == avatar_of(player, "")


def test_leaderboards_show_it(server: Server) -> None:
    ana = sign_up(server, "Anneke")
    assert choose(ana, "c") == 200
    player = player_id(ana)
    established = {
        "player": player, "level": 1, "call": "official", "rating": 1600.0, "deviation": 50.0,
        "volatility": 0.06, "games": 20, "at": now(), "opponents": 20,
    }  # fmt: skip
    in_database(server, lambda c: c.execute(insert(people.rating).values(established)))
    (line,) = server.client().get("/api/leaderboards/1/official").json()["players"]
    assert line["player"]["avatar"] == "c"
