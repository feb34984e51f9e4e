"""What spectators say to each other, and that it never reaches the players of a game."""

from __future__ import annotations

import json

from tests.server.accounts import player_id, sign_in, sign_up
from tests.server.playing import act, begin
from tests.server.running import Client, Server, heard, run_in_thread
from websockets.sync.client import ClientConnection


def remark(client: Client, game: str, phrase: str) -> tuple[int, str | None]:
    """The status of a remark, and the code of a refusal."""
    answer = client.post(f"/api/games/{game}/remarks", json={"phrase": phrase})
    return answer.status_code, answer.json()["code"] if answer.content else None


def kinds_until_entry(live: ClientConnection) -> list[str]:
    """What comes before the next entry of a game."""
    kinds = list[str]()
    while "entry" not in kinds:
        kinds.append(json.loads(live.recv(timeout=60))["type"])
    return kinds


def test_spectators_talk_among_themselves_and_players_hear_nothing(server: Server) -> None:
    ana, ben, eve, joe = (server.client() for _ in range(4))
    game, _ = begin(ana, ben)
    path = f"/api/games/{game}/live"
    joe.post("/api/me")
    with ana.live(path) as player, eve.live(path) as one, joe.live(path) as other:
        for live in (player, one, other):
            heard(live, "snapshot")
        assert remark(eve, game, "nice-quarto") == (204, None)
        said = heard(other, "remark")
        assert (said["by"]["id"], said["phrase"]) == (player_id(eve), "nice-quarto")
        act(ana, game, "-7", 0)
        assert "remark" not in kinds_until_entry(player)
        for live in (one, other):
            heard(live, "entry")
        # Who mutes a game, or has blocked the speaker, hears nothing either.
        joe.put(f"/api/players/{player_id(eve)}/block")
        remark(eve, game, "oops")
        assert heard(one, "remark")["phrase"] == "oops"
        act(ben, game, "c2", 1)
        assert "remark" not in kinds_until_entry(other)


def test_spectators_in_other_processes_hear_it(server: Server) -> None:
    ana, ben, eve = (server.client() for _ in range(3))
    game, _ = begin(ana, ben)
    with (
        run_in_thread(server.settings) as process,
        process.client().live(f"/api/games/{game}/live") as elsewhere,
        eve.live(f"/api/games/{game}/live") as here,
    ):
        heard(elsewhere, "snapshot")
        heard(here, "snapshot")
        assert remark(eve, game, "well-played") == (204, None)
        for live in (here, elsewhere) if server.settings.redis else (here,):
            assert heard(live, "remark")["phrase"] == "well-played"


def test_players_do_not_talk_with_spectators_whoever_they_seem_to_be(server: Server) -> None:
    """Attack: a player signs in as somebody else in the same browser, to be helped from outside."""
    sign_up(server, "Anneke")
    ana, ben, eve = (server.client() for _ in range(3))
    game, _ = begin(ana, ben)
    assert remark(ben, game, "hello") == (403, "spectators-only")
    assert sign_in(ana, "Anneke") == 200
    assert remark(ana, game, "hello") == (403, "spectators-only")
    with ana.live(f"/api/games/{game}/live") as disguised:
        assert heard(disguised, "snapshot")["snapshot"]["you"] is None
        assert remark(eve, game, "nice-quarto") == (204, None)
        act(ben, game, "-7", 0)
        ben.post(f"/api/games/{game}/resign")
        assert "remark" not in kinds_until_entry(disguised)


def test_what_nobody_can_say_and_where(server: Server) -> None:
    ana, ben, eve = (server.client() for _ in range(3))
    hidden, _ = begin(ana, ben, private=True)
    game, _ = begin(ana, ben)
    assert remark(eve, hidden, "hello") == (404, "not-found")
    assert remark(eve, game, "place it on c2") == (422, "invalid")
    # Neither makes a guest of a visitor.
    assert eve.get("/api/me").json()["player"] is None


def test_spectators_are_not_flooded(server: Server) -> None:
    ana, ben = server.client(), server.client()
    game, _ = begin(ana, ben)
    with run_in_thread(server.settings.changed(rate_limits=True)) as strict:
        eve = strict.client()
        found = [remark(eve, game, "hello")[0] for _ in range(7)]
    assert found == [204] * 6 + [429]
