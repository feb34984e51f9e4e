"""Whole tournaments by commands alone, with everything that happens at a club."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from tests.cli.tournaments.conftest import Club

from fourfold.locales import LANGUAGES
from fourfold.server.settings import Settings
from fourfold.tournaments import Tournament, fold
from fourfold.tournaments.exchange import standings_objects
from fourfold.tournaments.texts import parse_event, parse_regulations
from fourfold.tournaments.tournament import LogLine

RESULTS = ("1-0", "0-1", "½", "1-0", "0-1", "+:-", "-:+")


def kept(club: Club) -> Tournament:
    """The tournament that the database holds, folded by the library alone."""
    connection = sqlite3.connect(club.database)
    try:
        (regulations,) = connection.execute("SELECT regulations FROM tournament").fetchone()
        lines = connection.execute(
            "SELECT number, time, event FROM tournament_event ORDER BY number"
        ).fetchall()
    finally:
        connection.close()
    log = [LogLine(number, time, parse_event(event)) for number, time, event in lines]
    return fold(parse_regulations(regulations), log)


def play(club: Club, lots: random.Random) -> None:
    """Enter a result for every open game of the round, some together and some alone."""
    games = club.open_games()
    words = [[game["table"], lots.choice(RESULTS)] for game in games]
    together = len(words) // 2
    if together:
        club.does("result", *(word for pair in words[:together] for word in pair))
    for table, result in words[together:]:
        club.does("result", table, result)


def test_a_round_robin_of_six_by_the_commands_alone(six: Club, tmp_path: Path) -> None:
    certificates = ("print", "diplomas", "--output", tmp_path / "certificates.pdf")
    lots = random.Random(6)
    said = six.does("show")
    assert "Round robin · not begun" in said
    assert "6  Finn" in said
    for number in range(1, 6):
        paired = six.does("pair")
        assert f"Round {number} of 5" in paired
        if number == 2:
            six.does("result", 1, "1-0")
            corrected = six.does("correct", 1, "0-1")
            assert "0-1" in corrected
            assert "(corrected)" in corrected
            six.does("forfeit", 2, "both")
        play(six, lots)
        assert "Round" in six.does("pairings", "--round", number)
    assert "fourfold tournament finish" in six.does("pairings")
    assert "The tournament is not over" in six.does(*certificates)
    assert "The tournament is finished." in six.does("finish")
    assert "not over" not in six.does(*certificates)
    state = kept(six)
    assert state.finished
    met = [frozenset(m.entrants) for m in state.meetings()]
    assert sorted(map(sorted, met)) == sorted(map(sorted, combinations(state.entrants, 2)))
    shown = six.rows("standings")
    assert shown == standings_objects(state)
    assert six.does("standings", "--cross").count("·") >= 6
    # A result can still be corrected, and nothing else can happen.
    six.does("correct", "1.1.1", "½")
    assert "finished" in six.fails("enter", "Late Larry")
    assert "All" not in six.does("show")


@pytest.mark.parametrize(
    ("players", "rounds"), [(9, 3), pytest.param(24, 5, marks=pytest.mark.long)]
)
def test_a_swiss_with_late_entries_and_withdrawals(club: Club, players: int, rounds: int) -> None:
    lots = random.Random(players)
    listed = "name;rating\n" + "".join(
        f"Player {number:02};{1200 + number}\n" for number in range(1, players + 1)
    )
    file = club.database.with_name("players.csv")
    file.write_text(listed, encoding="utf-8-sig")
    begun = club.does("new", "Open", "--format", "swiss", "--rounds", rounds, "--import", file)
    assert f"{players} entrants were added." in begun
    for number in range(1, rounds + 1):
        if number == 2:
            assert "with number" in club.does("enter", "Late Larry", "--rating", 1500)
            club.does("withdraw", "player 03")
            club.does("bye", "player 04", "--points", "½")
        if number == 3:
            club.does("pause", 5)
        club.does("pair")
        if number == 1:
            club.does("unpair")
            club.does("pair")
            table = club.open_games()[0]
            club.does("result", table["table"], "1-0")
            club.does("correct", table["table"], "open")
        play(club, lots)
    state = kept(club)
    assert len(state.rounds) == rounds
    assert all(paired.closed for paired in state.rounds)
    pairs = [frozenset(m.entrants) for m in state.meetings()]
    assert len(pairs) == len(set(pairs)), "nobody meets twice"
    by_name = {entrant.name: entrant for entrant in state.entrants.values()}
    assert by_name["Late Larry"].since == 2
    assert by_name["Player 03"].withdrawn
    assert by_name["Player 05"].paused
    for paired in state.rounds[1:]:
        assert paired.meeting_of(by_name["Player 03"].id) is None
    assert by_name["Player 04"].id in state.rounds[1].granted
    assert "all rounds" in club.fails("pair").lower()
    club.does("finish")
    assert sum(row["withdrawn"] for row in club.rows("standings")) == 1
    report = club.does("export", "trf")
    assert report.count("\n001 ") == players + 1


def test_a_tournament_with_rounds_left_is_ended_only_by_somebody_who_means_it(six: Club) -> None:
    six.does("pair")
    play(six, random.Random(1))
    assert "Club evening continues" in six.fails("finish", status=1, answers=["no"])
    assert "Round 2 of 5" in six.does("pair")
    play(six, random.Random(2))
    assert "The tournament is finished." in six.does("finish", "--yes")
    assert "finished" in six.fails("finish")


def test_few_players_are_advised_to_meet_everyone(club: Club) -> None:
    assert "everyone can play everyone in 5 rounds" in club.does("new", "First", "--players", 6)
    advice = club.does("new", "Second", "--players", 6, "--rounds", 5, "--format", "swiss")
    assert "fourfold tournament change --format round-robin" in advice
    entered = club.does("enter", *(f"Player {number}" for number in range(6)), "-t", "second")
    assert "change --format round-robin" in entered
    assert "Round robin" in club.does("change", "--format", "round-robin", "-t", "second")
    club.does("pair", "-t", "second")
    assert "begun" in club.fails("change", "--rounds", 4, "-t", "second")
    assert "Swiss system" in club.does("new", "Third", "--players", 24)
    # Between two there is nothing to choose.
    assert "everyone" not in club.does("new", "Duel", "--players", 2)
    club.does("new", "Late", "--format", "swiss")
    assert "round-robin" not in club.does("enter", "Ana", "Ben", "-t", "late")


@pytest.mark.parametrize(
    ("port", "command"),
    [
        (8016, "tournament print cards"),
        (8080, "tournament print cards --address http://192.168.1.5:8080"),
    ],
)
def test_the_desk_says_how_to_print_cards_that_lead_to_it(
    six: Club, monkeypatch: pytest.MonkeyPatch, port: int, command: str
) -> None:
    """Cards lead to the usual port, unless they are printed with another address."""
    monkeypatch.setattr("fourfold.server.settings.local_address", lambda: "192.168.1.5")

    def serve(settings: Settings, announce: Callable[[str], None]) -> None:
        announce(settings.address)

    monkeypatch.setattr("fourfold.server.running.serve_until_stopped", serve)
    said = six.does("desk", "--lan", "--port", port, "--no-open")
    assert f"http://192.168.1.5:{port}/tournaments/" in said
    assert said.rstrip().endswith(command)


def test_a_knockout_goes_on_until_somebody_wins(club: Club) -> None:
    club.does("new", "Cup", "--format", "knockout", "--best-of", 3)
    club.does("enter", "Ana", "Ben", "Cem", "Dora")
    club.does("pair")
    assert "another game follows" in club.does("result", 1, "1-0")
    assert "1.2" in club.does("pairings")
    club.does("result", "1.2", "0-1")
    for _ in range(3):
        club.does("result", 2, "½")
    assert "director’s decision" in club.does(
        "decide", 2, next(g for g in club.open_games() if g["table"] == 2)["first_name"]
    )
    assert "Round 1 is complete" in club.does("log")
    club.does("pair")
    club.does("result", 1, "1-0")
    club.does("result", 1, "0-1")
    said = club.does("standings")
    assert "Points" not in said


def test_teams_have_boards(club: Club) -> None:
    club.does("new", "League", "--format", "round-robin", "--boards", 2)
    for team in ("Foxes", "Owls"):
        club.does("enter", team, "--members", f"{team} one, {team} two")
    assert "needs 2 members" in club.fails("enter", "Bears", "--members", "Only")
    club.does("lineup", "fox", "Foxes one", "Foxes three")
    club.does("pair")
    assert "1.1, 1.2" in club.fails("result", 1, "1-0")
    club.does("result", "1.2", "1-0", "1.1", "½")
    assert "Foxes three" in club.does("pairings")


def test_a_mistyped_entry_is_corrected(six: Club) -> None:
    six.does("pair")
    pairs = [(row["first"], row["second"]) for row in six.rows("pairings") if row["table"]]
    assert "Number 2 now reads Ana Berg." in six.does("correct-entry", "anna", "Ana Berg")
    said = six.does("correct-entry", 6, "Finn Fox", "--rating", 1612)
    assert "Number 6 now reads Finn Fox, with the rating 1612." in said
    (event,) = six.rows("correct-entry", "finn", "--rating", 0)
    assert event == {"event": "entry-corrected", "id": "p6", "name": "Finn Fox"}
    assert six.rows("correct-entry", "finn", "--rating", 0) == [], "it is right already"
    rows = six.rows("pairings")
    assert [(row["first"], row["second"]) for row in rows if row["table"]] == pairs
    assert "Ana Berg" in six.does("pairings")
    before = six.does("log", "--json")
    for words, complaint in (
        (("finn",), "the right name"),
        (("finn", "cem  can"), "Cem can is entered already"),
        (("finn", "--rating", 4001), "--rating"),
        (("an", "Ana"), "could be several people"),
    ):
        assert complaint.casefold() in six.fails("correct-entry", *words).casefold(), words
    assert six.does("log", "--json") == before
    # A diploma may be wrong.
    six.does("result", 1, "1-0", 2, "1-0", 3, "½")
    six.does("finish", "--yes")
    six.does("correct-entry", "finn", "Finn Foxx")
    assert "finished" in six.fails("correct-entry", "finn", "--rating", 1500)
    assert "Finn Foxx" in six.does("standings")


def test_in_an_arena_tables_are_those_where_people_sit(club: Club) -> None:
    club.does("new", "Blitz", "--format", "arena")
    club.does("enter", "Ana", "Ben", "Cem", "Dora", "Eva")
    club.does("pair", "--table", "ana:ben")
    said = club.does("pair", "--table", "cem:dora")
    assert said.splitlines()[-1].split()[0] == "2"
    (row,) = club.rows("pairings")
    assert (row["game"], row["table"]) == ("2.1", 2)
    # Both games are named by the tables where they are played, and found there.
    assert "No result yet at 2 tables: 1, 2" in club.does("enter", "Fee")
    assert "Round 1, table 1: Ana 1-0 Ben" in club.does("result", 1, "1-0")
    club.does("pair", "--table", "eva:ana")
    assert "Round 2, table 2: Cem 0-1 Dora" in club.does("result", 2, "0-1")
    # The last result at table 1 is of the first pairing, and the open game of the third.
    assert "Ana ½-½ Ben (corrected)" in club.does("correct", 1, "½")
    assert "Eva 1-0 Ana" in club.does("result", 1, "1-0")
    assert "Eva 0-1 Ana (corrected)" in club.does("correct", 1, "0-1")
    assert "Ana 0-1 Ben (corrected)" in club.does("correct", "1.1.1", "0-1")


def test_pairing_by_hand(club: Club) -> None:
    club.does("new", "Open", "--format", "swiss")
    club.does("enter", "Ana", "Ben", "Cem", "Dora", "Eva")
    assert "neither" in club.fails("pair", "--table", "ana:ben", "--bye", "eva")
    club.does("pair", "--table", "ben:ana", "--table", "3:dora", "--bye", "eva")
    rows = club.rows("pairings")
    assert [(row["first_name"], row["second_name"]) for row in rows] == [
        ("Ben", "Ana"),
        ("Cem", "Dora"),
        ("Eva", None),
    ]


@pytest.mark.parametrize(
    "languages",
    [("de",), pytest.param(tuple(LANGUAGES), marks=pytest.mark.long)],
    ids=["de", "all"],
)
def test_every_language_tells_the_whole_story(club: Club, languages: tuple[str, ...]) -> None:
    club.does("new", "Open", "--format", "swiss", "--rounds", 2)
    club.does("enter", "Ana", "Ben", "Cem", "Dora")
    club.does("enter", "Eva", "--rating", 1700)
    for words in (
        ("pause", "ana"),
        ("resume", "ana"),
        ("bye", "ben", "--points", "0.5"),
        ("pair",),
        ("unpair",),
        ("pair",),
        ("result", 1, "½", "--adjudicated"),
        ("correct", 1, "open"),
        ("forfeit", 1, "first"),
        ("correct", 1, "1-0"),
        ("withdraw", "ana"),
        ("correct-entry", "ben", "Benno"),
        ("correct-entry", "eva", "--rating", 1600),
    ):
        club.does(*words)
    lines = len(club.rows("log"))
    for language in languages:
        assert len(club.says(language, "log").splitlines()) == lines
        for words in (("show",), ("pairings",), ("standings", "--cross"), ("list",)):
            assert club.says(language, *words)
