"""Players of matches, and matches that are played here."""

from __future__ import annotations

from fourfold.jobs import Pool
from fourfold.kit.matches import (
    MatchLimits,
    MatchPlan,
    MatchPlayer,
    MatchProgress,
    parse_player,
    run_match,
)
from fourfold.kit.statistics import SequentialTest

from .engines import LONG

PATIENT = MatchLimits(patience=LONG)


def engine(command: list[str], name: str = "Engine") -> MatchPlayer:
    return MatchPlayer(name, tuple(command))


def strengths(*names: str) -> tuple[MatchPlayer, ...]:
    return tuple(parse_player(f"strength:{name}") for name in names)


def play(plan: MatchPlan, test: SequentialTest | None = None) -> MatchProgress:
    progress = MatchProgress(plan, test)
    with Pool() as pool:
        run_match(progress, pool)
    return progress
