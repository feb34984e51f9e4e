"""`fourfold score`: shares by level and pieces placed, and states that survive everything."""

from __future__ import annotations

import json
import shlex
import signal
from pathlib import Path

import pytest
from tests.cli.conftest import Real, Run, end, wait_for
from tests.kit.engines import PLAIN, REFERENCE, faulty

EXAMPLE = shlex.join(PLAIN)
FEW = ("score", "strength:strong", "--positions", 56)


def test_a_table_for_people(run: Run) -> None:
    result = run(*FEW)
    assert result.exit_code == 0, result.output
    assert not result.stderr
    rows = [line.split() for line in result.stdout.splitlines()]
    assert " ".join(rows[0]) == "Pieces placed Level 1 Level 2 Level 3 Level 4 All"
    assert [row[0] for row in rows[1:9]] == [*map(str, range(5, 12)), "All"]
    assert "strong keeps the value in " in result.stdout
    assert " of 56 positions: " in result.stdout


def test_an_object_for_programs(run: Run) -> None:
    result = run("score", EXAMPLE, "--positions", 20, "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert (found["name"], found["positions"], found["complete"]) == ("Example", 20, True)
    assert found["share"] == found["kept"] / 20
    assert 0 <= found["low"] <= found["share"] <= found["high"] <= 1
    assert list(found["levels"]) == ["1"]
    assert sum(cell["kept"] for cell in found["cells"]) == found["kept"]
    assert found["faults"] == {}


def test_levels_that_an_engine_does_not_play_are_left_out(run: Run) -> None:
    result = run("score", EXAMPLE, "--positions", 4)
    assert "does not play levels 2, 3 and 4" in " ".join(result.stdout.split())
    refused = run("score", EXAMPLE, "--level", 2)
    assert refused.exit_code == 2
    assert "cannot play Level 2" in refused.stderr


def test_the_reference_engine_by_all_its_faces(run: Run) -> None:
    for speech in ("protocol", "json"):
        command = ("score", shlex.join(REFERENCE), "--speak", speech, "--positions", 8)
        assert json.loads(run(*command, "--json").stdout)["share"] == 1


def test_faults_are_told(run: Run) -> None:
    result = run("score", shlex.join(faulty("say('bestturn zz')")), "--positions", 2)
    assert result.exit_code == 0
    assert "Faulty keeps the value in 0 of 2 positions: 0.0%" in result.stdout
    assert "Faulty: illegal turn in 2 positions (the first: illegal turn 'zz'" in result.stdout


def test_a_state_is_continued(run: Run, tmp_path: Path) -> None:
    state = tmp_path / "state"
    whole = run(*FEW)
    assert run(*FEW, "--state", state).stdout == whole.stdout
    kept = state.read_text(encoding="utf-8").splitlines(keepends=True)
    state.write_text("".join(kept[:20]) + kept[20][:9], encoding="utf-8")
    resumed = run(*FEW, "--state", state)
    assert resumed.stdout == whole.stdout
    assert "Resuming after 19 finished steps" in resumed.stderr
    assert run(*FEW, "--concurrency", 2).stdout == whole.stdout
    other = run("score", "strength:master", "--state", state)
    assert other.exit_code == 2
    assert "another job" in other.stderr


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_stopped_in_the_middle(real: Real, run: Run, tmp_path: Path, how: int) -> None:
    state = tmp_path / "state"
    process = real("score", EXAMPLE, "--state", state, "--json")
    wait_for("scores", lambda: state.exists() and state.read_text().count("\n") > 5)
    process.send_signal(how)
    status, printed, err = end(process)
    if how == signal.SIGINT:
        assert status == 130
        assert json.loads(printed)["complete"] is False
        assert "continue from here" in err
    else:
        assert status == -how
    assert run("score", EXAMPLE, "--state", state, "--positions", 5).exit_code == 0


def test_bad_options(run: Run, tmp_path: Path) -> None:
    strong = "strength:strong"
    for arguments, complaint in (
        (["strength:god"], "unknown value 'god'"),
        (["/nowhere/at-all"], "not started"),
        ([""], "cannot read the command ''"),
        ([strong, "--level", 5], "--level"),
        ([strong, "--positions", 0], "--positions"),
        ([strong, "--positions", 10_361], "10360"),
        ([strong, "--speak", "latin"], "--speak"),
        ([strong, "--speak", "text"], "--speak text can only be used with COMMAND"),
        ([EXAMPLE, "--speak", "text", "--go", "depth 1"], "--go can only be used with --speak"),
        ([strong, "--go", "fast"], "--go"),
        ([strong, "--patience", "x"], "--patience"),
        ([strong, "--seed", "x"], "--seed"),
        ([strong, "--state", tmp_path], "cannot write"),
        ([strong, "--positions", 5, "--state", "/dev/full"], "Invalid argument"),
    ):
        result = run("score", *arguments)
        assert result.exit_code == 2, arguments
        assert not result.stdout
        assert complaint in " ".join(result.stderr.replace(",", "").split()), arguments
