"""Tokens by which programs act for an account: shown once, kept as a hash."""

from __future__ import annotations

import secrets
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, update

from fourfold.server.store import Store, people
from fourfold.server.store.requests import answered_before
from fourfold.server.store.schema import new_id, now

from .accounts import need_account
from .errors import TokenUnknown, TooManyTokens
from .sessions import TOKEN, Person, hash_token

#: How many an account may have.
MOST: Final = 20


async def make_token(
    store: Store, person: Person, name: str, key: str | None = None
) -> tuple[str, str]:
    """A new token: its id, and the secret, which nobody can read again.

    A request with the same key comes from somebody who did not get the answer: the token gets
    another secret.
    """
    token, text = new_id(), TOKEN + secrets.token_urlsafe(32)
    table = people.token

    def keep(connection: Connection) -> str:
        need_account(connection, person.id)
        made = answered_before(connection, person.id, key, "token", token)
        if made is not None:
            changed = connection.execute(
                update(table)
                .where(table.c.id == made, table.c.player == person.id)
                .values(hash=hash_token(text))
            )
            if not changed.rowcount:
                raise TokenUnknown
            return made
        count = connection.execute(
            select(func.count()).select_from(table).where(table.c.player == person.id)
        ).scalar_one()
        if count >= MOST:
            raise TooManyTokens(most=MOST)
        connection.execute(
            insert(table).values(
                id=token, player=person.id, hash=hash_token(text), name=name, created=now()
            )
        )
        return token

    return await store.write(keep), text


async def list_tokens(store: Store, player: str) -> list[dict[str, Any]]:
    """The tokens of an account, without their secrets."""
    table = people.token
    rows = await store.rows(
        select(table.c.id, table.c.name, table.c.created, table.c.seen)
        .where(table.c.player == player)
        .order_by(table.c.created, table.c.id)
    )
    return [dict(row._mapping) for row in rows]  # noqa: SLF001  # SQLAlchemy's public name


async def drop_token(store: Store, person: Person, token: str) -> None:
    """Revoke one."""
    table = people.token

    def drop(connection: Connection) -> None:
        dropped = connection.execute(
            delete(table).where(table.c.id == token, table.c.player == person.id)
        )
        if not dropped.rowcount:
            raise TokenUnknown

    await store.write(drop)
