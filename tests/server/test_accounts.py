"""Accounts: signing up, in and out, passwords, recovery codes, names, leaving."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Literal, TypeVar

import pytest
from argon2 import PasswordHasher
from sqlalchemy import Connection, select, update

from fourfold.server import passwords
from fourfold.server.logs import Lines
from fourfold.server.sessions import IDLE
from fourfold.server.store import Store, open_store, people, schema

from .people import PASSWORD, me, player_id, sign_in, sign_up
from .running import Client, Server, run_in_thread

T = TypeVar("T")
NEW = "another good password"


def in_database(server: Server, work: Callable[[Connection], T]) -> T:
    """Do something in the server's database, from outside."""

    async def run() -> T:
        store: Store = open_store(server.settings.database_url)
        store.start()
        try:
            return await store.write(work)
        finally:
            await store.close()

    return asyncio.run(run())


def void(_: object) -> None:
    """A result that nobody wants."""


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


# Signing in ---------------------------------------------------------------------------------------


def test_signing_in_on_another_device_and_out(server: Server) -> None:
    client = sign_up(server, "Anneke")
    other = server.client()
    assert sign_in(other, "anneke") == 200
    assert player_id(other) == player_id(client)
    assert other.delete("/api/session").status_code == 204
    assert me(other)["player"] is None
    assert me(client)["player"] is not None


def test_signing_out_ends_the_session_itself(server: Server) -> None:
    client = sign_up(server, "Anneke")
    cookie = client.cookies["fourfold"]
    client.delete("/api/session")
    thief = server.client()
    thief.cookies.set("fourfold", cookie)
    assert me(thief)["player"] is None


def test_signing_in_makes_a_new_session_and_ends_the_one_before(server: Server) -> None:
    sign_up(server, "Anneke")
    client = server.client()
    client.post("/api/me")
    planted = client.cookies["fourfold"]
    assert sign_in(client, "Anneke") == 200
    assert client.cookies["fourfold"] != planted
    other = server.client()
    other.cookies.set("fourfold", planted)
    assert me(other)["player"] is None


def test_unknown_names_and_wrong_passwords_get_the_same_answer(server: Server) -> None:
    sign_up(server, "Anneke")
    answers = [
        server.client().post("/api/session", json={"name": name, "password": password})
        for name, password in (("Anneke", "wrong password"), ("Nobody Else", "wrong password"))
    ]
    assert [answer.status_code for answer in answers] == [401, 401]
    assert answers[0].content == answers[1].content
    assert answers[0].json()["code"] == "sign-in-failed"
    recover = [
        server.client().post(
            "/api/session/recover",
            json={"name": name, "code": "aaaa-bbbb-cccc-dddd", "password": NEW},
        )
        for name in ("Anneke", "Nobody Else")
    ]
    assert recover[0].content == recover[1].content
    assert recover[0].status_code == 401


def test_unknown_names_and_wrong_passwords_take_as_long(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both cost one hash of argon2 with the same parameters: nothing else takes time there."""
    sign_up(server, "Anneke")
    asked: list[str] = []

    class Counting(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002  # argon2's name
            asked.append(str(hash).rsplit("$", 2)[0])
            return super().verify(hash, password)

    own = passwords._hasher
    monkeypatch.setattr(
        passwords, "_hasher", Counting(own.time_cost, own.memory_cost, own.parallelism)
    )
    client = server.client()
    for name in ("Anneke", "Nobody Else"):
        assert sign_in(client, name, "wrong password") == 401
    assert len(asked) == 2
    assert asked[0] == asked[1]


def test_an_old_hash_is_made_anew(server: Server) -> None:
    client = sign_up(server, "Anneke")
    old = PasswordHasher(time_cost=1, memory_cost=8192, parallelism=1).hash(PASSWORD)
    table, player = people.account, player_id(client)
    where = table.c.player == player
    in_database(server, lambda c: void(c.execute(update(table).where(where).values(password=old))))
    assert sign_in(server.client(), "Anneke") == 200
    kept = in_database(server, lambda c: c.execute(select(table.c.password).where(where)).scalar())
    assert kept != old
    assert "m=19456,t=2,p=1" in str(kept)
    assert sign_in(server.client(), "Anneke") == 200


def test_a_session_ends_when_nobody_uses_it(server: Server) -> None:
    client = sign_up(server, "Anneke")
    table = schema.session
    old = int(time.time() * 1000) - IDLE - 1000
    in_database(server, lambda c: void(c.execute(update(table).values(seen=old))))
    assert me(client)["player"] is None
    assert sign_in(client, "Anneke") == 200


def test_a_session_ends_in_any_case_after_400_days(server: Server) -> None:
    client = sign_up(server, "Anneke")
    table, old = schema.session, int(time.time() * 1000) - 400 * 24 * 3600 * 1000 - 1000
    in_database(server, lambda c: void(c.execute(update(table).values(created=old))))
    assert me(client)["player"] is None
    assert client.get("/api/sessions").status_code == 401


def test_being_seen_is_kept(server: Server) -> None:
    client = sign_up(server, "Anneke")
    table = schema.session
    in_database(
        server, lambda c: void(c.execute(update(table).values(seen=table.c.seen - 7200_000)))
    )
    before = in_database(server, lambda c: c.execute(select(table.c.seen)).scalar())
    assert me(client)["player"] is not None
    after = in_database(server, lambda c: c.execute(select(table.c.seen)).scalar())
    assert after is not None
    assert before is not None
    assert after >= before + 7200_000


# Sessions -----------------------------------------------------------------------------------------


def test_sessions_are_listed_and_ended(server: Server) -> None:
    one = sign_up(server, "Anneke")
    two, three = server.client(), server.client()
    for client in (two, three):
        assert sign_in(client, "Anneke") == 200
    found = one.get("/api/sessions").json()
    assert len(found) == 3
    assert [each["current"] for each in found].count(True) == 1
    assert all(one.cookies["fourfold"].find(each["id"]) <= 0 for each in found)
    other = next(s["id"] for s in two.get("/api/sessions").json() if s["current"])
    assert one.delete(f"/api/sessions/{other}").status_code == 204
    assert me(two)["player"] is None
    assert one.delete(f"/api/sessions/{other}").status_code == 404
    assert one.delete("/api/sessions").status_code == 204
    assert me(three)["player"] is None
    assert me(one)["player"] is not None


def test_nobody_ends_the_sessions_of_others(server: Server) -> None:
    one, other = sign_up(server, "Anneke"), sign_up(server, "Berta")
    session = one.get("/api/sessions").json()[0]["id"]
    assert other.delete(f"/api/sessions/{session}").status_code == 404
    assert me(one)["player"] is not None
    assert server.client().get("/api/sessions").status_code == 401


# Passwords and codes ------------------------------------------------------------------------------


def test_a_new_password_ends_all_other_sessions(server: Server) -> None:
    client = sign_up(server, "Anneke")
    other, before = server.client(), client.cookies["fourfold"]
    sign_in(other, "Anneke")
    answer = client.put("/api/account/password", json={"old": PASSWORD, "new": NEW})
    assert answer.status_code == 200
    assert me(client)["player"] is not None
    assert client.cookies["fourfold"] != before
    assert me(other)["player"] is None
    assert sign_in(server.client(), "Anneke") == 401
    assert sign_in(server.client(), "Anneke", NEW) == 200


def test_a_new_password_needs_the_old_one_and_has_to_be_good(server: Server) -> None:
    client = sign_up(server, "Anneke")
    for body, status, code in (
        ({"old": "wrong password", "new": NEW}, 403, "password-wrong"),
        ({"old": PASSWORD, "new": "short"}, 422, "password-short"),
        ({"old": PASSWORD, "new": "Anneke 1"}, 422, "password-name"),
    ):
        answer = client.put("/api/account/password", json=body)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert sign_in(server.client(), "Anneke") == 200


def test_a_recovery_code_works_once(server: Server) -> None:
    client = server.client()
    codes = client.post("/api/account", json={"name": "Anneke", "password": PASSWORD}).json()[
        "recovery_codes"
    ]
    lost = server.client()
    body = {"name": "anneke", "code": codes[4].upper().replace("-", " "), "password": NEW}
    answer = lost.post("/api/session/recover", json=body)
    assert answer.status_code == 200
    assert answer.json()["player"]["name"] == "Anneke"
    assert me(client)["player"] is None
    assert sign_in(server.client(), "Anneke", NEW) == 200
    assert lost.post("/api/session/recover", json=body).status_code == 401
    assert lost.post("/api/session/recover", json={**body, "code": codes[0]}).status_code == 200


def test_one_code_used_by_many_at_once_works_once(server: Server) -> None:
    client = server.client()
    codes = client.post("/api/account", json={"name": "Anneke", "password": PASSWORD}).json()[
        "recovery_codes"
    ]
    clients = [server.client() for _ in range(5)]

    def ask(other: Client) -> int:
        body = {"name": "Anneke", "code": codes[0], "password": NEW}
        return other.post("/api/session/recover", json=body).status_code

    with ThreadPoolExecutor(5) as pool:
        assert sorted(pool.map(ask, clients)) == [200, 401, 401, 401, 401]


def test_new_codes_replace_the_old_ones(server: Server) -> None:
    client = server.client()
    first = client.post("/api/account", json={"name": "Anneke", "password": PASSWORD}).json()[
        "recovery_codes"
    ]
    assert (
        client.post("/api/account/recovery-codes", json={"password": "wrong one"}).status_code
        == 403
    )
    second = client.post("/api/account/recovery-codes", json={"password": PASSWORD}).json()[
        "recovery_codes"
    ]
    assert not set(first) & set(second)
    body = {"name": "Anneke", "password": NEW}
    answers = [
        server.client().post("/api/session/recover", json={**body, "code": code}).status_code
        for code in (first[0], second[0])
    ]
    assert answers == [401, 200]


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


# Limits -------------------------------------------------------------------------------------------


def test_too_many_tries_have_to_wait_wherever_they_are_made(server: Server) -> None:
    """Ten tries of one name from one address, whichever process is asked; others may go on."""
    sign_up(server, "Anneke")
    sign_up(server, "Berta")
    strict = server.settings.changed(rate_limits=True)
    with run_in_thread(strict) as one, run_in_thread(strict) as other:
        clients = [one.client(), other.client()]
        found = [sign_in(clients[n % 2], "Anneke", "wrong password") for n in range(11)]
        assert found == [401] * 10 + [429]
        body = {"name": "anneke", "password": PASSWORD}
        answer = clients[0].post("/api/session", json=body)
        assert answer.status_code == 429
        assert answer.json()["code"] == "too-many-tries"
        assert 0 < int(answer.headers["retry-after"]) <= 900
        recover = {"name": "Anneke", "code": "aaaa-bbbb-cccc-dddd", "password": NEW}
        assert clients[1].post("/api/session/recover", json=recover).status_code == 429
        assert sign_in(clients[0], "Berta") == 200

        def keys(connection: Connection) -> list[str]:
            return list(connection.execute(select(people.attempt.c.key)).scalars())

        kept = in_database(server, keys)
        assert kept
        assert all(re.fullmatch("[0-9a-f]{64}", key) for key in kept)
        table = people.attempt
        in_database(
            server,
            lambda c: void(c.execute(update(table).values(began=table.c.began - 900_000))),
        )
        assert sign_in(clients[0], "Anneke") == 200


def test_signing_in_well_forgets_the_tries_before(server: Server) -> None:
    sign_up(server, "Anneke")
    with run_in_thread(server.settings.changed(rate_limits=True)) as strict:
        client = strict.client()
        for _ in range(3):
            assert [sign_in(client, "Anneke", "wrong password") for _ in range(8)] == [401] * 8
            assert sign_in(client, "Anneke") == 200


def test_one_address_cannot_try_many_names(server: Server) -> None:
    with run_in_thread(server.settings.changed(rate_limits=True)) as strict:
        client = strict.client()
        found = [sign_in(client, f"Player No {n}", "wrong password") for n in range(61)]
        assert found == [401] * 60 + [429]


def test_signing_up_is_limited(server: Server) -> None:
    with run_in_thread(server.settings.changed(rate_limits=True)) as strict:
        names = [f"Anneke {letter}" for letter in "abcdefghjkmnpqrstuvwxyz"[:21]]
        found = [
            strict.client().post("/api/account", json={"name": n, "password": PASSWORD}).status_code
            for n in names
        ]
        assert found == [201] * 20 + [429]


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
    assert ana.delete("/api/sessions/%00").status_code == 404
    assert ana.put("/api/me/settings", json={"note": "a\0b"}).status_code == 200
    assert me(ana)["settings"] == {"note": "a\0b"}
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
    records = [each for each in caplog.records if each.name == "fourfold.server.accounts"]
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
