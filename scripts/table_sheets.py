"""Make contact sheets of a game: every screen side by side, a sheet for each way to draw it.

    python -m scripts.table_sheets FOLDER [WORD…]

There is a sheet for each edition, theme and view, such as `classic-dark-flat.png`; words choose
those whose names contain all of them. What does not fit is listed; look at the sheets for the rest.
"""

from __future__ import annotations

import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright
from tests.browser.pictures import montage
from tests.browser.player import Person
from tests.browser.screens import SCREENS, misfits, scrolls
from tests.browser.serving import Server
from tests.browser.test_screens import CALL
from tests.browsers import MISSING, find_browser

EDITIONS = ("classic", "mushrooms")
THEMES = ("light", "dark", "contrast")
VIEWS = ("flat", "slanted")
#: Pieces of every kind on the board, one in the hand, and something to call.
MIDDLE = "0.9./b.d4/.2.f/6... c"
#: How high a screen is shown at most, in pixels, and how wide a sheet is, in phones.
_HEIGHT = 640
_ACROSS = 6


def make_sheet(browser: Browser, url: str, path: Path, kind: tuple[str, str, str]) -> int:
    """Write one sheet; the number of faults, which are listed."""
    edition, theme, view = kind
    context = browser.new_context(reduced_motion="reduce", service_workers="block")
    settings = {"motion": "reduced", "sound": False, "language": "en", "theme": theme, "view": view}
    # Somebody who knows the game, and is told nothing about it.
    settings |= {"introduced": True, "gamesFinished": 3}
    person = Person(context.new_page(), url, settings)
    person.start_over()
    person.start(position=MIDDLE, edition=edition)
    expect(person.page.locator(".square.target").first).to_be_visible()
    pictures, count = {}, 0
    for width, height in SCREENS:
        faults = misfits(person.page, width, height, CALL)
        faults += ["scrolls"] if scrolls(person.page) else []
        for fault in faults:
            print(f"{path.stem} {width} by {height}: {fault}", flush=True)
        count += len(faults)
        person.wait_until_still()
        pictures[f"{width} by {height}"] = person.page.screenshot()
    montage(context, pictures, path, across=_ACROSS, height=_HEIGHT)
    context.close()
    print(path, flush=True)
    return count


def main(arguments: list[str]) -> int:
    """Start what is needed, make the sheets, stop it."""
    program = find_browser()
    if program is None or not arguments:
        print(__doc__ if program else MISSING, file=sys.stderr)
        return 2
    count = 0
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        try:
            for kind in product(EDITIONS, THEMES, VIEWS):
                name = "-".join(kind)
                if all(word in name for word in arguments[1:]):
                    path = Path(arguments[0]) / f"{name}.png"
                    count += make_sheet(browser, server.url, path, kind)
        finally:
            browser.close()
            server.stop()
    print(f"{count} faults")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
