"""Push messages: browsers that want them, and what each was told."""

from fourfold.server.store.migrations.tables import ID, NUMBER, TIME, else_, make_table, maybe, word

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    make_table(
        "push_subscription",
        {
            "id": ID,
            "player": ID,
            "session": word(32),
            "endpoint": word(1000),
            "p256dh": word(88),
            "auth": word(24),
            "language": word(10),
            "zone": word(64),
            "quiet_from": else_(word(5), ""),
            "quiet_until": else_(word(5), ""),
            "created": TIME,
            "counted_from": else_(TIME, "0"),
            "count": else_(NUMBER, "0"),
        },
        unique=("endpoint",),
        owners=("player", "session"),
        indexes=("player", "session"),
    )
    make_table(
        "push_delivery",
        {
            "subscription": ID,
            "kind": word(10),
            "subject": ID,
            "number": NUMBER,
            "seen": NUMBER,
            "due": maybe(TIME),
            "tries": else_(NUMBER, "0"),
            "touched": TIME,
        },
        key=("subscription", "kind", "subject"),
        owners=("subscription=push_subscription",),
        indexes=("due", "touched"),
    )
