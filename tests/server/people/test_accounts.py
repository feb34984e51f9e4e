"""Accounts: signing up, names, leaving, what is refused and what is logged."""

from __future__ import annotations

import json
import logging
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import Connection, select
from tests.server.accounts import (
    NEW,
    PASSWORD,
    me,
    player_id,
    sign_in,
    sign_up,
)
from tests.server.databases import in_database
from tests.server.running import Client, Server

from fourfold.server.http.logging import Lines
from fourfold.server.store import people, schema

# Signing up ---------------------------------------------------------------------------------------


def test_there_are_no_accounts_in_the_beginning(server: Server) -> None:
    for name in ("admin", "root", "Administrator", "fourfold"):
        for password in (name, "", "password", "changeme"):
            assert sign_in(server.client(), name, password) == 401
    assert in_database(server, lambda c: c.execute(select(schema.player)).first()) is None


def test_signing_up(client: Client) -> None:
    answer = client.post("/api/account", json={"name": "Anneke", "password": PASSWORD})
    assert answer.status_code == 201
    found = answer.json()
    assert (found["player"]["name"], found["player"]["kind"]) == ("Anneke", "account")
    assert len(set(found["recovery_codes"])) == 10
    assert me(client)["player"]["id"] == found["player"]["id"]


def test_a_guest_who_signs_up_is_the_same_player_with_a_new_session(client: Client) -> None:
    guest = client.post("/api/me", json={"name": "Anneke"}).json()["player"]
    before = client.cookies["fourfold"]
    account = client.post("/api/account", json={"name": "Anneke", "password": PASSWORD}).json()
    assert account["player"]["id"] == guest["id"]
    assert client.cookies["fourfold"] != before


def test_the_session_of_the_guest_ends(server: Server) -> None:
    client = server.client()
    client.post("/api/me")
    before = client.cookies["fourfold"]
    client.post("/api/account", json={"name": "Anneke", "password": PASSWORD})
    stranger = server.client()
    stranger.cookies.set("fourfold", before)
    assert me(stranger)["player"] is None


def test_a_name_and_all_that_look_like_it_are_taken_once(server: Server) -> None:
    sign_up(server, "Anneke")
    for name in ("Anneke", "ANNEKE", "Ann eke", "Annéke"):
        answer = server.client().post("/api/account", json={"name": name, "password": PASSWORD})
        assert (answer.status_code, answer.json().get("code")) == (409, "name-taken")
    sign_up(server, "Anneka")


def test_two_who_want_one_name_at_once(server: Server) -> None:
    clients = [server.client() for _ in range(6)]

    def ask(client: Client) -> int:
        body = {"name": "Anneke", "password": PASSWORD}
        return client.post("/api/account", json=body).status_code

    with ThreadPoolExecutor(6) as pool:
        found = list(pool.map(ask, clients))
    assert sorted(found) == [201, 409, 409, 409, 409, 409]


def test_what_is_refused_makes_no_account(client: Client) -> None:
    refused: list[tuple[dict[str, object], str]] = [
        ({"name": "Anneke", "password": "4 me!"}, "password-short"),
        ({"name": "Anneke", "password": "x" * 300}, "password-long"),
        ({"name": "Anneke", "password": "iloveyou"}, "password-common"),
        ({"name": "Anneke", "password": "anneke12"}, "password-name"),
        ({"name": "Max", "password": PASSWORD}, "name-reserved"),
        ({"name": "a", "password": PASSWORD}, "name-short"),
        ({"name": "Anneke"}, "invalid"),
        ({"name": "Anneke", "password": "x" * 2000}, "invalid"),
        ({"name": "Anneke", "password": PASSWORD, "kind": "admin"}, "invalid"),
        ({"name": 7, "password": PASSWORD}, "invalid"),
    ]
    for body, code in refused:
        answer = client.post("/api/account", json=body)
        assert (answer.status_code, answer.json()["code"]) == (422, code)
        assert str(body.get("password", "nothing")) not in answer.text
    assert me(client)["player"] is None


def test_an_account_does_not_sign_up_again(server: Server) -> None:
    client = sign_up(server, "Anneke")
    answer = client.post("/api/account", json={"name": "Berta", "password": PASSWORD})
    assert (answer.status_code, answer.json()["code"]) == (409, "signed-in")
    assert client.post("/api/me", json={"name": "Berta"}).status_code == 409


# Names, bots --------------------------------------------------------------------------------------


def test_a_new_name_frees_the_old_one(server: Server) -> None:
    client = sign_up(server, "Anneke")
    other = sign_up(server, "Berta")
    answer = client.put("/api/account/name", json={"name": "berta"})
    assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")
    assert client.put("/api/account/name", json={"name": "ANNEKE"}).status_code == 200
    assert client.put("/api/account/name", json={"name": "Carla"}).status_code == 200
    assert other.put("/api/account/name", json={"name": "Anneke"}).status_code == 200
    assert sign_in(server.client(), "Carla") == 200
    assert me(client)["player"]["name"] == "Carla"


def test_an_account_can_be_a_bots(server: Server) -> None:
    client = sign_up(server, "Anneke")
    assert client.put("/api/account/bot", json={"bot": True}).json()["player"]["kind"] == "bot"
    assert sign_in(server.client(), "Anneke") == 200
    assert client.put("/api/account/bot", json={"bot": False}).json()["player"]["kind"] == "account"


def test_visitors_and_guests_have_no_account(server: Server) -> None:
    visitor, guest = server.client(), server.client()
    guest.post("/api/me")
    for method, path, body in (
        ("PUT", "/api/account/password", {"old": PASSWORD, "new": NEW}),
        ("PUT", "/api/account/bot", {"bot": True}),
        ("POST", "/api/account/recovery-codes", {"password": PASSWORD}),
        ("DELETE", "/api/account", {"password": PASSWORD}),
        ("POST", "/api/tokens", {"name": "x"}),
        ("GET", "/api/tokens", None),
    ):
        assert visitor.request(method, path, json=body).status_code == 401
        answer = guest.request(method, path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (403, "account-needed")


# Leaving ------------------------------------------------------------------------------------------


def test_leaving_deletes_everything_about_a_person(server: Server) -> None:
    client = sign_up(server, "Anneke")
    player = player_id(client)
    token = client.post("/api/tokens", json={"name": "bot"}).json()["token"]
    client.put("/api/me/settings", json={"theme": "dark"})
    assert (
        client.request("DELETE", "/api/account", json={"password": "wrong one"}).status_code == 403
    )
    answer = client.request("DELETE", "/api/account", json={"password": PASSWORD})
    assert answer.status_code == 204
    assert me(client)["player"] is None
    assert sign_in(server.client(), "Anneke") == 401
    bearer = {"Authorization": f"Bearer {token}"}
    assert server.client().get("/api/me", headers=bearer).status_code == 401
    found = server.client().get(f"/api/players/{player}").json()
    assert (found["name"], found["kind"], found["ratings"]) == ("deleted player", "deleted", [])
    sign_up(server, "Anneke")

    def rows(connection: Connection) -> dict[str, int]:
        tables = (
            people.account,
            people.name_key,
            people.recovery_code,
            people.token,
            schema.session,
        )
        return {
            t.name: len(connection.execute(select(t).where(t.c.player == player)).all())
            for t in tables
        }

    assert set(in_database(server, rows).values()) == {0}


def test_the_export_keeps_the_secret_of_a_lot_that_waits(server: Server) -> None:
    """R8: with the secret, whoever proposes a game could choose a nonce that lets them begin."""
    ana, ben = sign_up(server, "Anneke"), server.client()
    made = ana.post("/api/challenges", json={"first": "lot"}).json()

    def lot() -> dict[str, str]:
        (challenge,) = ana.get("/api/account/export").json()["challenges"]
        found: dict[str, str] = json.loads(challenge["terms"])["lot"]
        return found

    assert lot() == made["lot"]
    game = ben.post(f"/api/challenges/{made['id']}/accept").json()
    assert lot()["secret"] == game["lot"]["secret"]


def test_the_export_has_all_data_and_no_secrets(server: Server) -> None:
    client = sign_up(server, "Anneke")
    token = client.post("/api/tokens", json={"name": "my bot"}).json()["token"]
    client.put("/api/me/settings", json={"theme": "dark"})
    answer = client.get("/api/account/export")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert found["player"]["name"] == "Anneke"
    assert found["player"]["settings"] == {"theme": "dark"}
    assert [each["name"] for each in found["token"]] == ["my bot"]
    assert len(found["recovery_code"]) == 10
    assert len(found["session"]) == 1
    assert found["games"] == []
    text = json.dumps(found)
    cookie = client.cookies["fourfold"]
    for secret in ("argon2", token, token[3:], cookie, cookie.partition(".")[0]):
        assert secret not in text
    assert server.client().get("/api/account/export").status_code == 401


# Strange texts ------------------------------------------------------------------------------------


def test_strange_texts_are_refused_and_break_nothing(server: Server) -> None:
    """Bytes that PostgreSQL has no text for, halves of characters, directions, whole pages."""
    ana = sign_up(server, "Anneke")
    for strange in (
        "\0",
        "Ann\0eke",
        "\ud800",
        "\u202eAnn",
        "\x1b[31m",
        "'; DROP TABLE player; --",
    ):
        text = json.dumps(strange)
        for method, path, body in (
            ("POST", "/api/account", f'{{"name": {text}, "password": "{PASSWORD}"}}'),
            ("POST", "/api/session", f'{{"name": {text}, "password": {text}}}'),
            ("POST", "/api/me", f'{{"name": {text}}}'),
            ("POST", "/api/session/recover",
             f'{{"name": {text}, "code": {text}, "password": "{PASSWORD}"}}'),
        ):  # fmt: skip
            answer = server.client().request(
                method, path, content=body, headers={"Content-Type": "application/json"}
            )
            assert 400 <= answer.status_code < 500, (path, strange)
    assert ana.post("/api/tokens", json={"name": "a\0b"}).status_code == 422
    assert ana.delete("/api/tokens/abcdefghijk%00").status_code == 422
    assert ana.delete("/api/sessions/%00").status_code == 422
    assert ana.put("/api/me/settings", json={"note": "a\0b"}).status_code == 422
    assert me(ana)["settings"] == {}
    assert me(ana)["player"]["name"] == "Anneke"


# Logs ---------------------------------------------------------------------------------------------


def test_what_happens_to_accounts_is_logged_without_secrets(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        client = server.client()
        made = client.post("/api/account", json={"name": "Anneke", "password": PASSWORD}).json()
        player, codes = made["player"]["id"], made["recovery_codes"]
        sign_in(server.client(), "Anneke")
        sign_in(server.client(), "Anneke", "a wrong password")
        sign_in(server.client(), "a password in the wrong field", "x")
        body = {"name": "Anneke", "password": NEW}
        for code in ("aaaa", codes[0]):
            server.client().post("/api/session/recover", json={**body, "code": code})
        sign_in(client, "Anneke", NEW)
        client.put("/api/account/password", json={"old": "wrong", "new": PASSWORD})
        client.put("/api/account/password", json={"old": NEW, "new": PASSWORD})
        made = client.post("/api/tokens", json={"name": "bot"}).json()
        token = made["token"]
        client.delete(f"/api/tokens/{made['id']}")
        client.post("/api/account/recovery-codes", json={"password": PASSWORD})
        client.delete("/api/sessions")
        client.delete("/api/session")
        sign_in(client, "Anneke")
        cookie = client.cookies["fourfold"]
        client.request("DELETE", "/api/account", json={"password": PASSWORD})
    records = [each for each in caplog.records if each.name == "fourfold.server.people.journal"]
    assert [each.getMessage() for each in records] == [
        "signed up",
        "signed in",
        "sign-in failed",
        "sign-in failed",
        "recovery failed",
        "recovered",
        "signed in",
        "password wrong",
        "password changed",
        "token made",
        "token revoked",
        "recovery codes renewed",
        "other sessions ended",
        "signed out",
        "signed in",
        "account deleted",
    ]
    told = [(getattr(each, "player", ""), getattr(each, "address", "")) for each in records]
    assert told == [(None if n == 3 else player, "127.0.0.1") for n in range(16)]
    lines = "\n".join(map(Lines().format, caplog.records))
    for secret in (PASSWORD, NEW, "wrong", "argon2", codes[0], token, cookie):
        assert secret not in lines.replace("password wrong", "").replace("password-wrong", "")
