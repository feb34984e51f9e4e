"""Results by key, whoever computes them; and processes that never outlive their parent."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import psutil
import pytest
from tests.jobs.work import blocked, die, refuse, relay, square

from fourfold.jobs import Pool, item_seed

ROOT = Path(__file__).parents[2]
ITEMS = [(f"item {number}", number) for number in range(100)]
SQUARES = [(f"item {number}", number * number) for number in range(100)]


@pytest.mark.parametrize("processes", [1, 2])
def test_results_come_in_the_order_of_the_items(processes: int) -> None:
    with Pool(processes) as pool:
        assert list(pool.run(square, ITEMS)) == SQUARES
        assert list(pool.run(square, [])) == []
        assert list(pool.run(square, iter(ITEMS[:3]))) == SQUARES[:3], "a pool runs many times"


@pytest.mark.parametrize("processes", [1, 2])
def test_results_in_any_order_are_the_same(processes: int) -> None:
    with Pool(processes) as pool:
        assert sorted(pool.run(square, ITEMS, ordered=False)) == sorted(SQUARES)


@pytest.mark.parametrize("ordered", [True, False])
def test_a_slow_item_holds_up_the_others_only_when_order_counts(
    tmp_path: Path, ordered: bool
) -> None:
    go_on = tmp_path / "go on"
    # In order, the second item lets the first one go on; otherwise only the test does.
    items = [
        ("first", (go_on, None)),
        ("second", (None, go_on if ordered else None)),
        ("third", (None, None)),
    ]
    with Pool(2) as pool:
        results = pool.run(relay, items, ordered=ordered)
        name, _ = next(results)
        go_on.touch()
        assert {name, *(other for other, _ in results)} == {"first", "second", "third"}
    assert (name == "first") == ordered


@pytest.mark.parametrize("ordered", [True, False])
@pytest.mark.parametrize("processes", [1, 2])
def test_what_is_kept_is_not_computed_again(processes: int, ordered: bool) -> None:
    kept = {key: -1 for key, number in ITEMS if number % 3}
    new: list[int] = []
    done: list[int] = []
    with Pool(processes) as pool:
        results = pool.run(
            square, ITEMS, kept=kept, keep=new.append, progress=done.append, ordered=ordered
        )
        found = dict(results)
    assert found == dict(SQUARES) | kept
    assert sorted(new) == [number * number for number in range(0, 100, 3)]
    assert done == list(range(1, 101))


def test_a_result_is_kept_before_it_goes_out() -> None:
    new: list[int] = []
    with Pool() as pool:
        for _, result in pool.run(square, ITEMS, keep=new.append):
            assert new[-1] == result


def test_nothing_is_started_for_what_is_kept() -> None:
    with Pool(2) as pool:
        assert list(pool.run(square, ITEMS, kept=dict(SQUARES))) == SQUARES
        assert not children()


@pytest.mark.parametrize("processes", [1, 2])
def test_an_error_of_the_function_is_raised(processes: int) -> None:
    with Pool(processes) as pool, pytest.raises(ValueError, match="0 is refused"):
        list(pool.run(refuse, ITEMS))


def test_a_process_that_is_killed_is_noticed() -> None:
    with Pool(2) as pool, pytest.raises(BrokenProcessPool):
        list(pool.run(die, ITEMS))


def test_leaving_ends_the_processes() -> None:
    with Pool(2) as pool:
        assert next(pool.run(square, ITEMS)) == SQUARES[0]
        started = children()
    assert len(started) == 2
    assert not any(child.is_running() for child in started)


def test_ctrl_c_does_not_reach_the_processes() -> None:
    with Pool(2) as pool:
        for _, signals in pool.run(blocked, ITEMS[:4]):
            assert signal.SIGINT in signals
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def children() -> list[psutil.Process]:
    """The processes that this one has started for a pool."""
    return [
        child
        for child in psutil.Process().children()
        if "multiprocessing.spawn" in " ".join(child.cmdline())
    ]


# Stopping ---------------------------------------------------------------------------------------

SCRIPT = """
import sys
from pathlib import Path
from fourfold.jobs import Pool
from tests.jobs.work import wait_forever
folder = Path(sys.argv[1])
with Pool(2) as pool:
    list(pool.run(wait_forever, [(number, folder) for number in range(8)]))
"""


@pytest.fixture
def job(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A process whose pool never ends, in a group of its own as in a terminal."""
    process = subprocess.Popen(
        [sys.executable, "-c", SCRIPT, str(tmp_path)],
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
        cwd=ROOT,
    )
    yield process
    process.kill()
    process.communicate()


def wait_for_children(folder: Path, job: subprocess.Popen[str]) -> list[psutil.Process]:
    deadline = time.monotonic() + 60
    while len(list(folder.iterdir())) < 2:
        assert job.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.01)
    return [psutil.Process(int(path.name)) for path in folder.iterdir()]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_stop_ends_all_at_once(
    job: subprocess.Popen[str], tmp_path: Path, how: signal.Signals
) -> None:
    started = wait_for_children(tmp_path, job)
    job.send_signal(how)
    _, err = job.communicate(timeout=60)
    assert job.returncode == -how
    assert not psutil.wait_procs(started, timeout=60)[1]
    if how is signal.SIGINT:
        assert err.count("Traceback") == 1


def test_ctrl_c_in_a_terminal_is_told_once(job: subprocess.Popen[str], tmp_path: Path) -> None:
    """A terminal sends it to the whole group."""
    started = wait_for_children(tmp_path, job)
    os.killpg(job.pid, signal.SIGINT)
    _, err = job.communicate(timeout=60)
    assert job.returncode == -signal.SIGINT
    assert err.count("Traceback") == err.count("KeyboardInterrupt") == 1
    assert not psutil.wait_procs(started, timeout=60)[1]


PIPES = """
import signal
import time
from fourfold.jobs import Processes
signal.signal(signal.SIGPIPE, signal.SIG_DFL)
processes = Processes(2)
# More than a pipe holds, so the thread that feeds the processes is writing when they die.
futures = [processes.submit(len, bytes(2**23)) for _ in range(8)]
while not any(future.running() for future in futures):
    time.sleep(0.01)
processes.kill()
"""


def test_the_end_of_a_pool_does_not_break_pipes() -> None:
    """A command that leaves SIGPIPE to the system, for the sake of `| head`, goes on."""
    done = subprocess.run([sys.executable, "-c", PIPES], check=False, cwd=ROOT, timeout=120)
    assert done.returncode == 0


# Seeds ------------------------------------------------------------------------------------------


def test_items_have_seeds_of_their_own() -> None:
    seeds = {item_seed(seed, number) for seed in (1, "1 2", 12) for number in range(20)}
    assert len(seeds) == 60
    assert item_seed(1, 2, "x") == item_seed("1", "2", "x") == "1 2 x"
