"""A server and a browser for each process of the test run; new people for each test."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    ConsoleMessage,
    Error,
    Page,
    expect,
    sync_playwright,
)
from tests.browsers import MISSING, find_browser, find_whole_browser
from tests.server.push.receiver import LOCAL, Receiver, receiving

from fourfold.server.http.pages import FOLDER

from .player import Person, introduce
from .serving import Server

#: Milliseconds to wait for what must come: machines can be busy, and a passing test waits for none.
_PATIENCE = 30_000
expect.set_options(timeout=_PATIENCE)

IN_CI = os.environ.get("CI", "").lower() in {"1", "true", "yes"}
#: What a browser reports when a test cuts the line on purpose.
_CUT = re.compile(r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket connection")

Meet = Callable[..., Person]


def need(there: object, reason: str) -> None:
    """Skip a test that lacks something, with the reason; where tests must not be skipped, fail."""
    if not there:
        if IN_CI:
            pytest.fail(reason)
        pytest.skip(reason)


@pytest.fixture(scope="package")
def driver() -> Iterator[BrowserType]:
    """What starts browsers; gone with the last test here: its event loop would disturb others."""
    need((FOLDER / "index.html").exists(), "the web app is not built: make setup")
    with sync_playwright() as playwright:
        yield playwright.chromium


@contextmanager
def _launched(driver: BrowserType, program: str | None) -> Iterator[Browser]:
    need(program, MISSING)
    # Where tests run as root, Chromium has no sandbox.
    browser = driver.launch(executable_path=program, args=["--no-sandbox"])
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def chromium(driver: BrowserType) -> Iterator[Browser]:
    """The browser."""
    with _launched(driver, find_browser()) as browser:
        yield browser


@pytest.fixture(scope="package")
def whole_chromium(driver: BrowserType) -> Iterator[Browser]:
    """A browser that shows notifications."""
    with _launched(driver, find_whole_browser()) as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    # It may send messages to a receiver on this machine, and does so at once.
    telling = {"FOURFOLD_PUSH_RECEIVERS": LOCAL, "FOURFOLD_PUSH_DELAY": "0"}
    server = Server(tmp_path_factory.mktemp("server"), environment=telling)
    yield server
    server.stop()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """A push service on this machine."""
    with receiving() as receiver:
        yield receiver


def _new_page(chromium: Browser, language: str, *, worker: bool = False) -> Page:
    context = chromium.new_context(
        locale=language,
        reduced_motion="reduce",
        service_workers="allow" if worker else "block",
    )
    context.set_default_timeout(_PATIENCE)
    return context.new_page()


@pytest.fixture(scope="package")
def free_pages(chromium: Browser) -> list[Page]:  # noqa: ARG001  # the pages are gone with it
    """Pages that people use one after the other, as a fresh browser costs more than most tests."""
    return []


class Console:
    """The errors that a page reports while somebody uses it."""

    def __init__(self, page: Page, *, cut: bool, refusals: bool) -> None:
        self.page = page
        self.faults: list[str] = []
        self._cut = cut
        self._refusals = refusals
        page.on("pageerror", self._note_error)
        page.on("console", self._note_message)

    def close(self) -> None:
        self.page.remove_listener("pageerror", self._note_error)
        self.page.remove_listener("console", self._note_message)

    def _note_error(self, error: Error) -> None:
        self.faults.append(str(error))

    def _note_message(self, message: ConsoleMessage) -> None:
        text = message.text
        expected = (self._cut and _CUT.search(text)) or (
            self._refusals and "the server responded with a status of 4" in text
        )
        if message.type == "error" and not expected:
            self.faults.append(text)


def _leave(page: Page) -> None:
    """Make a page ready for the next person; what is stored in it goes when they come."""
    page.unroute_all()
    page.context.set_offline(False)
    page.context.clear_permissions()
    page.goto("about:blank")


@pytest.fixture
def meet(
    request: pytest.FixtureRequest, chromium: Browser, server: Server, free_pages: list[Page]
) -> Iterator[Meet]:
    """Somebody new at a browser; an error in its console fails the test.

    With `alone`, the browser is new as well: for tests that install what cannot be taken away, such
    as a clock or a script, or that need an empty cache. With `worker`, it has a service worker, and
    with `notified`, it shows notifications.
    """
    consoles: list[Console] = []
    own: list[BrowserContext] = []

    def meet(
        *,
        width: int = 1100,
        height: int = 900,
        cut: bool = False,
        refusals: bool = False,
        alone: bool = False,
        worker: bool = False,
        notified: bool = False,
        language: str = "en",
        **settings: Any,  # noqa: ANN401  # whatever the app can be set to
    ) -> Person:
        chosen = {
            "motion": "reduced",
            "sound": False,
            "pace": "instant",
            "language": language,
            # People know the game, unless a test says otherwise.
            "introduced": True,
            "gamesFinished": 3,
            **settings,
        }
        if alone or worker or notified or language != "en":
            browser = request.getfixturevalue("whole_chromium") if notified else chromium
            page = _new_page(browser, language, worker=worker)
            own.append(page.context)
            script = f"localStorage['fourfold.settings'] ??= {json.dumps(json.dumps(chosen))}"
            page.add_init_script(script)
            person = Person(page, server.url, chosen)
        else:
            page = free_pages.pop() if free_pages else _new_page(chromium, language)
            person = Person(page, server.url, chosen)
            person.start_over()
        page.set_viewport_size({"width": width, "height": height})
        consoles.append(Console(page, cut=cut, refusals=refusals))
        return person

    yield meet
    for console in consoles:
        console.close()
        if console.page.context in own:
            console.page.context.close()
        else:
            _leave(console.page)
            free_pages.append(console.page)
    assert [fault for console in consoles for fault in console.faults] == []


@pytest.fixture
def pair(meet: Meet) -> tuple[Person, Person]:
    """Two people in a game over the network; the first one is first to give."""
    return introduce(meet(), meet())


@pytest.fixture
def page(meet: Meet) -> Page:
    page: Page = meet().page
    return page


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, to be put into pages."""
    source = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
    need(source.exists(), "axe-core is not installed: make setup")
    return source.read_text(encoding="utf-8")
