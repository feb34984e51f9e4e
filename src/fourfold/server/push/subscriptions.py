"""Which browsers want to be told, and when their people want to be left alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, select, update

from fourfold.server.store import Store
from fourfold.server.store.push import push_delivery
from fourfold.server.store.push import push_subscription as table
from fourfold.server.store.schema import new_id, now
from fourfold.server.store.upsert import insert_first

from .errors import EndpointRefused
from .keys import BrowserKeys

#: The most browsers of one player; another one takes the place of the oldest.
MOST: Final = 10


@dataclass(frozen=True, slots=True)
class Subscriber:
    """A browser that wants to be told, and how its person wants it."""

    player: str
    session: str
    endpoint: str
    keys: BrowserKeys
    language: str
    zone: str
    quiet_from: str = ""
    quiet_until: str = ""


async def subscribe(store: Store, subscriber: Subscriber) -> None:
    """Tell this browser from now on; again to change how."""
    await store.write(lambda connection: _subscribe(connection, subscriber))


def _subscribe(connection: Connection, subscriber: Subscriber) -> None:
    keys = subscriber.keys
    row = connection.execute(
        select(table).where(table.c.endpoint == subscriber.endpoint).with_for_update()
    ).one_or_none()
    values = {
        "player": subscriber.player,
        "session": subscriber.session,
        "p256dh": keys.p256dh,
        "auth": keys.auth,
        "language": subscriber.language,
    }
    own = {
        "zone": subscriber.zone,
        "quiet_from": subscriber.quiet_from,
        "quiet_until": subscriber.quiet_until,
    }
    if row is None:
        _make_room(connection, subscriber.player)
        new = {"id": new_id(), "endpoint": subscriber.endpoint, "created": now()}
        # Of two requests at the same moment, one is enough.
        insert_first(connection, table, {**new, **values, **own})
    elif row.player != subscriber.player:
        # The browser is the same only if it has the same keys.
        if (row.p256dh, row.auth) != (keys.p256dh, keys.auth):
            raise EndpointRefused
        connection.execute(delete(push_delivery).where(push_delivery.c.subscription == row.id))
        moved = {**values, "created": now()}
        connection.execute(update(table).where(table.c.id == row.id).values(**moved))
    else:
        connection.execute(update(table).where(table.c.id == row.id).values(**values))
    # A person sleeps at the same time whatever the browser.
    connection.execute(update(table).where(table.c.player == subscriber.player).values(**own))


def _make_room(connection: Connection, player: str) -> None:
    mine = select(table.c.id).where(table.c.player == player).order_by(table.c.created.desc())
    old = connection.execute(mine.offset(MOST - 1)).scalars().all()
    connection.execute(delete(table).where(table.c.id.in_(old)))


async def unsubscribe(store: Store, session: str) -> None:
    """Do not tell the browser of this session any more."""
    await store.execute(delete(table).where(table.c.session == session))
