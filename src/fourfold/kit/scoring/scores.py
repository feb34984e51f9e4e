"""Asking about decisive positions, and judging every answer by the exact engine."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from functools import partial

from fourfold.jobs import Pool, Progress, item_seed
from fourfold.kit.client import EngineIllegal, EngineProcess
from fourfold.kit.keeping import close_kept
from fourfold.kit.matches.plan import MatchLimits
from fourfold.kit.matches.players import MatchPlayer, printable
from fourfold.kit.matches.seats import MatchSeat
from fourfold.kit.pipes import EngineError, EngineRefused
from fourfold.kit.positions import DecisivePosition, choose_positions
from fourfold.kit.regret import POINTS, points
from fourfold.play.opponents.calibration import state_head
from fourfold.play.values import Valuer
from fourfold.rules import LEVELS, CallRule, Game, Rules

from .asking import AskingMode, asked


@dataclass(frozen=True, slots=True)
class ScoreTask:
    """A position to be asked about, by what tells it from the others."""

    key: str
    position: DecisivePosition


@dataclass(frozen=True, slots=True)
class ScorePlan:
    """All that the scores depend on."""

    player: MatchPlayer
    speech: AskingMode = AskingMode.PROTOCOL
    #: The levels that are asked about, and how many positions in all (None: every one there is).
    levels: tuple[int, ...] = LEVELS
    count: int | None = None
    #: How calls are made: no position has anything to call, so it makes no difference to values.
    call: CallRule = CallRule.OFFICIAL
    seed: int = 1
    limits: MatchLimits = MatchLimits()  # noqa: RUF009  # frozen

    def tasks(self) -> list[ScoreTask]:
        """The positions, spread evenly over levels and pieces placed.

        >>> [each.key for each in ScorePlan(MatchPlayer("A"), levels=(1,), count=1).tasks()]
        ['1 ...1d9.....74... 8']
        """
        level = self.levels[0] if len(self.levels) == 1 else None
        chosen = choose_positions(None, level, self.seed)
        listed = [each for each in chosen if each.level in self.levels]
        return [ScoreTask(_key(each), each) for each in listed[: self.count]]

    def head(self) -> dict[str, object]:
        """The head of a state file; more positions and levels may be asked about later."""
        settings = {
            "player": self.player.text,
            "speak": str(self.speech),
            "call": str(self.call),
            "go": str(self.limits.search),
        }
        head = state_head("score", self.seed, **settings)
        if not self.player.strength:
            del head["opponents"]
        return head


@dataclass(frozen=True, slots=True)
class PositionScore:
    """What an answer came to: whether it kept the value, or which fault there was instead."""

    key: str
    level: int
    placed: int
    kept: bool
    turn: str = ""
    #: The code of an `EngineError`, and what happened.
    fault: str = ""
    why: str = ""

    def line(self) -> str:
        """The score as a line of a state file."""
        return json.dumps(asdict(self))


def parse_position_score(line: str) -> PositionScore | None:
    """The score of such a line; None when it is something else."""
    try:
        score = PositionScore(**json.loads(line))
    except (ValueError, TypeError):
        return None
    texts = (score.key, score.turn, score.fault, score.why)
    sound = (
        isinstance(score.kept, bool)
        and all(isinstance(text, str) for text in texts)
        and all(type(number) is int for number in (score.level, score.placed))
    )
    return score if sound else None


def score_position(task: ScoreTask, plan: ScorePlan) -> PositionScore:
    """Ask about one position; after a false call that is refused, ask for the rest of the turn."""
    wanted = task.position
    rules = Rules.at_level(wanted.level, _call(plan))
    score = PositionScore(task.key, wanted.level, wanted.placed, kept=False)
    patience = plan.limits.patience
    seed = item_seed(plan.seed, task.key)
    try:
        with asked(plan.player, plan.speech, rules, seed, patience) as seat:
            return _with_answer(score, seat, Game(rules, wanted.position), task, plan)
    except EngineError as error:
        return replace(score, fault=error.code, why=str(error))


def _with_answer(
    score: PositionScore, seat: MatchSeat, game: Game, task: ScoreTask, plan: ScorePlan
) -> PositionScore:
    """The score with what the program answered; one that still runs is kept for the next."""
    player, turns = game.to_act, list[str]()
    assert player is not None, "there is something to decide"
    try:
        while game.to_act is player:
            answer = seat.choose(game, plan.limits.search, plan.limits.patience)
            game = answer.game
            turns.append(answer.turn)
    except (EngineIllegal, EngineRefused) as error:
        return replace(score, fault=error.code, why=str(error))
    value = points(game, player, Valuer(distance=False))
    return replace(score, kept=value >= POINTS[task.position.value], turn=" ".join(turns))


def meet_for_score(plan: ScorePlan) -> ScorePlan:
    """The plan with what a program can do: its name, the levels it plays, how it calls.

    Raises:
        EngineError: it cannot be started, or plays none of the levels.
    """
    player = plan.player
    if player.strength or plan.speech is not AskingMode.PROTOCOL:
        return plan
    with EngineProcess(player.command, patience=plan.limits.patience) as engine:
        option = engine.identity.options.get("Call")
        offered = {str(CallRule.OFFICIAL)} if option is None else set(option.choices)
        call = next((each for each in CallRule if str(each) in offered), CallRule.OFFICIAL)
        levels = tuple(level for level in plan.levels if _plays(engine, level, call))
        if not levels:
            engine.set_rules(Rules.at_level(plan.levels[0], call))
        name = printable(engine.identity.name)
    return replace(plan, player=replace(player, name=name), call=call, levels=levels)


def run_score(
    plan: ScorePlan,
    pool: Pool,
    *,
    kept: Mapping[str, PositionScore] | None = None,
    keep: Callable[[PositionScore], None] | None = None,
    progress: Progress | None = None,
) -> Iterator[PositionScore]:
    """The scores, except those that are kept, each as soon as it is there."""
    score = partial(score_position, plan=plan)
    items = ((task.key, task) for task in plan.tasks())
    try:
        results = pool.run(score, items, kept=kept, keep=keep, progress=progress, ordered=False)
        for _, result in results:
            yield result
    finally:
        close_kept()


def _call(plan: ScorePlan) -> CallRule:
    return CallRule.AUTOMATIC if plan.speech is AskingMode.TEXT else plan.call


def _key(position: DecisivePosition) -> str:
    return f"{position.level} {str(position.position).replace('/', '')}"


def _plays(engine: EngineProcess, level: int, call: CallRule) -> bool:
    try:
        engine.set_rules(Rules.at_level(level, call))
    except EngineRefused:
        return False
    return True
