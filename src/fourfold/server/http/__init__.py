"""What every request and answer passes: guard, limits, metering, problems, pages, logging.

Knows HTTP and no game: what it needs to know about people and games is handed to it.
"""
