"""Everything that is kept about a person, for that person."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, Select, or_, select

from fourfold.server.games.starting.lots import commitment
from fourfold.server.store import Store, people, schema
from fourfold.server.store.push import push_subscription
from fourfold.server.store.tournaments import (
    table_report,
    tournament,
    tournament_entrant,
    tournament_event,
    tournament_helper,
    tournament_report,
)

from .sessions import Person, public_name
from .standings import ratings_of

#: What is left out: secrets that are hashes of what the person has already, or that others rely on.
_SECRET = frozenset({"password", "hash", "auth", "secret"})


async def export(store: Store, person: Person) -> dict[str, Any]:
    """All data of a player, the logs of their games included."""
    return await store.read(lambda connection: _export(connection, person.id))


def _export(connection: Connection, player: str) -> dict[str, Any]:
    me, game, entry = schema.player, schema.game, schema.entry
    mine = or_(game.c.first == player, game.c.second == player)
    games = _all(connection, select(game).where(mine).order_by(game.c.began))
    logs: dict[str, list[dict[str, Any]]] = {each["id"]: [] for each in games}
    for row in connection.execute(
        select(entry.c.game, entry.c.number, entry.c.entry, entry.c.time)
        .join(game, game.c.id == entry.c.game)
        .where(mine)
        .order_by(entry.c.game, entry.c.number)
    ):
        logs[row.game].append({"number": row.number, "entry": row.entry, "time": row.time})
    known = _all(connection, select(me).where(me.c.id == player))[0]
    known["settings"] = json.loads(known["settings"])
    report, challenge = people.report, schema.challenge
    return {
        "player": known,
        "ratings": ratings_of(connection, player),
        **{
            table.name: _all(connection, select(table).where(table.c.player == player))
            for table in (
                people.account,
                people.recovery_code,
                people.token,
                people.rating_change,
                people.mute,
                schema.seeker,
                people.follow,
                people.block,
            )
        },
        "session": [
            {
                **each,
                "id": public_name(each["id"]),
                "browser": public_name(each["browser"] or each["id"]),
            }
            for each in _all(
                connection, select(schema.session).where(schema.session.c.player == player)
            )
        ],
        push_subscription.name: [
            {**each, "session": public_name(each["session"])}
            for each in _all(
                connection, select(push_subscription).where(push_subscription.c.player == player)
            )
        ],
        # The server's own reports name their player as the author.
        "reports_made": _all(
            connection, select(report).where(report.c.by == player, report.c.player != player)
        ),
        "challenges": [
            {**each, "terms": _without_secret(each)}
            for each in _all(
                connection,
                select(challenge).where(or_(challenge.c.by == player, challenge.c.to == player)),
            )
        ],
        "tournaments_announced": _all(
            connection, select(tournament).where(tournament.c.director == player)
        ),
        "tournament_events": _all(
            connection, select(tournament_event).where(tournament_event.c.player == player)
        ),
        **{
            table.name: _all(connection, select(table).where(column == player))
            for table, column in (
                (tournament_entrant, tournament_entrant.c.player),
                (tournament_helper, tournament_helper.c.player),
                (table_report, table_report.c.by),
                (tournament_report, tournament_report.c.by),
            )
        },
        "games": [{**each, "log": logs[each["id"]]} for each in games],
    }


def _without_secret(challenge: dict[str, Any]) -> str:
    """The terms of a challenge. Until its lot is drawn, the secret would tell who begins (R8)."""
    terms = json.loads(challenge["terms"])
    lot = terms.get("lot")
    if lot and "secret" in lot and challenge["state"] != "accepted":
        secret = bytes.fromhex(lot.pop("secret"))
        terms["lot"] = {"commitment": commitment(secret), **lot}
    return json.dumps(terms)


def _all(connection: Connection, statement: Select[Any]) -> list[dict[str, Any]]:
    return [
        {name: value for name, value in row.items() if name not in _SECRET}
        for row in connection.execute(statement).mappings()
    ]
