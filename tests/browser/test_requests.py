"""Two people at two browsers: what one declines, what both are told of, and who stays away."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from .conftest import Meet
from .player import Person, introduce
from .test_pages import violations

PHONE = {"width": 390, "height": 664}


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


def press(person: Person, button: str) -> None:
    """Press a button of the table, also where it is folded away."""
    found = person.page.get_by_role("button", name=button, exact=True, include_hidden=True)
    found.first.wait_for(state="attached")
    # Where there is room, one stands at the table besides the one in the menu.
    seen = found.filter(visible=True)
    if seen.count() == 0:
        person.open_more()
    seen.first.click()


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
    expect(ana.page.locator(".notices")).to_contain_text("The takeback was declined.")
    expect(request(ben, "")).to_have_count(0)
    ben.page.wait_for_function("document.activeElement !== document.body")
    # Before both have placed, the game can be aborted instead of resigned.
    expect(ben.page.get_by_role("button", name="Resign")).to_have_count(0)
    press(ben, "Abort the game")
    press(ben, "Yes, abort")
    for person, words in ((ana, " ended the game"), (ben, "You ended the game")):
        expect(person.sentence).to_have_text("Game aborted")
        expect(person.outcome).to_contain_text(words)
    ana.page.set_viewport_size({"width": 390, "height": 664})
    press(ana, "Play again")
    withdraw = ana.page.get_by_role("button", name="Withdraw the request")
    expect(withdraw).to_be_focused()
    assert not overlaps(withdraw, ana.page.locator(".opener"))
    answer(ben, "would like to play again", "Decline")
    expect(ana.outcome).to_contain_text("There won’t be a rematch this time.")
    expect(ana.page.get_by_role("button", name="Play again")).to_have_count(0)
    # Whoever declined may think better of it.
    press(ben, "Play again")
    before = ana.page.url
    answer(ana, "would like to play again", "Accept")
    for person in (ana, ben):
        person.page.wait_for_url(lambda url: "/game/" in url and url != before)


#: Whether a notice lies on a request; as soon as there are both, since notices go by themselves.
_COVERED = """() => {
  const [notice, request] = ['.notices .notice', '.offer'].map((each) =>
    document.querySelector(each)?.getBoundingClientRect());
  if (!notice || !request) return null;
  return notice.top < request.bottom && request.top < notice.bottom ? 'covered' : 'free';
}"""


def test_on_a_phone_a_notice_says_what_was_sent_and_what_was_declined(meet: Meet) -> None:
    """The button that changed is folded away with the others."""
    ana, ben = introduce(meet(**PHONE), meet())
    notices = ana.page.locator(".notices")
    press(ana, "Offer a draw")
    expect(notices).to_contain_text("You offer a draw.")
    expect(ana.page.get_by_role("button", name="Draw offered")).to_be_hidden()
    answer(ben, "offers a draw", "Decline")
    expect(notices).to_contain_text("The draw was declined.")


def test_requests_come_one_by_one_and_nothing_lies_on_them(meet: Meet) -> None:
    ana, ben = introduce(meet(), meet(**PHONE))
    ana.give("7")
    expect(ben.sentence).to_contain_text("Place this piece")
    press(ana, "Take back a move")
    press(ana, "Offer a draw")
    expect(request(ben, "")).to_contain_text("offers a draw")
    answer(ben, "offers a draw", "Decline")
    expect(request(ben, "")).to_contain_text("would like to take back a move")
    press(ana, "Abort the game")
    press(ana, "Yes, abort")
    press(ana, "Play again")
    expect(request(ben, "would like to play again")).to_be_visible()
    press(ben, "Say something")
    press(ben, "Hide messages")
    assert ben.page.wait_for_function(_COVERED).json_value() == "free"


def test_both_are_told_when_one_uses_help(meet: Meet) -> None:
    """On the page when it happens, beside the game, and in its review."""
    # With seven pieces on the board, it is the second player who gives.
    ben, ana = introduce(meet(), meet(), help=True, position="012./4..7/8..b/.... -")
    expect(ben.page.get_by_text("the other is notified")).to_be_visible()
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


def test_how_long_an_absent_opponent_has(meet: Meet, axe: str) -> None:
    """R20: without a clock the game is abandoned some day; nobody wins before both placed."""
    ana, ben = introduce(meet(), meet())
    ana.give("7")
    ben.page.goto("about:blank")
    expect(ana.page.locator(".player", has_text="offline")).to_contain_text("30 days left")
    expect(ana.page.get_by_text("the game ends without a winner")).to_be_visible()
    press(ana, "Abort the game")
    expect(ana.page.get_by_role("button", name="Yes, abort")).to_be_focused()
    assert violations(ana.page, axe) == []
