"""Profiles, leaderboards, reports, and what remains of somebody who left."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select
from tests.server.accounts import PASSWORD, player_id, sign_up
from tests.server.people.test_standings import in_database, play, resign
from tests.server.playing import begin
from tests.server.running import Server

from fourfold.rules import Record
from fourfold.server.people.reports import list_reports
from fourfold.server.store import people, schema


def test_unknown_players(server: Server) -> None:
    client = server.client()
    answer = client.get("/api/players/abcdefghijkl")
    assert (answer.status_code, answer.json()["code"]) == (404, "player-unknown")
    for name in ("nobody", "x" * 100, "%F0%9F%98%80", "abcdefghijk%00"):
        assert client.get(f"/api/players/{name}").status_code == 422
        assert client.get(f"/api/players/{name}/games").status_code == 422


def test_private_games_do_not_show_in_a_profile(server: Server) -> None:
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    play(ana, ben, private=True)
    eve = server.client()
    profile = eve.get(f"/api/players/{player_id(ana)}").json()
    assert profile["counts"]["games"] == 0
    path = f"/api/players/{player_id(ana)}/games"
    assert eve.get(path).json() == {"games": [], "next": None}
    assert len(ben.get(path).json()["games"]) == 1


def test_the_games_of_a_player_page_by_page(server: Server) -> None:
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    made = []
    for _ in range(5):
        game, _ = begin(ana, ben)
        ana.post(f"/api/games/{game}/resign")
        made.append(game)
    path, found, before = f"/api/players/{player_id(ben)}/games", [], ""
    while True:
        page = server.client().get(f"{path}?limit=2{before}").json()
        found += [each["id"] for each in page["games"]]
        if page["next"] is None:
            break
        before = f"&before={page['next']}"
    assert found == made[::-1]
    assert server.client().get(f"{path}?before=x").status_code == 422


def test_leaderboards_list_those_whose_rating_is_sure(server: Server) -> None:
    names = ["Anneke", "Bertil", "Cilla", "David"]
    ids = [player_id(sign_up(server, name)) for name in names]

    def fill(connection: Connection) -> None:
        time = schema.now()
        for player, rating, deviation in zip(
            ids, (1500.0, 1900.0, 1700.0, 2500.0), (60.0, 60.0, 60.0, 200.0), strict=True
        ):
            connection.execute(
                insert(people.rating).values(
                    player=player, level=2, call="official", rating=rating, deviation=deviation,
                    volatility=0.06, games=30, opponents=9, at=time,
                )
            )  # fmt: skip

    in_database(server, fill)
    client = server.client()
    found = client.get("/api/leaderboards/2/official").json()
    assert [(line["rank"], line["player"]["name"]) for line in found["players"]] == [
        (1, "Bertil"),
        (2, "Cilla"),
        (3, "Anneke"),
    ]
    assert client.get("/api/leaderboards/2/automatic").json()["players"] == []
    for path in ("5/official", "0/official", "2/standing", "x/official"):
        assert client.get(f"/api/leaderboards/{path}").status_code == 422


def test_somebody_who_stays_away_leaves_the_leaderboard(server: Server) -> None:
    player = player_id(sign_up(server, "Anneke"))

    def fill(connection: Connection) -> None:
        connection.execute(
            insert(people.rating).values(
                player=player, level=1, call="official", rating=1800.0, deviation=60.0,
                volatility=0.06, games=30, opponents=9, at=schema.now() - 500 * 24 * 3600 * 1000,
            )
        )  # fmt: skip

    in_database(server, fill)
    client = server.client()
    assert client.get("/api/leaderboards/1/official").json()["players"] == []
    shown = client.get(f"/api/players/{player}").json()["ratings"][0]
    assert shown["rating"] == 1800
    assert shown["provisional"]


def test_reports(server: Server) -> None:
    ana, guest = sign_up(server, "Anneke"), server.client()
    player = player_id(ana)
    path = f"/api/players/{player}/report"
    assert guest.post(path, json={"reason": "name"}).status_code == 204
    assert guest.post(path, json={"reason": "cheating"}).status_code == 204
    assert guest.post(path, json={"reason": "boring"}).status_code == 422
    assert (
        guest.post("/api/players/abcdefghijkl/report", json={"reason": "name"}).status_code == 404
    )
    answer = ana.post(path, json={"reason": "name"})
    assert (answer.status_code, answer.json()["code"]) == (422, "report-self")
    (found,) = in_database(server, list_reports)
    assert [(r["player"], r["reported_name"], r["reason"]) for r in found] == [
        (player, "Anneke", "cheating")
    ]


def test_a_deleted_player_remains_in_others_games(server: Server) -> None:
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    over = play(ana, ben, rated=True)
    live = begin(ana, ben)[0]
    own = ana.post(
        "/api/games", json={"opponent": {"kind": "shared", "names": ["Mum", "Dad"]}, "first": "me"}
    ).json()["id"]
    exported = ana.get("/api/account/export").json()
    assert {game["id"] for game in exported["games"]} == {over, live, own}
    told = next(game for game in exported["games"] if game["id"] == over)
    assert told["log"][0]["entry"] == "-7"
    assert Record.parse(told["record"]).result in ("1-0", "0-1")
    player = player_id(ana)
    assert ana.request("DELETE", "/api/account", json={"password": PASSWORD}).status_code == 204
    with_fresh_names = server.client()
    ended = with_fresh_names.get(f"/api/games/{live}").json()
    assert ended["outcome"]["reason"] == "resignation"
    assert ended["outcome"]["winner"] == "second"

    def look(connection: Connection) -> list[str]:
        game = schema.game
        rows = connection.execute(select(game.c.id)).scalars()
        return sorted(rows)

    assert in_database(server, look) == [sorted([over, live])]
    profile = with_fresh_names.get(f"/api/players/{player}").json()
    assert (profile["kind"], profile["name"]) == ("deleted", "deleted player")
    # The other one's rating and history stay as they are.
    assert ben.get("/api/me").json()["player"]["ratings"][0]["games"] == 1
    resign(ben, sign_up(server, "Cilla"))
    assert ben.get("/api/me").json()["player"]["ratings"][0]["games"] == 2
