"""Phrases and lots in real games."""

from __future__ import annotations

from sqlalchemy import delete
from tests.server.databases import in_database, void
from tests.server.playing import begin
from tests.server.running import Server, heard, run_in_thread

from fourfold.locales import LANGUAGES, texts
from fourfold.server.games.starting.lots import Lot, drawn_first
from fourfold.server.people.phrases import PHRASES
from fourfold.server.store import people


def test_phrases_in_the_readers_language(server: Server) -> None:
    client = server.client()
    for language in LANGUAGES:
        found = client.get("/api/phrases", headers={"Accept-Language": language}).json()
        assert [each["id"] for each in found] == list(PHRASES)
        assert found[2]["text"] == texts(language)("phrase-well-played")


def test_everybody_at_a_game_hears_a_phrase_in_every_process(server: Server) -> None:
    ana, ben, eve = server.client(), server.client(), server.client()
    game, _ = begin(ana, ben)
    with (
        run_in_thread(server.settings) as other,
        ben.live(f"/api/games/{game}/live") as here,
        eve.live(f"/api/games/{game}/live") as watching,
        other.client().live(f"/api/games/{game}/live") as elsewhere,
    ):
        for live in (here, watching, elsewhere):
            heard(live, "snapshot")
        answer = ana.post(f"/api/games/{game}/phrases", json={"phrase": "good-luck"})
        assert (answer.status_code, answer.json()["number"]) == (200, 0)
        heard_by = (here, watching) if not server.settings.redis else (here, watching, elsewhere)
        for live in heard_by:
            message = heard(live, "phrase")
            assert (message["by"], message["phrase"]) == ("first", "good-luck")


def test_a_phrase_that_is_sent_again_is_said_once(server: Server) -> None:
    ana, ben = server.client(), server.client()
    game, _ = begin(ana, ben)
    with ben.live(f"/api/games/{game}/live") as live:
        heard(live, "snapshot")
        for phrase, key in (("good-luck", "a"), ("good-luck", "a"), ("well-played", "b")):
            answer = ana.post(
                f"/api/games/{game}/phrases",
                json={"phrase": phrase},
                headers={"Idempotency-Key": key},
            )
            assert answer.status_code == 200
        said = [heard(live, "phrase")["phrase"] for _ in range(2)]
        assert said == ["good-luck", "well-played"]


def test_who_is_deaf_hears_nothing_and_others_do(server: Server) -> None:
    ana, ben, eve = server.client(), server.client(), server.client()
    game, _ = begin(ana, ben)
    path = f"/api/games/{game}/mute"
    assert ben.get(path).json() == {"muted": False}
    assert ben.put(path, json={"muted": True}).json() == {"muted": True}
    assert (ben.get(path).json(), ana.get(path).json()) == ({"muted": True}, {"muted": False})
    assert ben.put(path, json={"muted": True}).status_code == 200
    with ben.live(f"/api/games/{game}/live") as here, eve.live(f"/api/games/{game}/live") as there:
        heard(there, "snapshot")
        heard(here, "snapshot")
        ana.post(f"/api/games/{game}/phrases", json={"phrase": "oops"})
        assert heard(there, "phrase")["phrase"] == "oops"
        assert ben.put(path, json={"muted": False}).status_code == 200
        ana.post(f"/api/games/{game}/phrases", json={"phrase": "sorry"})
        assert heard(there, "phrase")["phrase"] == "sorry"
        assert heard(here, "phrase")["phrase"] == "sorry"


def test_only_players_speak_and_only_phrases(server: Server) -> None:
    ana, ben, eve = server.client(), server.client(), server.client()
    game, _ = begin(ana, ben, private=True)
    path = f"/api/games/{game}/phrases"
    assert eve.post(path, json={"phrase": "hello"}).status_code == 401
    eve.post("/api/me")
    assert eve.post(path, json={"phrase": "hello"}).status_code == 404
    assert eve.put(f"/api/games/{game}/mute", json={"muted": True}).status_code == 404
    for said in ("you are bad", "", "phrase-hello", "Hello!"):
        assert ana.post(path, json={"phrase": said}).status_code == 422
    public, _ = begin(ana, ben)
    answer = eve.post(f"/api/games/{public}/phrases", json={"phrase": "hello"})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-seated")


def test_nobody_is_flooded(server: Server) -> None:
    ana, ben = server.client(), server.client()
    game, _ = begin(ana, ben)
    with run_in_thread(server.settings.changed(rate_limits=True)) as strict:
        client = strict.client()
        client.cookies.set("fourfold", ana.cookies["fourfold"])
        found = [
            client.post(f"/api/games/{game}/phrases", json={"phrase": "hello"}).status_code
            for _ in range(11)
        ]
    assert found == [200] * 10 + [429]


def test_a_phrase_that_was_refused_can_be_sent_again_with_its_key(server: Server) -> None:
    """Only a request that was done is remembered by its key."""
    ana, ben = server.client(), server.client()
    game, _ = begin(ana, ben)
    path, key = f"/api/games/{game}/phrases", {"Idempotency-Key": "once"}
    with (
        run_in_thread(server.settings.changed(rate_limits=True)) as strict,
        strict.client().live(f"/api/games/{game}/live") as live,
    ):
        heard(live, "snapshot")
        client = strict.client()
        client.cookies.set("fourfold", ana.cookies["fourfold"])
        for _ in range(10):
            client.post(path, json={"phrase": "hello"})
        assert client.post(path, json={"phrase": "oops"}, headers=key).status_code == 429
        in_database(strict, lambda connection: void(connection.execute(delete(people.attempt))))
        for phrase in ("oops", "oops", "sorry"):
            again = client.post(
                path, json={"phrase": phrase}, headers=key if phrase == "oops" else {}
            )
            assert again.status_code == 200
        said = [heard(live, "phrase")["phrase"] for _ in range(12)]
    assert said == ["hello"] * 10 + ["oops", "sorry"]


def test_a_lot_is_drawn_and_can_be_checked(server: Server) -> None:
    """R8: the commitment comes first, both nonces count, and the secret is shown at the end."""
    ana, ben = server.client(), server.client()
    begun = ana.post("/api/lots").json()
    made = ana.post(
        "/api/challenges", json={"first": "lot", "lot": {"id": begun["id"], "nonce": "ana-1"}}
    )
    assert made.status_code == 201, made.text
    assert made.json()["lot"]["commitment"] == begun["commitment"]
    assert "secret" not in made.text
    again = ana.post(
        "/api/challenges", json={"first": "lot", "lot": {"id": begun["id"], "nonce": "ana-2"}}
    )
    assert (again.status_code, again.json()["code"]) == (409, "lot-used")
    game = ben.post(f"/api/challenges/{made.json()['id']}/accept", json={"nonce": "ben-1"}).json()
    lot = Lot.parse(game)
    assert (lot.commitment, lot.creator, lot.joiner) == (begun["commitment"], "ana-1", "ben-1")
    assert lot.faults() == []
    first = "creator" if game["players"]["first"]["id"] == made.json()["by"]["id"] else "joiner"
    assert first == lot.first == drawn_first(bytes.fromhex(lot.secret), "ana-1", "ben-1")


def test_a_lot_that_nobody_began(server: Server) -> None:
    answer = server.client().post(
        "/api/challenges", json={"first": "lot", "lot": {"id": "abcdefghijkl", "nonce": "x"}}
    )
    assert (answer.status_code, answer.json()["code"]) == (404, "lot-unknown")
