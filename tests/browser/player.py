"""What a person does in the web app."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from fourfold.locales import texts
from fourfold.rules import Piece

#: The rules of a game on one screen, unless a test wants others.
SHARED: dict[str, Any] = {"opponent": {"kind": "shared", "names": ["Ana", "Ben"]}, "first": "me"}


#: Nothing moves any more: fonts are there, transitions have ended, and the result is drawn.
_STILL = """async () => {
  await document.fonts.ready;
  const moving = document.getAnimations().filter((each) =>
    Number.isFinite(each.effect.getComputedTiming().endTime));
  await Promise.allSettled(moving.map((each) => each.finished));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""

_FORGET = """(settings) => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage['fourfold.settings'] = JSON.stringify(settings);
}"""


def in_words(piece: str) -> str:
    """A piece as English names it."""
    return texts("en")("piece-named", piece=Piece.parse(piece))


def _fulfil_blank(route: Route) -> None:
    """An empty page of the app's origin, where nothing runs."""
    route.fulfill(content_type="text/html", body="<link rel='icon' href='data:,'>")


class Person:
    """Somebody at a browser."""

    def __init__(self, page: Page, url: str, settings: Mapping[str, object] | None = None) -> None:
        self.page = page
        self.url = url
        self._settings = dict(settings or {})

    def go(self, path: str) -> None:
        """Open a page and wait until it stands."""
        self.page.goto(self.url + path)
        self.page.locator("h1").first.wait_for(state="attached")
        self.page.evaluate("document.fonts.ready")

    def start_over(self, **settings: Any) -> None:  # noqa: ANN401  # whatever the app can be set to
        """Become somebody new at the same browser, with these settings changed."""
        blank = f"{self.url}/blank"
        self.page.route(blank, _fulfil_blank)
        self.page.goto(blank)
        self.page.unroute(blank)
        self.page.mouse.move(0, 0)
        self.page.context.clear_cookies()
        self.page.evaluate(_FORGET, self._settings | settings)

    def wait_until_still(self) -> None:
        """Wait until the page looks as it will look."""
        self.page.evaluate(_STILL)

    def request(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Ask the server as this person's browser would."""
        answer = self.page.request.post(self.url + path, data=body)
        assert answer.ok, answer.text()
        body_of_answer: dict[str, Any] = answer.json()
        return body_of_answer

    def start(self, **wanted: Any) -> str:  # noqa: ANN401  # fields of the API's NewGame
        """A game with these rules, opened; its id."""
        game: str = self.request("/api/games", {**SHARED, **wanted})["id"]
        self.go(f"/game/{game}")
        expect(self.sentence).to_be_visible()
        return game

    @property
    def sentence(self) -> Locator:
        """The one sentence on top."""
        return self.page.locator(".sentence")

    @property
    def outcome(self) -> Locator:
        return self.page.locator(".outcome")

    def square(self, square: str) -> Locator:
        return self.page.locator(f"[data-square={square}]")

    def piece(self, piece: str) -> Locator:
        return self.page.locator(f"[data-tray='{piece}']")

    def open_more(self) -> None:
        """Open what is seldom used, and what has no room beside the board."""
        opener = self.page.get_by_role("button", name="More", exact=True)
        if opener.get_attribute("aria-expanded") == "false":
            opener.click()

    def place(self, square: str) -> None:
        expect(self.sentence).to_contain_text(re.compile("Place this (piece|mushroom)"))
        self.square(square).click()

    def give(self, piece: str) -> None:
        expect(self.sentence).to_contain_text(re.compile("Give .* a (piece|mushroom)"))
        self.piece(piece).click()

    def point(self, squares: str) -> None:
        """Press QUARTO! and point at squares."""
        self.page.get_by_role("button", name="QUARTO!", exact=True).click()
        for square in squares.split():
            self.square(square).click()

    def call(self, squares: str) -> None:
        self.point(squares)
        self.page.get_by_role("button", name="Call QUARTO!").click()

    def open_rules(self) -> Locator:
        """Open the rules of the game from their picture on the board."""
        self.page.get_by_role("button", name="Rules of this game").click()
        return self.page.get_by_role("dialog", name="Rules of this game")

    def copy_link(self, told: str = "Copied.") -> None:
        """Copy the link from the sheet of what can be shared, and hear what became of it."""
        self.page.get_by_role("button", name="Share").click()
        sheet = self.page.get_by_role("dialog", name="Share")
        sheet.get_by_role("button", name="Copy", exact=True).click()
        expect(sheet.get_by_role("status")).to_contain_text(told)

    def play_on(self, most: int = 80) -> int:
        """Do the first thing that is allowed, again and again, until the game is over."""
        page = self.page
        passing = page.get_by_role("button", name="Pass")
        targets = page.locator(".place.target, .square.target")
        for acted in range(most):
            expect(targets.or_(passing).or_(self.outcome).first).to_be_visible()
            if self.outcome.count():
                return acted
            # While an action is on its way nothing can be chosen, so the next round waits for it.
            (targets if targets.count() else passing).first.click()
        raise AssertionError(f"not over after {most} actions")


def choose(person: Person, way: str) -> None:
    """Choose a way to play on the start page."""
    person.page.get_by_role("radio", name=way, exact=True).check()


def introduce(ana: Person, ben: Person, **rules: Any) -> tuple[Person, Person]:  # noqa: ANN401  # of the API
    """Let two people meet in a game; the first one is first to give."""
    ana.go("/")
    challenge = ana.request("/api/challenges", {"first": "me", **rules})["id"]
    game = ben.request(f"/api/challenges/{challenge}/accept", {})["id"]
    for person in (ana, ben):
        person.go(f"/game/{game}")
    return ana, ben
