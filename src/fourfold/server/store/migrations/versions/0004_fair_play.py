"""Fair play: games with and without help, browsers that players share, opponents of ratings."""

import sqlalchemy as sa
from alembic import op

from fourfold.server.store.migrations.tables import FLAG, NUMBER, else_, maybe, word

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

#: How many different players somebody has met in the rated games of a ladder.
_OPPONENTS = """
    UPDATE rating SET opponents = (
        SELECT count(DISTINCT other.player)
        FROM rating_change AS own
        JOIN rating_change AS other ON other.game = own.game AND other.player <> own.player
        WHERE own.player = rating.player AND own.level = rating.level AND own.call = rating.call
    )
"""


def upgrade() -> None:
    """Add the columns; games that have begun keep the help that they began with."""
    op.add_column("game", else_(FLAG, sa.text("false")).column("help"))
    op.execute("UPDATE game SET help = NOT rated")
    op.add_column("game", maybe(word(16)).column("likeness"))
    op.create_index("ix_game_likeness", "game", ["likeness"])
    op.add_column("session", maybe(word(32)).column("browser"))
    op.execute("UPDATE session SET browser = id")
    op.create_index("ix_session_browser", "session", ["browser"])
    op.add_column("rating", else_(NUMBER, "0").column("opponents"))
    op.execute(_OPPONENTS)
    # Suspicious games are looked for by it.
    op.create_index("ix_rating_change_at", "rating_change", ["at"])
