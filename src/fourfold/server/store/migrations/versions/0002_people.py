"""Accounts, names, tokens, ratings, reports, lots."""

from alembic import op

from fourfold.server.store.migrations.tables import (
    ID,
    NUMBER,
    REAL,
    TIME,
    make_table,
    maybe,
    word,
)

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their tables."""
    make_table(
        "attempt",
        {"key": word(64), "began": TIME, "count": NUMBER},
        key=["key"],
        indexes=["began"],
    )
    make_table(
        "lot",
        {"id": ID, "secret": word(64), "created": TIME, "used": maybe(TIME)},
        indexes=["created"],
    )
    make_table(
        "account",
        {
            "player": ID,
            "password": word(200),
            "created": TIME,
            "changed": TIME,
            "blocked": maybe(TIME),
        },
        key=["player"],
        owners=["player"],
    )
    make_table(
        "name_key",
        {"key": word(80), "player": ID},
        key=["key"],
        owners=["player"],
        indexes=["player"],
    )
    _make_ratings()
    make_table(
        "recovery_code",
        {"player": ID, "hash": word(64), "used": maybe(TIME)},
        key=["player", "hash"],
        owners=["player"],
    )
    make_table(
        "report",
        {"player": ID, "by": ID, "reason": word(20), "name": word(64), "created": TIME},
        key=["player", "by"],
        owners=["by=player", "player"],
        indexes=["created"],
    )
    make_table(
        "token",
        {
            "id": ID,
            "player": ID,
            "hash": word(64),
            "name": word(40),
            "created": TIME,
            "seen": maybe(TIME),
        },
        unique=["hash"],
        owners=["player"],
        indexes=["player"],
    )
    make_table(
        "mute", {"game": ID, "player": ID}, key=["game", "player"], owners=["game", "player"]
    )


def _make_ratings() -> None:
    ladder = {"level": NUMBER, "call": word(10)}
    value = {"rating": REAL, "deviation": REAL, "volatility": REAL}
    make_table(
        "rating",
        {"player": ID, **ladder, **value, "games": NUMBER, "at": TIME},
        key=["player", "level", "call"],
        owners=["player"],
    )
    op.create_index("ix_rating_best", "rating", ["level", "call", "rating"])
    before = {f"old_{name}": kind for name, kind in value.items()}
    make_table(
        "rating_change",
        {
            "game": ID,
            "player": ID,
            **ladder,
            "number": NUMBER,
            "score": REAL,
            "at": TIME,
            **before,
            "old_at": TIME,
            **value,
        },
        key=["game", "player"],
        unique=["player", "level", "call", "number"],
        owners=["game"],
        others=["player"],
    )
