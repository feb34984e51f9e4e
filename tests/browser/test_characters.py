"""The computer's characters at the table: faces that differ, and lines that cover nothing."""

from __future__ import annotations

import re
from itertools import combinations

import numpy as np
import pytest
from playwright.sync_api import Locator, Route, expect

from fourfold.play.opponents.players import OPPONENTS

from .conftest import Meet
from .pictures import take
from .player import Person
from .screens import SAMPLE, SCREENS

MIDDLE = "0.9./b.d4/.2.f/6... c"
#: As long as a line may be (docs/translations.md).
LONGEST = "This is a line with as many words as the characters may ever say"
#: What no bubble may cover: board, hand, tray and call.
TABLE = ".square, .held, .beside, .acting .button"


def _speak_at_length(route: Route) -> None:
    """The texts, with every line of a character as long as it may be."""
    answer = route.fetch()
    long = re.sub(r"(?m)^(says-\S+ =) .*$", rf"\1 {LONGEST}", answer.text())
    route.fulfill(status=200, body=long, content_type="text/plain; charset=utf-8")


def meet_character(person: Person, strength: str = "casual", **wanted: object) -> None:
    """A game against a character in which the person has a piece to place."""
    computer = {"kind": "computer", "strength": strength}
    person.start(opponent=computer, position=MIDDLE, first="them", **wanted)
    expect(person.page.locator(".square.target").first).to_be_visible()


def covered(bubble: Locator) -> list[str]:
    """What of the table a bubble lies over."""
    found: list[str] = bubble.evaluate(
        """(bubble, table) => {
          const own = bubble.getBoundingClientRect();
          return [...document.querySelectorAll(table)]
            .filter((each) => each.checkVisibility())
            .filter((each) => {
              const box = each.getBoundingClientRect();
              return box.left < own.right && own.left < box.right
                && box.top < own.bottom && own.top < box.bottom;
            })
            .map((each) => each.className);
        }""",
        TABLE,
    )
    return found


@pytest.mark.parametrize(
    "size",
    [pytest.param(size, marks=[] if size in SAMPLE else [pytest.mark.long]) for size in SCREENS],
)
@pytest.mark.parametrize("clock", ["-", "300+5"])
def test_the_longest_line_covers_nothing_that_is_played_with(
    meet: Meet, size: tuple[int, int], clock: str
) -> None:
    ana = meet(width=size[0], height=size[1], alone=True)
    ana.page.set_viewport_size({"width": size[0], "height": size[1]})
    ana.page.route("**/api/texts/*", _speak_at_length)
    meet_character(ana, clock=clock)
    bubble = ana.page.locator(".bubble")
    expect(bubble).to_have_text(LONGEST)
    assert covered(bubble) == []
    box = bubble.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] >= 0


def test_lines_are_read_politely_and_can_be_muted(meet: Meet) -> None:
    ana = meet()
    meet_character(ana)
    expect(ana.page.locator(".bubble")).to_be_visible()
    expect(ana.page.locator(".player [aria-live=polite]").first).to_contain_text("Max: ")
    ben = meet(characters=False)
    meet_character(ben)
    expect(ben.page.locator(".player").first).to_contain_text("Max")
    expect(ben.page.locator(".bubble")).to_have_count(0)
    expect(ben.page.locator(".player [aria-live=polite]").first).to_have_text("")


@pytest.mark.parametrize("edition", ["classic", "mushrooms"])
def test_the_faces_differ_at_the_size_of_a_card(meet: Meet, edition: str) -> None:
    ana = meet(edition=edition)
    ana.page.set_viewport_size({"width": 390, "height": 664})
    faces = {}
    for strength in OPPONENTS:
        meet_character(ana, strength, edition=edition)
        box = ana.page.locator(".player .portrait").first.bounding_box()
        assert box is not None
        faces[strength] = take(
            ana.page, {"x": box["x"], "y": box["y"], "width": 28, "height": 28}
        ).astype(int)
    for one, other in combinations(faces, 2):
        apart = np.abs(faces[one] - faces[other]).max(axis=2) > 40
        assert apart.mean() > 0.2, (one, other)


def test_an_avatar_is_chosen_in_the_settings_and_seen_by_others(meet: Meet) -> None:
    ana, ben = meet(), meet()
    ana.go("/settings")
    wanted = ana.page.get_by_role("radio", name="tall dark square solid piece")
    with ana.page.expect_response("**/api/me/settings") as answer:
        wanted.check(force=True)
    assert answer.value.json()["player"]["avatar"] == "c"
    ana.page.reload()
    expect(wanted).to_be_checked()
    made = ana.request("/api/challenges", {"first": "me"})
    ben.go(f"/challenge/{made['id']}")
    expect(ben.page.locator(".by .avatar")).to_be_visible()
    assert (
        ben.page.request.get(f"{ben.url}/api/challenges/{made['id']}").json()["by"]["avatar"] == "c"
    )
