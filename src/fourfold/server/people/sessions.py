"""Who is asking: a signed cookie names a session, a session its player; a token names an account.

A session ends when it is revoked (signing out, a new password), after three months without a
request, and in any case when its cookie would.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Final

from fastapi import Depends, Request, WebSocket, WebSocketException
from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Executable,
    bindparam,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from starlette.requests import HTTPConnection

from fourfold.server.http.metering import note_for_log
from fourfold.server.http.problems import Problem, speak
from fourfold.server.store import (
    Store,
    StoreUnavailable,
    people,
    schema,
)
from fourfold.server.store.lookups import Gathering
from fourfold.server.store.schema import new_id, now

from .names import guest_name

COOKIE: Final = "fourfold"
_BY_TLS: Final = ("https", "wss")
#: A cookie lives as long as browsers let it.
_AGE: Final = 400 * 24 * 3600
#: Without a request in this time a session has ended, in milliseconds.
IDLE: Final = 90 * 24 * 3600 * 1000
#: How exactly it is kept when a session or a token was last used.
_SEEN_EVERY: Final = 3600 * 1000
#: How many cookies are known by heart.
_COOKIES: Final = 8192
#: How a token begins, so that those who look for lost secrets find it.
TOKEN: Final = "ff_"  # noqa: S105  # the beginning, not a secret
_BEARER: Final = "bearer "


#: The kinds of players who have a name of their own, and a password.
ACCOUNTS: Final = ("account", "bot")


@dataclass(frozen=True, slots=True)
class Person:
    """The player who is asking, and the session by which they do, or the token."""

    id: str
    name: str
    kind: str
    session: str | None = None
    token: str | None = None


_whose: Final = (schema.player.c.id, schema.player.c.name, schema.player.c.kind)
_SESSIONS: Final = (
    select(*_whose, schema.session.c.id.label("key"), schema.session.c.seen)
    .add_columns(schema.session.c.created)
    .join(schema.session, schema.session.c.player == schema.player.c.id)
    .where(
        schema.session.c.id.in_(bindparam("keys", expanding=True)),
        schema.session.c.revoked.is_(None),
    )
)
_TOKENS: Final = (
    select(*_whose, people.token.c.hash.label("key"), people.token.c.seen)
    .add_columns(people.token.c.id.label("token"))
    .join(people.token, people.token.c.player == schema.player.c.id)
    .where(people.token.c.hash.in_(bindparam("keys", expanding=True)))
)


class Sessions:
    """Cookies and the sessions they name."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._secret = b""
        #: The session that a cookie names, None when its mark is wrong: it depends on nothing else.
        self._read = lru_cache(_COOKIES)(self._check)
        self._sessions = Gathering(store.rows, _SESSIONS)
        self._tokens = Gathering(store.rows, _TOKENS)

    async def open(self) -> None:
        """Read the secret that signs cookies; the first process ever makes it."""
        fresh = secrets.token_hex(32)

        def keep(connection: Connection) -> str:
            table = schema.secret
            kind = sqlite if connection.dialect.name == "sqlite" else postgresql
            connection.execute(
                kind.insert(table).values(name="cookie", value=fresh).on_conflict_do_nothing()
            )
            found = connection.execute(select(table.c.value).where(table.c.name == "cookie"))
            return str(found.scalar_one())

        self._secret = bytes.fromhex(await self._store.write(keep))

    @property
    def secret(self) -> bytes:
        """The secret of this server, for other keyed hashes than the cookie's."""
        return self._secret

    async def find(self, connection: HTTPConnection) -> Person | None:
        """Whose request this is, None for a visitor; a token that is not known is refused."""
        person = await self._find(connection)
        if person is not None:
            note_for_log(connection.scope, player=person.id)
        return person

    async def _find(self, connection: HTTPConnection) -> Person | None:
        given = connection.headers.get("authorization")
        if given is not None:
            return await self._by_token(given)
        session = self._read(connection.cookies.get(cookie_name(connection), ""))
        if session is None:
            return None
        row, time = await self._sessions.find(session), now()
        if row is None or row.seen <= time - IDLE or row.created <= time - _AGE * 1000:
            return None
        if row.seen < time - _SEEN_EVERY:
            table = schema.session
            seen = update(table).where(table.c.id == session).values(seen=time)
            await self._store.write(executing(seen))
        return Person(row.id, row.name, row.kind, session)

    async def _by_token(self, given: str) -> Person:
        """The account of a bearer token."""
        text = given[len(_BEARER) :].strip() if given.lower().startswith(_BEARER) else ""
        row, time = await self._tokens.find(hash_token(text)), now()
        if row is None or not text.startswith(TOKEN):
            raise Problem(401, "token", headers={"WWW-Authenticate": "Bearer"})
        if (row.seen or 0) < time - _SEEN_EVERY:
            table = people.token
            seen = update(table).where(table.c.id == row.token).values(seen=time)
            await self._store.write(executing(seen))
        return Person(row.id, row.name, row.kind, token=row.token)

    async def welcome(self, request: Request, name: str | None = None) -> Person:
        """Make a guest of a visitor; the answer to this request will carry the cookie."""
        asking = request.client.host if request.client else ""
        await request.app.state.parts.limits.check_everywhere("guest", asking)
        if name is None:
            name = guest_name(speak(request).language)
        person = Person(new_id(), name, "guest", new_session())

        def keep(connection: Connection) -> None:
            connection.execute(
                insert(schema.player).values(
                    id=person.id, name=person.name, kind=person.kind, created=now()
                )
            )
            begin_session(connection, person, request)

        await self._store.write(keep)
        self.give(request, person)
        return person

    def give(self, request: Request, person: Person) -> None:
        """Let the answer to this request carry the cookie of the person's session."""
        assert person.session is not None, "a token has no cookie"
        give_cookie(request, self.sign(person.session))

    def sign(self, session: str) -> str:
        """The cookie of a session."""
        mark = hmac.digest(self._secret, session.encode(), "sha256").hex()[:32]
        return f"{session}.{mark}"

    def _check(self, cookie: str) -> str | None:
        session, _, mark = cookie.partition(".")
        good = hmac.compare_digest(self.sign(session).encode(), cookie.encode())
        return session if good and mark else None


def is_good(time: int | BindParameter[int]) -> tuple[ColumnElement[bool], ...]:
    """What has to be true of a session that has not ended."""
    table = schema.session.c
    return table.revoked.is_(None), table.seen > time - IDLE, table.created > time - _AGE * 1000


def executing(statement: Executable) -> Callable[[Connection], None]:
    """The unit of work that is just one statement."""

    def work(connection: Connection) -> None:
        connection.execute(statement)

    return work


def new_session() -> str:
    """The name of a new session: 128 bits of chance."""
    return secrets.token_hex(16)


def begin_session(connection: Connection, person: Person, request: Request) -> None:
    """Keep that a session has begun."""
    agent = request.headers.get("user-agent", "")[:200]
    time = now()
    connection.execute(
        insert(schema.session).values(
            id=person.session, player=person.id, created=time, seen=time, agent=agent
        )
    )


def end_sessions(connection: Connection, player: str, *but: str | None) -> None:
    """Revoke the sessions of a player, all but some."""
    table = schema.session
    connection.execute(
        update(table)
        .where(table.c.player == player, table.c.revoked.is_(None), table.c.id.not_in(but))
        .values(revoked=now())
    )


def hash_token(text: str) -> str:
    """What is kept of a token. It has 256 bits of chance, so a plain hash cannot be guessed."""
    return hashlib.sha256(text.encode()).hexdigest()


def take_cookie(request: Request) -> None:
    """Let the answer to this request delete the cookie."""
    give_cookie(request, "", 0)


def cookie_name(connection: HTTPConnection) -> str:
    """The name of the cookie: by TLS one that only this host, and only by TLS, can set."""
    return f"__Host-{COOKIE}" if connection.scope["scheme"] in _BY_TLS else COOKIE


def give_cookie(request: Request, value: str, age: int = _AGE) -> None:
    """Let the answer to this request set the cookie; `security` writes it."""
    name = cookie_name(request)
    secure = "; Secure" if name != COOKIE else ""
    request.scope.setdefault("fourfold.headers", []).append(
        (
            b"set-cookie",
            f"{name}={value}; HttpOnly; Max-Age={age}; Path=/; SameSite=Lax{secure}".encode(),
        )
    )


def sessions_of(connection: HTTPConnection) -> Sessions:
    """The sessions of the application that got this request."""
    found: Sessions = connection.app.state.sessions
    return found


async def find_player(request: Request) -> Person | None:
    """Whose request this is, None for a visitor."""
    return await sessions_of(request).find(request)


async def find_watcher(websocket: WebSocket) -> Person | None:
    """Whose connection this is, None for a visitor."""
    try:
        return await sessions_of(websocket).find(websocket)
    except Problem as problem:
        raise WebSocketException(1008, problem.code) from None
    except StoreUnavailable:
        raise WebSocketException(1013, "unavailable") from None


async def arrive(request: Request, person: Person | None) -> Person:
    """Who is asking, at last; a visitor becomes a guest.

    No dependency of a route: those are resolved before a request is checked, and one that is
    refused must not leave a guest behind.
    """
    return person or await sessions_of(request).welcome(request)


async def known_player(request: HTTPConnection) -> Person:
    """Whose request this is; a visitor is refused."""
    person = await sessions_of(request).find(request)
    if person is None:
        raise Problem(401, "sign-in")
    return person


async def signed_in(request: Request) -> Person:
    """Whose request this is; only who signed in may go on, no guest and no token."""
    person = await known_player(request)
    if person.kind not in ACCOUNTS or person.session is None:
        raise Problem(403, "account-needed")
    return person


Visitor = Annotated[Person | None, Depends(find_player)]
Watcher = Annotated[Person | None, Depends(find_watcher)]
Known = Annotated[Person, Depends(known_player)]
SignedIn = Annotated[Person, Depends(signed_in)]
