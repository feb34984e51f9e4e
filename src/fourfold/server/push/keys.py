"""Sealing messages: encrypted for one browser (RFC 8291), signed by this server (VAPID, RFC 8292).

The server's key pair is made when it is first needed and kept among its secrets, so all processes
share it and browsers stay subscribed after a restart.
"""

from __future__ import annotations

import base64
from dataclasses import dataclass
from typing import Any, Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from fourfold.server.store import Store
from fourfold.server.store.schema import now
from fourfold.server.store.secrets import read_secret

_CURVE: Final = ec.SECP256R1()
#: Secrets are random numbers of 256 bits; private keys of this curve lie between 0 and this.
_ORDER: Final = int("ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551", 16)
#: Seconds for which a signature is good; push services accept at most a day.
_GOOD_FOR: Final = 12 * 3600
#: The length of a point of the curve, and of the secret that comes with it.
_POINT: Final = 65
_SECRET: Final = 16


@dataclass(frozen=True, slots=True)
class BrowserKeys:
    """The keys of a browser's subscription, in the text form that browsers give them."""

    p256dh: str
    auth: str

    def check(self) -> None:
        """Raise a ValueError unless these are a point of the curve and a secret."""
        point, secret = decoded(self.p256dh), decoded(self.auth)
        if len(point) != _POINT or len(secret) != _SECRET:
            raise ValueError("keys of the wrong length")
        ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, point)


class Signer:
    """Encrypts and signs in the name of this server."""

    def __init__(self, store: Store, contact: str) -> None:
        self._store = store
        #: Whom a push service can ask about this server: a mailto: or https: URL.
        self._contact = contact
        self._key: ec.EllipticCurvePrivateKey | None = None

    async def open(self) -> None:
        """Read the key, or make it."""
        if self._key is None:
            secret = int.from_bytes(await read_secret(self._store, "vapid"))
            self._key = ec.derive_private_key(secret % (_ORDER - 1) + 1, _CURVE)

    @property
    def public_key(self) -> str:
        """The key that browsers subscribe with (`applicationServerKey`)."""
        assert self._key is not None, "open comes first"
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def seal(
        self, endpoint: str, origin: str, keys: BrowserKeys, text: bytes
    ) -> tuple[bytes, dict[str, str]]:
        """The body of a message that only the browser can read, and the headers it needs.

        Takes milliseconds, and a third of a second the first time: call it in a thread.
        """
        # With it come two HTTP clients, which take a third of a second to import.
        from py_vapid import Vapid02  # type: ignore[import-untyped]  # noqa: PLC0415  # it has no types
        from pywebpush import WebPusher  # type: ignore[import-untyped]  # noqa: PLC0415  # nor has it

        info = {"endpoint": endpoint, "keys": {"p256dh": keys.p256dh, "auth": keys.auth}}
        body: bytes = WebPusher(info).encode(text)["body"]
        # Not strict: a contact with a port is a good one.
        signer = Vapid02(self._key, conf={"no-strict": True})
        claims: dict[str, Any] = {
            "aud": origin,
            "exp": now() // 1000 + _GOOD_FOR,
            "sub": self._contact,
        }
        signed: dict[str, str] = signer.sign(claims)
        return body, {"Content-Encoding": "aes128gcm", **signed}


def decoded(text: str) -> bytes:
    """Bytes out of base64 for URLs, with or without padding; a ValueError for anything else."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", True)
