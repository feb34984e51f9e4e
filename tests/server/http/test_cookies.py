"""Reading cookies: a header that comes again is read once, and none may fill the memory."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from fourfold.server.http.cookies import _cookies_in, read_cookie


def _asking(cookies: str) -> HTTPConnection:
    headers = [(b"host", b"quarto.example"), (b"cookie", cookies.encode())]
    return HTTPConnection({"type": "http", "scheme": "http", "headers": headers})


def test_a_header_that_comes_again_is_read_once() -> None:
    _cookies_in.cache_clear()
    for text in ("fourfold=a; x=1", "fourfold=b", "fourfold=a; x=1"):
        assert read_cookie(_asking(text)) == text[9]
    assert _cookies_in.cache_info()[:2] == (1, 2)


def test_a_long_header_is_read_and_not_kept() -> None:
    _cookies_in.cache_clear()
    assert read_cookie(_asking(f"x={'y' * 20_000}; fourfold=a")) == "a"
    assert _cookies_in.cache_info().currsize == 0


def test_without_a_cookie() -> None:
    assert read_cookie(_asking("x=1")) == ""
    assert read_cookie(HTTPConnection({"type": "http", "scheme": "http", "headers": []})) == ""
