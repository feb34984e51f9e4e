"""Acting in games: what is refused, what is settled, what is asked again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.server.accounts import PASSWORD, sign_up
from tests.server.playing import (
    TURNS,
    act,
    begin,
    play,
    seats,
)
from tests.server.running import Client, Server

from fourfold.server import Settings
from fourfold.server.operations.administration import administering


@pytest.fixture
def pair(server: Server) -> tuple[Client, Client, str]:
    one, other = server.client(), server.client()
    return one, other, begin(one, other)[0]


def test_two_tabs_race_and_one_wins(pair: tuple[Client, Client, str], server: Server) -> None:
    one, _, game = pair
    tabs = [server.client() for _ in range(8)]
    for tab in tabs:
        tab.cookies.update(one.cookies)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda tab: act(tab[1], game, f"-{tab[0]}", 0), enumerate(tabs)))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    (won,) = (answer.json() for answer in answers if answer.status_code == 200)
    for answer in answers:
        if answer.status_code == 409:
            assert answer.json()["code"] in ("stale", "not-your-turn")
            assert answer.json()["snapshot"]["position"] == won["position"]
    assert one.get(f"/api/games/{game}").json()["number"] == 1


def test_a_double_click_with_a_key_is_done_once(pair: tuple[Client, Client, str]) -> None:
    one, _, game = pair
    wanted = {"action": "-7", "answers": 0}
    key = {"Idempotency-Key": "click-1"}
    with ThreadPoolExecutor(6) as pool:
        answers = list(
            pool.map(
                lambda _: one.post(f"/api/games/{game}/actions", json=wanted, headers=key),
                range(6),
            )
        )
    assert {answer.status_code for answer in answers} == {200}
    assert {answer.json()["number"] for answer in answers} == {1}
    other = one.post(f"/api/games/{game}/actions", json={"action": "-8", "answers": 0}, headers=key)
    assert (other.status_code, other.json()["code"]) == (422, "key-reused")


def test_an_answer_that_was_lost_can_be_asked_again_later(
    pair: tuple[Client, Client, str],
) -> None:
    one, other, game = pair
    key = {"Idempotency-Key": "k"}
    wanted = {"action": "-7", "answers": 0}
    one.post(f"/api/games/{game}/actions", json=wanted, headers=key)
    act(other, game, "c2", 1)
    again = one.post(f"/api/games/{game}/actions", json=wanted, headers=key)
    assert (again.status_code, again.json()["number"]) == (200, 2)


def test_who_may_act(pair: tuple[Client, Client, str], server: Server) -> None:
    one, other, game = pair
    eve, nobody = server.client(), server.client()
    eve.post("/api/games", json={"opponent": {"kind": "shared"}})
    assert act(other, game, "-7", 0).json()["code"] == "not-your-turn"
    assert act(eve, game, "-7", 0).json()["code"] == "not-seated"
    assert act(nobody, game, "-7", 0).status_code == 401
    assert act(one, game, "-7", 0, seat="second").json()["code"] == "not-seated"
    assert act(one, "a" * 12, "-7", 0).status_code == 404
    assert one.get(f"/api/games/{game}").json()["number"] == 0


@pytest.mark.parametrize(
    ("action", "status", "code", "rule"),
    [
        ("c2", 422, "place-not-now", "R10"),
        ("-", 422, "pass-not-now", "R11"),
        ("!a1b1c1d1", 422, "call-first-turn", "R15"),
        ("xx", 422, "notation", None),
        ("resign:second", 422, "action-kind", None),
        ("flag:second", 422, "action-kind", None),
        ("agree", 422, "action-kind", None),
    ],
)
def test_what_the_rules_refuse_names_the_rule(
    pair: tuple[Client, Client, str], action: str, status: int, code: str, rule: str | None
) -> None:
    one, _, game = pair
    answer = act(one, game, action, 0)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["rule"] == rule
    assert one.get(f"/api/games/{game}").json()["number"] == 0


def test_a_race_between_two_calls_has_one_winner(server: Server) -> None:
    """R13: under the standing call both can say it, the player to act only."""
    one, other = server.client(), server.client()
    game, _ = begin(one, other, call="standing")
    number = play(one, other, game, TURNS[:-1])
    with ThreadPoolExecutor(2) as pool:
        call = "!a2b2c2d2"
        answers = list(pool.map(lambda c: act(c, game, call, number), (one, other)))
    assert [answer.status_code for answer in answers] == [200, 409]


def test_private_games_are_private(server: Server) -> None:
    one, other, eve = server.client(), server.client(), server.client()
    game, _ = begin(one, other, private=True)
    assert one.get(f"/api/games/{game}").status_code == 200
    assert eve.get(f"/api/games/{game}").status_code == 404
    assert eve.post(f"/api/games/{game}/resign").status_code == 401
    eve.post("/api/games", json={"opponent": {"kind": "shared"}})
    assert eve.post(f"/api/games/{game}/resign").status_code == 404


def test_r17_resigning_in_the_opponents_turn(pair: tuple[Client, Client, str]) -> None:
    one, other, game = pair
    ended = other.post(f"/api/games/{game}/resign").json()
    assert ended["outcome"]["result"] == "1-0"
    assert ended["outcome"]["reason"] == "resignation"
    again = one.post(f"/api/games/{game}/resign")
    assert (again.status_code, again.json()["code"]) == (409, "game-over")


def test_a_wish_with_a_key_is_done_once_and_the_key_is_for_it_alone(
    pair: tuple[Client, Client, str],
) -> None:
    one, other, game = pair
    key = {"Idempotency-Key": "wish"}
    for _ in range(2):
        offered = one.post(f"/api/games/{game}/draw", headers=key)
        assert (offered.status_code, offered.json()["number"]) == (200, 1)
    for path in ("resign", "draw/decline"):
        again = one.post(f"/api/games/{game}/{path}", headers=key)
        assert (again.status_code, again.json()["code"]) == (422, "key-reused")
    # Somebody else's key is another one.
    assert other.post(f"/api/games/{game}/draw/decline", headers=key).json()["number"] == 2


def test_r16_a_draw_is_offered_declined_and_agreed(pair: tuple[Client, Client, str]) -> None:
    one, other, game = pair
    offered = one.post(f"/api/games/{game}/draw").json()
    assert offered["draw"] == {"by": "first", "offer": 1}
    assert one.post(f"/api/games/{game}/draw").json()["code"] == "offer-stands"
    own = one.post(f"/api/games/{game}/draw/accept", json={"offer": 1})
    assert own.json()["code"] == "own-offer"
    assert other.post(f"/api/games/{game}/draw/decline").json()["draw"] is None
    assert one.post(f"/api/games/{game}/draw").json()["code"] == "offer-stands"
    # An offer does not make what the player wants to do out of date.
    assert act(one, game, "-7", 0).status_code == 200
    offer = other.post(f"/api/games/{game}/draw").json()["draw"]["offer"]
    wrong = one.post(f"/api/games/{game}/draw/accept", json={"offer": offer - 1})
    assert wrong.json()["code"] == "no-offer"
    ended = one.post(f"/api/games/{game}/draw/accept", json={"offer": offer}).json()
    assert (ended["outcome"]["result"], ended["outcome"]["reason"]) == ("1/2-1/2", "agreement")


def test_a_takeback_is_asked_and_granted(pair: tuple[Client, Client, str]) -> None:
    one, other, game = pair
    play(one, other, game, ("-7", "c2", "-5"))
    asked = other.post(f"/api/games/{game}/takeback", json={"to": 1}).json()
    assert asked["takeback"] == {"by": "second", "offer": 4, "to": 1}
    back = one.post(f"/api/games/{game}/takeback/accept", json={"offer": 4}).json()
    assert back["position"] == "..../..../..../.... 7"
    assert (back["to_act"], back["number"]) == ("second", 5)
    stale = act(other, game, "c2", 3)
    assert stale.json()["code"] == "stale"
    assert act(other, game, "d4", 5).status_code == 200
    nowhere = other.post(f"/api/games/{game}/takeback", json={"to": 6})
    assert nowhere.json()["code"] == "takeback-where"


def test_the_snapshot_says_where_a_takeback_leads(pair: tuple[Client, Client, str]) -> None:
    one, other, game = pair
    play(one, other, game, ("-7", "c2", "-5"))
    before = one.get(f"/api/games/{game}").json()["takeback_to"]
    assert before == {"first": 0, "second": 2, "both": None}
    asked = other.post(f"/api/games/{game}/takeback", json={"to": before["second"]}).json()
    assert asked["takeback_to"] == {"first": None, "second": None, "both": None}
    declined = one.post(f"/api/games/{game}/takeback/decline").json()
    assert declined["takeback_to"] == {"first": 0, "second": None, "both": None}
    ended = one.post(f"/api/games/{game}/resign").json()
    assert ended["takeback_to"] == {"first": None, "second": None, "both": None}


def test_on_a_shared_screen_a_takeback_leads_to_the_last_action_of_either(client: Client) -> None:
    shared = client.post("/api/games", json={"opponent": {"kind": "shared"}, "first": "me"}).json()
    assert shared["takeback_to"] == {"first": None, "second": None, "both": None}
    game = shared["id"]
    act(client, game, "-7", 0)
    placed = act(client, game, "c2", 1).json()
    assert placed["takeback_to"] == {"first": 0, "second": 1, "both": 1}
    back = {"to": placed["takeback_to"]["both"], "seat": "second"}
    assert client.post(f"/api/games/{game}/takeback", json=back).json()["phase"] == "place"


def test_r15_a_refused_call_says_why(pair: tuple[Client, Client, str]) -> None:
    one, other, game = pair
    play(one, other, game, TURNS[:-1])
    refused = act(one, game, "!a1b1c1d1", 8)
    assert refused.status_code == 200
    assert [entry["fault"] for entry in refused.json()["log"]] == [None] * 8 + ["empty-square"]
    assert act(one, game, "!a2b2c2d2", 9).json()["log"][-1]["fault"] is None


def test_r12_and_r7_say_why_a_call_is_refused(pair: tuple[Client, Client, str]) -> None:
    one, other, game = pair
    number = play(one, other, game, (*TURNS[:-1], "-8", "a1", "-9"))
    faults = []
    for squares in ("a2b2c2d2", "a1a2b2c2"):
        answer = act(one, game, f"!{squares}", number).json()
        number = answer["number"]
        faults.append(answer["log"][-1]["fault"])
    assert faults == ["lapsed", "no-pattern"]
    number = act(one, game, "b1", number).json()["number"]
    level = act(one, game, "!a1b1a2b2", number).json()
    assert level["log"][-1]["fault"] == "not-in-level"
    # The log says the same when it is read again.
    assert one.get(f"/api/games/{game}").json()["log"] == level["log"]


def test_r15_the_call_is_offered_from_the_fourth_piece_on(pair: tuple[Client, Client, str]) -> None:
    one, other, game = pair
    shown = [one.get(f"/api/games/{game}").json()]
    clients = {"first": one, "second": other}
    for number, action in enumerate(TURNS[:-1]):
        shown.append(act(clients[shown[-1]["to_act"]], game, action, number).json())
    assert [each["may_call"] for each in shown] == [False] + [True] * 8
    assert [each["call_offered"] for each in shown] == [False] * 8 + [True]


def test_r15_a_call_that_is_not_offered_is_judged_all_the_same(
    pair: tuple[Client, Client, str],
) -> None:
    one, other, game = pair
    play(one, other, game, ("-7",))
    called = act(other, game, "!a1b1c1d1", 1).json()
    assert (called["refused_calls"], called["log"][-1]["fault"]) == (1, "empty-square")


def test_nothing_is_taken_back_in_a_rated_game(server: Server) -> None:
    one, other = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    game, snapshot = begin(one, other, rated=True)
    first, second = seats(one, other, snapshot).values()
    play(first, second, game, ("-7", "c2", "-5"))
    shown = second.get(f"/api/games/{game}").json()["takeback_to"]
    assert shown == {"first": None, "second": None, "both": None}
    asked = second.post(f"/api/games/{game}/takeback", json={"to": 1})
    assert (asked.status_code, asked.json()["code"]) == (403, "takeback-rated")
    assert first.get(f"/api/games/{game}").json()["number"] == 3


def test_against_the_computer_a_takeback_is_granted_at_once(client: Client) -> None:
    wanted = {
        "opponent": {"kind": "computer", "strength": "newcomer", "pace": "instant"},
        "first": "me",
    }
    game = client.post("/api/games", json=wanted).json()["id"]
    act(client, game, "-7", 0)
    back = client.post(f"/api/games/{game}/takeback", json={"to": 0}).json()
    assert back["position"] == "..../..../..../.... -"


def test_a_rematch_has_the_other_player_first(pair: tuple[Client, Client, str]) -> None:
    one, other, game = pair
    assert one.post(f"/api/games/{game}/rematch").json()["code"] == "game-on"
    one.post(f"/api/games/{game}/resign")
    asked = one.post(f"/api/games/{game}/rematch").json()
    assert asked["rematch"] == {"asked": ["first"], "declined": [], "game": None}
    again = one.post(f"/api/games/{game}/rematch").json()
    assert again["number"] == asked["number"]
    with ThreadPoolExecutor(4) as pool:
        made = list(pool.map(lambda _: other.post(f"/api/games/{game}/rematch"), range(4)))
    (new,) = {answer.json()["rematch"]["game"] for answer in made}
    assert one.get(f"/api/games/{new}").json()["you"] == "second"
    assert other.get(f"/api/games/{new}").json()["you"] == "first"


def leave(client: Client, _: str, __: Settings) -> None:
    gone = client.request("DELETE", "/api/account", json={"password": PASSWORD})
    assert gone.status_code == 204


def block(_: Client, name: str, settings: Settings) -> None:
    async def run() -> None:
        async with administering(settings) as administration:
            await administration.block(name)

    asyncio.run(run())


@pytest.mark.parametrize("asked", [True, False], ids=["asked before", "did not ask"])
@pytest.mark.parametrize("go", [leave, block])
def test_nobody_plays_again_with_who_has_left(
    server: Server, settings: Settings, go: Callable[[Client, str, Settings], None], asked: bool
) -> None:
    one, other = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    game, _ = begin(one, other)
    one.post(f"/api/games/{game}/resign")
    if asked:
        wish = other.post(f"/api/games/{game}/rematch").json()
        assert wish["rematch"] == {"asked": ["second"], "declined": [], "game": None}
    go(other, "Bertil", settings)
    answer = one.post(f"/api/games/{game}/rematch")
    assert (answer.status_code, answer.json()["code"]) == (409, "opponent-gone")
    assert one.get(f"/api/games/{game}").json()["rematch"]["game"] is None


def test_r7_levels_belong_to_the_persons(server: Server) -> None:
    one, other = server.client(), server.client()
    game, snapshot = begin(one, other, level=4, opponent_level=1)
    assert snapshot["rules"]["level"] == "4:1"
    one.post(f"/api/games/{game}/resign")
    one.post(f"/api/games/{game}/rematch")
    new = other.post(f"/api/games/{game}/rematch").json()["rematch"]["game"]
    assert one.get(f"/api/games/{new}").json()["rules"]["level"] == "1:4"


@pytest.mark.parametrize(("first", "level"), [("me", "4:1"), ("them", "1:4"), ("lot", None)])
def test_r7_levels_belong_to_the_persons_wherever_they_sit(
    server: Server, first: str, level: str | None
) -> None:
    one, other = server.client(), server.client()
    games = [begin(one, other, level=4, opponent_level=1, first=first)[0]]
    for kind in ("computer", "shared"):
        wanted = {"opponent": {"kind": kind}, "level": 4, "opponent_level": 1, "first": first}
        games.append(one.post("/api/games", json=wanted).json()["id"])
    for game in games:
        shown = one.get(f"/api/games/{game}").json()
        mine = {"first": "4:1", "second": "1:4"}.get(shown["you"], level)
        assert shown["rules"]["level"] == mine or shown["you"] == "both"
        if level is not None:
            assert shown["rules"]["level"] == level
        seat = {"seat": "first"} if shown["you"] == "both" else None
        one.post(f"/api/games/{game}/resign", json=seat)
        asked = one.post(f"/api/games/{game}/rematch").json()
        if asked["rematch"]["game"] is None:
            asked = other.post(f"/api/games/{game}/rematch").json()
        new = one.get(f"/api/games/{asked['rematch']['game']}").json()
        assert new["rules"]["level"] == shown["rules"]["level"][::-1]
        if shown["you"] != "both":
            assert {shown["you"], new["you"]} == {"first", "second"}


def test_one_shared_screen(client: Client) -> None:
    wanted = {"opponent": {"kind": "shared", "names": ["Ana", "Ben"]}, "first": "me"}
    snapshot = client.post("/api/games", json=wanted).json()
    assert snapshot["you"] == "both"
    assert [snapshot["players"][s]["name"] for s in ("first", "second")] == ["Ana", "Ben"]
    game = snapshot["id"]
    for number, action in enumerate(TURNS):
        assert act(client, game, action, number).status_code == 200
    assert client.get(f"/api/games/{game}").json()["outcome"]["result"] == "1-0"
    new = client.post(f"/api/games/{game}/rematch").json()["rematch"]["game"]
    assert client.get(f"/api/games/{new}").json()["players"]["first"]["name"] == "Ben"
    assert client.post(f"/api/games/{new}/resign").json()["code"] == "seat"
    ended = client.post(f"/api/games/{new}/resign", json={"seat": "second"}).json()
    assert ended["outcome"]["result"] == "1-0"


def test_r20_acting_after_the_end_on_a_shared_screen_shows_the_game(client: Client) -> None:
    wanted = {"opponent": {"kind": "shared"}, "first": "me"}
    game = client.post("/api/games", json=wanted).json()["id"]
    for number, action in enumerate(TURNS):
        act(client, game, action, number)
    late = act(client, game, "-1", len(TURNS))
    resigned = client.post(f"/api/games/{game}/resign")
    for answer in (late, resigned):
        assert (answer.status_code, answer.json()["code"]) == (409, "game-over")
        assert answer.json()["rule"] == "R20"
        assert answer.json()["snapshot"]["outcome"]["result"] == "1-0"
        assert answer.json()["snapshot"]["you"] == "both"


def test_starting_a_game_can_be_repeated_safely(client: Client) -> None:
    client.post("/api/games", json={"opponent": {"kind": "shared"}})
    wanted = {"opponent": {"kind": "shared"}}
    key = {"Idempotency-Key": "start"}
    with ThreadPoolExecutor(5) as pool:
        made = list(
            pool.map(lambda _: client.post("/api/games", json=wanted, headers=key), range(5))
        )
    assert len({answer.json()["id"] for answer in made}) == 1


@pytest.mark.parametrize(
    ("change", "code", "rule"),
    [
        ({"clock": "soon"}, "notation", None),
        ({"clock": "99999999/move"}, "clock-long", "R19"),
        ({"position": "nonsense"}, "notation", None),
        ({"position": "0123/4567/89ab/cdef -", "call": "automatic"}, "start-over", "R11"),
        ({"level": 7}, "invalid", None),
        ({"traits": []}, "invalid", None),
        ({"traits": ["colour", "colour"]}, "invalid", "R6"),
        ({"opponent": {"kind": "computer", "strength": "Kasparov"}}, "opponent", None),
        ({"surprise": True}, "invalid", None),
    ],
)
def test_a_game_that_cannot_be_played_is_refused(
    client: Client, change: dict[str, object], code: str, rule: str | None
) -> None:
    answer = client.post("/api/games", json={"opponent": {"kind": "shared"}, **change})
    assert (answer.status_code, answer.json()["code"]) == (422, code)
    assert answer.json()["rule"] == rule
