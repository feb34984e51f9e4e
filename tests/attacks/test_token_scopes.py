"""Attacks with a stolen token: it plays at most, and not for long; the account is out of reach."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Connection, update
from tests.server.accounts import NEW, PASSWORD, me, player_id, sign_up
from tests.server.databases import in_database, void
from tests.server.people.test_tokens import bearer
from tests.server.playing import act, begin
from tests.server.running import Client, Server, heard
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from fourfold.server.live import admission
from fourfold.server.store import people
from fourfold.server.store.schema import now

#: Everything that belongs to the account and not to a game.
ACCOUNT: tuple[tuple[str, str, dict[str, Any] | None], ...] = (
    ("GET", "/api/sessions", None),
    ("DELETE", "/api/sessions", None),
    ("DELETE", "/api/sessions/{session}", None),
    ("PUT", "/api/me/settings", {"theme": "dark"}),
    ("PUT", "/api/account/password", {"old": PASSWORD, "new": NEW}),
    ("PUT", "/api/account/name", {"name": "Carla"}),
    ("PUT", "/api/account/bot", {"bot": True}),
    ("POST", "/api/account/recovery-codes", {"password": PASSWORD}),
    ("GET", "/api/account/export", None),
    ("DELETE", "/api/account", {"password": PASSWORD}),
    ("POST", "/api/tokens", {"name": "another"}),
    ("GET", "/api/tokens", None),
    ("DELETE", "/api/tokens/{token}", None),
)


def token_of(owner: Client, **wanted: object) -> dict[str, Any]:
    made = owner.post("/api/tokens", json={"name": "my bot", **wanted})
    assert made.status_code == 201, made.text
    found: dict[str, Any] = made.json()
    return found


@pytest.mark.parametrize("scope", ["read", "play"])
def test_a_stolen_token_reaches_nothing_of_the_account(server: Server, scope: str) -> None:
    """Tokens ended sessions and wrote settings, against what the documents said."""
    owner = sign_up(server, "Anneke")
    session = owner.get("/api/sessions").json()[0]["id"]
    made = token_of(owner, scope=scope)
    thief = bearer(server, made["token"])
    for method, path, body in ACCOUNT:
        where = path.replace("{session}", session).replace("{token}", made["id"])
        answer = thief.request(method, where, json=body)
        assert answer.status_code == 403, (method, path, answer.text)
        assert answer.json()["code"] in ("account-needed", "token-scope"), path
    assert me(owner)["player"]["name"] == "Anneke"
    assert me(owner)["settings"] == {}
    assert len(owner.get("/api/sessions").json()) == 1
    assert len(owner.get("/api/tokens").json()) == 1


def test_a_token_to_read_changes_nothing(server: Server) -> None:
    owner, ben = sign_up(server, "Anneke"), server.client()
    game, _ = begin(owner, ben, private=True)
    reader = bearer(server, token_of(owner, scope="read")["token"])
    assert reader.get(f"/api/games/{game}").json()["you"] == "first"
    for path, body in (
        (f"/api/games/{game}/actions", {"action": "-7", "answers": 0}),
        (f"/api/games/{game}/resign", {}),
        (f"/api/games/{game}/phrases", {"phrase": "good-luck"}),
        ("/api/games", {"opponent": {"kind": "shared"}}),
        ("/api/challenges", {}),
        ("/api/me", {}),
    ):
        answer = reader.post(path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (403, "token-scope"), path
    player = bearer(server, token_of(owner)["token"])
    assert act(player, game, "-7", 0).status_code == 200


def expire(server: Server, token: str) -> None:
    """Let the time of a token be over."""

    def work(connection: Connection) -> None:
        table = people.token
        ended = update(table).where(table.c.id == token).values(expires=now() - 1)
        void(connection.execute(ended))

    in_database(server, work)


def test_a_token_ends_by_itself(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A token was good until somebody revoked it. Its live connections end with it."""
    monkeypatch.setattr(admission, "ROUND", 1)
    owner = sign_up(server, "Anneke")
    made = token_of(owner, days=1)
    assert 0 < made["expires"] - now() <= 24 * 3600 * 1000
    program = bearer(server, made["token"])
    assert player_id(program) == player_id(owner)
    where = "ws" + server.url.removeprefix("http") + "/api/live"
    headers = {"Authorization": f"Bearer {made['token']}"}
    with connect(where, additional_headers=headers, open_timeout=60) as lobby:
        heard(lobby, "challenges")
        expire(server, made["id"])
        with pytest.raises(ConnectionClosed) as closed:
            heard(lobby, "never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == admission.ENDED
    answer = program.get("/api/me")
    assert (answer.status_code, answer.json()["code"]) == (401, "token")
    with pytest.raises(InvalidStatus):
        connect(where, additional_headers=headers, open_timeout=60)


def test_the_owner_sees_what_a_token_may_do_and_when_it_was_used(server: Server) -> None:
    owner = sign_up(server, "Anneke")
    made = token_of(owner, scope="read", days=30)
    (shown,) = owner.get("/api/tokens").json()
    assert shown["scopes"] == ["read"]
    assert shown["seen"] is None
    assert shown["expires"] == made["expires"]
    assert bearer(server, made["token"]).get("/api/me").status_code == 200
    (shown,) = owner.get("/api/tokens").json()
    assert shown["seen"] is not None
    for days in (0, 367, 10**9):
        wanted = {"name": "my bot", "days": days}
        assert owner.post("/api/tokens", json=wanted).status_code == 422
    assert owner.post("/api/tokens", json={"name": "x", "scope": "admin"}).status_code == 422
