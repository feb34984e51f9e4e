"""Hints, dangers and explanations; refused where they would be unfair."""

from __future__ import annotations

import pytest
from tests.server.playing import TURNS, begin, play, seats
from tests.server.running import Client, Server

from fourfold.rules import Position
from fourfold.rules.symmetry import Symmetry
from fourfold.server.games.likeness import is_part, likeness


def sign_up(client: Client, name: str) -> None:
    made = client.post("/api/account", json={"name": name, "password": "correct horse battery"})
    assert made.status_code in (200, 201), made.text


def test_hints_in_a_casual_game_of_ones_own(server: Server) -> None:
    ana, ben, eve = server.client(), server.client(), server.client()
    game, _ = begin(ana, ben, help=True)
    play(ana, ben, game, TURNS[:7])
    nudge = ana.post(f"/api/games/{game}/hint", json={"depth": "nudge"}).json()
    assert nudge["text"]
    turn = ana.post(
        f"/api/games/{game}/hint", json={"depth": "turn"}, headers={"Accept-Language": "fr"}
    ).json()
    assert "a2" in turn["text"]
    danger = ana.post(f"/api/games/{game}/danger").json()
    assert set(danger) == {"pieces", "squares", "poisoned", "safe"}
    told = ana.post(f"/api/games/{game}/explain", json={"turn": "a2!a2b2c2d2"}).json()
    assert told["value"] == "win"
    eve.post("/api/games", json={"opponent": {"kind": "shared"}})
    refused = eve.post(f"/api/games/{game}/hint")
    assert (refused.status_code, refused.json()["code"]) == (403, "not-seated")


def test_no_help_with_a_rated_game_that_is_being_played(server: Server) -> None:
    ana, ben, eve = server.client(), server.client(), server.client()
    sign_up(ana, "Ana")
    sign_up(ben, "Ben")
    game, snapshot = begin(ana, ben, rated=True)
    assert snapshot["rated"] is True
    sitting = seats(ana, ben, snapshot)
    play(sitting["first"], sitting["second"], game, TURNS[:7])
    for path in ("hint", "danger"):
        refused = ana.post(f"/api/games/{game}/{path}")
        assert (refused.status_code, refused.json()["code"]) == (403, "without-help")
    position = Position.parse(ana.get(f"/api/games/{game}").json()["position"])
    turned = Symmetry(tuple(range(15, -1, -1)), (1, 0, 2, 3), 5).position(position)
    for one in (position, turned):
        for path in ("analysis", "hint"):
            refused = eve.post(f"/api/{path}", json={"position": str(one)})
            assert (refused.status_code, refused.json()["code"]) == (403, "live-game"), path
    ana.post(f"/api/games/{game}/resign")
    assert eve.post("/api/hint", json={"position": str(position)}).status_code == 200


def test_people_have_no_help_unless_they_agreed_on_it(server: Server) -> None:
    ana, ben = server.client(), server.client()
    game, snapshot = begin(ana, ben)
    assert snapshot["help"] is False
    play(ana, ben, game, TURNS[:7])
    refused = ana.post(f"/api/games/{game}/hint")
    assert (refused.status_code, refused.json()["code"]) == (403, "live-game")
    ben.post(f"/api/games/{game}/resign")
    ana.post(f"/api/games/{game}/rematch")
    rematch = ben.post(f"/api/games/{game}/rematch").json()["rematch"]["game"]
    assert ana.get(f"/api/games/{rematch}").json()["help"] is False


@pytest.mark.parametrize(("level", "same"), [(1, True), (2, False)])
def test_what_counts_as_the_same_board_depends_on_the_level(level: int, same: bool) -> None:
    # Exchanging the middle columns and rows is a symmetry of lines, not of squares.
    order = (0, 2, 1, 3)
    squares = tuple(4 * order[s // 4] + order[s % 4] for s in range(16))
    one = Position.parse("01../2.../..../...f -")
    other = Symmetry(squares).position(one)
    assert is_part(one.board, other.board, level) is same
    assert likeness(one.board) == likeness(other.board)


def test_other_boards_are_other_boards() -> None:
    one = Position.parse("01../2.../..../...f -").board
    other, part = "01../2.../..../..f. -", "01../2.../..../.... -"
    assert not is_part(one, Position.parse(other).board, 1)
    assert not is_part(one, Position.parse(part).board, 1)
    assert is_part(Position.parse(part).board, one, 1)
