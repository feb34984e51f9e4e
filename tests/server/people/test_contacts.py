"""Following, blocking, being online, and the people one has played."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Connection, func, select
from tests.server.accounts import PASSWORD, player_id, sign_up
from tests.server.conftest import BACKENDS
from tests.server.databases import in_database
from tests.server.playing import begin
from tests.server.running import Client, Server, heard, run_in_thread
from tests.server.services import wait_for

from fourfold.server.people import contacts
from fourfold.server.store import people


def follow(client: Client, player: str) -> int:
    return client.put(f"/api/players/{player}/follow").status_code


def block(client: Client, player: str) -> int:
    return client.put(f"/api/players/{player}/block").status_code


def read(client: Client) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = client.get("/api/me/contacts").json()
    return found


def names(listed: list[dict[str, Any]]) -> list[str]:
    return [each["name"] for each in listed]


def test_a_player_is_followed_and_seen_online(server: Server) -> None:
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    other = player_id(ben)
    assert [follow(ana, other), follow(ana, other)] == [204, 204]
    assert [(each["name"], each["online"]) for each in read(ana)["following"]] == [
        ("Bertil", False)
    ]
    with ben.live("/api/live") as live:
        heard(live, "challenges")
        assert read(ana)["following"][0]["online"]
        profile = ana.get(f"/api/players/{other}").json()
        assert (profile["online"], profile["following"], profile["blocked"]) == (True, True, False)
        assert server.client().get(f"/api/players/{other}").json()["following"] is False
    assert ana.delete(f"/api/players/{other}/follow").status_code == 204
    assert read(ana) == {"following": [], "opponents": [], "blocked": []}
    assert read(ben)["following"] == []


def test_a_player_who_hides_is_never_shown_online(server: Server) -> None:
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    follow(ana, player_id(ben))
    assert ben.put("/api/me/settings", json={"showOnline": "no"}).status_code == 422
    assert ben.put("/api/me/settings", json={"showOnline": False}).status_code == 200
    with ben.live("/api/live") as live:
        heard(live, "challenges")
        assert not read(ana)["following"][0]["online"]
        assert not ana.get(f"/api/players/{player_id(ben)}").json()["online"]


def test_a_blocked_player_does_not_see_who_is_online_and_is_not_told(server: Server) -> None:
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    follow(ben, player_id(ana))
    follow(ana, player_id(ben))
    assert block(ana, player_id(ben)) == 204
    assert names(read(ana)["following"]) == []
    assert names(read(ana)["blocked"]) == ["Bertil"]
    with ana.live("/api/live") as live, ben.live("/api/live") as other:
        heard(live, "challenges")
        heard(other, "challenges")
        assert [(each["online"], each["blocked"]) for each in read(ben)["following"]] == [
            (False, False)
        ]
        assert not read(ana)["blocked"][0]["online"]
        assert ana.delete(f"/api/players/{player_id(ben)}/block").status_code == 204
        assert read(ben)["following"][0]["online"]


def test_blocked_players_do_not_hear_each_other(server: Server) -> None:
    """The phrases of a blocked player never arrive, and neither do those of the one who blocks."""
    ana, ben, eve = server.client(), server.client(), server.client()
    game, _ = begin(ana, ben)
    assert block(ana, player_id(ben)) == 204
    with ana.live(f"/api/games/{game}/live") as here, eve.live(f"/api/games/{game}/live") as there:
        heard(here, "snapshot")
        heard(there, "snapshot")
        ben.post(f"/api/games/{game}/phrases", json={"phrase": "oops"})
        assert heard(there, "phrase")["phrase"] == "oops"
        ana.delete(f"/api/players/{player_id(ben)}/block")
        ben.post(f"/api/games/{game}/phrases", json={"phrase": "sorry"})
        assert heard(here, "phrase")["phrase"] == "sorry"


def test_recent_opponents_with_their_last_game(server: Server) -> None:
    ana, ben, cilla = (sign_up(server, name) for name in ("Anneke", "Bertil", "Cilla"))
    begin(ana, ben)
    lost, _ = begin(ana, cilla)
    ana.post(f"/api/games/{lost}/resign")
    newest, _ = begin(ben, ana)
    ben.post(f"/api/games/{newest}/resign")
    ana.post("/api/games", json={"opponent": {"kind": "shared"}, "first": "me"})
    found = [(each["name"], each["game"], each["score"]) for each in read(ana)["opponents"]]
    assert found == [("Bertil", newest, 1.0), ("Cilla", lost, 0.0)]
    assert [each["score"] for each in read(cilla)["opponents"]] == [1.0]


@pytest.mark.parametrize("way", ["follow", "block"])
def test_whom_nobody_can_choose(server: Server, way: str) -> None:
    ana, visitor = sign_up(server, "Anneke"), server.client()
    own = ana.put(f"/api/players/{player_id(ana)}/{way}")
    assert (own.status_code, own.json()["code"]) == (422, "player-self")
    unknown = visitor.put(f"/api/players/aaaaaaaaaaaa/{way}")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "player-unknown")
    assert visitor.get("/api/me").json()["player"] is None
    assert visitor.delete(f"/api/players/{player_id(ana)}/{way}").status_code == 401
    assert read(visitor) == {"following": [], "opponents": [], "blocked": []}


def test_a_list_has_a_limit(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contacts, "MOST", 1)
    ana, ben, cilla = (sign_up(server, name) for name in ("Anneke", "Bertil", "Cilla"))
    assert follow(ana, player_id(ben)) == 204
    answer = ana.put(f"/api/players/{player_id(cilla)}/follow")
    assert (answer.status_code, answer.json()["code"]) == (409, "contacts-many")
    assert follow(ana, player_id(ben)) == 204


def test_what_is_kept_of_contacts_is_exported_and_forgotten(server: Server) -> None:
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    follow(ana, player_id(ben))
    block(ben, player_id(ana))
    data = ana.get("/api/account/export").json()
    assert [row["followed"] for row in data["follow"]] == [player_id(ben)]
    assert data["block"] == []
    assert [row["blocked"] for row in ben.get("/api/account/export").json()["block"]]
    password = {"password": PASSWORD}
    assert ana.request("DELETE", "/api/account", json=password).status_code in (200, 204)

    def left(connection: Connection) -> list[int]:
        counts = (select(func.count()).select_from(t) for t in (people.follow, people.block))
        return [connection.execute(count).scalar_one() for count in counts]

    assert in_database(server, left) == [0, 0]


@pytest.mark.parametrize("backend", BACKENDS[1:], indirect=True)
def test_other_processes_know_who_is_online(server: Server) -> None:
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    follow(ana, player_id(ben))

    def online() -> bool:
        found: bool = read(ana)["following"][0]["online"]
        return found

    with run_in_thread(server.settings) as other:
        away = other.client()
        away.cookies.set("fourfold", ben.cookies["fourfold"])
        with away.live("/api/live") as live:
            heard(live, "challenges")
            wait_for("him", online)
        wait_for("his absence", lambda: not online())
