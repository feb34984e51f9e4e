"""Whole evenings around real tables, long ones: the desk, phones, and servers that are killed."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import Meet
from .evenings import PLAYERS, Evening, phone, row, saved, show, type_in, win
from .pictures import keep_picture
from .player import Person
from .serving import Server


@pytest.mark.long
def test_what_is_entered_while_the_server_is_away_is_saved_when_it_is_back(
    meet: Meet, tmp_path: Path
) -> None:
    """Killed without a word in the middle of a round: nothing is lost, nothing is there twice."""
    server = Server(tmp_path)
    try:
        with Evening(server.url) as evening:
            evening.enter(PLAYERS)
            evening.do("pair")
            ana = meet(cut=True)
            person = Person(ana.page, server.url)
            person.go(evening.desk)
            win(ana.page, "1.1", 1)
            saved(ana.page)
            expect(row(ana.page, "1.1")).to_have_class(re.compile("settled"))
            server.kill()
            win(ana.page, "1.2", 2)
            show(ana.page, "Players")
            expect(ana.page.get_by_text("The server isn’t answering.")).to_be_visible()
            server.start()
            saved(ana.page)
            assert evening.results() == {"1.1": "1-0", "1.2": "0-1", "1.3": None}
            entered = [each for each in evening.log() if each["event"] == "result-entered"]
            assert len(entered) == 2
    finally:
        server.stop()


def result_of(number: int) -> str:
    """Some results of each kind, always the same."""
    return ("1-0", "0-1", "1-0", "1/2-1/2", "0-1")[number % 5]


def enter_rest(page: Page, evening: Evening, number: int) -> None:
    """Enter all results of a round that are missing: by clicks and by typing, in turn."""
    missing = [key for key, result in evening.results().items() if result is None]
    for index, game in enumerate(missing):
        result = result_of(index + number)
        if index % 2:
            typed = {"1-0": "1", "0-1": "2", "1/2-1/2": "="}[result]
            page.get_by_label("Type a result").fill(f"{game.split('.')[1]} {typed}")
            page.keyboard.press("Enter")
        else:
            row(page, game).locator(".press").nth(
                {"1-0": 0, "1/2-1/2": 1, "0-1": 2}[result]
            ).click()
    saved(page)


def report(url: str, evening: Evening, game: str, **told: str) -> None:
    """What the players of a game report, each from a phone of their own."""
    with_key = evening.table(int(game.split(".")[1]))
    for seat, result in told.items():
        with phone(url, with_key) as client:
            body = {"game": game, "seat": seat, "result": result}
            client.post("/report", json=body).raise_for_status()


def pictures(page: Page, name: str) -> None:
    """Keep what the desk looks like, where somebody wants to see it."""
    if "FOURFOLD_PICTURES" in os.environ:
        keep_picture(f"desk-{name}", page.screenshot(full_page=True))


def printed(page: Page, what: str) -> None:
    """Follow a print button, and get a PDF."""
    show(page, "Print")
    address = page.get_by_role("link", name=what, exact=True).get_attribute("href")
    answer = page.request.get(f"{page.url.partition('/tournaments')[0]}{address}")
    assert answer.ok, answer.text()
    assert answer.body().startswith(b"%PDF")


@pytest.mark.long
def test_a_swiss_of_24_from_typing_in_to_the_certificates(meet: Meet, tmp_path: Path) -> None:
    """Two directors at once, phones, a contested game, a correction, a late entry, a withdrawal,
    a bye, a pairing that is made again, and a server that is killed in the middle."""
    server = Server(tmp_path)
    try:
        with Evening(server.url, format="swiss", rounds=5) as evening:
            dora, eric = (meet(cut=True, refusals=True, width=1280).page for _ in range(2))
            for page in (dora, eric):
                Person(page, server.url).go(evening.desk)
            _begin(dora, eric)
            _play_first_round(dora, eric, server, evening)
            pictures(dora, "round")
            # A late entry: nobody has the bye any more.
            show(eric, "Players")
            type_in(eric, ["Latecomer 1500"])
            saved(eric)
            dora.get_by_role("button", name="Pair round 2").click()
            expect(row(dora, "2.12")).to_be_visible()
            _kill_in_the_middle(dora, server, evening)
            enter_rest(dora, evening, 2)
            _leave_and_sit_out(eric)
            for number in (3, 4, 5):
                dora.get_by_role("button", name=f"Pair round {number}").click()
                expect(row(dora, f"{number}.11")).to_be_visible()
                enter_rest(dora, evening, number)
            _end(dora)
            _check(evening)
    finally:
        server.stop()


def _begin(dora: Page, eric: Page) -> None:
    """24 are typed in and paired; one does not come after all, so the pairing is made again."""
    type_in(dora, [f"Player {number:02} {2000 - 20 * number}" for number in range(1, 25)])
    saved(dora)
    for page in (dora, eric):
        expect(page.get_by_role("heading", name="24 players")).to_be_visible()
    pictures(dora, "players")
    dora.get_by_role("button", name="Pair round 1").click()
    expect(row(dora, "1.12")).to_be_visible()
    for what in ("Pairings by table", "Table cards", "Score sheets"):
        printed(dora, what)
    show(dora, "Results")
    dora.once("dialog", lambda dialog: dialog.accept())
    dora.get_by_role("button", name="Undo the pairing").click()
    expect(dora.get_by_text("No round has been paired yet.")).to_be_visible()
    show(eric, "Players")
    eric.get_by_role("button", name="Player 24", exact=True).click()
    eric.get_by_role("button", name="Remove").click()
    expect(eric.get_by_role("heading", name="23 players")).to_be_visible()
    dora.get_by_role("button", name="Pair round 1").click()
    expect(dora.get_by_text("Bye: Player")).to_be_visible()


def _leave_and_sit_out(eric: Page) -> None:
    """Somebody leaves for good, another one has half a point for the next round."""
    show(eric, "Players")
    eric.once("dialog", lambda dialog: dialog.accept())
    eric.get_by_role("button", name="Player 23", exact=True).click()
    eric.get_by_role("button", name="Withdraw for good").click()
    expect(eric.get_by_role("dialog")).to_have_count(0)
    eric.get_by_role("button", name="Player 07", exact=True).click()
    eric.get_by_role("button", name="Points: ½").click()
    expect(eric.get_by_role("dialog")).to_have_count(0)


def _end(dora: Page) -> None:
    expect(dora.get_by_text("All rounds have been played.")).to_be_visible()
    dora.once("dialog", lambda dialog: dialog.accept())
    dora.get_by_role("button", name="Finish the tournament").click()
    expect(dora.get_by_role("region", name="What comes next")).to_contain_text("over")
    show(dora, "Standings")
    pictures(dora, "standings")
    for what in ("Standings", "Certificates"):
        printed(dora, what)


def _play_first_round(dora: Page, eric: Page, server: Server, evening: Evening) -> None:
    """Reports by phone, a contested game, a correction, two directors at the same game."""
    report(server.url, evening, "1.1", first="1-0", second="1-0")
    report(server.url, evening, "1.2", first="1-0", second="0-1")
    report(server.url, evening, "1.3", second="1/2-1/2")
    expect(row(dora, "1.1")).to_have_class(re.compile("settled"))
    expect(row(dora, "1.2")).to_contain_text("Reports differ")
    show(eric, "Results")
    expect(row(eric, "1.2")).to_contain_text("Reports differ")
    win(eric, "1.2", 2)
    row(dora, "1.3").get_by_role("button", name="Confirm").click()
    expect(row(dora, "1.2")).to_have_class(re.compile("settled"))
    # Both enter results at the same time; each sees the other's.
    win(dora, "1.4", 1)
    win(eric, "1.5", 1)
    for page in (dora, eric):
        expect(row(page, "1.4")).to_have_class(re.compile("settled"))
        expect(row(page, "1.5")).to_have_class(re.compile("settled"))
    # One is a mistake: taken back, and entered again.
    dora.keyboard.press("Control+z")
    expect(row(dora, "1.4").locator(".press")).to_have_count(3)
    saved(dora)
    enter_rest(dora, evening, 1)
    expect(dora.get_by_role("button", name="Pair round 2")).to_be_visible()
    row(dora, "1.5").locator(".more").click()
    second = evening.names("1.5")[1]
    dora.get_by_role("dialog").get_by_role("button", name=f"{second} wins", exact=True).click()
    expect(row(dora, "1.5").locator(".win")).to_contain_text(second)


def _kill_in_the_middle(dora: Page, server: Server, evening: Evening) -> None:
    win(dora, "2.1", 1)
    saved(dora)
    expect(row(dora, "2.1")).to_have_class(re.compile("settled"))
    server.kill()
    win(dora, "2.2", 2)
    win(dora, "2.3", 1)
    expect(dora.get_by_text("The server isn’t answering.")).to_be_visible()
    server.start()
    saved(dora)
    results = evening.results()
    assert (results["2.1"], results["2.2"], results["2.3"]) == ("1-0", "0-1", "1-0")


def _check(evening: Evening) -> None:
    """What stands follows from the log, and nobody met anybody twice."""
    shown = evening.shown()
    assert shown["status"] == "finished"
    assert [each["state"] for each in shown["rounds"]] == ["closed"] * 5
    games = [game for each in shown["rounds"] for game in each["games"]]
    pairs = [frozenset((game["first"], game["second"])) for game in games]
    assert len(set(pairs)) == len(pairs)
    events = [each["event"] for each in evening.log()]
    assert events.count("round-paired") == 6
    assert events.count("round-unpaired") == 1
    assert events.count("result-entered") == len(games) + 1
    assert {"bye-granted", "withdrawn", "result-corrected"} <= set(events)
    assert events[-1] == "tournament-finished"


@pytest.mark.long
def test_a_round_robin_of_6_with_three_phones(meet: Meet, server: Server) -> None:
    """All results come from phones; the director only pairs and prints."""
    with Evening(server.url) as evening:
        dora = meet(width=1280)
        dora.go(evening.desk)
        type_in(dora.page, list(PLAYERS))
        saved(dora.page)
        phones = [meet(width=390, height=664) for _ in range(3)]
        for number in range(1, 6):
            dora.page.get_by_role("button", name=f"Pair round {number}").click()
            expect(row(dora.page, f"{number}.3")).to_be_visible()
            for table, ana in enumerate(phones, start=1):
                _report_by_page(ana, evening, f"{number}.{table}", won=bool((number + table) % 2))
        expect(dora.page.get_by_text("All rounds have been played.")).to_be_visible()
        dora.page.once("dialog", lambda dialog: dialog.accept())
        dora.page.get_by_role("button", name="Finish the tournament").click()
        expect(dora.page.locator(".podium")).to_be_visible()
        printed(dora.page, "Certificates")
        assert None not in evening.results().values()
        assert len(evening.results()) == 15


def _report_by_page(ana: Person, evening: Evening, game: str, *, won: bool) -> None:
    """One player reports on the page of the table, the other confirms from another phone."""
    first, _ = evening.names(game)
    path = evening.table(int(game.split(".")[1]))
    if not ana.page.url.endswith(path):
        ana.go(path)
    # The page of the last round becomes that of this one by itself.
    ana.page.get_by_role("button", name=first, exact=True).click()
    ana.page.get_by_role("button", name="I won" if won else "I lost").click()
    expect(ana.page.get_by_text("to confirm")).to_be_visible()
    report(ana.url, evening, game, second="1-0" if won else "0-1")
    expect(ana.page.get_by_text("Result entered")).to_be_visible()
