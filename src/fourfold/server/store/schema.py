"""The tables. Times are whole milliseconds since 1970 (UTC).

The log of a game is the truth: `entry` is only ever appended to. What `game` holds beside its
rules and players follows from the log and is written in the same transaction, so that lists and
sweeps need not fold every log; `fourfold db check` compares the two.
"""

from __future__ import annotations

import base64
import secrets
from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from fourfold.server.timekeeping import TIME

ID_LENGTH: Final = 12

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def new_id() -> str:
    """An id for a row, 60 random bits: nobody can guess it."""
    return base64.b32encode(secrets.token_bytes(8))[:ID_LENGTH].decode().lower()


def now() -> int:
    """The server's time in milliseconds."""
    return TIME.now()


player = Table(
    "player",
    metadata,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("name", String(64), nullable=False),
    # guest, account, bot, computer or deleted
    Column("kind", String(10), nullable=False),
    Column("created", BigInteger, nullable=False),
    # the person's settings as small JSON: language, edition, theme
    Column("settings", Text, nullable=False, server_default="{}"),
    # the digit of a piece, as in the settings; empty for the one that follows from the id
    Column("avatar", String(1), nullable=False, server_default=""),
)

session = Table(
    "session",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", ForeignKey("player.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("agent", String(200), nullable=False, server_default=""),
    Column("revoked", BigInteger),
    # the first session in the same browser, as far as its cookies tell
    Column("browser", String(32), index=True),
)

secret = Table(
    "secret",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

game = Table(
    "game",
    metadata,
    Column("id", String(ID_LENGTH), primary_key=True),
    # people, computer or shared
    Column("kind", String(10), nullable=False),
    # the players of the seats; null for the computer's; the same one twice on a shared screen
    Column("first", ForeignKey("player.id")),
    Column("second", ForeignKey("player.id")),
    # names on a shared screen
    Column("first_name", String(64)),
    Column("second_name", String(64)),
    # of the computer player
    Column("strength", String(20)),
    # how fast it acts; the person can change it
    Column("pace", String(10)),
    Column("rated", Boolean, nullable=False),
    Column("private", Boolean, nullable=False),
    # whether players may ask the coach: both agreed, or nobody else plays
    Column("help", Boolean, nullable=False, server_default=text("false")),
    # the rules and where the game began, in their text forms
    Column("level", String(3), nullable=False),
    Column("traits", String(32), nullable=False),
    Column("call", String(10), nullable=False),
    Column("false_call", String(10), nullable=False),
    Column("clock", String(48), nullable=False),
    Column("edition", String(12), nullable=False),
    Column("start", String(24), nullable=False),
    Column("began", BigInteger, nullable=False),
    # the lot for the first player, as JSON; null when the seat was chosen
    Column("lot", Text),
    Column("challenge", String(ID_LENGTH), index=True),
    Column("rematch_of", String(ID_LENGTH)),
    # whether the queue brought the players together
    Column("queued", Boolean, nullable=False, server_default=text("false")),
    # The columns below follow from the log.
    Column("number", Integer, nullable=False),
    # playing or over
    Column("status", String(8), nullable=False),
    # first or second, null when the game is over
    Column("to_act", String(6)),
    Column("result", String(8), nullable=False, server_default="*"),
    Column("reason", String(16)),
    Column("placed", Integer, nullable=False, server_default="0"),
    # when to look again: the flag falls, or the game counts as abandoned
    Column("wake_at", BigInteger),
    # whether the computer is to act
    Column("thinks", Boolean, nullable=False, server_default=text("false")),
    # the time of the last entry, to find changed games
    Column("touched", BigInteger, nullable=False),
    # what the board has in common with all that symmetries make of it; null unless the game is
    # played without help
    Column("likeness", String(16), index=True),
    # the board and the piece in hand, for lists; null in games that were last changed before there
    # was this column
    Column("position", String(24)),
    Index("ix_game_status_touched", "status", "touched"),
    Index("ix_game_wake_at", "wake_at"),
    Index("ix_game_touched", "touched"),
    Index("ix_game_first", "first", "touched"),
    Index("ix_game_second", "second", "touched"),
    UniqueConstraint("rematch_of"),
)

entry = Table(
    "entry",
    metadata,
    Column("game", ForeignKey("game.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", String(64), nullable=False),
    Column("time", BigInteger, nullable=False),
    # who caused it; empty for the server itself
    Column("player", String(ID_LENGTH), nullable=False, server_default=""),
    # the idempotency key of the request
    Column("key", String(64)),
    Index(
        "ix_entry_game_player_key",
        "game",
        "player",
        "key",
        unique=True,
        sqlite_where=text("key IS NOT NULL"),
        postgresql_where=text("key IS NOT NULL"),
    ),
    # One tree, ordered by game and number, as logs are read.
    sqlite_with_rowid=False,
)

challenge = Table(
    "challenge",
    metadata,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("by", ForeignKey("player.id"), nullable=False, index=True),
    Column("open", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    # what is proposed, as JSON in the shape of the request
    Column("terms", Text, nullable=False),
    # waiting, accepted, declined, withdrawn or expired
    Column("state", String(10), nullable=False),
    Column("game", ForeignKey("game.id")),
    Column("accepted_by", ForeignKey("player.id"), index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    # the only player who may accept it, if it was made for one
    Column("to", String(ID_LENGTH), index=True),
    Index("ix_challenge_state_open", "state", "open", "created"),
)

#: Players who wait in the queue, and the game that they wait for.
seeker = Table(
    "seeker",
    metadata,
    Column("player", ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("level", Integer, nullable=False),
    Column("call", String(10), nullable=False),
    Column("clock", String(48), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("edition", String(12), nullable=False),
    # by which the player is paired
    Column("rating", Double, nullable=False),
    Column("since", BigInteger, nullable=False),
    # when a process last saw the player's connection
    Column("seen", BigInteger, nullable=False),
)

#: Requests that were answered and may be repeated: who sent them, their key, what they created.
request = Table(
    "request",
    metadata,
    Column("player", ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("made", String(ID_LENGTH), nullable=False),
    Column("time", BigInteger, nullable=False, index=True),
)

#: The server's processes; each reports twice a second that it is alive.
process = Table(
    "process",
    metadata,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("began", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),
    # when it stopped by itself
    Column("stopped", BigInteger),
)

#: Periods in which no process was alive, or none could write.
outage = Table(
    "outage",
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False, index=True),
)
