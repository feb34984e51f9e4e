"""The pace at which the computer acts in a game."""

from alembic import op

from fourfold.server.store.migrations.tables import maybe, word

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; without a value the computer acts at its usual pace."""
    op.add_column("game", maybe(word(10)).column("pace"))
