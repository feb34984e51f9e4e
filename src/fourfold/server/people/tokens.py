"""Tokens by which programs act for an account: shown once, kept as a hash, and never for long.

A token reads what its owner may see and, if it was made for that, plays. The account itself is out
of its reach: sessions, settings, name, password, other tokens.
"""

from __future__ import annotations

import secrets
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from fourfold.server.store import Store, people
from fourfold.server.store.requests import answered_before
from fourfold.server.store.schema import new_id, now

from .accounts import need_account
from .errors import TokenUnknown, TooManyTokens
from .sessions import PLAY, READ, TOKEN, Person, hash_token

#: How many an account may have.
MOST: Final = 20
#: How many days a token lasts at most, and unless its owner chooses.
LONGEST: Final = 366
USUAL: Final = 365
_DAY: Final = 24 * 3600 * 1000
#: How long a token stays in the list after its end.
_REMEMBERED: Final = 30 * _DAY


class MadeToken(NamedTuple):
    """A new token with its secret."""

    id: str
    secret: str
    expires: int


async def make_token(
    store: Store,
    person: Person,
    name: str,
    key: str | None = None,
    *,
    may_play: bool = True,
    days: int = USUAL,
) -> MadeToken:
    """A new token, whose secret nobody can read again.

    A request with the same key comes from somebody who did not get the answer: the token gets
    another secret.
    """
    token, text, time = new_id(), TOKEN + secrets.token_urlsafe(32), now()
    table = people.token
    chosen = {
        "scopes": f"{READ} {PLAY}" if may_play else READ,
        "expires": time + days * _DAY,
        "hash": hash_token(text),
    }

    def keep(connection: Connection) -> str:
        need_account(connection, person.id)
        made = answered_before(connection, person.id, key, "token", token)
        if made is not None:
            changed = connection.execute(
                update(table)
                .where(table.c.id == made, table.c.player == person.id)
                .values(**chosen)
            )
            if not changed.rowcount:
                raise TokenUnknown
            return made
        count = connection.execute(
            select(func.count()).where(table.c.player == person.id, table.c.expires > time)
        ).scalar_one()
        if count >= MOST:
            raise TooManyTokens(most=MOST)
        connection.execute(
            insert(table).values(id=token, player=person.id, name=name, created=time, **chosen)
        )
        return token

    return MadeToken(await store.write(keep), text, time + days * _DAY)


async def list_tokens(store: Store, player: str) -> list[dict[str, Any]]:
    """The tokens of an account, without their secrets."""
    table = people.token
    rows = await store.rows(
        select(table).where(table.c.player == player).order_by(table.c.created, table.c.id)
    )
    return [
        {
            "id": row.id,
            "name": row.name,
            "scopes": row.scopes.split(),
            "created": row.created,
            "seen": row.seen,
            "expires": row.expires,
        }
        for row in rows
    ]


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


def forget_tokens(connection: Connection) -> int:
    """Delete the tokens that ended a month ago or earlier; returns how many."""
    table = people.token
    gone = table.c.expires < now() - _REMEMBERED
    return connection.execute(delete(table).where(gone)).rowcount
