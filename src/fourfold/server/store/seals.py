"""Texts that clients keep for the server: readable, but only the server can make or change them."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
from typing import Any, Final

from itsdangerous import BadData, URLSafeSerializer

from . import Store
from .secrets import read_secret

#: The length of the signature of texts made before itsdangerous signed them.
_OLD_MARK: Final = 24


class Seals:
    """Seals and opens small objects; all workers of a database share the key."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""

    async def open(self) -> None:
        """Read the key."""
        if not self._key:
            self._key = await read_secret(self._store, "seal")

    def digest(self, text: str) -> str:
        """A keyed hash of a text, which only this server can compute."""
        assert self._key, "open comes first"
        return hmac.new(self._key, text.encode(), hashlib.sha256).hexdigest()

    def seal(self, content: dict[str, Any]) -> str:
        """An object as a text that only this server can make."""
        return str(self._serializer().dumps(content))

    def read(self, sealed: str) -> dict[str, Any] | None:
        """The object in such a text, None when the server did not make it."""
        try:
            content = self._serializer().loads(sealed)
        except BadData:
            content = self._read_old(sealed)
        return content if isinstance(content, dict) else None

    def _serializer(self) -> URLSafeSerializer:
        assert self._key, "open comes first"
        return URLSafeSerializer(
            self._key, salt="fourfold.seal", signer_kwargs={"digest_method": hashlib.sha256}
        )

    def _read_old(self, sealed: str) -> object:
        """The object in a text sealed by an earlier version."""
        text, _, mark = sealed.partition(".")
        if not hmac.compare_digest(self.digest(text)[:_OLD_MARK].encode(), mark.encode()):
            return None
        try:
            return json.loads(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))
        except (ValueError, binascii.Error):
            return None
