"""What no message told of is found by comparing numbers, however late its commit came."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection, select
from tests.server.databases import in_database
from tests.server.playing import act, begin
from tests.server.running import Server, heard, run_in_thread

from fourfold.server import Settings
from fourfold.server.store import Append, schema
from fourfold.server.store.appends import DERIVED, append_all

WITHOUT_BUS = pytest.mark.parametrize("backend", ["sqlite", "no redis"], indirect=True)


def commit_late(server: Server, game: str, text: str, to_act: str, seconds: int) -> None:
    """Append an entry as another process does whose commit took this long."""

    def work(connection: Connection) -> None:
        table = schema.game
        row = connection.execute(select(table).where(table.c.id == game)).one()
        time = row.touched - 1000 * seconds
        entry = {"number": row.number + 1, "entry": text, "time": row.touched, "player": ""}
        derived = {name: getattr(row, name) for name in DERIVED}
        derived |= {"number": row.number + 1, "to_act": to_act, "touched": time}
        assert append_all(connection, [Append(game, [{**entry, "key": None}], derived)]) == [True]

    in_database(server, work)


@WITHOUT_BUS
def test_an_entry_whose_commit_came_late_reaches_those_who_watch(server: Server) -> None:
    ana, ben, eve = server.client(), server.client(), server.client()
    game, _ = begin(ana, ben)
    with eve.live(f"/api/games/{game}/live") as watching:
        heard(watching, "snapshot")
        commit_late(server, game, "-7", "second", seconds=3600)
        event = heard(watching, "entry")
        assert (event["number"], event["entry"]) == (1, "-7")


@WITHOUT_BUS
def test_an_entry_whose_commit_came_late_reaches_the_lobby(server: Server) -> None:
    ana, ben = server.client(), server.client()
    game, _ = begin(ana, ben)
    with ben.live("/api/live") as lobby:
        heard(lobby, "challenges")
        commit_late(server, game, "-7", "second", seconds=3600)
        assert heard(lobby, "turn") == {"type": "turn", "game": game}


@WITHOUT_BUS
def test_a_game_that_begins_in_another_process_is_told_in_the_lobby(settings: Settings) -> None:
    with run_in_thread(settings) as one, run_in_thread(settings) as two:
        ana, ben = one.client(), two.client()
        made = ana.post("/api/challenges", json={"first": "me"}).json()["id"]
        with ana.live("/api/live") as lobby:
            heard(lobby, "challenges")
            game = ben.post(f"/api/challenges/{made}/accept").json()["id"]
            started = heard(lobby, "started")
            assert started == {"type": "started", "game": game, "challenge": made}
            assert heard(lobby, "turn") == {"type": "turn", "game": game}
            assert act(ana, game, "-7", 0).status_code == 200
            assert act(ben, game, "c2", 1).status_code == 200
            assert act(ben, game, "-5", 2).status_code == 200
            assert heard(lobby, "turn") == {"type": "turn", "game": game}
