"""How often something may be tried: signing in by name, network and device, signing up by network.

Counted in the database, so that it does not matter which process is asked, or whether one was
restarted. Names and addresses are kept as keyed hashes only, and not for long.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, case, delete

from fourfold.server.store import Store, people
from fourfold.server.store.schema import now
from fourfold.server.store.upsert import insert_or_update

from .errors import TooManyTries
from .sessions import Sessions


@dataclass(frozen=True, slots=True)
class Allowance:
    """So many tries in so much time."""

    name: str
    most: int
    seconds: int


#: A network trying one name; all devices that the account does not know; a network trying any name.
SIGN_IN_PAIR: Final = Allowance("sign-in pair", 10, 900)
SIGN_IN_NAME: Final = Allowance("sign-in name", 100, 900)
SIGN_IN_ADDRESS: Final = Allowance("sign-in address", 60, 900)
#: A device that the account knows, or a session of it: nobody else can use this up.
SIGN_IN_DEVICE: Final = Allowance("sign-in device", 10, 900)
#: A network trying recovery codes of one name; wrong passwords do not count here.
RECOVERY: Final = Allowance("recovery", 10, 900)
SIGN_UP: Final = Allowance("sign-up", 20, 3600)
REPORT: Final = Allowance("report", 20, 3600)
LOT: Final = Allowance("lot", 120, 600)
PHRASE: Final = Allowance("phrase", 10, 30)
#: What a spectator says at a game, and what all those of a network say together.
REMARK: Final = Allowance("remark", 6, 30)
REMARK_NETWORK: Final = Allowance("remark network", 40, 60)
CONTACT: Final = Allowance("contact", 120, 3600)


class Attempts:
    """Counts, and refuses when there were too many."""

    def __init__(self, store: Store, sessions: Sessions, enabled: bool) -> None:
        self._store = store
        self._sessions = sessions
        self._enabled = enabled

    async def count(self, *tries: tuple[Allowance, str]) -> None:
        """Count a try of each kind for its subject; refuse when one was one too many."""
        if not self._enabled:
            return
        keyed = [(limit, self._key(limit, subject)) for limit, subject in tries]

        def keep(connection: Connection) -> list[int]:
            return [_count(connection, limit, key) for limit, key in keyed]

        waits = await self._store.write(keep)
        if wait := max(waits):
            raise TooManyTries(seconds=wait)

    async def forget(self, *tries: tuple[Allowance, str]) -> None:
        """Begin to count again: the try was good."""
        table = people.attempt
        keys = [self._key(limit, subject) for limit, subject in tries]
        await self._store.execute(delete(table).where(table.c.key.in_(keys)))

    def _key(self, limit: Allowance, subject: str) -> str:
        text = f"{limit.name}\n{subject}"
        return hmac.new(self._sessions.secret, text.encode(), hashlib.sha256).hexdigest()


def _count(connection: Connection, limit: Allowance, key: str) -> int:
    """Count one try; how many seconds to wait before the next, 0 for none."""
    table, time = people.attempt, now()
    over = table.c.began <= time - limit.seconds * 1000
    counted = insert_or_update(
        connection,
        table,
        {"key": key, "began": time, "count": 1},
        {
            "began": case((over, time), else_=table.c.began),
            "count": case((over, 1), else_=table.c.count + 1),
        },
        table.c.began,
        table.c.count,
    )
    began, count = map(int, counted.one())
    if count <= limit.most:
        return 0
    return max(1, (began + limit.seconds * 1000 - time) // 1000)


def forget_old(connection: Connection) -> None:
    """Delete counts that are a day old."""
    table = people.attempt
    connection.execute(delete(table).where(table.c.began < now() - 24 * 3600 * 1000))
