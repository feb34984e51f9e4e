"""Entries take less room: one tree instead of two in SQLite, keys indexed where there are any."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_KEYED = sa.text("key IS NOT NULL")


def upgrade() -> None:
    """Copy the entries into a table that is ordered by their key."""
    if op.get_bind().dialect.name == "sqlite":
        op.execute(
            "CREATE TABLE entry_copy ("
            "game VARCHAR(12) NOT NULL, number INTEGER NOT NULL, entry VARCHAR(64) NOT NULL, "
            "time BIGINT NOT NULL, player VARCHAR(12) DEFAULT '' NOT NULL, key VARCHAR(64), "
            "CONSTRAINT pk_entry PRIMARY KEY (game, number), "
            "CONSTRAINT fk_entry_game FOREIGN KEY(game) REFERENCES game (id) ON DELETE CASCADE"
            ") WITHOUT ROWID"
        )
        columns = "game, number, entry, time, player, key"
        op.execute(f"INSERT INTO entry_copy ({columns}) SELECT {columns} FROM entry")  # noqa: S608  # our names
        op.execute("DROP TABLE entry")
        op.execute("ALTER TABLE entry_copy RENAME TO entry")
    else:
        op.drop_constraint("uq_entry_game_player_key", "entry")
    op.create_index(
        "ix_entry_game_player_key",
        "entry",
        ["game", "player", "key"],
        unique=True,
        sqlite_where=_KEYED,
        postgresql_where=_KEYED,
    )
    # Guests who never played are looked for by it.
    op.create_index("ix_challenge_accepted_by", "challenge", ["accepted_by"])
