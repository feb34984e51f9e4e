"""The pieces as they are drawn: each stands out from board and hollow, in every theme."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

import numpy as np
import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Locator, expect

from .conftest import Meet
from .pictures import Picture, lightness, outline_contrast, take
from .player import Person

#: Two boards that show all sixteen pieces, none in front of another.
BOARDS = ("0123/..../4567/.... -", "89ab/..../cdef/.... -")
MARGIN = 4
EDITIONS = ("classic", "mushrooms")


def area_of(locator: Locator) -> dict[str, int]:
    """The part of the page that something takes, in whole pixels and with a margin."""
    box = locator.bounding_box()
    assert box is not None
    return {
        "x": round(box["x"]) - MARGIN,
        "y": round(box["y"]) - MARGIN,
        "width": round(box["width"]) + 2 * MARGIN,
        "height": round(box["height"]) + 2 * MARGIN,
    }


class Sight:
    """A picture of a part of the page, to cut others from: each picture takes a while."""

    def __init__(self, person: Person, part: str) -> None:
        person.wait_until_still()
        self._area = area_of(person.page.locator(part))
        self._picture = take(person.page, self._area)

    def cut(self, area: Mapping[str, int]) -> Picture:
        """What stands in an area of the page."""
        left, top = area["x"] - self._area["x"], area["y"] - self._area["y"]
        assert left >= 0
        assert top >= 0
        return self._picture[top : top + area["height"], left : left + area["width"]]


class Look(NamedTuple):
    """What decides the colours of board and pieces."""

    theme: str
    pieces: str = "wood"

    def put_on(self, person: Person) -> None:
        person.page.evaluate(
            "look => Object.assign(document.documentElement.dataset, look)", self._asdict()
        )


#: Every theme with every set; high contrast has the same colours for all of them.
LOOKS = (
    *(Look(theme, pieces) for theme in ("light", "dark") for pieces in ("wood", "slate", "bright")),
    Look("contrast"),
)


def _long(edition: str, view: str) -> ParameterSet:
    return pytest.param(edition, view, LOOKS, marks=pytest.mark.long, id=f"{edition}-{view}-every")


@pytest.mark.parametrize(
    ("edition", "view", "looks"),
    [
        ("classic", "slanted", [Look("light"), Look("contrast")]),
        ("mushrooms", "slanted", [Look("dark", "bright")]),
        ("classic", "flat", [Look("dark", "slate")]),
        ("mushrooms", "flat", [Look("contrast")]),
        *(_long(edition, view) for edition in EDITIONS for view in ("slanted", "flat")),
    ],
)
def test_pieces_stand_out_from_the_board(
    meet: Meet,
    edition: str,
    view: str,
    looks: Sequence[Look],
    record_property: Callable[[str, object], None],
) -> None:
    """3:1 along the outline, measured on the pixels that Chromium draws."""
    least: dict[tuple[Look, str], float] = {}
    person = meet(view=view)
    page = person.page
    for position in BOARDS:
        person.start(position=position, edition=edition)
        expect(page.locator(".standing")).to_have_count(8)
        page.add_style_tag(content=".hollow .last, .hollow .here { display: none }")
        pieces = position.replace("/", "").replace(".", "").split()[0]
        areas = {each: area_of(page.locator(f".standing[data-piece='{each}']")) for each in pieces}
        for look in looks:
            look.put_on(person)
            drawn = Sight(person, ".table")
            page.evaluate("document.documentElement.classList.add('bare')")
            page.add_style_tag(content=".bare .standing .body { visibility: hidden }")
            bare = Sight(person, ".table")
            page.evaluate("document.documentElement.classList.remove('bare')")
            for each, area in areas.items():
                contrast = outline_contrast(bare.cut(area), drawn.cut(area))
                assert len(contrast) > 80
                least[look, each] = float(np.min(contrast))
    text = f"outline of the pieces, {edition}, {view}: {min(least.values()):.2f}:1 or more"
    record_property("figure", text)
    assert len(least) == 16 * len(looks)
    assert {piece: round(value, 2) for piece, value in least.items() if value < 3} == {}


#: The drawings of the tray, side by side in squares of this many pixels, on what they stand on.
_SHEET = """([size, grey]) => {
  document.querySelector('#sheet')?.remove();
  const sheet = document.createElement('div');
  sheet.id = 'sheet';
  Object.assign(sheet.style, {
    position: 'fixed', inset: '0 auto auto 0', zIndex: 1000, display: 'grid',
    gridTemplateColumns: `repeat(16, ${size}px)`, background: 'var(--hollow)',
    filter: grey ? 'grayscale(1)' : 'none',
  });
  for (const piece of '0123456789abcdef') {
    const drawing = document.querySelector(`[data-tray="${piece}"] svg.piece`).cloneNode(true);
    Object.assign(drawing.style, { width: `${size}px`, margin: 0 });
    sheet.append(drawing);
  }
  document.body.append(sheet);
}"""
#: Small enough for every phone.
SMALL = 40


@pytest.mark.parametrize("edition", EDITIONS)
def test_any_two_pieces_differ_at_a_glance(
    meet: Meet, edition: str, record_property: Callable[[str, object], None]
) -> None:
    """From above at 40 px: 5 % of the pixels of any two differ by 20 L*, in grey as well."""
    person = meet(view="flat")
    person.start(edition=edition)
    expect(person.page.locator("[data-tray] svg.piece.flat")).to_have_count(16)
    least = {}
    for look in LOOKS:
        look.put_on(person)
        for grey in (False, True):
            person.page.evaluate(_SHEET, [SMALL, grey])
            sheet = take(person.page, {"x": 0, "y": 0, "width": 16 * SMALL, "height": SMALL})
            shades = np.split(lightness(sheet), 16, axis=1)
            for first, second in combinations(range(16), 2):
                different = np.abs(shades[first] - shades[second]) >= 20
                least[look, grey, f"{first:x}{second:x}"] = float(different.mean())
    share = f"{min(least.values()):.1%}"
    record_property("figure", f"{edition} from above at {SMALL} px: {share} of the pixels differ")
    assert {each: round(share, 3) for each, share in least.items() if share < 0.05} == {}


def test_the_view_is_switched_on_the_board_and_remembered(meet: Meet) -> None:
    """Flat on a phone, slanted on a desktop, and otherwise as the person chose."""
    person = meet(width=390, height=664)
    person.start()
    page = person.page
    flat = page.locator(".standing svg.piece.flat, .plate svg.piece.flat, .place svg.piece.flat")
    every = page.locator(".standing svg.piece, .plate svg.piece, .place svg.piece")
    expect(every).to_have_count(16)
    expect(flat).to_have_count(16)
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(flat).to_have_count(0)
    switch = page.get_by_role("button", name="View of the board")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(flat).to_have_count(16)
    expect(switch).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(flat).to_have_count(16)
    switch.click()
    page.set_viewport_size({"width": 390, "height": 664})
    expect(every).to_have_count(16)
    expect(flat).to_have_count(0)
    # Every square takes a finger in its middle, in both views, and the switch covers none.
    person.give("3")
    for view in ("slanted", "flat"):
        for square in ("a1", "a4", "d1", "d4"):
            person.square(square).click(trial=True)
        if view == "slanted":
            switch.click()
    person.place("b2")
    expect(page.locator(".standing svg.piece.flat")).to_have_count(1)


def test_a_dot_shows_behind_a_tall_piece(meet: Meet) -> None:
    """An empty square behind a tall piece can be seen to be free, in both editions."""
    person = meet(view="slanted")
    page = person.page
    for edition in EDITIONS:
        # In front of a2, b2 and c2 stand tall pieces of each shape; nothing stands in front of d2.
        person.start(position="04d./..../..../.... 3", edition=edition)
        page.add_style_tag(content=".bare .here { visibility: hidden }")
        areas = {square: area_of(person.square(square)) for square in ("a2", "b2", "c2", "d2")}
        drawn = Sight(person, ".table")
        page.evaluate("document.documentElement.classList.add('bare')")
        bare = Sight(person, ".table")
        page.evaluate("document.documentElement.classList.remove('bare')")
        seen = {
            square: int((np.abs(lightness(drawn.cut(area)) - lightness(bare.cut(area))) > 5).sum())
            for square, area in areas.items()
        }
        assert seen["d2"] > 20
        assert min(seen.values()) > 0.6 * seen["d2"], (edition, seen)


#: The top face of a standing piece in the middle of the page's coordinates, by the way it is drawn.
_TOP = """piece => {
  const box = document.querySelector(`.standing[data-piece="${piece}"] svg.piece`)
    .querySelector('.top').getBoundingClientRect();
  return { x: Math.round(box.x), y: Math.round(box.y), width: 36, height: 28 };
}"""


@pytest.mark.parametrize("look", [Look("light"), Look("dark", "bright"), Look("contrast")])
def test_the_height_of_a_piece_behind_a_tall_one_can_be_read(meet: Meet, look: Look) -> None:
    """Its top says whether it is tall, as the rest of it is hidden."""
    person = meet(view="slanted", width=1280, height=800)
    # Row 2 has a tall and a short one of each colour and shape, row 1 tall ones in front of them.
    for position, pairs in (
        ("159d/028a/..../.... -", (("0", "2"), ("8", "a"))),
        ("159d/46ce/..../.... -", (("4", "6"), ("c", "e"))),
    ):
        person.start(position=position)
        look.put_on(person)
        table = Sight(person, ".table")
        for tall, short in pairs:
            shades = [
                lightness(table.cut(person.page.evaluate(_TOP, piece))) for piece in (tall, short)
            ]
            different = np.abs(shades[0] - shades[1]) >= 20
            assert different.mean() >= 0.05, (look, tall, short)


def test_pointing_at_a_piece_does_not_change_its_colour(meet: Meet) -> None:
    """Below the pointer the hollow lights up, and the piece on it stays as it is."""
    person = meet()
    person.start(position="3..1/.0../..8./.... -")
    page = person.page
    page.get_by_role("button", name="QUARTO!", exact=True).click()
    for square, piece in (("b2", "0"), ("c3", "8")):
        page.mouse.move(0, 0)
        top = page.evaluate(_TOP, piece)
        before = Sight(person, ".table").cut(top)
        person.square(square).hover()
        expect(page.locator(".visited")).to_have_count(1)
        after = Sight(person, ".table").cut(top)
        assert np.array_equal(before, after)
