"""Every way to act: tap, drag, keyboard, typed notation; with and without confirmation."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .conftest import Meet
from .player import in_words


def middle(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, what: Locator, onto: Locator) -> None:
    what.scroll_into_view_if_needed()
    page.mouse.move(*middle(what))
    page.mouse.down()
    page.mouse.move(*middle(onto), steps=8)
    page.mouse.up()


def test_pieces_are_dragged(meet: Meet) -> None:
    person = meet()
    person.start()
    plate = person.page.locator(".plate")
    drag(person.page, person.piece("7"), plate)
    expect(person.sentence).to_contain_text("Place this piece")
    drag(person.page, plate, person.square("c2"))
    expect(person.square("c2")).to_have_attribute(
        "aria-label", re.compile("^c2: light, square, short and hollow")
    )


def test_a_piece_dropped_nowhere_stays(meet: Meet) -> None:
    person = meet()
    person.start()
    drag(person.page, person.piece("7"), person.page.locator(".sentence"))
    expect(person.sentence).to_have_text("Ana: Give Ben a piece.")
    expect(person.piece("7")).to_be_visible()


def test_a_turn_is_typed(meet: Meet) -> None:
    person = meet()
    person.start()
    person.open_more()
    field = person.page.get_by_label("Type a turn")
    for turn in ("-7", "c2-5"):
        field.fill(turn)
        field.press("Enter")
        expect(field).to_have_value("")
    expect(person.sentence).to_have_text("Ana: Place this piece, or call QUARTO!")
    field.fill("c9")
    field.press("Enter")
    expect(person.page.get_by_role("alert")).to_contain_text("Type a turn such as c2")


def test_what_was_typed_and_is_illegal_is_refused_with_a_reason(meet: Meet) -> None:
    person = meet(refusals=True)
    person.start(position="7.../..../..../.... 5")
    person.open_more()
    field = person.page.get_by_label("Type a turn")
    field.fill("a1")
    field.press("Enter")
    expect(person.page.locator(".notice")).to_contain_text(
        "square a1 is occupied by the short light square hollow piece"
    )


def test_an_action_waits_for_its_confirmation(meet: Meet) -> None:
    person = meet(confirm=True)
    person.start()
    person.give("7")
    expect(person.page.locator(".plate[data-piece='7']")).to_be_visible()
    person.page.get_by_role("button", name="Undo").click()
    expect(person.piece("7")).to_be_visible()
    person.give("5")
    person.page.get_by_role("button", name="Confirm").click()
    person.place("c2")
    expect(person.page.locator(".standing.tentative")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".standing")).to_have_count(0)
    person.place("d4")
    person.page.get_by_role("button", name="Confirm").click()
    expect(person.sentence).to_contain_text("Ben: Give Ana a piece")


def test_the_tray_is_grouped_by_a_trait(meet: Meet) -> None:
    person = meet()
    person.start()
    person.open_more()
    person.page.get_by_label("Sort by").select_option("shape")
    groups = person.page.locator(".tray .group")
    expect(groups).to_have_count(2)
    expect(groups.first).to_contain_text("round")
    expect(groups.first.locator("[data-tray]")).to_have_count(8)
    expect(groups.first.locator("[data-tray]").first).to_have_attribute(
        "aria-label", re.compile("round")
    )


class Keyboard:
    """A person who has nothing but a keyboard and ears."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def name(self) -> str:
        """What has the focus, as it is read aloud."""
        text: str = self.page.evaluate(
            "() => document.activeElement.getAttribute('aria-label')"
            " ?? document.activeElement.textContent.trim()"
        )
        return text

    def tab_to(self, pattern: str, back: bool = False) -> None:
        for _ in range(60):
            if re.search(pattern, self.name()):
                return
            self.page.keyboard.press("Shift+Tab" if back else "Tab")
        raise AssertionError(f"no {pattern} in the order of the Tab key")

    def give(self, piece: str) -> None:
        self.tab_to(" piece$")
        self.page.keyboard.press("Home")
        for _ in range(16):
            if self.name() == in_words(piece):
                break
            self.page.keyboard.press("ArrowRight")
        assert self.name() == in_words(piece)
        self.page.keyboard.press("Enter")

    def go(self, square: str) -> None:
        self.tab_to(r"^[a-d][1-4][,:]")
        self.page.keyboard.press("Home")
        for _ in range(3):
            self.page.keyboard.press("ArrowUp")
        for _ in range(4 - int(square[1])):
            self.page.keyboard.press("ArrowDown")
        for _ in range("abcd".index(square[0])):
            self.page.keyboard.press("ArrowRight")
        assert self.name().startswith(square), self.name()


def test_a_game_and_a_call_by_keyboard_alone(meet: Meet) -> None:
    person = meet()
    person.go("/")
    keys = Keyboard(person.page)
    keys.tab_to("^Computer|Play against")
    person.start(position="012./..../..../.... -")
    heard = person.page.get_by_role("status").first
    keys.give("4")
    expect(person.sentence).to_contain_text("Ana: Place this piece")
    expect(heard).to_contain_text("Ben gives Ana the tall light square solid piece.")
    keys.go("d1")
    person.page.keyboard.press("Enter")
    expect(heard).to_contain_text("Ana places the piece on d1. Ana: Give Ben a piece, or call")
    keys.tab_to("^QUARTO!$")
    person.page.keyboard.press("Enter")
    expect(heard).to_contain_text("Select the four squares (0 of 4).")
    for square in ("a1", "b1", "c1", "d1"):
        keys.go(square)
        person.page.keyboard.press("Space")
    expect(heard).to_contain_text("Select the four squares (4 of 4).")
    keys.tab_to("^Call QUARTO!$")
    person.page.keyboard.press("Enter")
    expect(person.outcome).to_contain_text("Ana wins: QUARTO!")
    expect(heard).to_contain_text("Ana calls QUARTO! on a1 b1 c1 d1.")


def test_a_whole_game_by_keyboard_alone(meet: Meet) -> None:
    person = meet()
    person.start(opponent={"kind": "computer", "strength": "newcomer"}, call="automatic")
    keys = Keyboard(person.page)
    square, piece = person.page.locator(".square.target"), person.page.locator(".place.target")
    for _ in range(40):
        expect(square.or_(piece).or_(person.outcome).first).to_be_visible()
        if person.outcome.count():
            break
        if square.count():
            keys.go(square.first.get_attribute("data-square") or "")
            person.page.keyboard.press("Enter")
        else:
            keys.give(piece.first.get_attribute("data-tray") or "")
    expect(person.outcome).to_be_visible()
