"""`fourfold dataset`: the same file however the work went, and nothing lost when it stops."""

from __future__ import annotations

import hashlib
import json
import signal
import subprocess
import sys
from pathlib import Path

import psutil
import pytest
from tests.cli.conftest import COMMAND, Real, Run, end, wait_for

from fourfold.kit.data import load

#: Quickly labelled, in three chunks.
FEW = ("dataset", "--level", "4", "--placed", "10-14", "--positions", 150, "--seed", 7)


@pytest.fixture(scope="module")
def few(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    from typer.testing import CliRunner  # noqa: PLC0415  # once for all tests

    from fourfold.cli.app import app  # noqa: PLC0415

    path = tmp_path_factory.mktemp("few") / "few.npz"
    done = CliRunner().invoke(app, ["--lang", "en", *map(str, FEW), "--out", str(path)])
    assert done.exit_code == 0, done.output
    return path.read_bytes()


@pytest.mark.parametrize("processes", [1, 2])
def test_processes_do_not_matter(run: Run, few: bytes, tmp_path: Path, processes: int) -> None:
    out = tmp_path / "few.npz"
    assert run(*FEW, "--processes", processes, "--out", out).exit_code == 0
    assert out.read_bytes() == few


def test_a_file_with_its_card_and_checksum(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "data.parquet"
    done = run(*FEW, "--processes", 1, "--out", out, "--json")
    made = json.loads(done.stdout)
    checksum = hashlib.sha256(out.read_bytes()).hexdigest()
    assert (made["positions"], made["labelled"], made["sha256"]) == (150, 192, checksum)
    assert (tmp_path / "data.parquet.sha256").read_text() == f"{checksum}  data.parquet\n"
    card = (tmp_path / "data.parquet.md").read_text(encoding="utf-8")
    assert checksum in card
    command = next(line.split() for line in card.splitlines() if line.startswith("    fourfold"))
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "data.parquet",
        "data.parquet.md",
        "data.parquet.sha256",
    ]
    assert len(load(out)) == 150
    # The command in the card makes the same file again.
    other = tmp_path / "again"
    other.mkdir()
    assert run(*command[1:-1], other / "data.parquet", "--processes", 1).exit_code == 0
    assert (other / "data.parquet").read_bytes() == out.read_bytes()


def test_figures_for_people(run: Run, tmp_path: Path) -> None:
    done = run(*FEW, "--processes", 1, "--out", tmp_path / "few.npz")
    words = done.stdout.replace("\n", " ")
    assert "150 positions. Labelled now: 192 in " in words
    assert " per second. " in words


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_stopped_in_the_middle(
    real: Real, run: Run, few: bytes, tmp_path: Path, how: signal.Signals
) -> None:
    out, part = tmp_path / "few.npz", tmp_path / "few.npz.part"
    # More than anybody waits for; the chunks are the same.
    endless = ("--positions", 10_000_000, "--processes", 1, "--out", out)
    process = real(*FEW, *endless)
    wait_for("a finished chunk", lambda: part.exists() and part.read_bytes().count(b"\n") >= 2)
    process.send_signal(how)
    status, _, err = end(process)
    assert not out.exists()
    if how is signal.SIGINT:
        assert status == 130
        assert "with --resume to continue" in err
    refused = run(*FEW, "--out", out)
    assert refused.exit_code == 2
    assert "few.npz.part holds unfinished work" in refused.stderr.replace("\n", " ")
    resumed = run(*FEW, "--processes", 1, "--out", out, "--resume")
    assert "Continuing after" in resumed.stderr
    assert out.read_bytes() == few
    assert not part.exists()


def test_a_process_that_is_killed(real: Real, run: Run, few: bytes, tmp_path: Path) -> None:
    out, part = tmp_path / "few.npz", tmp_path / "few.npz.part"
    process = real(*FEW, "--positions", 10_000_000, "--processes", 2, "--out", out)
    wait_for("a finished chunk", lambda: part.exists() and part.read_bytes().count(b"\n") >= 2)
    computing = [
        child
        for child in psutil.Process(process.pid).children()
        if "spawn_main" in " ".join(child.cmdline())
    ]
    computing[0].kill()
    status, _, err = end(process)
    assert status == 2
    words = " ".join(err.split())
    assert words.endswith("with --resume, the same command continues from here")
    assert "Traceback" not in err
    assert run(*FEW, "--processes", 1, "--out", out, "--resume").exit_code == 0
    assert out.read_bytes() == few


LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv.pop(1)), resource.RLIM_INFINITY))
from fourfold.cli import main
main()
"""


@pytest.mark.parametrize("room", [700, 5000])
def test_a_full_disk_loses_nothing(run: Run, few: bytes, tmp_path: Path, room: int) -> None:
    """There is room for the head and a part of a chunk, or for some chunks."""
    out = tmp_path / "few.npz"
    words = [*map(str, FEW), "--processes", "1", "--out", str(out), "--resume"]
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, str(room), *words],
        capture_output=True,
        check=False,
        encoding="utf-8",
        timeout=120,
    )
    assert done.returncode == 2
    assert "fourfold dataset: cannot write " in done.stderr
    assert "File too large" in done.stderr.replace("\n", " ")
    assert not out.exists()
    assert run(*words).exit_code == 0
    assert out.read_bytes() == few


def refused(run: Run, *words: object) -> str:
    done = run("dataset", *words)
    assert done.exit_code == 2, done.output
    return " ".join(done.stderr.split())


def test_bad_options(run: Run, tmp_path: Path) -> None:
    out = ("--out", tmp_path / "x.npz")
    assert "--positions" in refused(run, *out)
    assert "--out" in refused(run, "--positions", 5)
    assert "--positions" in refused(run, "--positions", 0, *out)
    five = ("--positions", 5, *out)
    for placed in ("5-17", "9-5", "x", "-3", "-", "1-2-3"):
        assert "from 0 to 16" in refused(run, *five, f"--placed={placed}"), placed
    assert "from 0 to 15" in refused(run, *five, "--call", "automatic", "--placed", "5-16")
    assert "--call" in refused(run, *five, "--call", "loud")
    assert "--level" in refused(run, *five, "--level", "5")
    assert "--traits" in refused(run, *five, "--traits", "smell")
    assert "--processes" in refused(run, *five, "--processes", "0")
    assert "--seed" in refused(run, *five, "--seed", "x")
    assert "one of .parquet, .npz" in refused(run, "--positions", 5, "--out", "x.csv")
    assert "cannot be used: Connection refused" in refused(run, *five, "--ray", "127.0.0.1:1")
    nowhere = tmp_path / "nowhere" / "x.npz"
    assert "cannot write" in refused(run, "--positions", 5, "--out", nowhere)
    (tmp_path / "x.npz.part").unlink()  # of the cluster that was not there: only a head
    assert not list(tmp_path.iterdir())


def test_what_is_there_stays(run: Run, tmp_path: Path) -> None:
    out, part = tmp_path / "x.npz", tmp_path / "x.npz.part"
    out.write_text("mine")
    assert "already exists" in refused(run, "--positions", 5, "--out", out)
    assert out.read_text() == "mine"
    out.unlink()
    for content, words in (
        ("a letter", "no saved state of fourfold dataset (line 1)"),
        ('{"job": "dataset", "version": 1, "seed": 2}\n', "seed 2"),
        ('{"job": "dataset", "version": 0, "seed": 1}\n', "version 0"),
    ):
        part.write_text(content)
        assert words in refused(run, "--positions", 5, "--out", out, "--resume")
        assert part.read_text() == content


def test_without_the_extra(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    words = refused(run, "--positions", 5, "--out", tmp_path / "x.parquet")
    assert "fourfold[dataset]" in words
    assert not list(tmp_path.iterdir())


def test_without_numpy(tmp_path: Path) -> None:
    script = f"import sys; sys.modules['numpy'] = None; {COMMAND[-1]}"
    words = ["dataset", "--positions", "5", "--out", str(tmp_path / "x.npz")]
    done = subprocess.run(
        [sys.executable, "-c", script, *words],
        capture_output=True,
        check=False,
        encoding="utf-8",
        timeout=120,
    )
    assert done.returncode == 2
    assert "fourfold[dataset]" in done.stderr


def test_there_are_not_so_many(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fourfold.kit.data.making._PATIENCE", 2)
    some = ("--level", 4, "--traits", "fill", "--placed", "1-1", "--processes", 1)
    words = refused(run, "--positions", 1000, *some, "--out", tmp_path / "x.npz")
    assert "9 were found" in words
