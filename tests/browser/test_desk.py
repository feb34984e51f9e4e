"""Tournaments around real tables: the director's desk, and the players' phones at the tables."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from .conftest import Meet
from .evenings import PLAYERS, Evening, phone, row, saved, show, type_in
from .serving import Server

#: Whether the typeface of texts has loaded the letters that the languages of the app do without.
RARE_LETTERS_LOADED = """[...document.fonts].some((face) => face.status === 'loaded'
  && face.family.includes('Source Sans') && face.unicodeRange.startsWith('U+100-'))"""


@pytest.fixture
def evening(server: Server) -> Iterator[Evening]:
    """A round robin around real tables, before anybody has been entered."""
    with Evening(server.url) as evening:
        yield evening


def test_players_are_typed_in_and_results_entered(meet: Meet, evening: Evening) -> None:
    """By the keyboard alone: names, a pairing, results on the list and in the field."""
    ana = meet(refusals=True)
    page = ana.page
    ana.go(evening.desk)
    expect(page.get_by_text("First, type in the players.")).to_be_visible()
    # The key is not to be read off the screen.
    assert page.evaluate("location.hash") == ""
    type_in(page, ["Ana 1800", "Ben", "ana", "Cem 1700", "Łucja"])
    # A name twice is refused with the reason, which says the name once, and can be changed.
    expect(page.get_by_role("alert").locator("li > span").first).to_have_text(
        "ana is entered already."
    )
    saved(page)
    expect(page.get_by_text("Added last")).to_contain_text("Łucja")
    # Her first letter is of the same typeface as the others.
    page.wait_for_function(RARE_LETTERS_LOADED)
    type_in(page, ["BEN"])
    expect(page.get_by_role("alert")).to_contain_text("BEN")
    expect(page.get_by_text("Added last")).to_have_count(0)
    page.get_by_role("alert").get_by_role("button", name="Discard").last.click()
    page.get_by_role("alert").get_by_role("button", name="Discard").click()
    expect(page.get_by_role("heading", name="4 players")).to_be_visible()
    page.get_by_role("button", name="Pair round 1").click()
    expect(row(page, "1.2")).to_be_visible()
    row(page, "1.1").locator("button").first.focus()
    page.keyboard.press("2")
    expect(row(page, "1.1")).to_have_class(re.compile("settled"))
    expect(row(page, "1.2").locator("button").first).to_be_focused()
    page.get_by_label("Type a result").fill("2 =")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Pair round 2")).to_be_visible()
    assert evening.results() == {"1.1": "0-1", "1.2": "1/2-1/2"}
    # It was a mistake: corrected, and in the log as such.
    row(page, "1.1").locator(".more").click()
    winner = evening.names("1.1")[0]
    page.get_by_role("dialog").get_by_role("button", name=f"{winner} wins", exact=True).click()
    expect(row(page, "1.1").locator(".win")).to_contain_text(winner)
    assert evening.log()[-1]["event"] == "result-corrected"


def test_a_mistyped_player_is_corrected(meet: Meet, evening: Evening) -> None:
    """Click on the player, and correct; pairings stand, and at the end names can be changed."""
    evening.enter(["Anna", "Ben"])
    evening.do("pair")
    ana = meet(width=390, height=664, refusals=True)
    page = ana.page
    ana.go(evening.desk)
    show(page, "Players")
    page.get_by_role("button", name="Anna", exact=True).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Correct name or rating").click()
    expect(dialog.get_by_role("textbox", name="Name")).to_be_focused()
    dialog.get_by_role("textbox", name="Name").fill("ben")
    dialog.get_by_role("button", name="Save").click()
    expect(page.get_by_role("paragraph").filter(has_text="ben is entered already.")).to_be_visible()
    dialog.get_by_role("textbox", name="Name").fill("Ana")
    dialog.get_by_role("spinbutton", name="Rating").fill("1650")
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name="Ana", exact=True)).to_be_visible()
    assert set(evening.names("1.1")) == {"Ana", "Ben"}
    assert [each["rating"] for each in evening.shown()["entrants"]] == [1650, 1790]
    evening.do("games/1.1/result", {"result": "1-0"})
    evening.do("finish")
    page.get_by_role("button", name="Ben", exact=True).click()
    dialog.get_by_role("button", name="Correct name or rating").click()
    expect(dialog.get_by_role("spinbutton", name="Rating")).to_have_count(0)
    dialog.get_by_role("textbox", name="Name").fill("Benno")
    dialog.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Benno", exact=True)).to_be_visible()
    assert evening.log()[-1] == {
        "event": "entry-corrected",
        "id": "p2",
        "name": "Benno",
        "rating": 1790,
    }


def test_players_report_from_their_phones(meet: Meet, evening: Evening) -> None:
    """One reports, the other confirms; where they differ, the director decides."""
    evening.enter(PLAYERS[:4])
    evening.do("pair")
    first, second = evening.names("1.1")
    dora, ana = meet(width=1280), meet(width=390, height=664)
    dora.go(evening.desk)
    ana.go(evening.table(1))
    ana.page.get_by_role("button", name=first, exact=True).click()
    ana.page.get_by_role("button", name="I won").click()
    expect(ana.page.get_by_text(f"Waiting for {second} to confirm")).to_be_visible()
    expect(row(dora.page, "1.1")).to_contain_text(f"{first} reports: {first} wins.")
    with phone(dora.url, evening.table(1)) as other:
        report = {"game": "1.1", "seat": "second", "result": "0-1"}
        other.post("/report", json=report).raise_for_status()
        expect(ana.page.get_by_text("Your reports differ")).to_be_visible()
        expect(row(dora.page, "1.1")).to_contain_text("Reports differ")
        assert evening.results()["1.1"] is None
        # They agree after all.
        other.post("/report", json={**report, "result": "1-0"}).raise_for_status()
    expect(ana.page.get_by_text(f"Result entered: {first} wins")).to_be_visible()
    expect(row(dora.page, "1.1").locator(".win")).to_contain_text(first)
    # At the other table only one has a phone: the director confirms.
    with phone(dora.url, evening.table(2)) as other:
        body = {"game": "1.2", "seat": "first", "result": "1/2-1/2"}
        other.post("/report", json=body).raise_for_status()
    row(dora.page, "1.2").get_by_role("button", name="Confirm").click()
    expect(dora.page.get_by_role("button", name="Pair round 2")).to_be_visible()
    assert evening.results() == {"1.1": "1-0", "1.2": "1/2-1/2"}
    coming = ana.page.get_by_text("The next round will appear here.")
    expect(coming).to_be_visible()
    # No round is promised that never comes.
    evening.do("finish")
    expect(ana.page.get_by_text("The tournament is over")).to_be_visible()
    expect(coming).to_have_count(0)
    ana.page.get_by_role("link", name="Standings").click()
    expect(ana.page.locator(".podium")).to_be_visible()


def test_each_board_of_a_team_has_its_own_result(meet: Meet, server: Server) -> None:
    """Two teams share a table and its code: a member reports for the board that they play at."""
    with Evening(server.url, boards=3) as evening:
        evening.enter_teams(3, "Ana", "Ben")
        evening.do("pair")
        ana = meet(width=390, height=664)
        ana.go(evening.table(1))
        ana.page.get_by_role("button", name="Ana 3").click()
        ana.page.get_by_role("button", name="I won").click()
        expect(ana.page.get_by_text("to confirm")).to_be_visible()
        seat = "first" if evening.shown()["rounds"][0]["games"][2]["players"][0] == "Ana 3" else ""
        result = "1-0" if seat else "0-1"
        with phone(server.url, evening.table(1)) as other:
            told = {"game": "1.1.3", "seat": "second" if seat else "first", "result": result}
            other.post("/report", json=told).raise_for_status()
        expect(ana.page.get_by_text("Result entered")).to_be_visible()
        assert evening.results() == {"1.1": None, "1.1.2": None, "1.1.3": result}
        ana.page.get_by_role("button", name="Another board").click()
        expect(ana.page.get_by_role("button", name="Ana 1")).to_be_visible()
        # At the desk a board is named with its table, and is meant only if it is named.
        dora = meet()
        dora.go(evening.desk)
        field = dora.page.get_by_label("Type a result")
        field.fill("1 1")
        dora.page.keyboard.press("Enter")
        alert = dora.page.get_by_role("alert").filter(has_text="Name the board too")
        expect(alert).to_be_visible()
        field.fill("1.2 1")
        dora.page.keyboard.press("Enter")
        saved(dora.page)
        assert evening.results()["1.1.2"] == "1-0"


def test_the_desk_and_a_table_need_their_keys(meet: Meet, evening: Evening) -> None:
    ana = meet(refusals=True)
    ana.go(evening.desk.partition("#")[0])
    field = ana.page.get_by_label("Director’s key")
    field.fill("wrong")
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("alert")).to_be_visible()
    field.fill(f"http://192.168.0.7:8016{evening.desk}")
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_text("First, type in the players.")).to_be_visible()
    evening.enter(PLAYERS[:2])
    evening.do("pair")
    ana.go(evening.table(1)[:-4] + "aaaa")
    refusal = ana.page.get_by_text("This address doesn’t open the table.")
    expect(refusal).to_be_visible()
    expect(ana.page.get_by_text("ask the director")).to_be_visible()
    # Without any key there is nothing more to say than that.
    ana.go("/")
    ana.go(evening.table(1).partition("#")[0])
    expect(refusal).to_be_visible()
    expect(ana.page.locator("main p")).to_have_count(1)


def kept_levels(page: Page) -> list[int]:
    """The levels of the first and the second player by the table clock."""
    levels: list[int] = page.evaluate("JSON.parse(localStorage['fourfold.table-clock']).levels")
    return levels


def test_r7_a_level_follows_its_player_whoever_gives_first(meet: Meet) -> None:
    ana = meet()
    ana.go("/clock?first=Ana&second=Ben&level=1:2")
    ana.page.get_by_role("button", name="Set the clock").click()
    begin = ana.page.get_by_role("button", name="I’ll give first")
    for levels in ([1, 2], [2, 1], [1, 2]):
        expect(begin).to_be_visible()
        assert kept_levels(ana.page) == levels
        begin.click()


def test_the_clock_of_a_table_has_its_rules_and_leads_back(meet: Meet, server: Server) -> None:
    """The pairing says who gives first (R8): there is nothing to toss for, nor to play again."""
    rules = {"clock": "300+5", "levels": [2, 2]}
    with Evening(server.url, rules=rules, handicap=200) as evening:
        for name, rating in (("Ana", 1800), ("Ben", 1500)):
            evening.do("entrants", {"name": name, "rating": rating})
        evening.do("pair")
        ana = meet(width=390, height=664)
        ana.go(evening.table(1))
        first, second = evening.names("1.1")
    expect(ana.page.get_by_text("Level 1")).to_be_visible()
    ana.page.get_by_role("link", name="Table clock for this game").click()
    ana.page.get_by_role("button", name="Set the clock").click()
    for name in (first, second):
        half = ana.page.get_by_role("region", name=name, exact=True)
        expect(half.get_by_role("timer")).to_have_text("5:00")
    levels = {"Ana": 1, "Ben": 2}
    assert kept_levels(ana.page) == [levels[first], levels[second]]
    for name in ("I’ll give first", "Coin toss"):
        expect(ana.page.get_by_role("button", name=name)).to_have_count(0)
    ana.page.get_by_role("region", name=first, exact=True).locator(".press").click()
    ana.page.get_by_role("button", name="More").click()
    ana.page.get_by_role("button", name=f"{second} resigns").click()
    expect(ana.page.get_by_role("button", name="Play again")).to_have_count(0)
    for tool in ana.page.locator(".bar .tool").all():
        box = tool.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    ana.page.get_by_role("link", name="Report the result").click()
    expect(ana.page.get_by_text("Who are you?")).to_be_visible()
