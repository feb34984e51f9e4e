"""Computer players: what they answer when somebody offers a draw."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.running import (
    Client,
    Server,
    heard,
    run_in_thread,
    run_process,
)
from tests.server.services import wait_for

from fourfold.server import Settings

#: Whoever gives here loses: every piece has a row that it completes.
LOST_GIFT = "17b./..../..../06a. -"
#: Whoever has the piece in hand here completes a row.
WON_PLACEMENT = "..../.675/..../.... 4"


def start(client: Client, position: str | None = None, strength: str = "perfect") -> str:
    """A game against the computer in which the person is to act."""
    wanted = {
        "opponent": {"kind": "computer", "strength": strength},
        "position": position,
        "first": "me",
    }
    made = client.post("/api/games", json=wanted)
    assert made.status_code == 201, made.text
    assert made.json()["to_act"] == "first"
    found: str = made.json()["id"]
    return found


def see(client: Client, game: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/games/{game}").json()
    return found


def texts(snapshot: dict[str, Any]) -> list[str]:
    return [entry["entry"] for entry in snapshot["log"]]


def test_r16_it_takes_a_draw_unless_it_stands_better(server: Server) -> None:
    client = server.client()
    for position, answer in (
        (None, "agree:1"),
        (WON_PLACEMENT, "agree:1"),
        (LOST_GIFT, "decline:1"),
    ):
        game = start(client, position)
        with client.live(f"/api/games/{game}/live") as live:
            client.post(f"/api/games/{game}/draw")
            assert heard(live, "entry")["entry"] == "draw:first"
            assert heard(live, "entry", 60)["entry"] == answer
        over = answer == "agree:1"
        snapshot = see(client, game)
        assert snapshot["status"] == ("over" if over else "playing")
        if over:
            assert (snapshot["outcome"]["result"], snapshot["outcome"]["reason"]) == (
                "1/2-1/2",
                "agreement",
            )


def test_r16_an_offer_that_was_declined_is_not_made_twice_in_a_position(server: Server) -> None:
    client = server.client()
    game = start(client, LOST_GIFT)
    client.post(f"/api/games/{game}/draw")
    wait_for("the answer", lambda: texts(see(client, game))[1:] == ["decline:1"], 60)
    again = client.post(f"/api/games/{game}/draw")
    assert (again.status_code, again.json()["code"]) == (409, "offer-stands")
    assert texts(see(client, game)) == ["draw:first", "decline:1"]


def test_two_servers_answer_an_offer_once(settings: Settings) -> None:
    with run_in_thread(settings) as one, run_in_thread(settings) as two:
        client = one.client()
        game = start(client, LOST_GIFT)
        watcher = two.client()
        watcher.cookies = client.cookies
        with watcher.live(f"/api/games/{game}/live") as live:
            client.post(f"/api/games/{game}/draw")
            assert heard(live, "entry")["entry"] == "draw:first"
            assert heard(live, "entry", 60)["entry"] == "decline:1"
        assert texts(see(watcher, game)) == ["draw:first", "decline:1"]


@pytest.mark.parametrize(("position", "answer"), [(None, "agree:1"), (LOST_GIFT, "decline:1")])
def test_an_offer_is_answered_after_a_crash(
    settings: Settings, position: str | None, answer: str
) -> None:
    with run_process(settings.changed(port=0)) as server:
        client = server.client()
        game = start(client, position)
        # The processes that think have not started yet: it cannot be answered before the kill.
        offered = client.post(f"/api/games/{game}/draw").json()
        server.kill()
        assert texts(offered) == ["draw:first"]
        server.start()
        wait_for("the answer", lambda: texts(see(client, game))[1:] == [answer], 60)
