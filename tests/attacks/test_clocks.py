"""Clocks (R18): nobody loses on time for what stopped the server, and nobody gains by faking it.

Whoever acts in time, by the clock on their own wall, does not lose on time: not when the process
is stopped, when something blocks its loop, or when the machine's clock is set. Before, outages
were noted by a beat every half second, and who was served before the next beat lost.
"""

from __future__ import annotations

import asyncio
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.server.machine_clock import MachineClock
from tests.server.playing import act, begin
from tests.server.running import Client, ServerProcess, run_in_thread, run_process
from tests.server.services import IN_CI, wait_for

from fourfold.server import Settings

from .stalls import Sitting, Step, unfair

#: How many games each kind of trouble has to spare, in the quick tier and in the long one.
SOME = 12
MANY = 200


class Troubled(NamedTuple):
    """Where the two players find their servers, and how the trouble begins and ends."""

    doors: tuple[str, str]
    begin: Step
    end: Step


def _freezing(server: ServerProcess) -> tuple[Step, Step]:
    return (lambda: server.signal(signal.SIGSTOP)), (lambda: server.signal(signal.SIGCONT))


@contextmanager
def frozen(settings: Settings, _: Path) -> Iterator[Troubled]:
    """The process is stopped, as when a machine sleeps."""
    with run_process(settings.changed(port=0)) as server:
        yield Troubled((server.url, server.url), *_freezing(server))


@contextmanager
def frozen_worker(settings: Settings, _: Path) -> Iterator[Troubled]:
    """One of two is stopped; the other serves on, and looks for fallen flags."""
    plain = settings.changed(port=0)
    with run_process(plain) as one, run_process(plain) as two:
        yield Troubled((one.url, two.url), *_freezing(one))


@contextmanager
def blocked(settings: Settings, _: Path) -> Iterator[Troubled]:
    """Something computes in the event loop until it is told to end."""
    with run_in_thread(settings) as server:
        assert server.app is not None
        loop = server.app.state.parts.tasks[0].task.get_loop()
        going = False

        def compute() -> None:
            while going:
                time.sleep(0.01)

        def start() -> None:
            nonlocal going
            going = True
            loop.call_soon_threadsafe(compute)

        def stop() -> None:
            nonlocal going
            going = False

        yield Troubled((server.url, server.url), start, stop)


def _machine_clock(folder: Path) -> MachineClock:
    if not MachineClock.is_installed():
        reason = f"{MachineClock.package} is not installed (Debian: apt install faketime)"
        pytest.fail(reason) if IN_CI else pytest.skip(reason)
    return MachineClock(folder)


@contextmanager
def clock_set(settings: Settings, folder: Path, seconds: int) -> Iterator[Troubled]:
    """The machine's clock is set, and later set right."""
    clock = _machine_clock(folder)
    with run_process(settings.changed(port=0), clock.environment) as server:
        here = server.url, server.url
        yield Troubled(here, lambda: clock.step(seconds), lambda: clock.step(0))


@contextmanager
def clock_ahead(settings: Settings, folder: Path) -> Iterator[Troubled]:
    with clock_set(settings, folder, 3600) as troubled:
        yield troubled


@contextmanager
def clock_back(settings: Settings, folder: Path) -> Iterator[Troubled]:
    with clock_set(settings, folder, -3600) as troubled:
        yield troubled


Trouble = Callable[[Settings, Path], AbstractContextManager[Troubled]]
TROUBLES = pytest.mark.parametrize(
    ("backend", "trouble"),
    [
        ("sqlite", frozen),
        ("sqlite", blocked),
        ("sqlite", clock_ahead),
        pytest.param("sqlite", clock_back, marks=pytest.mark.long),
        ("postgresql", frozen_worker),
    ],
    ids=lambda value: getattr(value, "__name__", value),
    indirect=["backend"],
)


def _check(settings: Settings, folder: Path, trouble: Trouble, wanted: int) -> None:
    async def play(troubled: Troubled) -> tuple[int, list[str]]:
        sitting = Sitting(*troubled.doors)
        try:
            return await unfair(sitting, troubled.begin, troubled.end, wanted=wanted, at_once=40)
        finally:
            await sitting.close()

    with trouble(settings, folder) as troubled:
        counted, lost = asyncio.run(play(troubled))
    assert counted >= wanted
    assert not lost, f"{len(lost)} of {counted} lost on time: {lost[:10]}"


@TROUBLES
def test_r18_whoever_acts_in_time_keeps_the_game(
    settings: Settings, tmp_path: Path, trouble: Trouble
) -> None:
    _check(settings, tmp_path, trouble, SOME)


@pytest.mark.long
@TROUBLES
def test_r18_no_unfair_flag_in_a_thousand_games(
    settings: Settings, tmp_path: Path, trouble: Trouble
) -> None:
    _check(settings, tmp_path, trouble, MANY)


def _outcome(client: Client, game: str) -> tuple[str, str] | None:
    outcome = client.get(f"/api/games/{game}").json()["outcome"]
    return None if outcome is None else (outcome["result"], outcome["reason"])


def _left(client: Client, game: str) -> int:
    """The milliseconds until the flag falls, as the server shows them."""
    clocks = client.get(f"/api/games/{game}").json()["clock"]
    return int(clocks["falls_at"] - clocks["now"])


ONE = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)


@ONE
def test_r18_a_clock_that_is_set_back_gives_nobody_an_hour(
    settings: Settings, tmp_path: Path
) -> None:
    clock = _machine_clock(tmp_path)
    with run_process(settings.changed(port=0), clock.environment) as server:
        ana, ben = server.client(), server.client()
        game, _ = begin(ana, ben, clock="1/move")
        clock.step(-3600)
        wait_for("the flag", lambda: _outcome(ana, game) is not None)
        assert _outcome(ana, game) == ("0-1", "time")


@pytest.mark.long
@ONE
def test_r18_a_restart_with_another_clock_takes_nobodys_time(
    settings: Settings, tmp_path: Path
) -> None:
    """An hour forwards is an outage, which is given back; backwards the time goes on."""
    clock = _machine_clock(tmp_path)
    with run_process(settings.changed(port=0), clock.environment) as server:
        ana, ben = server.client(), server.client()
        # Long enough for any machine to restart twice, and far below an hour.
        game, _ = begin(ana, ben, clock="600/move")
        for seconds in (3600, -3600):
            server.kill()
            clock.step(seconds)
            server.start()
            # The time is given back in every game after the first requests are answered.
            wait_for("the time given back", lambda: 0 < _left(ana, game) <= 600_000)
        assert act(ana, game, "-7", 0).status_code == 200


@ONE
def test_r18_a_client_that_stalls_gains_nothing(settings: Settings) -> None:
    """Half a request, and the rest when the time is up: the server was there all the while."""
    with run_in_thread(settings) as server:
        ana, ben = server.client(), server.client()
        game, _ = begin(ana, ben, clock="1/move")
        body = b'{"action": "-7", "answers": 0}'
        cookies = "; ".join(f"{name}={value}" for name, value in ana.cookies.items())
        head = (
            f"POST /api/games/{game}/actions HTTP/1.1\r\nHost: {server.url[7:]}\r\n"
            f"Origin: {server.url}\r\nCookie: {cookies}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        with socket.create_connection(("127.0.0.1", server.settings.port), 60) as connection:
            connection.sendall(head.encode() + body[:10])
            wait_for("the flag", lambda: _outcome(ben, game) is not None)
            connection.sendall(body[10:])
            assert connection.recv(4096).startswith(b"HTTP/1.1 409 ")
        assert _outcome(ben, game) == ("0-1", "time")
