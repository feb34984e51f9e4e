"""The reference and example engines, and engines that fail on purpose: matches and reports."""

from __future__ import annotations

from collections import Counter

import pytest

from fourfold.jobs import Pool
from fourfold.kit.conformance import CheckStatus, CheckTimes, check_engine
from fourfold.kit.matches import (
    MatchLimits,
    MatchPlan,
    MatchPlayer,
    MatchProgress,
    match_record,
    run_match,
    standings,
)
from fourfold.kit.protocol import SearchLimits
from fourfold.rules import Record

from .engines import LONG, PLAIN, REFERENCE, altered, faulty

#: Seconds until an engine counts as hanging: enough for the others on a busy machine.
_PATIENCE = 10.0
_TURN = 'f"bestturn {turn}"'

#: Engines by what is wrong with them, and the fault by which they lose.
_FAULTY = {
    "crashes": (faulty("sys.exit('out of order')"), "crashed"),
    "is killed": (faulty("import os; os.kill(os.getpid(), 9)"), "crashed"),
    "closes its output": (faulty("import os; os.close(1); time.sleep(600)"), "crashed"),
    "hangs": (faulty("time.sleep(600)"), "hanging"),
    "floods": (faulty("while True: say('info text ' + 900 * 'x')"), "flooding"),
    "talks without end": (faulty("while True: sys.stdout.write('x')"), "flooding"),
    "talks nonsense": (faulty("say('info value splendid', 'bestturn x')"), "unreadable"),
    "gives up": (faulty("say('error no idea')"), "refused"),
    "plays what is there": (altered((_TURN, '"bestturn a1-0"')), "illegal"),
    "gives nothing": (altered((_TURN, 'f"bestturn {turn[:2]}"')), "illegal"),
    "always calls": (altered((_TURN, '"bestturn !a1b1c1d1"')), "illegal"),
}


@pytest.mark.long
def test_the_reference_and_the_example_play_without_a_fault() -> None:
    """And nobody is taken to be faulty who is not: both conform."""
    players = (_player(REFERENCE, "Fourfold"), _player(PLAIN, "Example"))
    plan = MatchPlan(players, limits=MatchLimits(patience=LONG))
    progress = MatchProgress(plan)
    with Pool(2) as pool:
        run_match(progress, pool)
    reference, example = standings(plan, progress.games()).players
    assert reference.games == 20
    assert not reference.faults
    assert not example.faults
    assert reference.score > 0.7
    assert reference.blunders == 0 < example.blunders
    for command in (REFERENCE, PLAIN):
        assert check_engine(command, CheckTimes(LONG)).conforms


@pytest.mark.long
@pytest.mark.parametrize("name", _FAULTY)
def test_an_engine_that_fails_loses_all_its_games_and_is_reported(name: str) -> None:
    command, fault = _FAULTY[name]
    players = (_player(REFERENCE, "Fourfold"), _player(command, name), _player(PLAIN, "Example"))
    limits = MatchLimits(SearchLimits(depth=1), _PATIENCE)
    plan = MatchPlan(players, games=2, limits=limits)
    progress = MatchProgress(plan)
    with Pool() as pool:
        run_match(progress, pool)
    reference, failing, example = standings(plan, progress.games()).players
    assert (failing.games, failing.lost, failing.faults) == (4, 4, Counter({fault: 4}))
    assert not reference.faults
    assert not example.faults
    for task, game in progress.games():
        record = match_record(plan, task, game)
        assert Record.parse(str(record)) == record
        assert bool(record.comments) == (game.fault is not None)
    report = check_engine(command, CheckTimes(patience=_PATIENCE))
    assert not report.conforms
    results = {each.name: each.status for each in report.results}
    assert results["go"] is CheckStatus.FAILED


def _player(command: list[str], name: str) -> MatchPlayer:
    return MatchPlayer(name, tuple(command))
