"""What happens when nobody asks: flags, abandoned games, time given back."""

from __future__ import annotations

import asyncio
import signal
import threading
import time
from typing import Any

import pytest
import uvicorn
from sqlalchemy import select, update
from tests.server.databases import in_database, void
from tests.server.playing import act, begin, play
from tests.server.running import (
    Client,
    heard,
    run_in_thread,
    run_process,
)
from tests.server.services import free_port, wait_for

from fourfold.server import Settings, create_app
from fourfold.server.running import Server, uvicorn_options
from fourfold.server.store import open_store, schema

pytestmark = pytest.mark.standstill

#: Lets the sweeper look at every game.
_LOOK_NOW = update(schema.game).values(wake_at=0)


def see(client: Client, game: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/games/{game}").json()
    return found


def clock_of(client: Client, game: str) -> dict[str, Any]:
    clock = see(client, game)["clock"]
    assert isinstance(clock, dict)
    return clock


def texts(snapshot: dict[str, object]) -> list[str]:
    log = snapshot["log"]
    assert isinstance(log, list)
    return [entry["entry"] for entry in log]


def test_r18_two_servers_place_a_flag_once(settings: Settings) -> None:
    with run_in_thread(settings) as one, run_in_thread(settings) as two:
        ana, ben = one.client(), one.client()
        game, _ = begin(ana, ben, clock="1/move")
        eve = two.client()
        with eve.live(f"/api/games/{game}/live") as watching:
            # On a busy machine the flag has fallen before she came; then the snapshot has it.
            over = heard(watching, "snapshot")["snapshot"]["status"] == "over"
            while not over:
                # A machine that stood still gives the time back first.
                entry = heard(watching, "entry")["entry"]
                assert entry == "flag:first" or entry.startswith("pause:")
                over = entry == "flag:first"
        time.sleep(0.6)
        snapshot = see(ben, game)
        assert _without_pauses(snapshot) == ["flag:first"]
        outcome = snapshot["outcome"]
        assert isinstance(outcome, dict)
        assert (outcome["result"], outcome["reason"]) == ("0-1", "time")


def test_r18_a_move_behind_the_flag_comes_too_late(settings: Settings) -> None:
    with run_in_thread(settings.changed(network_credit=60.0)) as server:
        ana, ben = server.client(), server.client()
        game, _ = begin(ana, ben, clock="1/move")
        wait_for("the end of the time", lambda: _time_is_up(ana, game))
        # The sweeper waits for what may be on its way; nothing was measured, so nothing is given.
        answer = act(ana, game, "-7", see(ana, game)["number"])
        assert (answer.status_code, answer.json()["code"]) == (409, "time-up")
        assert answer.json()["rule"] == "R18"
        assert _without_pauses(answer.json()["snapshot"]) == ["flag:first"]


def _time_is_up(client: Client, game: str) -> bool:
    clock = clock_of(client, game)
    return bool(clock["now"] > clock["falls_at"])


def _without_pauses(snapshot: dict[str, object]) -> list[str]:
    """The log but for the time that a machine which stood still gives back."""
    return [text for text in texts(snapshot) if not text.startswith("pause:")]


def test_r20_a_game_without_a_clock_is_abandoned_after_a_long_time(settings: Settings) -> None:
    with run_in_thread(settings) as server:
        ana, ben = server.client(), server.client()
        begun, _ = begin(ana, ben)
        played, _ = begin(ana, ben)
        play(ana, ben, played, ("-7", "c2", "-5", "d2", "-6"))
        cookies = ana.cookies
    # Only now a second is a long time, so that a slow machine plays to the end of it.
    in_database(server, lambda connection: void(connection.execute(_LOOK_NOW)))
    with run_in_thread(settings.changed(abandoned_after_days=1 / 86400)) as server:
        ana = server.client()
        ana.cookies = cookies
        wait_for("the end", lambda: see(ana, played)["status"] == "over")
        wait_for("the end", lambda: see(ana, begun)["status"] == "over")
        outcomes = [see(ana, game)["outcome"] for game in (begun, played)]
        assert [outcome["result"] for outcome in outcomes if isinstance(outcome, dict)] == [
            "*",
            "1-0",
        ]


@pytest.mark.parametrize(
    "crash", [True, pytest.param(False, marks=pytest.mark.long)], ids=["kill", "stop"]
)
def test_time_in_which_the_server_was_down_is_given_back_once(
    settings: Settings, crash: bool
) -> None:
    with run_process(settings.changed(port=0)) as server:
        ana, ben = server.client(), server.client()
        # A clock so long that no stall of the machine can make it fall.
        game, _ = begin(ana, ben, clock="600/move")
        falls_at = clock_of(ana, game)["falls_at"]
        # The process says every half second that it lives: the outage begins after that.
        time.sleep(0.6)
        if crash:
            server.kill()
        else:
            assert server.stop() in (0, -signal.SIGTERM)
        time.sleep(2.6)
        server.start()
        wait_for("the time", lambda: texts(see(ana, game)) != [])
        snapshot = see(ana, game)
        assert snapshot["status"] == "playing"
        (pause,) = texts(snapshot)
        seconds = float(pause.removeprefix("pause:"))
        assert 2.6 <= seconds < 120
        # The player has got back what the outage took.
        assert clock_of(ana, game)["falls_at"] == falls_at + round(seconds * 1000)
        assert act(ana, game, "-7", 0).status_code == 200
        if not crash:
            return
        server.kill()
        server.start()
        assert texts(see(ana, game))[:2] == [pause, "-7"]


def test_the_computer_is_picked_up_again_after_a_crash(settings: Settings) -> None:
    with run_process(settings.changed(port=0)) as server:
        client = server.client()
        wanted = {
            "opponent": {"kind": "computer", "strength": "perfect", "pace": "instant"},
            "first": "me",
        }
        game = client.post("/api/games", json=wanted).json()["id"]
        act(client, game, "-7", 0)
        server.kill()
        server.start()
        wait_for("the computer", lambda: see(client, game)["to_act"] == "first")
        assert texts(see(client, game))[0] == "-7"


def test_an_outage_begins_when_the_server_ceases_to_listen(settings: Settings) -> None:
    """Not when the last connection has gone: that may take a while, and nobody is served in it."""
    app = create_app(settings)
    options = uvicorn_options(settings.changed(port=free_port()))
    listening = threading.Event()
    server = Server(uvicorn.Config(app, **options), listening.set)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    wait_for("the server", lambda: listening.is_set() or not thread.is_alive())
    server.should_exit = True
    thread.join(60)
    leaving = app.state.parts.leaving
    assert leaving is not None

    async def read() -> int | None:
        store = open_store(settings.database_url)
        try:
            row = await store.row(select(schema.process.c.stopped))
            return None if row is None else row.stopped
        finally:
            await store.close()

    assert asyncio.run(read()) == leaving
