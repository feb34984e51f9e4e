"""A Ray cluster computes what one process does, and loses nothing when a part of it fails."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psutil
import pytest
from tests.jobs.clusters import ROOT, ray_cluster
from tests.jobs.work import square, working_folder
from tests.ports import HeldPort

from fourfold.jobs import ClusterUnavailable, Pool
from fourfold.jobs import cluster as cluster_module


def test_an_address_where_nothing_answers() -> None:
    with closing(HeldPort()) as port:
        address = f"127.0.0.1:{port.number}"
        with (
            Pool(cluster=address) as pool,
            pytest.raises(
                ClusterUnavailable, match=f"{address} cannot be used: Connection refused"
            ),
        ):
            list(pool.run(square, [("a", 1)]))


@pytest.mark.parametrize("address", ["somewhere", "127.0.0.1:port", "", "127.0.0.1:99999"])
def test_what_is_no_address(address: str) -> None:
    with Pool(cluster=address) as pool, pytest.raises(ClusterUnavailable, match="HOST:PORT"):
        list(pool.run(square, [("a", 1)]))


def test_without_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with Pool(cluster="auto") as pool, pytest.raises(ClusterUnavailable, match=r"\[cluster\]"):
        list(pool.run(square, [("a", 1)]))


def test_a_cluster_is_asked_only_for_what_is_missing() -> None:
    with Pool(cluster="127.0.0.1:1") as pool:
        assert list(pool.run(square, [("a", 2)], kept={"a": 4})) == [("a", 4)]


def test_the_error_can_be_pickled() -> None:
    error = pickle.loads(pickle.dumps(ClusterUnavailable("a:1", "nobody is there")))  # noqa: S301
    assert (error.address, error.why) == ("a:1", "nobody is there")


def test_a_machine_that_cannot_do_the_work_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)  # and back again at the end
    assert on_machine(None) == (None, ROOT)
    assert on_machine(str(tmp_path)) == (None, tmp_path)
    nowhere = str(tmp_path / "nowhere")
    why = f"a machine of it cannot use the folder {nowhere}: No such file or directory"
    assert on_machine(nowhere) == (why, None)
    why, result = on_machine(None, version="0.0.1")
    assert why.endswith("of Fourfold, this one 0.0.1")
    assert result is None


def on_machine(folder: str | None, version: str | None = None) -> tuple[Any, Any]:
    """What a machine of a cluster makes of work that is sent there."""
    work = pickle.dumps((folder, working_folder, None))
    return cluster_module._call(version or cluster_module._version(), work)


# With a cluster ----------------------------------------------------------------------------------

SCRIPT = """
import signal
import sys
from pathlib import Path
from fourfold.jobs import Pool
from tests.jobs import work
_, address, function, folder, ordered = sys.argv
handlers = [signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)]
items = range(60) if folder == "-" else [(number, Path(folder)) for number in range(60)]
if function == "wait_forever":
    items = [Path(folder)] * 4
if function == "die":
    items = [1]
with Pool(cluster=address) as pool:
    for key, result in pool.run(getattr(work, function), enumerate(items), ordered=ordered == "1"):
        print(key, result, flush=True)
assert handlers == [signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)]
"""
SQUARES = [f"{number} {number * number}" for number in range(60)]


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with ray_cluster() as address:
        yield address


@contextmanager
def started(
    cluster: str, function: str, folder: Path | str = "-", *, ordered: bool = True
) -> Iterator[subprocess.Popen[str]]:
    arguments = (cluster, function, str(folder), str(int(ordered)))
    job = subprocess.Popen(
        [sys.executable, "-c", SCRIPT, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        cwd=ROOT,
    )
    try:
        yield job
    finally:
        job.kill()
        job.communicate()


@pytest.mark.long
@pytest.mark.parametrize("ordered", [True, False])
def test_the_results_are_those_of_one_process(cluster: str, ordered: bool) -> None:
    with started(cluster, "square", ordered=ordered) as job:
        out, err = job.communicate(timeout=300)
    lines = out.splitlines()
    assert (lines if ordered else sorted(lines)) == (SQUARES if ordered else sorted(SQUARES)), err


@pytest.mark.long
def test_an_error_of_the_function_is_raised(cluster: str) -> None:
    with started(cluster, "refuse") as job:
        _, err = job.communicate(timeout=300)
    assert job.returncode == 1
    assert err.splitlines()[-1] == "ValueError: 0 is refused"


@pytest.mark.long
def test_a_worker_that_is_killed_is_replaced(cluster: str, tmp_path: Path) -> None:
    with started(cluster, "survive", tmp_path) as job:
        wait_for(job, (tmp_path / "begun").exists)
        os.kill(int((tmp_path / "begun").read_text()), signal.SIGKILL)
        out, err = job.communicate(timeout=300)
    assert out.splitlines() == SQUARES, err


@pytest.mark.long
def test_an_item_that_kills_every_worker_is_told(cluster: str) -> None:
    with started(cluster, "die") as job:
        _, err = job.communicate(timeout=300)
    assert job.returncode == 1
    assert f"ClusterUnavailable: the Ray cluster {cluster} cannot be used: " in err


@pytest.mark.long
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_stop_ends_what_the_cluster_computes(
    cluster: str, tmp_path: Path, how: signal.Signals
) -> None:
    with started(cluster, "wait_forever", tmp_path) as job:
        wait_for(job, lambda: len(list(tmp_path.iterdir())) == 2)
        workers = [psutil.Process(int(path.name)) for path in tmp_path.iterdir()]
        job.send_signal(how)
        _, err = job.communicate(timeout=300)
    assert job.returncode == -how, err
    assert not psutil.wait_procs(workers, timeout=300)[1]


def wait_for(job: subprocess.Popen[str], ready: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 300
    while not ready():
        assert job.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.05)
