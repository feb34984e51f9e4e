"""The pieces as they are drawn: each stands out from board and hollow, in every theme."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations

import numpy as np
import pytest
from playwright.sync_api import Locator, expect

from .conftest import Meet
from .pictures import Picture, outline_contrast, take
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


def test_no_two_pieces_look_alike(meet: Meet) -> None:
    """Without colour as well: in grey, every two of the sixteen differ visibly."""
    person = meet(theme="light")
    person.start()
    person.page.add_style_tag(content=".plank { filter: grayscale(1) }")
    plank = Sight(person, ".plank")
    pictures = {}
    for piece in "0123456789abcdef":
        area = {**area_of(person.piece(piece)), "width": 50, "height": 60}
        pictures[piece] = plank.cut(area).astype(int)
    for first, second in combinations(pictures, 2):
        different = np.abs(pictures[first] - pictures[second]).max(axis=2) > 40
        assert different.mean() > 0.01, (first, second)
