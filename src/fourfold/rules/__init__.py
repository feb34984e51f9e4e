"""The rules of Quarto: pure, typed, immutable, without any other library."""

from .actions import (
    GIVES,
    PASS,
    PLACES,
    Abandon,
    Action,
    Agree,
    Call,
    Flag,
    Give,
    Pass,
    Place,
    Resign,
    parse_action,
)
from .alignments import Alignment, Status
from .clock import (
    BankClock,
    Clock,
    ClockReading,
    TurnClock,
    format_clock,
    parse_clock,
    read_clock,
)
from .errors import IllegalAction, InvalidValue, NotationError, RulesError
from .faults import CallFault, call_fault
from .game import Game, replay
from .outcome import Outcome, Reason
from .patterns import LEVELS, Kind, Pattern, format_level, parse_level, patterns
from .phase import Phase
from .pieces import (
    PIECES,
    TRAITS,
    VALUES,
    Edition,
    Piece,
    Trait,
    Value,
    format_traits,
    parse_traits,
    shared_values,
)
from .players import Player, by_seat, draw_lots
from .position import Position
from .reader import RecordError, read_records, scan_records
from .record import Record, write_records
from .rules import PRESETS, CallRule, FalseCall, Rules
from .squares import SQUARES, Square
from .symmetry import Symmetry, board_symmetries, trait_symmetries
from .turn import Turn

__all__ = [
    "GIVES",
    "LEVELS",
    "PASS",
    "PIECES",
    "PLACES",
    "PRESETS",
    "SQUARES",
    "TRAITS",
    "VALUES",
    "Abandon",
    "Action",
    "Agree",
    "Alignment",
    "BankClock",
    "Call",
    "CallFault",
    "CallRule",
    "Clock",
    "ClockReading",
    "Edition",
    "FalseCall",
    "Flag",
    "Game",
    "Give",
    "IllegalAction",
    "InvalidValue",
    "Kind",
    "NotationError",
    "Outcome",
    "Pass",
    "Pattern",
    "Phase",
    "Piece",
    "Place",
    "Player",
    "Position",
    "Reason",
    "Record",
    "RecordError",
    "Resign",
    "Rules",
    "RulesError",
    "Square",
    "Status",
    "Symmetry",
    "Trait",
    "Turn",
    "TurnClock",
    "Value",
    "board_symmetries",
    "by_seat",
    "call_fault",
    "draw_lots",
    "format_clock",
    "format_level",
    "format_traits",
    "parse_action",
    "parse_clock",
    "parse_level",
    "parse_traits",
    "patterns",
    "read_clock",
    "read_records",
    "replay",
    "scan_records",
    "shared_values",
    "trait_symmetries",
    "write_records",
]
