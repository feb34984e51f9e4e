"""Accounts: signing up and in, passwords, recovery codes, names.

Neither the answer nor the time it takes tells whether a name is known: an unknown name costs a
hash too, and is refused with the same words as a wrong password.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from fourfold.server.games.actions import Games
from fourfold.server.store import Store, people, schema
from fourfold.server.store.schema import new_id, now

from . import passwords
from .attempts import (
    RECOVERY,
    SIGN_IN_ADDRESS,
    SIGN_IN_DEVICE,
    SIGN_IN_NAME,
    SIGN_IN_PAIR,
    SIGN_UP,
    Allowance,
    Attempts,
)
from .deletion import Leave, delete_player
from .devices import Devices
from .errors import (
    AccountBlocked,
    NameTaken,
    PasswordWrong,
    RecoveryFailed,
    SignedInAlready,
    SignInFailed,
    SignInNeeded,
)
from .journal import note
from .names import clean_name, skeleton
from .registry import check_free, hold_name, set_name, take_name
from .sessions import ACCOUNTS, Person, Visit, begin_session, end_sessions, new_session


def need_account(connection: Connection, player: str) -> None:
    """Refuse who has no account any more, or whose account is shut, until the transaction ends.

    Requests begin with a person who was let in then; by the time something is written an operator
    may have blocked or deleted them.
    """
    account = people.account
    row = connection.execute(
        select(account.c.blocked).where(account.c.player == player).with_for_update()
    ).first()
    if row is None:
        raise SignInNeeded
    if row.blocked is not None:
        raise AccountBlocked


def rename_player(connection: Connection, player: str, name: str) -> None:
    """Give a player another name, whatever they are by now: a guest may just have signed up."""
    table = schema.player
    kind = connection.execute(
        select(table.c.kind).where(table.c.id == player).with_for_update()
    ).scalar()
    if kind in ACCOUNTS:
        take_name(connection, name, player)
    elif kind == "guest":
        hold_name(connection, name)
        set_name(connection, name, player)
    else:
        raise SignInNeeded


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
        attempts: Attempts,
        devices: Devices,
        games: Games,
        ended: Callable[[str], None],
        *,
        leave: Sequence[Leave] = (),
    ) -> None:
        self._store = store
        self._leave = leave
        #: Hears whose sessions have ended.
        self._ended = ended
        self._games = games
        self._attempts = attempts
        self._devices = devices

    # Coming ---------------------------------------------------------------------------------------

    async def sign_up(
        self, visit: Visit, guest: Person | None, name: str, password: str
    ) -> tuple[Person, list[str]]:
        """A new account with its recovery codes; a guest keeps their games."""
        if guest is not None and guest.kind != "guest":
            raise SignedInAlready
        name = clean_name(name)
        password = passwords.check_password(password, name)
        await self._attempts.count((SIGN_UP, visit.network))
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
                    raise SignedInAlready
            take_name(connection, name, person.id)
            connection.execute(
                insert(people.account).values(
                    player=person.id, password=kept, created=time, changed=time
                )
            )
            keep_codes(connection, person.id, codes)
            # A session that was there before the password was known ends with it.
            end_sessions(connection, person.id)
            begin_session(connection, person, visit)

        await write_name(self._store, keep, name)
        self._ended(person.id)
        note("signed up", visit, person.id)
        return person, codes

    async def sign_in(
        self, visit: Visit, before: Person | None, name: str, password: str
    ) -> Person:
        """Who has this name and password; their session is a new one."""
        row = await self._find(name)
        device = None if row is None else await self._devices.known(visit.device, row.id)
        tries = _tries(visit, name, device)
        await self._attempts.count(*tries)
        kept = None if row is None else row.password
        good = await passwords.verify_password(kept, password)
        if row is None or not good:
            note("sign-in failed", visit, row.id if row else None)
            raise SignInFailed
        if row.blocked is not None:
            note("sign-in to a blocked account", visit, row.id)
            raise AccountBlocked
        await self._attempts.forget(*tries[1:])
        if passwords.needs_rehash(row.password):
            fresh = await passwords.hash_password(password)
            table = people.account
            await self._store.execute(
                update(table)
                .where(table.c.player == row.id, table.c.password == row.password)
                .values(password=fresh)
            )
        note("signed in", visit, row.id)
        return await self._begin(visit, before, row)

    async def recover(self, visit: Visit, name: str, code: str, password: str) -> Person:
        """Who has this name and an unused code; all sessions end, the password is the new one."""
        password = passwords.check_password(password, name)
        # Nobody guesses 117 bits: strangers elsewhere, and wrong passwords, do not count here.
        pair = f"{skeleton(name)[:80]} {visit.network}"
        tries = (SIGN_IN_ADDRESS, visit.network), (RECOVERY, pair)
        await self._attempts.count(*tries)
        row = await self._find(name)
        tried = passwords.hash_code(code)
        kept = await passwords.hash_password(password)
        if row is None or row.blocked is not None:
            note("recovery failed", visit, row.id if row else None)
            raise RecoveryFailed
        player = str(row.id)

        def use(connection: Connection) -> None:
            table = people.recovery_code
            done = connection.execute(
                update(table)
                .where(table.c.player == player, table.c.hash == tried, table.c.used.is_(None))
                .values(used=now())
            )
            if not done.rowcount:
                raise RecoveryFailed
            _set_password(connection, player, kept)
            end_sessions(connection, player)

        try:
            await self._store.write(use)
        except RecoveryFailed:
            note("recovery failed", visit, player)
            raise
        self._ended(player)
        await self._attempts.forget(*tries[1:], *_tries(visit, name)[1:])
        note("recovered", visit, player)
        return await self._begin(visit, None, row)

    async def _begin(self, visit: Visit, before: Person | None, row: Row[Any]) -> Person:
        person = Person(row.id, row.name, row.kind, new_session())

        def keep(connection: Connection) -> None:
            need_account(connection, person.id)
            if before is not None and before.session is not None:
                table = schema.session
                connection.execute(
                    update(table).where(table.c.id == before.session).values(revoked=now())
                )
            begin_session(connection, person, visit)

        await self._store.write(keep)
        if before is not None:
            self._ended(before.id)
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

    async def check(self, visit: Visit, person: Person, password: str) -> None:
        """A problem unless this is the person's password."""
        # A session is a device that the account knows.
        tries = (SIGN_IN_DEVICE, f"{person.id} {person.session}")
        await self._attempts.count(tries)
        table = people.account
        row = await self._store.row(select(table.c.password).where(table.c.player == person.id))
        if not await passwords.verify_password(row.password if row else None, password):
            note("password wrong", visit, person.id)
            raise PasswordWrong
        await self._attempts.forget(tries)

    async def change_password(self, visit: Visit, person: Person, old: str, new: str) -> Person:
        """A new password; every session ends, and a new one begins here."""
        new = passwords.check_password(new, person.name)
        await self.check(visit, person, old)
        kept = await passwords.hash_password(new)
        after = replace(person, session=new_session())

        def keep(connection: Connection) -> None:
            need_account(connection, person.id)
            _set_password(connection, person.id, kept)
            end_sessions(connection, person.id)
            begin_session(connection, after, visit)

        await self._store.write(keep)
        self._ended(person.id)
        note("password changed", visit, person.id)
        return after

    async def new_codes(self, visit: Visit, person: Person, password: str) -> list[str]:
        """Ten new recovery codes; the old ones are worth nothing from now on."""
        await self.check(visit, person, password)
        codes = passwords.new_codes()

        def keep(connection: Connection) -> None:
            need_account(connection, person.id)
            keep_codes(connection, person.id, codes)

        await self._store.write(keep)
        note("recovery codes renewed", visit, person.id)
        return codes

    async def rename(self, person: Person, name: str) -> Person:
        """Another name, for an account or a guest."""
        name = clean_name(name)

        await write_name(
            self._store, lambda connection: rename_player(connection, person.id, name), name
        )
        return replace(person, name=name)

    async def set_bot(self, person: Person, bot: bool) -> Person:
        """Whether the account is a program's, which everybody can see."""
        kind, table = "bot" if bot else "account", schema.player

        def keep(connection: Connection) -> None:
            need_account(connection, person.id)
            connection.execute(update(table).where(table.c.id == person.id).values(kind=kind))

        await self._store.write(keep)
        return replace(person, kind=kind)

    async def leave(self, visit: Visit, person: Person, password: str) -> None:
        """Delete the account; in others' games a deleted player remains."""
        await self.check(visit, person, password)
        await delete_player(self._store, self._games, person.id, self._leave)
        self._ended(person.id)
        note("account deleted", visit, person.id)


async def write_name(store: Store, unit: Callable[[Connection], None], name: str) -> None:
    """Run a unit of work that gives somebody a name."""
    try:
        await store.write(unit)
    except IntegrityError:
        # Two processes took the name at the same moment.
        raise NameTaken(name=name) from None


def _set_password(connection: Connection, player: str, kept: str) -> None:
    table = people.account
    connection.execute(
        update(table).where(table.c.player == player).values(password=kept, changed=now())
    )


def _tries(visit: Visit, name: str, device: str | None = None) -> tuple[tuple[Allowance, str], ...]:
    """What an attempt counts for: always its network; then the device, or network and name."""
    everywhere = (SIGN_IN_ADDRESS, visit.network)
    if device is not None:
        return everywhere, (SIGN_IN_DEVICE, device)
    who = skeleton(name)[:80]
    return everywhere, (SIGN_IN_PAIR, f"{who} {visit.network}"), (SIGN_IN_NAME, who)
