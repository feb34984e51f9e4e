"""The queue, and challenges to one player."""

import sqlalchemy as sa
from alembic import op

from fourfold.server.store.migrations.tables import (
    FLAG,
    ID,
    NUMBER,
    REAL,
    TIME,
    else_,
    make_table,
    maybe,
    word,
)

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of those who wait, and add the columns."""
    make_table(
        "seeker",
        {
            "player": ID,
            "level": NUMBER,
            "call": word(10),
            "clock": word(48),
            "rated": FLAG,
            "edition": word(12),
            "rating": REAL,
            "since": TIME,
            "seen": TIME,
        },
        key=["player"],
        owners=["player"],
    )
    op.add_column("game", else_(FLAG, sa.text("false")).column("queued"))
    op.add_column("challenge", maybe(ID).column("to"))
    op.create_index("ix_challenge_to", "challenge", ["to"])
