"""The browsers that tests and pictures are made with."""

import shutil
from typing import Final

#: Debian has Chromium without windows as well, which takes a quarter less processor time for the
#: same pages: the whole one draws a window for each new browser, though nobody sees it.
_BARE: Final = "chromium-headless-shell"
_WHOLE: Final = ("chromium", "google-chrome")
MISSING: Final = "chromium is not installed (Debian: apt install chromium chromium-headless-shell)"


def find_browser() -> str | None:
    """The cheapest one, if there is any: it shows no notifications."""
    return shutil.which(_BARE) or find_whole_browser()


def find_whole_browser() -> str | None:
    """One that can do all that people's can."""
    return next(filter(None, map(shutil.which, _WHOLE)), None)
