"""The tables of tournaments. Times as in `schema`.

The log of a tournament is the truth, as that of a game is: `tournament_event` is only ever appended
to, and what `tournament` holds below the line follows from it.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    text,
)

from .schema import ID_LENGTH, metadata

#: The most characters of the id of an entrant, and of the key of a game.
ENTRANT_LENGTH: Final = 40
GAME_LENGTH: Final = 20

tournament = Table(
    "tournament",
    metadata,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("about", Text, nullable=False, server_default=""),
    # server or tables
    Column("venue", String(8), nullable=False),
    # null for one that was made on the command line
    Column("director", ForeignKey("player.id"), index=True),
    Column("start", BigInteger),
    # open, code or closed
    Column("registration", String(8), nullable=False),
    Column("code", String(40)),
    Column("rating_min", Integer),
    Column("rating_max", Integer),
    Column("rated", Boolean, nullable=False),
    # whether rounds are paired by the server, and how many seconds after one another
    Column("automatic", Boolean, nullable=False),
    Column("pause", Integer, nullable=False),
    # after how many seconds somebody who does not come forfeits
    Column("absence", Integer, nullable=False),
    # as JSON; settled with the first pairing
    Column("regulations", Text, nullable=False),
    # what the keys of the desk and of the tables are made from
    Column("secret", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("cancelled", BigInteger),
    # how often something above was changed
    Column("version", Integer, nullable=False, server_default="0"),
    # The columns below follow from the log, but for the last one.
    Column("number", Integer, nullable=False),
    Column("format", String(16), nullable=False),
    # announced, running, finished or cancelled
    Column("status", String(10), nullable=False),
    Column("round", Integer, nullable=False),
    Column("planned", Integer),
    Column("entered", Integer, nullable=False),
    Column("most", Integer),
    # the name of who leads, once something was played
    Column("leader", String(80)),
    # when anything was last changed, also who is ready: never the same twice
    Column("touched", BigInteger, nullable=False),
    Index("ix_tournament_status_start", "status", "start"),
    Index("ix_tournament_status_touched", "status", "touched"),
)

tournament_event = Table(
    "tournament_event",
    metadata,
    Column("tournament", ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    # as JSON
    Column("event", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
    # who caused it; empty for the server itself, and for the command line
    Column("player", String(ID_LENGTH), nullable=False, server_default=""),
    # the idempotency key of the request
    Column("key", String(64)),
    Index(
        "ix_tournament_event_tournament_player_key",
        "tournament",
        "player",
        "key",
        unique=True,
        sqlite_where=text("key IS NOT NULL"),
        postgresql_where=text("key IS NOT NULL"),
    ),
)

#: Whom an entrant is on this server: a player, or a computer player; those typed in have no row.
tournament_entrant = Table(
    "tournament_entrant",
    metadata,
    Column("tournament", ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
    Column("entrant", String(ENTRANT_LENGTH), primary_key=True),
    Column("player", ForeignKey("player.id"), index=True),
    # of a computer player
    Column("strength", String(20)),
    # when the player last said that they are at the tournament
    Column("seen", BigInteger),
)

tournament_helper = Table(
    "tournament_helper",
    metadata,
    Column("tournament", ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
    Column("player", ForeignKey("player.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("created", BigInteger, nullable=False),
)

#: Who has come to a game that has not begun.
tournament_ready = Table(
    "tournament_ready",
    metadata,
    Column("tournament", ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(GAME_LENGTH), primary_key=True),
    # first or second
    Column("seat", String(6), primary_key=True),
    Column("time", BigInteger, nullable=False),
)

#: Games that were begun for a tournament: where their results belong.
tournament_game = Table(
    "tournament_game",
    metadata,
    Column("game", ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("tournament", ForeignKey("tournament.id", ondelete="CASCADE"), nullable=False),
    # as in the log: 3.12
    Column("key", String(GAME_LENGTH), nullable=False),
    Index("uq_tournament_game_tournament_key", "tournament", "key", unique=True),
)

#: Results that players tell from their tables: each of the two seats has one word.
table_report = Table(
    "table_report",
    metadata,
    Column("tournament", ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(GAME_LENGTH), primary_key=True),
    Column("seat", String(6), primary_key=True),
    Column("by", ForeignKey("player.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("result", String(8), nullable=False),
    Column("time", BigInteger, nullable=False),
    # Nobody speaks for both seats.
    Index("uq_table_report_tournament_game_by", "tournament", "game", "by", unique=True),
)

#: Tournaments whose name or text was reported.
tournament_report = Table(
    "tournament_report",
    metadata,
    Column("tournament", ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True),
    Column("by", ForeignKey("player.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("reason", String(20), nullable=False),
    # the name as reported
    Column("name", String(80), nullable=False),
    Column("created", BigInteger, nullable=False, index=True),
)
