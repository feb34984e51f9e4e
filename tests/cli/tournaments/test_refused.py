"""What goes wrong is said clearly, and nothing changes."""

from __future__ import annotations

import resource
import sqlite3
from pathlib import Path

import pytest
from tests.cli.tournaments.conftest import Club

from fourfold.cli.tournaments.naming import Unclear, find_entrant, find_game
from fourfold.cli.tournaments.results import parse_points, parse_result, protected
from fourfold.tournaments import (
    Entered,
    Format,
    GameResult,
    Regulations,
    SwissMethod,
    Tournament,
    pair_round,
)


def test_nothing_happens_without_a_tournament(club: Club) -> None:
    assert "nothing found" in club.fails("show", status=1)
    assert not club.database.exists()
    club.does("new", "Club evening")
    assert "tournament 'Spring'" in club.fails("show", "Spring")


def test_bad_words_are_refused_and_nothing_changes(six: Club) -> None:
    before = six.does("log", "--json")
    for words, complaint in (
        (("pair", "--table", "ana:zoe"), "nobody called 'zoe'"),
        (("pair", "--table", "ana"), "with a colon, such as ana:ben"),
        (("withdraw", "an"), "could be several people: Ana Alvarez (1), Anna Berg (2)"),
        (("withdraw", "zoe"), "nobody called 'zoe' is taking part; there are: Ana Alvarez (1)"),
        (("withdraw", 7), "there is no number 7: entrants are numbered from 1 to 6"),
        (("enter", "ana  ALVAREZ"), "entered already"),
        (("enter", "Eva", "Cem Can"), "Cem Can is entered already"),
        (("enter", "Eva", "--rating", "much"), "--rating"),
        (("enter", "Eva", "Eve", "--rating", 1500), "about one name"),
        (("enter", "a\x1b[31m"), ""),
        (("result", 1, "1-0"), "no round has been paired yet"),
        (("pairings",), "no round has been paired yet"),
        (("print", "pairings"), "no round has been paired yet"),
        (("print", "diplomas"), "no game has been played yet"),
        (("print", "flyers"), "unknown value 'flyers'; choose one of pairings"),
        (("print", "cards", "--paper", "a3"), "--paper"),
        (("print", "cards", "--language", "xx"), "'xx'"),
        (("print", "standings", "--round", 1), "--round can only be used with"),
        (("export", "pdf"), "'pdf'"),
        (("bye", "ana"), "Swiss"),
        (("bye", "ana", "--points", "0.3"), "--points"),
        (("pause", "ana"), "pause"),
        (("change", "--best-of", 2), "odd"),
        (("change", "--clock", "soon"), "--clock"),
        (("change", "--format", "league"), "'league'"),
        (("change", "--tiebreaks", "wins,luck"), "'luck'"),
        (("change", "--limit", 5), ""),
        (("finish", "-t", "nothing"), "there is no tournament 'nothing'; there are: Club evening"),
    ):
        assert complaint in six.fails(*words), words
    assert six.does("log", "--json") == before
    assert "at least 1 character." in six.fails("enter", " ")
    for words in (("unpair",), ("finish",), ("print", "pairings")):
        assert "no round has been paired yet" in six.fails(*words), words
    assert "\n042 " not in six.does("export", "trf")
    assert "\x1b" not in six.fails("enter", "a\x1b[31m")


def test_results_are_refused_for_games_that_are_not_there(six: Club) -> None:
    six.does("pair")
    six.does("result", 1, "1-0")
    before = six.does("log", "--json")
    for words, complaint in (
        (("result", 1, "0-1"), "1.1 (round 1, table 1) already has a result"),
        (("result", 2, "1-0", 1, "0-1"), "already has a result"),
        (("result", 2, "1-0", 2, "1-0"), "already has a result"),
        (("result", 9, "1-0"), "1.9 (round 1, table 9)"),
        (("result", 2, "2-0"), "'2-0' is not a result; write one of 1-0, 0-1, ½-½"),
        (("result", "two", "1-0"), "'two' is not a table"),
        (("result", "2"), "there is no result after 2"),
        (("result", 1, "1-0", "--round", 4), "there is no round 4; the last one is round 1"),
        (("print", "pairings", "--round", 9), "there is no round 9"),
        (("print", "cards", "--address", "192.168.1.5"), "not an address such as http"),
        (("print", "cards", "--address", "http://[::"), "not an address such as http"),
        (("correct", 2, "1-0"), "no result yet"),
        (("forfeit", 2, "zoe"), "'zoe'"),
        (("decide", 2, "first"), ""),
        (("pair",), "lacks results"),
        (("finish",), "lacks results"),
        (("unpair",), "begun"),
    ):
        assert complaint.lower() in six.fails(*words).lower(), words
    assert six.does("log", "--json") == before


def test_files_of_players_enter_everyone_or_nobody(six: Club, tmp_path: Path) -> None:
    before = six.does("log", "--json")
    file = tmp_path / "players.csv"
    for data, complaint in (
        ("name\nZoë\n".encode("latin-1"), "Line 2: this is not UTF-8"),
        ("name\nZoë\n".encode("utf-16"), "not UTF-8"),
        (b"name\nEva\nEVA\n", "Line 3: EVA is in line 2 already"),
        (b"name\nEva\nCem Can\n", "Cem Can is entered already"),
        (b"name,rating\nEva,strong\n", "Line 2: a rating is a whole number"),
        (b"first,last\nEva,Evans\n", "“name”"),
        (b"", "no players"),
    ):
        file.write_bytes(data)
        assert complaint in six.fails("import", file), data
        if b"Cem" not in data:
            assert complaint in six.fails("new", "Another evening", "--import", file)
    assert "cannot read" in six.fails("import", tmp_path / "missing.csv")
    assert six.does("log", "--json") == before
    assert "Zeile 2: " in six.fails("import", _latin(file), language="de")
    file.write_text("Name;Club;Elo\nEva Evans;TSV;1600\n", encoding="utf-8-sig")
    said = six.does("import", file)
    assert "Eva Evans is entered with number 7 and the rating 1600." in said
    assert "Columns that were not used: 'Club'" in said


def _latin(file: Path) -> Path:
    file.write_bytes("name\nZoë\n".encode("latin-1"))
    return file


def test_several_tournaments_have_to_be_named(six: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    six.does("new", "Clubmeisterschaft")
    complaint = six.fails("show")
    assert "name the tournament with --tournament" in complaint
    assert "Club evening (" in complaint
    assert "could be several tournaments" in six.fails("show", "club")
    assert "Club evening" in six.does("show", "club e")
    identifier = six.rows("list")[0]["id"]
    assert "Clubmeisterschaft" in six.does("show", identifier)
    monkeypatch.setenv("FOURFOLD_TOURNAMENT", "clubm")
    assert "Eva is entered with number 1." in six.does("enter", "Eva")
    assert "Cancel Clubmeisterschaft for good?" in six.fails("cancel", "clubm", status=1)
    assert six.rows("list")[0]["status"] == "announced"
    assert "cancelled" in six.does("cancel", "clubm", "--yes")
    monkeypatch.delenv("FOURFOLD_TOURNAMENT")
    assert "Club evening" in six.does("show")


def test_a_full_disk_changes_nothing(six: Club) -> None:
    six.does("pair")
    before = six.does("log", "--json")
    if Path("/dev/full").exists():
        assert "cannot write /dev/full" in six.fails("export", "trf", "--output", "/dev/full")
        assert "cannot write" in six.fails("print", "cards", "--output", "/dev/full")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
    try:
        assert "cannot be used" in six.fails("result", 1, "1-0", status=1)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert six.does("log", "--json") == before
    six.does("result", 1, "1-0")


def test_a_database_of_another_version_is_left_alone(six: Club, tmp_path: Path) -> None:
    connection = sqlite3.connect(six.database)
    with connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999_from_the_future'")
    connection.close()
    before = six.database.read_bytes()
    for words in (("show",), ("pair",), ("new", "Another evening")):
        assert "newer version" in six.fails(*words, status=1)
    assert six.database.read_bytes() == before
    junk = tmp_path / "junk.db"
    junk.write_text("not a database\n" * 9)
    assert "junk.db" in six.fails("list", "--database", junk, status=1)
    assert junk.read_text() == "not a database\n" * 9


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("1-0", GameResult.FIRST),
        ("1:0", GameResult.FIRST),
        ("0 - 1", GameResult.SECOND),
        ("½", GameResult.DRAW),
        ("1/2", GameResult.DRAW),
        ("½-½", GameResult.DRAW),
        ("1/2-1/2", GameResult.DRAW),
        ("0.5:0,5", GameResult.DRAW),
        ("=", GameResult.DRAW),
        ("+:-", GameResult.FIRST_PRESENT),
        ("+-", GameResult.FIRST_PRESENT),
        ("\N{MINUS SIGN}:+", GameResult.SECOND_PRESENT),
        ("-:-", GameResult.NOBODY),
        ("1", GameResult.FIRST),
        ("0", GameResult.SECOND),
    ],
)
def test_results_are_read_as_people_write_them(text: str, result: GameResult) -> None:
    assert parse_result(text) is result
    (typed,) = protected([text])
    assert parse_result(typed) is result
    assert not typed.startswith("-")


@pytest.mark.parametrize("text", ["", "1-1", "2-0", "0-0", "1--0", "won", "+:+", "1-0-0", "½-1"])
def test_what_is_no_result_is_none(text: str) -> None:
    assert parse_result(text) is None


def test_points_are_halves() -> None:
    written = ("0", "0.5", "½", "1½", "1,5", "0.3", "-1", "half")
    assert [parse_points(text) for text in written] == [0, 0.5, 0.5, 1.5, 1.5, None, None, None]


def _entered(*names: str) -> Tournament:
    tournament = Tournament(Regulations(Format.SWISS, method=SwissMethod.MATCHING))
    for number, name in enumerate(names, 1):
        tournament = tournament.after(Entered(f"p{number}", name))
    return tournament


def test_people_are_found_by_number_name_and_beginning() -> None:
    tournament = _entered("Ana", "Ana Maria", "Łukasz Nowak", "José Ruiz", "ana2")
    for text, name in (
        ("1", "Ana"),
        ("#2", "Ana Maria"),
        ("p3", "Łukasz Nowak"),
        ("ana", "Ana"),
        (" ANA  maria", "Ana Maria"),
        ("mar", "Ana Maria"),
        ("luk", "Łukasz Nowak"),
        ("now", "Łukasz Nowak"),
        ("jose", "José Ruiz"),
    ):
        assert find_entrant(tournament, text).name == name
    with pytest.raises(Unclear) as several:
        find_entrant(tournament, "an")
    assert several.value.candidates == ("Ana (1)", "Ana Maria (2)", "ana2 (5)")
    for text in ("", "0", "6", "zoe", "#"):
        with pytest.raises(Unclear):
            find_entrant(tournament, text)


def test_games_are_found_by_table_and_round() -> None:
    tournament = _entered("Ana", "Ben", "Cem", "Dora")
    tournament = tournament.after(pair_round(tournament))
    for text in ("2", "2.1", "1.2.1"):
        assert str(find_game(tournament, text).key) == "1.2"
    assert str(find_game(tournament, "2", 1).key) == "1.2"
    for text in ("", "x", "1.2.3.4", "0", "-1", "1.", "9999999"):
        with pytest.raises(Unclear):
            find_game(tournament, text)
