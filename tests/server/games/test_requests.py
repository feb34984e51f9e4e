"""What players ask of one another beside playing: a rematch, to abort, to talk after the end."""

from __future__ import annotations

import pytest
from tests.server.accounts import sign_up
from tests.server.playing import BOTH_PLACED, TURNS, begin, play, seats
from tests.server.running import Client, Server, heard

from fourfold.server.games import afterwards

Trio = tuple[Client, Client, str]


@pytest.fixture
def over(server: Server) -> Trio:
    """A game that has ended, and its players."""
    ana, ben = server.client(), server.client()
    game, _ = begin(ana, ben)
    ana.post(f"/api/games/{game}/resign")
    return ana, ben, game


def codes(*answers: object) -> list[object]:
    """The codes of refusals, the statuses of everything else."""
    return [answer.json().get("code", answer.status_code) for answer in answers]  # type: ignore[attr-defined]  # of httpx


# Rematches ----------------------------------------------------------------------------------------


def test_a_request_for_a_rematch_is_heard_at_once_and_shown_after_a_reload(over: Trio) -> None:
    ana, ben, game = over
    with ben.live(f"/api/games/{game}/live") as live:
        heard(live, "snapshot")
        ana.post(f"/api/games/{game}/rematch")
        event = heard(live, "entry")
        assert (event["entry"], event["by"]) == ("rematch?:first", "first")
        assert event["snapshot"]["rematch"]["asked"] == ["first"]
    again = ben.get(f"/api/games/{game}").json()["rematch"]
    assert again == {"asked": ["first"], "declined": [], "game": None}


def test_a_rematch_is_declined_for_good_but_the_other_may_ask(over: Trio) -> None:
    ana, ben, game = over
    path = f"/api/games/{game}/rematch"
    ana.post(path)
    declined = ben.post(f"{path}/decline").json()["rematch"]
    assert declined == {"asked": [], "declined": ["first"], "game": None}
    assert codes(ana.post(path)) == ["rematch-declined"]
    ben.post(path)
    assert ana.post(path).json()["rematch"]["game"] is not None
    assert codes(ben.post(f"{path}/decline"), ana.post(f"{path}/withdraw")) == ["no-offer"] * 2


def test_a_rematch_is_withdrawn(over: Trio) -> None:
    ana, ben, game = over
    path = f"/api/games/{game}/rematch"
    for _ in range(2):
        assert ana.post(path).json()["rematch"]["asked"] == ["first"]
        assert ana.post(f"{path}/withdraw").json()["rematch"]["asked"] == []
    assert codes(ana.post(path), ben.post(f"{path}/decline")) == ["rematch-declined", "no-offer"]


def test_only_who_was_asked_declines_and_only_who_asked_withdraws(
    over: Trio, server: Server
) -> None:
    ana, ben, game = over
    path, eve = f"/api/games/{game}/rematch", server.client()
    eve.post("/api/me")
    ana.post(path)
    assert codes(ana.post(f"{path}/decline"), ben.post(f"{path}/withdraw")) == ["no-offer"] * 2
    assert codes(eve.post(f"{path}/decline")) == ["not-seated"]
    key = {"Idempotency-Key": "no"}
    first, second = (ben.post(f"{path}/decline", headers=key) for _ in range(2))
    assert first.json()["number"] == second.json()["number"]


def test_no_rematch_is_declined_while_the_game_is_on(server: Server) -> None:
    ana, ben = server.client(), server.client()
    game, _ = begin(ana, ben)
    assert codes(ben.post(f"/api/games/{game}/rematch/decline")) == ["game-on"]


# Aborting -----------------------------------------------------------------------------------------


def test_r20_a_game_is_aborted_before_both_have_placed(server: Server) -> None:
    ana, ben = server.client(), server.client()
    game, snapshot = begin(ana, ben)
    assert snapshot["may_abort"] is True
    play(ana, ben, game, TURNS[:3])
    ended = ben.post(f"/api/games/{game}/abort").json()
    assert ended["outcome"]["result"] == "*"
    assert (ended["outcome"]["reason"], ended["outcome"]["winner"]) == ("abandoned", None)
    assert ended["outcome"]["aborted_by"] == "second"
    assert codes(ana.post(f"/api/games/{game}/abort")) == ["game-over"]
    # Also after what is said later.
    asked = ana.post(f"/api/games/{game}/rematch").json()
    assert asked["outcome"]["aborted_by"] == "second"


def test_r20_no_game_is_aborted_that_both_have_played(server: Server) -> None:
    ana, ben, eve = server.client(), server.client(), server.client()
    game, _ = begin(ana, ben)
    eve.post("/api/me")
    assert codes(eve.post(f"/api/games/{game}/abort")) == ["not-seated"]
    play(ana, ben, game, BOTH_PLACED)
    late = ben.post(f"/api/games/{game}/abort")
    assert (late.status_code, late.json()["code"], late.json()["rule"]) == (
        409,
        "abort-late",
        "R20",
    )
    assert late.json()["snapshot"]["may_abort"] is False


def test_an_aborted_game_counts_for_nothing(server: Server) -> None:
    """Neither for the rating nor for the seat: the next game has the same first player."""
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    game, snapshot = begin(ana, ben, rated=True)
    first = snapshot["players"]["first"]["id"]
    seats(ana, ben, snapshot)["second"].post(f"/api/games/{game}/abort")
    for client in (ana, ben):
        me = client.get("/api/me").json()["player"]["id"]
        profile = client.get(f"/api/players/{me}").json()
        assert profile["ratings"] == []
    _, again = begin(ana, ben, rated=True)
    assert again["players"]["first"]["id"] == first


# Absence ------------------------------------------------------------------------------------------


def test_r20_a_snapshot_says_when_a_game_without_a_clock_is_abandoned(server: Server) -> None:
    ana, ben = server.client(), server.client()
    game, snapshot = begin(ana, ben)
    patience = round(server.settings.abandoned_after_days * 24 * 3600 * 1000)
    assert snapshot["abandoned_at"] == snapshot["created"] + patience
    play(ana, ben, game, TURNS[:1])
    later = ana.get(f"/api/games/{game}").json()
    assert later["abandoned_at"] == later["log"][-1]["time"] + patience
    assert ana.post(f"/api/games/{game}/resign").json()["abandoned_at"] is None
    assert begin(ana, ben, clock="60/move")[1]["abandoned_at"] is None


# Talking after the end ----------------------------------------------------------------------------


def test_players_talk_after_the_end_for_a_while(
    over: Trio, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, ben, game = over
    path, saying = f"/api/games/{game}/phrases", {"phrase": "good-game"}
    with ben.live(f"/api/games/{game}/live") as live:
        heard(live, "snapshot")
        assert codes(ana.post(path, json=saying)) == [200]
        assert heard(live, "phrase")["phrase"] == "good-game"
    # A game without a clock: its players stay for days.
    monkeypatch.setattr(afterwards, "_HOUR", -1)
    assert codes(ana.post(path, json=saying)) == [200]
    monkeypatch.setattr(afterwards, "_DAYS", -1)
    assert codes(ana.post(path, json=saying)) == ["talk-late"]
