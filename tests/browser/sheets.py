"""The pages of the contact sheets: what there is to read, a phone's screen each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from playwright.sync_api import expect

from fourfold.locales import texts

from .addresses import finished, member, playing
from .learning import LEARNING
from .player import Person
from .venue import VENUE

#: The page on whose board mushrooms stand.
MUSHROOMS: Final = "mushrooms"
#: The smallest phone that is thought of.
PHONE: Final[Mapping[str, int]] = {"width": 360, "height": 664}


def _ask_coach(person: Person) -> None:
    """Ask for all three hints, and what is dangerous."""
    person.page.locator(".opener").click()
    person.page.locator(".coach button").last.click()
    for number in range(1, 4):
        person.page.locator(".quick button").click()
        expect(person.page.locator(".hints li")).to_have_count(number)


def _begin_drill(person: Person) -> None:
    person.page.locator("form button[type=submit]").click()
    expect(person.page.locator(".meter")).to_be_visible()


def _ask_filling(person: Person) -> None:
    person.page.locator(".acting button").first.click()
    expect(person.page.locator(".hint")).to_be_visible()


def _solve_puzzle(person: Person) -> None:
    person.page.locator(".acting button").last.click()
    expect(person.page.locator(".why")).to_be_visible()


def _choose_cell(person: Person) -> None:
    person.page.locator("td button").nth(6).click()
    expect(person.page.locator(".told")).to_be_visible()


def _in_play(**wanted: Any) -> Callable[[Person], str]:  # noqa: ANN401  # fields of the API's NewGame
    return lambda person: playing(person, **wanted)


def _learning(name: str) -> tuple[Callable[[Person], str], None]:
    return LEARNING[name], None


Visit = tuple[Callable[[Person], str], Callable[[Person], None] | None]
#: Each page by a name: its address, and what is done there before it is looked at.
SHEETS: Final[Mapping[str, Visit]] = {
    "play": (lambda _: "/", None),
    "game": (_in_play(), _ask_coach),
    MUSHROOMS: (_in_play(edition="mushrooms"), _ask_coach),
    "outcome": (lambda person: f"/game/{finished(person)}", None),
    "review": _learning("/review record"),
    "review-gift": _learning("/review giving"),
    "record": _learning("/review"),
    "learn": _learning("/learn"),
    "lesson": _learning("/learn/{lesson}"),
    "puzzles": _learning("/puzzles"),
    "puzzle": (LEARNING["/puzzles/{id}"], _solve_puzzle),
    "analysis": _learning("/analysis"),
    "drill-start": _learning("/drill"),
    "drill": (LEARNING["/drill"], _begin_drill),
    "fill": (LEARNING["/fill"], _ask_filling),
    "atlas": (LEARNING["/atlas"], _choose_cell),
    **{name.replace("/", "").replace(" ", "-"): (each, None) for name, each in VENUE.items()},
    "live": (lambda _: "/live", None),
    "leaderboard": (lambda _: "/leaderboard", None),
    "sign-in": (lambda _: "/account", None),
    "account": (member, None),
    "settings": (lambda _: "/settings", None),
    "not-found": (lambda _: "/nothing/here", None),
}


def visit(person: Person, name: str, language: str) -> None:
    """Open a page of the sheets in a language, with whatever is folded away unfolded."""
    address, act = SHEETS[name]
    person.start_over(language=language)
    person.page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    person.go(address(person))
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    for waiting in ("web-loading", "web-review-working", "web-analysis-working"):
        words = texts(language)(waiting)
        expect(person.page.get_by_text(words, exact=True)).to_have_count(0)
    if act is not None:
        act(person)
    person.page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
    person.page.evaluate("scrollTo(0, 0)")
    person.wait_until_still()
