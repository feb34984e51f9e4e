"""What a match is: who meets whom, from which positions, by which rules and limits."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations, cycle, islice

from fourfold.kit.openings import USUAL, openings
from fourfold.kit.protocol import SearchLimits, rule_options
from fourfold.play.opponents.calibration import fingerprint
from fourfold.rules import Player, Position, Rules, format_clock

from .players import MatchPlayer

#: Seconds by which an answer may be late: what the pipe and the host take, not the engine.
MARGIN = 0.1
#: Seconds for an answer where no clock limits it.
PATIENCE = 60.0


@dataclass(frozen=True, slots=True)
class MatchLimits:
    """How long engines may take for an answer; the clock belongs to the rules."""

    #: What every `go` says besides the clock.
    search: SearchLimits = SearchLimits()  # noqa: RUF009  # frozen
    #: Seconds for an answer without a clock, and for what needs no search.
    patience: float = PATIENCE
    #: Seconds of every answer that the clock does not count.
    margin: float = MARGIN


@dataclass(frozen=True, slots=True)
class MatchTask:
    """A game that is to be played: by whom, by number, and from which position."""

    number: int
    #: The place of the pairing among all, and which pair of its games this one belongs to.
    pairing: int
    pair: int
    first: int
    second: int
    opening: Position

    def seat_of(self, player: int) -> Player:
        """Where one of the two sits."""
        return Player.FIRST if player == self.first else Player.SECOND

    def player_of(self, seat: Player) -> int:
        """Who sits there."""
        return self.first if seat is Player.FIRST else self.second


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """All that the games depend on.

    Every two players meet in `games` games: pairs from one opening each, with the seats exchanged.
    The openings are the same for all pairings. `placed`: how many pieces drawn openings have, or
    else `given` positions are used in turn.
    """

    players: tuple[MatchPlayer, ...]
    rules: Rules = field(default_factory=Rules)
    games: int = 20
    seed: int = 1
    placed: int = USUAL
    given: tuple[Position, ...] = ()
    limits: MatchLimits = MatchLimits()  # frozen
    #: Keep engines from game to game.
    keep: bool = False
    #: Write into the records how long each turn took.
    times: bool = False

    @property
    def pairings(self) -> tuple[tuple[int, int], ...]:
        """Who meets whom, by their places among the players."""
        return tuple(combinations(range(len(self.players)), 2))

    @property
    def total(self) -> int:
        """How many games that makes."""
        return len(self.pairings) * self.games

    def tasks(self) -> Iterator[MatchTask]:
        """The games in their order: round by round, each a pair of games of every pairing.

        >>> two = MatchPlan(tuple(map(MatchPlayer, "AB")), games=4)
        >>> [(task.number, task.pair, task.first, task.second) for task in two.tasks()]
        [(0, 0, 0, 1), (1, 0, 1, 0), (2, 1, 0, 1), (3, 1, 1, 0)]
        """
        number = 0
        for pair, opening in enumerate(islice(self._openings(), self.games // 2)):
            for pairing, players in enumerate(self.pairings):
                for first, second in (players, players[::-1]):
                    yield MatchTask(number, pairing, pair, first, second, opening)
                    number += 1

    def head(self) -> dict[str, object]:
        """The head of a state file; the number of games may grow later.

        Raises:
            NoOpening: these rules have no drawn openings with this many pieces.
        """
        head: dict[str, object] = {
            "job": "match",
            "players": [player.text for player in self.players],
            "rules": rule_options(self.rules),
            "clock": format_clock(self.rules.clock),
            "openings": [str(each) for each in self.given] or self.placed,
            # Another version may draw others from the same seed.
            "first opening": str(next(iter(self._openings()))),
            "go": str(self.limits.search),
            "seed": self.seed,
        }
        if any(player.strength for player in self.players):
            head["strengths"] = json.loads(fingerprint())
        return head

    def _openings(self) -> Iterable[Position]:
        if self.given:
            return cycle(self.given)
        return openings(self.rules, self.placed, self.seed)
