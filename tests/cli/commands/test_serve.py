from __future__ import annotations

import logging
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from tests.cli.conftest import Real, Run, wait_for
from tests.server.services import DIES_WITH_US, free_port


@pytest.mark.parametrize("workers", [1, pytest.param(2, marks=pytest.mark.long)])
def test_one_command_serves_and_ctrl_c_stops(real: Real, tmp_path: Path, workers: int) -> None:
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
    process = real("serve", "--port", 0, "--workers", workers, **home)
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://127\.0\.0\.1:\d+", line)
    assert found, line

    # Whoever is told the address is never refused.
    with urllib.request.urlopen(f"{found[0]}/readyz", timeout=120) as answer:  # noqa: S310  # our own
        assert answer.status == 200
    assert (tmp_path / "data" / "fourfold" / "fourfold.db").stat().st_mode & 0o77 == 0
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode in (0, 130, -signal.SIGINT), err
    assert "Traceback" not in err


#: `fourfold serve`, whose application starts when there is a file.
SLOW = """
import pathlib, sys, time
import fourfold.server.app as app
from fourfold.cli import main

_, starting, go, *words = sys.argv
create_app = app.create_app

def create_slowly(settings):
    pathlib.Path(starting).touch()
    while not pathlib.Path(go).exists():
        time.sleep(0.01)
    return create_app(settings)

app.create_app = create_slowly
sys.argv = ["fourfold", "serve", *words]
main()
"""


def test_while_it_starts_connections_are_refused(tmp_path: Path) -> None:
    """Kept waiting, requests would take players' time; refused, they go to another server."""
    starting, go = tmp_path / "starting", tmp_path / "go"
    port = str(free_port())
    words = [str(starting), str(go), "--port", port, "--database", str(tmp_path / "x.db")]
    with subprocess.Popen(
        [*DIES_WITH_US, sys.executable, "-c", SLOW, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            wait_for("the application", starting.exists)
            with pytest.raises(ConnectionRefusedError):
                socket.create_connection(("127.0.0.1", int(port)), timeout=60)
            go.touch()
            assert port in process.stdout.readline()
            socket.create_connection(("127.0.0.1", int(port)), timeout=60).close()
        finally:
            process.kill()


def test_a_port_that_is_taken_is_named(run: Run, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = run("serve", "--port", port, "--database", tmp_path / "x.db")
    assert result.exit_code == 1
    assert f"cannot listen on 127.0.0.1:{port}" in result.stderr


def test_a_server_that_does_not_start_leaves_the_process_as_it_was(
    run: Run, tmp_path: Path
) -> None:
    """Logging, signals and the environment belong to a process that serves, and only to that."""
    database = tmp_path / "junk.db"
    database.write_text("not a database\n" * 9)

    def state() -> tuple[object, ...]:
        root = logging.getLogger()
        pipe = signal.getsignal(signal.SIGPIPE)
        return [*root.handlers], root.level, logging.logThreads, pipe, dict(os.environ)

    before = state()
    result = run("serve", "--port", 0, "--database", database)
    assert result.exit_code == 1
    assert "junk.db" in result.stderr
    assert state() == before


def test_settings_that_make_no_sense_are_refused(run: Run) -> None:
    for arguments, word in (
        (("--port", 70_000), "--port (FOURFOLD_PORT) must be from 0 to 65535, not 70000"),
        (("--workers", 0), "--workers (FOURFOLD_WORKERS) must be at least 1, not 0"),
        (("--database", "mysql://x"), "not mysql://…"),
        (("--trusted-proxies", "nobody"), "'nobody' is neither an address nor a network"),
    ):
        result = run("serve", *arguments)
        assert (result.exit_code, result.stdout) == (2, "")
        assert word in result.stderr
    french = run("--lang", "fr", "serve", "--workers", 0)
    assert "doit être au moins 1" in french.stderr


def test_help_has_examples(run: Run) -> None:
    assert "fourfold serve --lan" in run("serve", "--help").stdout
