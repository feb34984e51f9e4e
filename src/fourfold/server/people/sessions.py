"""Who somebody is: a signed cookie names a session, a session its player; a token names an account.

A session ends when it is revoked (signing out, a new password), after three months without a
request, and in any case when its cookie does.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from itsdangerous import BadSignature, Signer
from sqlalchemy import Connection, Row, bindparam, insert, select, update

from fourfold.locales import DEFAULT
from fourfold.server.networks import network_of
from fourfold.server.store import Store, people, schema
from fourfold.server.store.lookups import Gathering
from fourfold.server.store.schema import new_id, now
from fourfold.server.store.secrets import read_secret
from fourfold.server.store.sessions import AGE, IDLE, is_good

from .errors import SessionUnknown, TokenRefused
from .names import guest_name
from .registry import hold_name

#: How exactly the last use of a session or a token is kept, in milliseconds.
_SEEN_EVERY: Final = 3600 * 1000
#: How many cookies are remembered together with the sessions that they name.
_COOKIES: Final = 8192
#: How a token begins, so that programs that search for leaked secrets find it.
TOKEN: Final = "ff_"  # noqa: S105  # the beginning, not a secret
_BEARER: Final = "bearer "
#: What a token may do: look, and act in games. Nothing else is ever open to a token.
READ: Final = "read"
PLAY: Final = "play"
#: Characters of a session's id that are shown: too few to make its cookie from.
_PUBLIC: Final = 12
#: The length of the signature of cookies made before itsdangerous signed them.
_OLD_MARK: Final = 32

#: The kinds of players who have a name of their own, and a password.
ACCOUNTS: Final = ("account", "bot")


@dataclass(frozen=True, slots=True)
class Person:
    """A player, and the session or the token by which they came.

    `may_play`: false for a token that may only read.
    """

    id: str
    name: str
    kind: str
    session: str | None = None
    token: str | None = None
    may_play: bool = True
    #: The piece that they chose to be shown as, if any.
    avatar: str = ""


@dataclass(frozen=True, slots=True)
class Visit:
    """Where a person comes from: address, program and language; empty where it is unknown.

    `session`: the one that the browser's cookie names, which may have ended.
    """

    address: str = ""
    agent: str = ""
    language: str = DEFAULT
    session: str | None = None
    #: The text of the device's cookie, as it came.
    device: str = ""

    @property
    def network(self) -> str:
        """What attempts are counted by."""
        return network_of(self.address)


_whose: Final = (
    schema.player.c.id,
    schema.player.c.name,
    schema.player.c.kind,
    schema.player.c.avatar,
)
_SESSIONS: Final = (
    select(*_whose, schema.session.c.id.label("key"), schema.session.c.seen)
    .add_columns(schema.session.c.created)
    .join(schema.session, schema.session.c.player == schema.player.c.id)
    .where(
        schema.session.c.id.in_(bindparam("keys", expanding=True)),
        schema.session.c.revoked.is_(None),
        schema.player.c.kind != "deleted",
    )
)
_TOKENS: Final = (
    select(*_whose, people.token.c.hash.label("key"), people.token.c.seen)
    .add_columns(people.token.c.id.label("token"), people.token.c.scopes, people.token.c.expires)
    .join(people.token, people.token.c.player == schema.player.c.id)
    .where(
        people.token.c.hash.in_(bindparam("keys", expanding=True)),
        schema.player.c.kind != "deleted",
    )
)
_own: Final = schema.session.alias("own")
_PLAYERS: Final = (
    select(schema.session.c.player)
    .distinct()
    .join(_own, _own.c.browser == schema.session.c.browser)
    .where(_own.c.id == bindparam("session"))
)


class Sessions:
    """Cookies and the sessions they name."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._secret = b""
        self._signer = Signer(secrets.token_bytes(32))
        #: The session that a cookie names, None for a bad signature: it depends on nothing else.
        self._session_of = lru_cache(_COOKIES)(self._read_cookie)
        self._sessions = Gathering(store.rows, _SESSIONS)
        self._tokens = Gathering(store.rows, _TOKENS)

    async def open(self) -> None:
        """Read the secret that signs cookies."""
        self._secret = await read_secret(self._store, "cookie")
        self._signer = Signer(
            self._secret,
            salt="fourfold.cookie",
            digest_method=hashlib.sha256,
            key_derivation="hmac",
        )

    @property
    def secret(self) -> bytes:
        """The secret of this server, for other keyed hashes than the cookie's."""
        return self._secret

    async def find(self, cookie: str, authorization: str | None = None) -> Person | None:
        """Whose cookie this is, None for a visitor; a token goes first, and has to be known."""
        if authorization is not None:
            return await self._by_token(authorization)
        session = self._session_of(cookie)
        if session is None:
            return None
        row, time = await self._sessions.find(session), now()
        if row is None or row.seen <= time - IDLE or row.created <= time - AGE * 1000:
            return None
        if row.seen < time - _SEEN_EVERY:
            table = schema.session
            await self._store.execute(update(table).where(table.c.id == session).values(seen=time))
        return Person(row.id, row.name, row.kind, session, avatar=row.avatar)

    def named_by(self, cookie: str) -> str | None:
        """The session that a cookie names, whether or not it has ended."""
        return self._session_of(cookie)

    async def players_with(self, cookie: str) -> frozenset[str]:
        """All players who had a session in this browser, as far as sessions are kept."""
        session = self._session_of(cookie)
        if session is None:
            return frozenset()
        rows = await self._store.rows(_PLAYERS, {"session": session})
        return frozenset(row.player for row in rows)

    async def _by_token(self, authorization: str) -> Person:
        """The account of a bearer token."""
        bearer = authorization.lower().startswith(_BEARER)
        text = authorization[len(_BEARER) :].strip() if bearer else ""
        row, time = await self._tokens.find(hash_token(text)), now()
        if row is None or not text.startswith(TOKEN) or row.expires <= time:
            raise TokenRefused
        if (row.seen or 0) < time - _SEEN_EVERY:
            table = people.token
            await self._store.execute(
                update(table).where(table.c.id == row.token).values(seen=time)
            )
        may_play = PLAY in row.scopes.split()
        return Person(
            row.id, row.name, row.kind, token=row.token, may_play=may_play, avatar=row.avatar
        )

    async def welcome(self, visit: Visit, name: str | None = None) -> Person:
        """Make a guest of a visitor, under a friendly name unless they bring one."""
        chosen = guest_name(visit.language) if name is None else name
        person = Person(new_id(), chosen, "guest", new_session())

        def keep(connection: Connection) -> None:
            if name is not None:
                hold_name(connection, name)
            connection.execute(
                insert(schema.player).values(
                    id=person.id, name=person.name, kind=person.kind, created=now()
                )
            )
            begin_session(connection, person, visit)

        await self._store.write(keep)
        return person

    def cookie_of(self, person: Person) -> str:
        """The text of the cookie that names a person's session."""
        assert person.session is not None, "a token has no cookie"
        return self._signer.sign(person.session).decode()

    def _read_cookie(self, cookie: str) -> str | None:
        try:
            return self._signer.unsign(cookie).decode()
        except BadSignature:
            return self._read_old_cookie(cookie)

    def _read_old_cookie(self, cookie: str) -> str | None:
        """Cookies of earlier versions live for more than a year: their signature still counts."""
        session, _, mark = cookie.partition(".")
        expected = hmac.digest(self._secret, session.encode(), "sha256").hex()[:_OLD_MARK]
        return session if hmac.compare_digest(expected.encode(), mark.encode()) else None

    async def active(self, player: str) -> Sequence[Row[Any]]:
        """The sessions of a player that have not ended, the last used first."""
        table = schema.session
        good = table.c.player == player, *is_good(now())
        return await self._store.rows(select(table).where(*good).order_by(table.c.seen.desc()))

    async def end(self, player: str, session: str) -> None:
        """End one session of a player."""
        table = schema.session
        await self._store.execute(
            update(table)
            .where(table.c.id == session, table.c.player == player)
            .values(revoked=now())
        )

    async def end_named(self, player: str, name: str) -> None:
        """End the session that a list shows under this name."""
        for row in await self.active(player):
            if public_name(row.id) == name:
                await self.end(player, row.id)
                return
        raise SessionUnknown

    async def end_others(self, person: Person) -> None:
        """End all sessions of a person but the one they came by."""
        await self._store.write(
            lambda connection: end_sessions(connection, person.id, person.session)
        )


def public_name(session: str) -> str:
    """What names a session in a list: its beginning, from which its cookie cannot be made."""
    return session[:_PUBLIC]


def new_session() -> str:
    """The id of a new session: 128 random bits."""
    return secrets.token_hex(16)


def begin_session(connection: Connection, person: Person, visit: Visit) -> None:
    """Keep that a session has begun, and in which browser."""
    time, table = now(), schema.session
    before = select(table.c.browser).where(table.c.id == visit.session)
    browser = connection.execute(before).scalar() if visit.session else None
    connection.execute(
        insert(table).values(
            id=person.session,
            player=person.id,
            created=time,
            seen=time,
            agent=visit.agent[:200],
            browser=browser or visit.session or person.session,
        )
    )


def end_sessions(connection: Connection, player: str, but: str | None = None) -> None:
    """Revoke the sessions of a player, all but one."""
    table = schema.session
    ended = update(table).where(table.c.player == player, table.c.revoked.is_(None))
    if but is not None:
        ended = ended.where(table.c.id != but)
    connection.execute(ended.values(revoked=now()))


def hash_token(text: str) -> str:
    """What is kept of a token. It has 256 random bits, so a plain hash cannot be guessed."""
    return hashlib.sha256(text.encode()).hexdigest()
