"""Playing all games of a match, in any order and number of processes, until a test stops it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial

from fourfold.jobs import Pool
from fourfold.kit.keeping import close_kept
from fourfold.kit.statistics import Pentanomial, SequentialTest, TestVerdict

from .games import play_match_game
from .plan import MatchPlan, MatchTask
from .results import MatchGame


@dataclass(slots=True)
class MatchProgress:
    """The games that are finished so far, and those that count."""

    plan: MatchPlan
    test: SequentialTest | None = None
    #: By the number of the game.
    tasks: dict[int, MatchTask] = field(default_factory=dict)
    played: dict[int, MatchGame] = field(default_factory=dict)
    verdict: TestVerdict = TestVerdict.OPEN
    #: How many pairs the test has seen, in their order.
    _pairs: list[float] = field(default_factory=list)

    def add(self, game: MatchGame) -> None:
        """Count a game; the test looks at pairs in their order, whichever was finished first."""
        self.played[game.number] = game
        while self.test is not None and self.verdict is TestVerdict.OPEN:
            number = 2 * len(self._pairs)
            if number not in self.played or number + 1 not in self.played:
                return
            self._pairs.append(self.played[number].score + 1 - self.played[number + 1].score)
            self.verdict = self.test.decide(Pentanomial.of(self._pairs))

    @property
    def decided(self) -> bool:
        """Whether the test needs no more games."""
        return self.verdict is not TestVerdict.OPEN

    @property
    def ratio(self) -> float:
        """The logarithm of the test's likelihood ratio so far."""
        return 0.0 if self.test is None else self.test.ratio(Pentanomial.of(self._pairs))

    def games(self) -> Iterator[tuple[MatchTask, MatchGame]]:
        """The finished games that count, in their order: none after the test's decision."""
        last = 2 * len(self._pairs) if self.decided else self.plan.total
        for number in sorted(self.played):
            if number < last:
                yield self.tasks[number], self.played[number]


def run_match(
    progress: MatchProgress,
    pool: Pool,
    *,
    kept: Mapping[int, MatchGame] | None = None,
    keep: Callable[[MatchGame], None] | None = None,
    watch: Callable[[MatchProgress], None] | None = None,
) -> None:
    """Play the games of a plan, except those that are kept; `watch` sees every step.

    The same plan leads to the same games with any pool, if its engines answer the same.

    Raises:
        NoOpening: these rules have no drawn openings with this many pieces.
    """
    play = partial(play_match_game, plan=progress.plan)

    def items() -> Iterator[tuple[int, MatchTask]]:
        for task in progress.plan.tasks():
            progress.tasks[task.number] = task
            yield task.number, task

    try:
        for _, game in pool.run(play, items(), kept=kept, keep=keep, ordered=False):
            progress.add(game)
            if watch is not None:
                watch(progress)
            if progress.decided:
                return
    finally:
        close_kept()
