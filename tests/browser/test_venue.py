"""At real tables: the clock between two people, and the referee."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from .conftest import Meet
from .player import Person
from .venue import judging

#: By how many pixels the buttons lie on the sentence above them and on the pieces below them.
OVERLAP = """() => {
  const words = document.createRange();
  words.selectNodeContents(document.querySelector('.sentence'));
  const boxes = [...document.querySelectorAll('.acting .modes, .acting .button')].map(
    (each) => each.getBoundingClientRect());
  const tray = document.querySelector('.beside').firstElementChild.getBoundingClientRect();
  return [words.getBoundingClientRect().bottom - Math.min(...boxes.map((box) => box.top)),
    Math.max(...boxes.map((box) => box.bottom)) - tray.top].map(Math.round);
}"""

#: As long as they are in Dutch.
LONG_WORDS = """() => document.querySelectorAll('.acting .button').forEach((each, index) => {
  each.textContent = ['Ongedaan maken', 'In de hand nemen'][index];
})"""


def half(person: Person, name: str) -> Locator:
    """The half of the clock that faces this player."""
    return person.page.get_by_role("region", name=name, exact=True)


def press(person: Person, name: str) -> None:
    half(person, name).locator(".press").click()


def set_clock(person: Person, clock: str = "60/move") -> None:
    person.go(f"/clock?first=Ana&second=Ben&clock={clock}")
    person.page.get_by_role("button", name="Set the clock").click()
    expect(half(person, "Ana")).to_contain_text("You give first.")


def test_r18_a_player_whose_minute_runs_out_loses(meet: Meet) -> None:
    """The time is that of the machine: it runs while the page is closed."""
    ana = meet(alone=True)
    ana.page.clock.install()
    set_clock(ana)
    press(ana, "Ana")
    ana.page.clock.fast_forward(20_000)
    expect(half(ana, "Ana").get_by_role("timer")).to_have_text(re.compile("0:(39|40)"))
    press(ana, "Ana")
    expect(half(ana, "Ben")).to_contain_text("Place, give, then tap here")
    ana.page.reload()
    ana.page.clock.fast_forward(58_000)
    expect(half(ana, "Ben").get_by_role("timer")).to_have_text(re.compile(r"0:0\d"))
    ana.page.clock.fast_forward(3000)
    expect(half(ana, "Ben")).to_contain_text("Time is up: you lose")
    expect(half(ana, "Ana")).to_contain_text("You win!")
    ana.page.reload()
    expect(half(ana, "Ana")).to_contain_text("You win!")


def test_r15_a_call_stops_the_display_and_a_refusal_goes_on_from_it(meet: Meet) -> None:
    ana = meet(alone=True)
    ana.page.clock.install()
    set_clock(ana, "300%2B5")
    call = ana.page.get_by_role("button", name="QUARTO!", exact=True)
    press(ana, "Ana")
    # Never in the first turn, and only for the player to act.
    for each in call.all():
        expect(each).to_be_disabled()
    press(ana, "Ana")
    expect(half(ana, "Ana").get_by_role("timer")).to_have_text("5:05")
    expect(half(ana, "Ana").get_by_role("button", name="QUARTO!")).to_be_disabled()
    for refused in (1, 2, 3):
        half(ana, "Ben").get_by_role("button", name="QUARTO!").click()
        expect(ana.page.get_by_text("Ben calls QUARTO!")).to_be_visible()
        shown = half(ana, "Ben").get_by_role("timer").inner_text()
        ana.page.clock.fast_forward(900_000)
        expect(half(ana, "Ben").get_by_role("timer")).to_have_text(shown)
        ana.page.get_by_role("button", name="False: play continues").click()
        expect(half(ana, "Ben")).to_contain_text(f"{refused} of 3 calls refused")
    expect(half(ana, "Ben").get_by_role("button", name="QUARTO!")).to_be_disabled()
    press(ana, "Ben")
    expect(half(ana, "Ana")).to_contain_text("Place, give, then tap here")


def test_r12_the_judge_points_the_board_out_and_the_call_wins(meet: Meet) -> None:
    """By the clock it is Ben's turn, so four pieces mean that one was given since."""
    ana = meet()
    ana.go("/")
    ana.go(judging(ana))
    ana.page.get_by_role("button", name="Check on a board").click()
    expect(ana.sentence).to_contain_text("Ben may call it now.")
    expect(ana.sentence).to_contain_text("(R12)")
    # A fifth piece elsewhere: Ben has placed without calling, and the quarto has lapsed.
    ana.piece("4").click()
    ana.square("c3").click()
    expect(ana.sentence).to_contain_text("It has lapsed: nobody may call it. (R12)")
    ana.page.get_by_role("button", name="Undo").click()
    expect(ana.sentence).to_contain_text("may call it now")
    ana.page.get_by_role("radio", name="Call").check()
    for square in ("a1", "b1", "c1", "d1"):
        ana.square(square).click()
    expect(ana.sentence).to_contain_text("Ben calls it in time and wins. (R12)")
    ana.page.get_by_role("button", name="Right: Ben wins").click()
    expect(half(ana, "Ben")).to_contain_text("You win!")
    expect(half(ana, "Ana")).to_contain_text("You lose")


def test_the_clock_needs_no_network(meet: Meet) -> None:
    """Only the referee asks the server; the players can still decide by themselves."""
    ana = meet(cut=True)
    ana.go("/")
    ana.go(judging(ana))
    ana.page.context.set_offline(True)
    ana.page.get_by_role("button", name="Tapped by mistake").click()
    press(ana, "Ben")
    expect(half(ana, "Ana")).to_contain_text("Place, give, then tap here")
    ana.page.get_by_role("button", name="More").click()
    ana.page.get_by_role("button", name="Take back the last tap").click()
    expect(half(ana, "Ben")).to_contain_text("Paused")


def test_the_referee_rules_by_the_facts_and_names_the_rule(meet: Meet) -> None:
    ana = meet()
    ana.go("/referee")
    expect(ana.sentence).to_contain_text("Finish with the square that was filled last.")
    for piece, square in zip("0123", ("a1", "b1", "c1", "d1"), strict=True):
        ana.piece(piece).click()
        ana.square(square).click()
    expect(ana.sentence).to_contain_text("a1 b1 c1 d1: Player 1 may call it now.")
    known = ana.page.get_by_role("region", name="What is known")
    expect(known.get_by_label("Square filled last")).to_have_value("d1")
    expect(known.get_by_label("Filled by")).to_have_value("first")
    # Somebody saw another square filled last, which is in the quarto as well.
    ana.page.get_by_role("radio", name="Last square").check()
    ana.square("a1").click()
    expect(known.get_by_label("Square filled last")).to_have_value("a1")
    known.get_by_label("Given since?").select_option("yes")
    ana.page.get_by_role("region", name="Quartos on the board").get_by_role("button").click()
    expect(ana.sentence).to_contain_text("Player 1 completed this quarto and did not call it.")
    expect(ana.sentence).to_contain_text("(R12)")
    # On a phone on its side nothing lies on the ruling, nor on the pieces.
    ana.page.set_viewport_size({"width": 664, "height": 390})
    assert max(ana.page.evaluate(OVERLAP)) <= 0
    # Upright, two long words have a row together.
    ana.page.set_viewport_size({"width": 360, "height": 640})
    ana.page.evaluate(LONG_WORDS)
    assert max(ana.page.evaluate(OVERLAP)) <= 0
    ana.page.set_viewport_size({"width": 1100, "height": 900})
    known.get_by_label("Caller").select_option("first")
    expect(ana.sentence).to_contain_text("it is now up to Player 2")
    expect(ana.sentence).to_contain_text("(R15)")
    # The same again from its address.
    ana.page.reload()
    expect(ana.sentence).to_contain_text("(R15)")


def test_a_contradiction_is_named(meet: Meet) -> None:
    ana = meet(refusals=True)
    ana.go("/referee?position=0123/..../..../.... -&last=d1")
    expect(ana.sentence).to_contain_text("Player 1 may call it now.")
    ana.page.get_by_label("Filled by").select_option("second")
    expect(ana.sentence).to_contain_text("first player")
    expect(ana.sentence).to_have_class(re.compile("bad"))
