"""Take the pictures of the web app in docs/images, in Chromium on a server of its own.

    python -m scripts.web_pictures

Run it when the app looks different, and look at the pictures.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.evenings import PLAYERS, Evening
from tests.browser.learning import PACKED
from tests.browser.player import Person, choose
from tests.browser.serving import Server
from tests.browsers import MISSING, find_browser

FOLDER = Path(__file__).parents[1] / "docs/images"
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
MIDDLE = "0.9./b.d4/.2.f/6... c"
CLUB = (*PLAYERS, "Lou", "Max", "Noa", "Pia", "Tom", "Zoe")
COMPUTER = {"kind": "computer", "strength": "casual", "pace": "instant"}


class Camera:
    """A browser that takes pictures of what a person sees."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self.url = url

    def meet(self, size: dict[str, int], **settings: str) -> Person:
        """Somebody with a screen of this size and these settings."""
        plain = {"motion": "reduced", "sound": True, "language": "en", "theme": "light"}
        chosen = plain | {"introduced": True, "gamesFinished": 3} | settings
        context = self._browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            device_scale_factor=2 if size is PHONE else 1,
            reduced_motion="reduce",
            service_workers="block",
        )
        stored = json.dumps(json.dumps(chosen))
        context.add_init_script(f"localStorage['fourfold.settings'] = {stored}")
        return Person(context.new_page(), self.url)

    def take(self, name: str, person: Person) -> None:
        """Keep what stands on the screen."""
        person.wait_until_still()
        path = FOLDER / f"{name}.jpg"
        person.page.screenshot(path=path, type="jpeg", quality=84)
        print(path.relative_to(FOLDER.parents[1]))
        person.page.context.close()


def in_the_middle(person: Person, **wanted: Any) -> None:  # noqa: ANN401  # fields of the API's NewGame
    """A game against the computer, with a piece to place."""
    person.go("/")
    person.request("/api/me", {"name": "Ana"})
    person.start(opponent=COMPUTER, position=MIDDLE, first="them", **wanted)
    expect(person.page.locator(".square.target").first).to_be_visible()


def take_all(camera: Camera) -> None:
    """Every picture."""
    person = camera.meet(DESKTOP)
    in_the_middle(person)
    camera.take("web-game", person)
    person = camera.meet(DESKTOP)
    person.start(position="012./..6./..../b.d. 4")
    person.place("d1")
    person.point("a1 b1 c1")
    camera.take("web-call", person)
    person = camera.meet(DESKTOP, theme="dark")
    person.start(position="012./..6./..../b.d. 4")
    person.place("d1")
    person.call("a1 b1 c1 d1")
    expect(person.outcome).to_be_visible()
    camera.take("web-dark", person)
    person = camera.meet(PHONE, language="fr")
    in_the_middle(person)
    camera.take("web-phone", person)
    person = camera.meet(PHONE)
    in_the_middle(person, edition="mushrooms")
    camera.take("web-mushrooms", person)
    person = camera.meet(DESKTOP)
    person.go("/")
    choose(person, "Computer")
    expect(person.page.get_by_text("Elo 1223")).to_be_visible()
    camera.take("web-play", person)
    person = camera.meet(DESKTOP)
    person.go(f"/review?record={PACKED}&step=8")
    expect(person.page.locator(".count")).to_have_text("8 / 11")
    camera.take("web-review", person)
    with Evening(camera.url, format="swiss") as evening:
        evening.enter(CLUB)
        evening.do("pair")
        for game, result in (("1.1", "1-0"), ("1.2", "1/2-1/2"), ("1.3", "0-1")):
            evening.do(f"games/{game}/result", {"result": result})
        person = camera.meet(DESKTOP)
        person.go(evening.desk)
        expect(person.page.get_by_text("Everything is saved")).to_be_visible()
        camera.take("web-desk", person)


def main() -> int:
    """Start what is needed, take the pictures, stop it."""
    program = find_browser()
    if program is None:
        print(MISSING, file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        try:
            take_all(Camera(browser, server.url))
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
