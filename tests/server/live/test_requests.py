"""Requests in games reach those who are elsewhere: at once, and when they come."""

from __future__ import annotations

import pytest
from tests.server.playing import TURNS, begin, play
from tests.server.running import Client, Server, heard, run_in_thread

from fourfold.server.games import afterwards


def ask(ana: Client, game: str, kind: str) -> None:
    """Let the first player ask for something; for a rematch the second has to have resigned."""
    body = {"json": {"to": 0}} if kind == "takeback" else {}
    assert ana.post(f"/api/games/{game}/{kind}", **body).status_code == 200  # type: ignore[arg-type]  # of httpx


@pytest.mark.parametrize("kind", ["draw", "takeback", "rematch"])
def test_a_request_reaches_the_other_in_the_lobby(server: Server, kind: str) -> None:
    ana, ben = server.client(), server.client()
    game, snapshot = begin(ana, ben)
    play(ana, ben, game, TURNS[:1])
    wanted = {
        "type": "request",
        "game": game,
        "kind": kind,
        "by": "first",
        "name": snapshot["players"]["first"]["name"],
    }
    with ben.live("/api/live") as here, ana.live("/api/live") as own:
        heard(here, "challenges")
        heard(own, "challenges")
        if kind == "rematch":
            ben.post(f"/api/games/{game}/resign")
        ask(ana, game, kind)
        assert heard(here, "request") == wanted
        # After a reload, and in another process.
        with run_in_thread(server.settings) as other:
            elsewhere = other.client()
            elsewhere.cookies.update(ben.cookies)
            with elsewhere.live("/api/live") as later:
                assert heard(later, "request") == wanted
        # Whoever asks is told of the answer, not of the question.
        if kind == "rematch":
            ben.post(f"/api/games/{game}/rematch")
            started = heard(own, "started")
            assert (started["challenge"], started["game"] != game) == (None, True)


def test_a_request_that_was_answered_waits_for_nobody(server: Server) -> None:
    ana, ben = server.client(), server.client()
    game, _ = begin(ana, ben)
    play(ana, ben, game, TURNS[:1])
    ask(ana, game, "draw")
    ben.post(f"/api/games/{game}/draw/decline")
    other, _ = begin(ana, ben)
    play(ana, ben, other, TURNS[:1])
    ask(ana, other, "draw")
    with ben.live("/api/live") as live:
        assert heard(live, "request")["game"] == other


def test_nobody_is_asked_for_a_rematch_of_long_ago(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, ben = server.client(), server.client()
    old, _ = begin(ana, ben, clock="300+5")
    ben.post(f"/api/games/{old}/resign")
    ask(ana, old, "rematch")
    new, _ = begin(ana, ben)
    play(ana, ben, new, TURNS[:1])
    ask(ana, new, "draw")
    monkeypatch.setattr(afterwards, "_HOUR", -1)
    with ben.live("/api/live") as live:
        assert heard(live, "request")["game"] == new
