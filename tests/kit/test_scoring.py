"""Scores on the decisive positions: asked in three ways, judged by the exact engine."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from fourfold.engine import evaluate
from fourfold.jobs import Pool
from fourfold.kit.client import EngineError
from fourfold.kit.matches import MatchLimits, MatchPlayer, parse_player
from fourfold.kit.scoring import (
    AskingMode,
    PositionScore,
    ScorePlan,
    meet_for_score,
    parse_position_score,
    run_score,
    summarise,
)
from fourfold.kit.statistics import share_interval
from fourfold.rules import CallRule

from .engines import LONG, PLAIN, REFERENCE, altered, faulty

PATIENT = MatchLimits(patience=LONG)


def plan_for(command: list[str], count: int, speech: AskingMode = AskingMode.PROTOCOL) -> ScorePlan:
    player = MatchPlayer("Engine", tuple(command))
    return meet_for_score(ScorePlan(player, speech, count=count, limits=PATIENT))


def scores_of(plan: ScorePlan) -> list[PositionScore]:
    with Pool() as pool:
        return list(run_score(plan, pool))


def test_the_reference_engine_keeps_every_value() -> None:
    plan = plan_for(REFERENCE, 28)
    scores = scores_of(plan)
    assert {(score.level, score.placed) for score in scores} == {
        (level, placed) for level in (1, 2, 3, 4) for placed in range(5, 12)
    }
    assert all(score.kept for score in scores)
    assert summarise(scores).of().kept == 28


@pytest.mark.long
def test_the_reference_engine_keeps_hundreds_of_values() -> None:
    assert all(score.kept for score in scores_of(plan_for(REFERENCE, 1000)))


def test_answers_are_judged_as_the_exact_engine_does() -> None:
    """By chance: what was kept is exactly what the evaluation of all turns says."""
    plan = replace(ScorePlan(parse_player("strength:random"), count=60), call=CallRule.AUTOMATIC)
    scores = {score.key: score for score in scores_of(plan)}
    assert 0 < sum(score.kept for score in scores.values()) < 60
    for task in plan.tasks():
        levels = (task.position.level, task.position.level)
        found = evaluate(task.position.position, levels).turns
        values = {f"{turn.square}-{turn.gift}": turn.value for turn in found}
        score = scores[task.key]
        assert score.kept == (values[score.turn] is task.position.value)


def test_an_engine_is_asked_at_the_levels_that_it_plays() -> None:
    plan = plan_for(PLAIN, 30)
    assert (plan.levels, plan.call) == ((1,), CallRule.OFFICIAL)
    assert plan.player.name == "Example"
    scores = scores_of(plan)
    assert {score.level for score in scores} == {1}
    assert not any(score.fault for score in scores)
    with pytest.raises(EngineError, match="cannot play Level 2"):
        meet_for_score(ScorePlan(MatchPlayer("E", tuple(PLAIN)), levels=(2,), limits=PATIENT))


def test_engines_without_calls_are_asked_without_calls() -> None:
    option = "option name Call type combo default automatic var automatic"
    assert plan_for(faulty("say('bestturn a1-0')", option), 1).call is CallRule.AUTOMATIC


@pytest.mark.parametrize(
    ("on_go", "fault"),
    [
        ("sys.exit(3)", "crashed"),
        ("while True: say('info text ' + 900 * 'x')", "flooding"),
        ("say('bestturn zz')", "illegal"),
        ("say('error')", "refused"),
        ("say('info value splendid')", "unreadable"),
    ],
)
def test_faults_lose_the_value_and_the_next_position_is_asked(on_go: str, fault: str) -> None:
    scores = scores_of(plan_for(faulty(on_go), 2))
    assert [(score.fault, score.kept) for score in scores] == [(fault, False)] * 2
    summary = summarise(scores)
    assert summary.faults == {fault: 2}
    assert summary.of().share == 0


def test_an_engine_that_hangs() -> None:
    plan = plan_for(faulty("time.sleep(600)"), 1)
    (score,) = scores_of(replace(plan, limits=MatchLimits(patience=1.0)))
    assert (score.fault, score.kept) == ("hanging", False)


def test_a_false_call_costs_nothing_but_the_question() -> None:
    """The engine calls on an empty board's corner first, and then plays its turn."""
    calling = altered(
        ("game = replay(*POSITION", "asked = rest\n            game = replay(*POSITION"),
        ('f"bestturn {turn}"', """f"bestturn {turn if '?' in asked else '!a1b1c1d1'}\""""),
    )
    (score,) = scores_of(plan_for(calling, 1))
    assert score.turn.startswith("!a1b1c1d1 ")
    assert not score.fault


# The other ways of asking -------------------------------------------------------------------------

_JSON = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    ANSWER
"""


_NO_TURN = "print(json.dumps({**asked, 'bestturn': 'zz', 'answer': 'zz'}), flush=True)"


def test_programs_that_know_json_lines_only() -> None:
    plan = plan_for(REFERENCE, 8, AskingMode.JSON)
    assert all(score.kept for score in scores_of(plan))
    assert plan.levels == (1, 2, 3, 4)


@pytest.mark.parametrize(
    ("answer", "fault", "why"),
    [
        ("print('hello', flush=True)", "unreadable", "hello"),
        ("print('[]', flush=True)", "unreadable", "request 1"),
        ("print(9999 * '[', flush=True)", "unreadable", "request 1"),
        ("print(json.dumps({'id': 99, 'bestturn': '-7'}), flush=True)", "unreadable", "99"),
        ("print(json.dumps({**asked, 'error': 'tired'}), flush=True)", "refused", "tired"),
        ("print(json.dumps({'id': 1, 'turn': '-7'}), flush=True)", "unreadable", "bestturn"),
        ("print(json.dumps({**asked, 'bestturn': 'x9'}), flush=True)", "illegal", "x9"),
        ("sys.exit(1)", "crashed", "exit status 1"),
    ],
)
def test_answers_that_are_none_in_json(answer: str, fault: str, why: str) -> None:
    command = [sys.executable, "-c", _JSON.replace("ANSWER", answer)]
    (score,) = scores_of(plan_for(command, 1, AskingMode.JSON))
    assert (score.fault, score.kept) == (fault, False)
    assert why in score.why


def _worded(answer: Callable[[int], str], positions: int) -> list[PositionScore]:
    """The scores of a program that has learned the answers by heart."""
    learned = json.dumps([answer(number) for number in range(positions)])
    source = (
        f"import json, sys\nlearned = iter({learned})\n"
        "for line in sys.stdin: print(json.dumps({'answer': next(learned)}), flush=True)"
    )
    return scores_of(plan_for([sys.executable, "-c", source], positions, AskingMode.TEXT))


def test_language_models_are_asked_in_words() -> None:
    tasks = ScorePlan(MatchPlayer("Model"), count=6).tasks()
    best = []
    for task in tasks:
        turn = evaluate(task.position.position, (task.position.level,) * 2).turns[0]
        best.append(f"I place it there: [{turn.square}-{turn.gift}]")
    assert all(score.kept for score in _worded(lambda number: best[number], 6))
    lost = _worded(lambda _: "I do not know.", 2)
    assert [score.fault for score in lost] == ["illegal", "illegal"]
    assert "idonotknow" in lost[0].why


@pytest.mark.parametrize("speech", [AskingMode.TEXT, AskingMode.JSON, AskingMode.PROTOCOL])
def test_a_program_that_still_runs_is_not_started_again(tmp_path: Path, speech: AskingMode) -> None:
    """An illegal answer costs the position; a model that takes long to load stays loaded."""
    starts = tmp_path / "starts"
    *python, source = faulty("say('bestturn zz')")
    if speech is not AskingMode.PROTOCOL:
        source = _JSON.replace("ANSWER", _NO_TURN)
    note = f"open({str(starts)!r}, 'a').write('started ')\n"
    player = MatchPlayer("Engine", (*python, note + source))
    scores = scores_of(ScorePlan(player, speech, count=3, limits=PATIENT))
    assert [score.fault for score in scores] == ["illegal"] * 3
    assert starts.read_text(encoding="utf-8") == "started "


# Keeping and counting -----------------------------------------------------------------------------


def test_what_is_kept_is_not_asked_again_and_more_can_be_asked_later() -> None:
    few = ScorePlan(parse_player("strength:casual"), count=10)
    more = replace(few, count=20)
    assert few.head() == more.head()
    known = {score.key: score for score in scores_of(few)}
    new: list[PositionScore] = []
    with Pool() as pool:
        whole = list(run_score(more, pool, kept=known, keep=new.append))
    assert len(whole) == 20
    assert len(new) == 10
    assert {score.key for score in whole} == {task.key for task in more.tasks()}
    assert {score.key: score for score in scores_of(more)} == {score.key: score for score in whole}


def test_lines_of_a_state() -> None:
    score = PositionScore("1 x", 1, 5, True, "c2-5")
    assert parse_position_score(score.line()) == score
    for text in ("", "[]", '{"key": 1}', '{"cat": 1}'):
        assert parse_position_score(text) is None
    for damage in ({"level": "1"}, {"placed": True}, {"kept": 1}, {"why": None}):
        assert parse_position_score(json.dumps(json.loads(score.line()) | damage)) is None


def test_intervals_of_shares() -> None:
    """Wilson's, by the figures of his formula; never outside of what is possible."""
    for (hits, number), low, high in (
        ((0, 10), 0.0, 0.2775),
        ((10, 10), 0.7225, 1.0),
        ((5, 10), 0.2366, 0.7634),
        ((0, 0), 0.0, 1.0),
    ):
        found = share_interval(hits, number)
        assert found[0] == pytest.approx(low, abs=1e-4)
        assert found[1] == pytest.approx(high, abs=1e-4)
        assert 0 <= found[0] <= found[1] <= 1
