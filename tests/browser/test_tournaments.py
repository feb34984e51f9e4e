"""Tournaments in the browser: organised, entered, played, directed and followed live."""

from __future__ import annotations

import json
import re
from secrets import token_hex

import pytest
from playwright.sync_api import Locator, expect

from fourfold.locales import texts

from .conftest import Meet
from .player import Person
from .tournaments import (
    ROOT,
    announce,
    enter_by_hand,
    page_of,
    play_round,
    sign_up,
    somebody,
)

say = texts("en")


def look_at(person: Person, view: str) -> None:
    """Choose a tab of a tournament's page."""
    name = say(f"web-tournament-view-{view}")
    person.page.get_by_role("radio", name=name, exact=True).check()


def now_of(person: Person) -> Locator:
    return person.page.get_by_role("region", name=say("web-tournament-now"))


def press(person: Person, key: str, **details: str) -> None:
    person.page.get_by_role("button", name=say(key, **details), exact=True).click()


def table_of(person: Person) -> list[list[str]]:
    """The standings as they are on the screen: place, name, points."""
    rows = person.page.locator("tbody tr").all()
    return [
        [row.locator(cell).inner_text() for cell in (".place", ".text", ".points")] for row in rows
    ]


def test_two_people_play_a_tournament_from_its_form_to_its_podium(meet: Meet) -> None:
    """Organised by the form, entered by a button, called to the game by a notice, followed live."""
    ana, ben = meet(), meet()
    names = [sign_up(person, name) for person, name in ((ana, "Ana"), (ben, "Ben"))]
    ana.go("/tournaments/new")
    ana.page.get_by_label(say("web-tournament-name")).fill("Two of us")
    rounds = re.compile(f"^{say('web-tournament-rounds-number')}")
    ana.page.get_by_role("spinbutton", name=rounds).fill("1")
    ana.page.get_by_label(say("web-tournament-automatic")).uncheck()
    press(ana, "web-tournament-announce")
    expect(ana.page.get_by_role("heading", name="Two of us")).to_be_visible()
    ana.page.wait_for_url(re.compile(r"/tournaments/\w{6,}$"))
    path = ana.page.url.removeprefix(ana.url)
    press(ana, "web-tournament-enter")
    expect(now_of(ana)).to_contain_text(say("web-tournament-now-entered"))

    ben.go(path)
    press(ben, "web-tournament-enter")
    # The other one sees it without asking.
    expect(ana.page.locator("li", has_text=names[1])).to_be_visible()
    ben.go("/settings")
    look_at(ana, "direct")
    press(ana, "web-tournament-pair")
    expect(now_of(ana)).to_contain_text(say("web-tournament-now-paired", name=names[1]))
    banner = ben.page.get_by_role("complementary", name=say("web-banner-name"))
    paired = say("web-banner-paired", tournament="Two of us", name=names[0])
    expect(banner).to_contain_text(paired)
    banner.get_by_role("link", name=say("web-banner-come")).click()
    for person in (ana, ben):
        person.page.wait_for_url("**/game/*")
        expect(person.sentence).to_be_visible()
    game = ana.page.url.rsplit("/", 1)[1]
    assert ben.page.url.endswith(game)

    ben.go(f"{path}?view=standings")
    expect(ben.page.locator("tbody tr")).to_have_count(2)
    expect(now_of(ben)).to_contain_text(say("web-tournament-now-playing", name=names[0]))
    ana.request(f"/api/games/{game}/resign", {})
    expect(ben.page.locator("tbody tr").first).to_contain_text(names[1])
    expect(ben.page.locator("tbody .points").first).to_have_text("1")
    ana.page.get_by_role("link", name=say("web-game-to-tournament")).first.click()
    ana.page.on("dialog", lambda dialog: dialog.accept())
    look_at(ana, "direct")
    press(ana, "web-tournament-finish")
    podium = ben.page.get_by_role("region", name=say("web-tournament-podium"))
    expect(podium.locator(".p1")).to_contain_text(names[1])
    # There is nothing left to pair.
    expect(ana.page.get_by_text(say("web-tournament-directing-over"))).to_be_visible()
    expect(ana.page.get_by_role("button", name=say("web-tournament-pair"))).to_have_count(0)


def test_a_newcomer_signs_up_and_goes_on_to_the_tournament(meet: Meet) -> None:
    """Whoever has no account finds the form for new ones at once, and the way back."""
    dora, newcomer = meet(), meet()
    sign_up(dora)
    newcomer.go(page_of(announce(dora)))
    page, make = newcomer.page, say("web-account-sign-up")
    page.get_by_role("link", name=make, exact=True).click()
    page.get_by_label(say("web-account-name"), exact=True).fill(f"Newcomer {token_hex(4)}")
    page.get_by_label(say("web-account-password"), exact=True).fill(token_hex(8))
    page.locator("form").get_by_role("button", name=make, exact=True).click()
    # The recovery codes are shown only once: nobody is taken away from them.
    expect(page.get_by_role("heading", name=say("web-account-codes"))).to_be_visible()
    page.get_by_role("link", name=say("web-account-go-on"), exact=True).click()
    press(newcomer, "web-tournament-enter")
    expect(now_of(newcomer)).to_contain_text(say("web-tournament-now-entered"))


def test_a_page_that_the_server_did_not_answer_asks_again(meet: Meet) -> None:
    """It says so meanwhile, and nobody has to reload it."""
    dora, ana = meet(), meet(cut=True)
    sign_up(dora)
    here = announce(dora)
    told = ana.page.get_by_text(say("web-lost-connection"))
    ana.go("/")
    for path in ("/tournaments", page_of(here)):
        ana.page.route("**/api/tournaments**", lambda route: route.abort("connectionrefused"))
        ana.go(path)
        expect(told).to_be_visible()
        ana.page.unroute_all()
        expect(ana.page.locator(".tabs")).to_be_visible()
        expect(told).to_have_count(0)


def test_the_points_of_a_wide_cross_table_stay_in_view_on_a_phone(meet: Meet) -> None:
    dora = meet(width=390, height=664)
    sign_up(dora)
    plan = {"regulations": {"format": "round-robin"}, "registration": "closed"}
    here = announce(dora, venue="tables", **plan)
    enter_by_hand(dora, here, *(f"Player {letter}" for letter in "ABCDEFGHIJ"))
    play_round(dora, here)
    dora.go(f"{page_of(here)}?view=table")
    points = dora.page.locator("td.points")
    expect(points).to_have_count(10)
    assert dora.page.locator(".frame").evaluate("each => each.scrollWidth > each.clientWidth")
    for each in points.all():
        box = each.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 390


def test_nobody_is_invited_to_a_last_round_that_is_paired(meet: Meet) -> None:
    """Whoever came now would never play."""
    dora, late = meet(), meet()
    sign_up(dora)
    here = announce(dora, regulations={"format": "swiss", "rounds": 1})
    for _ in range(2):
        with somebody(dora.url) as other:
            other.post(f"{here}/entry").raise_for_status()
    late.go(page_of(here))
    expect(now_of(late)).to_contain_text(say("web-tournament-enter-account"))
    dora.request(f"{here}/pair", {})
    expect(now_of(late)).to_contain_text(say("web-tournament-enter-closed"))
    expect(now_of(late).get_by_role("link")).to_have_count(0)


def test_a_director_enters_corrects_and_decides(meet: Meet) -> None:
    """Results, a correction, a late entry, a withdrawal, a no-show: the log has them all."""
    dora = meet(refusals=True)
    sign_up(dora)
    here = announce(dora, venue="tables", registration="closed")
    enter_by_hand(dora, here, "Ana", "Ben", "Cem", "Eva")
    play_round(dora, here, "1-0 0-1", most=1)
    dora.go(f"{page_of(here)}?view=direct")
    # The next round cannot be paired yet, and the page says why.
    expect(dora.page.get_by_role("button", name=say("web-tournament-pair"))).to_be_disabled()
    expect(dora.page.get_by_text(say("web-desk-missing", number=1))).to_be_visible()
    look_at(dora, "rounds")
    sheet = dora.page.get_by_role("dialog")

    def decide(game: int, button: str, **details: str) -> None:
        dora.page.get_by_role("button", name=re.compile(say("web-tournament-decide"))).nth(
            game
        ).click()
        sheet.get_by_role("button", name=say(button, **details), exact=True).click()
        expect(sheet).to_have_count(0)

    second = dora.page.locator(".players").nth(1).locator(".text")
    expect(second).to_have_count(2)
    absent, present = second.all_inner_texts()
    decide(1, "web-tournament-absent", name=absent)
    sides = dora.page.locator(".players").nth(1).locator(".side")
    expect(sides.nth(1)).to_have_text("+")
    winner = dora.page.locator(".players").first.locator(".text").first.inner_text()
    decide(0, "web-tournament-drawn")
    expect(dora.page.locator(".players .side").first).to_have_text("½")

    look_at(dora, "standings")
    expect(dora.page.locator("tbody .points").first).to_have_text("1")
    assert table_of(dora)[0][1] == present
    look_at(dora, "players")
    dora.page.get_by_label(say("web-tournament-player-name"), exact=True).fill("Fee")
    press(dora, "web-tournament-add")
    late = dora.page.locator("li", has_text="Fee").locator(".lines > .soft")
    expect(late).to_have_text(say("web-tournament-late-mark"))
    leaves = say.labelled(say("web-tournament-withdraw"), absent)
    dora.page.get_by_role("button", name=leaves, exact=True).click()
    expect(dora.page.locator("li", has_text=absent)).to_contain_text(
        say("web-tournament-state-withdrawn")
    )
    # Somebody else has entered the same name meanwhile: it is refused, and the name stays there.
    field = dora.page.get_by_label(say("web-tournament-player-name"), exact=True)
    field.fill("fee")
    press(dora, "web-tournament-add")
    expect(dora.page.get_by_role("status").last).to_contain_text("fee")
    expect(field).to_have_value("fee")

    look_at(dora, "files")
    dora.page.get_by_text(say("web-tournament-log"), exact=True).click()
    log = dora.page.locator(".log")
    for line in (
        say("web-tournament-event-withdrawn", name=absent),
        say("web-tournament-event-result-corrected", game="1.1", result="1/2-1/2"),
        say("web-tournament-event-forfeited", game="1.2", absent="first"),
        say("web-tournament-event-entered", name="Fee"),
    ):
        expect(log).to_contain_text(line)
    assert winner in log.inner_text()


def test_every_file_can_be_saved(meet: Meet) -> None:
    dora = meet()
    sign_up(dora)
    here = announce(dora, venue="tables", registration="closed")
    enter_by_hand(dora, here, "Ana", "Ben")
    play_round(dora, here)
    dora.go(f"{page_of(here)}?view=files")
    links = dora.page.locator(".files a")
    expect(links).to_have_count(5)
    addresses = [link.get_attribute("href") or "" for link in links.all()]
    found = {each.rsplit(".", 1)[1]: dora.page.request.get(dora.url + each) for each in addresses}
    assert [each for each, answer in found.items() if not answer.ok] == []
    assert "Ana" in found["csv"].text()
    assert json.loads(found["json"].text())["standings"]
    assert "Ana" in found["trf"].text()


def test_a_tournament_is_used_by_the_keyboard(meet: Meet) -> None:
    """Tabs by the arrow keys, a player's path by Enter; Escape leads back to where one was."""
    dora = meet()
    sign_up(dora)
    here = announce(dora, venue="tables", registration="closed")
    enter_by_hand(dora, here, "Ana", "Ben", "Cem", "Eva")
    play_round(dora, here)
    dora.go(page_of(here))
    dora.page.get_by_role("radio", name=say("web-tournament-view-standings")).focus()
    dora.page.keyboard.press("ArrowRight")
    expect(dora.page).to_have_url(re.compile(r"\?view=rounds$"))
    dora.page.keyboard.press("ArrowLeft")
    name = dora.page.locator("tbody button").first
    who = name.inner_text()
    name.focus()
    dora.page.keyboard.press("Enter")
    sheet = dora.page.get_by_role("dialog", name=who)
    expect(sheet.locator("li")).to_have_count(1)
    for kind in ("buchholz-cut-1", "buchholz", "sonneborn-berger"):
        expect(sheet).to_contain_text(f"{say(f'tiebreak-{kind}-short')} ")
    dora.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(name).to_be_focused()


def test_guests_and_strangers_see_what_they_can_do(meet: Meet) -> None:
    """A guest is asked for an account; who is too late or lacks the code reads why."""
    dora = meet()
    sign_up(dora)
    here = announce(dora, registration="code", code="oak tree")
    guest = meet(refusals=True)
    guest.go("/tournaments/new")
    expect(guest.page.get_by_text(say("web-tournaments-account-about"))).to_be_visible()
    guest.go(page_of(here))
    expect(now_of(guest)).to_contain_text(say("web-tournament-enter-account"))
    sign_up(guest)
    guest.go(page_of(here))
    guest.page.get_by_label(say("web-tournament-code"), exact=True).fill("elm tree")
    press(guest, "web-tournament-enter")
    expect(guest.page.get_by_role("status").last).to_contain_text("another code")
    guest.page.get_by_label(say("web-tournament-code"), exact=True).fill("oak tree")
    press(guest, "web-tournament-enter")
    expect(now_of(guest)).to_contain_text(say("web-tournament-now-entered"))
    dora.request(f"{here}/cancel", {})
    expect(now_of(guest)).to_contain_text(say("web-tournament-cancelled"))
    guest.go("/tournaments/nothing")
    expect(guest.page.get_by_role("heading", name=say("web-not-found-title"))).to_be_visible()


@pytest.mark.long
def test_an_evening_against_computers_runs_by_itself(meet: Meet) -> None:
    """Three rounds, each played on the board to its end; a no-show loses; the podium follows."""
    # The page may say that she is there just when her game was decided: that is refused.
    ana = meet(refusals=True)
    name = sign_up(ana, "Ana")
    here = announce(
        ana,
        absence=10,
        pause=0,
        automatic=True,
        regulations={"format": "swiss", "rounds": 3, "rules": {"clock": "300+5"}},
    )
    ana.request(f"{here}/entry", {})
    for strength in ("beginner", "casual"):
        ana.request(f"{here}/entrants", {"name": strength, "bot": True, "strength": strength})
    with somebody(ana.url, "Absent") as absent:
        absent.post(f"{here}/entry").raise_for_status()
    ana.go(page_of(here))
    ana.request(f"{here}/pair", {})
    finished = ana.page.get_by_text(say("web-tournament-finished"), exact=True)
    ana.page.set_default_timeout(240_000)
    for _ in range(3):
        # Either the game begins, or the opponent does not come and the next round follows.
        ana.page.wait_for_function(
            """(over) => location.pathname.startsWith('/game/')
                 || document.body.innerText.includes(over)""",
            arg=say("web-tournament-finished"),
        )
        if "/game/" not in ana.page.url:
            break
        ana.play_on()
        ana.page.get_by_role("link", name=say("web-game-to-tournament")).first.click()
        ana.page.wait_for_url("**/tournaments/*")
    expect(finished).to_be_visible(timeout=240_000)
    podium = ana.page.get_by_role("region", name=say("web-tournament-podium"))
    expect(podium.locator("li").first).to_be_visible()
    shown = ana.page.request.get(ana.url + here).json()
    assert (shown["status"], len(shown["rounds"])) == ("finished", 3)
    results = [game["result"] for each in shown["rounds"] for game in each["games"]]
    assert {"+:-", "-:+"} & set(results), "nobody was absent"
    assert name in [each["name"] for each in shown["entrants"]]


def test_the_calendar_has_what_is_to_come_and_what_is_mine(meet: Meet) -> None:
    ana = meet()
    sign_up(ana)
    here = announce(ana, name="Cup of the calendar")
    ana.go("/")
    ana.page.get_by_role("link", name=say("web-page-tournaments"), exact=True).first.click()
    ana.page.get_by_role("radio", name=say("web-tournaments-mine"), exact=True).check()
    card = ana.page.locator("li", has_text="Cup of the calendar")
    expect(card).to_contain_text(say("web-tournament-you-director"))
    card.get_by_role("link").click()
    ana.page.wait_for_url(f"**{page_of(here)}")
    assert here.startswith(ROOT)
