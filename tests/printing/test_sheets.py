"""What is printed: that it is there, in the right order, inside the margins and on every page."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import product

import pytest
from tests.printing.reading import PrintedPage, read_pages
from tests.tournaments.building import after, entered, first_wins, paired

from fourfold.locales import LANGUAGES, texts
from fourfold.printing import (
    Paper,
    Printing,
    TableCard,
    cards_pdf,
    diplomas_pdf,
    names_pdf,
    pairings_pdf,
    sheets_pdf,
    standings_pdf,
)
from fourfold.rules import Edition
from fourfold.tournaments import (
    ByeGranted,
    Format,
    Regulations,
    SwissMethod,
    Tournament,
    TournamentFinished,
    Withdrawn,
)

ORDER = Printing("Spring Open", texts("en"), Paper.A4, datetime(2026, 11, 18, tzinfo=UTC))
CARDS = [TableCard(number, f"http://10.0.0.7:8000/t/abc/{number}?code=xyz") for number in (1, 12)]
#: The first player has won.
WON = "1 \N{EN DASH} 0"
Sheet = Callable[[Tournament, Printing], bytes]
SHEETS: dict[str, Sheet] = {
    "pairings": lambda tournament, order: pairings_pdf(tournament, 2, order),
    "names": lambda tournament, order: names_pdf(tournament, 2, order),
    "cards": lambda _, order: cards_pdf(CARDS, order),
    "sheets": lambda tournament, order: sheets_pdf(tournament, 2, order),
    "standings": standings_pdf,
    "diplomas": diplomas_pdf,
}


def swiss(players: int, rounds: int = 1) -> Tournament:
    """A Swiss in which so many rounds are over and the next one is paired."""
    regulations = Regulations(Format.SWISS, rounds=9, method=SwissMethod.MATCHING)
    tournament = entered(regulations, [f"Player {number:03}" for number in range(1, players + 1)])
    for _ in range(rounds):
        tournament = first_wins(tournament)
    return paired(tournament)


def check_margins(pages: list[PrintedPage], margin: float = 8) -> None:
    """Nothing is written where printers do not print, and no line over another one."""
    for page in pages:
        for line in page.lines:
            assert line.left >= margin - 0.2, line
            assert line.right <= page.width - margin + 0.2, line
            assert margin <= line.baseline <= page.height - margin, line
        for line in page.lines:
            for other in page.lines:
                if line is not other and abs(line.baseline - other.baseline) < 0.3:
                    apart = line.right <= other.left + 0.1 or other.right <= line.left + 0.1
                    assert apart, (line, other)


#: Every sheet in some language, and every language on some sheet.
SAMPLE = {("en", name) for name in SHEETS} | set(zip(LANGUAGES, [*SHEETS, *SHEETS], strict=False))


@pytest.mark.parametrize(
    ("language", "name"),
    [
        pair if pair in SAMPLE else pytest.param(*pair, marks=pytest.mark.long)
        for pair in product(LANGUAGES, SHEETS)
    ],
)
def test_every_sheet_is_printed_in_every_language(name: str, language: str) -> None:
    paper = Paper.LETTER if language in ("en", "es") else Paper.A4
    order = dataclasses.replace(ORDER, texts=texts(language), paper=paper)
    pages = read_pages(SHEETS[name](swiss(7), order))
    width, height = paper.size
    sides = {(round(page.width), round(page.height)) for page in pages}
    upright, sideways = (round(width), round(height)), (round(height), round(width))
    assert sides <= {upright, sideways}
    check_margins(pages)
    key = {"pairings": "first", "names": "opponent", "sheets": "signatures", "cards": "table"}
    word = texts(language)("print-" + key.get(name, {"diplomas": "diploma"}.get(name, "place")))
    assert pages[0].has(word)


@pytest.mark.parametrize("name", ["standings", "sheets", "diplomas"])
def test_the_same_values_give_the_same_bytes(name: str) -> None:
    tournament = swiss(4)
    assert SHEETS[name](tournament, ORDER) == SHEETS[name](tournament, ORDER)


def test_two_hundred_players_take_several_pages_with_heads_and_numbers() -> None:
    tournament = swiss(200)
    pages = read_pages(names_pdf(tournament, 2, ORDER))
    check_margins(pages)
    assert len(pages) == 7
    for number, page in enumerate(pages, 1):
        assert page.has("Spring Open")
        assert page.has("Round 2 of 9 · Pairings by name")
        assert page.has("Plays")
        assert page.has("Opponent")
        assert page.has(f"Page {number} of 7")
    names = [line.text for page in pages for line in page.lines if line.text.startswith("Player")]
    # Everyone once by name and once as an opponent.
    assert sorted(names) == sorted(e.name for e in tournament.entrants.values() for _ in "ab")
    by_name = [line.text for page in pages for line in page.lines if line.left < 17]
    listed = [text for text in by_name if text.startswith("Player")]
    assert listed == sorted(listed)
    assert len(read_pages(standings_pdf(tournament, ORDER))) > 4


def test_two_players_take_one_page_without_a_number() -> None:
    pages = read_pages(pairings_pdf(swiss(2, 0), 1, ORDER))
    assert len(pages) == 1
    assert "Page" not in pages[0].text
    assert {"Player 001", "Player 002"} <= set(pages[0].text.split("\n"))


def test_pairings_show_points_results_and_who_sits_out() -> None:
    tournament = swiss(5)
    game = tournament.rounds[0].meetings[0].games[0]
    first, second = (tournament.entrants[name].name for name in (game.first, game.second))
    (page,) = read_pages(pairings_pdf(tournament, 1, ORDER))
    row = [line for line in page.lines if line.text in (first, second, WON)][:3]
    assert [line.text for line in row] == [first, WON, second]
    assert row[0].left < row[1].left < row[2].left
    assert abs(row[0].baseline - row[2].baseline) < 0.1
    bye = tournament.entrants[tournament.rounds[1].byes[0]].name
    (page,) = read_pages(pairings_pdf(tournament, 2, ORDER))
    assert page.text.index("Not playing this round") < page.text.index(bye)
    assert page.text.split("\n").count("Points") == 3


@pytest.mark.parametrize("form", [Format.KNOCKOUT, Format.DOUBLE_KNOCKOUT])
def test_pairings_of_a_knockout_show_no_points(form: Format) -> None:
    """Nobody counts them there, and whoever had a bye would seem to be behind."""
    tournament = paired(first_wins(entered(Regulations(form), "ABCDEF")))
    (page,) = read_pages(pairings_pdf(tournament, 2, ORDER))
    assert page.has("Result")
    assert not page.has("Points")


def test_granted_byes_and_open_rounds() -> None:
    tournament = first_wins(entered(Regulations(method=SwissMethod.MATCHING), "ABCD"))
    tournament = paired(tournament.after(ByeGranted("A", 2, 0.5)))
    (page,) = read_pages(pairings_pdf(tournament, 2, ORDER))
    assert "½" in page.text.split("\n")
    (page,) = read_pages(standings_pdf(tournament, ORDER))
    assert "After round 1 of 5" in page.text
    before = entered(Regulations(), "AB")
    assert "Before the first round" in read_pages(standings_pdf(before, ORDER))[0].text


def test_long_names_are_wrapped_and_shrunk_but_stay_inside() -> None:
    long = "Maximiliana-Alexandrina Gräfin von Hohenlohe-Schillingsfürst zu Waldenburg"
    tournament = entered(Regulations(method=SwissMethod.MATCHING), [long, "W" * 80, "Ana"])
    tournament = paired(first_wins(tournament))
    for sheet in SHEETS.values():
        check_margins(read_pages(sheet(tournament, ORDER)))
    (page,) = read_pages(standings_pdf(tournament, ORDER))
    written = [line.text for line in page.lines if line.left > 25]
    start = written.index("Maximiliana-Alexandrina Gräfin von")
    assert " ".join(written[start : start + 3]).startswith(long[:60])
    check_margins(
        read_pages(pairings_pdf(tournament, 2, dataclasses.replace(ORDER, name="W" * 90)))
    )


def test_names_that_cannot_be_written_are_boxes_with_a_number(
    caplog: pytest.LogCaptureFixture,
) -> None:
    names = ["Ana", "山田", "عبد الله", "👩\u200d👩\u200d👧", "\u200d", "A\nB\x00", "Иван Ωm"]
    # Marks above and below letters, too.
    names += ["नेहा", "ปัญญา"]
    tournament = entered(Regulations(method=SwissMethod.MATCHING), names)
    tournament = paired(first_wins(tournament))
    for sheet in SHEETS.values():
        check_margins(read_pages(sheet(tournament, ORDER)))
    (page,) = read_pages(names_pdf(tournament, 2, ORDER))
    assert page.has("Иван Ωm")
    assert page.has("A B")
    assert "tells the names apart" in page.text
    for number in (2, 3, 4, 5, 8, 9):
        assert f"({number})" in page.text
    # What a typeface lacks is not left to fpdf2: it would leave a gap, and warn the organiser.
    assert not caplog.records


def test_cross_tables_fit_or_lie_or_are_left_out() -> None:
    robin = first_wins(entered(Regulations(Format.ROUND_ROBIN), "ABCDEF"))
    (page,) = read_pages(standings_pdf(robin, ORDER))
    assert page.has("Cross table")
    large = first_wins(
        entered(Regulations(Format.ROUND_ROBIN), [f"P{number}" for number in range(22)])
    )
    pages = read_pages(standings_pdf(large, ORDER))
    check_margins(pages)
    assert [page.width > page.height for page in pages] == [False, True]
    huge = first_wins(
        entered(Regulations(Format.ROUND_ROBIN), [f"P{number}" for number in range(40)])
    )
    assert not any(page.has("Cross table") for page in read_pages(standings_pdf(huge, ORDER)))


def test_round_robins_show_annulled_games_and_two_cycles() -> None:
    robin = first_wins(entered(Regulations(Format.ROUND_ROBIN, cycles=2), "ABCD"))
    robin = after(robin, Withdrawn("A"))
    (page,) = read_pages(standings_pdf(robin, ORDER))
    assert "A (withdrawn)" in page.text
    assert "×" in page.text.split("\n")  # noqa: RUF001  # the sign of an annulled game


@pytest.mark.parametrize("form", [Format.KNOCKOUT, Format.LADDER, Format.ARENA])
def test_other_formats_are_printed(form: Format) -> None:
    tournament = first_wins(entered(Regulations(form), "ABCDEF"))
    check_margins(read_pages(pairings_pdf(tournament, 1, ORDER)))
    check_margins(read_pages(names_pdf(tournament, 1, ORDER)))
    (page,) = read_pages(standings_pdf(tournament, ORDER))
    assert page.has("Points") is (form is Format.ARENA)


def test_teams_have_boards_and_members() -> None:
    regulations = Regulations(Format.SWISS, boards=3, method=SwissMethod.MATCHING)
    tournament = first_wins(entered(regulations, ["Reds", "Blues"]))
    (page,) = read_pages(pairings_pdf(tournament, 1, ORDER))
    assert "Table 1: " in page.text
    assert {"Reds1", "Reds2", "Reds3"} <= set(page.text.split("\n"))
    (page,) = read_pages(names_pdf(tournament, 1, ORDER))
    assert page.has("1.3")
    first, *_ = read_pages(diplomas_pdf(tournament, ORDER))
    winner = "Reds" if first.has("Reds") else "Blues"
    assert first.has(f"{winner}1, {winner}2 and {winner}3")


def test_score_sheets_have_turns_a_board_and_the_pieces_of_the_edition() -> None:
    tournament = swiss(6)
    pages = read_pages(sheets_pdf(tournament, 2, ORDER))
    assert [page.pictures for page in pages] == [32, 16]
    lines = pages[0].text.split("\n")
    for turn in range(1, 19):
        assert lines.count(str(turn)) >= 2
    assert lines.count("a1") == lines.count("d4") == 2
    assert lines.count("Square") == 4
    rules = dataclasses.replace(tournament.regulations.rules, edition=Edition.MUSHROOMS)
    blank = Tournament(Regulations(rules=rules))
    (page,) = read_pages(sheets_pdf(blank, None, ORDER))
    assert page.pictures == 32
    assert "Mushrooms" in page.text
    check_margins([page])


def test_cards_have_a_number_and_a_code_with_the_link() -> None:
    (page,) = read_pages(cards_pdf(CARDS, ORDER))
    assert page.pictures == 2
    assert "".join(page.text.split("\n")).count("http://10.0.0.7:8000/t/abc/") == 2
    assert max(line.size for line in page.lines if line.text == "12") > 100
    (page,) = read_pages(cards_pdf([TableCard(3)], ORDER))
    assert page.pictures == 0


def test_diplomas_name_the_place_in_words() -> None:
    tournament = swiss(8).after(Withdrawn("Player 008"))
    pages = read_pages(diplomas_pdf(tournament, ORDER, places=99))
    assert len(pages) == 7
    assert pages[0].has("1st place")
    assert all(page.width > page.height for page in pages)
    french = dataclasses.replace(ORDER, texts=texts("fr"))
    first, *_ = read_pages(diplomas_pdf(tournament, french))
    assert first.has("1re place")
    assert first.has("18 novembre 2026")


def test_final_standings_say_so() -> None:
    tournament = first_wins(entered(Regulations(Format.ROUND_ROBIN), "AB"))
    (page,) = read_pages(standings_pdf(tournament.after(TournamentFinished()), ORDER))
    assert page.has("Final standings")
