"""The tables of push messages: who wants them, and what was told. Times as in `schema`."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String, Table

from .schema import ID_LENGTH, metadata

#: A browser that wants to be told. Its row goes with the session, so that nobody is told after
#: signing out.
push_subscription = Table(
    "push_subscription",
    metadata,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("player", ForeignKey("player.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("session", ForeignKey("session.id", ondelete="CASCADE"), nullable=False, index=True),
    # where messages go, and the browser's keys: only it can read them
    Column("endpoint", String(1000), nullable=False, unique=True),
    Column("p256dh", String(88), nullable=False),
    Column("auth", String(24), nullable=False),
    Column("language", String(10), nullable=False),
    # the same for all browsers of a person: the time zone, and the quiet hours as HH:MM or empty
    Column("zone", String(64), nullable=False),
    Column("quiet_from", String(5), nullable=False, server_default=""),
    Column("quiet_until", String(5), nullable=False, server_default=""),
    Column("created", BigInteger, nullable=False),
    # how many messages were sent since when, for the limit of a day
    Column("counted_from", BigInteger, nullable=False, server_default="0"),
    Column("count", Integer, nullable=False, server_default="0"),
)

#: What a browser was told, or is about to be told, about a game or a challenge.
push_delivery = Table(
    "push_delivery",
    metadata,
    Column(
        "subscription",
        ForeignKey("push_subscription.id", ondelete="CASCADE"),
        primary_key=True,
    ),
    # turn, challenge, rematch or paired
    Column("kind", String(10), primary_key=True),
    # the id of the game, the challenge or the tournament
    Column("subject", String(ID_LENGTH), primary_key=True),
    # the entry that is told, -1 for none; a later one is told again
    Column("number", Integer, nullable=False),
    # the last entry of the game when it was looked at
    Column("seen", Integer, nullable=False),
    # when to send, or to try again; null when there is nothing to do
    Column("due", BigInteger, index=True),
    Column("tries", Integer, nullable=False, server_default="0"),
    # when it was last changed
    Column("touched", BigInteger, nullable=False, index=True),
)
