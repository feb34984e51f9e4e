"""Help in casual games: hints in three steps, danger on the tray."""

from __future__ import annotations

import re
import secrets

from playwright.sync_api import expect

from .conftest import Meet
from .player import introduce


def test_hints_come_in_three_steps(meet: Meet) -> None:
    person = meet()
    person.start(position="012./4..7/8..b/.... -")
    hints = person.page.locator(".hints li")
    person.page.get_by_role("button", name="Hint").click()
    expect(hints).to_have_count(1)
    expect(hints.first).to_contain_text("poisoned")
    for number in (2, 3):
        person.page.get_by_role("button", name="Tell me more").first.click()
        expect(hints).to_have_count(number)
    expect(hints.last).to_contain_text(re.compile("Give the .* piece"))
    expect(person.page.get_by_role("button", name="Tell me more")).to_be_disabled()
    person.piece("f").click()
    expect(hints).to_have_count(0)


def test_the_danger_view_marks_pieces_in_words_too(meet: Meet) -> None:
    person = meet()
    person.start(position="012./..../..../.... -")
    button = person.page.get_by_role("button", name="Show threats")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    dangerous = re.compile("dangerous: wins on d1")
    expect(person.piece("4")).to_have_attribute("aria-label", dangerous)
    expect(person.piece("f")).to_have_attribute("aria-label", re.compile("safe for now"))
    person.give("4")
    expect(person.square("d1")).to_have_attribute("aria-label", re.compile("makes a quarto here"))


def test_a_rated_game_has_no_help(meet: Meet) -> None:
    """The page offers none; that the server gives none is tested there."""
    ana, ben = meet(), meet()
    for person in (ana, ben):
        name = f"Tester {secrets.token_hex(4)}"
        person.go("/")
        person.request("/api/account", {"name": name, "password": secrets.token_hex(8)})
    challenge = ana.request("/api/challenges", {"rated": True, "clock": "300+5"})["id"]
    game = ben.request(f"/api/challenges/{challenge}/accept", {})["id"]
    for person in (ana, ben):
        person.go(f"/game/{game}")
        expect(person.page.locator(".tray")).to_be_visible()
        expect(person.page.get_by_role("button", name="Hint")).to_have_count(0)
        expect(person.page.get_by_role("button", name="Take back")).to_have_count(0)


def test_two_people_have_a_coach_if_they_agreed_on_it(meet: Meet) -> None:
    ana, ben = meet(), meet()
    introduce(ana, ben, help=True)
    expect(ana.page.get_by_role("button", name="Hint")).to_be_visible()
    introduce(ana, ben)
    expect(ana.page.locator(".tray")).to_be_visible()
    expect(ana.page.get_by_role("button", name="Hint")).to_have_count(0)
