"""What happens when nobody asks: flags, abandoned games, time given back, tidying up.

Every process sweeps. Each thing is one entry with a number, or a row with a key, so it happens
once however many processes try.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, select, update

from fourfold.server.settings import Settings
from fourfold.server.store import Store, StoreUnavailable
from fourfold.server.store import schema as tables
from fourfold.server.store.schema import now

from .appending import Appender, Choose, Plan, derived, flag
from .loading import Loaded
from .log import Draft
from .uptime import Uptime

_log = logging.getLogger(__name__)

#: Seconds between two signs of life.
_BEAT: Final = 0.5
#: Seconds between two looks for fallen flags.
_SWEEP: Final = 0.25
#: The computer is woken again when it has not acted for so long, in milliseconds.
_THOUGHT: Final = 10_000
_THINKING: Final = 2.0
_TIDYING: Final = 60.0
_DAY: Final = 24 * 3600 * 1000
_MOST: Final = 100


class Sweeper:
    """Looks after all games, beside the requests."""

    def __init__(
        self,
        store: Store,
        appender: Appender,
        uptime: Uptime,
        wake_computer: Callable[[str], None],
        settings: Settings,
    ) -> None:
        self._store = store
        self._appender = appender
        self._uptime = uptime
        self._wake = wake_computer
        self._settings = settings

    # Signs of life ----------------------------------------------------------------------------

    async def begin(self) -> None:
        """Before the first request: say that this process lives, and know what is owed."""
        # An outage ends here, so nothing that takes long may come between this and serving.
        await self._uptime.prove()

    async def beat(self) -> None:
        """Give back what is owed; then say every half second that this process lives, for ever."""
        await self._calmly(self._give_back)
        while True:
            await asyncio.sleep(_BEAT)
            await self._calmly(self._beat)

    async def _beat(self) -> None:
        await self._uptime.sign()
        await self._give_back()

    async def _give_back(self) -> None:
        """Give the time of the last outages back in every game whose clock ran."""
        if not self._uptime.owes:
            return
        for outage in self._uptime.outages_since(now() - _DAY):
            rows = await self._store.rows(_RUNNING, {"ended": outage.ended, "key": outage.key})
            for row in rows:
                await self._append(row.id, self._pause)
        self._uptime.owes = False

    def _pause(self, loaded: Loaded, time: int) -> Plan:
        if loaded.state.game.outcome is not None:
            return Plan(loaded)
        return Plan(self._appender.settled(loaded, time))

    # Flags ------------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Place flags, end what was abandoned, wake the computer, tidy up; for ever."""
        loop = asyncio.get_running_loop()
        thinking = tidying = loop.time()
        await asyncio.sleep(_SWEEP)
        # What another process thought about when it ended.
        await self._calmly(lambda: self._wake_computer(now()))
        while True:
            await self._calmly(self._place_flags)
            if loop.time() > thinking + _THINKING:
                thinking = loop.time()
                await self._calmly(lambda: self._wake_computer(now() - _THOUGHT))
            if loop.time() > tidying + _TIDYING:
                tidying = loop.time()
                await self._calmly(self._tidy)
            await asyncio.sleep(_SWEEP)

    async def _place_flags(self) -> None:
        rows = await self._store.rows(_DUE, {"now": self._uptime.sure_until()})
        if rows:
            await self._uptime.prove()
        for row in rows:
            loaded = await self._append(row.id, self._end)
            if loaded is not None and loaded.state.game.outcome is None:
                await self._put_off(loaded)

    def _end(self, loaded: Loaded, time: int) -> Plan:
        """End a game whose flag has fallen (R18), or that everybody has left (R20)."""
        state = loaded.state
        if state.game.outcome is not None:
            return Plan(loaded)
        settled = self._appender.settled(loaded, time)
        if settled.state.falls_at is not None:
            grace = round(self._settings.network_credit * 1000)
            late = self._uptime.sure_until() >= settled.state.falls_at + grace
            return Plan(settled.propose(time, flag(settled.state)) if late else settled)
        if loaded.abandoned_at is None or time < loaded.abandoned_at:
            return Plan(loaded)
        nobody = loaded.header.kind == "shared" or state.game.to_act in loaded.header.computers
        text = "abandon" if nobody else f"abandon:{state.game.to_act}"
        return Plan(loaded.propose(time, Draft(text)))

    async def _put_off(self, loaded: Loaded) -> None:
        """Correct when to look at a game again."""
        fixed = update(tables.game).where(
            tables.game.c.id == loaded.id, tables.game.c.number == loaded.state.number
        )
        values = derived(loaded, self._settings)
        await self._store.execute(fixed.values(**values))

    async def _append(self, game: str, choose: Choose) -> Loaded | None:
        try:
            return (await self._appender.append(game, choose, proven=True)).loaded
        except StoreUnavailable:
            raise
        except Exception:  # noqa: BLE001  # one broken game must not keep the others waiting
            _log.exception("a game could not be swept", extra={"game": game})
            return None

    # The rest ---------------------------------------------------------------------------------

    async def _wake_computer(self, before: int) -> None:
        for row in await self._store.rows(_THINKS, {"before": before}):
            self._wake(row.id)

    async def _tidy(self) -> None:
        time = now()
        challenge, request, process = tables.challenge, tables.request, tables.process

        def unit(connection: Connection) -> None:
            connection.execute(
                update(challenge)
                .where(challenge.c.state == "waiting", challenge.c.expires < time)
                .values(state="expired")
            )
            connection.execute(delete(request).where(request.c.time < time - 7 * _DAY))
            connection.execute(delete(process).where(process.c.seen < time - _DAY))
            connection.execute(
                delete(tables.outage).where(tables.outage.c.ended < time - 60 * _DAY)
            )

        await self._store.write(unit)

    @staticmethod
    async def _calmly(work: Callable[[], Awaitable[Any]]) -> None:
        """Do something that is tried again soon when the database is away."""
        try:
            await work()
        except StoreUnavailable as error:
            _log.warning("the database does not answer: %s", error)


_game = tables.game.c
_DUE: Final = (
    select(_game.id).where(_game.wake_at <= bindparam("now")).order_by(_game.wake_at).limit(_MOST)
)
_THINKS: Final = (
    select(_game.id)
    .where(_game.thinks.is_(True), _game.status == "playing", _game.touched <= bindparam("before"))
    .order_by(_game.touched)
    .limit(_MOST)
)
#: Games whose clock runs and that have not been given an outage's time back.
_RUNNING: Final = select(_game.id).where(
    _game.status == "playing",
    _game.clock != "-",
    _game.began < bindparam("ended"),
    ~select(tables.entry.c.number)
    .where(
        tables.entry.c.game == _game.id,
        tables.entry.c.player == "",
        tables.entry.c.key == bindparam("key"),
    )
    .exists(),
)
