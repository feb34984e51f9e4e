"""What those who watch a tournament hear of it between two whole ones."""

from __future__ import annotations

from tests.server.accounts import sign_up
from tests.server.running import Server, heard

from .test_api import CLUB, ROOT, announce, done


def test_a_full_lobby_is_seen_by_those_who_wait_in_it(server: Server) -> None:
    """How many take part, how many rounds follow from it, and who leads: without asking again."""
    dora, visitor = sign_up(server, "Dora"), server.client()
    regulations = {"format": "round-robin", "limit": 4}
    here = f"{ROOT}/{announce(dora, **{**CLUB, 'regulations': regulations})}"
    with visitor.live(f"{here}/live") as news:
        heard(news, "tournament")
        for name in ("Ana", "Ben", "Cem", "Eva"):
            done(dora.post(f"{here}/entrants", json={"name": name}))
        change = heard(news, "tournament-change")
        while change["entered"] < 4:
            change = heard(news, "tournament-change")
        assert (change["planned"], change["leader"]) == (3, None)
        done(dora.post(f"{here}/pair"))
        shown = done(dora.post(f"{here}/games/1.1/result", json={"result": "1-0"}))
        while change["number"] < shown["number"]:
            change = heard(news, "tournament-change")
        assert change["leader"] == shown["leader"] is not None
