"""Numbers that the rooms count and `/metrics` shows; those of requests are in `http/metering`."""

from __future__ import annotations

from prometheus_client import Counter, Histogram

ENTRIES = Counter("fourfold_entries", "Entries appended to games.")
ENDED = Counter("fourfold_games_finished", "Games that ended, by reason.", ["reason"])
LAG = Histogram(
    "fourfold_loop_lag_seconds",
    "How much later than planned the event loop comes round; others wait as long.",
    buckets=(0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10),
)
PUSHES = Counter("fourfold_pushes", "Messages to push services, by what became of them.", ["fate"])
