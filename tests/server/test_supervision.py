"""Background tasks: none ends in silence. Each is made to fail, is shown, and goes on again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import Connection, text

from fourfold.server import Settings, supervision
from fourfold.server.live import admission, pings
from fourfold.server.live.member import Member
from fourfold.server.supervision import BackgroundTask
from fourfold.server.wiring import State

from .conftest import BACKENDS
from .databases import in_database
from .playing import begin
from .running import Client, Server, heard, run_in_thread
from .services import wait_for

SQLITE = pytest.mark.parametrize("backend", BACKENDS[:1], indirect=True)
REDIS = pytest.mark.parametrize("backend", BACKENDS[1:], indirect=True)


def parts(server: Server) -> State:
    assert server.app is not None
    state: State = server.app.state.parts
    return state


def failing(client: Client) -> list[str]:
    """What `/readyz` names as failing."""
    answer = client.get("/readyz")
    if answer.status_code == 200:
        return []
    assert answer.status_code == 503
    names: list[str] = answer.json().get("tasks", [])
    return names


def check_recovery(server: Server, name: str, heal: Callable[[], object]) -> None:
    """The task is shown as failing until it is healed, and then goes on."""
    client = server.client()
    wait_for(f"the failure of {name}", lambda: failing(client) == [name])
    heal()
    wait_for(f"the recovery of {name}", lambda: client.get("/readyz").status_code == 200)
    (task,) = [task for task in parts(server).tasks if task.name == name]
    assert task.failures >= 1
    assert task.task is not None
    assert not task.task.done()


def execute(server: Server, statement: str, **values: object) -> None:
    """Change the database from outside."""

    def work(connection: Connection) -> None:
        connection.execute(text(statement), values)

    in_database(server, work)


class DeafWire:
    """A connection that takes everything and says nothing."""

    async def send_text(self, data: str) -> None:
        """Take a message."""

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        """Close."""


@SQLITE
def test_polls_go_on_after_a_broken_row(server: Server) -> None:
    ana, ben = server.client(), server.client()
    game, _ = begin(ana, ben)
    broken, whole = "UPDATE game SET number = 'many'", "UPDATE game SET number = 0"
    with ana.live(f"/api/games/{game}/live") as watching:
        heard(watching, "snapshot")
        execute(server, broken)
        check_recovery(server, "hub.poll", lambda: execute(server, whole))
    with ben.live("/api/live") as waiting:
        heard(waiting, "challenges")
        execute(server, broken)
        check_recovery(server, "lobby.poll", lambda: execute(server, whole))


@SQLITE
def test_the_list_of_challenges_goes_on_after_a_broken_one(server: Server) -> None:
    ana, eve = server.client(), server.client()
    made = ana.post("/api/challenges", json={"open": True}).json()["id"]
    with eve.live("/api/live") as waiting:
        assert [each["id"] for each in heard(waiting, "challenges")["challenges"]] == [made]
        execute(server, "UPDATE challenge SET terms = 'no terms'")
        check_recovery(server, "lobby.list", lambda: execute(server, "DELETE FROM challenge"))
        assert heard(waiting, "challenges-change")["closed"] == [made]


@SQLITE
def test_signs_of_life_go_on_after_a_broken_one(server: Server) -> None:
    execute(server, "INSERT INTO process (id, began, seen, stopped) VALUES ('x', 0, 'lately', 1)")
    # While somebody lives nobody looks at the others' signs, so all count as stopped.
    execute(server, "UPDATE process SET stopped = 1")

    def heal() -> None:
        execute(server, "DELETE FROM process WHERE id = 'x'")
        execute(server, "UPDATE process SET stopped = NULL")

    check_recovery(server, "sweeper.beat", heal)


@SQLITE
def test_housekeeping_goes_on_after_a_broken_game(settings: Settings) -> None:
    with run_in_thread(settings) as server:
        begin(server.client(), server.client())
        execute(
            server,
            "UPDATE game SET rated = true, status = 'over', result = '1-0', level = 'high',"
            " placed = 2, wake_at = NULL",
        )
    with run_in_thread(settings) as server:
        check_recovery(
            server, "housekeeping", lambda: execute(server, "UPDATE game SET rated = false")
        )


@contextmanager
def poisoned(what: set[Any], poison: object) -> Iterator[Callable[[], None]]:
    """Something that does not belong there; what takes it out again."""
    what.add(poison)
    try:
        yield lambda: what.discard(poison)
    finally:
        what.discard(poison)


@SQLITE
def test_pings_go_on_after_a_broken_connection(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pings, "PING_EVERY", 1)

    class Broken(Member):
        """A connection that cannot even be written to."""

        def push(self, message: str) -> None:
            raise RuntimeError(f"cannot send {message}")

    with poisoned(parts(server).connections.lobby, Broken(DeafWire(), None)) as heal:
        check_recovery(server, "pings.beat", heal)


@SQLITE
def test_admission_goes_on_after_a_broken_connection(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admission, "ROUND", 1)
    unreadable: Any = ["not", "a", "session"]
    member = Member(DeafWire(), None, session=unreadable)
    with poisoned(parts(server).connections.lobby, member) as heal:
        check_recovery(server, "admission.watch", heal)


@REDIS
def test_the_bus_goes_on_after_a_message_that_cannot_be_written(server: Server) -> None:
    parts(server).bus.publish({"type": object()})
    check_recovery(server, "bus.send", lambda: None)


def test_a_task_that_fails_starts_again_ever_later(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    monkeypatch.setattr(supervision, "FIRST_PAUSE", 0.001)
    monkeypatch.setattr(supervision, "LONGEST_PAUSE", 0.004)
    done = asyncio.Event()

    async def work() -> None:
        pauses.append(task._pause)
        if len(pauses) < 6:
            raise RuntimeError("on purpose")
        done.set()
        await asyncio.sleep(3600)

    task = BackgroundTask("worker", work)

    async def main() -> None:
        task.start()
        async with asyncio.timeout(60):
            await done.wait()
            for _ in iter(lambda: task.is_failing, False):
                await asyncio.sleep(0.001)
        assert task.failures == 5
        await supervision.end_tasks([task])

    asyncio.run(main())
    assert pauses == [0, 0.001, 0.002, 0.004, 0.004, 0.004]


def test_a_task_is_failing_while_it_is_down() -> None:
    async def work() -> None:
        raise RuntimeError("on purpose")

    async def main() -> None:
        task = BackgroundTask("worker", work)
        task.start()
        async with asyncio.timeout(60):
            for _ in iter(lambda: task.is_failing, True):
                await asyncio.sleep(0)
        assert task.failures == 1
        await supervision.end_tasks([task])

    asyncio.run(main())


def test_work_that_is_done_is_no_failure() -> None:
    async def work() -> None:
        await asyncio.sleep(0)

    async def main() -> None:
        task = BackgroundTask("worker", work)
        task.start()
        assert task.task is not None
        await task.task
        assert not task.is_failing
        assert task.failures == 0

    asyncio.run(main())
