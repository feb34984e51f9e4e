"""Players follow and block others; games keep their position for lists."""

from alembic import op

from fourfold.server.store.migrations.tables import ID, TIME, make_table, maybe, word

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables, and add the column; games get their position with their next entry."""
    for table, other in (("follow", "followed"), ("block", "blocked")):
        make_table(
            table,
            {"player": ID, other: ID, "created": TIME},
            key=["player", other],
            owners=["player", f"{other}=player"],
            indexes=[other],
        )
    op.add_column("game", maybe(word(24)).column("position"))
