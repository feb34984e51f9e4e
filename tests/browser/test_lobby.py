"""Finding somebody to play with: the queue, challenges to one player, names and clocks."""

from __future__ import annotations

import json
import re
import secrets

import pytest
from playwright.sync_api import Locator, expect

from fourfold.locales import texts

from .conftest import Meet
from .player import Person, choose
from .test_pages import violations

say = texts("en")


def wish(person: Person, **terms: object) -> None:
    """Open the start page as somebody who waited for this before."""
    person.page.evaluate("terms => localStorage['fourfold.terms'] = terms", json.dumps(terms))
    person.go("/")


def sign_up(person: Person) -> str:
    """Get an account; the player's id."""
    name = f"Tester {secrets.token_hex(4)}"
    person.request("/api/account", {"name": name, "password": secrets.token_hex(8)})
    player: dict[str, str] = person.request("/api/me", {})["player"]
    return player["id"]


def seek(person: Person) -> None:
    person.page.get_by_role("button", name="Play someone").first.click()


def searching(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Looking for an opponent")


def expect_game(*people: Person) -> None:
    for person in people:
        person.page.wait_for_url("**/game/*")
        expect(person.sentence).to_be_visible()
    assert len({person.page.url for person in people}) == 1


def test_two_people_meet_in_the_queue(meet: Meet, axe: str) -> None:
    """One tap to wait, one tap to play with whoever waits; guests have the name that they chose."""
    ana, ben = meet(), meet()
    wish(ana, level=3, clock="5400+7")
    ben.go("/")
    ana.page.get_by_label("Your name").fill("Ana Berg")
    seek(ana)
    card = searching(ana)
    expect(card).to_contain_text("Level 3")
    expect(card).to_contain_text("Ratings from 1400 to 1600")
    expect(card.get_by_role("timer")).to_have_text(re.compile(r"^\d+:\d\d$"))
    expect(card.get_by_role("button", name="Stop looking")).to_be_focused()
    assert violations(ana.page, axe) == []
    waiting = ben.page.get_by_role("listitem").filter(has_text="Level 3")
    expect(waiting).to_contain_text("1 person is looking for a game")
    waiting.get_by_role("button", name="Play").click()
    expect_game(ana, ben)
    expect(ben.page.locator(".player", has_text="Ana Berg")).to_be_visible()


def test_a_search_is_given_up_and_survives_a_reload(meet: Meet) -> None:
    """By keyboard alone, and the focus stays on the page."""
    person = meet()
    wish(person, level=4, clock="5400+8")
    page = person.page
    # The computer may play another game than the one that is looked for.
    expect(page.get_by_text("Play someone: Level 4")).to_be_visible()
    page.get_by_role("button", name="Play someone").first.focus()
    page.keyboard.press("Enter")
    expect(searching(person)).to_contain_text("Level 4")
    expect(page.get_by_role("radio", name="Computer")).to_have_count(0)
    page.reload()
    expect(searching(person)).to_contain_text("Level 4")
    stop = page.get_by_role("button", name="Stop looking")
    stop.focus()
    page.keyboard.press("Enter")
    expect(searching(person)).to_have_count(0)
    expect(page.get_by_role("button", name="Play someone").first).to_be_focused()


def test_a_rated_game_is_found_in_the_queue(meet: Meet) -> None:
    ana, ben = meet(), meet()
    for person in (ana, ben):
        sign_up(person)
        wish(person, level=2, clock="-")
        rated = person.page.get_by_role("checkbox", name="Rated game")
        rated.check()
        # Rated games have a clock.
        expect(person.page.get_by_role("radio", name="No clock")).to_be_disabled()
        expect(person.page.get_by_role("radio", name="5 mins + 3 secs")).to_be_checked()
        seek(person)
    expect_game(ana, ben)
    expect(ana.open_rules()).to_contain_text("5 minutes per player, plus 3 seconds")
    game = ana.page.url.rpartition("/")[2]
    assert ana.page.request.get(f"{ana.url}/api/games/{game}").json()["rated"] is True


@pytest.mark.long
def test_the_computer_is_offered_after_a_while(meet: Meet) -> None:
    person = meet()
    wish(person, level=1, clock="5400+9")
    seek(person)
    searching(person).get_by_role("button", name="Play against Max").click(timeout=90_000)
    expect_game(person)
    expect(person.page.locator(".player", has_text="Max")).to_be_visible()
    assert person.page.request.get(f"{person.url}/api/queue").json()["entry"] is None


def test_somebody_is_challenged_from_their_profile(meet: Meet, axe: str) -> None:
    """Told at once on the start page, declined there; another time accepted."""
    ana, ben = meet(), meet()
    ana.go("/")
    ben.go("/")
    player = sign_up(ben)
    ben.go(f"/player/{player}")
    expect(ben.page.get_by_text("Member")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Challenge")).to_have_count(0)
    ben.go("/")
    received = ben.page.get_by_role("region", name="You’ve been challenged")
    for answer in ("Decline", "Accept and play"):
        ana.go(f"/player/{player}")
        ana.page.get_by_role("button", name="Challenge").click()
        dialog = ana.page.get_by_role("dialog")
        dialog.get_by_label("Your name").fill("Cy Twombly")
        dialog.get_by_role("radio", name="1 day per turn").check()
        assert violations(ana.page, axe) == []
        dialog.get_by_role("button", name="Send the challenge").click()
        expect(ana.page.get_by_role("heading", name="You’ve challenged Tester")).to_be_visible()
        expect(received).to_contain_text("Cy Twombly wants to play with you")
        expect(received).to_contain_text("1 day per turn")
        assert violations(ben.page, axe) == []
        received.get_by_role("button", name=answer).click()
        if answer == "Decline":
            expect(received).to_have_count(0)
            expect(ben.page.get_by_role("button", name="Play someone").first).to_be_focused()
            expect(ana.page.get_by_role("heading", name="was declined")).to_be_visible()
    expect_game(ana, ben)


def test_who_is_invited_learns_the_game_and_gives_a_name(meet: Meet) -> None:
    ana, ben = meet(), meet()
    ana.go("/")
    choose(ana, "Invite a friend")
    ana.page.get_by_label("Your name").fill("Ana Lind")
    ana.page.locator("summary").click()
    ana.page.get_by_role("radio", name="Other…").check()
    ana.page.get_by_label("Time", exact=True).fill("90")
    ana.page.get_by_label("Unit of time").select_option("second")
    ana.page.get_by_label("What the time is for").select_option("turn")
    ana.page.get_by_role("button", name="Create a link").click()
    ben.page.goto(ana.page.get_by_label("Link", exact=True).input_value())
    expect(ben.page.get_by_role("heading", name="Ana Lind wants to play with you")).to_be_visible()
    expect(ben.page.get_by_text(say("web-challenge-game"))).to_be_visible()
    expect(ben.page.get_by_text("90 seconds per turn")).to_be_visible()
    ben.page.get_by_label("Your name").fill("Ben Ode")
    ben.page.get_by_role("button", name="Accept and play").click()
    expect_game(ana, ben)
    expect(ana.page.locator(".player", has_text="Ben Ode")).to_be_visible()
    # Who has a name keeps it.
    ben.go("/")
    expect(ben.page.get_by_label("Your name")).to_have_value("Ben Ode")
