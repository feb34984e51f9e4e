"""Numbers that the rooms count and `/metrics` shows; those of requests are in `http/metering`."""

from __future__ import annotations

from prometheus_client import Counter

ENTRIES = Counter("fourfold_entries", "Entries appended to games.")
ENDED = Counter("fourfold_games_finished", "Games that ended, by reason.", ["reason"])
