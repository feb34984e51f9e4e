"""What is forgotten: guests who never played, sessions that have ended; and what is not."""

from __future__ import annotations

from functools import partial

import pytest
from sqlalchemy import Connection, func, select, update
from tests.server.accounts import (
    me,
    player_id,
    sign_in,
    sign_up,
)
from tests.server.people.test_standings import in_database
from tests.server.playing import begin
from tests.server.running import Client, Server, run_in_thread
from tests.server.services import wait_for

from fourfold.server import Settings
from fourfold.server.operations import housekeeping
from fourfold.server.operations.housekeeping import forget_guests, forget_sessions
from fourfold.server.store import schema
from fourfold.server.store.schema import now
from fourfold.server.store.sessions import IDLE

DAY = 24 * 3600 * 1000


def age(connection: Connection, days: float) -> None:
    """Let everybody have come, and been seen, so much earlier."""
    player, session, time = schema.player, schema.session, round(days * DAY)
    connection.execute(update(player).values(created=player.c.created - time))
    connection.execute(
        update(session).values(seen=session.c.seen - time, created=session.c.created - time)
    )


def players(connection: Connection) -> set[str]:
    return set(connection.execute(select(schema.player.c.id)).scalars())


def sessions(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(schema.session)).scalar_one())


def guest(server: Server) -> Client:
    client = server.client()
    client.post("/api/me")
    return client


@pytest.mark.usefixtures("house_left_alone")
def test_guests_who_never_played_are_forgotten_and_all_others_stay(server: Server) -> None:
    gone = guest(server)
    gone.put("/api/me/settings", json={"theme": "dark"})
    ana, first, second = sign_up(server, "Anneke"), guest(server), guest(server)
    begin(first, second)
    alone, asking, reporting, reported = (guest(server) for _ in range(4))
    alone.post("/api/games", json={"opponent": {"kind": "shared"}})
    asking.post("/api/challenges", json={})
    reporting.post(f"/api/players/{player_id(reported)}/report", json={"reason": "name"})
    known = [ana, first, second, alone, asking, reporting, reported]
    stay = {player_id(client) for client in known}
    in_database(server, partial(age, days=31))
    fresh = guest(server)
    stay.add(player_id(fresh))
    # The server keeps house too, and on a slow machine just now: what remains is what counts.
    in_database(server, partial(forget_guests, days=30))
    assert in_database(server, players) == [stay]
    assert in_database(server, partial(forget_guests, days=30)) == [0]
    # Their cookie means nothing any more: a visitor again.
    assert me(gone)["player"] is None
    assert gone.post("/api/me").status_code == 200


@pytest.mark.usefixtures("house_left_alone")
def test_a_guest_who_comes_back_in_time_stays(server: Server) -> None:
    client = guest(server)
    in_database(server, partial(age, days=29))
    assert me(client)["player"] is not None
    in_database(server, partial(age, days=29))
    assert in_database(server, partial(forget_guests, days=30)) == [0]
    assert me(client)["player"] is not None


@pytest.mark.usefixtures("house_left_alone")
def test_sessions_that_have_ended_are_forgotten_after_a_day(server: Server) -> None:
    ana = sign_up(server, "Anneke")
    phone = server.client()
    sign_in(phone, "Anneke")
    phone.delete("/api/session")
    assert in_database(server, sessions) == [2]
    assert in_database(server, forget_sessions) == [0]

    def earlier(connection: Connection) -> None:
        table = schema.session
        connection.execute(
            update(table).where(table.c.revoked.is_not(None)).values(revoked=now() - 2 * DAY)
        )

    in_database(server, earlier)
    in_database(server, forget_sessions)
    assert in_database(server, sessions) == [1]
    assert me(ana)["player"] is not None
    in_database(server, partial(age, days=IDLE / DAY + 2))
    in_database(server, forget_sessions)
    assert in_database(server, sessions) == [0]


def test_a_server_does_it_by_itself_however_many_there_are(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "_MOST", 2)
    with run_in_thread(settings) as server:
        stays = sign_up(server, "Anneke")
        for _ in range(5):
            guest(server)
        in_database(server, partial(age, days=2))
    with run_in_thread(settings.changed(guests_after_days=1)) as server:
        wait_for("tidiness", lambda: len(in_database(server, players)[0]) == 1)
        assert sign_in(server.client(), "Anneke") == 200
    assert stays.cookies
