"""How quickly the web app answers, in a real Chromium on a server on this machine.

python -m benchmarks.web [--games N] [--json]

Interactions are measured with the browser's own Event Timing: from the touch to the next paint, in
steps of 8 ms. Loading is the time from opening the address until the page can be played.
"""

from __future__ import annotations

import argparse
import json
import math
import shutil
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.learning import PACKED
from tests.browser.player import Person
from tests.browser.serving import Server

#: Notes how long each interaction took, among those of 16 ms or more; shorter ones count as 8.
_WATCH = """
window.taken = [];
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) if (each.interactionId) window.taken.push(each.duration);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
"""


#: What is measured from the touch to the next paint.
INTERACTIONS = ("give and place", "step in a review")


def taken(page: Page) -> float:
    """The longest event of the interactions since the last question, in milliseconds."""
    page.wait_for_timeout(120)
    found: list[float] = page.evaluate("window.taken.splice(0)")
    return max(found, default=8.0)


def load(browser: Browser, url: str) -> float:
    """Milliseconds until a newcomer can begin, with nothing in the browser's memory."""
    context = browser.new_context()
    page = context.new_page()
    began = time.perf_counter()
    page.goto(url)
    page.get_by_role("button", name="Play against").first.wait_for()
    found = (time.perf_counter() - began) * 1000
    context.close()
    return found


def play(person: Person) -> list[float]:
    """Give and place in a game on one screen."""
    person.start()
    found = []
    for piece, square in zip(
        "0f2d4b69", ["a1", "b1", "d2", "c2", "b3", "a4", "d4", "c3"], strict=True
    ):
        person.give(piece)
        found.append(taken(person.page))
        person.place(square)
        found.append(taken(person.page))
    return found


def look_back(person: Person) -> list[float]:
    """Step through a review."""
    person.go(f"/review?record={PACKED}")
    person.page.locator(".count").wait_for()
    found = []
    for _ in range(11):
        person.page.keyboard.press("ArrowRight")
        found.append(taken(person.page))
    return found


def percentile(found: Sequence[float], share: int) -> float:
    """The least of these that so many per cent of them do not exceed.

    >>> percentile([8, 16, 40, 24], 50), percentile([8, 16, 40, 24], 95), percentile([8], 95)
    (16, 40, 8)
    """
    return sorted(found)[math.ceil(len(found) * share / 100) - 1]


def measure(url: str, browser: Browser, games: int) -> dict[str, list[float]]:
    """Everything, so many times."""
    results: dict[str, list[float]] = {"load": [], **{name: [] for name in INTERACTIONS}}
    for _ in range(games):
        results["load"].append(load(browser, url))
        context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
        person = Person(context.new_page(), url)
        person.page.add_init_script(_WATCH)
        results["give and place"] += play(person)
        results["step in a review"] += look_back(person)
        context.close()
    return results


def main() -> None:
    """Measure and print a table, or JSON when asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=3, help="how often everything is measured")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    options = parser.parse_args()
    program = shutil.which("chromium") or shutil.which("google-chrome")
    if program is None:
        parser.error("chromium is not installed (Debian: apt install chromium)")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        try:
            results = measure(server.url, browser, options.games)
        finally:
            browser.close()
            server.stop()
    if options.json:
        print(json.dumps({"milliseconds": results}))
        return
    interactions = [each for name in INTERACTIONS for each in results[name]]
    print(f"{'milliseconds':<18} {'times':>5} {'median':>7} {'95th':>7} {'longest':>8}")
    for name, found in {**results, "all interactions": interactions}.items():
        figures = f"{statistics.median(found):>7.0f} {percentile(found, 95):>7.0f}"
        print(f"{name:<18} {len(found):>5} {figures} {max(found):>8.0f}")


if __name__ == "__main__":
    main()
