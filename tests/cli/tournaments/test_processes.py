"""Real commands: two at once, kill -9 at any moment, Ctrl-C, the desk on a running server."""

from __future__ import annotations

import array
import fcntl
import json
import re
import signal
import termios
import urllib.request
from http.cookiejar import CookieJar
from pathlib import Path
from typing import IO

import pytest
from tests.cli.conftest import Real, end, wait_for
from tests.cli.tournaments.conftest import Club

from fourfold.tournaments import GameResult


def test_two_commands_at_once_do_not_overwrite_each_other(six: Club, real: Real) -> None:
    """One has a process of its own, the other runs here while it begins."""
    six.does("pair")
    process = real("tournament", "result", 1, "1-0")
    six.attempts("result", 1, "0-1")
    status, _, err = end(process)
    assert status in (0, 2), err
    (entered,) = [row for row in six.rows("log") if row["event"] == "result-entered"]
    assert entered["result"] == ("1-0" if status == 0 else "0-1")
    assert ("already has a result" in err) is (status == 2)


@pytest.mark.long
def test_two_who_pair_at_once_get_one_round(six: Club, real: Real) -> None:
    pairing = [real("tournament", "pair", FOURFOLD_LANG="en") for _ in "ab"]
    statuses = sorted(end(process)[0] for process in pairing)
    # The second one sees what the first has paired, or comes when the round is not closed.
    assert statuses in ([0, 0], [0, 2])
    processes = [real("tournament", "result", 1, "1-0", 2, "1-0", 3, "½") for _ in "ab"]
    assert sorted(end(process)[0] for process in processes) == [0, 2]
    assert len([row for row in six.rows("log") if row["event"] == "round-paired"]) == 1
    assert len([row for row in six.rows("log") if row["event"] == "round-closed"]) == 1


@pytest.mark.long
def test_kill_9_at_any_moment_loses_nothing(six: Club, real: Real) -> None:
    """Whole rounds, where every command is killed once before it is given again."""
    wal = Path(f"{six.database}-wal")

    def kill_during(*words: object, written: bool) -> None:
        process = real("tournament", *words)
        wait_for(
            "the command to begin",
            lambda: (
                process.poll() is not None or (wal.exists() and (not written or _size(wal) > 0))
            ),
        )
        process.kill()
        process.wait()

    for number in (1, 2):
        for written in (False, True):
            before = len(six.rows("log"))
            kill_during("pair", written=written)
            if len(six.rows("log")) != before:
                six.does("unpair")
        six.does("pair")
        for game in six.open_games():
            kill_during("result", game["table"], "1-0", written=game["table"] % 2 == 0)
            standing = [row for row in six.open_games() if row["table"] == game["table"]]
            if standing:
                six.does("result", game["table"], "1-0")
        log = six.rows("log")
        assert [row["number"] for row in log] == list(range(1, len(log) + 1))
        closed = [row["round"] for row in log if row["event"] == "round-closed"]
        assert closed == list(range(1, number + 1))
    rows = [row for n in (1, 2) for row in six.rows("pairings", "--round", n)]
    assert [row["result"] for row in rows] == [str(GameResult.FIRST)] * 6


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0


def _unread(pipe: IO[str]) -> int:
    """How many bytes wait in a pipe."""
    count = array.array("i", [0])
    fcntl.ioctl(pipe.fileno(), termios.FIONREAD, count)
    return count[0]


@pytest.mark.long
def test_ctrl_c_leaves_nothing_half_done(six: Club, real: Real) -> None:
    before = six.does("log", "--json")
    process = real("tournament", "import", "-")
    stdin = process.stdin
    assert stdin is not None
    stdin.write("name\nEva Evans\n")
    stdin.flush()
    wait_for("the command to read", lambda: _unread(stdin) == 0)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=120)
    assert process.returncode in (130, -signal.SIGINT)
    assert "Traceback" not in err
    assert six.does("log", "--json") == before


def test_the_desk_runs_on_the_same_database(six: Club, real: Real) -> None:
    six.does("pair")
    process = real("tournament", "desk", "--port", 0, "--no-open", FOURFOLD_LANG="en")
    assert process.stdout is not None
    assert "director’s desk of Club evening" in process.stdout.readline()
    address = process.stdout.readline().strip()
    found = re.fullmatch(r"(http://127\.0\.0\.1:\d+)/tournaments/(\w+)/desk#(\w+)", address)
    assert found, address
    root, identifier, key = found.groups()
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def ask(path: str, body: object = None) -> dict[str, object]:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Idempotency-Key": f"desk-{path}"}
        request = urllib.request.Request(root + path, data, headers)  # noqa: S310  # our own server
        with browser.open(request, timeout=120) as answer:
            shown = json.load(answer)
            assert isinstance(shown, dict)
            return shown

    assert ask("/readyz")
    here = f"/api/tournaments/{identifier}"
    assert ask(f"{here}/helpers/join", {"key": key})["you"] == "helper"
    # What a command writes, the desk shows, and the other way round.
    six.does("result", 1, "1-0")
    rounds = ask(here)["rounds"]
    assert isinstance(rounds, list)
    assert rounds[0]["games"][0]["result"] == "1-0"
    ask(f"{here}/games/1.2/result", {"result": "1/2-1/2"})
    assert [row["table"] for row in six.open_games()] == [3]
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert "Traceback" not in err
    # The terminal is the organiser's: no line for each request.
    assert "/readyz" not in out + err
    six.does("result", 3, "0-1")
    assert "Round 1 is complete." in six.does("log")
