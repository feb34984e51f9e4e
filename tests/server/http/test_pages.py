"""The web app's files and the catalogues it reads."""

from __future__ import annotations

import asyncio
import gzip
import html
import json
import os
import re
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from starlette.types import Scope

from fourfold.locales import LANGUAGES, texts
from fourfold.locales.catalogue import Catalogue
from fourfold.server.api import texts as route
from fourfold.server.http import problems as problem
from fourfold.server.http.pages import FOLDER, PageHead, serve_pages


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Fourfold</title>")
    for language in ("de", "fr"):
        # Of one size: their tags must differ all the same.
        (tmp_path / f"index.{language}.html").write_text(f"<html lang={language}><title>Fourfold")
        (tmp_path / f"manifest.{language}.webmanifest").write_text(f'{{"lang": "{language}"}}')
        for path in tmp_path.glob(f"*.{language}.*"):
            os.utime(path, (0, 0))
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (tmp_path / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path / "icon.svg").write_text("<svg/>")
    for path in (tmp_path / "index.html", tmp_path / "assets" / "app-1a2b.js"):
        # As the build does it; this library has no Brotli, so that one only looks like it.
        Path(f"{path}.gz").write_bytes(gzip.compress(path.read_bytes()))
    (tmp_path / "assets" / "app-1a2b.js.br").write_bytes(b"as Brotli")
    return tmp_path


class Client:
    """Asks an application without a network."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app

    def get(self, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
        async def ask() -> httpx.Response:
            transport = httpx.ASGITransport(app=self._app)
            async with httpx.AsyncClient(transport=transport, base_url="http://fourfold") as client:
                return await client.get(path, headers=headers)

        return asyncio.run(ask())

    def raw(self, path: str, headers: dict[str, str]) -> httpx.Response:
        """The answer as it is sent, nothing unpacked."""

        async def ask() -> httpx.Response:
            transport = httpx.ASGITransport(app=self._app)
            async with (
                httpx.AsyncClient(transport=transport, base_url="http://fourfold") as client,
                client.stream("GET", path, headers=headers) as answer,
            ):
                content = b"".join([part async for part in answer.aiter_raw()])
                plain = dict(answer.headers)
                encoding = plain.pop("content-encoding", None)
                found = httpx.Response(answer.status_code, headers=plain, content=content)
                if encoding is not None:
                    found.headers["content-encoding"] = encoding
                return found

        return asyncio.run(ask())


@pytest.fixture
def client(built: Path) -> Client:
    app = FastAPI()
    problem.install(app)
    app.include_router(route.router)
    serve_pages(app, built)
    return Client(app)


def test_what_a_page_is_about_cannot_be_markup(built: Path) -> None:
    """A hostile name in a title stays text, wherever the head has it."""
    hostile = "</title><script>alert(1)</script>\"'&<!--"
    (built / "index.html").write_text(
        '<html><head><title>Fourfold</title><meta name="description" content="" /></head></html>'
    )

    async def describe(_: Scope, path: str, __: str) -> PageHead | None:
        if path != "game/x":
            return None
        return PageHead(hostile, hostile, (("property", "og:title", hostile),), hostile)

    app = FastAPI()
    serve_pages(app, built, describe)
    page = Client(app).get("/game/x", headers={"Accept-Language": "nl"}).text
    assert page.count("</title>") == page.count("<title>") == 1
    assert "<script" not in page
    assert "<!--" not in page
    escaped = html.escape(hostile)
    assert f"<title>{escaped}</title>" in page
    assert f'name="description" content="{escaped}"' in page
    assert f'property="og:title" content="{escaped}"' in page
    assert f'href="{escaped}"' in page
    # What nothing is known of keeps the title of the site.
    assert "<title>Fourfold</title>" in Client(app).get("/game/y").text


def test_what_nothing_is_known_of_cannot_be_embedded(client: Client) -> None:
    answer = client.get("/embed/game/abcdefghijkl")
    assert answer.status_code == 404
    assert "content-security-policy" not in answer.headers


@pytest.mark.parametrize("path", ["/", "/game/abcdefghijkl", "/settings", "/nothing/here/"])
def test_every_address_of_a_page_has_the_page(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert "<title>Fourfold" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/assets/gone.js", "/gone.png"])
def test_what_is_no_page_is_not_found(client: Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "<title>" not in answer.text


def test_files_with_a_hash_are_kept_for_ever(client: Client) -> None:
    assert "immutable" in client.get("/assets/app-1a2b.js").headers["cache-control"]
    assert client.get("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.3", "gzip"),
        ("br; q=0.0, GZIP", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
def test_files_are_sent_as_small_as_the_reader_takes_them(
    client: Client, accepted: str, encoding: str | None
) -> None:
    headers = {"Accept-Encoding": accepted}
    sent = client.raw("/assets/app-1a2b.js", headers)
    assert sent.headers.get("content-encoding") == encoding
    assert sent.headers["vary"] == "Accept-Encoding"
    assert sent.headers["content-type"].startswith("text/javascript")
    assert "immutable" in sent.headers["cache-control"]
    known = {**headers, "If-None-Match": sent.headers["etag"]}
    again = client.raw("/assets/app-1a2b.js", known)
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["vary"] == "Accept-Encoding"


def test_each_encoding_has_a_tag_of_its_own(client: Client) -> None:
    tags = {
        client.raw("/assets/app-1a2b.js", {"Accept-Encoding": accepted}).headers["etag"]
        for accepted in ("br", "gzip", "identity")
    }
    assert len(tags) == 3


def test_the_page_is_packed_at_every_address(client: Client) -> None:
    answer = client.get("/game/abcdefghijkl", {"Accept-Encoding": "br, gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert "<title>Fourfold" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    # What has no smaller form is sent as it is.
    assert "content-encoding" not in client.get("/icon.svg", {"Accept-Encoding": "br"}).headers


@pytest.mark.skipif(not FOLDER.exists(), reason="the web app is not built: make setup")
def test_the_build_packs_what_is_text() -> None:
    scripts = [path for path in FOLDER.rglob("*.js") if path.stat().st_size > 1000]
    assert scripts
    for script in scripts:
        packed = Path(f"{script}.gz").read_bytes()
        assert gzip.decompress(packed) == script.read_bytes()
        assert Path(f"{script}.br").stat().st_size < len(packed) + 100


@pytest.mark.parametrize("path", ["/", "/game/abcdefghijkl"])
def test_the_page_speaks_the_readers_language(client: Client, path: str) -> None:
    french = client.get(path, {"Accept-Language": "en;q=0.1, fr-CA;q=0.9"})
    assert "lang=fr" in french.text
    assert french.headers["content-language"] == "fr"
    assert french.headers["vary"] == "Accept-Encoding, Accept-Language"
    known = {"If-None-Match": french.headers["etag"]}
    again = client.get(path, {**known, "Accept-Language": "fr"})
    assert (again.status_code, again.headers["vary"]) == (304, french.headers["vary"])
    # A reader who changes the language gets the other page, though both are of one size and time.
    german = client.get(path, {**known, "Accept-Language": "de"})
    assert (german.status_code, "lang=de" in german.text) == (200, True)


def test_a_language_without_a_page_gets_the_one_for_all(client: Client) -> None:
    assert "lang=" not in client.get("/", {"Accept-Language": "nl"}).text


def test_the_manifest_speaks_the_language_of_the_page(client: Client) -> None:
    asked = {"Accept-Language": "fr"}
    assert client.get("/manifest.webmanifest", asked).json() == {"lang": "fr"}
    chosen = client.get("/manifest.webmanifest?lang=de-CH", asked)
    assert chosen.json() == {"lang": "de"}
    assert chosen.headers["content-type"].startswith("application/manifest+json")
    assert client.get("/manifest.webmanifest?lang=tlh", asked).json() == {"lang": "fr"}


@pytest.mark.skipif(not FOLDER.exists(), reason="the web app is not built: make setup")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_build_writes_page_and_manifest_in_each_language(language: str) -> None:
    page = (FOLDER / f"index.{language}.html").read_text(encoding="utf-8")
    english = (FOLDER / "index.en.html").read_text(encoding="utf-8")
    assert f'<html lang="{language}"' in page
    title = re.compile("<title>Fourfold · (.+)</title>")
    assert (title.findall(page) == title.findall(english)) is (language == "en")
    manifest = json.loads((FOLDER / f"manifest.{language}.webmanifest").read_bytes())
    assert (manifest["name"], manifest["lang"], manifest["dir"]) == ("Fourfold", language, "ltr")
    assert f'content="{manifest["description"]}"' in page
    assert Path(FOLDER / f"index.{language}.html.br").is_file()


def test_nothing_outside_the_folder_is_served(client: Client) -> None:
    assert client.get("/..%2f..%2fetc%2fpasswd").status_code in {200, 404}
    assert "root:" not in client.get("/..%2f..%2fetc%2fpasswd").text


def test_a_tree_without_the_web_app_says_how_to_build_it(tmp_path: Path) -> None:
    app = FastAPI()
    serve_pages(app, tmp_path)
    answer = Client(app).get("/")
    assert answer.status_code == 503
    assert "make setup" in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_whole(client: Client, language: str) -> None:
    """Whole for a page: what only the command line and the server's answers need is left out."""
    read = texts(language)
    served = Catalogue(language, client.get(f"/api/texts/{language}").text)
    assert served.format("web-game-title", {"name": "Ana", "other": "Ben"}) == read(
        "web-game-title", name="Ana", other="Ben"
    )
    groups = {key.split("-")[0] for key in set(read.all_keys()) - set(served.own)}
    elsewhere = (
        "cli",
        "help",
        "problem",
        "error",
        "expected",
        "invalid",
        "message",
        "guest",
        "site",
        "print",
        "push",
        "tournament",
    )
    assert groups == set(elsewhere)


def test_a_catalogue_is_sent_once(client: Client) -> None:
    first = client.get("/api/texts/fr")
    again = client.get("/api/texts/fr", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = client.get("/api/texts/nl", headers={"If-None-Match": first.headers["etag"]})
    assert other.status_code == 200


def test_a_catalogue_is_packed_for_those_who_take_it(client: Client) -> None:
    packed = client.raw("/api/texts/fr", {"Accept-Encoding": "gzip"})
    plain = client.raw("/api/texts/fr", {"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed.content) == plain.content
    assert len(packed.content) * 3 < len(plain.content)
    assert packed.headers["etag"] != plain.headers["etag"]
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"


def test_a_catalogue_answers_to_tags_that_it_serves(client: Client) -> None:
    portuguese = client.get("/api/texts/pt")
    assert portuguese.text == client.get("/api/texts/pt-PT").text
    assert portuguese.headers["content-language"] == "pt-PT"
    assert client.get("/api/texts/de-CH-1996").text == client.get("/api/texts/de").text


def test_a_language_without_a_catalogue_is_not_found(client: Client) -> None:
    answer = client.get("/api/texts/tlh")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"
