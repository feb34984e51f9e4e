"""Attacks on disk and memory: what one player may have is bounded, in number and in bytes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Connection, func, select, update
from tests.attacks.test_replays import longest_game
from tests.server.accounts import sign_up
from tests.server.databases import in_database, void
from tests.server.playing import begin
from tests.server.running import Client, Server, run_in_thread

from fourfold.rules import Position, Rules
from fourfold.server import Settings
from fourfold.server.games.loading import Header, Loaded, Loader, Seated
from fourfold.server.games.log import Entry
from fourfold.server.games.log import begin as begin_log
from fourfold.server.http.limits import LIMITS
from fourfold.server.operations.housekeeping import (
    forget_challenges,
    forget_games,
    forget_guests,
    forget_requests,
)
from fourfold.server.store import open_store, schema

pytestmark = pytest.mark.usefixtures("house_left_alone")

ONE = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
SHARED = {"opponent": {"kind": "shared"}}
_DAY = 24 * 3600 * 1000


@contextmanager
def strict(settings: Settings, **quotas: int) -> Iterator[Server]:
    """A server with quotas."""
    with run_in_thread(settings.changed(rate_limits=True, **quotas)) as server:
        yield server


def start(client: Client) -> tuple[int, str]:
    """The status of another game on a shared screen, and the code of a refusal."""
    answer = client.post("/api/games", json=SHARED)
    return answer.status_code, answer.json().get("code", "")


def test_a_guest_has_so_many_unfinished_games(settings: Settings) -> None:
    """One guest could begin games without end."""
    with strict(settings, guest_games=3) as server:
        guest, account = server.client(), sign_up(server, "Anneke")
        begun = [guest.post("/api/games", json=SHARED).json()["id"] for _ in range(3)]
        assert start(guest) == (409, "games-many")
        # Neither by a challenge nor by a rematch.
        challenge = account.post("/api/challenges", json={}).json()["id"]
        refused = guest.post(f"/api/challenges/{challenge}/accept")
        assert (refused.status_code, refused.json()["code"]) == (409, "games-many")
        assert guest.post(f"/api/games/{begun[0]}/resign", json={"seat": "first"}).is_success
        assert start(guest)[0] == 201
        again = guest.post(f"/api/games/{begun[0]}/rematch", json={"seat": "first"})
        assert (again.status_code, again.json()["code"]) == (409, "games-many")
        assert [start(account)[0] for _ in range(5)] == [201] * 5
        # A request that was answered is answered again.
        key = {"Idempotency-Key": "again"}
        other = server.client()
        made = {other.post("/api/games", json=SHARED, headers=key).json()["id"] for _ in range(5)}
        assert len(made) == 1


@ONE
def test_a_day_has_so_many_games_and_challenges(settings: Settings) -> None:
    with strict(settings, guest_games_per_day=4, account_games_per_day=6) as server:
        guest, account = server.client(), sign_up(server, "Anneke")
        for client, most in ((guest, 4), (account, 6)):
            for _ in range(most):
                game = client.post("/api/games", json=SHARED).json()["id"]
                client.post(f"/api/games/{game}/resign", json={"seat": "first"})
            assert start(client) == (409, "games-today")
        for _ in range(4):
            made = guest.post("/api/challenges", json={}).json()["id"]
            guest.delete(f"/api/challenges/{made}")
        refused = guest.post("/api/challenges", json={})
        assert (refused.status_code, refused.json()["code"]) == (409, "games-today")
        # Tomorrow is another day.
        earlier = update(schema.game).values(began=schema.game.c.began - _DAY)
        in_database(server, lambda connection: void(connection.execute(earlier)))
        assert start(guest)[0] == 201


@ONE
def test_the_games_of_a_guest_take_up_so_many_bytes(settings: Settings) -> None:
    """One address could write 8.5 GiB a day: a few games with endless takebacks are enough."""
    with strict(settings, guest_megabytes=1) as server:
        guest, other = server.client(), server.client()
        assert start(guest)[0] == 201
        longest_game(server, guest)
        assert start(guest)[0] == 201
        longest_game(server, guest)
        assert start(guest) == (409, "games-stored")
        assert start(other)[0] == 201


def test_one_address_stores_a_fraction_of_what_it_may_ask_in_a_day() -> None:
    """8.5 GiB a day were a hundred changes a second; each stores 380 bytes at most."""
    limit = LIMITS["change"]
    assert (limit.burst + limit.rate * 24 * 3600) * 380 < 400 * 2**20


def count(server: Server, table: str) -> int:
    rows = select(func.count()).select_from(schema.metadata.tables[table])
    return in_database(server, lambda connection: int(connection.execute(rows).scalar_one()))


def test_old_games_of_guests_are_forgotten_and_all_others_stay(server: Server) -> None:
    ana, ben, carla = server.client(), server.client(), sign_up(server, "Carla")
    old, _ = begin(ana, ben)
    with_account, _ = begin(ana, carla)
    recent, _ = begin(ana, ben)
    unfinished, _ = begin(ana, ben)
    alone = ana.post("/api/games", json=SHARED).json()["id"]
    for game in (old, with_account, recent, alone):
        assert ana.post(f"/api/games/{game}/resign", json={"seat": "first"}).is_success

    def age(connection: Connection) -> None:
        table = schema.game
        aged = table.c.id.in_((old, with_account, unfinished, alone))
        touched = table.c.touched - 200 * _DAY
        void(connection.execute(update(table).where(aged).values(touched=touched)))

    in_database(server, age)
    # The server's own first round may come before this one.
    assert in_database(server, lambda connection: forget_games(connection, 180)) in (0, 2)
    assert in_database(server, lambda connection: forget_games(connection, 180)) == 0
    # This server still has them in memory.
    with run_in_thread(server.settings) as another:
        for games, status in (((old, alone), 404), ((with_account, recent, unfinished), 200)):
            for game in games:
                assert another.client().get(f"/api/games/{game}").status_code == status
    assert count(server, "challenge") == 3


def test_guests_whose_games_are_gone_go_as_well(server: Server) -> None:
    guest = server.client()
    game = guest.post("/api/games", json=SHARED, headers={"Idempotency-Key": "k"}).json()["id"]
    guest.post(f"/api/games/{game}/resign", json={"seat": "first"})
    made = guest.post("/api/challenges", json={}).json()["id"]
    guest.delete(f"/api/challenges/{made}")

    def age(connection: Connection) -> None:
        year = 365 * _DAY
        for table, names in (
            (schema.game, ("touched",)),
            (schema.challenge, ("created", "expires")),
            (schema.session, ("seen",)),
            (schema.player, ("created",)),
            (schema.request, ("time",)),
        ):
            values = {name: table.c[name] - year for name in names}
            connection.execute(update(table).values(values))

    in_database(server, age)
    assert in_database(server, forget_requests) == 1
    assert in_database(server, forget_challenges) == 1
    assert in_database(server, lambda connection: forget_games(connection, 180)) == 1
    assert in_database(server, lambda connection: forget_guests(connection, 30)) == 1
    left = {table: count(server, table) for table in ("player", "game", "entry", "challenge")}
    assert left == {"player": 0, "game": 0, "entry": 0, "challenge": 0}


def long_game(number: int, entries: int) -> Loaded:
    """A game as it is kept in memory."""
    seats = Seated("p", "Ana", "guest"), Seated("p", "Ben", "guest")
    name = f"game{number:08}"
    rest = None, False, False, False, Rules(), Position(), 0, None, None, 0
    header = Header(name, "shared", seats, *rest)
    loaded = Loaded(header, begin_log(header.rules, header.start, 0), (), {})
    texts = ["-7", *(("c2", "back:1")[n % 2] for n in range(entries - 1))]
    return loaded.then([Entry(n, text, n) for n, text in enumerate(texts, 1)])


def test_the_games_in_memory_are_bounded_by_bytes() -> None:
    """4,096 games of 1,500 entries are 5.5 GB: their number alone bounds nothing."""
    store = open_store(Settings().database_url)
    loader = Loader(store, megabytes=1)
    for number in range(30):
        loader.keep(long_game(number, 100))
        assert loader.kept_bytes <= 10**6
    kept = [number for number in range(30) if loader.cached(f"game{number:08}") is not None]
    # The last ones, as many as fit.
    assert kept == list(range(30 - len(kept), 30))
    assert 5 <= len(kept) < 15
    # A game that grows counts as it is; one that is larger than everything is kept alone.
    loader.keep(long_game(29, 300))
    assert loader.kept_bytes <= 10**6
    loader.keep(long_game(40, 1500))
    assert loader.cached("game00000040") is not None
    assert loader.cached("game00000029") is None
    asyncio.run(store.close())
