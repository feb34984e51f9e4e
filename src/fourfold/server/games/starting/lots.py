"""Drawing lots so that nobody has to be trusted (R8): commit, add, reveal.

The server makes a secret and tells its hash, the commitment. Then each player adds a nonce of their
own. The secret is shown when the lot is drawn, so that everybody can see that it was chosen before
the nonces were, and that the draw follows from all three:

- commitment: SHA-256 of the secret's bytes, in hexadecimal;
- draw: the lowest bit of the last byte of SHA-256 of the text `fourfold lot 1`, the secret in
  hexadecimal, the creator's nonce and the joiner's nonce, a line feed between each two;
- 0: the creator is first; 1: the joiner is.

>>> lot = Lot.draw(bytes(32), "heads", "tails")
>>> lot.first, lot.faults()
('creator', [])
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Self

from sqlalchemy import Connection, delete, insert, select, update

from fourfold.server.games.errors import LotUnknown, LotUsed
from fourfold.server.store import Store, people
from fourfold.server.store.schema import new_id, now

#: Bytes of a secret, and of the nonce that the server makes for a player who sends none.
SECRET_BYTES: Final = 32
NONCE_BYTES: Final = 16
#: What a nonce may look like: printable, without line feeds, which part the lines of the draw.
_NONCE: Final = re.compile(r"[!-~]{1,128}")
_HEX: Final = re.compile(r"(?:[0-9a-f]{2}){16,64}")
_DIGEST: Final = re.compile(r"[0-9a-f]{64}")
_PARTIES: Final = ("creator", "joiner")
#: How long a lot waits for its game, in milliseconds.
_WAITS: Final = 24 * 3600 * 1000


class LotUnreadable(ValueError):  # noqa: N818  # says what happened
    """What was given is no lot; the message names the part and what was expected."""


def new_secret() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def new_nonce() -> str:
    """A nonce for a player who sends none."""
    return secrets.token_hex(NONCE_BYTES)


def is_nonce(text: str) -> bool:
    """Whether a player may add this: 1 to 128 visible ASCII characters."""
    return _NONCE.fullmatch(text) is not None


def commitment(secret: bytes) -> str:
    """What is told before anybody adds a nonce."""
    return hashlib.sha256(secret).hexdigest()


def drawn_first(secret: bytes, creator: str, joiner: str) -> str:
    """Who is first: `creator` or `joiner`."""
    text = f"fourfold lot 1\n{secret.hex()}\n{creator}\n{joiner}"
    return _PARTIES[hashlib.sha256(text.encode()).digest()[-1] & 1]


@dataclass(frozen=True, slots=True)
class Lot:
    """A lot that was drawn, as it is shown to everybody."""

    commitment: str
    secret: str
    creator: str
    joiner: str
    first: str

    @classmethod
    def draw(cls, secret: bytes, creator: str, joiner: str) -> Self:
        """Draw the lot."""
        first = drawn_first(secret, creator, joiner)
        return cls(commitment(secret), secret.hex(), creator, joiner, first)

    @classmethod
    def parse(cls, data: object) -> Self:
        """Read a lot as JSON has it: of its own, or inside a game or a challenge.

        >>> Lot.parse({"lot": None})  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        fourfold.server.games.starting.lots.LotUnreadable: lot: expected an object, ...
        """
        if isinstance(data, Mapping) and "lot" in data:
            data = data["lot"]
            if data is None:
                raise LotUnreadable("lot: expected an object, the lot was not drawn yet")
        if not isinstance(data, Mapping):
            raise LotUnreadable("expected a JSON object with commitment, secret, nonces and first")
        nonces = data.get("nonces")
        if not isinstance(nonces, list) or len(nonces) != 2:
            raise LotUnreadable("nonces: expected a list of two, the creator's and the joiner's")
        return cls(
            _text(data, "commitment", _DIGEST, "64 hexadecimal digits"),
            _text(data, "secret", _HEX, "32 to 128 hexadecimal digits"),
            _text({"nonces": nonces[0]}, "nonces", _NONCE, "1 to 128 visible ASCII characters"),
            _text({"nonces": nonces[1]}, "nonces", _NONCE, "1 to 128 visible ASCII characters"),
            _text(data, "first", re.compile("|".join(_PARTIES)), "creator or joiner"),
        )

    def shown(self) -> dict[str, object]:
        """The lot as JSON has it."""
        return {
            "commitment": self.commitment,
            "secret": self.secret,
            "nonces": [self.creator, self.joiner],
            "first": self.first,
        }

    def faults(self) -> list[str]:
        """What is wrong with it, as codes; empty when the lot was fair.

        `lot-commitment`: the secret is not the one that was committed to. `lot-first`: somebody
        else should have been first.
        """
        secret = bytes.fromhex(self.secret)
        codes = []
        if commitment(secret) != self.commitment:
            codes.append("lot-commitment")
        if drawn_first(secret, self.creator, self.joiner) != self.first:
            codes.append("lot-first")
        return codes


def _text(data: Mapping[str, object], name: str, pattern: re.Pattern[str], expected: str) -> str:
    value = data.get(name)
    if not isinstance(value, str) or pattern.fullmatch(value) is None:
        raise LotUnreadable(f"{name}: expected {expected}")
    return value


# In the database ----------------------------------------------------------------------------------


async def begin_lot(store: Store) -> tuple[str, str]:
    """A new lot: its id and its commitment; the secret stays here until the lot is drawn."""
    lot, secret = new_id(), new_secret()
    await store.execute(insert(people.lot).values(id=lot, secret=secret.hex(), created=now()))
    return lot, commitment(secret)


def take_lot(connection: Connection, lot: str) -> bytes:
    """The secret of a lot, for the one game or challenge that it is used for."""
    table = people.lot
    done = connection.execute(
        update(table).where(table.c.id == lot, table.c.used.is_(None)).values(used=now())
    )
    secret = connection.execute(select(table.c.secret).where(table.c.id == lot)).scalar()
    if secret is None:
        raise LotUnknown
    if not done.rowcount:
        raise LotUsed
    return bytes.fromhex(secret)


def forget_lots(connection: Connection) -> None:
    """Delete the lots that nobody drew in time; a game keeps its own."""
    connection.execute(delete(people.lot).where(people.lot.c.created < now() - _WAITS))
