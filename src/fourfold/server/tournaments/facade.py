"""All that can be done with tournaments, on a store alone."""

from __future__ import annotations

import asyncio

from fourfold.server.settings import Settings
from fourfold.server.store import Store
from fourfold.server.topics import Topic

from .announcing import Announcements
from .complaints import Complaints
from .directing import Compute, Directing
from .entering import Entries
from .helping import Helpers
from .log.appending import TournamentAppender
from .log.loading import LoadedTournament, TournamentLoader
from .log.news import TournamentNews
from .tables import Tables
from .views.listing import TournamentArchive


class Tournaments:
    """The parts of this room, put together.

    `changed`: hears of every change that this process made, when it is durable. `compute`: where
    pairings are made, by default in a thread.
    """

    def __init__(
        self,
        store: Store,
        settings: Settings | None = None,
        *,
        changed: Topic[TournamentNews] | None = None,
        compute: Compute = asyncio.to_thread,
    ) -> None:
        settings = settings or Settings()
        self.store = store
        self.changed = changed or Topic[TournamentNews]()
        self.loader = TournamentLoader(store)
        self.appender = TournamentAppender(store, self.loader, self.changed)
        self.announcements = Announcements(store, self.loader, settings, self.changed)
        self.entries = Entries(store, self.loader, self.appender)
        self.directing = Directing(self.loader, self.appender, compute)
        self.helpers = Helpers(store, self.loader, self.changed)
        self.tables = Tables(self.loader, self.appender)
        self.archive = TournamentArchive(store)
        self.complaints = Complaints(store)

    async def see(self, name: str) -> LoadedTournament:
        """A tournament as it is now, or `TournamentUnknown`."""
        return await self.loader.fresh(name)
