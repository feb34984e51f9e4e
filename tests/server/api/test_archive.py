"""Lists and records of games."""

from __future__ import annotations

import re

from tests.server.playing import (
    TURNS,
    act,
    begin,
    play,
)
from tests.server.running import Server

from fourfold.play.opponents.records import opponent_in
from fourfold.rules import Player, Record


def test_public_games_are_listed_private_ones_are_not(server: Server) -> None:
    ana, ben, eve = server.client(), server.client(), server.client()
    games = [begin(ana, ben)[0] for _ in range(3)]
    hidden, _ = begin(ana, ben, private=True)
    ana.post(f"/api/games/{games[0]}/resign")
    playing = eve.get("/api/games").json()["games"]
    assert {game["id"] for game in playing} == set(games[1:])
    over = eve.get("/api/games?status=over").json()
    assert [game["id"] for game in over["games"]] == [games[0]]
    assert over["games"][0]["result"] == "0-1"
    assert hidden not in str(playing)


def test_r20_lists_tell_aborted_games_from_others(server: Server) -> None:
    ana, ben = server.client(), server.client()
    aborted, resigned = [begin(ana, ben)[0] for _ in range(2)]
    ana.post(f"/api/games/{aborted}/abort")
    ana.post(f"/api/games/{aborted}/rematch")
    ana.post(f"/api/games/{resigned}/resign")
    over = ben.get("/api/games?status=over").json()["games"]
    assert {game["id"]: game["aborted"] for game in over} == {aborted: True, resigned: False}


def test_lists_go_on_page_by_page(server: Server) -> None:
    ana, ben, eve = server.client(), server.client(), server.client()
    games = {begin(ana, ben)[0] for _ in range(5)}
    seen: list[str] = []
    cursor = None
    while True:
        where = "/api/games?limit=2" + (f"&before={cursor}" if cursor else "")
        page = eve.get(where).json()
        seen += [game["id"] for game in page["games"]]
        cursor = page["next"]
        if cursor is None:
            break
    assert (len(seen), set(seen)) == (5, games)


def test_the_record_of_a_game_replays_it(server: Server) -> None:
    ana, ben = server.client(), server.client()
    game, _ = begin(ana, ben, clock="60/move", level=2)
    play(ana, ben, game, TURNS)
    answer = ana.get(f"/api/games/{game}/record.qgn")
    record = Record.parse(answer.text)
    assert record.result == "1-0"
    assert [str(action) for action in record.game.actions] == list(TURNS)
    assert len(record.times) == len(record.game.turns)
    assert record.tag("Game") == game
    assert re.fullmatch(r"[0-9]{4}\.[0-9]{2}\.[0-9]{2}", record.tag("Date"))


def test_the_record_names_the_computer_as_people_know_it(server: Server) -> None:
    client = server.client()
    computer = {"kind": "computer", "strength": "perfect"}
    game = client.post("/api/games", json={"opponent": computer, "first": "me"}).json()["id"]
    for language, name in (("en", "Sibyl"), ("de", "Sibylle")):
        headers = {"Accept-Language": language}
        record = Record.parse(client.get(f"/api/games/{game}/record.qgn", headers=headers).text)
        assert (record.second, record.tag("SecondStrength")) == (name, "perfect")
        assert record.tag("FirstStrength") == "?"
        opponent = opponent_in(record, Player.SECOND)
        assert opponent is not None
        assert opponent.id == "perfect"
        assert Record.parse(str(record)) == record


def test_a_game_in_which_something_was_taken_back_has_a_record_too(server: Server) -> None:
    client = server.client()
    wanted = {"opponent": {"kind": "shared"}, "first": "me"}
    game = client.post("/api/games", json=wanted).json()["id"]
    for number, action in enumerate(("-7", "c2")):
        act(client, game, action, number)
    client.post(f"/api/games/{game}/takeback", json={"to": 1, "seat": "second"})
    act(client, game, "d4", 3)
    record = Record.parse(client.get(f"/api/games/{game}/record.qgn").text)
    assert [str(action) for action in record.game.actions] == ["-7", "d4"]
