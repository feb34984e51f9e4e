"""Ratings that are made, not won: sock puppets, chosen seats, games that nobody played."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select, update
from tests.server.accounts import me, player_id, sign_up
from tests.server.people.test_standings import in_database, void
from tests.server.playing import SECOND_WINS, TURNS, begin, begin_rated, play, seats
from tests.server.running import Client, Server, run_in_thread
from tests.server.services import wait_for

from fourfold.server.games.starting.rated import PAIR_LIMIT
from fourfold.server.people.ratings import OPPONENTS
from fourfold.server.people.reports import list_reports
from fourfold.server.people.suspicions import find_suspects
from fourfold.server.store import people, schema

RATED = {"rated": True, "clock": "300+5"}
DAY = 24 * 3600 * 1000


def board_of(server: Server) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = (
        server.client().get("/api/leaderboards/1/official").json()["players"]
    )
    return lines


def win(winner: Client, loser: Client) -> str:
    """A rated game that one of two wins by a call."""
    game, snapshot = begin(winner, loser, rated=True)
    first, second = seats(winner, loser, snapshot).values()
    play(first, second, game, TURNS if first is winner else SECOND_WINS)
    return game


def let_days_pass(server: Server, days: int = 1) -> None:
    """Put the beginnings of all games so far into the past."""
    game = schema.game
    earlier = update(game).values(began=game.c.began - days * DAY)
    in_database(server, lambda connection: void(connection.execute(earlier)))


def test_twenty_accounts_cannot_make_a_champion_without_playing(server: Server) -> None:
    """Private, without a clock, with a chosen seat, resigned before the first move."""
    names = [
        a + b for a in ("Ba", "Do", "Ke", "Mu") for b in ("rand", "volk", "stet", "pham", "zig")
    ]
    champion, *puppets = (sign_up(server, name) for name in names)
    for puppet in puppets:
        wanted = {"rated": True, "private": True, "first": "me"}
        assert puppet.post("/api/challenges", json=wanted).status_code == 422
    for puppet in puppets:
        game, _ = begin(puppet, champion, rated=True)
        puppet.post(f"/api/games/{game}/resign")
    assert me(champion)["player"]["ratings"] == []
    assert board_of(server) == []


def test_two_accounts_cannot_make_a_champion_by_playing(server: Server) -> None:
    """However certain a rating from games against one opponent is, it stays provisional."""
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    for _ in range(2):
        for _ in range(PAIR_LIMIT):
            win(ana, ben)
        let_days_pass(server)
    (rating,) = me(ana)["player"]["ratings"]
    assert rating["games"] == 2 * PAIR_LIMIT
    assert rating["provisional"]

    def be_sure(connection: Connection) -> None:
        connection.execute(update(people.rating).values(deviation=50.0))

    in_database(server, be_sure)
    assert me(ana)["player"]["ratings"][0]["provisional"]
    assert board_of(server) == []


def test_different_opponents_make_a_rating(server: Server) -> None:
    ids = [player_id(sign_up(server, name)) for name in ("Anneke", "Bertil")]

    def fill(connection: Connection) -> None:
        for player, number in zip(ids, (OPPONENTS, OPPONENTS - 1), strict=True):
            connection.execute(
                insert(people.rating).values(
                    player=player, level=1, call="official", rating=1800.0, deviation=60.0,
                    volatility=0.06, games=30, at=schema.now(), opponents=number,
                )
            )  # fmt: skip

    in_database(server, fill)
    assert [line["player"]["name"] for line in board_of(server)] == ["Anneke"]


def test_a_pair_plays_so_many_rated_games_in_a_day(server: Server) -> None:
    ana, ben, cilla = (sign_up(server, name) for name in ("Anneke", "Bertil", "Cilla"))
    last = ""
    for number in range(PAIR_LIMIT):
        last, _ = begin(*((ana, ben) if number % 2 else (ben, ana)), rated=True)
        ana.post(f"/api/games/{last}/resign")
    made = ben.post("/api/challenges", json=RATED).json()
    refused = ana.post(f"/api/challenges/{made['id']}/accept")
    assert (refused.status_code, refused.json()["code"]) == (409, "rated-pair")
    assert str(PAIR_LIMIT) in refused.json()["detail"]
    ana.post(f"/api/games/{last}/rematch")
    refused = ben.post(f"/api/games/{last}/rematch")
    assert (refused.status_code, refused.json()["code"]) == (409, "rated-pair")
    # Others can still play them, and they each other without a rating.
    assert cilla.post(f"/api/challenges/{made['id']}/accept").status_code == 200
    begin(ana, ben)
    let_days_pass(server)
    begin(ana, ben, rated=True)


def test_no_seat_is_gained_by_leaving_games(server: Server) -> None:
    """At level 4 the atlas knows who wins: the seat would decide the game."""
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")

    def first_of(game: str) -> str:
        name: str = ana.get(f"/api/games/{game}").json()["players"]["first"]["name"]
        return name

    left, _ = begin(ana, ben, rated=True)
    ana.post(f"/api/games/{left}/resign")
    # The lot is not drawn again for the next game, nor for a rematch.
    ana.post(f"/api/games/{left}/rematch")
    again = ben.post(f"/api/games/{left}/rematch").json()["rematch"]["game"]
    assert first_of(again) == first_of(left)
    ana.post(f"/api/games/{again}/resign")
    # Beginning two and keeping the better one is made up for.
    kept = begin_rated(ana, ben)
    other, _ = begin(ana, ben, rated=True)
    assert first_of(kept) == first_of(left) != first_of(other)
    ana.post(f"/api/games/{other}/resign")
    assert first_of(begin_rated(ana, ben)) == first_of(other)


def test_a_rating_from_unplayed_games_is_not_counted_later(server: Server) -> None:
    """The sweep that rates what was missed leaves these games out, too."""
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    game, snapshot = begin(ana, ben, rated=True)
    first, second = seats(ana, ben, snapshot).values()
    play(first, second, game, TURNS[:3])
    second.post(f"/api/games/{game}/resign")

    def look(connection: Connection) -> int:
        return len(connection.execute(select(people.rating_change)).all())

    assert in_database(server, look) == [0]
    counted = begin_rated(ana, ben)
    ana.post(f"/api/games/{counted}/resign")
    assert in_database(server, look) == [2]


# Reports ------------------------------------------------------------------------------------------


def rated_games(
    results: Iterator[tuple[str, str, float]], gap: float = 0.0, placed: int = 9
) -> list[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Rows of games and of what they changed, from pairs of players and the first one's score."""
    rows = []
    for number, (one, other, score) in enumerate(results):
        game = schema.new_id()
        row = {
            "id": game, "kind": "people", "first": one, "second": other, "rated": True,
            "private": False, "level": "1", "traits": "colour shape height fill",
            "call": "official", "false_call": "refused", "clock": "300+5", "edition": "classic",
            "start": "..../..../..../.... -", "began": schema.now(), "number": 1, "status": "over",
            "result": "1-0" if score else "0-1", "reason": "resignation", "placed": placed,
            "touched": schema.now(),
        }  # fmt: skip
        changes = [
            {
                "game": game, "player": player, "level": 1, "call": "official",
                "number": 100 + number, "score": points, "at": schema.now(),
                "old_rating": 1500.0 + own, "old_deviation": 60.0, "old_volatility": 0.06,
                "old_at": 0, "rating": 1500.0, "deviation": 60.0, "volatility": 0.06,
            }
            for player, points, own in ((one, score, gap), (other, 1 - score, 0.0))
        ]  # fmt: skip
        rows.append((row, changes))
    return rows


@pytest.fixture
def crowd(server: Server) -> list[str]:
    """The ids of players who have not done anything yet."""
    return [player_id(sign_up(server, name)) for name in ("Anneke", "Bertil", "Cilla", "David")]


def suspects(
    server: Server, games: list[tuple[dict[str, Any], list[dict[str, Any]]]]
) -> dict[str, str]:
    def fill(connection: Connection) -> None:
        for row, changes in games:
            connection.execute(insert(schema.game), row)
            connection.execute(insert(people.rating_change), changes)

    in_database(server, fill)
    (found,) = in_database(server, find_suspects)
    return found


def test_a_player_who_feeds_another_is_reported_with_them(server: Server, crowd: list[str]) -> None:
    ana, ben, cilla, david = crowd
    fed = [(ben, ana, 0.0)] * 6 + [(ana, cilla, 1.0)] * 4 + [(cilla, david, 1.0)] * 4
    assert suspects(server, rated_games(iter(fed))) == {ana: "feeding", ben: "feeding"}


def test_friends_who_win_in_turn_are_not_reported(server: Server, crowd: list[str]) -> None:
    ana, ben, *_ = crowd
    assert suspects(server, rated_games((ana, ben, score % 2) for score in range(20))) == {}


def test_a_loser_who_plays_everybody_is_not_reported(server: Server, crowd: list[str]) -> None:
    lost = [(weak, strong, 0.0) for weak, strong in pairwise([*crowd, crowd[0]])] * 4
    lost += [(crowd[0], strong, 0.0) for strong in crowd[1:]] * 6
    assert suspects(server, rated_games(iter(lost))) == {}


@pytest.mark.parametrize(
    ("gap", "placed", "found"), [(300.0, 3, True), (300.0, 9, False), (50.0, 3, False)]
)
def test_somebody_who_gives_up_early_against_weaker_players_is_reported(
    server: Server, crowd: list[str], gap: float, placed: int, found: bool
) -> None:
    ana, *others = crowd
    lost = ((ana, other, 0.0) for other in others for _ in range(2))
    expected = {ana: "sandbagging"} if found else {}
    assert suspects(server, rated_games(lost, gap, placed)) == expected


def test_reports_by_the_server_are_for_operators_alone(server: Server) -> None:
    """They change no rating, block nobody, and are not in the player's own export."""
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    for _ in range(PAIR_LIMIT):
        win(ana, ben)
    before = me(ana)
    # A process that starts keeps house first of all.
    with run_in_thread(server.settings):
        wait_for("the reports", lambda: in_database(server, list_reports) != [[]])
    (reports,) = in_database(server, list_reports)
    assert {(each["name"], each["reason"], each["by"]) for each in reports} == {
        ("Anneke", "feeding", None),
        ("Bertil", "feeding", None),
    }
    assert me(ana) == before
    assert ana.get("/api/account/export").json()["reports_made"] == []
    begin(ana, sign_up(server, "Cilla"), rated=True)
