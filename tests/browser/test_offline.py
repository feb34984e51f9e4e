"""Without a network: the app opens, says so once, and lets people do what needs no server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from fourfold.locales import texts

from .conftest import Meet
from .serving import Server

#: Keeps what an earlier version of the worker kept, before this one is there.
_OLD = """async () => {
  const cache = await caches.open('fourfold-shell-1');
  await cache.put('/assets/Play-older.js', new Response('old'));
}"""
#: The worker has taken over the page and has kept the texts.
_KEPT = """async (language) => {
  await navigator.serviceWorker.ready;
  while (!(await caches.match(`/api/texts/${language}`))) {
    await new Promise((done) => setTimeout(done, 20));
  }
}"""
#: The files of typefaces that are kept.
_FONTS = """async () => {
  const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
  return kept.map((request) => request.url).filter((url) => url.endsWith('.woff2'));
}"""


@pytest.fixture
def visitor(chromium: Browser) -> Iterator[Page]:
    """A page in a French browser of its own that lets the service worker in."""
    context = chromium.new_context(
        locale="fr", reduced_motion="reduce", viewport={"width": 390, "height": 664}
    )
    context.set_default_timeout(30_000)
    yield context.new_page()
    context.close()


def visit(page: Page, url: str) -> None:
    """Visit once, for as long as it takes to keep the app."""
    page.goto(url)
    page.locator("h1").wait_for()
    page.evaluate(_KEPT, "fr")


def test_after_one_visit_the_app_opens_without_a_network(visitor: Page, server: Server) -> None:
    """It used to wait for ever: the first visit's files and texts came before the worker."""
    say = texts("fr")
    visit(visitor, server.url)
    visitor.context.set_offline(True)
    server.stop()
    try:
        visitor.reload()
        expect(visitor.locator("h1")).to_have_text(say("web-play-title"))
        banner = visitor.get_by_text(say("web-offline"))
        expect(banner).to_have_count(1)
        for path, title in (("/settings", "web-page-settings"), ("/learn", "web-learn-title")):
            visitor.goto(server.url + path)
            expect(visitor.locator("h1")).to_have_text(say(title))
        visitor.goto(f"{server.url}/settings")
        visitor.get_by_label(say("web-setting-theme-dark")).check()
        expect(visitor.locator("html")).to_have_attribute("data-theme", "dark")
    finally:
        server.start()
        visitor.context.set_offline(False)
    expect(banner).to_have_count(0)


def test_a_server_that_is_gone_is_no_error_page(visitor: Page, server: Server) -> None:
    """The machine is online, only the server is not: the app opens all the same."""
    visit(visitor, server.url)
    server.stop()
    try:
        visitor.goto(f"{server.url}/settings")
        expect(visitor.locator("h1")).to_have_text(texts("fr")("web-page-settings"))
    finally:
        server.start()


def test_what_an_older_version_kept_is_let_go(visitor: Page, server: Server) -> None:
    visitor.goto(f"{server.url}/theme.js")
    visitor.evaluate(_OLD)
    visit(visitor, server.url)
    names: list[str] = visitor.evaluate("caches.keys()")
    assert len(names) == 2
    assert "fourfold-shell-1" not in names
    assert visitor.evaluate("caches.match('/assets/Play-older.js').then((found) => !found)")


def test_only_the_app_is_kept_as_the_app(visitor: Page, server: Server) -> None:
    """Whatever was opened in the tab used to be kept in the place of the home page."""
    visit(visitor, server.url)
    fonts = visitor.evaluate(_FONTS)
    assert len(fonts) == 2, fonts
    # Those with letters of few names would more than double what a first visit loads of them.
    assert not [url for url in fonts if "latin-ext" in url]
    visitor.goto(f"{server.url}/api/opponents")
    visitor.goto(f"{server.url}/nothing-here")
    visitor.context.set_offline(True)
    server.stop()
    try:
        visitor.goto(server.url)
        expect(visitor.locator("h1")).to_have_text(texts("fr")("web-play-title"))
    finally:
        server.start()
        visitor.context.set_offline(False)


@pytest.mark.parametrize("path", ["/", "/game"])
def test_being_offline_is_said_once_and_hides_nothing(meet: Meet, path: str) -> None:
    person = meet(cut=True, width=390, height=664)
    if path == "/game":
        person.start()
    else:
        person.go(path)
    page = person.page
    said = page.get_by_text("You’re offline.").or_(page.get_by_text("Connection lost."))
    page.context.set_offline(True)
    expect(said).to_have_count(1)
    expect(said).to_be_visible()
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    expect(page.locator("#menu")).to_be_visible()
    # Every link of the navigation can be hit: nothing lies over it.
    hidden = page.locator("#menu a:visible, header .brand:visible").evaluate_all(
        """(links) => links.filter((link) => {
          const box = link.getBoundingClientRect();
          const x = box.x + box.width / 2;
          return !link.contains(document.elementFromPoint(x, box.y + box.height / 2));
        }).map((link) => link.textContent)"""
    )
    assert hidden == []
