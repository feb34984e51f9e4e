"""`fourfold mine`: more puzzles, the same ones however the work went."""

from __future__ import annotations

import json
import signal
import time
from pathlib import Path

import pytest
from tests.cli.conftest import Real, Run, end

from fourfold.play.puzzles.collection import Puzzle, puzzles
from fourfold.play.puzzles.storage import read_store

#: A few games, quickly played.
FEW = ("mine", "--levels", "4", "--count", 2, "--games", 12, "--tries", 2, "--seed", 3)


def lines(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


@pytest.fixture(scope="module")
def few() -> str:
    from typer.testing import CliRunner  # noqa: PLC0415  # once for all tests

    from fourfold.cli.app import app  # noqa: PLC0415

    found = CliRunner().invoke(app, ["--lang", "en", *map(str, FEW)])
    assert found.exit_code == 0
    return found.stdout


def test_new_graded_puzzles(few: str) -> None:
    found = lines(few)
    assert found
    shipped = {one.id for one in puzzles()}
    for one in found:
        assert one["level"] == "4"
        assert isinstance(one["difficulty"], int)
        assert one["id"] not in shipped


def test_processes_do_not_matter(run: Run, few: str) -> None:
    assert run(*FEW, "--processes", 2).stdout == few


def test_it_is_told_how_much_was_found(run: Run, few: str) -> None:
    found = run(*FEW)
    assert found.stderr == f"{len(lines(few))} of 10 puzzles found in 12 games\n"


def test_a_state_is_gone_on_with(run: Run, few: str, tmp_path: Path) -> None:
    state = tmp_path / "state"
    assert run(*FEW, "--state", state).stdout == few
    kept = state.read_text(encoding="utf-8").splitlines(keepends=True)
    for stop in (1, 5, len(kept) - 1):
        # What was cut off in the middle of a line is done again.
        state.write_text("".join(kept[:stop]) + kept[stop][:9], encoding="utf-8")
        found = run(*FEW, "--state", state)
        assert found.stdout == few
        assert sorted(state.read_text(encoding="utf-8").splitlines(keepends=True)) == sorted(kept)
        if stop > 1:
            assert f"Resuming after {stop - 1} finished steps in" in found.stderr.replace("\n", " ")
    assert run(*FEW, "--state", state).stdout == few


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_stopped_in_the_middle(real: Real, run: Run, few: str, tmp_path: Path, how: int) -> None:
    state, out = tmp_path / "state", tmp_path / "out.jsonl"
    # More than anybody waits for; the games are the same.
    endless = ("--count", 1_000_000, "--games", 10**9)
    process = real(*FEW, *endless, "--processes", 2, "--state", state, "--out", out)
    deadline = time.monotonic() + 120
    while not state.exists() or state.read_text(encoding="utf-8").count("\n") < 3:
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.01)
    process.send_signal(how)
    status, printed, err = end(process)
    assert status == (130 if how == signal.SIGINT else -how)
    assert not printed
    assert not out.exists()
    assert [path.name for path in tmp_path.iterdir()] == ["state"]
    if how == signal.SIGINT:
        assert "Stopped. Run the same command to continue from here." in err
    assert run(*FEW, "--state", state, "--out", out).exit_code == 0
    assert out.read_text(encoding="utf-8") == few


def test_states_of_something_else(run: Run, tmp_path: Path) -> None:
    state = tmp_path / "state"
    assert run(*FEW, "--state", state, "--games", 1).exit_code == 0
    before = state.read_bytes()
    for other in (("--seed", 4), ("--levels", "3"), ("--traits", "colour")):
        found = run(*FEW, "--state", state, *other)
        assert found.exit_code == 2
        name = other[0].removeprefix("--")
        assert "another job" in found.stderr
        assert found.stderr.count(f"{name} ") == 2, "there and here"
        assert state.read_bytes() == before
    state.write_bytes(before + b'{"cat": 1}\n')
    found = run(*FEW, "--state", state)
    assert found.exit_code == 2
    assert "no saved state of fourfold mine" in found.stderr
    state.write_text("a letter to my aunt\n", encoding="utf-8")
    assert run(*FEW, "--state", state).exit_code == 2
    assert state.read_text(encoding="utf-8") == "a letter to my aunt\n"


def test_grading_again(run: Run, few: str, tmp_path: Path) -> None:
    path = tmp_path / "few.jsonl"
    path.write_text(few, encoding="utf-8")
    graded = run("mine", "--grade", path, "--tries", 2, "--seed", 3)
    assert graded.stdout == few
    more = run("mine", "--grade", path, "--grade", path, "--tries", 6)
    assert [one["id"] for one in lines(more.stdout)] == [one["id"] for one in lines(few)]
    assert more.stdout != few


def test_without_grades(run: Run, few: str) -> None:
    found = lines(run(*FEW, "--no-grade").stdout)
    assert [{**one, "difficulty": None} for one in lines(few)] == found


def test_the_compact_form(run: Run, few: str, tmp_path: Path) -> None:
    out = tmp_path / "store.txt"
    assert run(*FEW, "--store", "--out", out).exit_code == 0
    found = [one.as_object() for one in read_store(out.read_text(encoding="ascii"))]
    assert found == lines(few)
    again = run("mine", "--grade", out, "--tries", 2, "--seed", 3, "--store")
    assert again.stdout == out.read_text(encoding="ascii")


def test_what_the_package_has_is_found_only_when_asked_for(
    run: Run, few: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = tuple(Puzzle.from_object(one) for one in lines(few)[:2])
    monkeypatch.setattr("fourfold.cli.commands.mine.puzzles", lambda: known)
    new = lines(run(*FEW, "--no-grade").stdout)
    assert new
    assert not {one["id"] for one in new} & {one.id for one in known}
    assert run(*FEW, "--shipped").stdout == few


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--count", "0"], "--count"),
        (["--levels", "1,5"], "--levels"),
        (["--levels", ""], "--levels"),
        (["--themes", "win,mate"], "--themes: unknown value 'mate'"),
        (["--traits", "smell"], "--traits"),
        (["--seed", "x"], "--seed"),
        (["--games", "-3"], "--games"),
        (["--tries", "0"], "--tries"),
        (["--processes", "0"], "--processes"),
        (["--store", "--no-grade"], "omit --no-grade"),
        (["--grade", "nowhere.jsonl"], "cannot read nowhere.jsonl"),
        (["--games", "1", "--out", "no/such/place.jsonl"], "cannot write no/such/place.jsonl"),
        (["--games", "1", "--state", "no/such/place"], "cannot write no/such/place"),
    ],
)
def test_bad_options(
    run: Run, options: list[str], complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    found = run("mine", *options)
    assert found.exit_code == 2
    assert not found.stdout
    assert complaint in found.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("line", ["cat", "{}", '{"id": "x"}', "[]", "7"])
def test_a_file_that_holds_no_puzzles(run: Run, few: str, tmp_path: Path, line: str) -> None:
    path = tmp_path / "few.jsonl"
    path.write_text(few.splitlines(keepends=True)[0] + line + "\n", encoding="utf-8")
    found = run("mine", "--grade", path)
    assert found.exit_code == 2
    assert "line 2: not a puzzle" in found.stderr
    path.write_text(line + "\n", encoding="utf-8")
    assert run("mine", "--grade", path).exit_code == 2
