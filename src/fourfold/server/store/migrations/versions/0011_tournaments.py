"""Tournaments: what is announced, their logs, who takes part and who helps."""

import sqlalchemy as sa
from alembic import op

from fourfold.server.store.migrations.tables import (
    FLAG,
    ID,
    NUMBER,
    TEXT,
    TIME,
    else_,
    make_table,
    maybe,
    word,
)

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

_OF_ONE = ("tournament",)


def upgrade() -> None:
    """Make the tables."""
    make_table(
        "tournament",
        {
            "id": ID,
            "name": word(80),
            "about": else_(TEXT, ""),
            "venue": word(8),
            "director": maybe(ID),
            "start": maybe(TIME),
            "registration": word(8),
            "code": maybe(word(40)),
            "rating_min": maybe(NUMBER),
            "rating_max": maybe(NUMBER),
            "rated": FLAG,
            "automatic": FLAG,
            "pause": NUMBER,
            "absence": NUMBER,
            "regulations": TEXT,
            "secret": word(64),
            "created": TIME,
            "cancelled": maybe(TIME),
            "version": else_(NUMBER, "0"),
            "number": NUMBER,
            "format": word(16),
            "status": word(10),
            "round": NUMBER,
            "planned": maybe(NUMBER),
            "entered": NUMBER,
            "most": maybe(NUMBER),
            "leader": maybe(word(80)),
            "touched": TIME,
        },
        others=("director=player",),
        indexes=("director",),
    )
    op.create_index("ix_tournament_status_start", "tournament", ["status", "start"])
    op.create_index("ix_tournament_status_touched", "tournament", ["status", "touched"])
    make_table(
        "tournament_event",
        {
            "tournament": ID,
            "number": NUMBER,
            "event": TEXT,
            "time": TIME,
            "player": else_(ID, ""),
            "key": maybe(word(64)),
        },
        key=("tournament", "number"),
        owners=_OF_ONE,
    )
    op.create_index(
        "ix_tournament_event_tournament_player_key",
        "tournament_event",
        ["tournament", "player", "key"],
        unique=True,
        sqlite_where=sa.text("key IS NOT NULL"),
        postgresql_where=sa.text("key IS NOT NULL"),
    )
    make_table(
        "tournament_entrant",
        {
            "tournament": ID,
            "entrant": word(40),
            "player": maybe(ID),
            "strength": maybe(word(20)),
            "seen": maybe(TIME),
        },
        key=("tournament", "entrant"),
        owners=_OF_ONE,
        others=("player",),
        indexes=("player",),
    )
    make_table(
        "tournament_helper",
        {"tournament": ID, "player": ID, "created": TIME},
        key=("tournament", "player"),
        owners=("tournament", "player"),
        indexes=("player",),
    )
    make_table(
        "tournament_ready",
        {"tournament": ID, "game": word(20), "seat": word(6), "time": TIME},
        key=("tournament", "game", "seat"),
        owners=_OF_ONE,
    )
    make_table(
        "tournament_game",
        {"game": ID, "tournament": ID, "key": word(20)},
        key=("game",),
        owners=("game", "tournament"),
    )
    op.create_index(
        "uq_tournament_game_tournament_key", "tournament_game", ["tournament", "key"], unique=True
    )
    make_table(
        "table_report",
        {
            "tournament": ID,
            "game": word(20),
            "seat": word(6),
            "by": ID,
            "result": word(8),
            "time": TIME,
        },
        key=("tournament", "game", "seat"),
        owners=("tournament", "by=player"),
        indexes=("by",),
    )
    op.create_index(
        "uq_table_report_tournament_game_by",
        "table_report",
        ["tournament", "game", "by"],
        unique=True,
    )
    make_table(
        "tournament_report",
        {
            "tournament": ID,
            "by": ID,
            "reason": word(20),
            "name": word(80),
            "created": TIME,
        },
        key=("tournament", "by"),
        owners=("tournament", "by=player"),
        indexes=("by", "created"),
    )
