"""Standings and pairings as CSV, JSON and TRF, and lists of players from CSV."""

from __future__ import annotations

import csv
import io
import json
from datetime import date
from pathlib import Path

import pytest

from fourfold.tournaments import (
    ByeGranted,
    Entered,
    Forfeited,
    Format,
    GameKey,
    Regulations,
    Scoring,
    Tournament,
    read_regulations,
    standings,
)
from fourfold.tournaments.exchange import (
    PlayersUnreadable,
    ReportHeader,
    ReportRefused,
    format_trf,
    pairings_csv,
    pairings_objects,
    read_players,
    standings_csv,
    tournament_object,
)

from .building import after, decided, entered, first_wins, paired

SWISS = Regulations(Format.SWISS, rounds=3, seed="exchange")


def example() -> Tournament:
    """Five players, a bye, a draw, a forfeit, a granted half point and an open game."""
    tournament = entered(SWISS, ["Ana", "Ben", "Cem", "Dora", "Eva"])
    tournament = decided(paired(tournament), {"1.1": "1-0", "1.2": "1/2-1/2"})
    sitting = tournament.rounds[0].byes[0]
    granted = next(name for name in tournament.entrants if name != sitting)
    tournament = paired(tournament.after(ByeGranted(granted, 2, 0.5)))
    return tournament.after(Forfeited(GameKey(2, 1)))


def test_trf_has_fides_columns() -> None:
    tournament = example()
    header = ReportHeader("Club evening", "Bern", date(2026, 11, 18), None, "Zoë")
    lines = format_trf(tournament, header).splitlines()
    assert lines[:3] == ["012 Club evening", "022 Bern", "042 2026/11/18"]
    assert "102 Zoë" in lines
    assert "XXR 3" in lines
    order = [entrant.id for entrant in tournament.order()]
    places = {row.id: row for row in standings(tournament)}
    players = [line.ljust(120) for line in lines if line.startswith("001")]
    assert len(players) == 5
    for number, line in enumerate(players, 1):
        name = line[14:47].strip()
        assert line[4:8] == f"{number:4}"
        assert name == order[number - 1]
        assert line[48:52] == "   0"
        assert line[80:84] == f"{places[name].points:4.1f}"
        assert line[85:89] == f"{places[name].place:4}"
        assert line[89:91] == "  "
        for paired_round, start in zip(tournament.rounds, (91, 101), strict=True):
            opponent, seat, result = line[start : start + 4], line[start + 5], line[start + 7]
            meeting = paired_round.meeting_of(name)
            if meeting is None:
                expected = "U" if name in paired_round.byes else "H"
                assert (opponent, seat, result) == ("0000", "-", expected)
            else:
                assert order[int(opponent) - 1] == meeting.other(name)
                assert seat == ("w" if meeting.first == name else "b")
    symbols = sorted(line[98] + line[108] for line in players)
    assert sorted("".join(symbols)) == sorted("10==U" + "--H" + "  ")


def test_py4swiss_reads_the_report(tmp_path: Path) -> None:
    parser = pytest.importorskip("py4swiss.trf")
    path = tmp_path / "report.trf"
    report_text = format_trf(first_wins(entered(SWISS, "ABCDEF")), ReportHeader("Six"))
    path.write_text(report_text, encoding="utf-8")
    report = parser.TrfParser.parse(path)
    assert len(report.player_sections) == 6
    assert sorted(p.points_times_ten for p in report.player_sections) == [0, 0, 0, 10, 10, 10]


def test_trf_of_teams_lists_members() -> None:
    regulations = Regulations(Format.ROUND_ROBIN, boards=2)
    lines = format_trf(first_wins(entered(regulations, ["Red", "Blue"])), ReportHeader())
    players = [line for line in lines.splitlines() if line.startswith("001")]
    teams = [line for line in lines.splitlines() if line.startswith("013")]
    assert len(players) == 4
    assert sorted(line[4:36].strip() for line in teams) == ["Blue", "Red"]
    assert sorted(line[36:].split() for line in teams) == [["1", "2"], ["3", "4"]]
    assert sorted(line[80:84].strip() for line in players) == ["0.0", "0.0", "1.0", "1.0"]


def test_trf_refuses_what_it_cannot_say() -> None:
    with pytest.raises(ReportRefused, match="not a knockout"):
        format_trf(Tournament(Regulations(Format.KNOCKOUT)), ReportHeader())
    rich = Regulations(rounds=20, scoring=Scoring(100, 50, 0, 100))
    tournament = entered(rich, [f"P{n}" for n in range(24)])
    for _ in range(10):
        tournament = first_wins(tournament)
    with pytest.raises(ReportRefused, match="no room"):
        format_trf(tournament, ReportHeader())


def test_csv_is_read_back_and_json_is_json() -> None:
    tournament = example()
    rows = list(csv.DictReader(io.StringIO(standings_csv(tournament))))
    assert [row["name"] for row in rows] == [row.id for row in standings(tournament)]
    assert {row["place"] for row in rows} == {str(row.place) for row in standings(tournament)}
    games = list(csv.DictReader(io.StringIO(pairings_csv(tournament, 2))))
    assert [(row["kind"], row["result"]) for row in games] == [
        ("game", "-:-"),
        ("game", ""),
        ("granted", ""),
    ]
    assert games[2]["points"] == "0.5"
    whole = json.loads(json.dumps(tournament_object(tournament, "Club")))
    assert whole["pairings"] == pairings_objects(tournament)
    assert len(whole["standings"]) == 5
    # Nobody has to know what is usual here: it is all written out, and can be read again.
    assert (whole["regulations"]["format"], whole["regulations"]["rounds"]) == ("swiss", 3)
    assert whole["regulations"]["rules"]["clock"] == "60/move"
    assert whole["regulations"]["scoring"]["draw"] == 0.5
    assert read_regulations(whole["regulations"]) == tournament.regulations


def test_names_never_become_formulas() -> None:
    tournament = Tournament(SWISS).after(Entered("p1", "=HYPERLINK(1)", 1500))
    text = standings_csv(tournament)
    assert "'=HYPERLINK(1)" in text
    again = read_players(text.encode(), Tournament(SWISS))
    assert [entry.name for entry in again.entries] == ["=HYPERLINK(1)"]


@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_players_are_read(mark: str, separator: str) -> None:
    text = "Name,Elo,Bot,Club\r\n\r\n“Zoë” Ångström,1612,,Bern\r\nBen,,yes,\r\n"
    data = (mark + text.replace(",", separator)).encode()
    known = Tournament(SWISS).after(Entered("p1", "Ana"))
    players = read_players(data, known)
    assert players.ignored == ("Club",)
    assert players.entries == (
        Entered("p2", "“Zoë” Ångström", 1612),
        Entered("p3", "Ben", None, bot=True),
    )


def test_teams_are_read_member_by_member() -> None:
    data = b"team,name,rating\nRed,Ana,1600\nBlue,Ben,\nRed,Cem,1501\nBlue,Dora,\n"
    entries = read_players(data, Tournament(Regulations(boards=2))).entries
    assert entries == (
        Entered("p1", "Red", 1550, members=("Ana", "Cem")),
        Entered("p2", "Blue", None, members=("Ben", "Dora")),
    )


@pytest.mark.parametrize(
    ("data", "code", "line"),
    [
        ("name\nAna\nZoë\n".encode("latin-1"), "encoding", 3),
        ("name\nAna\n".encode("utf-16"), "encoding", 1),
        (b"\xef\xbb\xbfname\nAna\nB\xe9n\n", "encoding", 3),
        (b"", "empty", None),
        (b"name\n", "empty", None),
        (b"Ana\nBen\n", "columns", None),
        (b"name,nom\nAna,B\n", "column-twice", None),
        (b'name\n"Ana\nBen\n', "csv", 2),
        (b"name,rating\nAna,1,2\n", "surplus", 2),
        (b"name,rating\n\n,1500\n", "name-empty", 3),
        (b"name\n" + b"x" * 81, "name-long", 2),
        ("name\nA\u202eb".encode(), "name-characters", 2),
        (b"name\nAna\nBen\n ANA \n", "name-twice", 4),
        (b"name,rating\nAna,1500\nBen,15oo\n", "rating", 3),
        (b"name,rating\nAna,-3\n", "rating", 2),
        (b"name,bot\nAna,perhaps\n", "bot", 2),
        (b"name\nBen\nEva\n", "refused", 3),
    ],
)
def test_bad_lists_are_refused_with_line_and_reason(
    data: bytes, code: str, line: int | None
) -> None:
    known = Tournament(SWISS).after(Entered("x", "Eva"))
    with pytest.raises(PlayersUnreadable) as caught:
        read_players(data, known)
    assert caught.value.code == code
    assert caught.value.details.get("line") == line
    assert caught.value.message
    assert list(known.entrants) == ["x"]


def test_a_member_without_a_team_is_refused() -> None:
    with pytest.raises(PlayersUnreadable, match="line 2: the team is missing"):
        read_players(b"name\nAna\n", Tournament(Regulations(boards=2)))
    with pytest.raises(PlayersUnreadable, match="line 2: a team needs 2 members"):
        read_players(b"name,team\nAna,Red\n", Tournament(Regulations(boards=2)))


def test_a_late_list_of_a_round_robin_is_refused() -> None:
    tournament = paired(entered(Regulations(Format.ROUND_ROBIN), ["Ana", "Ben"]))
    with pytest.raises(PlayersUnreadable, match="line 2: no late entries"):
        read_players(b"name\nCem\n", after(tournament))
