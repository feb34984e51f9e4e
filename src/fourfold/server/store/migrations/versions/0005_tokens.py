"""Tokens say what they are for, and end."""

import sqlalchemy as sa
from alembic import op

from fourfold.server.store.migrations.tables import TIME, else_, word
from fourfold.server.store.schema import now

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_YEAR = 365 * 24 * 3600 * 1000


def upgrade() -> None:
    """Give tokens their scopes and an expiry; those that exist may play for another year."""
    op.add_column("token", else_(word(20), "read play").column("scopes"))
    op.add_column("token", else_(TIME, "0").column("expires"))
    token = sa.table("token", sa.column("expires", sa.BigInteger()))
    op.execute(token.update().values(expires=now() + _YEAR))
