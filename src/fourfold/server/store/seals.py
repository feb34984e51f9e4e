"""Texts that a client carries for the server: readable, not changeable."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import secrets
from typing import Any, Final

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from . import Store, schema

_NAME: Final = "seal"
_MARK: Final = 24


class Seals:
    """Seals and opens small objects; all workers of a database share the key."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""

    async def open(self) -> None:
        """Read the key; the first process that needs it makes it."""
        if self._key:
            return
        fresh = secrets.token_hex(32)

        def keep(connection: Connection) -> str:
            table = schema.secret
            kind = sqlite if connection.dialect.name == "sqlite" else postgresql
            connection.execute(
                kind.insert(table).values(name=_NAME, value=fresh).on_conflict_do_nothing()
            )
            found = connection.execute(select(table.c.value).where(table.c.name == _NAME))
            return str(found.scalar_one())

        self._key = bytes.fromhex(await self._store.write(keep))

    def digest(self, text: str) -> str:
        """What only this server can work out of a text."""
        assert self._key, "open comes first"
        return hmac.new(self._key, text.encode(), hashlib.sha256).hexdigest()

    def seal(self, found: dict[str, Any]) -> str:
        """An object as a text that only this server can make."""
        body = json.dumps(found, separators=(",", ":"), sort_keys=True).encode()
        text = base64.urlsafe_b64encode(body).decode().rstrip("=")
        return f"{text}.{self.digest(text)[:_MARK]}"

    def read(self, sealed: str) -> dict[str, Any] | None:
        """The object of such a text, None when somebody else made it."""
        text, _, mark = sealed.partition(".")
        if not hmac.compare_digest(self.digest(text)[:_MARK].encode(), mark.encode()):
            return None
        try:
            found = json.loads(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
        except (ValueError, binascii.Error):
            return None
        return found if isinstance(found, dict) else None
