"""Signs of life: when no flag may fall, and when it may."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection, insert, select, update
from tests.server.playing import begin
from tests.server.running import run_in_thread
from tests.server.store.test_store import run

from fourfold.server import Settings
from fourfold.server.games.uptime import Outage, Uptime
from fourfold.server.store import Store, schema
from fourfold.server.store.schema import now
from fourfold.server.timekeeping import TIME

pytestmark = pytest.mark.standstill

#: Milliseconds that a busy machine may take between two lines of a test.
SLACK = 900


async def see(store: Store, process: str, ago: int, stopped: bool = False) -> int:
    """Let a process have given its last sign of life some milliseconds ago."""
    time = now() - ago

    def unit(connection: Connection) -> None:
        table = schema.process
        values = {"seen": time, "stopped": time if stopped else None}
        if not connection.execute(
            update(table).where(table.c.id == process).values(**values)
        ).rowcount:
            connection.execute(insert(table).values(id=process, began=time, **values))

    await store.write(unit)
    return time


async def outages(store: Store) -> list[tuple[int, int]]:
    rows = await store.rows(select(schema.outage.c.began, schema.outage.c.ended))
    return [(row.began, row.ended) for row in rows]


def test_an_outage_is_noted_by_whoever_gives_the_first_sign_of_life(settings: Settings) -> None:
    async def work(store: Store) -> None:
        seen = await see(store, "before", 60_000)
        one, two = Uptime(store, "one"), Uptime(store, "two")
        await one.prove()
        await two.prove()
        ((began, ended),) = await outages(store)
        assert began == seen
        assert ended >= seen + 60_000
        for uptime in (one, two):
            assert uptime.lost(seen, ended, elsewhere=False) == ended - seen

    run(settings, work)


def test_a_silent_process_holds_flags_up_until_it_counts_as_dead(settings: Settings) -> None:
    async def work(store: Store) -> None:
        uptime = Uptime(store, "one")
        await uptime.prove()
        seen = await see(store, "two", 5000)
        await uptime.prove()
        assert uptime.sure_until() == seen
        time = now()
        assert uptime.lost(seen - 1000, time, elsewhere=True) == time - seen
        # This process served: who plays here and acts in time needs nothing back.
        assert uptime.lost(seen - 1000, time, elsewhere=False) == 0
        await see(store, "two", 30_000)
        await uptime.prove()
        assert uptime.sure_until() > seen
        assert uptime.lost(seen - 1000, now(), elsewhere=True) == 0

    run(settings, work)


def test_a_process_that_comes_back_was_silent_meanwhile(settings: Settings) -> None:
    async def work(store: Store) -> None:
        uptime = Uptime(store, "one")
        gone = await see(store, "two", 7000)
        await uptime.prove()
        back = await see(store, "two", 0)
        await uptime.prove()
        assert uptime.lost(gone - 1000, back, elsewhere=True) == back - gone
        assert uptime.sure_until() == back

    run(settings, work)


def test_a_process_that_ended_in_good_order_holds_nothing_up(settings: Settings) -> None:
    async def work(store: Store) -> None:
        uptime = Uptime(store, "one")
        await uptime.prove()
        seen = await see(store, "two", 5000, stopped=True)
        await uptime.prove()
        assert uptime.sure_until() > seen
        assert uptime.lost(seen, now(), elsewhere=True) == 0

    run(settings, work)


def test_time_goes_on_from_that_of_the_others(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart with a clock that was set back, and when another machine is ahead."""
    # All tests of a process have one time: it is put right afterwards.
    monkeypatch.setattr(TIME, "_base", TIME._base)

    async def work(store: Store) -> None:
        ahead = await see(store, "two", -SLACK - 2000)
        uptime = Uptime(store, "one")
        await uptime.prove()
        assert now() >= ahead
        assert await outages(store) == []

    run(settings, work)


def test_a_refusal_shows_nothing_that_was_not_appended(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An outage is known, and not given back yet, when a request is refused."""
    # A machine that stands still for a moment would put an outage of its own in the place of this.
    monkeypatch.setattr("fourfold.server.games.uptime._GAP", 3_600_000)
    with run_in_thread(settings) as server:
        assert server.app is not None
        ana, ben = server.client(), server.client()
        game, snapshot = begin(ana, ben, clock="600/move")
        outage = Outage(snapshot["created"], snapshot["created"] + 5000)
        server.app.state.parts.uptime.outages = (outage,)
        refused = ana.post(f"/api/games/{game}/draw/accept", json={"offer": 1})
        assert (refused.status_code, refused.json()["code"]) == (409, "no-offer")
        assert refused.json()["snapshot"]["log"] == []
        offered = ana.post(f"/api/games/{game}/draw", json={})
        entries = [line["entry"] for line in offered.json()["log"]]
        assert entries == ["pause:5", "draw:first"]
