"""Steps of the schema that change data: a database from before goes on as it was."""

from __future__ import annotations

from sqlalchemy import Connection, select, text
from tests.server.accounts import sign_up
from tests.server.people.test_standings import in_database, play
from tests.server.playing import TURNS, begin, seats
from tests.server.playing import play as play_turns
from tests.server.running import run_in_thread

from fourfold.server import Settings
from fourfold.server.people.standings import check_standings
from fourfold.server.store import people, schema
from fourfold.server.store.migrations import upgrade

#: What brings the tables back to where they were before fair play.
_BEFORE_FAIR_PLAY = (
    "DROP TABLE tournament_report",
    "DROP TABLE table_report",
    "DROP TABLE tournament_game",
    "DROP TABLE tournament_ready",
    "DROP TABLE tournament_helper",
    "DROP TABLE tournament_entrant",
    "DROP TABLE tournament_event",
    "DROP TABLE tournament",
    "DROP TABLE push_delivery",
    "DROP TABLE push_subscription",
    "DROP TABLE seeker",
    "ALTER TABLE game DROP COLUMN queued",
    "DROP INDEX ix_challenge_to",
    'ALTER TABLE challenge DROP COLUMN "to"',
    "DROP TABLE follow",
    "DROP TABLE block",
    "ALTER TABLE game DROP COLUMN position",
    "ALTER TABLE player DROP COLUMN avatar",
    "ALTER TABLE token DROP COLUMN expires",
    "ALTER TABLE token DROP COLUMN scopes",
    "DROP INDEX ix_rating_change_at",
    "ALTER TABLE rating DROP COLUMN opponents",
    "DROP INDEX ix_session_browser",
    "ALTER TABLE session DROP COLUMN browser",
    "DROP INDEX ix_game_likeness",
    "ALTER TABLE game DROP COLUMN pace",
    "ALTER TABLE game DROP COLUMN likeness",
    "ALTER TABLE game DROP COLUMN help",
    "UPDATE alembic_version SET version_num = '0003'",
)


def test_fair_play_comes_to_games_that_go_on(settings: Settings) -> None:
    with run_in_thread(settings) as server:
        ana, ben, cilla = (sign_up(server, name) for name in ("Anneke", "Bertil", "Cilla"))
        for opponent in (ben, ben, cilla):
            play(ana, opponent, rated=True)
        casual, _ = begin(ana, ben)
        live, snapshot = begin(ana, ben, rated=True)
        first, second = seats(ana, ben, snapshot).values()
        play_turns(first, second, live, TURNS[:5])
        cookie = ana.cookies["fourfold"]

    def go_back(connection: Connection) -> None:
        for statement in _BEFORE_FAIR_PLAY:
            connection.execute(text(statement))

    in_database(server, go_back)
    in_database(server, upgrade)
    with run_in_thread(settings) as server:
        again = server.client()
        again.cookies.set("fourfold", cookie)
        # Help that people had when their game began stays; a rated game still has none.
        assert again.get(f"/api/games/{casual}").json()["help"]
        refused = again.post(f"/api/games/{live}/hint")
        assert (refused.status_code, refused.json()["code"]) == (403, "without-help")

        def look(connection: Connection) -> list[tuple[str, int]]:
            rating, player = people.rating, schema.player
            rows = connection.execute(
                select(player.c.name, rating.c.opponents)
                .join(player, player.c.id == rating.c.player)
                .order_by(player.c.name)
            )
            return [(name, opponents) for name, opponents in rows]

        assert in_database(server, look) == [[("Anneke", 2), ("Bertil", 1), ("Cilla", 1)]]
        assert in_database(server, lambda connection: list(check_standings(connection))) == [[]]
