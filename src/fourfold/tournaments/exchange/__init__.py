"""Tournaments in and out: standings and pairings as CSV and JSON, FIDE's TRF, lists of players.

Pure functions between tournaments and texts; reading and writing files is left to others.
"""

from .players import PlayerList, PlayersUnreadable, read_players
from .tables import (
    pairings_csv,
    pairings_objects,
    standings_csv,
    standings_objects,
    tournament_object,
)
from .trf import ReportHeader, ReportRefused, format_trf

__all__ = [
    "PlayerList",
    "PlayersUnreadable",
    "ReportHeader",
    "ReportRefused",
    "format_trf",
    "pairings_csv",
    "pairings_objects",
    "read_players",
    "standings_csv",
    "standings_objects",
    "tournament_object",
]
