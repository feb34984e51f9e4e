"""What has to be done now and then: games that were not rated, counts and lots of times gone by."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy import Connection

from .attempts import forget_old
from .lots import forget_lots
from .standings import rate_missing
from .store import Store, StoreUnavailable

#: Seconds between two rounds.
EVERY: Final = 60.0

_log = logging.getLogger(__name__)


def tidy(connection: Connection) -> int:
    """One round; how many games were rated in it. Safe in several processes at once."""
    forget_old(connection)
    forget_lots(connection)
    return rate_missing(connection)


async def keep_house(store: Store, every: float = EVERY) -> None:
    """One round after the other, for ever."""
    while True:
        try:
            found = await store.write(tidy)
            if found:
                _log.warning("%d games had ended without being rated; now they are", found)
        except StoreUnavailable:
            _log.warning("the database does not answer; tidying later")
        await asyncio.sleep(every)
