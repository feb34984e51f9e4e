"""Two people at two browsers: what they ask of each other, also after a reload, and fair help."""

from __future__ import annotations

import re
import secrets

from playwright.sync_api import Locator, expect

from .conftest import Meet
from .player import Person, introduce
from .test_pages import violations


def request(person: Person, words: str) -> Locator:
    """The notice of a request; it has buttons of its own."""
    return person.page.locator(".offer", has_text=re.compile(words))


def answer(person: Person, words: str, button: str) -> None:
    request(person, words).get_by_role("button", name=button).click()


def overlaps(one: Locator, other: Locator) -> bool:
    """Whether two things on the page share a pixel."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    above = a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]
    return not beside and not above


def reload(person: Person) -> None:
    person.page.reload()
    expect(person.sentence).to_be_visible()


def press(person: Person, button: str) -> None:
    person.page.get_by_role("button", name=button, exact=True).click()


def open_account(person: Person) -> None:
    person.go("/")
    name = f"Tester {secrets.token_hex(4)}"
    person.request("/api/account", {"name": name, "password": secrets.token_hex(8)})


def test_two_people_spend_an_evening(meet: Meet, axe: str) -> None:
    """A rated game without help that is drawn, a rematch after a reload, a phrase after the end."""
    ana, ben, eve = meet(), meet(), meet()
    for person in (ana, ben):
        open_account(person)
    challenge = ana.request("/api/challenges", {"rated": True, "clock": "300+5"})["id"]
    game = ben.request(f"/api/challenges/{challenge}/accept", {})
    for person in (ana, ben, eve):
        person.go(f"/game/{game['id']}")
    first, second = (ben, ana) if game["you"] == "first" else (ana, ben)
    # Both place, so that it counts.
    first.give("7")
    second.place("c2")
    second.give("8")
    first.place("d3")
    # Nobody has help, and the page says why; the server refuses it.
    for person in (ana, ben):
        expect(person.page.get_by_text("Rated games are played without help")).to_be_visible()
        expect(person.page.get_by_role("button", name="Hint")).to_have_count(0)
        refused = person.page.request.post(f"{person.url}/api/games/{game['id']}/hint", data={})
        assert (refused.status, refused.json()["code"]) == (403, "without-help")
    # An offer is there after a reload, over neither board nor clocks, and for nobody else.
    press(first, "Offer a draw")
    expect(request(second, "offers a draw")).to_be_visible()
    reload(second)
    offer = request(second, "offers a draw")
    for width, height in ((390, 664), (844, 390), (1280, 800)):
        second.page.set_viewport_size({"width": width, "height": height})
        for place in (".board .table", ".held", ".beside", ".clock >> nth=0", ".clock >> nth=1"):
            assert not overlaps(offer, second.page.locator(place)), (place, width, height)
    assert violations(second.page, axe) == []
    expect(request(first, "")).to_have_count(0)
    expect(request(eve, "")).to_have_count(0)
    answer(second, "offers a draw", "Accept")
    for person in (ana, ben, eve):
        expect(person.sentence).to_have_text("It’s a draw")
    # They still talk.
    press(first, "Say something")
    assert violations(first.page, axe) == []
    press(first, "Good game!")
    for person in (second, eve):
        expect(person.page.locator(".bubble")).to_have_text("Good game!")
    # A rematch is asked for, withdrawn, asked for again, and reaches the other after a reload.
    press(first, "Play again")
    expect(request(second, "would like to play again")).to_be_visible()
    press(first, "Withdraw the request")
    expect(request(second, "")).to_have_count(0)
    press(first, "Play again")
    reload(second)
    before = second.page.url
    answer(second, "would like to play again", "Accept")
    for person in (ana, ben):
        person.page.wait_for_url(lambda url: "/game/" in url and url != before)
    expect(second.sentence).to_contain_text("Give")


def test_a_takeback_and_a_rematch_are_declined(meet: Meet) -> None:
    ana, ben = introduce(meet(), meet())
    ana.give("7")
    expect(ben.sentence).to_contain_text("Place this piece")
    press(ana, "Take back a move")
    expect(ana.page.get_by_role("button", name="Takeback requested")).to_be_disabled()
    # By keyboard, after which the focus is where the player goes on.
    declining = request(ben, "would like to take back a move").get_by_role("button", name="Decline")
    declining.focus()
    ben.page.keyboard.press("Enter")
    expect(ana.page.locator(".notices")).to_contain_text("Declined.")
    expect(request(ben, "")).to_have_count(0)
    ben.page.wait_for_function("document.activeElement !== document.body")
    # Before both have placed, the game can be aborted instead of resigned.
    expect(ben.page.get_by_role("button", name="Resign")).to_have_count(0)
    press(ben, "Abort the game")
    press(ben, "Yes, abort")
    for person, words in ((ana, " ended the game"), (ben, "You ended the game")):
        expect(person.sentence).to_have_text("Game aborted")
        expect(person.outcome).to_contain_text(words)
    press(ana, "Play again")
    expect(ana.page.get_by_role("button", name="Withdraw the request")).to_be_focused()
    answer(ben, "would like to play again", "Decline")
    expect(ana.outcome).to_contain_text("There won’t be a rematch this time.")
    expect(ana.page.get_by_role("button", name="Play again")).to_have_count(0)
    # Whoever declined may think better of it.
    press(ben, "Play again")
    before = ana.page.url
    answer(ana, "would like to play again", "Accept")
    for person in (ana, ben):
        person.page.wait_for_url(lambda url: "/game/" in url and url != before)


def test_both_are_told_when_one_uses_help(meet: Meet) -> None:
    """On the page when it happens, beside the game, and in its review."""
    # With seven pieces on the board, it is the second player who gives.
    ben, ana = introduce(meet(), meet(), help=True, position="012./4..7/8..b/.... -")
    expect(ben.page.get_by_text("Whenever one of you uses it, the other is told")).to_be_visible()
    press(ana, "Hint")
    expect(ana.page.locator(".hints li")).to_have_count(1)
    expect(ben.page.locator(".notices")).to_contain_text("asked for a hint.")
    expect(ben.page.locator(".used")).to_have_text(re.compile(r"Help used .*: 0 · .*: 1$"))
    # That the log tells of it takes nothing away.
    expect(ana.page.locator(".hints li")).to_have_count(1)
    press(ana, "Resign")
    press(ana, "Yes, resign")
    ben.page.get_by_role("link", name="Review the game").click()
    expect(ben.page.locator(".used")).to_have_text(re.compile(r"Help used .*: 0 · .*: 1$"))


def test_how_long_an_absent_opponent_has(meet: Meet) -> None:
    """R20: without a clock the game is abandoned some day; nobody wins before both placed."""
    ana, ben = introduce(meet(), meet())
    ana.give("7")
    ben.page.goto("about:blank")
    expect(ana.page.locator(".player", has_text="offline")).to_contain_text("30 days left")
    expect(ana.page.get_by_text("the game ends without a winner")).to_be_visible()
    expect(ana.page.get_by_role("button", name="Abort the game")).to_be_visible()
