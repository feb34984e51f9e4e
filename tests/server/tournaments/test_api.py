"""The HTTP interface of tournaments: what is answered, refused, printed, exported and told live."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import httpx
import pytest
from tests.server.accounts import player_id, sign_up
from tests.server.running import Client, Server, heard

ROOT = "/api/tournaments"
CUP: dict[str, Any] = {"name": "Summer cup", "automatic": False}
CLUB: dict[str, Any] = {
    **CUP,
    "venue": "tables",
    "registration": "closed",
    "regulations": {"format": "swiss", "rounds": 3},
}


def done(answer: httpx.Response, status: int = 200) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json() if answer.content else {}
    return found


def refused(answer: httpx.Response, status: int, code: str) -> dict[str, Any]:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    found: dict[str, Any] = answer.json()
    return found


def announce(client: Client, **plan: object) -> str:
    made = done(client.post(ROOT, json={**CUP, **plan}), 201)
    name: str = made["id"]
    return name


def club(client: Client, *names: str) -> str:
    """A tournament around real tables with these people."""
    name = announce(client, **CLUB)
    for each in names:
        done(client.post(f"{ROOT}/{name}/entrants", json={"name": each}))
    return name


def test_a_tournament_from_announcement_to_podium(server: Server) -> None:
    dora = sign_up(server, "Dora")
    players = [sign_up(server, name) for name in ("Ana", "Ben", "Cem", "Emil")]
    name = announce(dora, regulations={"format": "swiss", "rounds": 2}, text="Two rounds.")
    here = f"{ROOT}/{name}"
    for player in players:
        mine = done(player.post(f"{here}/entry"))["mine"]
        assert mine == {"entrant": player_id(player), "state": "entered", "game": None}
    shown = done(dora.post(f"{here}/pair"))
    assert (shown["status"], shown["round"], shown["planned"], shown["you"]) == (
        "running",
        1,
        2,
        "director",
    )
    row = shown["rounds"][0]["games"][0]
    assert (row["key"], row["state"], row["ready"]) == ("1.1", "waiting", [])
    assert row["deadline"] == shown["rounds"][0]["games"][1]["deadline"] > 0
    seen = done(players[0].get(here))
    assert seen["mine"]["game"]["key"] in ("1.1", "1.2")
    assert done(server.client().get(here))["mine"] is None
    done(dora.post(f"{here}/games/1.1/result", json={"result": "1-0", "adjudicated": True}))
    shown = done(dora.post(f"{here}/games/1.2/forfeit", json={"absent": "first"}))
    assert shown["rounds"][0]["state"] == "closed"
    assert [game["result"] for game in shown["rounds"][0]["games"]] == ["1-0", "-:+"]
    shown = done(dora.post(f"{here}/games/1.1/correct", json={"result": "0-1"}))
    assert shown["standings"][0]["points"] == 1.0
    assert {row["entrant"] for row in shown["standings"]} == {player_id(p) for p in players}
    done(dora.post(f"{here}/pair"))
    done(dora.delete(f"{here}/rounds/2"))
    tables = [[player_id(players[0]), player_id(players[1])]]
    by_hand = {"tables": tables, "byes": []}
    left = refused(dora.post(f"{here}/pair", json=by_hand), 409, "tournament-event-left-out")
    # Names, not ids.
    assert "Cem" in left["detail"] or "Emil" in left["detail"]
    done(dora.post(f"{here}/pair"))
    done(dora.post(f"{here}/games/2.1/result", json={"result": "1/2-1/2"}))
    done(dora.post(f"{here}/games/2.2/result", json={"result": "1-0"}))
    shown = done(dora.post(f"{here}/finish"))
    assert (shown["status"], shown["next"]) == ("finished", None)
    log = done(server.client().get(f"{here}/log?after=4"))["events"]
    assert log[0]["event"]["event"] == "round-paired"
    assert {line["by"] for line in log} == {None}
    assert player_id(dora) in {line["by"] for line in done(dora.get(f"{here}/log"))["events"]}


def test_lists(server: Server) -> None:
    dora, visitor = sign_up(server, "Dora"), server.client()
    first, second = announce(dora, name="Winter cup"), announce(dora, name="Spring cup")
    done(dora.post(f"{ROOT}/{first}/cancel"))
    assert [each["id"] for each in done(visitor.get(ROOT))["tournaments"]] == [first, second]
    (listed,) = done(visitor.get(f"{ROOT}?when=upcoming"))["tournaments"]
    assert (listed["id"], listed["name"], listed["you"]) == (second, "Spring cup", None)
    assert listed["rules"]["clock"] == "60/move"
    assert listed["director"]["name"] == "Dora"
    mine = done(dora.get(f"{ROOT}?mine=true&when=finished"))["tournaments"]
    assert [(each["id"], each["status"], each["you"]) for each in mine] == [
        (first, "cancelled", "director")
    ]
    assert visitor.get(f"{ROOT}?cursor=nonsense").status_code == 422


def test_visitors_and_guests_change_nothing(server: Server) -> None:
    dora, visitor, guest = sign_up(server, "Dora"), server.client(), server.client()
    name = announce(dora)
    guest.post("/api/games", json={"opponent": {"kind": "shared"}})
    assert visitor.post(ROOT, json=CUP).status_code == 401
    assert visitor.post(f"{ROOT}/{name}/entry").status_code == 401
    refused(guest.post(ROOT, json=CUP), 403, "tournament-account")
    refused(guest.post(f"{ROOT}/{name}/entry"), 403, "tournament-account")
    refused(guest.post(f"{ROOT}/{name}/pair"), 403, "tournament-directors")
    refused(guest.get(f"{ROOT}/{name}/keys"), 403, "tournament-directors")
    refused(visitor.get(f"{ROOT}/abcdefghijkl"), 404, "not-found")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "invalid"),
        ({"name": "A"}, "name-short"),
        ({"name": "Cup", "about": "x"}, "invalid"),
        ({"name": "Cup", "regulations": {"seed": "1"}}, "invalid"),
        ({"name": "Cup", "regulations": {"rounds": 51}}, "tournament-regulations-rounds"),
        ({"name": "Cup", "regulations": {"tiebreaks": ["luck"]}}, "invalid"),
        (
            {"name": "Cup", "regulations": {"rules": {"clock": "-"}}},
            "tournament-regulations-no-clock",
        ),
        ({"name": "Cup", "regulations": {"rules": {"clock": "soon"}}}, "tournament-value-value"),
        ({"name": "Cup", "registration": "code"}, "tournament-code-missing"),
        ({"name": "Cup", "text": "x" * 5000}, "invalid"),
        ({"name": "Cup", "rating_min": -1}, "invalid"),
        ({"name": "Cup", "absence": 0}, "invalid"),
    ],
)
@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
def test_bad_announcements(server: Server, body: dict[str, Any], code: str) -> None:
    dora = sign_up(server, "Dora")
    refused(dora.post(ROOT, json=body), 422, code)
    assert done(dora.get(ROOT))["tournaments"] == []


def test_refusals_speak_the_readers_language(server: Server) -> None:
    dora = sign_up(server, "Dora")
    name = club(dora, "Ana", "Ben")
    again = dora.post(
        f"{ROOT}/{name}/entrants", json={"name": "ana"}, headers={"Accept-Language": "de"}
    )
    assert refused(again, 409, "tournament-event-name-twice")["detail"] == (
        "ana ist schon angemeldet."
    )
    file = dora.post(
        f"{ROOT}/{name}/entrants/import",
        content=b"name\nCem\nBen\n",
        headers={"Content-Type": "text/csv", "Accept-Language": "fr"},
    )
    assert refused(file, 422, "tournament-players-refused")["detail"] == (
        "Ligne 3\u202f: Ben est déjà inscrit."
    )
    assert len(done(dora.get(f"{ROOT}/{name}"))["entrants"]) == 2


def test_changing_what_was_announced(server: Server) -> None:
    dora = sign_up(server, "Dora")
    here = f"{ROOT}/{club(dora, 'Ana', 'Ben', 'Cem')}"
    shown = done(dora.patch(here, json={"name": "Club night", "automatic": True, "start": None}))
    assert (shown["name"], shown["automatic"]) == ("Club night", True)
    shown = done(dora.patch(here, json={"regulations": {"format": "round-robin", "cycles": 2}}))
    assert (shown["format"], shown["planned"]) == ("round-robin", 6)
    assert "seed" not in shown["regulations"]
    assert shown["regulations"]["cycles"] == 2
    done(dora.post(f"{here}/pair"))
    late = {"regulations": {"format": "swiss"}}
    refused(dora.patch(here, json=late), 409, "tournament-begun")
    refused(dora.patch(here, json={"name": "x" * 100}), 422, "invalid")


def test_a_desk_without_an_account(server: Server) -> None:
    dora, guest = sign_up(server, "Dora"), server.client()
    name = club(dora, "Ana", "Ben")
    here = f"{ROOT}/{name}"
    addresses = done(dora.get(f"{here}/keys"))
    assert [each["table"] for each in addresses["tables"]] == [1]
    address, key = addresses["desk"].split("#")
    assert address.endswith(f"/tournaments/{name}/desk")
    refused(guest.post(f"{here}/helpers/join", json={"key": "x" * 20}), 403, "tournament-key")
    # Whoever was refused never was a guest.
    assert done(guest.get("/api/me"))["player"] is None
    shown = done(guest.post(f"{here}/helpers/join", json={"key": key}))
    assert shown["you"] == "helper"
    done(guest.post(f"{here}/pair"))
    refused(guest.post(f"{here}/cancel"), 403, "tournament-director")
    (helper,) = shown["helpers"]
    done(dora.delete(f"{here}/helpers/{helper['id']}"))
    refused(guest.post(f"{here}/finish"), 403, "tournament-directors")
    sign_up(server, "Hanna")
    assert (
        done(dora.post(f"{here}/helpers", json={"name": "hanna"}))["helpers"][0]["name"] == "Hanna"
    )


def test_results_from_the_tables(server: Server) -> None:
    dora, one, other = sign_up(server, "Dora"), server.client(), server.client()
    name = club(dora, "Ana", "Ben")
    here = f"{ROOT}/{name}"
    done(dora.post(f"{here}/pair"))
    (table,) = done(dora.get(f"{here}/keys"))["tables"]
    key = {"Table-Key": table["address"].split("#")[1]}
    at = f"{here}/tables/1"
    assert one.get(at).status_code == 422
    refused(one.get(at, headers={"Table-Key": "wrong"}), 403, "tournament-key")
    seen = done(one.get(at, headers=key))
    assert (seen["round"], seen["table"], len(seen["entrants"])) == (1, 1, 2)
    first = {"game": "1.1", "seat": "first", "result": "1-0"}
    seen = done(one.post(f"{at}/report", json=first, headers=key))
    assert seen["games"][0]["reported"] == {"first": "1-0", "second": None}
    assert seen["games"][0]["you"] == "first"
    second = {**first, "seat": "second"}
    refused(one.post(f"{at}/report", json=second, headers=key), 409, "tournament-both-seats")
    differs = {**second, "result": "0-1"}
    seen = done(other.post(f"{at}/report", json=differs, headers=key))
    assert seen["games"][0]["contested"]
    row = done(dora.get(here))["rounds"][0]["games"][0]
    assert row["reported"] == {"first": "1-0", "second": "0-1"}
    assert done(server.client().get(here))["rounds"][0]["games"][0]["reported"] is None
    seen = done(other.post(f"{at}/report", json=second, headers=key))
    assert (seen["games"][0]["state"], seen["games"][0]["result"]) == ("over", "1-0")


def test_r7_a_table_says_at_which_levels_its_game_is_played(server: Server) -> None:
    """The handicap lowers the stronger player's level, whoever goes first."""
    dora = sign_up(server, "Dora")
    regulations = {"format": "round-robin", "rules": {"levels": [3, 3]}, "handicap": 200}
    here = f"{ROOT}/{announce(dora, **{**CLUB, 'regulations': regulations})}"
    for each in ({"name": "Ana", "rating": 1900}, {"name": "Ben", "rating": 1650}):
        done(dora.post(f"{here}/entrants", json=each))
    done(dora.post(f"{here}/pair"))
    (table,) = done(dora.get(f"{here}/keys"))["tables"]
    key = {"Table-Key": table["address"].split("#")[1]}
    seen = done(server.client().get(f"{here}/tables/1", headers=key))
    names = {each["id"]: each["name"] for each in seen["entrants"]}
    (game,) = seen["games"]
    assert game["level"] == ("2:3" if names[game["first"]] == "Ana" else "3:2")


def test_a_game_of_teams_names_the_members_at_the_board(server: Server) -> None:
    """Seats alternate from board to board; a new line-up changes no round that was paired."""
    dora = sign_up(server, "Dora")
    regulations = {"format": "round-robin", "cycles": 2, "boards": 2}
    here = f"{ROOT}/{announce(dora, **{**CLUB, 'regulations': regulations})}"
    for name, members in (("Oak", ["Ana", "Ben"]), ("Elm", ["Cem", "Eva"])):
        done(dora.post(f"{here}/entrants", json={"name": name, "members": members}))
    shown = done(dora.post(f"{here}/pair"))
    oak = next(each["id"] for each in shown["entrants"] if each["name"] == "Oak")

    def at_boards(shown: dict[str, Any]) -> list[set[str]]:
        return [set(game["players"]) for each in shown["rounds"] for game in each["games"]]

    assert at_boards(shown) == [{"Ana", "Cem"}, {"Ben", "Eva"}]
    (listed,) = done(dora.get(f"{ROOT}?when=running"))["tournaments"]
    assert (shown["boards"], listed["boards"]) == (2, 2)
    for game in shown["rounds"][0]["games"]:
        assert (game["players"][0] in ("Ana", "Ben")) is (game["first"] == oak)
        done(dora.post(f"{here}/games/{game['key']}/result", json={"result": "1-0"}))
    done(dora.post(f"{here}/entrants/{oak}/lineup", json={"members": ["Fee", "Ana"]}))
    shown = done(dora.post(f"{here}/pair"))
    assert at_boards(shown) == [{"Ana", "Cem"}, {"Ben", "Eva"}, {"Fee", "Cem"}, {"Ana", "Eva"}]


def test_two_directors_do_not_overwrite_each_other(server: Server) -> None:
    """Each says what the game stood at on their own screen; the second one learns of the first."""
    dora = sign_up(server, "Dora")
    here = f"{ROOT}/{club(dora, 'Ana', 'Ben')}"
    done(dora.post(f"{here}/pair"))
    at = f"{here}/games/1.1/result"
    early = {"result": "0-1", "was": "1-0"}
    refused(dora.post(at, json=early), 409, "tournament-event-game-open")
    done(dora.post(at, json={"result": "1-0", "was": None}))
    late = {"result": "0-1", "was": None}
    refused(dora.post(at, json=late), 409, "tournament-event-game-over")
    # Entering the same is no contradiction, and correcting what one sees is allowed.
    done(dora.post(at, json={"result": "1-0", "was": None}))
    shown = done(dora.post(at, json={"result": "0-1", "was": "1-0"}))
    assert shown["rounds"][0]["games"][0]["result"] == "0-1"
    done(dora.post(at, json={"result": "1-0"}))


def test_printed_pages(server: Server) -> None:
    dora, visitor = sign_up(server, "Dora"), server.client()
    name = club(dora, "Ana", "Ben", "Cem", "Eva")
    pages = f"{ROOT}/{name}/print"
    refused(visitor.get(f"{pages}/pairings.pdf"), 404, "not-found")
    done(dora.post(f"{ROOT}/{name}/pair"))
    for what in ("pairings", "names", "cards", "sheets", "standings", "diplomas"):
        answer = dora.get(f"{pages}/{what}.pdf?paper=letter&language=fr")
        assert answer.status_code == 200, (what, answer.text)
        assert answer.headers["content-type"] == "application/pdf"
        assert answer.content.startswith(b"%PDF-")
        public = what in ("pairings", "names", "standings")
        assert visitor.get(f"{pages}/{what}.pdf").status_code == (200 if public else 403)
    refused(dora.get(f"{pages}/pairings.pdf?round=2"), 404, "not-found")
    assert dora.get(f"{pages}/money.pdf").status_code == 422


def test_files(server: Server) -> None:
    dora, visitor = sign_up(server, "Dora"), server.client()
    here = f"{ROOT}/{club(dora, 'Ana', 'Ben')}"
    done(dora.post(f"{here}/pair"))
    done(dora.post(f"{here}/games/1.1/result", json={"result": "1-0"}))

    def export(file: str) -> str:
        answer = visitor.get(f"{here}/export/{file}")
        assert answer.status_code == 200, answer.text
        assert answer.headers["content-disposition"].endswith(f'-{file}"')
        return answer.text

    assert len(list(csv.reader(io.StringIO(export("standings.csv"))))) == 3
    assert len(list(csv.reader(io.StringIO(export("pairings.csv"))))) == 2
    assert json.loads(export("tournament.json"))["name"] == "Summer cup"
    assert export("report.trf").startswith("012 Summer cup")
    assert export("games.qgn") == ""
    ladder = announce(dora, regulations={"format": "ladder"})
    answer = visitor.get(f"{ROOT}/{ladder}/export/report.trf")
    refused(answer, 409, "tournament-report-format")


def test_reports_of_names(server: Server) -> None:
    dora, visitor = sign_up(server, "Dora"), server.client()
    name = announce(dora)
    assert visitor.post(f"{ROOT}/{name}/report", json={"reason": "name"}).status_code == 204
    assert visitor.post(f"{ROOT}/{name}/report", json={"reason": "luck"}).status_code == 422
    other = {"reason": "name"}
    refused(visitor.post(f"{ROOT}/abcdefghijkl/report", json=other), 404, "not-found")


def test_watchers_hear_what_changes(server: Server) -> None:
    dora, visitor = sign_up(server, "Dora"), server.client()
    name = club(dora, "Ana", "Ben", "Cem", "Eva")
    here = f"{ROOT}/{name}"
    seen = done(visitor.get(here))
    with (
        visitor.live(f"{here}/live") as all_of_it,
        visitor.live(f"{here}/live?seen={seen['touched']}") as news,
        dora.live(f"{here}/live?seen={seen['touched']}") as desk,
    ):
        whole = heard(all_of_it, "tournament")
        assert {k: v for k, v in whole.items() if k != "type"} == {
            k: v for k, v in seen.items() if k not in ("you", "mine")
        }
        shown = done(dora.post(f"{here}/pair"))
        for socket in (all_of_it, news):
            change = heard(socket, "tournament-change")
            assert (change["number"], change["round"]) == (shown["number"], 1)
            assert [each["number"] for each in change["rounds"]] == [1]
            assert change["entrants"] == []
            assert change["rounds"][0]["games"][0]["reported"] is None
        rounds = [{**each, "whole": True} for each in shown["rounds"]]
        assert heard(desk, "tournament-change")["rounds"] == rounds
        # What was announced goes out whole.
        done(dora.patch(here, json={"name": "Club night"}))
        assert heard(news, "tournament")["name"] == "Club night"


def test_nobody_watches_what_is_not_there(client: Client) -> None:
    with pytest.raises(Exception, match=r"403|1008|rejected"):
        client.live(f"{ROOT}/abcdefghijkl/live")
