"""Make contact sheets of the web app: its pages side by side, a sheet for each language.

    python -m scripts.contact_sheets FOLDER [LANGUAGE…]

The pages are shown on a phone of 360 by 664 pixels. What does not fit, and what is still English,
is listed; look at the sheets for the rest.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.pictures import montage
from tests.browser.player import Person
from tests.browser.serving import Server
from tests.browser.sheets import MUSHROOMS, PHONE, SHEETS, visit
from tests.browser.wording import faults_of, left_over, words_of, wrong_edition
from tests.browsers import MISSING, find_browser

from fourfold.locales import LANGUAGES

#: How much of a long page is shown, in pixels, and how many pages stand in a row.
_MOST = 1500
_ACROSS = 6


class Sheet:
    """The pictures of the pages in one language, and what is wrong with these pages."""

    def __init__(self, person: Person, language: str) -> None:
        self._person = person
        self._language = language
        self.pictures: dict[str, bytes] = {}
        self.words: dict[str, set[str]] = {}
        self.faults: dict[str, list[str]] = {}

    def look(self, name: str) -> None:
        """Take the picture of a page and read it."""
        page = self._person.page
        visit(self._person, name, self._language)
        self.words[name] = words_of(page)
        self.faults[name] = faults_of(page)
        height = min(_MOST, page.evaluate("document.documentElement.scrollHeight"))
        page.set_viewport_size({"width": PHONE["width"], "height": height})
        self._person.wait_until_still()
        self.pictures[name] = page.screenshot()

    def write(self, path: Path) -> None:
        """All pictures as one."""
        pictures = {f"{self._language} {name}": each for name, each in self.pictures.items()}
        context = self._person.page.context
        montage(context, pictures, path, across=_ACROSS, width=PHONE["width"])


def make_sheets(browser: Browser, url: str, folder: Path, languages: list[str]) -> int:
    """Write the sheets; the number of faults, which are listed."""
    context = browser.new_context(reduced_motion="reduce", service_workers="block")
    settings = {"motion": "reduced", "sound": False, "introduced": True, "gamesFinished": 3}
    person = Person(context.new_page(), url, settings)
    sheets = {language: Sheet(person, language) for language in ["en", *languages]}
    count = 0
    for language, sheet in sheets.items():
        for name in SHEETS:
            sheet.look(name)
            faults = list(sheet.faults[name])
            if language != "en":
                same = left_over(sheets["en"].words[name], sheet.words[name])
                faults += [f"English: {text}" for text in same]
            if name == MUSHROOMS:
                pieces = wrong_edition(sheet.words[name], language)
                faults += [f"a piece, not a mushroom: {text}" for text in pieces]
            count += len(faults)
            for fault in faults:
                print(f"{language} {name}: {fault}", flush=True)
        sheet.write(folder / f"{language}.png")
        print(folder / f"{language}.png", flush=True)
    context.close()
    return count


def main(arguments: list[str]) -> int:
    """Start what is needed, make the sheets, stop it."""
    program = find_browser()
    if program is None or not arguments:
        print(__doc__ if program else MISSING, file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    languages = arguments[1:] or [language for language in LANGUAGES if language != "en"]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        try:
            count = make_sheets(browser, server.url, folder, languages)
        finally:
            browser.close()
            server.stop()
    print(f"{count} faults")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
