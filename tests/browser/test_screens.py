"""One screen, every screen: nobody scrolls to play, and nothing jumps while they do."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from .addresses import finished, playing
from .conftest import Meet
from .learning import LEARNING
from .pictures import montage
from .player import SHARED, Person
from .screens import SAMPLE, SCREENS, misfits, scrolls
from .serving import Server

Parts = dict[str, tuple[str, int]]
#: What is always on the screen, as selectors and how many there are.
BOARD: Parts = {"squares": ("[data-square]", 16)}
TABLE: Parts = {**BOARD, "pieces": (".tray .place", 16), "hand": (".plate", 1)}
CALL: Parts = {**TABLE, "call": (".button.call", 1)}
RESULT: Parts = {**BOARD, "result": (".outcome .reason, .outcome .row", 2)}


def call(person: Person) -> str:
    """A game in which somebody is pointing at the squares of a call."""
    person.go(playing(person))
    person.page.locator(".button.call").click()
    person.square("a1").click()
    return ""


def confirm(person: Person) -> str:
    """A placement that waits for its confirmation."""
    person.start_over(confirm=True, language=person.page.evaluate("document.documentElement.lang"))
    person.go(playing(person))
    person.square("d4").click()
    return ""


def watch(person: Person) -> str:
    """A game with hints and marks on the pieces."""
    game = person.request("/api/games", {**SHARED, "position": "012./4..7/8..b/.... -"})["id"]
    person.go(f"/game/{game}")
    person.page.set_viewport_size({"width": 390, "height": 664})
    person.page.locator(".quick button").click()
    expect(person.page.locator(".hints li")).to_have_count(1)
    return ""


def over(person: Person) -> str:
    return f"/game/{finished(person)}"


#: The states of a game: how one gets there, and what has to be on the screen.
GAME: dict[str, tuple[Callable[[Person], str], Parts]] = {
    "place": (playing, CALL),
    "call": (call, CALL),
    "confirm": (confirm, TABLE),
    "hint": (watch, TABLE),
    "over": (over, RESULT),
}


def drill(person: Person) -> str:
    """A drill that has begun."""
    person.go(LEARNING["/drill"](person))
    person.page.locator("form button[type=submit]").click()
    return ""


#: The other pages with a table; in the drill, the board is filled by sight alone.
STUDY: dict[str, tuple[Callable[[Person], str], Parts]] = {
    "puzzle": (LEARNING["/puzzles/{id}"], TABLE),
    "lesson": (LEARNING["/learn/{lesson}"], CALL),
    "analysis": (LEARNING["/analysis"], TABLE),
    "analysis giving": (LEARNING["/analysis giving"], TABLE),
    "review": (LEARNING["/review record"], TABLE),
    "review giving": (LEARNING["/review giving"], TABLE),
    "drill": (drill, BOARD),
    "fill": (LEARNING["/fill"], BOARD),
}


def visit(person: Person, language: str, address: Callable[[Person], str]) -> None:
    person.start_over(language=language)
    person.go("/settings")
    if path := address(person):
        person.go(path)
    expect(person.page.locator(".square").first).to_be_visible()
    person.wait_until_still()


def faults_on(
    person: Person, parts: Parts, screens: tuple[tuple[int, int], ...]
) -> dict[str, list[str]]:
    """What is wrong on each of the screens, one page being resized."""
    found = {f"{w} by {h}": misfits(person.page, w, h, parts) for w, h in screens}
    return {screen: faults for screen, faults in found.items() if faults}


@pytest.mark.parametrize("state", GAME)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_is_on_one_screen(meet: Meet, state: str, language: str) -> None:
    """The screens that differ most; all of them are in the long tier."""
    person = meet()
    address, parts = GAME[state]
    visit(person, language, address)
    assert faults_on(person, parts, SAMPLE) == {}


@pytest.mark.long
@pytest.mark.parametrize("view", ["flat", "slanted"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_is_on_one_screen_on_every_screen(meet: Meet, language: str, view: str) -> None:
    person = meet(view=view)
    found = {}
    for state, (address, parts) in GAME.items():
        visit(person, language, address)
        found[state] = faults_on(person, parts, SCREENS)
        found[f"{state} scrolls"] = {
            f"{w} by {h}": ["scrolls"] for w, h in SCREENS if _scrolls_at(person, w, h)
        }
    assert {state: faults for state, faults in found.items() if faults} == {}


def _scrolls_at(person: Person, width: int, height: int) -> bool:
    person.page.set_viewport_size({"width": width, "height": height})
    return scrolls(person.page)


@pytest.mark.parametrize("page", STUDY)
def test_a_page_to_learn_from_is_on_one_screen(meet: Meet, page: str) -> None:
    person = meet()
    address, parts = STUDY[page]
    visit(person, "de", address)
    assert faults_on(person, parts, SAMPLE) == {}


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de"])
def test_pages_to_learn_from_are_on_one_screen_on_every_screen(meet: Meet, language: str) -> None:
    person = meet()
    found = {}
    for page, (address, parts) in STUDY.items():
        visit(person, language, address)
        found[page] = faults_on(person, parts, SCREENS)
    assert {page: faults for page, faults in found.items() if faults} == {}


def test_what_does_not_fit_is_found(meet: Meet) -> None:
    """A measure that finds nothing may be blind: plant what it must find."""
    person = meet()
    person.go(playing(person))
    planted = {
        ".table { translate: 0 400px }": "off the screen: squares a1",
        ".place { width: 39px }": "39.0 by",
        "main { min-width: 200vw }": "scrolls sideways",
        ".sentence { position: fixed; inset: 0; pointer-events: auto !important }": "covered by",
        ".opener { height: 20px !important }": "by 20.0: More",
    }
    for style, fault in planted.items():
        tag = person.page.add_style_tag(content=style)
        found = misfits(person.page, 360, 640, CALL)
        assert any(fault in each for each in found), (style, found)
        tag.evaluate("each => each.remove()")
    assert misfits(person.page, 360, 640, CALL) == []


def test_the_board_grows_with_the_screen(meet: Meet) -> None:
    person = meet()
    person.go(playing(person))
    widths = []
    for width, height in ((1280, 720), (1920, 1080), (2560, 1440)):
        person.page.set_viewport_size({"width": width, "height": height})
        person.wait_until_still()
        box = person.page.locator(".table").bounding_box()
        assert box is not None
        widths.append(box["width"] / height)
    assert min(widths) > 0.85


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("width", "height"), SAMPLE)
def test_nothing_jumps(meet: Meet, width: int, height: int, language: str) -> None:
    """Board, hand, tray and the button for more stay where they are, whatever is said or opened."""
    person = meet(width=width, height=height)
    person.start_over(language=language, confirm=True)
    person.start(position="012./..../..../.... -")
    page = person.page
    places = []

    def note() -> None:
        person.wait_until_still()
        areas = ".board, .held, .beside, .opener"
        places.append(
            page.eval_on_selector_all(
                areas, "all => all.map(each => JSON.stringify(each.getBoundingClientRect()))"
            )
        )

    def confirm() -> None:
        page.locator(".acting .main").click()

    note()
    person.piece("4").click()
    note()
    confirm()
    expect(page.locator(".square.target").first).to_be_visible()
    note()
    page.locator(".opener").click()
    note()
    page.keyboard.press("Escape")
    page.locator(".quick button, .coach button").locator("visible=true").first.click()
    expect(page.locator(".hints li")).to_have_count(1)
    note()
    person.square("d1").click()
    note()
    confirm()
    expect(page.locator(".place.target").first).to_be_visible()
    note()
    page.locator(".button.call").click()
    note()
    assert places == [places[0]] * len(places)


def test_more_is_opened_and_closed_by_keyboard(meet: Meet) -> None:
    """The focus goes into what was opened, and comes back to the button."""
    for width, height in SAMPLE:
        person = meet(width=width, height=height)
        person.start(opponent={"kind": "computer", "strength": "newcomer"})
        opener = person.page.get_by_role("button", name="More", exact=True)
        expect(opener).to_have_attribute("aria-expanded", "false")
        opener.focus()
        person.page.keyboard.press("Enter")
        expect(opener).to_have_attribute("aria-expanded", "true")
        focused = "id => document.getElementById(id).contains(document.activeElement)"
        assert person.page.evaluate(focused, opener.get_attribute("aria-controls"))
        expect(person.page.get_by_label("Sort by")).to_be_visible()
        person.page.keyboard.press("Escape")
        expect(opener).to_be_focused()
        expect(person.page.get_by_label("Sort by")).to_be_hidden()
        # A question in it is closed by itself first.
        if person.page.get_by_role("button", name="Resign").is_hidden():
            opener.click()
        person.page.get_by_role("button", name="Resign").click()
        expect(person.page.get_by_role("button", name="Yes, resign")).to_be_focused()
        person.page.keyboard.press("Escape")
        expect(person.page.get_by_role("button", name="Resign")).to_be_focused()


_FLIGHT = """() => {
  const crossed = new Set();
  const buttons = '.acting .button, .opener, .quick button, .outcome';
  const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom
    && b.top < a.bottom;
  let frames = 0;
  const look = () => {
    for (const holder of document.querySelectorAll('.flying')) {
      const body = holder.querySelector('svg.piece .body');
      frames += 1;
      const piece = body.getBoundingClientRect();
      for (const button of document.querySelectorAll(buttons)) {
        const box = button.getBoundingClientRect();
        if (!button.checkVisibility() || !meets(piece, box)) continue;
        const x = (Math.max(piece.left, box.left) + Math.min(piece.right, box.right)) / 2;
        const y = (Math.max(piece.top, box.top) + Math.min(piece.bottom, box.bottom)) / 2;
        holder.style.pointerEvents = 'auto';
        body.style.pointerEvents = 'auto';
        const top = document.elementFromPoint(x, y);
        holder.style.pointerEvents = '';
        body.style.pointerEvents = '';
        if (top && holder.contains(top)) crossed.add(button.className);
      }
    }
    window.flight = { frames, crossed: [...crossed] };
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize(("width", "height"), [(360, 640), (664, 390), (1280, 720)])
def test_no_piece_flies_over_a_button(
    chromium: Browser, server: Server, width: int, height: int
) -> None:
    """A piece given from the far end of the tray passes below the buttons of the bar."""
    context = chromium.new_context(
        viewport={"width": width, "height": height}, service_workers="block"
    )
    try:
        person = Person(context.new_page(), server.url, {"motion": "full", "sound": False})
        person.start_over()
        person.start(position="0.../5.../..../a..7 -")
        expect(person.page.locator(".button.call")).to_be_visible()
        person.page.evaluate(_FLIGHT)
        person.piece("f").click()
        expect(person.page.locator(".square.target").first).to_be_visible()
        person.wait_until_still()
        person.square("d3").click()
        expect(person.page.locator(".place.target").first).to_be_visible()
        person.wait_until_still()
        flight = person.page.evaluate("window.flight")
        assert flight["frames"] > 0
        assert flight["crossed"] == []
    finally:
        context.close()


@pytest.fixture
def phone(chromium: Browser, server: Server) -> Iterator[Person]:
    """Somebody with a phone, who has nothing but a finger."""
    context = chromium.new_context(
        viewport={"width": 390, "height": 664},
        device_scale_factor=2,
        has_touch=True,
        is_mobile=True,
        locale="en",
        reduced_motion="reduce",
        service_workers="block",
    )
    person = Person(context.new_page(), server.url, {"motion": "reduced", "sound": False})
    person.start_over()
    yield person
    context.close()


#: A whole game: who gives what, and where it is placed; the last one makes light in row 1.
TURNS = ("0 a1", "f b2", "1 b1", "e d3", "9 c4", "2 c1", "d a3", "4 d1")


def test_a_whole_game_by_touch_without_scrolling(phone: Person) -> None:
    """With FOURFOLD_PICTURES, a folder, the game is kept there as a strip of pictures."""
    page, frames = phone.page, []

    def tap(what: Locator) -> None:
        """Touch something where it is; nothing is scrolled to it."""
        expect(what).to_be_in_viewport(ratio=1)
        box = what.bounding_box()
        assert box is not None
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def look() -> None:
        phone.wait_until_still()
        assert page.evaluate("[scrollX, scrollY]") == [0, 0]
        assert not scrolls(page)
        frames.append(page.screenshot(scale="css"))

    phone.start()
    look()
    for turn in TURNS:
        piece, square = turn.split()
        expect(phone.sentence).to_contain_text("Give")
        tap(phone.piece(piece))
        expect(phone.sentence).to_contain_text("Place")
        look()
        tap(phone.square(square))
        expect(phone.sentence).to_contain_text("Give")
        look()
    # What is opened folds itself when something was asked of it that is seen at the table.
    opener = page.locator(".opener")
    for button, sentence in (("Show threats", "Give"), ("Take back a move", "Place")):
        tap(opener)
        expect(page.locator(".turns [aria-current]")).to_be_in_viewport()
        wanted = page.get_by_role("button", name=button)
        # Within the sheet, which scrolls; the page does not.
        wanted.scroll_into_view_if_needed()
        tap(wanted)
        expect(phone.sentence).to_contain_text(sentence)
        expect(opener).to_have_attribute("aria-expanded", "false")
        expect(opener).to_be_focused()
        look()
    tap(phone.square("d1"))
    expect(phone.sentence).to_contain_text("Give")
    tap(page.get_by_role("button", name="QUARTO!", exact=True))
    look()
    for square in ("a1", "b1", "c1", "d1"):
        tap(phone.square(square))
    look()
    tap(page.get_by_role("button", name="Call QUARTO!"))
    expect(phone.outcome).to_be_in_viewport(ratio=1)
    look()
    expect(phone.outcome).to_contain_text("QUARTO!")
    if folder := os.environ.get("FOURFOLD_PICTURES"):
        strip = Path(folder, "game-by-touch.png")
        strip.parent.mkdir(parents=True, exist_ok=True)
        montage(page.context, {str(n + 1): each for n, each in enumerate(frames)}, strip, across=7)
