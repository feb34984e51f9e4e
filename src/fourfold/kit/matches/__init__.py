"""Matches of engines and built-in strengths: docs/kit/match.md.

A `MatchPlan` comes in; games, records and standings go out. `plan` says who plays whom from where,
`seats` let engines and strengths answer, `games` plays one game and is its referee, `results` keeps
it, `running` plays them all, and `standings` has the figures.
"""

from .games import play_match_game
from .plan import MatchLimits, MatchPlan, MatchTask
from .players import MatchPlayer, UnknownStrength, meet, parse_player
from .results import MatchGame, match_record, parse_match_game
from .running import MatchProgress, run_match
from .standings import MatchStandings, PairingScore, PlayerStanding, standings

__all__ = [
    "MatchGame",
    "MatchLimits",
    "MatchPlan",
    "MatchPlayer",
    "MatchProgress",
    "MatchStandings",
    "MatchTask",
    "PairingScore",
    "PlayerStanding",
    "UnknownStrength",
    "match_record",
    "meet",
    "parse_match_game",
    "parse_player",
    "play_match_game",
    "run_match",
    "standings",
]
