"""Reload and a line that breaks: visible, and without loss."""

from __future__ import annotations

import re

from playwright.sync_api import BrowserContext, expect

from .conftest import Meet
from .player import Person
from .serving import Server

#: Milliseconds; no pause before the next attempt is longer (`web/src/api/live.ts`).
LONGEST_PAUSE = 10_000


def board(person: Person) -> list[str]:
    """What stands where, as a screen reader hears it."""
    names: list[str] = person.page.locator("[data-square]").evaluate_all(
        "squares => squares.map(each => each.ariaLabel)"
    )
    assert len(names) == 16
    return names


def cut(person: Person, off: bool) -> None:
    context: BrowserContext = person.page.context
    context.set_offline(off)


def test_reload_in_the_middle(meet: Meet) -> None:
    person = meet()
    person.start()
    person.give("7")
    person.place("c2")
    expect(person.sentence).to_contain_text("Give")
    before = board(person)
    person.page.reload()
    expect(person.sentence).to_have_text("Ben: Give Ana a piece.")
    assert board(person) == before
    person.give("5")
    person.place("a1")
    expect(person.page.locator(".standing")).to_have_count(2)


def test_what_happens_while_the_line_is_cut_is_caught_up(meet: Meet) -> None:
    ana, ben = meet(cut=True), meet()
    rules = {"first": "me"}
    ana.go("/")
    challenge = ana.request("/api/challenges", rules)["id"]
    game = ben.request(f"/api/challenges/{challenge}/accept", {})["id"]
    for person in (ana, ben):
        person.go(f"/game/{game}")
    ana.give("7")
    expect(ben.sentence).to_contain_text("Place this piece")
    cut(ana, True)
    expect(ana.page.get_by_text("Connection lost.")).to_be_visible()
    ben.place("c2")
    ben.give("5")
    expect(ben.sentence).to_contain_text("is placing the piece")
    cut(ana, False)
    expect(ana.sentence).to_contain_text("Place this piece")
    expect(ana.page.locator(".standing[data-piece='7']")).to_be_visible()
    expect(ana.page.get_by_text("Connection lost.")).to_have_count(0)
    ana.place("a1")
    expect(ben.page.locator(".standing[data-piece='5']")).to_be_visible()


def test_a_restart_of_the_server_loses_nothing(meet: Meet, server: Server) -> None:
    person = meet(alone=True, cut=True)
    # The page tries again after longer and longer pauses; its clock is put forward over them.
    person.page.clock.install()
    person.start()
    person.give("7")
    person.place("c2")
    expect(person.sentence).to_contain_text("Give")
    gone = person.page.get_by_text("Connection lost.")
    server.stop()
    try:
        expect(gone).to_be_visible()
    finally:
        server.start()
    person.page.clock.fast_forward(LONGEST_PAUSE)
    expect(gone).to_have_count(0)
    person.give("5")
    person.place("a1")
    expect(person.page.locator(".standing")).to_have_count(2)


def test_an_action_that_comes_too_late_is_refused_and_the_game_shown(meet: Meet) -> None:
    """A page that heard nothing acts on what is no longer true."""
    person = meet(alone=True, refusals=True)
    person.page.route_web_socket(re.compile("/live"), lambda _: None)
    game = person.start()
    person.request(f"/api/games/{game}/actions", {"action": "-7", "answers": 0})
    person.give("5")
    expect(person.page.locator(".notice")).to_be_visible()
    expect(person.sentence).to_contain_text("Place this piece")
    expect(person.page.locator(".plate[data-piece='7']")).to_be_visible()
    expect(person.piece("5")).to_be_visible()
