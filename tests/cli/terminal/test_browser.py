"""`fourfold serve --open`: the page is shown when the server answers, not before."""

from __future__ import annotations

import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from fourfold.cli.terminal import browser as opening


class Answering(BaseHTTPRequestHandler):
    """A server that is ready at its third request."""

    asked = 0

    def do_GET(self) -> None:
        Answering.asked += 1
        self.send_response(200 if Answering.asked > 2 else 503)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


def test_the_page_is_shown_when_the_server_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[str, int]] = []
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("webbrowser.open", lambda url: shown.append((url, Answering.asked)))
    with HTTPServer(("127.0.0.1", 0), Answering) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}"
        opening.open_when_ready(address).join(10)
        server.shutdown()
    assert shown == [(address, 3)]


def test_nothing_is_shown_when_no_server_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("webbrowser.open", shown.append)
    monkeypatch.setattr(opening, "_PATIENCE", 0.2)
    opening.open_when_ready("http://127.0.0.1:9").join(10)
    assert shown == []


@pytest.mark.skipif(sys.platform in {"darwin", "win32"}, reason="there is always a window")
def test_without_a_window_no_browser_takes_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not opening.has_window()
