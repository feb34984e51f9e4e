"""A game in progress is never lost: the banner, the title, and messages while the app is closed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect
from tests.server.push.receiver import LOCAL, Receiver, receiving
from tests.server.services import wait_for

from .conftest import Meet
from .player import Person, introduce
from .serving import Server


def banner(person: Person) -> Any:  # noqa: ANN401  # a Locator, with its many methods
    return person.page.get_by_role("complementary", name="Your games")


def test_a_banner_leads_back_to_the_game(meet: Meet, axe: str) -> None:
    """On every page but the game's own, at once when the other has acted."""
    ana, ben = introduce(meet(), meet(width=390, height=664))
    expect(ben.sentence).to_be_visible()
    expect(banner(ben)).to_have_count(0)
    ben.go("/learn")
    expect(banner(ben)).to_contain_text(re.compile("Your game against .* is on"))
    ana.give("7")
    expect(banner(ben)).to_contain_text("Your turn against")
    ben.page.evaluate(axe)
    faults = ben.page.evaluate("axe.run('aside').then(({ violations }) => violations)")
    assert faults == []
    # It survives a reload, and is reached by the keyboard.
    ben.go("/settings")
    link = banner(ben).get_by_role("link", name="To the game")
    link.focus()
    ben.page.keyboard.press("Enter")
    expect(ben.page).to_have_url(re.compile("/game/"))
    expect(ben.sentence).to_contain_text("Place this piece")
    expect(banner(ben)).to_have_count(0)


#: A page that nobody looks at, until somebody does.
_HIDDEN = """
window.seen = 'hidden';
Object.defineProperty(document, 'visibilityState', { get: () => window.seen });
window.look = () => {
  window.seen = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
};
"""


def test_the_title_calls_until_somebody_looks(meet: Meet) -> None:
    ana, ben = meet(), meet(alone=True)
    introduce(ana, ben)
    expect(ben.sentence).to_be_visible()
    ben.page.add_init_script(_HIDDEN)
    ben.go("/learn")
    expect(banner(ben)).to_contain_text("Your game against")
    ana.give("7")
    expect(ben.page).to_have_title(re.compile("^● Your turn against"))
    expect(ben.page).to_have_title(re.compile("^Learn"))
    expect(ben.page).to_have_title(re.compile("^● Your turn against"))
    ben.page.evaluate("look()")
    expect(ben.page).to_have_title(re.compile("^Learn"))


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


@pytest.fixture
def telling(tmp_path: Path) -> Iterator[Server]:
    """A server that may send messages to a receiver on this machine, and does so at once."""
    own = {"FOURFOLD_PUSH_RECEIVERS": LOCAL, "FOURFOLD_PUSH_DELAY": "0"}
    server = Server(tmp_path, environment=own)
    yield server
    server.stop()


@pytest.fixture
def away(chromium: Browser, telling: Server) -> Iterator[BrowserContext]:
    """A browser with a service worker that may notify."""
    context = chromium.new_context(base_url=telling.url, locale="fr")
    context.grant_permissions(["notifications"])
    yield context
    context.close()


_NOTIFIED = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const shown = await registration.getNotifications();
  return shown.map(({ title, body, lang, data }) => ({ title, body, lang, path: data.path }));
}"""


def test_somebody_who_closed_the_tab_is_brought_back_by_a_message(
    away: BrowserContext, telling: Server, receiver: Receiver
) -> None:
    """The server's message, as a push service gets it, decrypted and handed to the worker."""
    page = away.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready")
    other = away.browser.new_context(base_url=telling.url)  # type: ignore[union-attr]  # there is one
    terms = {"first": "me", "clock": "86400/move"}
    challenge = other.request.post("/api/challenges", data=terms).json()["id"]
    game = away.request.post(f"/api/challenges/{challenge}/accept", data={}).json()["id"]
    browser = receiver.browser()
    wanted = browser.subscription(language="fr", zone="Europe/Paris")
    assert away.request.put("/api/push/subscription", data=wanted).status == 204
    # Nobody is here any more; the other one acts.
    page.goto("about:blank")
    acted = other.request.post(f"/api/games/{game}/actions", data={"action": "-7", "answers": 0})
    assert acted.ok, acted.text()
    message = browser.read(browser.wait())
    assert (message["title"], message["path"]) == ("À vous de jouer", f"/game/{game}")
    # What a push service would do now, the browser's own tools do.
    page.goto("/learn")
    tools = away.new_cdp_session(page)
    versions: list[dict[str, Any]] = []
    tools.on("ServiceWorker.workerVersionUpdated", lambda event: versions.extend(event["versions"]))
    tools.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.ready")
    assert versions
    tools.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": telling.url,
            "registrationId": versions[0]["registrationId"],
            "data": json.dumps(message),
        },
    )
    wait_for("the notification", lambda: bool(page.evaluate(_NOTIFIED) == [message]), 30)
    other.close()
