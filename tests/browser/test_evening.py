"""Two people find each other and spend an evening; a third one watches. All of it by the page."""

from __future__ import annotations

import os

from playwright.sync_api import expect
from tests.server.push.receiver import Receiver

from .conftest import Meet
from .messages import click, deliver
from .pictures import keep_picture
from .player import Person
from .test_banner import banner
from .test_lobby import expect_game, seek, sign_up
from .test_pages import violations
from .test_requests import PHONE, answer, overlaps, press, request

DESKTOP = {"width": 1280, "height": 800}


def look(person: Person, name: str) -> None:
    """With FOURFOLD_PICTURES, a folder, keep what stands on the screen."""
    if "FOURFOLD_PICTURES" in os.environ:
        person.wait_until_still()
        keep_picture(f"evening-{name}", person.page.screenshot())


def reload(person: Person) -> None:
    person.page.reload()
    expect(person.sentence).to_be_visible()


def meet_in_the_queue(ana: Person, ben: Person) -> str:
    """One tap each, once both want a game that counts; the game."""
    for person in (ana, ben):
        person.go("/")
        person.page.get_by_role("checkbox", name="Rated game").check()
    seek(ana)
    expect(ana.page.get_by_role("button", name="Stop looking")).to_be_focused()
    expect(ana.page.get_by_text("nobody else is waiting right now")).to_be_visible()
    look(ana, "1-searching")
    expect(ben.page.get_by_text("1 person is looking for a game").first).to_be_visible()
    look(ben, "1-somebody-waits")
    seek(ben)
    expect_game(ana, ben)
    return ana.page.url.rpartition("/")[2]


def play_without_help(game: str, first: Person, second: Person) -> None:
    """Both place, so that it counts; the page says why nobody is helped, the server refuses."""
    first.give("7")
    second.place("c2")
    second.give("8")
    first.place("d3")
    for person in (first, second):
        person.open_more()
        expect(person.page.get_by_text("Rated games are played without help")).to_be_visible()
        person.page.keyboard.press("Escape")
        expect(person.page.get_by_role("button", name="Hint")).to_have_count(0)
        for way in ("hint", "danger"):
            refused = person.page.request.post(f"{person.url}/api/games/{game}/{way}")
            assert (refused.status, refused.json()["code"]) == (403, "without-help")


def agree_on_a_draw(first: Person, second: Person, eve: Person, axe: str) -> None:
    """An offer is there after a reload, over neither board nor clocks, and for nobody else."""
    press(first, "Offer a draw")
    expect(request(second, "offers a draw")).to_be_visible()
    reload(second)
    offer = request(second, "offers a draw")
    size = second.page.viewport_size
    for width, height in ((390, 664), (844, 390), (1280, 800)):
        second.page.set_viewport_size({"width": width, "height": height})
        look(second, f"2-draw-{width}")
        for place in (".board .table", ".held", ".beside", ".clock >> nth=0", ".clock >> nth=1"):
            assert not overlaps(offer, second.page.locator(place)), (place, width, height)
    assert violations(second.page, axe) == []
    assert size is not None
    second.page.set_viewport_size(size)
    for person in (first, eve):
        expect(request(person, "")).to_have_count(0)
    answer(second, "offers a draw", "Accept")
    for person in (first, second, eve):
        expect(person.sentence).to_have_text("It’s a draw")


def talk_and_play_again(first: Person, second: Person, eve: Person, axe: str) -> None:
    """Phrases after the end; a rematch, withdrawn once, that waits while the other one reloads."""
    press(first, "Say something")
    assert violations(first.page, axe) == []
    press(first, "Good game!")
    for person in (second, eve):
        expect(person.page.locator(".bubble")).to_have_text("Good game!")
    press(first, "Play again")
    expect(request(second, "would like to play again")).to_be_visible()
    press(first, "Withdraw the request")
    expect(request(second, "")).to_have_count(0)
    press(first, "Play again")
    reload(second)
    rematch = request(second, "would like to play again")
    expect(rematch).to_be_visible()
    for person, name in ((first, "asked"), (second, "wanted"), (eve, "watched")):
        look(person, f"3-rematch-{name}")
    # It is reached by the keyboard.
    before = second.page.url
    rematch.get_by_role("button", name="Accept").focus()
    second.page.keyboard.press("Enter")
    for person in (first, second):
        person.page.wait_for_url(lambda url: "/game/" in url and url != before)
    expect(second.sentence).to_contain_text("Give")
    press(second, "Abort the game")
    press(second, "Yes, abort")
    for person in (first, second):
        expect(person.sentence).to_have_text("Game aborted")


def challenge(ana: Person, ben: Person, player: str) -> None:
    """A casual game of days, from the profile of the one to the start page of the other."""
    ben.go("/")
    ana.go(f"/player/{player}")
    press(ana, "Challenge")
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_role("checkbox", name="Rated game").uncheck()
    dialog.get_by_role("radio", name="1 day per turn").check()
    dialog.get_by_role("button", name="Send the challenge").click()
    received = ben.page.get_by_role("region", name="You’ve been challenged")
    expect(received).to_be_visible()
    # Said once: the page has the buttons, so that the banner keeps silent.
    expect(banner(ben)).to_have_count(0)
    look(ben, "4-challenged")
    received.get_by_role("button", name="Accept and play").click()
    expect_game(ana, ben)


def take_back(asker: Person, other: Person) -> None:
    """The gift goes back to the tray when the other one agrees."""
    asker.give("7")
    expect(other.sentence).to_contain_text("Place this piece")
    press(asker, "Take back a move")
    # On a phone the button lies over the pieces, in what is opened by ⋯.
    asker.page.keyboard.press("Escape")
    expect(request(other, "take back a move")).to_be_visible()
    look(other, "5-takeback")
    answer(other, "would like to take back a move", "Accept")
    expect(asker.sentence).to_contain_text("Give")


def leave_and_come_back(here: Person, away: Person, receiver: Receiver) -> None:
    """Who closes the tab is called by a message, and led back by the banner and by a click."""
    browser = receiver.browser()
    wanted = browser.subscription()
    subscribed = away.page.request.put(f"{away.url}/api/push/subscription", data=wanted)
    assert subscribed.status == 204
    game = here.page.url
    context = away.page.context
    context.grant_permissions(["notifications"])
    away.page.close()
    expect(here.page.locator(".player", has_text="offline")).to_be_visible()
    here.give("7")
    message = browser.read(browser.wait())
    assert (message["title"], game.endswith(message["path"])) == ("Your turn", True)
    again = Person(context.new_page(), away.url)
    again.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    again.go("/learn")
    expect(banner(again)).to_contain_text("Your turn against")
    look(again, "6-banner")
    banner(again).get_by_role("link", name="To the game").click()
    expect(again.sentence).to_contain_text("Place this piece")
    again.go("/settings")
    deliver(again.page, message)
    click(again.page)
    again.page.wait_for_url(game)
    again.place("c2")
    expect(here.page.locator(".board [data-piece='7']")).to_be_visible()


def in_order(ana: Person, ben: Person) -> tuple[Person, Person]:
    """The two players of a game, first to give first."""
    game = ana.page.url.rpartition("/")[2]
    seat = ana.page.request.get(f"{ana.url}/api/games/{game}").json()["you"]
    return (ana, ben) if seat == "first" else (ben, ana)


def test_an_evening(meet: Meet, axe: str, receiver: Receiver) -> None:
    """From the queue to the last message, on a computer and on a phone."""
    ana, ben, eve = meet(**DESKTOP), meet(**PHONE, worker=True, notified=True), meet(**PHONE)
    ben.go("/")
    players = [sign_up(person) for person in (ana, ben)]
    game = meet_in_the_queue(ana, ben)
    eve.go("/live")
    eve.page.locator(f"a[href='/game/{game}']").first.click()
    expect(eve.page.get_by_text("You’re watching")).to_be_visible()
    first, second = in_order(ana, ben)
    play_without_help(game, first, second)
    agree_on_a_draw(first, second, eve, axe)
    talk_and_play_again(first, second, eve, axe)
    challenge(ana, ben, players[1])
    first, second = in_order(ana, ben)
    take_back(first, second)
    if first is ben:
        ben.give("8")
        ana.place("a1")
    leave_and_come_back(ana, ben, receiver)
