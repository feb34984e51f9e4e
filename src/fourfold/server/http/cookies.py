"""The one cookie of this server: its name, and how answers set and delete it."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection

COOKIE: Final = "fourfold"
_BY_TLS: Final = ("https", "wss")
#: Where a request's scope holds headers for its answer; the guard writes them.
HEADERS: Final = "fourfold.headers"


def cookie_name(connection: HTTPConnection) -> str:
    """The name of the cookie: with TLS, one that only this host can set, and only over TLS."""
    return f"__Host-{COOKIE}" if connection.scope["scheme"] in _BY_TLS else COOKIE


def read_cookie(connection: HTTPConnection) -> str:
    """The text of the cookie, empty without one."""
    return connection.cookies.get(cookie_name(connection), "")


def set_cookie(connection: HTTPConnection, text: str, age: int) -> None:
    """Let the answer to this request set the cookie, for so many seconds."""
    name = cookie_name(connection)
    secure = "; Secure" if name != COOKIE else ""
    header = f"{name}={text}; HttpOnly; Max-Age={age}; Path=/; SameSite=Lax{secure}"
    connection.scope.setdefault(HEADERS, []).append((b"set-cookie", header.encode()))


def delete_cookie(connection: HTTPConnection) -> None:
    """Let the answer to this request delete the cookie."""
    set_cookie(connection, "", 0)
