"""A server and a browser for each process of the test run; a fresh person for each test."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

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
def chromium() -> Iterator[Browser]:
    """The browser; gone with the last test here, as its event loop would disturb other tests."""
    program = shutil.which("chromium") or shutil.which("google-chrome")
    need(program, "chromium is not installed (Debian: apt install chromium)")
    need((FOLDER / "index.html").exists(), "the web app is not built: make setup")
    with sync_playwright() as playwright:
        # Where tests run as root, Chromium has no sandbox.
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    yield server
    server.stop()


@pytest.fixture
def meet(chromium: Browser, server: Server) -> Iterator[Meet]:
    """Somebody new with a browser of their own; an error in its console fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def meet(
        *,
        width: int = 1100,
        height: int = 900,
        cut: bool = False,
        refusals: bool = False,
        language: str = "en",
        **settings: Any,  # noqa: ANN401  # whatever the app can be set to
    ) -> Person:
        chosen = {"motion": "reduced", "sound": False, "language": language, **settings}
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion="reduce",
            service_workers="block",
        )
        context.set_default_timeout(_PATIENCE)
        script = f"localStorage['fourfold.settings'] ??= {json.dumps(json.dumps(chosen))}"
        context.add_init_script(script)
        contexts.append(context)
        page = context.new_page()

        def fault(text: str) -> None:
            if cut and _CUT.search(text):
                return
            if refusals and "the server responded with a status of 4" in text:
                return
            faults.append(text)

        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: fault(said.text) if said.type == "error" else None)
        return Person(page, server.url)

    yield meet
    for context in contexts:
        context.close()
    assert faults == []


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
