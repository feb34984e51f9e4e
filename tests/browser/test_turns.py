"""A turn that can be followed: calls, queued gifts, the turns so far, single keys."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Meet
from .player import Person, in_words, introduce
from .test_hands import middle
from .test_pages import violations

#: Three light round pieces in row 1 and two more; Ben (second) is to give.
FIVE = "012./..../..../..ef -"

_TAPS = """() => {
  window.taps = 0;
  addEventListener('click', () => (window.taps += 1), true);
}"""


def test_a_winning_turn_takes_at_most_four_taps(meet: Meet) -> None:
    """R12.1: place, QUARTO!, a drawn pattern, send; on a phone, by touch."""
    ana = meet(width=390, height=664)
    ana.start(position=FIVE)
    ana.give("4")
    expect(ana.sentence).to_contain_text("Place this piece")
    ana.page.evaluate(_TAPS)
    ana.square("d1").click()
    ana.page.get_by_role("button", name="QUARTO!", exact=True).click()
    ana.page.get_by_role("button", name="row: a1 b1 c1 d1").click()
    expect(ana.sentence).to_have_text("Select the four squares (4 of 4).")
    ana.page.get_by_role("button", name="Call QUARTO!").click()
    expect(ana.sentence).to_have_text("Ana wins")
    taps: int = ana.page.evaluate("window.taps")
    assert taps == 4


def test_the_fourth_square_sends_the_call_where_the_player_wants_it_so(meet: Meet) -> None:
    ana = meet(sendOnFourth=True)
    ana.start(position=FIVE)
    ana.give("4")
    ana.place("d1")
    ana.point("a1 b1 c1 d1")
    expect(ana.sentence).to_have_text("Ana wins")


@pytest.mark.parametrize("piece", ["4", "d"])
def test_the_drawn_patterns_tell_nothing(meet: Meet, piece: str) -> None:
    """All patterns with four pieces are drawn, with a quarto (4) and without (d)."""
    ana = meet()
    ana.start(position=FIVE)
    ana.give(piece)
    ana.place("d1")
    expect(ana.page.get_by_role("group", name="Or choose a pattern")).to_have_count(0)
    ana.page.get_by_role("button", name="QUARTO!", exact=True).click()
    patterns = ana.page.get_by_role("group", name="Or choose a pattern").get_by_role("button")
    expect(patterns).to_have_count(1)
    expect(patterns).to_have_accessible_name("row: a1 b1 c1 d1")


def test_four_squares_are_pointed_at_by_one_line(meet: Meet) -> None:
    """A drag along a column and back takes each square once."""
    ana = meet()
    ana.start(position="0.../1.../2.../...f -")
    ana.give("4")
    ana.place("a4")
    ana.page.get_by_role("button", name="QUARTO!", exact=True).click()
    ana.page.mouse.move(*middle(ana.square("a1")))
    ana.page.mouse.down()
    for square in ("a2", "a3", "a4", "a3"):
        ana.page.mouse.move(*middle(ana.square(square)), steps=6)
    ana.page.mouse.up()
    expect(ana.sentence).to_have_text("Select the four squares (4 of 4).")
    ana.page.get_by_role("button", name="Call QUARTO!").click()
    expect(ana.sentence).to_have_text("Ben wins")


def test_a_call_is_not_offered_before_four_pieces_stand(meet: Meet) -> None:
    ana = meet()
    ana.start(position="01../..../..../.... -")
    call = ana.page.get_by_role("button", name="QUARTO!", exact=True)
    ana.give("4")
    expect(ana.sentence).to_have_text("Ben: Place this piece.")
    ana.place("c1")
    expect(ana.sentence).to_have_text("Ben: Give Ana a piece.")
    expect(call).to_have_count(0)
    ana.give("5")
    ana.place("d4")
    expect(call).to_be_visible()


def test_a_gift_is_chosen_before_the_placement(meet: Meet) -> None:
    """It is marked, can be undone, and is given once the piece in hand is placed."""
    ana = meet()
    ana.start(position=FIVE)
    ana.give("4")
    expect(ana.sentence).to_contain_text("Place this piece")
    ana.piece("6").click()
    expect(ana.piece("6")).to_have_attribute("aria-pressed", "true")
    ana.page.get_by_role("button", name="Don’t give it yet").click()
    expect(ana.piece("6")).to_have_attribute("aria-pressed", "false")
    ana.piece("7").click()
    ana.square("d2").click()
    expect(ana.sentence).to_have_text("Ben: Place this piece, or call QUARTO!")
    expect(ana.page.locator(".plate[data-piece='7'], [data-piece='7'] .plate")).to_be_visible()


def test_a_call_cancels_the_gift(meet: Meet) -> None:
    ana = meet()
    ana.start(position=FIVE)
    ana.give("4")
    expect(ana.sentence).to_contain_text("Place this piece")
    ana.piece("6").click()
    ana.page.get_by_role("button", name="QUARTO!", exact=True).click()
    ana.page.get_by_role("button", name="No, keep playing").click()
    expect(ana.piece("6")).to_have_attribute("aria-pressed", "false")
    ana.place("d2")
    expect(ana.sentence).to_contain_text("Give Ben a piece")


def test_earlier_positions_are_looked_at_while_the_game_goes_on(meet: Meet) -> None:
    ana, ben = introduce(meet(), meet())
    ana.give("7")
    ben.place("c2")
    expect(ana.sentence).to_contain_text("is choosing a piece for you")
    turns = ana.page.get_by_role("region", name="Turns so far")
    expect(turns.get_by_role("listitem")).to_have_count(2)
    turns.get_by_role("button", name=re.compile("^You give")).click()
    now = ana.page.get_by_role("button", name=re.compile("Earlier position"))
    expect(now).to_be_visible()
    expect(ana.square("c2")).to_have_attribute("aria-label", "c2, empty")
    # The other one plays on meanwhile.
    ben.give("5")
    expect(turns.get_by_role("button", name=re.compile("gives you"))).to_be_visible()
    expect(ana.sentence).to_have_text("Place this piece.")
    expect(ana.square("c2")).to_have_attribute("aria-label", "c2, empty")
    now.click()
    expect(now).to_have_count(0)
    ana.place("d4")
    expect(ana.sentence).to_contain_text("Give")
    ana.page.keyboard.press("b")
    expect(now).to_be_visible()
    expect(ana.square("d4")).to_have_attribute("aria-label", "d4, empty")
    ana.page.keyboard.press("Escape")
    expect(now).to_have_count(0)


def test_the_result_stands_once(meet: Meet) -> None:
    """The sentence says who won, the card why."""
    ana = meet()
    ana.start(position=FIVE)
    ana.give("4")
    ana.place("d1")
    ana.call("a1 b1 c1 d1")
    expect(ana.page.get_by_role("main").get_by_text("Ana wins")).to_have_count(1)
    expect(ana.outcome).to_contain_text("QUARTO! (light on a1 b1 c1 d1)")
    expect(ana.page.locator(".triumph")).not_to_be_visible()


def test_a_win_is_a_moment_worth_having(meet: Meet) -> None:
    """With motion, the word stands over the board and the four pieces are lifted."""
    ana = meet(motion="full")
    ana.start(position=FIVE)
    ana.give("4")
    ana.place("d1")
    ana.call("a1 b1 c1 d1")
    expect(ana.page.locator(".triumph")).to_be_visible()
    lifted = "each => getComputedStyle(each).animationName"
    assert ana.page.locator(".standing.lit svg.piece").first.evaluate(lifted) == "rise"
    expect(ana.page.locator(".standing.lit")).to_have_count(4)
    # A game that is over already is shown without it.
    ana.page.reload()
    expect(ana.outcome).to_be_visible()
    expect(ana.page.locator(".triumph")).to_have_count(0)


class Keys:
    """Somebody with a keyboard; the focus must never fall to the page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.page.wait_for_function("document.activeElement !== document.body")

    def to_square(self, square: str) -> None:
        self.press("p", "Home", "ArrowUp", "ArrowUp", "ArrowUp")
        self.press(*["ArrowDown"] * (4 - int(square[1])))
        self.press(*["ArrowRight"] * "abcd".index(square[0]))
        expect(self.page.locator(f"[data-square={square}]")).to_be_focused()

    def to_piece(self, piece: str) -> None:
        self.press("g", "Home")
        wanted = self.page.locator(f"[data-tray='{piece}']")
        for _ in range(16):
            if wanted.evaluate("each => each === document.activeElement"):
                return
            self.press("ArrowRight")
        expect(wanted).to_be_focused()


def test_a_whole_game_with_a_call_by_keys_alone(meet: Meet) -> None:
    """From the empty board to the call; the focus stays on a control after every key."""
    ana = meet()
    ana.start()
    keys = Keys(ana.page)
    ana.page.keyboard.press("Tab")
    turns = [("0", "a1"), ("1", "b1"), ("2", "c1"), ("f", "d4")]
    for piece, square in turns:
        keys.to_piece(piece)
        keys.press("Enter")
        expect(ana.sentence).to_contain_text("Place this piece")
        keys.to_square(square)
        keys.press("Enter")
        expect(ana.sentence).to_contain_text("a piece")
    keys.to_piece("4")
    keys.press("Enter")
    expect(ana.sentence).to_contain_text("Place this piece")
    keys.to_square("d1")
    keys.press("Space")
    expect(ana.sentence).to_have_text("Ben: Give Ana a piece, or call QUARTO!")
    keys.press("q")
    expect(ana.sentence).to_have_text("Select the four squares (0 of 4).")
    for square in ("a1", "b1", "c1", "d1"):
        keys.to_square(square)
        keys.press("Space")
    expect(ana.sentence).to_have_text("Select the four squares (4 of 4).")
    keys.press("q")
    expect(ana.outcome).to_contain_text("QUARTO!")
    keys.press("s", "b", "Escape")


def test_the_focus_stays_when_its_control_goes(meet: Meet) -> None:
    """After confirming, withdrawing a call and resigning, it is on what can be done next."""
    ana = meet(confirm=True)
    ana.start(position=FIVE)
    keys = Keys(ana.page)
    ana.page.keyboard.press("Tab")
    keys.to_piece("4")
    keys.press("Enter")
    confirm = ana.page.get_by_role("button", name="Confirm", exact=True)
    confirm.focus()
    keys.press("Enter")
    expect(ana.sentence).to_contain_text("Place this piece")
    keys.press("q")
    ana.page.get_by_role("button", name="No, keep playing").focus()
    keys.press("Enter")
    expect(ana.page.locator("[data-square]:focus")).to_have_count(1)
    ana.page.get_by_role("button", name="Resign").focus()
    keys.press("Enter")
    ana.page.get_by_role("button", name="Yes, resign").focus()
    keys.press("Enter")
    expect(ana.outcome).to_be_visible()
    keys.press("n")
    expect(ana.outcome).to_have_count(0)


def test_keys_are_listed_and_switched_off(meet: Meet) -> None:
    """WCAG 2.1.4: single keys can be turned off; closing the list gives the focus back."""
    ana = meet()
    ana.start(position=FIVE)
    ana.piece("4").focus()
    ana.page.keyboard.press("?")
    sheet = ana.page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(sheet).to_contain_text("Ask for a hint")
    ana.page.keyboard.press("p")
    expect(sheet).to_be_visible()
    sheet.get_by_role("checkbox", name="Keyboard shortcuts").uncheck()
    ana.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(ana.piece("4")).to_be_focused()
    for key in ("p", "?", "b"):
        ana.page.keyboard.press(key)
    expect(sheet).to_have_count(0)
    expect(ana.piece("4")).to_be_focused()


def test_letters_in_a_field_are_no_shortcuts(meet: Meet) -> None:
    ana = meet()
    ana.start()
    ana.page.get_by_role("button", name="More").click()
    field = ana.page.get_by_label("Type a turn")
    field.press_sequentially("b")
    expect(field).to_have_value("b")
    expect(field).to_be_focused()


class Listener:
    """Somebody who knows the page by its roles and names alone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard = page.get_by_role("status").first

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def give(self, piece: str) -> None:
        tray = self.page.get_by_role("region", name="Pieces left")
        tray.get_by_role("button", name=in_words(piece)).click()

    def place(self, square: str) -> None:
        board = self.page.get_by_role("grid", name="Board")
        board.get_by_role("button", name=re.compile(f"^{square}[,:]")).click()


def test_a_whole_game_with_a_call_by_the_screen_readers_tree_alone(meet: Meet) -> None:
    """Every sentence is read, none replaces another."""
    ana, ben = introduce(meet(), meet())
    first, second = Listener(ana.page), Listener(ben.page)
    turns = [("0", "a1"), ("1", "b1"), ("2", "c1"), ("f", "d4"), ("4", "d1")]
    giver, placer = first, second
    for piece, square in turns:
        giver.give(piece)
        expect(giver.heard).to_contain_text(f"the {in_words(piece)}.")
        expect(placer.heard).to_contain_text(f"gives you the {in_words(piece)}.")
        placer.place(square)
        expect(placer.heard).to_contain_text(f"You place the piece on {square}.")
        expect(giver.heard).to_contain_text(f"places the piece on {square}.")
        giver, placer = placer, giver
    giver.button("QUARTO!").click()
    expect(giver.heard).to_contain_text("Select the four squares (0 of 4).")
    giver.button("row: a1 b1 c1 d1").click()
    giver.button("Call QUARTO!").click()
    expect(giver.heard).to_contain_text("You call QUARTO! on a1 b1 c1 d1. You win!")
    expect(placer.heard).to_contain_text("calls QUARTO! on a1 b1 c1 d1. You lost this time")
    # What was said before can still be read.
    expect(giver.heard).to_contain_text("You place the piece on d1.")


def calling(ana: Person) -> None:
    ana.place("d1")
    ana.page.get_by_role("button", name="QUARTO!", exact=True).click()
    ana.page.get_by_role("button", name="row: a1 b1 c1 d1").click()


def queued(ana: Person) -> None:
    ana.piece("6").click()
    expect(ana.page.get_by_role("button", name="Don’t give it yet")).to_be_visible()


def past(ana: Person) -> None:
    ana.page.keyboard.press("b")
    expect(ana.page.get_by_role("button", name=re.compile("Earlier position"))).to_be_visible()


def sheet(ana: Person) -> None:
    ana.page.keyboard.press("?")
    expect(ana.page.get_by_role("dialog")).to_be_visible()


def over(ana: Person) -> None:
    calling(ana)
    ana.page.get_by_role("button", name="Call QUARTO!").click()
    expect(ana.outcome).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("state", [calling, queued, past, sheet, over])
def test_axe_finds_nothing_in_any_state_of_a_turn(
    meet: Meet, axe: str, state: Callable[[Person], None], theme: str
) -> None:
    ana = meet(theme=theme)
    ana.start(position=FIVE)
    ana.give("4")
    expect(ana.sentence).to_contain_text("Place this piece")
    state(ana)
    ana.wait_until_still()
    assert violations(ana.page, axe, colours_only=theme != "light") == []
