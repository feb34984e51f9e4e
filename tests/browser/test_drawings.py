"""The pieces as they are drawn: each stands out from board and hollow, in every theme."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations

import numpy as np
import pytest
from playwright.sync_api import Locator, expect

from .conftest import Meet
from .pictures import Picture, lightness, outline_contrast, take
from .player import Person

#: Two boards that show all sixteen pieces, none in front of another.
BOARDS = ("0123/..../4567/.... -", "89ab/..../cdef/.... -")
MARGIN = 4


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


@pytest.mark.parametrize(
    ("theme", "edition"),
    [
        ("light", "classic"),
        ("dark", "mushrooms"),
        ("contrast", "classic"),
        pytest.param("light", "mushrooms", marks=pytest.mark.long),
        pytest.param("dark", "classic", marks=pytest.mark.long),
        pytest.param("contrast", "mushrooms", marks=pytest.mark.long),
    ],
)
def test_pieces_stand_out_from_the_board(
    meet: Meet, theme: str, edition: str, record_property: Callable[[str, object], None]
) -> None:
    """3:1 along the outline, measured on the pixels that Chromium draws."""
    least = {}
    person = meet(theme=theme)
    for position in BOARDS:
        person.start(position=position, edition=edition)
        page = person.page
        expect(page.locator(".standing")).to_have_count(8)
        page.add_style_tag(content=".hollow .last, .hollow .here { display: none }")
        pieces = position.replace("/", "").replace(".", "").split()[0]
        areas = {each: area_of(page.locator(f".standing[data-piece='{each}']")) for each in pieces}
        drawn = Sight(person, ".table")
        page.add_style_tag(content=".standing .body { visibility: hidden }")
        bare = Sight(person, ".table")
        for each, area in areas.items():
            contrast = outline_contrast(bare.cut(area), drawn.cut(area))
            assert len(contrast) > 80
            least[each] = float(np.min(contrast))
    text = f"outline of the pieces, {edition}, theme {theme}: {min(least.values()):.2f}:1 or more"
    record_property("figure", text)
    assert len(least) == 16
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


@pytest.mark.parametrize("edition", ["classic", "mushrooms"])
def test_any_two_pieces_differ_at_a_glance(
    meet: Meet, edition: str, record_property: Callable[[str, object], None]
) -> None:
    """From above at 40 px: 5 % of the pixels of any two differ by 20 L*, in grey as well."""
    person = meet(view="flat")
    person.start(edition=edition)
    least = {}
    for theme in ("light", "dark", "contrast"):
        for grey in (False, True):
            person.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
            person.page.evaluate(_SHEET, [SMALL, grey])
            sheet = take(person.page, {"x": 0, "y": 0, "width": 16 * SMALL, "height": SMALL})
            shades = np.split(lightness(sheet), 16, axis=1)
            for first, second in combinations(range(16), 2):
                different = np.abs(shades[first] - shades[second]) >= 20
                least[theme, grey, f"{first:x}{second:x}"] = float(different.mean())
    share = f"{min(least.values()):.1%}"
    record_property("figure", f"{edition} from above at {SMALL} px: {share} of the pixels differ")
    assert {each: round(share, 3) for each, share in least.items() if share < 0.05} == {}


def test_the_view_is_switched_on_the_board_and_remembered(meet: Meet) -> None:
    """Flat on a phone, slanted on a desktop, and otherwise as the person chose."""
    person = meet(width=390, height=664)
    person.start()
    page = person.page
    flat = page.locator(".standing svg.piece.flat, .plate svg.piece.flat, .place svg.piece.flat")
    every = page.locator("svg.piece")
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
