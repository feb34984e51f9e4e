import re
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from fourfold import PRESETS, Record


def test_a_plain_record(run: Run) -> None:
    result = run("new")
    record = Record.parse(result.stdout)
    assert (record.first, record.second, record.result) == ("?", "?", "*")
    assert re.fullmatch(r"\d{4}\.\d\d\.\d\d", record.tag("Date"))
    assert record.game.rules == PRESETS["basic"]
    assert result.stderr == "Player 1 starts by giving a piece.\n"


def test_lots_come_from_the_seed(run: Run) -> None:
    first = set()
    for seed in range(20):
        one, other = (run("new", "--players", "Ana", "Ben", "--seed", seed) for _ in "12")
        assert one.stdout == other.stdout
        record = Record.parse(one.stdout)
        assert sorted([record.first, record.second]) == ["Ana", "Ben"]
        assert one.stderr == f"{record.first} won the coin toss and starts by giving a piece.\n"
        first.add(record.first)
    assert first == {"Ana", "Ben"}


def test_the_level_belongs_to_the_person(run: Run) -> None:
    for seed in range(8):
        result = run("new", "--players", "Ana", "Ben", "--level", "1:4", "--seed", seed)
        record = Record.parse(result.stdout)
        ana = 0 if record.first == "Ana" else 1
        assert record.game.rules.levels[ana] == 1
        assert record.game.rules.levels[1 - ana] == 4


@pytest.mark.parametrize("preset", PRESETS)
def test_presets(run: Run, preset: str) -> None:
    assert Record.parse(run("new", "--preset", preset).stdout).game.rules == PRESETS[preset]


def test_every_option_reaches_the_record(run: Run) -> None:
    result = run(
        "new", "--first", 'A "x"', "--second", "Zoë", "--preset", "tournament", "--level", "2:3",
        "--traits", "fill,colour", "--call", "standing", "--false-call", "loses", "--clock",
        "300+5", "--edition", "mushrooms", "--position", "0.../..../..../.... 1",
    )  # fmt: skip
    record = Record.parse(result.stdout)
    assert (record.first, record.second) == ('A "x"', "Zoë")
    expected = {
        "Level": "2:3",
        "Traits": "colour,fill",
        "Call": "standing",
        "FalseCall": "loses",
        "Clock": "300+5",
        "Edition": "mushrooms",
        "Position": "0.../..../..../.... 1",
    }
    assert {name: record.tag(name) for name in expected} == expected
    assert result.stderr == 'A "x" starts by giving a mushroom.\n'


def test_a_record_can_be_played_on(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.qgn"
    path.write_text(run("new", "--first", "Ana").stdout, encoding="utf-8")
    assert "Ana: Give Player 2 a piece." in run("play", "--resume", path).stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--preset", "gold"], ["--preset", "'gold'", "basic", "tournament"]),
        (["--level", "7"], ["--level", "'7'"]),
        (["--traits", "x"], ["--traits", "'x'"]),
        (["--call", "loud"], ["--call", "'loud'", "official, standing or automatic"]),
        (["--false-call", "hurts"], ["--false-call", "'hurts'", "refused or loses"]),
        (["--clock", "0/move"], ["--clock", "'0/move'", "greater than zero"]),
        (["--clock", "soon"], ["--clock", "'soon'", "60/move"]),
        (["--edition", "gold"], ["--edition", "'gold'"]),
        (["--position", "x"], ["--position", "'x'"]),
        (["--players", "Ana", "Ben", "--first", "Cy"], ["--players", "--first"]),
        (["--first", "A\nB"], ["First", "control character"]),
        (["--seed", "x"], ["--seed", "x"]),
        (["--players", "Ana"], ["--players"]),
    ],
)
def test_bad_input(run: Run, arguments: list[str], words: list[str]) -> None:
    result = run("new", *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    for word in words:
        assert word in result.stderr


def test_a_name_with_a_control_character_in_any_language(run: Run) -> None:
    refused = run("--lang", "fr", "new", "--first", "A\x07", "--second", "Ben")
    assert refused.exit_code == 2
    assert "étiquette First contient un caractère de contrôle" in refused.stderr
    assert "(NOTATION)" in refused.stderr
