"""Sharing in the browser: the sheet with links and pictures, and a board on another site."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from playwright.sync_api import Browser, expect

from .conftest import Meet
from .learning import played
from .test_pages import violations


@contextmanager
def other_site(body: str) -> Iterator[str]:
    """A site of somebody else, with one page: its address."""

    class Blog(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            if self.path == "/":
                self.wfile.write(f"<!doctype html><title>A blog</title>{body}".encode())

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Blog) as site:
        thread = threading.Thread(target=site.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{site.server_port}/"
        finally:
            site.shutdown()
            thread.join()


def test_a_board_stands_on_somebody_elses_page_and_no_other_page_does(
    meet: Meet, chromium: Browser
) -> None:
    ana = meet()
    game = played(ana)
    body = "".join(
        f'<iframe src="{ana.url}{path}" title="{name}" width="480" height="610"></iframe>'
        for name, path in (("board", f"/embed/game/{game}"), ("game", f"/game/{game}"))
    )
    # Not somebody of `meet`: the browser reports the page that refuses to be framed as an error.
    with chromium.new_context(locale="en") as context, other_site(body) as address:
        page = context.new_page()
        page.goto(address)
        board = page.frame_locator("iframe[title=board]")
        expect(board.get_by_role("heading", level=1)).to_contain_text("vs")
        expect(board.locator(".count")).to_have_text("10 / 10")
        board.get_by_role("button", name="First", exact=True).press("Enter")
        expect(board.locator(".count")).to_have_text("0 / 10")
        page.keyboard.press("ArrowRight")
        expect(board.locator(".count")).to_have_text("1 / 10")
        expect(board.get_by_role("status")).to_contain_text("gives")
        link = board.get_by_role("link", name="Open in Fourfold")
        expect(link).to_have_attribute("target", "_blank")
        # The app itself refuses to be framed.
        assert page.frames[2].locator("#app").count() == 0


def test_what_can_be_shared_of_a_game(meet: Meet, axe: str) -> None:
    ana = meet()
    game = played(ana)
    ana.go(f"/game/{game}")
    ana.open_more()
    page = ana.page
    button = page.get_by_role("button", name="Share", exact=True)
    button.focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="Share")
    expect(sheet.get_by_label("Link")).to_have_value(f"{ana.url}/game/{game}")
    code = sheet.get_by_role("textbox", name="Code for your own web page")
    assert f'<iframe src="{ana.url}/embed/game/{game}"' in code.input_value()
    assert violations(page, axe) == []
    for name, kind in (("Picture of this position", "png"), ("Animation of the game", "gif")):
        with page.expect_download() as download:
            sheet.get_by_role("link", name=name).press("Enter")
        assert download.value.suggested_filename.endswith(kind)
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(button).to_be_focused()


def test_axe_finds_nothing_in_an_embedded_board(meet: Meet, axe: str) -> None:
    ana = meet()
    game = played(ana)
    for width, height in ((480, 610), (240, 380)):
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.page.goto(f"{ana.url}/embed/game/{game}")
        expect(ana.page.locator(".count")).to_have_text("10 / 10")
        assert violations(ana.page, axe) == []
        # Everything is in the frame without scrolling to the side.
        assert ana.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
