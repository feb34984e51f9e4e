"""The web app's files and the catalogues it reads."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from fourfold.locales import LANGUAGES, texts
from fourfold.server import problem
from fourfold.server.pages import serve_pages
from fourfold.server.routes import texts as route


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Fourfold</title>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path / "icon.svg").write_text("<svg/>")
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


@pytest.fixture
def client(built: Path) -> Client:
    app = FastAPI()
    problem.install(app)
    app.include_router(route.router)
    serve_pages(app, built)
    return Client(app)


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
    found = client.get(f"/api/texts/{language}").json()
    say = texts(language)
    assert list(found) == list(say.keys())
    assert found["web.game.title"] == say.template("web.game.title")


def test_a_catalogue_is_sent_once(client: Client) -> None:
    first = client.get("/api/texts/fr")
    again = client.get("/api/texts/fr", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = client.get("/api/texts/nl", headers={"If-None-Match": first.headers["etag"]})
    assert other.status_code == 200


def test_a_language_without_a_catalogue_is_not_found(client: Client) -> None:
    answer = client.get("/api/texts/tlh")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"
