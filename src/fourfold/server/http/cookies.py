"""The cookies of this server, and how answers set and delete them.

One names the session. The other says that an account was once signed in to with this browser: it
opens nothing, but keeps others from locking its owner out.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from starlette.requests import HTTPConnection, cookie_parser

COOKIE: Final = "fourfold"
DEVICE: Final = "fourfold-device"
#: How many headers with cookies are kept in their parts, and the bytes of the longest.
_HEADERS_KEPT: Final = 1024
_LONGEST_KEPT: Final = 1024
_BY_TLS: Final = ("https", "wss")
#: Where a request's scope holds headers for its answer; the guard writes them.
HEADERS: Final = "fourfold.headers"


def cookie_name(connection: HTTPConnection, cookie: str = COOKIE) -> str:
    """The name of a cookie: with TLS, one that only this host can set, and only over TLS."""
    return f"__Host-{cookie}" if connection.scope["scheme"] in _BY_TLS else cookie


def read_cookie(connection: HTTPConnection, cookie: str = COOKIE) -> str:
    """The text of a cookie, empty without one."""
    for name, value in connection.scope["headers"]:
        if name == b"cookie":
            # Headers made to fill the memory are not worth keeping.
            read = _cookies_in if len(value) <= _LONGEST_KEPT else _cookies_in.__wrapped__
            return read(value).get(cookie_name(connection, cookie), "")
    return ""


@lru_cache(_HEADERS_KEPT)
def _cookies_in(header: bytes) -> dict[str, str]:
    """The cookies of a header. A browser sends the same one with every request."""
    return cookie_parser(header.decode("latin-1"))


def set_cookie(connection: HTTPConnection, text: str, age: int, cookie: str = COOKIE) -> None:
    """Let the answer to this request set a cookie, for so many seconds."""
    name = cookie_name(connection, cookie)
    secure = "; Secure" if name != cookie else ""
    header = f"{name}={text}; HttpOnly; Max-Age={age}; Path=/; SameSite=Lax{secure}"
    connection.scope.setdefault(HEADERS, []).append((b"set-cookie", header.encode()))


def delete_cookie(connection: HTTPConnection) -> None:
    """Let the answer to this request delete the session's cookie."""
    set_cookie(connection, "", 0)
