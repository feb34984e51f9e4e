"""What becomes of tournaments when people leave, and what operators see and keep."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, select, update
from tests.server.accounts import PASSWORD, player_id, sign_up
from tests.server.databases import in_database
from tests.server.running import Server

from fourfold.server.operations.administration import administering
from fourfold.server.operations.backups import back_up, restore
from fourfold.server.operations.checks import check_database
from fourfold.server.operations.housekeeping import forget_guests, forget_tournaments
from fourfold.server.store import schema
from fourfold.server.store.tournaments import tournament, tournament_event

from .test_api import ROOT, announce, club, done

_DAY = 24 * 3600 * 1000


def check(server: Server) -> list[str]:
    """What `fourfold db check` finds."""
    found = asyncio.run(check_database(server.settings.database_url, lambda *_: None))
    return [f"{fault.where}: {fault.what}" for fault in found.faults]


def test_whoever_deletes_their_account_leaves_no_name(server: Server) -> None:
    dora, ana, ben = [sign_up(server, name) for name in ("Dora", "Anneke", "Bertil")]
    name, alone = announce(dora), announce(ana, name="Lonely cup")
    for player in (ana, ben):
        done(player.post(f"{ROOT}/{name}/entry"))
    done(dora.post(f"{ROOT}/{name}/pair"))
    left = ana.request("DELETE", "/api/account", json={"password": PASSWORD})
    assert left.status_code < 300, left.text
    shown = done(ben.get(f"{ROOT}/{name}"))
    gone = shown["entrants"][0]
    assert (gone["name"], gone["state"]) == ("deleted player 1", "withdrawn")
    # Nobody waits: the game that had not begun is lost.
    assert shown["rounds"][0]["state"] == "closed"
    assert shown["standings"][0]["entrant"] == player_id(ben)
    assert done(ben.get(f"{ROOT}/{alone}"))["status"] == "cancelled"
    kept = in_database(
        server, lambda connection: connection.execute(select(tournament_event)).all()
    )
    assert not any("Anneke" in row.event for row in kept)
    assert check(server) == []


def test_the_export_has_tournaments_and_no_secrets(server: Server) -> None:
    ana = sign_up(server, "Anneke")
    name = announce(ana)
    done(ana.post(f"{ROOT}/{name}/entry"))
    data = ana.get("/api/account/export").json()
    (mine,) = data["tournaments_announced"]
    assert mine["id"] == name
    assert "secret" not in mine
    assert [each["tournament"] for each in data["tournament_entrant"]] == [name]
    assert len(data["tournament_events"]) == 1


def test_the_check_finds_what_does_not_follow_from_the_log(server: Server) -> None:
    dora = sign_up(server, "Dora")
    name = club(dora, "Ana", "Ben")
    assert check(server) == []

    def spoil(connection: Connection) -> None:
        connection.execute(update(tournament).values(entered=7))

    in_database(server, spoil)
    assert check(server) == [f"tournament {name}: entered is 7, but 2 follows from the log"]


@pytest.mark.usefixtures("house_left_alone")
def test_only_what_came_to_nothing_is_forgotten(server: Server) -> None:
    dora, helper = sign_up(server, "Dora"), server.client()
    played, never = club(dora, "Ana", "Ben"), announce(dora)
    done(dora.post(f"{ROOT}/{played}/pair"))
    key = done(dora.get(f"{ROOT}/{played}/keys"))["desk"].split("#")[1]
    done(helper.post(f"{ROOT}/{played}/helpers/join", json={"key": key}))

    def age(connection: Connection) -> None:
        table, player, session = tournament, schema.player, schema.session
        connection.execute(update(table).values(touched=table.c.touched - 200 * _DAY))
        connection.execute(update(player).values(created=player.c.created - 200 * _DAY))
        connection.execute(update(session).values(seen=session.c.seen - 200 * _DAY))

    in_database(server, age)
    assert in_database(server, forget_tournaments) == 1
    assert in_database(server, lambda connection: forget_guests(connection, 30)) == 0
    assert dora.get(f"{ROOT}/{never}").status_code == 404
    assert dora.get(f"{ROOT}/{played}").status_code == 200


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
def test_tournaments_come_back_from_a_backup(server: Server, tmp_path: Path) -> None:
    dora = sign_up(server, "Dora")
    name = club(dora, "Ana", "Ben")
    done(dora.post(f"{ROOT}/{name}/pair"))
    copy, other = tmp_path / "copy.db", server.settings.changed(database=str(tmp_path / "new.db"))
    back_up(server.settings, copy, force=False, progress=lambda *_: None)
    restore(other, copy, force=False, progress=lambda *_: None)
    found = asyncio.run(check_database(other.database_url, lambda *_: None))
    assert found.faults == []


def test_operators_see_whose_tournaments_were_reported(server: Server) -> None:
    dora, ana = sign_up(server, "Dora"), sign_up(server, "Anneke")
    name = announce(dora)
    assert ana.post(f"{ROOT}/{name}/report", json={"reason": "name"}).status_code == 204

    async def accounts() -> list[dict[str, object]]:
        async with administering(server.settings) as administration:
            return await administration.accounts()

    found = {each["name"]: each for each in asyncio.run(accounts())}
    assert found["Dora"]["reports"] == 1
    assert found["Dora"]["reasons"] == [f"tournament {name}: name"]
    assert found["Anneke"]["reports"] == 0
