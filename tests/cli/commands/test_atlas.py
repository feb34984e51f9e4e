"""`fourfold atlas`: the tables, JSON, and recomputations that are stopped and go on."""

from __future__ import annotations

import json
import signal
from dataclasses import asdict
from pathlib import Path

import pytest
from tests.cli.conftest import Real, Run, end

from fourfold.cli.commands import atlas as command
from fourfold.engine import Handle
from fourfold.engine.atlas.entries import (
    RULE_SETS,
    AtlasRow,
    compute,
    read_atlas,
)
from fourfold.locales import LANGUAGES
from fourfold.rules import format_level, parse_level

RESULTS = ("1-0", "0-1", "1/2-1/2")


class Computed(list[tuple[tuple[int, int], int]]):
    """Which rows were computed; the person presses Ctrl-C after so many."""

    limit: int | None = None


def invented(levels: tuple[int, int], traits: int, *, distance: bool = False) -> AtlasRow:
    """A row that nobody computed."""
    result = RESULTS[(levels[0] + levels[1] + traits) % 3]
    far = 9 if distance and result[1] == "-" else None
    return AtlasRow(format_level(levels), traits, result, far, 12_345_678, 1.5)


@pytest.fixture
def shipped(monkeypatch: pytest.MonkeyPatch) -> tuple[AtlasRow, ...]:
    """An atlas of invented rows instead of the real one."""
    rows = tuple(invented(*rule_set, distance=rule_set[1] > 2) for rule_set in RULE_SETS)
    monkeypatch.setattr(command, "read_atlas", lambda: rows)
    return rows


@pytest.fixture
def computed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Computed:
    """Rows are invented instead of computed; which ones."""
    asked = Computed()

    def compute_quickly(
        levels: tuple[int, int], traits: int, *, distance: bool, threads: int, handle: Handle
    ) -> AtlasRow:
        assert threads > 0
        assert not handle.cancelled
        if len(asked) == asked.limit:
            raise KeyboardInterrupt
        asked.append((levels, traits))
        return invented(levels, traits, distance=distance)

    monkeypatch.setattr(command, "compute", compute_quickly)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return asked


# Showing ----------------------------------------------------------------------------------------


def test_the_shipped_atlas_in_json(run: Run) -> None:
    result = run("atlas", "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    rows = json.loads(result.stdout)
    assert len(rows) == 64
    for row in rows:
        assert list(row) == ["level", "traits", "result", "distance"]
        assert row["level"] == format_level(parse_level(row["level"]))
        assert row["traits"] in {1, 2, 3, 4}
        assert row["result"] in RESULTS
        assert row["distance"] is None or isinstance(row["distance"], int)
    assert len({(row["level"], row["traits"]) for row in rows}) == 64
    assert rows == [entry.as_object() for entry in read_atlas()]


def test_the_shipped_atlas_as_tables(run: Run) -> None:
    result = run("atlas")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert [line.strip() for line in lines if line.strip().endswith(("trait", "traits"))] == [
        "4 traits",
        "3 traits",
        "2 traits",
        "1 trait",
    ]
    assert "first \\ second" in result.stdout
    assert max(map(len, lines[:-1])) <= 80


def test_choosing_rows(run: Run, shipped: tuple[AtlasRow, ...]) -> None:
    rows = json.loads(run("atlas", "--level", "1:4", "--json").stdout)
    assert [(row["level"], row["traits"]) for row in rows] == [("1:4", n) for n in (4, 3, 2, 1)]
    rows = json.loads(run("atlas", "--traits", "3", "--json").stdout)
    assert rows == [entry.as_object() for entry in shipped if entry.traits == 3]
    rows = json.loads(run("atlas", "--traits", "3", "--level", "2:2", "--json").stdout)
    assert [row["level"] for row in rows] == ["2"]


def test_a_table_has_only_what_was_asked_for(run: Run, shipped: tuple[AtlasRow, ...]) -> None:
    entry = next(each for each in shipped if each.distance and each.rule_set[0][1] == 4)
    one = run("atlas", "--level", entry.level, "--traits", entry.traits).stdout
    assert f"{entry.result} ({entry.distance})" in one
    assert sum(one.splitlines()[2].count(str(level)) for level in (1, 2, 3)) == 0
    assert "4" in one.splitlines()[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(
    run: Run, language: str, shipped: tuple[AtlasRow, ...], computed: Computed
) -> None:
    shown = run("--lang", language, "atlas")
    assert shown.exit_code == 0
    assert max(map(len, shown.stdout.splitlines()[:-1])) <= 80
    done = run("--lang", language, "atlas", "--recompute", "--distance", "--traits", "3")
    assert (done.exit_code, done.stderr) == (0, "")
    assert len(computed) == 16
    lines = done.stdout.splitlines()
    assert len(lines) == 17
    assert len({len(line) for line in lines}) == 1, "columns that line up"
    assert len(lines[0]) <= 80
    assert shipped


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--level", "5"], "'5'"),
        (["--traits", "5"], "'5'"),
        (["--traits", "colour"], "'colour'"),
        (["--recompute", "--threads", "0"], "--threads"),
        (["--distance"], "--distance can only be used with --recompute"),
        (["--threads", "2"], "--threads can only be used with --recompute"),
        (["--state", "x"], "--state can only be used with --recompute"),
        (["--output", "x"], "--output can only be used with --recompute"),
    ],
)
def test_bad_options(run: Run, arguments: list[str], word: str) -> None:
    result = run("atlas", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert word in result.stderr


# Recomputing ------------------------------------------------------------------------------------


def test_a_real_row(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    truth = compute((4, 4), 1)
    monkeypatch.setattr(command, "read_atlas", lambda: (truth,))
    result = run("atlas", "--recompute", "--level", "4", "--traits", "1")
    assert (result.exit_code, result.stderr) == (0, "")
    head, row = result.stdout.splitlines()
    assert head.split() == [
        *("Level", "Traits", "Result", "Placements", "Positions", "visited", "Seconds")
    ]
    assert row.split()[:3] == ["4", "1", truth.result]
    found = run("atlas", "--recompute", "--level", "4", "--traits", "1", "--json")
    assert json.loads(found.stdout) == [truth.as_object()]


def test_a_result_that_is_not_the_shipped_one(
    run: Run, monkeypatch: pytest.MonkeyPatch, computed: Computed
) -> None:
    wrong = [AtlasRow("4", n, "0-1", None) for n in (4, 3, 2, 1)]
    monkeypatch.setattr(command, "read_atlas", lambda: tuple(wrong))
    right = [invented((4, 4), n).result for n in (4, 3, 2, 1)]
    result = run("atlas", "--recompute", "--level", "4")
    assert result.exit_code == 1
    assert len(computed) == 4
    told = result.stderr.splitlines()
    assert len(told) == sum(each != "0-1" for each in right) > 0
    assert "4, 3 traits: found 1/2-1/2, but the shipped atlas says 0-1" in result.stderr


def test_a_distance_that_is_not_the_shipped_one(
    run: Run, monkeypatch: pytest.MonkeyPatch, computed: Computed
) -> None:
    row = next(rules for rules in RULE_SETS if invented(*rules).result == "1-0")
    known = AtlasRow(format_level(row[0]), row[1], "1-0", 11)
    monkeypatch.setattr(command, "read_atlas", lambda: (known,))
    arguments = ("--recompute", "--level", known.level, "--traits", known.traits)
    assert run("atlas", *arguments).exit_code == 0
    result = run("atlas", *arguments, "--distance")
    assert result.exit_code == 1
    assert "found 1-0 (9), but the shipped atlas says 1-0 (11)" in result.stderr
    assert computed == [row, row]


def test_a_row_that_is_not_shipped(
    run: Run, monkeypatch: pytest.MonkeyPatch, computed: Computed
) -> None:
    monkeypatch.setattr(command, "read_atlas", tuple)
    result = run("atlas", "--recompute", "--level", "4", "--traits", "1")
    assert result.exit_code == 0
    assert "4, 1 trait: not in the shipped atlas" in result.stderr
    assert len(computed) == 1


@pytest.mark.usefixtures("shipped")
def test_going_on_after_a_stop(run: Run, computed: Computed, tmp_path: Path) -> None:
    state = tmp_path / "rows.jsonl"
    arguments = ("atlas", "--recompute", "--traits", "2", "--state", state)
    computed.limit = 5
    assert run(*arguments).exit_code == 130
    computed.limit = None
    assert len(state.read_text(encoding="utf-8").splitlines()) == 5
    again = run(*arguments, "--json")
    assert again.exit_code == 0
    assert again.stderr == f"Resuming after 5 finished rows in {state}.\n"
    assert len(json.loads(again.stdout)) == 16
    assert sorted(computed) == sorted(rules for rules in RULE_SETS if rules[1] == 2)
    assert not state.exists()


@pytest.mark.usefixtures("shipped")
def test_the_usual_place_of_finished_rows(run: Run, computed: Computed, tmp_path: Path) -> None:
    state = tmp_path / "cache" / "fourfold" / "atlas.jsonl"
    computed.limit = 20
    assert run("atlas", "--recompute").exit_code == 130
    computed.limit = None
    kept = state.read_text(encoding="utf-8").splitlines()
    assert len(kept) == 20
    # A part in between: it uses what is there, and leaves the rest to the whole.
    assert run("atlas", "--recompute", "--traits", "4").exit_code == 0
    assert state.read_text(encoding="utf-8").splitlines() == kept[16:]
    assert run("atlas", "--recompute", "--level", "1", "--traits", "3").exit_code == 0
    assert state.read_text(encoding="utf-8").splitlines() == kept[16:]
    assert len(computed) == 21


@pytest.mark.usefixtures("shipped")
def test_rows_without_distances_are_computed_again_for_them(
    run: Run, computed: Computed, tmp_path: Path
) -> None:
    state = tmp_path / "rows.jsonl"
    rows = [invented(*rules) for rules in RULE_SETS if rules[1] == 3]
    lines = [json.dumps(asdict(row)) for row in rows]
    state.write_text("\n".join(lines) + "\n", encoding="utf-8")
    result = run("atlas", "--recompute", "--traits", "3", "--distance", "--state", state, "--json")
    assert result.exit_code == 0
    decided = [row.rule_set for row in rows if row.result != "1/2-1/2"]
    assert computed == decided
    assert sum(row["distance"] is not None for row in json.loads(result.stdout)) == len(decided)


@pytest.mark.usefixtures("shipped")
@pytest.mark.parametrize("rest", ['{"level": "1:', "\0\0\0", "7"])
def test_a_row_that_was_cut_off(run: Run, computed: Computed, tmp_path: Path, rest: str) -> None:
    state = tmp_path / "rows.jsonl"
    row = json.dumps(asdict(invented((1, 1), 1)))
    state.write_text(f"{row}\n{rest}", encoding="utf-8")
    result = run("atlas", "--recompute", "--traits", "1", "--state", state)
    assert result.exit_code == 0
    assert "Resuming after 1 finished row in" in result.stderr
    assert len(computed) == 15


@pytest.mark.usefixtures("shipped")
@pytest.mark.parametrize(
    "content",
    [
        b"Dear diary,\nall is well.\n",
        b"\xff\xfe\0\n",
        b"\n",
        b'{"level": 4, "traits": 1, "result": "1-0", "distance": null}\n',
        b'{"level": "4", "traits": 1, "result": "2-0", "distance": null}\n',
    ],
)
def test_a_file_of_something_else_is_left_alone(
    run: Run, computed: Computed, tmp_path: Path, content: bytes
) -> None:
    state = tmp_path / "diary.txt"
    state.write_bytes(content)
    result = run("atlas", "--recompute", "--traits", "1", "--state", state)
    assert (result.exit_code, computed) == (2, [])
    assert f"{state} contains no finished rows of the atlas (line 1)" in result.stderr
    assert state.read_bytes() == content


@pytest.mark.usefixtures("shipped")
def test_places_that_cannot_be_written(run: Run, computed: Computed, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    nowhere = tmp_path / "file" / "rows.jsonl"
    result = run("atlas", "--recompute", "--traits", "1", "--state", nowhere)
    assert (result.exit_code, computed) == (2, [])
    assert f"cannot write {nowhere}: " in result.stderr
    result = run("atlas", "--recompute", "--traits", "1", "--state", tmp_path)
    assert (result.exit_code, computed) == (2, [])
    # The rows are not lost when only the last step fails.
    state = tmp_path / "rows.jsonl"
    arguments = ("--recompute", "--traits", "1", "--state", state)
    result = run("atlas", *arguments, "--output", nowhere)
    assert result.exit_code == 2
    assert len(state.read_text(encoding="utf-8").splitlines()) == len(computed) == 16
    assert run("atlas", *arguments, "--output", tmp_path / "out.json").exit_code == 0
    assert len(computed) == 16


@pytest.mark.usefixtures("shipped", "computed")
def test_the_file_that_is_shipped_can_be_made(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "atlas.json"
    assert run("atlas", "--recompute", "--output", path).exit_code == 0
    rows = json.loads(path.read_text(encoding="utf-8"))
    assert [AtlasRow(**row).rule_set for row in rows] == list(RULE_SETS)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL])
def test_a_real_recomputation_is_stopped(real: Real, tmp_path: Path, how: signal.Signals) -> None:
    state = tmp_path / "rows.jsonl"
    arguments = ("atlas", "--recompute", "--traits", "1", "--state", state, "--threads", "1")
    process = real(*arguments)
    assert process.stdout is not None
    assert process.stdout.readline().split()[0] == "Level"
    first = process.stdout.readline().split()
    assert first[:2] == ["1", "1"]
    process.send_signal(how)
    assert end(process)[0] == (130 if how is signal.SIGINT else -how)
    kept = [json.loads(line) for line in state.read_text(encoding="utf-8").splitlines()]
    assert kept[0]["level"] == "1"
    again = real(*arguments)
    assert again.stdout is not None
    assert again.stderr is not None
    assert "Resuming after" in again.stderr.readline()
    again.stdout.readline()
    assert again.stdout.readline().split() == first, "the same row, not computed again"
    again.kill()
