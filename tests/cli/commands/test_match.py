"""`fourfold match`: tables, records, states that survive everything, and readable refusals."""

from __future__ import annotations

import json
import re
import shlex
import signal
import sys
from pathlib import Path

import psutil
import pytest
from tests.cli.conftest import LIMIT, Open, Real, Run, end, wait_for
from tests.kit.engines import PLAIN, REFERENCE, faulty

from fourfold.rules import Record, read_records

EXAMPLE = shlex.join(PLAIN)
#: Quickly played, and the same with every run.
FEW = ("match", "strength:casual", "strength:strong", "--games", 6, "--seed", 3)


def records(path: Path) -> list[Record]:
    return list(read_records(path.read_text(encoding="utf-8").splitlines(keepends=True)))


def test_a_table_for_people(run: Run) -> None:
    result = run(*FEW)
    assert result.exit_code == 0, result.output
    assert not result.stderr
    rows = [line.split() for line in result.stdout.splitlines()]
    assert rows[0] == ["Player", "Games", "Won", "Drawn", "Lost", "Score", "Blunders", "Faults"]
    assert [row[:2] for row in rows[1:3]] == [["casual", "6"], ["strong", "6"]]
    assert "casual against strong: " in result.stdout


def test_three_players_are_rated(run: Run) -> None:
    players = ("strength:master", "strength:random", "strength:casual")
    result = run("match", *players, "--games", 4)
    assert result.exit_code == 0
    rows = [line.split() for line in result.stdout.splitlines()]
    assert rows[0][6:8] == ["Elo", "±"]
    assert [row[0] for row in rows[1:4]] == ["master", "casual", "random"]
    assert [row[1] for row in rows[1:4]] == ["8", "8", "8"]


def test_an_object_for_programs(run: Run) -> None:
    crashing = shlex.join(faulty("sys.exit('out of order')"))
    result = run("match", crashing, EXAMPLE, "--games", 2, "--sprt", "-10.5", 20, "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert (found["games"], found["complete"]) == (2, True)
    first, second = found["players"]
    assert (first["name"], first["lost"], first["faults"]) == ("Faulty", 2, {"crashed": 2})
    assert (second["name"], second["won"]) == ("Example", 2)
    assert [fault["game"] for fault in found["faults"]] == [1, 2]
    assert "out of order" in found["faults"][0]["why"]
    assert found["test"]["verdict"] == "open"
    assert (found["test"]["elo0"], found["test"]["elo1"]) == (-10.5, 20)
    assert found["pairings"][0]["pairs"] == [1, 0, 0, 0, 0]
    assert found["pairings"][0]["elo"] is None


@pytest.mark.parametrize(
    ("players", "words"),
    [
        (("strong", "random"), "strong is better than random by more than -10.5 Elo."),
        (("random", "strong"), "random is not better than strong by 400 Elo or more."),
    ],
)
def test_a_decided_test_says_what_it_rules_out(
    run: Run, players: tuple[str, str], words: str
) -> None:
    two = (f"strength:{name}" for name in players)
    result = run("match", *two, "--games", 40, "--sprt", "-10.5", 400)
    assert f"The sequential test is decided: {words}" in result.stdout
    assert int(result.stdout.split()[9]) < 40


def test_faults_are_told(run: Run) -> None:
    illegal = shlex.join(faulty("say('bestturn zz')"))
    result = run("match", illegal, "strength:newcomer", "--games", 2)
    assert result.exit_code == 0
    (line,) = (line for line in result.stdout.splitlines() if line.startswith("Faulty: "))
    assert line.startswith(
        "Faulty: illegal turn in 2 games (the first is game 1: illegal turn 'zz'"
    )


def test_records_are_written_and_can_be_read(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.qgn"
    limits = ("--clock", "60/move", "--go", "depth 2", "--times", "--level", "1:1")
    assert run(*FEW, "--out", out, *limits).exit_code == 0
    read = records(out)
    assert len(read) == 6
    assert [record.first for record in read] == ["casual", "strong"] * 3
    assert read[0].tag("SecondStrength") == "strong"
    assert read[0].tag("Clock") == "60/move"
    assert len(read[0].times) == len(read[0].game.turns)
    assert run("replay", out, "--json").exit_code == 0


def test_positions_from_a_file(run: Run, tmp_path: Path) -> None:
    openings, out = tmp_path / "openings", tmp_path / "out"
    openings.write_text("..../..7./..../.... 1\n", encoding="utf-8")
    assert run(*FEW, "--openings", openings, "--out", out).exit_code == 0
    assert {record.tag("Position") for record in records(out)} == {"..../..7./..../.... 1"}
    assert run(*FEW, "--openings", 0, "--out", out).exit_code == 0
    assert {record.tag("Position") for record in records(out)} == {"..../..../..../.... -"}


def test_records_are_written_even_if_nobody_reads_the_figures(real: Real, tmp_path: Path) -> None:
    """As with `| head`: the command ends when it writes to a pipe that nobody reads."""
    out = tmp_path / "games.qgn"
    process = real(*FEW, "--out", out)
    assert process.stdout is not None
    process.stdout.close()
    assert process.wait(LIMIT) != 0
    assert len(records(out)) == 6


# States -------------------------------------------------------------------------------------------


def test_a_state_is_continued_and_can_grow(run: Run, tmp_path: Path) -> None:
    state, out, again = tmp_path / "state", tmp_path / "out.qgn", tmp_path / "again.qgn"
    whole = run(*FEW, "--out", out)
    assert run(*FEW, "--state", state).stdout == whole.stdout
    kept = state.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(kept) == 7
    # What was cut off in the middle of a line is played again.
    state.write_text("".join(kept[:3]) + kept[3][:9], encoding="utf-8")
    resumed = run(*FEW, "--state", state, "--out", again)
    assert resumed.stdout == whole.stdout
    assert "Resuming after 2 finished games in" in resumed.stderr.replace("\n", " ")
    assert again.read_bytes() == out.read_bytes()
    assert sorted(state.read_text(encoding="utf-8").splitlines(keepends=True)) == sorted(kept)
    more = run(*FEW[:3], "--games", 8, "--seed", 3, "--state", state, "--json")
    assert json.loads(more.stdout)["games"] == 8


def test_states_of_something_else(run: Run, tmp_path: Path) -> None:
    state = tmp_path / "state"
    assert run(*FEW, "--state", state).exit_code == 0
    before = state.read_bytes()
    for other in (("--seed", 4), ("--level", 2), ("--call", "automatic"), ("--openings", 4)):
        result = run(*FEW, "--state", state, *other)
        assert result.exit_code == 2
        assert "another job" in result.stderr
        assert state.read_bytes() == before
    # Another version may draw other openings from the same seed.
    state.write_bytes(before.replace(b'"first opening": "', b'"first opening": "7'))
    assert "first opening" in run(*FEW, "--state", state).stderr
    state.write_bytes(re.sub(rb'"turns": \["[^"]+"', b'"turns": ["a1-0"', before))
    result = run(*FEW, "--state", state, "--out", tmp_path / "out.qgn")
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"cannot read {state}: illegal action" in " ".join(result.stderr.split())
    state.write_bytes(before + b'{"cat": 1}\n')
    result = run(*FEW, "--state", state)
    assert result.exit_code == 2
    assert "contains no games of fourfold match" in result.stderr
    state.write_text("a letter to my aunt\n", encoding="utf-8")
    assert run(*FEW, "--state", state).exit_code == 2
    assert state.read_text(encoding="utf-8") == "a letter to my aunt\n"


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_stopped_in_the_middle(real: Real, run: Run, tmp_path: Path, how: int) -> None:
    """Nothing is lost, no engine is left, and the games are the same in the end."""
    state, out = tmp_path / "state", tmp_path / "out.qgn"
    few = ("match", EXAMPLE, "strength:random", "--state", state, "--out", out)
    process = real(*few, "--games", 1_000_000)
    wait_for("finished games", lambda: state.exists() and _lines(state) > 4)
    children = psutil.Process(process.pid).children(recursive=True)
    process.send_signal(how)
    status, printed, err = end(process)
    psutil.wait_procs(children, timeout=LIMIT)
    assert not any(child.is_running() for child in children)
    if how == signal.SIGINT:
        assert status == 130
        assert "Run the same command to continue from here." in err
        assert printed.splitlines()[0].split()[0] == "Player"
        assert len(records(out)) == _lines(state) - 1, "what was played is written"
    else:
        assert status == -how
        assert not out.exists()
    kept = state.read_text(encoding="utf-8").splitlines()
    assert run(*few, "--games", 4).exit_code == 0
    assert state.read_text(encoding="utf-8").splitlines()[: len(kept)] == kept[: len(kept)]
    assert len(records(out)) == 4


def _lines(path: Path) -> int:
    return path.read_text(encoding="utf-8").count("\n")


def test_stopped_without_a_state(real: Real, tmp_path: Path) -> None:
    """In the middle of the first game: there is nothing to show, and that is shown."""
    asked = tmp_path / "asked"
    waiting = shlex.join(faulty(f"open({str(asked)!r}, 'w').close(); time.sleep(600)"))
    process = real("match", waiting, "strength:random", "--patience", 600, "--json")
    wait_for("a question", asked.exists)
    process.send_signal(signal.SIGINT)
    status, printed, err = end(process)
    assert status == 130
    found = json.loads(printed)
    assert (found["games"], found["complete"]) == (0, False)
    assert "These are the results so far" in err


def test_concurrency_changes_nothing(run: Run, tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    players = (*FEW[:3], shlex.join([*REFERENCE]))
    options = ("--games", 2, "--seed", 3, "--go", "depth 2")
    alone = run(*players, *options, "--out", one)
    assert alone.exit_code == 0, alone.output
    assert run(*players, *options, "--out", two, "--concurrency", 2).stdout == alone.stdout
    assert one.read_bytes() == two.read_bytes()


# On a terminal ------------------------------------------------------------------------------------


@pytest.mark.long
def test_a_terminal_shows_a_table_while_games_are_played(open_terminal: Open) -> None:
    terminal = open_terminal("match", "strength:perfect", "strength:random", "--games", 100_000)
    terminal.until("Blunders")
    terminal.until("/100,000")
    terminal.process.send_signal(signal.SIGINT)
    assert terminal.end() == 130


# Refusals -----------------------------------------------------------------------------------------


def test_bad_options(run: Run, tmp_path: Path) -> None:
    two = ("strength:casual", "strength:strong")
    nonsense = tmp_path / "openings"
    nonsense.write_text("nonsense\n", encoding="utf-8")
    for arguments, complaint in (
        (["strength:casual"], "at least two players"),
        ([two[0], "strength:god"], "unknown value 'god'; choose one of random, newcomer"),
        ([two[0], ""], "cannot read the command ''"),
        ([two[0], "python 'x"], "cannot read the command"),
        ([two[0], "/nowhere/at-all"], "not started"),
        ([two[0], shlex.join([sys.executable, "-c", "exit(3)"])], "crashed"),
        ([two[0], EXAMPLE, "--level", 2], "cannot play Level 2"),
        ([*two, "--games", 5], "expected an even number, not 5"),
        ([*two, "--games", 0], "--games: cannot read '0'"),
        ([*two, "--level", 9], "--level"),
        ([*two, "--clock", "soon"], "--clock"),
        ([*two, "--margin", "-1"], "--margin"),
        ([*two, "--patience", "0"], "--patience"),
        ([*two, "--go", "fast"], "--go: cannot use these limits"),
        ([*two, "--go", "infinite"], "expected movetime, nodes or depth"),
        ([*two, "--go", "turntime 5"], "expected movetime, nodes or depth"),
        ([*two, "--openings", 9], "--openings"),
        ([*two, "--openings", tmp_path / "none"], "cannot read"),
        ([*two, "--openings", nonsense], "line 1"),
        ([*two, "--level", "1:2"], "no drawn opening with 3 pieces"),
        ([*two, "--sprt", 20, 10], "less than the second"),
        ([*two, "--sprt", "a", 10], "expected a number"),
        ([*two, "--sprt", 0, 10_000], "expected a number from -2000 to 2000"),
        ([*two, two[0], "--sprt", 0, 10], "name exactly two"),
        ([*two, "--concurrency", 0], "--concurrency"),
        ([*two, "--call", "loud"], "--call"),
        ([*two, "--state", tmp_path], "cannot write"),
        ([*two, "--out", tmp_path], "cannot write"),
        ([*two, "--out", tmp_path / "none" / "games.qgn"], "cannot write"),
    ):
        result = run("match", *arguments)
        assert result.exit_code == 2, arguments
        assert not result.stdout
        assert complaint in " ".join(result.stderr.split()), arguments


def test_a_full_disk_is_told_and_the_finished_games_stay(run: Run, tmp_path: Path) -> None:
    state = tmp_path / "state"
    result = run(*FEW, "--state", state, "--out", "/dev/full")
    assert result.exit_code == 2
    assert "/dev/full: No space left on device" in result.stderr
    assert _lines(state) == 7


def test_a_state_that_cannot_grow(real: Real, tmp_path: Path) -> None:
    """As on a disk that fills up in the middle: an error, and a state to continue from."""
    import resource  # noqa: PLC0415  # only here

    state = tmp_path / "state"
    process = real(*FEW[:3], "--games", 5000, "--state", state)
    wait_for("the state", lambda: state.exists() and _lines(state) > 1)
    limit = state.stat().st_size + 20_000
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (limit, limit))
    status, _, err = end(process)
    assert status == 2, err
    assert "cannot write" in err
    assert str(state) in err
    assert state.stat().st_size <= limit
