"""The postman: finds what there is to tell, waits whether people see it themselves, sends it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Final, NamedTuple

from sqlalchemy import Row

from fourfold.rules import parse_clock
from fourfold.server.games.errors import GameUnknown
from fourfold.server.games.loading import Loader
from fourfold.server.games.starting.challenges import DirectChallenge
from fourfold.server.games.views.snapshot import News
from fourfold.server.metrics import PUSHES
from fourfold.server.settings import Settings
from fourfold.server.store import Store, StoreUnavailable
from fourfold.server.store.schema import now
from fourfold.server.topics import Topic

from . import outbox
from .keys import BrowserKeys, Signer
from .outbox import NOTHING, Telling
from .quiet import quiet_until
from .sending import Fate, Sender
from .wording import Message, about_game, entry_to_tell, takes_days

_log = logging.getLogger(__name__)

#: Seconds between two rounds, and between two looks at all games when nothing was heard of any.
_ROUND: Final = 2.0
_LOOK: Final = 15.0
#: So many milliseconds before something is due, those who are here need it no more. Longer than a
#: round, so that each process has time to say so.
_EARLY: Final = 5000
#: Seconds between two attempts; after the last one nobody tries again.
_PAUSES: Final = (30, 120, 600, 3600, 4 * 3600)

#: Who is called to a game of a tournament does not have long to come: milliseconds at most.
_CALLED: Final = 5000

#: The players who are here, in this process, and see what happens.
Present = Callable[[], Collection[str]]


class GameCall(NamedTuple):
    """A game of a tournament that waits for a player: a number that grows, and the opponent."""

    number: int
    opponent: str


#: Finds the game that waits for a player in a tournament: the tournament, the player.
FindCall = Callable[[str, str], Awaitable[GameCall | None]]


class Postman:
    """Tells people outside the app what waits for them."""

    def __init__(
        self,
        store: Store,
        loader: Loader,
        settings: Settings,
        present: Present,
        *,
        appended: Topic[News],
        challenged: Topic[DirectChallenge],
        find_call: FindCall,
    ) -> None:
        self._store = store
        self._loader = loader
        self._present = present
        self._find_call = find_call
        self._delay = round(settings.push_delay * 1000)
        self.enabled = settings.push
        self.receivers = settings.receivers
        self.signer = Signer(store, settings.contact)
        self._sender = Sender(self.signer, self.receivers)
        #: Whether there may be something new to tell.
        self._news = asyncio.Event()
        appended.subscribe(self._hear)
        challenged.subscribe(self.hasten)

    def hasten(self, _: object = None) -> None:
        """There may be something new to tell."""
        self._news.set()

    def _hear(self, news: News) -> None:
        header = news.loaded.header
        if header.kind == "people" and takes_days(header.rules.clock):
            self._news.set()

    async def work(self) -> None:
        """Look and send, for ever."""
        if not self.enabled:
            return
        try:
            await self._work()
        finally:
            await self._sender.close()

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        looked = -_LOOK
        while True:
            try:
                await self.signer.open()
                if self._news.is_set() or loop.time() >= looked + _LOOK:
                    self._news.clear()
                    looked = loop.time()
                    await self.look()
                await self.send_due()
            except StoreUnavailable:
                _log.warning("the database does not answer; messages wait")
                await asyncio.sleep(_ROUND)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), _ROUND)

    async def look(self) -> None:
        """Note what there is to tell about games that have changed, and about challenges."""
        candidates = await self._store.read(outbox.find_candidates)
        tellings = []
        for each in candidates:
            loaded = await self._loader.fresh(each.game)
            number = entry_to_tell(loaded, each.kind, each.player)
            seen = loaded.state.number
            tellings.append(Telling(each.subscription, each.kind, each.game, number, seen))
        for row in await self._store.read(outbox.find_challenges):
            number = 0 if takes_days(parse_clock(json.loads(row.terms)["clock"])) else NOTHING
            tellings.append(Telling(row.subscription, "challenge", row.id, number, seen=0))
        if tellings:
            due = now() + self._delay
            await self._store.write(lambda connection: outbox.keep(connection, tellings, due))
        await self._look_at_tournaments()

    async def _look_at_tournaments(self) -> None:
        """Note who is called to a game of a tournament."""
        tellings = []
        for row in await self._store.read(outbox.find_paired):
            call = await self._find_call(row.id, row.player)
            number = NOTHING if call is None else call.number
            tellings.append(Telling(row.subscription, "paired", row.id, number, row.number))
        if tellings:
            due = now() + min(self._delay, _CALLED)
            await self._store.write(lambda connection: outbox.keep(connection, tellings, due))

    async def send_due(self) -> None:
        """Send what is due, but not to those who are here."""
        soon = now() + _EARLY
        players = await self._store.read(lambda connection: outbox.players_due(connection, soon))
        here = players & set(self._present())
        if here:
            await self._store.write(lambda connection: outbox.dismiss(connection, here, soon))
        if not players - here:
            return
        rows = await self._store.write(outbox.claim)
        results = await asyncio.gather(*map(self._deliver, rows), return_exceptions=True)
        for result in results:
            if isinstance(result, BaseException) and not isinstance(result, StoreUnavailable):
                # Its claim ends by itself, and then it is tried again.
                _log.error("a message could not be sent", exc_info=result)

    async def _deliver(self, row: Row[Any]) -> None:
        """Send one message that was claimed, and say what became of it."""
        if row.tries >= len(_PAUSES):
            await self._settle(row, None)
            return
        message = await self._message(row)
        if message is None:
            await self._settle(row, None)
            return
        until = quiet_until(now(), row.zone, row.quiet_from, row.quiet_until)
        if until is not None:
            await self._settle(row, until, row.tries)
            return
        may = await self._store.write(
            lambda connection: outbox.count_message(connection, row.subscription)
        )
        if not may:
            PUSHES.labels("limited").inc()
            await self._settle(row, None)
            return
        sent = await self._sender.send(
            row.endpoint,
            BrowserKeys(row.p256dh, row.auth),
            message.written(row.language),
            f"{row.kind}.{row.subject}",
        )
        PUSHES.labels(sent.fate.value).inc()
        if sent.fate is Fate.GONE:
            browser = row.subscription
            await self._store.write(lambda unit: outbox.forget_browser(unit, browser))
        elif sent.fate is Fate.LATER:
            pause = max(_PAUSES[row.tries], sent.pause)
            await self._settle(row, now() + round(pause * 1000), row.tries + 1)
        else:
            await self._settle(row, None)

    async def _message(self, row: Row[Any]) -> Message | None:
        """What a delivery says; None when that is no longer so."""
        if row.kind == "challenge":
            name = await self._store.read(
                lambda connection: outbox.challenger(connection, row.subject, row.player)
            )
            return None if name is None else Message(row.kind, name, f"/challenge/{row.subject}")
        if row.kind == "paired":
            call = await self._find_call(row.subject, row.player)
            if call is None or call.number != row.number:
                return None
            return Message(row.kind, call.opponent, f"/tournaments/{row.subject}")
        try:
            loaded = await self._loader.fresh(row.subject)
        except GameUnknown:
            return None
        number = entry_to_tell(loaded, row.kind, row.player)
        if number != row.number or number == NOTHING:
            return None
        return about_game(loaded, row.kind, row.player)

    async def _settle(self, row: Row[Any], due: int | None, tries: int = 0) -> None:
        await self._store.write(lambda connection: outbox.settle(connection, row, due, tries))
