"""Accounts, names, tokens, ratings, reports, lots."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "attempt",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_attempt")),
    )
    op.create_index(op.f("ix_attempt_began"), "attempt", ["began"], unique=False)
    op.create_table(
        "lot",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_lot")),
    )
    op.create_index(op.f("ix_lot_created"), "lot", ["created"], unique=False)
    op.create_table(
        "account",
        sa.Column("player", sa.String(length=12), nullable=False),
        sa.Column("password", sa.String(length=200), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("blocked", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["player"], ["player.id"], name=op.f("fk_account_player"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("player", name=op.f("pk_account")),
    )
    op.create_table(
        "name_key",
        sa.Column("key", sa.String(length=80), nullable=False),
        sa.Column("player", sa.String(length=12), nullable=False),
        sa.ForeignKeyConstraint(
            ["player"], ["player.id"], name=op.f("fk_name_key_player"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_name_key")),
    )
    op.create_index(op.f("ix_name_key_player"), "name_key", ["player"], unique=False)
    op.create_table(
        "rating",
        sa.Column("player", sa.String(length=12), nullable=False),
        sa.Column("level", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("call", sa.String(length=10), nullable=False),
        sa.Column("rating", sa.Double(), nullable=False),
        sa.Column("deviation", sa.Double(), nullable=False),
        sa.Column("volatility", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player"], ["player.id"], name=op.f("fk_rating_player"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("player", "level", "call", name=op.f("pk_rating")),
    )
    op.create_index("ix_rating_best", "rating", ["level", "call", "rating"], unique=False)
    op.create_table(
        "recovery_code",
        sa.Column("player", sa.String(length=12), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["player"], ["player.id"], name=op.f("fk_recovery_code_player"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("player", "hash", name=op.f("pk_recovery_code")),
    )
    op.create_table(
        "report",
        sa.Column("player", sa.String(length=12), nullable=False),
        sa.Column("by", sa.String(length=12), nullable=False),
        sa.Column("reason", sa.String(length=20), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["by"], ["player.id"], name=op.f("fk_report_by"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["player"], ["player.id"], name=op.f("fk_report_player"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("player", "by", name=op.f("pk_report")),
    )
    op.create_index(op.f("ix_report_created"), "report", ["created"], unique=False)
    op.create_table(
        "token",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("player", sa.String(length=12), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["player"], ["player.id"], name=op.f("fk_token_player"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_token")),
        sa.UniqueConstraint("hash", name=op.f("uq_token_hash")),
    )
    op.create_index(op.f("ix_token_player"), "token", ["player"], unique=False)
    op.create_table(
        "mute",
        sa.Column("game", sa.String(length=12), nullable=False),
        sa.Column("player", sa.String(length=12), nullable=False),
        sa.ForeignKeyConstraint(
            ["game"], ["game.id"], name=op.f("fk_mute_game"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["player"], ["player.id"], name=op.f("fk_mute_player"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game", "player", name=op.f("pk_mute")),
    )
    op.create_table(
        "rating_change",
        sa.Column("game", sa.String(length=12), nullable=False),
        sa.Column("player", sa.String(length=12), nullable=False),
        sa.Column("level", sa.Integer(), nullable=False),
        sa.Column("call", sa.String(length=10), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("score", sa.Double(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("old_rating", sa.Double(), nullable=False),
        sa.Column("old_deviation", sa.Double(), nullable=False),
        sa.Column("old_volatility", sa.Double(), nullable=False),
        sa.Column("old_at", sa.BigInteger(), nullable=False),
        sa.Column("rating", sa.Double(), nullable=False),
        sa.Column("deviation", sa.Double(), nullable=False),
        sa.Column("volatility", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game"], ["game.id"], name=op.f("fk_rating_change_game"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["player"], ["player.id"], name=op.f("fk_rating_change_player")),
        sa.PrimaryKeyConstraint("game", "player", name=op.f("pk_rating_change")),
        sa.UniqueConstraint(
            "player",
            "level",
            "call",
            "number",
            name=op.f("uq_rating_change_player_level_call_number"),
        ),
    )
