"""The list of games as it changes, with the boards."""

from __future__ import annotations

from typing import Any

from tests.server.playing import TURNS, act, begin, play
from tests.server.running import Server, heard, run_in_thread
from websockets.sync.client import ClientConnection


def next_game(live: ClientConnection, game: str, number: int) -> dict[str, Any]:
    """How a game is shown once it has this number."""
    while True:
        for shown in heard(live, "games")["games"]:
            if shown["id"] == game and shown["number"] >= number:
                found: dict[str, Any] = shown
                return found


def test_lists_show_the_board(server: Server) -> None:
    ana, ben = server.client(), server.client()
    game, _ = begin(ana, ben)
    play(ana, ben, game, TURNS[:3])
    (listed,) = server.client().get("/api/games").json()["games"]
    assert (listed["position"], listed["to_act"]) == ("..../..7./..../.... 5", "first")
    ana.post(f"/api/games/{game}/resign")
    (listed,) = server.client().get("/api/games?status=over").json()["games"]
    assert (listed["position"], listed["to_act"]) == ("..../..7./..../.... 5", None)


def test_boards_change_before_the_eyes_of_those_who_look(server: Server) -> None:
    ana, ben = server.client(), server.client()
    with server.client().live("/api/games/live") as live, run_in_thread(server.settings) as other:
        game, _ = begin(ana, ben)
        assert next_game(live, game, 0)["position"] == "..../..../..../.... -"
        # Another process plays: the list needs no message from it.
        there = [other.client(), other.client()]
        for client, known in zip(there, (ana, ben), strict=True):
            client.cookies.set("fourfold", known.cookies["fourfold"])
        play(there[0], there[1], game, TURNS[:2])
        assert next_game(live, game, 2)["position"] == "..../..7./..../.... -"
        ben.post(f"/api/games/{game}/resign")
        over = next_game(live, game, 3)
        assert (over["status"], over["result"]) == ("over", "1-0")


def test_private_games_are_not_among_the_boards(server: Server) -> None:
    ana, ben = server.client(), server.client()
    with server.client().live("/api/games/live") as live:
        hidden, _ = begin(ana, ben, private=True)
        act(ana, hidden, "-7", 0)
        shown, _ = begin(ana, ben)
        seen: list[str] = []
        while shown not in seen:
            seen += [game["id"] for game in heard(live, "games")["games"]]
        act(ana, shown, "-7", 0)
        seen += [game["id"] for game in heard(live, "games")["games"]]
    assert hidden not in seen
