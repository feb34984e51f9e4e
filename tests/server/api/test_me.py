"""Visitors, guests, and what they set for themselves."""

from __future__ import annotations

from tests.server.accounts import me, player_id, sign_up
from tests.server.running import Client, Server, run_in_thread

from fourfold.locales import LANGUAGES, texts
from fourfold.server import Settings
from fourfold.server.people.names import clean_name


def test_a_visitor_leaves_no_trace(client: Client) -> None:
    assert me(client) == {"player": None, "live_games": [], "settings": {}}
    assert not client.cookies


def test_a_guest_gets_a_friendly_name_in_their_language(server: Server) -> None:
    for language in LANGUAGES:
        client = server.client()
        answer = client.post("/api/me", headers={"Accept-Language": language})
        found = answer.json()["player"]
        assert (answer.status_code, found["kind"], found["ratings"]) == (200, "guest", [])
        assert clean_name(found["name"]) == found["name"]
        animals = texts(language)("guest-animals").split()
        assert any(animal in found["name"] for animal in animals)
        assert me(client)["player"] == found


def test_a_guest_chooses_a_name_and_another(client: Client) -> None:
    first = client.post("/api/me", json={"name": "  Anneke "}).json()["player"]
    assert first["name"] == "Anneke"
    second = client.post("/api/me", json={"name": "Anna B."}).json()["player"]
    assert (second["id"], second["name"]) == (first["id"], "Anna B.")
    assert client.post("/api/me", json={}).json()["player"] == second


def test_two_guests_may_have_one_name_but_not_an_accounts(server: Server) -> None:
    one, other = server.client(), server.client()
    assert one.post("/api/me", json={"name": "Bea"}).status_code == 200
    assert other.post("/api/me", json={"name": "Bea"}).status_code == 200
    sign_up(server, "Cleo")
    answer = server.client().post("/api/me", json={"name": "C1eo"})
    assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")
    answer = one.post("/api/me", json={"name": "CLEO"})
    assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")


def test_bad_names_make_no_player(client: Client) -> None:
    for name, code in (
        ("x", "name-short"),
        ("Admin", "name-reserved"),
        ("f.u.c.k", "name-word"),
        ("<b>Bea</b>", "name-character"),
    ):
        answer = client.post("/api/me", json={"name": name}, headers={"Accept-Language": "de"})
        assert (answer.status_code, answer.json()["code"]) == (422, code)
        assert "Name" in answer.json()["detail"]
    assert me(client)["player"] is None
    assert not client.cookies


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(client: Client) -> None:
    cookie = client.post("/api/me").headers["set-cookie"]
    for word in ("HttpOnly", "SameSite=Lax", "Path=/"):
        assert word in cookie
    assert "Secure" not in cookie  # this is not TLS


def test_behind_tls_the_cookie_belongs_to_this_host_alone(settings: Settings) -> None:
    """And only a proxy on the list can say that it was TLS."""
    by_tls = {"X-Forwarded-Proto": "https"}
    with run_in_thread(settings.changed(trusted_proxies="127.0.0.1")) as server:
        client = server.client()
        del client.headers["origin"]
        answer = client.post("/api/me", headers=by_tls)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-fourfold=")
        for word in ("; Secure", "HttpOnly", "SameSite=Lax", "Path=/"):
            assert word in cookie
        assert "Domain" not in cookie
        value = {"Cookie": cookie.partition(";")[0]}
        found = server.client().get("/api/me", headers={**by_tls, **value}).json()
        assert found["player"] == answer.json()["player"]
        assert server.client().get("/api/me", headers=value).json()["player"] is None
        assert "max-age=31536000" in answer.headers["strict-transport-security"]
    with run_in_thread(settings) as server:
        cookie = server.client().post("/api/me", headers=by_tls).headers["set-cookie"]
        assert cookie.startswith("fourfold=")


def test_a_cookie_that_was_changed_is_worth_nothing(server: Server) -> None:
    client = server.client()
    client.post("/api/me")
    cookie = client.cookies["fourfold"]
    for forged in (
        # Not the last character, of which two bits mean nothing.
        cookie[:-2] + ("0" if cookie[-2] != "0" else "1") + cookie[-1],
        ("0" if cookie[0] != "0" else "1") + cookie[1:],
        cookie.partition(".")[0],
        cookie.partition(".")[0] + ".",
        ".",
        "",
        "é" * 10,
        "x" * 4000,
    ):
        answer = server.client().get(
            "/api/me", headers=[(b"cookie", f"fourfold={forged}".encode("latin-1"))]
        )
        assert answer.json()["player"] is None, forged


def test_settings_are_kept_and_replaced(client: Client) -> None:
    assert client.put("/api/me/settings", json={"language": "fr"}).status_code == 401
    client.post("/api/me")
    wanted = {"language": "fr", "edition": "mushrooms", "theme": "dark", "sound": True, "zoom": 1.5}
    assert client.put("/api/me/settings", json=wanted).json()["settings"] == wanted
    assert me(client)["settings"] == wanted
    newer = {"view": "flat", "pace": "calm", "volume": 0.4, "sendOnFourth": True, "avatar": "b"}
    newer |= {"pieces": "wood", "gamesFinished": 2, "introduced": True}
    assert client.put("/api/me/settings", json=newer).json()["settings"] == newer
    system = {"language": "auto", "theme": "contrast"}
    assert client.put("/api/me/settings", json=system).json()["settings"] == system
    assert client.put("/api/me/settings", json={}).json()["settings"] == {}


def test_settings_that_are_refused_change_nothing(client: Client) -> None:
    client.post("/api/me")
    client.put("/api/me/settings", json={"theme": "light"})
    refused: list[object] = [
        {"language": "tlh"},
        {"edition": "gold"},
        {"theme": "loud"},
        {"Theme": "dark"},
        {"view": "above"},
        {"pace": 1},
        {"avatar": "10"},
        {"volume": 1.5},
        {"volume": -0.1},
        {"volume": True},
        {"volume": "loud"},
        {"gamesFinished": -1},
        {"a" * 50: 1},
        {"x": "y" * 201},
        {"x": [1]},
        {"x": {"y": 1}},
        {f"key-{n}": "v" * 150 for n in range(40)},
        [],
        "x",
    ]
    for wanted in refused:
        answer = client.put("/api/me/settings", json=wanted)
        assert (answer.status_code, answer.json()["code"]) == (422, "invalid")
    assert me(client)["settings"] == {"theme": "light"}


def test_another_site_cannot_make_a_guest(client: Client) -> None:
    answer = client.post("/api/me", headers={"Origin": "https://elsewhere.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert player_or_none(client) is None


def player_or_none(client: Client) -> str | None:
    return player_id(client) if me(client)["player"] else None
