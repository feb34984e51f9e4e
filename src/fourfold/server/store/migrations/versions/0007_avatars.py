"""Players have an avatar, which others see."""

from alembic import op

from fourfold.server.store.migrations.tables import else_, word

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Give players an avatar; an empty one follows from their id."""
    op.add_column("player", else_(word(1), "").column("avatar"))
