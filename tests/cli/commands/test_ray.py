"""`--ray`: commands that work long write on a cluster what they write in one process."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import psutil
import pytest
from tests.cli.conftest import Real, Run, end, wait_for
from tests.jobs.clusters import ray_cluster

pytestmark = pytest.mark.long

MINE = ("mine", "--levels", "4", "--count", 2, "--games", 12, "--tries", 2, "--seed", 3)
CALIBRATE = ("opponents", "calibrate", "--levels", "4", "--games", 2, "--json")
ATLAS = ("atlas", "--recompute", "--level", "4", "--traits", 1, "--threads", 1, "--json")
DATASET = ("dataset", "--level", "4", "--placed", "10-14", "--positions", 300, "--seed", 7)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with ray_cluster() as address:
        yield address


@pytest.mark.parametrize("command", [MINE, CALIBRATE], ids=lambda command: str(command[0]))
def test_the_output_is_that_of_one_process(
    run: Run, real: Real, cluster: str, command: tuple[object, ...]
) -> None:
    status, out, err = end(real(*command, "--ray", cluster))
    assert status == 0, err
    assert out == run(*command).stdout


def test_rows_of_the_atlas_are_the_same_but_for_the_time(
    run: Run, real: Real, cluster: str, tmp_path: Path
) -> None:
    status, out, err = end(real(*ATLAS, "--ray", cluster, "--state", tmp_path / "state"))
    assert status == 0, err
    here, there = json.loads(run(*ATLAS).stdout), json.loads(out)
    for row in (*here, *there):
        row.pop("seconds")
    assert here == there


def test_a_dataset_is_the_same_though_a_worker_is_killed(
    run: Run, real: Real, cluster: str, tmp_path: Path
) -> None:
    here, there = tmp_path / "here.parquet", tmp_path / "there.parquet"
    assert run(*DATASET, "--processes", 1, "--out", here).exit_code == 0
    process = real(*DATASET, "--ray", cluster, "--out", there)
    wait_for("a worker of the cluster", lambda: bool(workers()))
    os.kill(workers()[0], signal.SIGKILL)
    status, _, err = end(process)
    assert status == 0, err
    assert there.read_bytes() == here.read_bytes()


def workers() -> list[int]:
    """The processes of the cluster that compute chunks of a dataset now."""
    computing = []
    for process in psutil.Process().children(recursive=True):
        with suppress(psutil.NoSuchProcess, psutil.AccessDenied):
            if process.cmdline()[:1] and process.cmdline()[0].startswith("ray::_call"):
                computing.append(process.pid)
    return computing
