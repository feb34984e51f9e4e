"""Late pongs: whoever answers pings late on purpose gains next to nothing on the clock.

Before, each turn was credited whatever the last pong had taken, up to half a second: 0.45 s a turn
for a program that waited 0.45 s with every pong. Now there is a small bank of credits for a game,
to which every turn adds a little.
"""

from __future__ import annotations

import json
import threading
import time
from decimal import Decimal

import pytest
from tests.server.playing import act, begin
from tests.server.running import run_in_thread
from tests.server.services import wait_for
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from fourfold.server import Settings
from fourfold.server.live import pings

#: Seconds that every pong is held back.
LATE = 0.45
#: No quarto for anybody to call, to the last placement.
TURNS = "-0 a1-7 b1-1 c1-6 d1-2 a2-5 b2-3 c2-4 d2-8 a3-f b3-9 c3-e d3-a a4-d b4-b c4-c d4"


def _answer_late(live: ClientConnection) -> None:
    try:
        for message in live:
            told = json.loads(message)
            if told["type"] == "ping":
                time.sleep(LATE)
                live.send(json.dumps({"type": "pong", "id": told["id"]}))
    except ConnectionClosed:
        pass


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
def test_r18_late_pongs_gain_next_to_nothing(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pings, "PING_EVERY", 1)
    with run_in_thread(settings) as server:
        assert server.app is not None
        measured = server.app.state.parts.pings.delay
        cheat, honest = server.client(), server.client()
        game, snapshot = begin(cheat, honest, clock="300+0", call="official")
        me = snapshot["players"]["first"]["id"]
        with cheat.live(f"/api/games/{game}/live") as live:
            answering = threading.Thread(target=_answer_late, args=(live,))
            answering.start()
            wait_for("a late pong", lambda: measured(me) >= LATE)
            turns, entries = 0, []
            for turn in TURNS.split():
                square, _, piece = turn.partition("-")
                actions = [square] * bool(square) + [f"-{piece}"] * bool(piece)
                person = cheat if snapshot["to_act"] == "first" else honest
                if person is cheat:
                    turns += 1
                    # Nobody is credited more than they used.
                    time.sleep(LATE + 0.05)
                for action in actions:
                    answer = act(person, game, action, snapshot["number"])
                    assert answer.status_code == 200, answer.text
                    snapshot = answer.json()
                entries = [line["entry"] for line in snapshot["log"]]
            live.close()
            answering.join(60)
        gains = [Decimal(e.rpartition(":")[2]) for e in entries if e.startswith("credit:first:")]
        assert turns >= 8
        # It was credited at first, as a slow network is: the attack did reach the clock.
        assert gains[0] >= Decimal(str(LATE))
        assert sum(gains) <= Decimal("1.0") + Decimal("0.1") * turns
        # When the bank is empty, what a turn adds to it is all.
        assert all(gain <= Decimal("0.2") for gain in gains[3:]), gains
