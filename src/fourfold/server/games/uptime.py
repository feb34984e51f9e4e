"""When the server could serve: what no player may lose on time for.

Three things take time that is nobody's fault. No process served at all, or none could write: an
outage, which is a row in the database and is given back in every game. This process stalled: its
own pulse says so. Another process stalled, or died: its signs of life in the database stopped.

Before a flag is decided this process gives a sign of life itself, so that a stall which has just
ended is known to it whatever it comes to do first. Nothing that a client does or leaves undone
counts here.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterator
from itertools import takewhile
from typing import Final, NamedTuple

from sqlalchemy import Connection, func, select, update

from fourfold.server.store import Store, StoreUnavailable
from fourfold.server.store import schema as tables
from fourfold.server.store.schema import now
from fourfold.server.store.upsert import insert_first
from fourfold.server.timekeeping import TIME, Pulse, Span, covered

_log = logging.getLogger(__name__)

#: After how many milliseconds without a sign of life, by any process, the server counts as down.
_GAP: Final = 1500
#: After how many without one by a single process that one counts as silent, and as dead.
_SILENT: Final = 1000
_DEAD: Final = 15_000
#: How many silences of others are remembered.
_REMEMBERED: Final = 500
#: How long outages are remembered.
_OUTAGES: Final = 30 * 24 * 3600 * 1000


class Outage(NamedTuple):
    """A time in which no process could serve."""

    began: int
    ended: int

    @property
    def key(self) -> str:
        """The key of the entries that give the time back; each log has it once."""
        return f"outage-{self.began}"


class _Signs(NamedTuple):
    """What the database says about the processes. `time`: the server's time, by all of them."""

    time: int
    #: Other processes that have not ended, and when each was last seen.
    others: dict[str, int]
    outage: bool


class Uptime:
    """When this process, the others, and the server as a whole could serve."""

    def __init__(self, store: Store, process: str) -> None:
        self._store = store
        self._process = process
        self.pulse = Pulse()
        #: Times in which no process could serve, as far as this one knows.
        self.outages: tuple[Outage, ...] = ()
        #: Whether there was an outage whose time is not given back in every game.
        self.owes = True
        self._others: dict[str, int] = {}
        self._silences: deque[Span] = deque(maxlen=_REMEMBERED)

    async def prove(self) -> None:
        """Give a sign of life and know all that can be known: before a flag is decided."""
        await self.sign()
        await self._read_outages()

    async def sign(self) -> None:
        """Give a sign of life, note the outage that ends with it, and read the others' signs."""
        signs = await self._store.write(self._sign)
        if signs.time > now():
            _log.warning("other processes are ahead: the time goes on from theirs")
            TIME.advance(signs.time)
        self._compare(signs.others)
        if signs.outage:
            _log.info("no process could serve for a while; the time is given back")
            self.owes = True
            await self._read_outages()

    async def end(self, time: int) -> None:
        """Say since when this process serves nobody, so that the outage is known to the moment."""
        stop = update(tables.process).where(tables.process.c.id == self._process)
        try:
            await self._store.execute(stop.values(seen=time, stopped=time))
        except StoreUnavailable:
            _log.warning("the end of this process could not be noted")

    def outages_since(self, time: int) -> list[Outage]:
        """The outages that had not ended at a time, in their order."""
        return list(takewhile(lambda outage: outage.ended > time, reversed(self.outages)))[::-1]

    def lost(self, began: int, ended: int, *, elsewhere: bool) -> int:
        """The milliseconds between two times in which the server, or this process, did not serve.

        `elsewhere`: also those in which another process did not.
        """
        # The latest come first, and mostly there is nothing since a turn began.
        spans = list(takewhile(lambda span: span.ended > began, reversed(self.pulse.stalls)))
        spans.extend(Span(*outage) for outage in self.outages_since(began))
        if elsewhere:
            spans.extend(self._silent(ended))
        return covered(spans, began, ended)

    def sure_until(self) -> int:
        """Until when every process that may live has given a sign of life.

        What a player sent to a process that stalls is not known here: flags fall up to this time.
        """
        return min([now(), *self._others.values()])

    def _sign(self, connection: Connection) -> _Signs:
        """Note that this process lives, and the outage that ends with it, if one does."""
        table, time = tables.process, now()
        latest = connection.execute(select(func.max(table.c.seen))).scalar_one()
        if latest is not None and latest > time + _GAP:
            # The machine's clock was set back since, or another machine's is ahead.
            time = latest
        alive = select(table.c.id, table.c.seen).where(
            table.c.stopped.is_(None), table.c.seen > time - _DEAD
        )
        seen = {row.id: row.seen for row in connection.execute(alive)}
        row = {"id": self._process, "began": time, "seen": time}
        if not insert_first(connection, table, row):
            here = table.c.id == self._process
            connection.execute(update(table).where(here).values(seen=time, stopped=None))
        outage = False
        if latest is not None and latest < time and max(seen.values(), default=0) <= time - _GAP:
            outage = insert_first(connection, tables.outage, {"began": latest, "ended": time})
        seen.pop(self._process, None)
        return _Signs(time, seen, outage)

    def _compare(self, others: dict[str, int]) -> None:
        """Note who was silent since this process last looked."""
        for process, seen in others.items():
            before = self._others.get(process, seen)
            if seen - before > _SILENT:
                self._silences.append(Span(before, seen))
        self._others = others

    def _silent(self, time: int) -> Iterator[Span]:
        """When other processes were silent, and since when they are."""
        yield from self._silences
        for seen in self._others.values():
            if _SILENT < time - seen < _DEAD:
                yield Span(seen, time)

    async def _read_outages(self) -> None:
        table = tables.outage.c
        since = now() - _OUTAGES
        rows = await self._store.rows(
            select(table.began, table.ended).where(table.ended > since).order_by(table.began)
        )
        self.outages = tuple(Outage(row.began, row.ended) for row in rows)
