"""The tables that the server began with."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "outage",
        sa.Column("began", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("began", name=op.f("pk_outage")),
    )
    op.create_index(op.f("ix_outage_ended"), "outage", ["ended"], unique=False)
    op.create_table(
        "player",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("settings", sa.Text(), server_default="{}", nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_player")),
    )
    op.create_table(
        "process",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("stopped", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_process")),
    )
    op.create_index(op.f("ix_process_seen"), "process", ["seen"], unique=False)
    op.create_table(
        "secret",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secret")),
    )
    op.create_table(
        "game",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("first", sa.String(length=12), nullable=True),
        sa.Column("second", sa.String(length=12), nullable=True),
        sa.Column("first_name", sa.String(length=64), nullable=True),
        sa.Column("second_name", sa.String(length=64), nullable=True),
        sa.Column("strength", sa.String(length=20), nullable=True),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("level", sa.String(length=3), nullable=False),
        sa.Column("traits", sa.String(length=32), nullable=False),
        sa.Column("call", sa.String(length=10), nullable=False),
        sa.Column("false_call", sa.String(length=10), nullable=False),
        sa.Column("clock", sa.String(length=48), nullable=False),
        sa.Column("edition", sa.String(length=12), nullable=False),
        sa.Column("start", sa.String(length=24), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("lot", sa.Text(), nullable=True),
        sa.Column("challenge", sa.String(length=12), nullable=True),
        sa.Column("rematch_of", sa.String(length=12), nullable=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("to_act", sa.String(length=6), nullable=True),
        sa.Column("result", sa.String(length=8), server_default="*", nullable=False),
        sa.Column("reason", sa.String(length=16), nullable=True),
        sa.Column("placed", sa.Integer(), server_default="0", nullable=False),
        sa.Column("wake_at", sa.BigInteger(), nullable=True),
        sa.Column("thinks", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["first"], ["player.id"], name=op.f("fk_game_first")),
        sa.ForeignKeyConstraint(["second"], ["player.id"], name=op.f("fk_game_second")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_game")),
        sa.UniqueConstraint("rematch_of", name=op.f("uq_game_rematch_of")),
    )
    op.create_index(op.f("ix_game_challenge"), "game", ["challenge"], unique=False)
    op.create_index("ix_game_first", "game", ["first", "touched"], unique=False)
    op.create_index("ix_game_second", "game", ["second", "touched"], unique=False)
    op.create_index("ix_game_status_touched", "game", ["status", "touched"], unique=False)
    op.create_index("ix_game_touched", "game", ["touched"], unique=False)
    op.create_index("ix_game_wake_at", "game", ["wake_at"], unique=False)
    op.create_table(
        "request",
        sa.Column("player", sa.String(length=12), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("made", sa.String(length=12), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player"], ["player.id"], name=op.f("fk_request_player"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("player", "key", name=op.f("pk_request")),
    )
    op.create_index(op.f("ix_request_time"), "request", ["time"], unique=False)
    op.create_table(
        "session",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("player", sa.String(length=12), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("agent", sa.String(length=200), server_default="", nullable=False),
        sa.Column("revoked", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["player"], ["player.id"], name=op.f("fk_session_player"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_session")),
    )
    op.create_index(op.f("ix_session_player"), "session", ["player"], unique=False)
    op.create_table(
        "challenge",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("by", sa.String(length=12), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("terms", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=12), nullable=True),
        sa.Column("accepted_by", sa.String(length=12), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["accepted_by"], ["player.id"], name=op.f("fk_challenge_accepted_by")
        ),
        sa.ForeignKeyConstraint(["by"], ["player.id"], name=op.f("fk_challenge_by")),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_challenge_game")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_challenge")),
    )
    op.create_index(op.f("ix_challenge_by"), "challenge", ["by"], unique=False)
    op.create_index(
        "ix_challenge_state_open", "challenge", ["state", "open", "created"], unique=False
    )
    op.create_table(
        "entry",
        sa.Column("game", sa.String(length=12), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("entry", sa.String(length=64), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("player", sa.String(length=12), server_default="", nullable=False),
        sa.Column("key", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(
            ["game"], ["game.id"], name=op.f("fk_entry_game"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game", "number", name=op.f("pk_entry")),
        sa.UniqueConstraint("game", "player", "key", name=op.f("uq_entry_game_player_key")),
    )
