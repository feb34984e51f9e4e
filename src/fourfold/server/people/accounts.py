"""Accounts: signing up and in, passwords, recovery codes, names, leaving.

Whether a name is known can be heard neither from the answer nor from the time it takes: an unknown
name costs a hash too, and is refused with the same words as a wrong password.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

from fastapi import Request
from sqlalchemy import Connection, Row, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from fourfold.server.games.actions import Games, PlayerRequest
from fourfold.server.http.problems import Problem
from fourfold.server.refusals import Refusal
from fourfold.server.store import Store, people, schema
from fourfold.server.store.schema import new_id, now

from . import passwords
from .attempts import (
    SIGN_IN_ADDRESS,
    SIGN_IN_NAME,
    SIGN_IN_PAIR,
    SIGN_UP,
    Attempts,
)
from .names import (
    NameRefused,
    clean_name,
    keys,
    skeleton,
)
from .passwords import PasswordRefused
from .sessions import (
    ACCOUNTS,
    Person,
    Sessions,
    begin_session,
    end_sessions,
    executing,
    new_session,
    take_cookie,
)

_log = logging.getLogger(__name__)


def accepted_name(name: str) -> str:
    """The name as it is kept, or a problem that says why not."""
    try:
        return clean_name(name)
    except NameRefused as refused:
        raise Problem(422, refused.code, **refused.details) from None


def accepted_password(password: str, name: str) -> str:
    """The password, or a problem that says why not."""
    try:
        return passwords.check_password(password, name)
    except PasswordRefused as refused:
        raise Problem(422, refused.code, **refused.details) from None


def check_free(connection: Connection, name: str, player: str | None = None) -> None:
    """A problem when somebody else has this name, or one that looks like it."""
    table = people.name_key
    taken = connection.execute(
        select(table.c.player).where(table.c.key.in_(keys(name)), table.c.player != (player or ""))
    ).first()
    if taken is not None:
        raise Problem(409, "name-taken", name=name)


def take_name(connection: Connection, name: str, player: str) -> None:
    """Give a player this name and all that look like it."""
    check_free(connection, name, player)
    table = people.name_key
    connection.execute(delete(table).where(table.c.player == player))
    connection.execute(insert(table), [{"key": key, "player": player} for key in keys(name)])
    connection.execute(update(schema.player).where(schema.player.c.id == player).values(name=name))


def keep_codes(connection: Connection, player: str, codes: list[str]) -> None:
    """Keep what is needed to know these recovery codes again, instead of those before."""
    table = people.recovery_code
    connection.execute(delete(table).where(table.c.player == player))
    connection.execute(
        insert(table), [{"player": player, "hash": passwords.hash_code(code)} for code in codes]
    )


class Accounts:
    """What people can do with their accounts."""

    def __init__(
        self,
        store: Store,
        sessions: Sessions,
        attempts: Attempts,
        games: Games,
        ended: Callable[[str], None],
    ) -> None:
        self._store = store
        #: Hears whose sessions have ended.
        self._ended = ended
        self._games = games
        self._sessions = sessions
        self._attempts = attempts

    # Coming ---------------------------------------------------------------------------------------

    async def sign_up(
        self, request: Request, guest: Person | None, name: str, password: str
    ) -> tuple[Person, list[str]]:
        """A new account with its recovery codes; a guest keeps their games."""
        if guest is not None and guest.kind != "guest":
            raise Problem(409, "signed-in")
        name = accepted_name(name)
        password = accepted_password(password, name)
        await self._attempts.count((SIGN_UP, address(request)))
        await self._store.read(lambda connection: check_free(connection, name))
        kept, codes = await passwords.hash_password(password), passwords.new_codes()
        person = Person(guest.id if guest else new_id(), name, "account", new_session())

        def keep(connection: Connection) -> None:
            time = now()
            if guest is None:
                connection.execute(
                    insert(schema.player).values(
                        id=person.id, name=name, kind="account", created=time
                    )
                )
            else:
                player = schema.player
                done = connection.execute(
                    update(player)
                    .where(player.c.id == guest.id, player.c.kind == "guest")
                    .values(kind="account")
                )
                if not done.rowcount:
                    raise Problem(409, "signed-in")
            take_name(connection, name, person.id)
            connection.execute(
                insert(people.account).values(
                    player=person.id, password=kept, created=time, changed=time
                )
            )
            keep_codes(connection, person.id, codes)
            # A session that was there before the password was known ends with it.
            end_sessions(connection, person.id)
            begin_session(connection, person, request)

        await self._write_name(keep, name)
        self._ended(person.id)
        self._sessions.give(request, person)
        note("signed up", request, person.id)
        return person, codes

    async def sign_in(
        self, request: Request, before: Person | None, name: str, password: str
    ) -> Person:
        """Who has this name and password; their session is a new one."""
        tries = _tries(request, name)
        await self._attempts.count(*tries)
        row = await self._find(name)
        kept = None if row is None else row.password
        good = await passwords.verify_password(kept, password)
        if row is None or not good:
            note("sign-in failed", request, row.id if row else None)
            raise Problem(401, "sign-in-failed")
        if row.blocked is not None:
            note("sign-in to a blocked account", request, row.id)
            raise Problem(403, "blocked")
        await self._attempts.forget(*tries[:2])
        if passwords.needs_rehash(row.password):
            fresh = await passwords.hash_password(password)
            table = people.account
            await self._store.write(
                executing(
                    update(table)
                    .where(table.c.player == row.id, table.c.password == row.password)
                    .values(password=fresh)
                )
            )
        note("signed in", request, row.id)
        return await self._begin(request, before, row)

    async def recover(self, request: Request, name: str, code: str, password: str) -> Person:
        """Who has this name and an unused code; all sessions end, the password is the new one."""
        password = accepted_password(password, name)
        tries = _tries(request, name)
        await self._attempts.count(*tries)
        row = await self._find(name)
        tried = passwords.hash_code(code)
        kept = await passwords.hash_password(password)
        if row is None or row.blocked is not None:
            note("recovery failed", request, row.id if row else None)
            raise Problem(401, "recovery-failed")
        player = str(row.id)

        def use(connection: Connection) -> None:
            table = people.recovery_code
            done = connection.execute(
                update(table)
                .where(table.c.player == player, table.c.hash == tried, table.c.used.is_(None))
                .values(used=now())
            )
            if not done.rowcount:
                raise Problem(401, "recovery-failed")
            _set_password(connection, player, kept)
            end_sessions(connection, player)

        try:
            await self._store.write(use)
        except Problem:
            note("recovery failed", request, player)
            raise
        self._ended(player)
        await self._attempts.forget(*tries[:2])
        note("recovered", request, player)
        return await self._begin(request, None, row)

    async def _begin(self, request: Request, before: Person | None, row: Row[Any]) -> Person:
        person = Person(row.id, row.name, row.kind, new_session())

        def keep(connection: Connection) -> None:
            if before is not None and before.session is not None:
                table = schema.session
                connection.execute(
                    update(table).where(table.c.id == before.session).values(revoked=now())
                )
            begin_session(connection, person, request)

        await self._store.write(keep)
        if before is not None:
            self._ended(before.id)
        self._sessions.give(request, person)
        return person

    async def _find(self, name: str) -> Row[Any] | None:
        """The account with exactly this name, but for capitals and accents."""
        table, player, account = people.name_key, schema.player, people.account
        return await self._store.row(
            select(player.c.id, player.c.name, player.c.kind, account.c.password, account.c.blocked)
            .join(table, table.c.player == player.c.id)
            .join(account, account.c.player == player.c.id)
            .where(table.c.key == skeleton(name))
        )  # fmt: skip

    # Changing -------------------------------------------------------------------------------------

    async def check(self, request: Request, person: Person, password: str) -> None:
        """A problem unless this is the person's password."""
        tries = ((SIGN_IN_PAIR, f"{person.id} {address(request)}"), (SIGN_IN_NAME, person.id))
        await self._attempts.count(*tries)
        table = people.account
        row = await self._store.row(select(table.c.password).where(table.c.player == person.id))
        if not await passwords.verify_password(row.password if row else None, password):
            note("password wrong", request, person.id)
            raise Problem(403, "password-wrong")
        await self._attempts.forget(*tries)

    async def change_password(self, request: Request, person: Person, old: str, new: str) -> None:
        """A new password; every session ends, and a new one begins here."""
        new = accepted_password(new, person.name)
        await self.check(request, person, old)
        kept = await passwords.hash_password(new)
        after = replace(person, session=new_session())

        def keep(connection: Connection) -> None:
            _set_password(connection, person.id, kept)
            end_sessions(connection, person.id)
            begin_session(connection, after, request)

        await self._store.write(keep)
        self._ended(person.id)
        self._sessions.give(request, after)
        note("password changed", request, person.id)

    async def new_codes(self, request: Request, person: Person, password: str) -> list[str]:
        """Ten new recovery codes; the old ones are worth nothing from now on."""
        await self.check(request, person, password)
        codes = passwords.new_codes()
        await self._store.write(lambda connection: keep_codes(connection, person.id, codes))
        note("recovery codes renewed", request, person.id)
        return codes

    async def rename(self, person: Person, name: str) -> Person:
        """Another name, for an account or a guest."""
        name = accepted_name(name)

        def keep(connection: Connection) -> None:
            if person.kind in ACCOUNTS:
                take_name(connection, name, person.id)
            else:
                check_free(connection, name)
                table = schema.player
                connection.execute(update(table).where(table.c.id == person.id).values(name=name))

        await self._write_name(keep, name)
        return replace(person, name=name)

    async def set_bot(self, person: Person, bot: bool) -> Person:
        """Whether the account is a program's, which everybody can see."""
        kind, table = "bot" if bot else "account", schema.player
        await self._store.write(
            executing(update(table).where(table.c.id == person.id).values(kind=kind))
        )
        return replace(person, kind=kind)

    async def leave(self, request: Request, person: Person, password: str) -> None:
        """Delete the account; in others' games a deleted player remains."""
        await self.check(request, person, password)
        await delete_player(self._store, self._games, person.id)
        self._ended(person.id)
        take_cookie(request)
        note("account deleted", request, person.id)

    async def _write_name(self, unit: Any, name: str) -> None:  # noqa: ANN401  # a unit of work
        try:
            await self._store.write(unit)
        except IntegrityError:
            # Two took the name at the same moment.
            raise Problem(409, "name-taken", name=name) from None


def _set_password(connection: Connection, player: str, kept: str) -> None:
    table = people.account
    connection.execute(
        update(table).where(table.c.player == player).values(password=kept, changed=now())
    )


async def delete_player(store: Store, games: Games, player: str) -> None:
    """Resign where somebody waits for this player, then forget them."""
    game = schema.game
    rows = await store.rows(
        select(game.c.id).where(
            game.c.status == "playing",
            game.c.kind == "people",
            or_(game.c.first == player, game.c.second == player),
        )
    )
    for row in rows:
        # It may have ended meanwhile.
        with suppress(Refusal):
            await games.resign(PlayerRequest(row.id, player))
    await store.write(lambda connection: erase(connection, player))


def erase(connection: Connection, player: str) -> None:
    """Forget everything about a player but that there was one, in games that belong to others."""
    for table in (
        people.account,
        people.name_key,
        people.recovery_code,
        people.token,
        people.rating,
        people.mute,
        schema.session,
        schema.request,
    ):
        connection.execute(delete(table).where(table.c.player == player))
    game = schema.game
    connection.execute(
        delete(game).where(
            game.c.kind != "people", or_(game.c.first == player, game.c.second == player)
        )
    )
    report = people.report
    connection.execute(delete(report).where((report.c.player == player) | (report.c.by == player)))
    challenge = schema.challenge
    connection.execute(
        update(challenge)
        .where(challenge.c.by == player, challenge.c.state == "waiting")
        .values(state="withdrawn")
    )
    table = schema.player
    connection.execute(
        update(table)
        .where(table.c.id == player)
        .values(name="deleted player", kind="deleted", settings="{}")
    )


def note(event: str, request: Request, player: str | None) -> None:
    """Log what happened to an account; never a name that was typed: it may be a password."""
    _log.info(event, extra={"player": player, "address": address(request)})


def address(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else "?"


def _tries(request: Request, name: str) -> tuple[Any, ...]:
    where, who = address(request), skeleton(name)[:80]
    return (
        (SIGN_IN_PAIR, f"{who} {where}"),
        (SIGN_IN_NAME, who),
        (SIGN_IN_ADDRESS, where),
    )
