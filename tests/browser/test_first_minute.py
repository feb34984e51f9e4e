"""Somebody's first minute: the introduction by every hand, and the net of the first games."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from fourfold.locales import texts

from .conftest import Meet
from .player import Person, choose
from .screens import misfits
from .serving import Server

say = texts("en")
NEW = {"introduced": False, "gamesFinished": 0}
PHONES = [(390, 664), (844, 390)]
#: A game on a shared screen in which the first to act can win by placing on d1, automatically.
NEARLY = {"position": "012./..../..../.... 4"}


def kept(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(page.evaluate("localStorage['fourfold.settings']"))
    return found


def sentence(page: Page) -> Locator:
    return page.locator(".sentence")


def test_the_introduction_is_offered_once(meet: Meet) -> None:
    person = meet(**NEW)
    person.go("/")
    offer = person.page.get_by_role("region", name=say("web-intro-offer"))
    offer.get_by_role("button", name=say("web-intro-skip")).click()
    expect(offer).to_have_count(0)
    # The focus goes on to what comes next.
    expect(person.page.get_by_role("button", name="Play someone").first).to_be_focused()
    person.page.reload()
    expect(person.page.locator("h1")).to_be_visible()
    expect(offer).to_have_count(0)
    person.go("/learn")
    person.page.get_by_role("link", name=say("web-page-intro")).click()
    expect(sentence(person.page)).to_contain_text("Tap the tall dark round hollow piece")


@pytest.fixture
def phone(chromium: Browser) -> Iterator[Page]:
    """A page on a phone, of somebody who has never been here."""
    context = chromium.new_context(
        locale="en",
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
        service_workers="block",
    )
    context.set_default_timeout(30_000)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize(("width", "height"), PHONES)
def test_the_introduction_by_touch_on_one_screen(
    phone: Page, server: Server, width: int, height: int
) -> None:
    page = phone
    page.set_viewport_size({"width": width, "height": height})
    page.goto(server.url)
    page.get_by_role("link", name=say("web-intro-start")).tap()

    def faults(pieces: int, calls: int = 0) -> list[str]:
        parts = {"squares": ("[data-square]", 16), "pieces": ("[data-tray]", pieces)}
        return misfits(page, width, height, parts | {"call": (".acting .call", calls)})

    expect(sentence(page)).to_contain_text("Tap the tall dark round hollow piece")
    assert faults(14) == []
    page.locator("[data-tray=b]").tap()
    expect(sentence(page)).to_contain_text("Look again (height)")
    page.locator("[data-tray='9']").tap()
    expect(sentence(page)).to_have_text(say("web-intro-give"))
    page.locator("[data-tray='8']").tap()
    expect(sentence(page)).to_have_text(say("web-intro-give-wrong"))
    page.locator("[data-tray='7']").tap()
    expect(sentence(page)).to_have_text(say("web-intro-place"))
    assert faults(11) == []
    page.locator("[data-square=a1]").tap()
    expect(sentence(page)).to_have_text(say("web-intro-place-wrong"))
    page.locator("[data-square=d2]").tap()
    expect(sentence(page)).to_have_text(say("web-intro-call"))
    assert faults(11, calls=1) == []
    page.get_by_role("button", name="QUARTO!", exact=True).tap()
    for square in ("b3", "b2", "c2", "d2"):
        page.locator(f"[data-square={square}]").tap()
    page.get_by_role("button", name="Call QUARTO!").tap()
    expect(sentence(page)).to_have_text(say("web-intro-call-wrong"))
    page.get_by_role("button", name="QUARTO!", exact=True).tap()
    for square in ("a2", "b2", "c2", "d2"):
        page.locator(f"[data-square={square}]").tap()
    page.get_by_role("button", name="Call QUARTO!").tap()
    expect(sentence(page)).to_have_text(say("web-intro-done"))
    page.get_by_role("link", name=say("web-learn-play")).tap()
    expect(page.get_by_role("button", name="Play against Max").first).to_be_visible()
    expect(page.get_by_text(say("web-intro-offer"))).to_have_count(0)


def test_the_introduction_by_keyboard_alone(meet: Meet) -> None:
    """Only keys, and the focus is never on the page itself once it has been on something."""
    person = meet(**NEW)
    person.go("/intro")
    page = person.page
    press = page.keyboard.press

    def focused() -> str:
        name: str = page.evaluate(
            "document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()"
        )
        assert page.evaluate("document.activeElement !== document.body")
        return name

    def go_to(wanted: str, key: str, most: int = 20) -> None:
        for _ in range(most):
            if wanted in focused():
                return
            press(key)
        raise AssertionError(f"{wanted} is not reached: {focused()}")

    page.locator("[data-tray][tabindex='0']").focus()
    go_to("tall dark round hollow", "ArrowRight")
    press("Enter")
    expect(sentence(page)).to_have_text(say("web-intro-give"))
    go_to("short", "ArrowRight")
    press("Enter")
    expect(sentence(page)).to_have_text(say("web-intro-place"))
    for row in "1234":
        if focused().startswith(f"a{row}"):
            for _ in range(abs(int(row) - 2)):
                press("ArrowUp" if int(row) < 2 else "ArrowDown")
            break
    go_to("d2", "ArrowRight")
    press("Enter")
    expect(sentence(page)).to_have_text(say("web-intro-call"))
    go_to("QUARTO!", "Tab")
    press("Enter")
    expect(sentence(page)).to_contain_text("(0 of 4)")
    go_to("d2", "ArrowRight")
    for _ in range(4):
        press("Enter")
        press("ArrowLeft")
    go_to("Call QUARTO!", "Tab")
    press("Enter")
    expect(sentence(page)).to_have_text(say("web-intro-done"))
    expect(page.get_by_role("link", name=say("web-learn-play"))).to_be_focused()


def test_the_introduction_can_be_heard(meet: Meet) -> None:
    """What is asked for is a live region, and every control has a name that says what it is."""
    person = meet(edition="mushrooms", **NEW)
    person.go("/intro")
    page = person.page
    status = page.get_by_role("status").filter(has_text="Tap the")
    expect(status).to_have_text("Tap the big red pointed mushroom with yellow dots.")
    page.get_by_role("button", name="big red pointed mushroom with yellow dots").click()
    expect(page.get_by_role("gridcell", name=re.compile("^c2: red, pointed, big"))).to_be_visible()
    page.get_by_role("button", name="small blue flat mushroom with yellow dots").click()
    expect(page.get_by_role("status").filter(has_text="A big one!")).to_be_visible()


def rules_shown(person: Person) -> Locator:
    return person.page.locator("summary")


@pytest.mark.parametrize("finished", [0, 2, 3])
def test_newcomers_have_calls_made_for_them_against_nobody_else(meet: Meet, finished: int) -> None:
    person = meet(gamesFinished=finished)
    person.go("/")
    automatic = say("call-automatic-name")
    note = person.page.get_by_text(say("web-newcomer-automatic"))
    expect(note).to_have_count(0)
    for way, net in (("Computer", True), ("On one screen", True), ("Invite a friend", False)):
        choose(person, way)
        expected = net and finished < 3
        expect(note).to_have_count(int(expected))
        if expected:
            expect(rules_shown(person)).to_contain_text(automatic)
        else:
            expect(rules_shown(person)).not_to_contain_text(automatic)


def test_what_a_newcomer_chose_stays(meet: Meet) -> None:
    person = meet(gamesFinished=0)
    person.go("/")
    choose(person, "Computer")
    rules_shown(person).click()
    person.page.get_by_role("radio", name=re.compile("^" + say("call-official-name"))).check()
    expect(person.page.get_by_text(say("web-newcomer-automatic"))).to_have_count(0)
    person.page.get_by_role("button", name="Play against Max").first.click()
    expect(person.sentence).to_be_visible()
    person.go("/")
    choose(person, "Computer")
    expect(rules_shown(person)).to_contain_text(say("call-official-name"))
    expect(person.page.get_by_text(say("web-newcomer-automatic"))).to_have_count(0)


def test_a_finished_game_counts_once(meet: Meet) -> None:
    person = meet(gamesFinished=0)
    game = person.start(call="automatic", **NEARLY)
    person.place("d1")
    expect(person.outcome).to_be_visible()
    assert kept(person.page)["gamesFinished"] == 1
    person.page.reload()
    expect(person.outcome).to_be_visible()
    assert kept(person.page)["gamesFinished"] == 1
    # Nobody has lost at a shared screen.
    expect(person.page.get_by_text(say("web-newcomer-loss"))).to_have_count(0)
    assert game


@pytest.mark.parametrize(("before", "offered"), [(0, True), (1, False)])
def test_lessons_are_offered_to_whoever_loses_their_first_game(
    meet: Meet, before: int, offered: bool
) -> None:
    person = meet(gamesFinished=before)
    computer = {"kind": "computer", "strength": "casual"}
    game = person.start(opponent=computer, first="me")
    person.request(f"/api/games/{game}/resign", {})
    expect(person.outcome).to_be_visible()
    expect(person.page.get_by_text(say("web-newcomer-loss"))).to_have_count(int(offered))
    if offered:
        person.page.locator(".loss").get_by_role("link", name="Learn").click()
        expect(person.page.locator("h1")).to_have_text(say("web-learn-title"))


def test_the_call_is_introduced_when_its_button_first_comes(meet: Meet) -> None:
    """Once in a game, in the first three games, and whether or not there is anything to call."""
    note = say("web-newcomer-call")
    person = meet(gamesFinished=0)
    person.start(position="01../..e./...7/.... 4")
    expect(person.page.get_by_text(note)).to_be_visible()
    person.place("d4")
    expect(person.sentence).to_contain_text("Give")
    expect(person.page.get_by_text(note)).to_have_count(0)
    for finished, rules in ((3, {}), (0, {"call": "automatic"})):
        other = meet(gamesFinished=finished)
        other.start(position="01../..e./...7/.... 4", **rules)
        expect(other.sentence).to_contain_text("Place")
        expect(other.page.get_by_text(note)).to_have_count(0)


def test_moving_the_volume_can_be_heard(meet: Meet) -> None:
    person = meet(alone=True, sound=True)
    person.page.add_init_script(
        """window.gains = [];
        const make = AudioContext.prototype.createGain;
        AudioContext.prototype.createGain = function () {
          const gain = make.call(this);
          window.gains.push(gain);
          return gain;
        };"""
    )
    person.go("/settings")
    slider = person.page.get_by_label(say("web-setting-volume"))
    slider.focus()
    person.page.keyboard.press("Home")
    assert (kept(person.page)["volume"], kept(person.page)["sound"]) == (0, False)
    assert person.page.evaluate("window.gains.length") == 0
    for _ in range(5):
        person.page.keyboard.press("ArrowRight")
    assert (kept(person.page)["volume"], kept(person.page)["sound"]) == (0.5, True)
    # The first one is the knob that all sounds go through; after it, those of the test sound.
    assert person.page.evaluate("window.gains[0].gain.value") == 0.25
    person.page.keyboard.press("ArrowRight")
    person.page.wait_for_function("window.gains.length > 3")
