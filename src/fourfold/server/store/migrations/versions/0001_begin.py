"""The tables that the server began with."""

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

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make them."""
    make_table("outage", {"began": TIME, "ended": TIME}, key=["began"], indexes=["ended"])
    make_table(
        "player",
        {
            "id": ID,
            "name": word(64),
            "kind": word(10),
            "created": TIME,
            "settings": else_(TEXT, "{}"),
        },
    )
    make_table(
        "process",
        {"id": ID, "began": TIME, "seen": TIME, "stopped": maybe(TIME)},
        indexes=["seen"],
    )
    make_table("secret", {"name": word(40), "value": TEXT}, key=["name"])
    _make_game()
    make_table(
        "request",
        {"player": ID, "key": word(64), "kind": word(20), "made": ID, "time": TIME},
        key=["player", "key"],
        owners=["player"],
        indexes=["time"],
    )
    make_table(
        "session",
        {
            "id": word(32),
            "player": ID,
            "created": TIME,
            "seen": TIME,
            "agent": else_(word(200), ""),
            "revoked": maybe(TIME),
        },
        owners=["player"],
        indexes=["player"],
    )
    make_table(
        "challenge",
        {
            "id": ID,
            "by": ID,
            "open": FLAG,
            "rated": FLAG,
            "terms": TEXT,
            "state": word(10),
            "game": maybe(ID),
            "accepted_by": maybe(ID),
            "created": TIME,
            "expires": TIME,
        },
        others=["accepted_by=player", "by=player", "game"],
        indexes=["by"],
    )
    op.create_index("ix_challenge_state_open", "challenge", ["state", "open", "created"])
    make_table(
        "entry",
        {
            "game": ID,
            "number": NUMBER,
            "entry": word(64),
            "time": TIME,
            "player": else_(ID, ""),
            "key": maybe(word(64)),
        },
        key=["game", "number"],
        unique=["game", "player", "key"],
        owners=["game"],
    )


def _make_game() -> None:
    agreed = {
        "kind": word(10),
        "first": maybe(ID),
        "second": maybe(ID),
        "first_name": maybe(word(64)),
        "second_name": maybe(word(64)),
        "strength": maybe(word(20)),
        "rated": FLAG,
        "private": FLAG,
        "level": word(3),
        "traits": word(32),
        "call": word(10),
        "false_call": word(10),
        "clock": word(48),
        "edition": word(12),
        "start": word(24),
        "began": TIME,
        "lot": maybe(TEXT),
        "challenge": maybe(ID),
        "rematch_of": maybe(ID),
    }
    derived = {
        "number": NUMBER,
        "status": word(8),
        "to_act": maybe(word(6)),
        "result": else_(word(8), "*"),
        "reason": maybe(word(16)),
        "placed": else_(NUMBER, "0"),
        "wake_at": maybe(TIME),
        "thinks": else_(FLAG, sa.text("false")),
        "touched": TIME,
    }
    make_table(
        "game",
        {"id": ID, **agreed, **derived},
        unique=["rematch_of"],
        others=["first=player", "second=player"],
        indexes=["challenge", "touched", "wake_at"],
    )
    op.create_index("ix_game_first", "game", ["first", "touched"])
    op.create_index("ix_game_second", "game", ["second", "touched"])
    op.create_index("ix_game_status_touched", "game", ["status", "touched"])
