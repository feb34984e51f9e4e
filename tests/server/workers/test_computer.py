"""Computer players: their turns in steps, and what they answer when somebody offers a draw."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.playing import act, begin
from tests.server.running import (
    Client,
    Server,
    heard,
    run_in_thread,
    run_process,
)
from tests.server.services import wait_for

from fourfold.server import Settings
from fourfold.server.games.pace import PAUSES

#: Whoever gives here loses: every piece has a row that it completes.
LOST_GIFT = "17b./..../..../06a. -"
#: Whoever has the piece in hand here completes a row.
WON_PLACEMENT = "..../.675/..../.... 4"


def start(
    client: Client,
    position: str | None = None,
    strength: str = "perfect",
    pace: str = "instant",
    clock: str = "-",
) -> str:
    """A game against the computer in which the person is to act."""
    wanted = {
        "opponent": {"kind": "computer", "strength": strength, "pace": pace},
        "position": position,
        "first": "me",
        "clock": clock,
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
            heard(live, "snapshot")
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
            heard(live, "snapshot")
            client.post(f"/api/games/{game}/draw")
            assert heard(live, "entry")["entry"] == "draw:first"
            assert heard(live, "entry", 60)["entry"] == "decline:1"
        assert texts(see(watcher, game)) == ["draw:first", "decline:1"]


@pytest.mark.long
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


def times(snapshot: dict[str, Any]) -> list[int]:
    return [entry["time"] for entry in snapshot["log"]]


def its_turn(client: Client, game: str, most: int = 3) -> dict[str, Any]:
    """The game when the computer has finished its turn."""
    wait_for("the computer", lambda: see(client, game)["number"] >= most, 60)
    snapshot = see(client, game)
    assert (snapshot["to_act"], snapshot["number"]) == ("first", most)
    return snapshot


@pytest.mark.parametrize("pace", ["quick", "calm"])
def test_r10_it_places_and_after_a_pause_it_gives(server: Server, pace: str) -> None:
    client = server.client()
    game = start(client, strength="newcomer", pace=pace, clock="60/move")
    with client.live(f"/api/games/{game}/live") as live:
        heard(live, "snapshot")
        act(client, game, "-7", 0)
        assert heard(live, "entry")["entry"] == "-7"
        placed = heard(live, "entry")["snapshot"]
        # R18: it is the computer's turn all the while, and its clock runs.
        assert (placed["to_act"], placed["phase"], placed["pace"]) == ("second", "give", pace)
        assert placed["clock"]["running"] == "second"
        assert heard(live, "entry")["snapshot"]["to_act"] == "first"
    given, place, gift = times(its_turn(client, game))
    assert place - given >= PAUSES[pace].before
    assert gift - place >= PAUSES[pace].between


def test_r10_at_once_its_turn_is_one_step(server: Server) -> None:
    client = server.client()
    game = start(client, strength="newcomer")
    act(client, game, "-7", 0)
    _, place, gift = times(its_turn(client, game))
    assert place == gift


def test_its_turn_in_steps_is_the_same_turn(server: Server) -> None:
    """What it does depends on the game and its id, not on the pace."""
    client = server.client()
    game = start(client, strength="expert", pace="quick")
    act(client, game, "-7", 0)
    in_steps = texts(its_turn(client, game))
    assert client.put(f"/api/games/{game}/pace", json={"pace": "instant"}).status_code == 200
    client.post(f"/api/games/{game}/takeback", json={"to": 0})
    act(client, game, "-7", 4)
    assert texts(its_turn(client, game, 7)) == [*in_steps, "back:0", *in_steps]


@pytest.mark.long
def test_a_turn_in_steps_goes_on_after_a_crash_between_them(settings: Settings) -> None:
    with run_process(settings.changed(port=0)) as server:
        client = server.client()
        game = start(client, strength="newcomer", pace="calm")
        act(client, game, "-7", 0)
        wait_for("the placement", lambda: see(client, game)["number"] >= 2)
        server.kill()
        server.start()
        given, placed, gift = texts(its_turn(client, game))
        assert given == "-7"
        assert placed in see(client, game)["turns"][1]
        assert gift.startswith("-")
        # Nothing comes twice.
        assert act(client, game, see(client, game)["legal"][0], 3).status_code == 200


def test_two_servers_play_a_turn_in_steps_once(settings: Settings) -> None:
    with run_in_thread(settings) as one, run_in_thread(settings) as two:
        client = one.client()
        game = start(client, strength="newcomer", pace="quick")
        watcher = two.client()
        watcher.cookies = client.cookies
        with watcher.live(f"/api/games/{game}/live") as live:
            heard(live, "snapshot")
            act(client, game, "-7", 0)
            assert [heard(live, "entry")["number"] for _ in range(3)] == [1, 2, 3]
        its_turn(watcher, game)


def test_a_takeback_between_its_steps_takes_them_back(server: Server) -> None:
    client = server.client()
    game = start(client, strength="newcomer", pace="calm")
    act(client, game, "-7", 0)
    wait_for("the placement", lambda: see(client, game)["number"] >= 2)
    back = client.post(f"/api/games/{game}/takeback", json={"to": 0}).json()
    assert back["to_act"] == "first"
    act(client, game, "-8", back["number"])
    entries = texts(its_turn(client, game, back["number"] + 3))
    after = entries[entries.index("back:0") + 1 :]
    # What it was about to give when it was interrupted is not given.
    assert after[0] == "-8"
    assert after[2].startswith("-")


def test_r17_resigning_between_its_steps_ends_the_game(server: Server) -> None:
    client = server.client()
    game = start(client, strength="newcomer", pace="calm")
    act(client, game, "-7", 0)
    wait_for("the placement", lambda: see(client, game)["number"] >= 2)
    ended = client.post(f"/api/games/{game}/resign").json()
    assert ended["outcome"]["reason"] == "resignation"
    other = start(client, strength="newcomer")
    act(client, other, "-7", 0)
    its_turn(client, other)
    assert see(client, game)["number"] == ended["number"]


def test_the_pace_is_the_persons_choice_and_can_change(server: Server) -> None:
    client, stranger = server.client(), server.client()
    plain = client.post("/api/games", json={"opponent": {"kind": "computer"}, "first": "me"}).json()
    assert plain["pace"] == "quick"
    path = f"/api/games/{plain['id']}/pace"
    changed = client.put(path, json={"pace": "calm"})
    assert (changed.status_code, changed.json()["pace"], changed.json()["you"]) == (
        200,
        "calm",
        "first",
    )
    assert see(client, plain["id"])["pace"] == "calm"
    assert client.put(path, json={"pace": "slow"}).status_code == 422
    assert stranger.put(path, json={"pace": "calm"}).status_code == 401
    stranger.post("/api/games", json={"opponent": {"kind": "shared"}})
    assert stranger.put(path, json={"pace": "calm"}).status_code == 403
    # It is kept in a rematch.
    client.post(f"/api/games/{plain['id']}/resign")
    again = client.post(f"/api/games/{plain['id']}/rematch").json()["rematch"]["game"]
    assert see(client, again)["pace"] == "calm"


def test_people_have_no_pace(server: Server) -> None:
    ana, ben = server.client(), server.client()
    game, snapshot = begin(ana, ben)
    assert snapshot["pace"] is None
    refused = ana.put(f"/api/games/{game}/pace", json={"pace": "calm"})
    assert (refused.status_code, refused.json()["code"]) == (409, "no-computer")
    assert refused.json()["snapshot"]["number"] == 0
