"""`fourfold opponents`: the list, what they overlook, the calibration; and playing one."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from fourfold import LEVELS, Game, Player, Record
from fourfold.cli.commands import opponents as command
from fourfold.cli.play.conversation import seat_name
from fourfold.cli.play.session import PlaySession
from fourfold.locales import LANGUAGES, texts
from fourfold.play.opponents.calibration import Pairing, round_robin
from fourfold.play.opponents.players import OPPONENTS
from fourfold.play.opponents.ratings import elo, read_measured
from fourfold.play.opponents.records import opponent_tags


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_in_every_language(run: Run, language: str) -> None:
    result = run("--lang", language, "opponents")
    assert (result.exit_code, result.stderr) == (0, "")
    words = " ".join(result.stdout.split())
    say = texts(language)
    for name in OPPONENTS:
        rating = f"{elo(1, name):.0f}"
        assert f"{name} {say(f'opponent-{name}-name')} {rating}" in words
    assert max(map(len, result.stdout.splitlines())) <= 80


def test_the_list_in_json(run: Run) -> None:
    found = json.loads(run("--lang", "fr", "opponents", "--json").stdout)
    assert [each["id"] for each in found] == list(OPPONENTS)
    assert found[-1]["name"] == "Sibylle"
    assert found[0]["elo"] == {str(level): elo(level, "newcomer") for level in LEVELS}


def test_the_list_with_ratings_at_another_level(run: Run) -> None:
    result = run("opponents", "--level", "4")
    assert f"{elo(4, 'perfect'):.0f}" in result.stdout
    assert "level 4" in result.stdout
    wrong = run("opponents", "--level", "5")
    assert (wrong.exit_code, wrong.stdout) == (2, "")
    assert "'5'" in wrong.stderr


# What they overlook -------------------------------------------------------------------------------


def test_attention_in_json(run: Run) -> None:
    result = run("opponents", "attention", "--games", "4", "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    found = json.loads(result.stdout)
    assert len(found) == 6 * len(OPPONENTS)
    assert all(row["missed"] == 0 for row in found if row["opponent"] == "perfect")
    assert all(0 <= row["missed"] <= row["games"] == 4 for row in found)


def test_attention_as_a_table(run: Run) -> None:
    lines = run("--lang", "nl", "opponents", "attention", "--games", "2").stdout.splitlines()
    assert max(map(len, lines[:-1])) <= 80
    assert any(line.split()[:1] == ["perfect"] and line.count("0,0") == 6 for line in lines)
    assert "2 partijen" in lines[-1]


# How strong they are ------------------------------------------------------------------------------


@pytest.fixture
def quick_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only those who play fast."""
    few = list(OPPONENTS)[:3]

    def pairings(levels: Iterable[int], games: int) -> Iterator[Pairing]:
        chosen = round_robin(levels, games)
        return (each for each in chosen if each.first in few and each.second in few)

    monkeypatch.setattr(command, "round_robin", pairings)


@pytest.mark.usefixtures("quick_ones")
def test_calibrate_in_json(run: Run) -> None:
    result = run("opponents", "calibrate", "--levels", "1,4", "--games", "6", "--json")
    assert (result.exit_code, result.stderr) == (0, "")
    found = json.loads(result.stdout)
    assert [(row["level"], row["opponent"]) for row in found] == [
        (level, name) for level in (1, 4) for name in list(OPPONENTS)[:3]
    ]
    assert all(row["games"] == 12 and row["error"] > 0 for row in found)
    again = run("opponents", "calibrate", "--levels", "1,4", "--games", "6", "--json")
    assert again.stdout == result.stdout


@pytest.mark.usefixtures("quick_ones")
def test_ratings_are_written_for_the_package(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "ratings.json"
    arguments = ("opponents", "calibrate", "--levels", "3", "--games", "4", "--json")
    found = json.loads(run(*arguments, "--write", path).stdout)
    written = read_measured(path.read_text(encoding="utf-8"))
    assert (written.seed, written.games, written.current) == (1, {3: 4}, True)
    assert [rated.elo for rated in written.levels[3].values()] == [
        round(row["elo"], 1) for row in found
    ]
    nowhere = run(*arguments, "--write", tmp_path / "no" / "file")
    assert nowhere.exit_code == 2
    assert "no/file" in nowhere.stderr


@pytest.mark.usefixtures("quick_ones")
@pytest.mark.parametrize("language", LANGUAGES)
def test_calibrate_as_a_table(run: Run, language: str) -> None:
    result = run("--lang", language, "opponents", "calibrate", "--levels", "2", "--games", "2")
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert len(lines) == 5
    assert max(map(len, lines[:-1])) <= 80
    assert "1500" in lines[-1]


def test_the_perfect_one_gives_nothing_away(run: Run, tmp_path: Path) -> None:
    arguments = ("opponents", "check-perfect", "--levels", "2", "--games", "3")
    state = tmp_path / "games.jsonl"
    result = run(*arguments, "--state", state)
    assert (result.exit_code, result.stderr) == (0, "")
    assert "The perfect opponent threw away 0 of 3 games." in result.stdout
    again = run(*arguments, "--state", state, "--json")
    assert "3 finished games" in again.stderr
    (found,) = json.loads(again.stdout)
    assert (found["level"], found["seat"], found["start"]) == (2, "second", "draw")
    assert (found["won"] + found["drawn"], found["lost"], found["given_away"]) == (3, 0, 0)
    lines = state.read_text(encoding="utf-8").splitlines()
    lost = json.loads(lines[-1]) | {"score": 1.0}
    state.write_text("\n".join([*lines[:-1], json.dumps(lost)]) + "\n", encoding="utf-8")
    spoilt = run(*arguments, "--state", state)
    assert spoilt.exit_code == 1
    assert "threw away 1 of 3" in spoilt.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_checking_the_perfect_one_in_every_language(run: Run, language: str) -> None:
    result = run("--lang", language, "opponents", "check-perfect", "--levels", "4", "--games", "1")
    assert (result.exit_code, result.stderr) == (0, "")
    assert max(map(len, result.stdout.splitlines())) <= 80


@pytest.mark.usefixtures("quick_ones")
def test_a_calibration_goes_on_where_it_was(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    arguments = ("opponents", "calibrate", "--levels", "1", "--json")
    whole = run(*arguments, "--games", "6").stdout
    run(*arguments, "--games", "3", "--state", path)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"level": 1, "fir')  # cut off by a power failure
    result = run(*arguments, "--games", "6", "--state", path)
    assert "9 finished games" in result.stderr
    assert result.stdout == whole
    assert len(path.read_text(encoding="utf-8").splitlines()) == 1 + 18


@pytest.mark.usefixtures("quick_ones")
def test_games_of_others_are_not_mixed_in(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    arguments = ("opponents", "calibrate", "--levels", "1", "--games", "1", "--state", path)
    assert run(*arguments).exit_code == 0
    assert "another job: seed 1 there, seed 2 here" in run(*arguments, "--seed", "2").stderr
    with path.open("a", encoding="utf-8") as file:
        file.write("something else\n")
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "(line 5)" in result.stderr


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["calibrate", "--levels", "1,5"], "'5'"),
        (["calibrate", "--games", "0"], "--games"),
        (["check-perfect", "--levels", "0"], "'0'"),
        (["check-perfect", "--games", "-1"], "--games"),
        (["calibrate", "--processes", "x"], "--processes"),
        (["calibrate", "--state", "nowhere/games.jsonl", "--games", "1"], "nowhere/games.jsonl"),
        (["attention", "--games", "many"], "'many'"),
        (["attention", "--seed", "x"], "'x'"),
    ],
)
def test_bad_options(run: Run, arguments: list[str], word: str) -> None:
    result = run("opponents", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert word in result.stderr


# Playing one --------------------------------------------------------------------------------------


def test_play_against_one(run: Run) -> None:
    first = run("play", "--opponent", "casual", "--first", "Ana", "--seed", "1", stdin=["7"])
    assert "Ana gives Max the short light square hollow piece (7)." in first.stdout
    assert "Max gives Ana the " in first.stdout
    by_name = run("play", "--opponent", "max", "--first", "Ana", "--seed", "1", stdin=["7"])
    assert by_name.stdout == first.stdout
    lots = run("--lang", "de", "play", "--opponent", "perfect", "--seed", "2").stdout
    assert "Fourfold" not in lots


def test_a_record_names_the_opponent_as_people_know_it(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.qgn"
    begun = ["play", "--opponent", "perfect", "--first", "Ana", "--seed", "1", "--save", path]
    assert run("--lang", "de", *begun, stdin=["7"]).exit_code == 0
    record = Record.parse(path.read_text(encoding="utf-8"))
    assert (record.first, record.second) == ("Ana", "Sibylle")
    assert record.tag("SecondStrength") == "perfect"
    # It is found again by its strength, and called by its name in another language.
    session = PlaySession(record)
    assert (session.is_computer(Player.FIRST), session.is_computer(Player.SECOND)) == (False, True)
    assert seat_name(record, Player.SECOND, texts("en")) == "Sibyl"


def test_an_unknown_opponent(run: Run) -> None:
    result = run("play", "--opponent", "nobody")
    assert result.exit_code == 2
    assert "person, random, newcomer" in result.stderr


def test_two_opponents_finish_a_game_by_themselves(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.qgn"
    start = '[First "Fourfold newcomer"]\n[Second "Fourfold strong"]\n\n*\n'
    records = []
    for _ in range(2):
        path.write_text(start, encoding="utf-8")
        assert run("play", "--resume", path, "--seed", 3).exit_code == 0
        records.append(Record.parse(path.read_text(encoding="utf-8")))
    assert records[0] == records[1]
    assert records[0].game.outcome is not None


def test_taking_back_takes_back_what_the_opponent_did() -> None:
    tags = {"First": "Ana", **opponent_tags(Player.SECOND, "beginner", texts("en"))}
    session = PlaySession(Record(Game(), tags), seed=1)
    assert not session.is_computer(Player.FIRST)
    assert session.is_computer(Player.SECOND)
    session.act([session.game.legal_actions()[3]])
    while session.game.to_act is Player.SECOND:
        session.act([session.computer_action()])
    before = session.before_last_choice
    assert before is not None
    session.go_back(before)
    assert session.game.actions == ()
