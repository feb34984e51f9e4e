"""Reading games that have changed elsewhere, each at most once at a time."""

from __future__ import annotations

import asyncio
import logging

from fourfold.server.games.loading import Loader
from fourfold.server.games.views.snapshot import News
from fourfold.server.topics import Topic

_log = logging.getLogger(__name__)


class Refresher:
    """Reads what is new in a game and tells those who listen here."""

    def __init__(self, loader: Loader, seen: Topic[News]) -> None:
        self._loader = loader
        self._seen = seen
        #: The games that are being read, and whether they have changed again since.
        self._reading: dict[str, bool] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def refresh(self, game: str) -> None:
        """Read a game soon."""
        if game in self._reading:
            self._reading[game] = True
            return
        self._reading[game] = False
        task = asyncio.create_task(self._read(game), name=f"refresh {game}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _read(self, game: str) -> None:
        again = True
        try:
            while again:
                self._reading[game] = False
                self._seen.publish(News(await self._loader.fresh(game)))
                again = self._reading[game]
        except Exception:  # noqa: BLE001  # whatever it is, the next poll tries again
            _log.exception("a game could not be read", extra={"game": game})
        finally:
            del self._reading[game]
