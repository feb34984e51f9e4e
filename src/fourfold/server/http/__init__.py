"""What every request and answer passes: guard, limits, metering, problems, pages, logging.

Knows HTTP but no games: callers pass what it needs to know about people and games.
"""
