"""Tournaments: a pure fold of a log of events, pure pairings, tie-breaks and standings.

Regulations and events come in; states, the next pairing and standings go out. Nothing here reads a
clock, stores anything or draws a lot without a seed: the server and the command line do the rest.
"""

from .advice import FormatAdvice, advise_format, swiss_rounds
from .errors import (
    EventRefused,
    EventUnreadable,
    InvalidRegulations,
    NothingToPair,
    TournamentError,
)
from .events import (
    ByeGranted,
    Entered,
    EntryCorrected,
    Event,
    Forfeited,
    GameAdded,
    GameKey,
    GameResult,
    GameStarted,
    LineupChanged,
    MatchDecided,
    Paused,
    ResultCorrected,
    ResultEntered,
    Resumed,
    RoundClosed,
    RoundPaired,
    RoundUnpaired,
    TournamentFinished,
    Withdrawn,
)
from .pairing import challengeable, due_events, dutch_installed, pair_round
from .regulations import Format, Regulations, Scoring, SwissMethod, Tiebreak
from .scores import LineKind, ScoreSheet, SheetLine, score_sheets
from .standings import StandingsRow, standings
from .state import Ending, Entrant, Meeting, PairedGame, Round
from .texts import (
    event_object,
    format_event,
    format_regulations,
    parse_event,
    parse_regulations,
    read_event,
    read_regulations,
    regulations_object,
)
from .tournament import LogLine, Tournament, fold

__all__ = [
    "ByeGranted",
    "Ending",
    "Entered",
    "Entrant",
    "EntryCorrected",
    "Event",
    "EventRefused",
    "EventUnreadable",
    "Forfeited",
    "Format",
    "FormatAdvice",
    "GameAdded",
    "GameKey",
    "GameResult",
    "GameStarted",
    "InvalidRegulations",
    "LineKind",
    "LineupChanged",
    "LogLine",
    "MatchDecided",
    "Meeting",
    "NothingToPair",
    "PairedGame",
    "Paused",
    "Regulations",
    "ResultCorrected",
    "ResultEntered",
    "Resumed",
    "Round",
    "RoundClosed",
    "RoundPaired",
    "RoundUnpaired",
    "ScoreSheet",
    "Scoring",
    "SheetLine",
    "StandingsRow",
    "SwissMethod",
    "Tiebreak",
    "Tournament",
    "TournamentError",
    "TournamentFinished",
    "Withdrawn",
    "advise_format",
    "challengeable",
    "due_events",
    "dutch_installed",
    "event_object",
    "fold",
    "format_event",
    "format_regulations",
    "pair_round",
    "parse_event",
    "parse_regulations",
    "read_event",
    "read_regulations",
    "regulations_object",
    "score_sheets",
    "standings",
    "swiss_rounds",
]
