"""Signing in and out: sessions, passwords, recovery codes, and how often somebody may try."""

from __future__ import annotations

import re
import time
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Connection, select, update
from tests.server.accounts import (
    NEW,
    PASSWORD,
    me,
    player_id,
    sign_in,
    sign_up,
)
from tests.server.databases import in_database, void
from tests.server.running import Client, Server, run_in_thread

from fourfold.server.store import people, schema
from fourfold.server.store.sessions import IDLE

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
        tried = [clients[n % 2].post("/api/session/recover", json=recover) for n in range(11)]
        assert [answer.status_code for answer in tried] == [401] * 10 + [429]
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
