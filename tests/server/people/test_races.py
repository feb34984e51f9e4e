"""What happens to people while something else is being written about them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest
from sqlalchemy import Connection, insert, select, update
from tests.server.accounts import PASSWORD, me, player_id, sign_in, sign_up
from tests.server.databases import in_database, void
from tests.server.running import Client, Server

from fourfold.server.operations.checks import check_database
from fourfold.server.people import passwords
from fourfold.server.people.accounts import rename_player
from fourfold.server.people.errors import AccountBlocked, NameTaken, SignInNeeded
from fourfold.server.people.names import keys
from fourfold.server.people.registry import hold_name, take_name
from fourfold.server.people.sessions import Person, Sessions, Visit
from fourfold.server.people.tokens import make_token
from fourfold.server.store import Store, open_store, people, schema
from fourfold.server.store.schema import now

T = TypeVar("T")


def in_store(server: Server, work: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = open_store(server.settings.database_url)
        store.start()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def block(server: Server, player: str) -> None:
    table = people.account
    blocked = update(table).where(table.c.player == player).values(blocked=now())
    in_database(server, lambda connection: void(connection.execute(blocked)))


def as_person(client: Client) -> Person:
    known = me(client)["player"]
    return Person(known["id"], known["name"], known["kind"], "a session")


def test_a_guest_who_signs_up_meanwhile_gets_the_keys_of_the_new_name(server: Server) -> None:
    """The request to rename began as a guest's; by the time it is written there is an account."""
    ana = sign_up(server, "Anneke")
    player = player_id(ana)
    in_database(server, lambda connection: rename_player(connection, player, "Annika"))

    def kept(connection: Connection) -> set[str]:
        table = people.name_key
        rows = connection.execute(select(table.c.key).where(table.c.player == player))
        return set(rows.scalars())

    assert in_database(server, kept) == keys("Annika")
    checked = asyncio.run(check_database(server.settings.database_url, lambda *_: None))
    assert checked.faults == []


@pytest.mark.parametrize("newcomer", ["guest", "account"])
def test_a_name_that_is_being_taken_is_taken(server: Server, newcomer: str) -> None:
    """An account takes a name in a transaction that is still open; nobody else gets it then."""
    ana = sign_up(server, "Anneke")
    other = server.client()
    other.post("/api/me")
    first, second = player_id(ana), player_id(other)
    begun, over = threading.Event(), threading.Event()
    refused: list[type[Exception]] = []

    def take(connection: Connection) -> None:
        take_name(connection, "Bertil", first)
        begun.set()
        # Long enough for the other, which does not wait where nothing stops it.
        over.wait(1)

    def try_too(connection: Connection) -> None:
        if newcomer == "account":
            take_name(connection, "bertil", second)
        else:
            hold_name(connection, "bertil")

    def later() -> None:
        begun.wait(60)
        try:
            in_database(server, try_too)
        except Exception as error:  # noqa: BLE001  # looked at below
            refused.append(type(error))
        over.set()

    thread = threading.Thread(target=later)
    thread.start()
    in_database(server, take)
    thread.join(60)
    assert refused == [NameTaken]


def test_a_visitor_cannot_come_with_a_name_taken_meanwhile(server: Server) -> None:
    """The name is looked up where the guest is written, not before."""
    sign_up(server, "Anneke")

    async def come(store: Store) -> None:
        await Sessions(store).welcome(Visit(), "anneke")

    with pytest.raises(NameTaken):
        in_store(server, come)


def test_who_is_blocked_while_their_password_is_checked_is_not_let_in(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = player_id(sign_up(server, "Anneke"))
    verify = passwords.verify_password

    async def slowly(kept: str | None, password: str) -> bool:
        good = await verify(kept, password)
        await asyncio.to_thread(block, server, player)
        return good

    monkeypatch.setattr(passwords, "verify_password", slowly)
    client = server.client()
    answer = client.post("/api/session", json={"name": "Anneke", "password": PASSWORD})
    assert (answer.status_code, answer.json()["code"]) == (403, "blocked")
    assert me(client)["player"] is None


def test_who_was_blocked_or_deleted_meanwhile_gets_no_token(server: Server) -> None:
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    blocked, deleted = as_person(ana), as_person(ben)
    block(server, blocked.id)
    assert ben.request("DELETE", "/api/account", json={"password": PASSWORD}).status_code == 204
    with pytest.raises(AccountBlocked):
        in_store(server, lambda store: make_token(store, blocked, "bot"))
    with pytest.raises(SignInNeeded):
        in_store(server, lambda store: make_token(store, deleted, "bot"))


def test_a_deleted_player_keeps_no_name_and_no_session(server: Server) -> None:
    ana = sign_up(server, "Anneke")
    cookie, player = ana.cookies["fourfold"], player_id(ana)
    assert ana.request("DELETE", "/api/account", json={"password": PASSWORD}).status_code == 204
    with pytest.raises(SignInNeeded):
        in_database(server, lambda connection: rename_player(connection, player, "Annika"))
    # A session that was written after the deletion opens nothing.
    session = insert(schema.session).values(
        id=cookie.partition(".")[0], player=player, created=now(), seen=now()
    )
    in_database(server, lambda connection: void(connection.execute(session)))
    client = server.client()
    client.cookies.set("fourfold", cookie)
    assert me(client)["player"] is None
    assert sign_in(server.client(), "Anneke") == 401
