"""`--ray`: commands that work long write on a cluster what they write in one process."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import psutil
import pytest
from tests.cli.conftest import COMMAND, Run
from tests.jobs.clusters import ROOT, ray_cluster

pytestmark = pytest.mark.long

#: Seconds for a command: a busy machine takes long to start workers.
LIMIT = 600

MINE = ("mine", "--levels", "4", "--count", 2, "--games", 12, "--tries", 2, "--seed", 3)
CALIBRATE = ("opponents", "calibrate", "--levels", "4", "--games", 2, "--json")
ATLAS = ("atlas", "--recompute", "--traits", 1, "--threads", 1, "--json")
DATASET = ("dataset", "--level", "4", "--placed", "10-14", "--positions", 300, "--seed", 7)
MATCH = ("match", "strength:casual", "strength:strong", "--games", 8, "--seed", 4)
SCORE = ("score", "strength:casual", "--level", 1, "--positions", 40, "--json")


#: Has an engine that always answers the same.
ENGINES = ROOT / "docs" / "kit" / "training"


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with ray_cluster() as address:
        yield address


@pytest.mark.parametrize("command", [MINE, CALIBRATE, SCORE], ids=lambda command: str(command[0]))
def test_the_output_is_that_of_one_process(
    run: Run, cluster: str, command: tuple[object, ...]
) -> None:
    out = on_cluster(*command, "--ray", cluster)
    assert out == run(*command).stdout


def test_the_atlas_is_that_of_one_process(run: Run, cluster: str, tmp_path: Path) -> None:
    out = on_cluster(*ATLAS, "--ray", cluster, "--state", tmp_path / "there")
    assert out == run(*ATLAS, "--state", tmp_path / "here").stdout
    assert len(json.loads(out)) == 16


def test_the_games_of_a_match_are_those_of_one_process(
    run: Run, cluster: str, tmp_path: Path
) -> None:
    here, there = tmp_path / "here.qgn", tmp_path / "there.qgn"
    assert run(*MATCH, "--json", "--out", here).exit_code == 0
    on_cluster(*MATCH, "--json", "--out", there, "--ray", cluster)
    assert there.read_bytes() == here.read_bytes()


def test_engines_start_in_the_same_folder(
    run: Run, cluster: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The nodes began in another one, where there is no such file."""
    monkeypatch.chdir(ENGINES)
    command = f"{shlex.quote(sys.executable)} engine.py"
    here, there = tmp_path / "here.qgn", tmp_path / "there.qgn"
    match = ("match", command, "strength:casual", "--games", 2, "--json")
    assert run(*match, "--out", here).exit_code == 0
    on_cluster(*match, "--out", there, "--ray", cluster)
    assert there.read_bytes() == here.read_bytes()
    score = ("score", command, "--level", 1, "--positions", 7, "--json")
    assert on_cluster(*score, "--ray", cluster) == run(*score).stdout


def test_a_dataset_is_the_same_though_a_worker_is_killed(
    run: Run, cluster: str, tmp_path: Path
) -> None:
    here, there = tmp_path / "here.parquet", tmp_path / "there.parquet"
    assert run(*DATASET, "--processes", 1, "--out", here).exit_code == 0
    with start(*DATASET, "--ray", cluster, "--out", there) as process:
        wait_for("a worker of the cluster", lambda: bool(workers()))
        os.kill(workers()[0], signal.SIGKILL)
        _, err = process.communicate(timeout=LIMIT)
    assert process.returncode == 0, err
    assert there.read_bytes() == here.read_bytes()


def start(*arguments: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*COMMAND, *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )


def on_cluster(*arguments: object) -> str:
    """What a command writes."""
    with start(*arguments) as process:
        out, err = process.communicate(timeout=LIMIT)
    assert process.returncode == 0, err
    return out


def wait_for(what: str, ready: Callable[[], bool]) -> None:
    deadline = time.monotonic() + LIMIT
    while not ready():
        assert time.monotonic() < deadline, what
        time.sleep(0.02)


def workers() -> list[int]:
    """The processes of the cluster that compute chunks of a dataset now."""
    computing = []
    for process in psutil.Process().children(recursive=True):
        with suppress(psutil.NoSuchProcess, psutil.AccessDenied):
            if process.cmdline()[:1] and process.cmdline()[0].startswith("ray::_call"):
                computing.append(process.pid)
    return computing
