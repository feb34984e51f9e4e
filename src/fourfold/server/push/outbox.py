"""What is to be told to which browser: found in the database, kept there, and claimed there.

Every process looks. The games themselves say what has to be told, so nothing is lost when a process
ends; a row per browser and subject says what was told, so nothing is told twice; and a row that is
due is claimed in one transaction before it is sent, so one process sends it. A process that dies
with a claim loses it after a while.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Row,
    Select,
    and_,
    delete,
    func,
    or_,
    select,
    tuple_,
    update,
)

from fourfold.server.store import schema
from fourfold.server.store.push import push_delivery as delivery
from fourfold.server.store.push import push_subscription as subscription
from fourfold.server.store.schema import now
from fourfold.server.store.sessions import is_good
from fourfold.server.store.tournaments import tournament, tournament_entrant
from fourfold.server.store.upsert import insert_first

Kind = Literal["turn", "challenge", "rematch", "paired"]

_DAY: Final = 24 * 3600 * 1000
#: What happened longer ago is not told any more.
LOOKBACK: Final = 2 * _DAY
#: How long rows are kept that say what was told; longer than anything is looked for.
_KEPT: Final = 30 * _DAY
#: How many games are looked at, and rows claimed, in one round.
_MOST_GAMES: Final = 200
_MOST_CLAIMED: Final = 16
#: How long a claim holds, in milliseconds: longer than sending takes.
LEASE: Final = 60_000
#: The most messages to one browser in a day.
MOST_IN_A_DAY: Final = 100
#: What is told of a game in which there is nothing to tell.
NOTHING: Final = -1


@dataclass(frozen=True, slots=True)
class Candidate:
    """A game that has changed since a browser was last told about it."""

    subscription: str
    player: str
    kind: Kind
    game: str


@dataclass(frozen=True, slots=True)
class Telling:
    """What there is to tell a browser: about entry `number`, or `NOTHING`; seen up to `seen`."""

    subscription: str
    kind: Kind
    subject: str
    number: int
    seen: int


_BROWSER: Final = [
    subscription.c[name]
    for name in (
        *("player", "endpoint", "p256dh", "auth"),
        *("language", "zone", "quiet_from", "quiet_until"),
    )
]


def find_candidates(connection: Connection) -> list[Candidate]:
    """Games of days whose players want to be told, and that were not looked at since they changed.

    In those that are played, it is the player's turn; in those that are over, there may be a
    request for a rematch.
    """
    game, time = schema.game.c, now()
    found: list[Candidate] = []
    for seat, player in (("first", game.first), ("second", game.second)):
        playing = and_(game.status == "playing", game.to_act == seat)
        standings: tuple[tuple[Kind, ColumnElement[bool]], ...] = (
            ("turn", playing),
            ("rematch", game.status == "over"),
        )
        for kind, standing in standings:
            rows = connection.execute(_changed(kind, standing, player, time)).all()
            found += [Candidate(row.subscription, row.player, kind, row.id) for row in rows]
    return found


def find_challenges(connection: Connection) -> Sequence[Row[Any]]:
    """Direct challenges that wait, with the browsers of those who do not know of them yet."""
    challenge, browser, time = schema.challenge.c, subscription.c, now()
    known = and_(
        delivery.c.subscription == browser.id,
        delivery.c.kind == "challenge",
        delivery.c.subject == challenge.id,
    )
    statement: Select[Any] = (
        select(browser.id.label("subscription"), challenge.id, challenge.terms)
        .select_from(subscription)
        .join(schema.session, schema.session.c.id == browser.session)
        .join(schema.challenge, challenge.to == browser.player)
        .outerjoin(delivery, known)
        .where(
            *is_good(time),
            challenge.state == "waiting",
            challenge.expires > time,
            challenge.created >= time - LOOKBACK,
            challenge.created >= browser.created,
            delivery.c.subject.is_(None),
        )
        .order_by(challenge.created)
        .limit(_MOST_GAMES)
    )
    return connection.execute(statement).all()


def find_paired(connection: Connection) -> Sequence[Row[Any]]:
    """Tournaments on this server that went on, with the browsers of those who play in them."""
    entrant, browser, time = tournament_entrant.c, subscription.c, now()
    known = and_(
        delivery.c.subscription == browser.id,
        delivery.c.kind == "paired",
        delivery.c.subject == tournament.c.id,
    )
    statement: Select[Any] = (
        select(
            browser.id.label("subscription"),
            browser.player,
            tournament.c.id,
            tournament.c.number,
        )
        .select_from(subscription)
        .join(schema.session, schema.session.c.id == browser.session)
        .join(tournament_entrant, entrant.player == browser.player)
        .join(tournament, tournament.c.id == entrant.tournament)
        .outerjoin(delivery, known)
        .where(
            *is_good(time),
            tournament.c.status == "running",
            tournament.c.venue == "server",
            tournament.c.touched >= time - LOOKBACK,
            or_(delivery.c.seen.is_(None), delivery.c.seen < tournament.c.number),
        )
        .order_by(tournament.c.touched)
        .limit(_MOST_GAMES)
    )
    return connection.execute(statement).all()


def challenger(connection: Connection, challenge: str, player: str) -> str | None:
    """The name of the one who challenges a player, while the challenge waits."""
    table = schema.challenge.c
    return connection.execute(
        select(schema.player.c.name)
        .join(schema.challenge, table.by == schema.player.c.id)
        .where(
            table.id == challenge,
            table.to == player,
            table.state == "waiting",
            table.expires > now(),
        )
    ).scalar_one_or_none()


def _changed(
    kind: str, standing: ColumnElement[bool], player: Column[Any], time: int
) -> Select[Any]:
    game, browser = schema.game.c, subscription.c
    known = and_(
        delivery.c.subscription == browser.id,
        delivery.c.kind == kind,
        delivery.c.subject == game.id,
    )
    return (
        select(browser.id.label("subscription"), browser.player, game.id)
        .select_from(subscription)
        .join(schema.session, schema.session.c.id == browser.session)
        .join(schema.game, player == browser.player)
        .outerjoin(delivery, known)
        .where(
            *is_good(time),
            game.kind == "people",
            standing,
            _may_take_days(game.clock),
            # Each by itself, so that the index of player and time is used.
            game.touched >= time - LOOKBACK,
            game.touched >= browser.created,
            or_(delivery.c.seen.is_(None), delivery.c.seen < game.number),
        )
        .order_by(game.touched)
        .limit(_MOST_GAMES)
    )


def _may_take_days(clock: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether a clock has at least 10,000 seconds, or there is none: its number has five digits.

    Which of them really are clocks of days is for the rules to say.
    """
    head = func.substr(clock, 1, 5)
    return and_(*(~head.contains(mark) for mark in "/+."))


def keep(connection: Connection, tellings: Sequence[Telling], due: int) -> None:
    """Note what is to be told, at `due`; what was noted before stays as it is."""
    for telling in tellings:
        is_news = telling.number != NOTHING
        row = {
            "subscription": telling.subscription,
            "kind": telling.kind,
            "subject": telling.subject,
            "number": telling.number,
            "seen": telling.seen,
            "due": due if is_news else None,
            "touched": now(),
        }
        if insert_first(connection, delivery, row):
            continue
        which = update(delivery).where(*_is(telling.subscription, telling.kind, telling.subject))
        connection.execute(which.where(delivery.c.seen < telling.seen).values(seen=telling.seen))
        if is_news:
            newer = which.where(delivery.c.number < telling.number)
            changes = {name: row[name] for name in ("number", "due", "touched")}
            connection.execute(newer.values(**changes, tries=0))


def players_due(connection: Connection, before: int) -> set[str]:
    """The players to whom something is sent by a time."""
    rows = connection.execute(
        select(subscription.c.player)
        .distinct()
        .join(delivery, delivery.c.subscription == subscription.c.id)
        .where(delivery.c.due <= before)
    )
    return set(rows.scalars())


def dismiss(connection: Connection, players: Collection[str], before: int) -> None:
    """Do not send what is due by a time to players who are here and see it anyway."""
    here = select(subscription.c.id).where(subscription.c.player.in_(players))
    connection.execute(
        update(delivery)
        .where(delivery.c.due <= before, delivery.c.subscription.in_(here))
        .values(due=None, touched=now())
    )


def claim(connection: Connection) -> list[Row[Any]]:
    """Deliveries that are due, with their browsers; nobody else gets them until the lease ends."""
    time = now()
    due = (
        select(delivery, *_BROWSER)
        .join(subscription, subscription.c.id == delivery.c.subscription)
        .join(schema.session, schema.session.c.id == subscription.c.session)
        .where(delivery.c.due <= time, *is_good(time))
        .order_by(delivery.c.due)
        .limit(_MOST_CLAIMED)
        # SQLite has locked the whole database already.
        .with_for_update(of=delivery, skip_locked=True)
    )
    rows = list(connection.execute(due).all())
    name = tuple_(delivery.c.subscription, delivery.c.kind, delivery.c.subject)
    keys = [(row.subscription, row.kind, row.subject) for row in rows]
    if keys:
        claimed = update(delivery).where(name.in_(keys))
        connection.execute(claimed.values(due=time + LEASE, tries=delivery.c.tries + 1))
    return rows


def count_message(connection: Connection, browser: str) -> bool:
    """Count a message to a browser; False when it has had enough for the day."""
    time = now()
    fresh = update(subscription).where(
        subscription.c.id == browser, subscription.c.counted_from < time - _DAY
    )
    connection.execute(fresh.values(counted_from=time, count=0))
    counted = update(subscription).where(
        subscription.c.id == browser, subscription.c.count < MOST_IN_A_DAY
    )
    return connection.execute(counted.values(count=subscription.c.count + 1)).rowcount == 1


def settle(connection: Connection, row: Row[Any], due: int | None, tries: int) -> None:
    """Say when to try a claimed delivery again, None for never; unless there is newer news."""
    connection.execute(
        update(delivery)
        .where(*_is(row.subscription, row.kind, row.subject), delivery.c.number == row.number)
        .values(due=due, tries=tries, touched=now())
    )


def forget_browser(connection: Connection, browser: str) -> None:
    """Forget a browser that does not exist any more."""
    connection.execute(delete(subscription).where(subscription.c.id == browser))


def forget_old(connection: Connection) -> None:
    """Forget what was told long ago."""
    old = delivery.c.touched < now() - _KEPT, delivery.c.due.is_(None)
    connection.execute(delete(delivery).where(*old))


def _is(browser: str, kind: str, subject: str) -> tuple[ColumnElement[bool], ...]:
    return (
        delivery.c.subscription == browser,
        delivery.c.kind == kind,
        delivery.c.subject == subject,
    )
