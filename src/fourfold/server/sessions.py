"""Who is asking: a signed cookie names a session, a session its player."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import Depends, Request, WebSocket
from sqlalchemy import Connection, insert, select
from sqlalchemy.dialects import postgresql, sqlite
from starlette.requests import HTTPConnection

from .problem import Problem
from .store import Store, schema
from .store.schema import new_id, now

COOKIE: Final = "fourfold"
#: A cookie lives as long as browsers let it.
_AGE: Final = 400 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Person:
    """The player who is asking, and the session by which they do (None with a token)."""

    id: str
    name: str
    kind: str
    session: str | None = None


class Sessions:
    """Cookies and the sessions they name."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._secret = b""

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

    async def find(self, connection: HTTPConnection) -> Person | None:
        """Whose request this is, None for a visitor."""
        session = self._read(connection.cookies.get(COOKIE, ""))
        if session is None:
            return None
        table, people = schema.session, schema.player
        row = await self._store.row(
            select(people.c.id, people.c.name, people.c.kind)
            .join(table, table.c.player == people.c.id)
            .where(table.c.id == session, table.c.revoked.is_(None))
        )
        return None if row is None else Person(row.id, row.name, row.kind, session)

    async def welcome(self, request: Request, name: str | None = None) -> Person:
        """Make a guest of a visitor; the answer to this request will carry the cookie."""
        person = Person(new_id(), name or "Guest", "guest", secrets.token_hex(16))
        agent = request.headers.get("user-agent", "")[:200]

        def keep(connection: Connection) -> None:
            time = now()
            connection.execute(
                insert(schema.player).values(
                    id=person.id, name=person.name, kind=person.kind, created=time
                )
            )
            connection.execute(
                insert(schema.session).values(
                    id=person.session, player=person.id, created=time, seen=time, agent=agent
                )
            )

        await self._store.write(keep)
        assert person.session is not None
        give_cookie(request, self.sign(person.session))
        return person

    def sign(self, session: str) -> str:
        """The cookie of a session."""
        mark = hmac.new(self._secret, session.encode(), hashlib.sha256).hexdigest()[:32]
        return f"{session}.{mark}"

    def _read(self, cookie: str) -> str | None:
        session, _, mark = cookie.partition(".")
        good = hmac.compare_digest(self.sign(session).encode(), cookie.encode())
        return session if good and mark else None


def give_cookie(request: Request, value: str, age: int = _AGE) -> None:
    """Let the answer to this request set the cookie; `security` writes it."""
    secure = "; Secure" if request.url.scheme == "https" else ""
    request.scope.setdefault("fourfold.headers", []).append(
        (
            b"set-cookie",
            f"{COOKIE}={value}; HttpOnly; Max-Age={age}; Path=/; SameSite=Lax{secure}".encode(),
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
    return await sessions_of(websocket).find(websocket)


async def need_player(request: Request) -> Person:
    """Whose request this is; a visitor becomes a guest."""
    sessions = sessions_of(request)
    return await sessions.find(request) or await sessions.welcome(request)


async def known_player(request: Request) -> Person:
    """Whose request this is; a visitor is refused."""
    person = await sessions_of(request).find(request)
    if person is None:
        raise Problem(401, "sign-in")
    return person


Visitor = Annotated[Person | None, Depends(find_player)]
Watcher = Annotated[Person | None, Depends(find_watcher)]
Guest = Annotated[Person, Depends(need_player)]
Known = Annotated[Person, Depends(known_player)]
