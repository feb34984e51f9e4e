"""The tables about people: accounts, names, tokens, ratings, reports. Times as in `schema`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    UniqueConstraint,
)

from .schema import ID_LENGTH, metadata

account = Table(
    "account",
    metadata,
    Column("player", ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("password", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
    # when the password was set
    Column("changed", BigInteger, nullable=False),
    # when an operator shut the account
    Column("blocked", BigInteger),
)

#: The skeletons of accounts' names: owning one reserves all names that look like it.
name_key = Table(
    "name_key",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("player", ForeignKey("player.id", ondelete="CASCADE"), nullable=False, index=True),
)

recovery_code = Table(
    "recovery_code",
    metadata,
    Column("player", ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("used", BigInteger),
)

token = Table(
    "token",
    metadata,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("player", ForeignKey("player.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    # the last use, to the hour
    Column("seen", BigInteger),
    # what it may do: words joined by spaces
    Column("scopes", String(20), nullable=False, server_default="read play"),
    Column("expires", BigInteger, nullable=False, server_default="0"),
)

#: Ratings as they are now; they follow from `rating_change`, and `fourfold db check` compares.
rating = Table(
    "rating",
    metadata,
    Column("player", ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("level", Integer, primary_key=True, autoincrement=False),
    Column("call", String(10), primary_key=True),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    # how many different players the games were against
    Column("opponents", Integer, nullable=False, server_default="0"),
    Index("ix_rating_best", "level", "call", "rating"),
)

#: What each rated game changed for each of its two players. The keys ensure that a game counts
#: once, and that a player's n-th game on a ladder is a single game, whichever process rates it.
rating_change = Table(
    "rating_change",
    metadata,
    Column("game", ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("player", ForeignKey("player.id"), primary_key=True),
    Column("level", Integer, nullable=False),
    Column("call", String(10), nullable=False),
    # how many rated games the player had before
    Column("number", Integer, nullable=False),
    Column("score", Double, nullable=False),
    # when the game ended
    Column("at", BigInteger, nullable=False, index=True),
    Column("old_rating", Double, nullable=False),
    Column("old_deviation", Double, nullable=False),
    Column("old_volatility", Double, nullable=False),
    Column("old_at", BigInteger, nullable=False),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    UniqueConstraint("player", "level", "call", "number"),
)

report = Table(
    "report",
    metadata,
    Column("player", ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("by", ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("reason", String(20), nullable=False),
    # the name as reported: it may have changed by the time somebody looks
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False, index=True),
)

lot = Table(
    "lot",
    metadata,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("created", BigInteger, nullable=False, index=True),
    # when it was taken for a game or a challenge: a lot is used once
    Column("used", BigInteger),
)

#: Players who do not want to read phrases in a game.
mute = Table(
    "mute",
    metadata,
    Column("game", ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("player", ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
)

#: Players who want to know when others are online.
follow = Table(
    "follow",
    metadata,
    Column("player", ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("followed", ForeignKey("player.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("created", BigInteger, nullable=False),
)

#: Players who want nothing to do with others: no challenges, no pairing, no phrases.
block = Table(
    "block",
    metadata,
    Column("player", ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", ForeignKey("player.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("created", BigInteger, nullable=False),
)

#: How often something was tried lately: signing in, by name and address.
attempt = Table(
    "attempt",
    metadata,
    # a keyed hash: neither names nor addresses are kept
    Column("key", String(64), primary_key=True),
    Column("began", BigInteger, nullable=False, index=True),
    Column("count", Integer, nullable=False),
)
