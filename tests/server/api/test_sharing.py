"""Sharing: titles, cards, pictures, embedding; and that private games have none of them."""

from __future__ import annotations

import html
import io
import re
from urllib.parse import quote, urlsplit

import pytest
from PIL import Image
from tests.server.playing import BOTH_PLACED, TURNS, begin, play
from tests.server.running import Client, Server, run_in_thread

from fourfold.play.puzzles.collection import puzzles
from fourfold.server import Settings
from fourfold.server.http.limits import LIMITS, Bucket

PUZZLE = puzzles()[0].id


def metas(page: str) -> dict[str, str]:
    """The `meta` elements of a page, by name or property."""
    found = re.findall(r'<meta (?:name|property)="([^"]*)" content="([^"]*)"', page)
    return {name: html.unescape(content) for name, content in found}


def title_of(page: str) -> str:
    found = re.search(r"<title>([^<]*)</title>", page)
    assert found
    return html.unescape(found[1])


def named(server: Server, name: str) -> Client:
    client = server.client()
    answer = client.post("/api/me", json={"name": name})
    assert answer.status_code == 200, answer.text
    return client


def shining(picture: bytes) -> int:
    """How many pixels have the yellow of squares that shine."""
    colours = Image.open(io.BytesIO(picture)).convert("RGB").getcolors(2**20) or []
    return sum(count for count, colour in colours if colour == (0xFF, 0xD8, 0x73))


def path_of(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.path}?{parts.query}"


@pytest.fixture
def finished(server: Server) -> str:
    """A public game that Ana has won against Ben."""
    ana, ben = named(server, "Ana"), named(server, "Ben")
    game, _ = begin(ana, ben)
    play(ana, ben, game, TURNS)
    return game


@pytest.fixture
def hidden(server: Server) -> tuple[str, Client]:
    """A private game that is over, and one of its players."""
    ana, ben = named(server, "Ana"), named(server, "Ben")
    game, _ = begin(ana, ben, private=True)
    play(ana, ben, game, TURNS)
    return game, ana


def test_the_page_of_a_game_says_who_played_and_how_it_ended(
    server: Server, client: Client, finished: str
) -> None:
    page = client.get(f"/game/{finished}", headers={"Accept-Language": "en"})
    assert title_of(page.text) == "Ana vs Ben · Fourfold"
    found = metas(page.text)
    assert found["og:title"] == "Ana vs Ben"
    assert found["description"] == found["og:description"]
    assert found["og:description"].startswith("Ana wins: QUARTO!")
    assert found["og:url"] == f"{server.settings.address}/game/{finished}"
    assert found["twitter:card"] == "summary_large_image"
    german = client.get(f"/game/{finished}", headers={"Accept-Language": "de"})
    assert title_of(german.text) == "Ana gegen Ben · Fourfold"
    assert german.headers["content-language"] == "de"
    assert '<html lang="de"' in german.text
    # The card that the page names is there, in the page's language.
    card = client.get(path_of(found["og:image"]))
    assert (card.status_code, card.headers["content-type"]) == (200, "image/png")
    assert Image.open(io.BytesIO(card.content)).size == (1200, 630)
    assert "max-age=86400" in card.headers["cache-control"]


def test_a_page_is_sent_again_only_when_it_changed(client: Client, finished: str) -> None:
    first = client.get(f"/game/{finished}")
    again = client.get(f"/game/{finished}", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = {"If-None-Match": first.headers["etag"], "Accept-Language": "fr"}
    assert client.get(f"/game/{finished}", headers=other).status_code == 200


def test_reviews_puzzles_players_challenges_and_the_site_have_titles(
    server: Server, client: Client, finished: str
) -> None:
    ana = named(server, "Ana")
    challenge = ana.post("/api/challenges", json={}).json()
    player = ana.get("/api/me").json()["player"]["id"]
    expected = {
        f"/review/{finished}": r"Game review: Ana vs Ben · Fourfold",
        f"/puzzles/{PUZZLE}": r"Puzzle: .+ · Fourfold",
        f"/player/{player}": r"Ana · Fourfold",
        f"/challenge/{challenge['id']}": r"Ana wants to play with you · Fourfold",
        "/": r"Fourfold · play Quarto!",
    }
    for path, title in expected.items():
        page = client.get(path, headers={"Accept-Language": "en"}).text
        assert re.fullmatch(title, title_of(page)), path
        card = client.get(path_of(metas(page)["og:image"]))
        assert card.headers.get("content-type") == "image/png", path
    # One that is over has nothing to invite to.
    assert ana.delete(f"/api/challenges/{challenge['id']}").status_code == 204
    gone = client.get(f"/challenge/{challenge['id']}", headers={"Accept-Language": "en"})
    assert "og:title" not in metas(gone.text)


def test_a_picture_and_an_animation_of_a_game(client: Client, finished: str) -> None:
    picture = client.get(f"/api/games/{finished}/picture.png")
    assert picture.headers["content-type"] == "image/png"
    assert Image.open(io.BytesIO(picture.content)).size == (1000, 1000)
    start = client.get(f"/api/games/{finished}/picture.png?after=0")
    assert start.status_code == 200
    assert start.content != picture.content
    assert client.get(f"/api/games/{finished}/picture.png?after=99").status_code == 404
    moving = client.get(f"/api/games/{finished}/animation.gif")
    assert moving.headers["content-type"] == "image/gif"
    frames = getattr(Image.open(io.BytesIO(moving.content)), "n_frames", 1)
    # The start, eight gifts and placements, and the call.
    assert frames == 1 + 8 + 1
    for answer in (picture, start, moving):
        assert "immutable" in answer.headers["cache-control"]
        # Other sites may show it.
        assert answer.headers["cross-origin-resource-policy"] == "cross-origin"


def test_a_picture_is_sent_once(client: Client, finished: str) -> None:
    path = f"/api/games/{finished}/picture.png"
    tag = client.get(path).headers["etag"]
    again = client.get(path, headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == tag


def test_a_game_that_is_played_shows_no_alignment_and_is_not_kept(server: Server) -> None:
    """R13: nobody may be told by a picture that there is a quarto to call."""
    ana, ben = server.client(), server.client()
    game, _ = begin(ana, ben)
    play(ana, ben, game, TURNS[:-1])
    before = ana.get(f"/api/games/{game}/picture.png")
    assert "immutable" not in before.headers["cache-control"]
    page = ana.get(f"/game/{game}", headers={"Accept-Language": "en"}).text
    assert metas(page)["og:description"] == "A game of Quarto! in progress. Watch it live."
    ended = ana.post(
        f"/api/games/{game}/actions",
        json={"action": TURNS[-1], "answers": ana.get(f"/api/games/{game}").json()["number"]},
    )
    assert ended.status_code == 200
    after = ana.get(f"/api/games/{game}/picture.png")
    assert shining(after.content) > 3 * shining(before.content)


def test_a_private_game_has_no_preview_picture_or_embed(
    client: Client, hidden: tuple[str, Client]
) -> None:
    """Not even for its players: a picture for one would be kept for all. The same as unknown."""
    game, player = hidden
    unknown = "a" * 12
    for reader in (client, player):
        for what in ("card.png", "picture.png", "animation.gif"):
            answer = reader.get(f"/api/games/{game}/{what}")
            other = reader.get(f"/api/games/{unknown}/{what}")
            assert (answer.status_code, answer.content) == (404, other.content)
        for page in ("game", "review"):
            private = reader.get(f"/{page}/{game}")
            assert private.text == reader.get(f"/{page}/{unknown}").text
            assert "og:title" not in metas(private.text)
        embed = reader.get(f"/embed/game/{game}")
        assert embed.status_code == 404
        assert "frame-ancestors 'none'" in embed.headers["content-security-policy"]
        assert embed.text == reader.get(f"/embed/game/{unknown}").text
        url = quote(f"{reader.url}/game/{game}", safe="")
        assert reader.get(f"/api/oembed?url={url}").status_code == 404


def test_a_challenge_to_a_private_game_has_no_preview(server: Server, client: Client) -> None:
    made = named(server, "Ana").post("/api/challenges", json={"private": True}).json()
    assert "og:title" not in metas(client.get(f"/challenge/{made['id']}").text)
    assert client.get(f"/api/challenges/{made['id']}/card.png").status_code == 404


def test_only_embedded_pages_may_be_framed(client: Client, finished: str) -> None:
    for path in ("/", f"/game/{finished}", "/settings", f"/api/games/{finished}", "/embed.html"):
        policy = client.get(path).headers["content-security-policy"]
        assert "frame-ancestors 'none'" in policy, path
    for path in (f"/embed/game/{finished}", f"/embed/puzzle/{PUZZLE}"):
        embed = client.get(path)
        assert embed.status_code == 200
        assert "frame-ancestors *" in embed.headers["content-security-policy"]
        assert "script-src 'self'" in embed.headers["content-security-policy"]
        # A page of its own: the app with its router would bring every other page into the frame.
        assert "/assets/embed-" in embed.text
        assert "/assets/index-" not in embed.text


def test_oembed_describes_how_to_embed(client: Client, finished: str) -> None:
    page = client.get(f"/game/{finished}", headers={"Accept-Language": "en"}).text
    link = re.search(r'type="application/json\+oembed" href="([^"]*)"', page)
    assert link
    answer = client.get(path_of(html.unescape(link[1])), headers={"Accept-Language": "en"})
    found = answer.json()
    assert (found["version"], found["type"], found["title"]) == ("1.0", "rich", "Ana vs Ben")
    assert f"/embed/game/{finished}" in found["html"]
    assert found["html"].startswith("<iframe ")
    small = client.get(f"{path_of(html.unescape(link[1]))}&maxwidth=300&maxheight=900").json()
    assert (small["width"], small["height"]) == (300, 430)
    # Settings cannot be embedded, and other sites are none of ours.
    for url in ("https://example.com/game/" + finished, f"{client.url}/settings", "http://[", "x"):
        assert client.get(f"/api/oembed?url={quote(url, safe='')}").status_code == 404
    assert client.get(path_of(html.unescape(link[1])) + "&format=xml").status_code == 422


def test_puzzles_have_pictures_in_both_editions(client: Client) -> None:
    classic = client.get(f"/api/puzzles/{PUZZLE}/picture.png")
    mushrooms = client.get(f"/api/puzzles/{PUZZLE}/picture.png?edition=mushrooms")
    assert classic.status_code == mushrooms.status_code == 200
    assert classic.content != mushrooms.content
    # It is small already, and must not be packed again.
    assert "content-encoding" not in classic.headers
    assert client.get("/api/puzzles/aaaaaaa/picture.png").status_code == 404


def test_attack_drawing_without_end(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who has everything drawn is refused; what is drawn already stays free."""
    # Two pictures and no more, however long a busy machine draws them.
    monkeypatch.setitem(LIMITS, "picture", Bucket(1e-9, 2))
    with run_in_thread(settings.changed(rate_limits=True)) as server:
        ana, ben = server.client(), server.client()
        game, _ = begin(ana, ben)
        play(ana, ben, game, BOTH_PLACED)
        path = f"/api/games/{game}/picture.png"
        answers = [ana.get(f"{path}?after={after}").status_code for after in range(4)]
        assert answers == [200, 200, 429, 429]
        assert ana.get(f"{path}?after=0").status_code == 200
        # Nor does it keep the page of a game from anybody.
        assert ana.get(f"/game/{game}").status_code == 200
