"""What is settled before a tournament begins: format, rules of the games, scoring, tie-breaks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from fourfold.rules import Rules, TurnClock
from fourfold.rules.names import Named

from .errors import InvalidRegulations

#: Upper limits that keep a log and its pairing within bounds.
MOST_ROUNDS: Final = 50
MOST_ENTRANTS: Final = 2_000
MOST_BOARDS: Final = 20
MOST_GAMES: Final = 21
MOST_MINUTES: Final = 7 * 24 * 60
#: The rating of entrants without one, as in docs/ratings.md.
UNRATED: Final = 1500


class Format(Named):
    """How a tournament is played; docs/tournaments.md describes each."""

    ROUND_ROBIN = "round-robin"
    SWISS = "swiss"
    KNOCKOUT = "knockout"
    DOUBLE_KNOCKOUT = "double-knockout"
    ARENA = "arena"
    LADDER = "ladder"

    @property
    def continuous(self) -> bool:
        """Whether games are paired at any time, not in rounds that end for all together."""
        return self in (Format.ARENA, Format.LADDER)

    @property
    def elimination(self) -> bool:
        """Whether losing a match leads out of the tournament."""
        return self in (Format.KNOCKOUT, Format.DOUBLE_KNOCKOUT)


class SwissMethod(Named):
    """Who pairs a Swiss: FIDE's Dutch system where it is installed, or the matching of our own."""

    DUTCH = "dutch"
    MATCHING = "matching"


class Tiebreak(Named):
    """What separates equal points; docs/tournaments.md has a worked example of each."""

    BUCHHOLZ = "buchholz"
    BUCHHOLZ_CUT = "buchholz-cut-1"
    BUCHHOLZ_MEDIAN = "buchholz-median"
    SONNEBORN_BERGER = "sonneborn-berger"
    DIRECT_ENCOUNTER = "direct-encounter"
    WINS = "wins"
    SECOND_PLAYER = "second-player"
    PERFORMANCE = "performance"
    BOARD_POINTS = "board-points"


_TIEBREAKS: Final[dict[Format, tuple[Tiebreak, ...]]] = {
    Format.ROUND_ROBIN: (Tiebreak.DIRECT_ENCOUNTER, Tiebreak.SONNEBORN_BERGER, Tiebreak.WINS),
    Format.SWISS: (Tiebreak.BUCHHOLZ_CUT, Tiebreak.BUCHHOLZ, Tiebreak.SONNEBORN_BERGER),
    Format.ARENA: (Tiebreak.WINS, Tiebreak.PERFORMANCE),
}


@dataclass(frozen=True, slots=True)
class Scoring:
    """Points for a win, a draw, a loss and a bye; halves, so that sums of floats are exact."""

    win: float = 1.0
    draw: float = 0.5
    loss: float = 0.0
    bye: float = 1.0

    def __post_init__(self) -> None:
        values = (self.win, self.draw, self.loss, self.bye)
        if not all(0 <= value <= 100 and value * 2 == int(value * 2) for value in values):
            raise InvalidRegulations("points", value=values)
        if not self.loss <= self.draw <= self.win or self.win == self.loss or self.bye > self.win:
            raise InvalidRegulations("points", value=values)


@dataclass(frozen=True, slots=True)
class Regulations:
    """The settings of a tournament; those of other formats are ignored.

    `seed`: settles everything that is left to chance. `rounds`: of a Swiss. `cycles`: 1 for a
    single, 2 for a double round robin. `best_of`: the games of a match in a knockout. `boards`:
    more than one for teams. `minutes`: how long an arena lasts. `reach`: how many places up a
    challenge in a ladder reaches. `handicap`: rating points that cost the stronger player a level
    (R7). `limit`: the most entrants. `late`: whether entries after the first pairing are accepted,
    where the format can. No tie-breaks means those usual in the format.

    >>> str(Regulations().rules.clock), Regulations(Format.SWISS).tiebreaks[0]
    ('60/move', Tiebreak.BUCHHOLZ_CUT)
    """

    format: Format = Format.SWISS
    rules: Rules = Rules(clock=TurnClock(60))  # noqa: RUF009  # frozen
    seed: str = "0"
    rounds: int = 5
    method: SwissMethod = SwissMethod.DUTCH
    cycles: int = 1
    best_of: int = 1
    third_place: bool = False
    boards: int = 1
    minutes: int = 60
    reach: int = 3
    handicap: int | None = None
    limit: int = MOST_ENTRANTS
    late: bool = True
    scoring: Scoring = Scoring()  # frozen
    tiebreaks: tuple[Tiebreak, ...] = ()

    def __post_init__(self) -> None:
        if self.rules.clock is None:
            raise InvalidRegulations("no-clock")
        self._between("rounds", self.rounds, MOST_ROUNDS)
        self._between("cycles", self.cycles, 2)
        self._between("boards", self.boards, MOST_BOARDS)
        self._between("minutes", self.minutes, MOST_MINUTES)
        self._between("reach", self.reach, MOST_ENTRANTS)
        if not 2 <= self.limit <= MOST_ENTRANTS:
            raise InvalidRegulations("limit", value=self.limit, most=MOST_ENTRANTS)
        if not 1 <= self.best_of <= MOST_GAMES or self.best_of % 2 == 0:
            raise InvalidRegulations("best-of", value=self.best_of, most=MOST_GAMES)
        if self.third_place and self.format is not Format.KNOCKOUT:
            raise InvalidRegulations("third-place")
        if self.boards > 1 and self.format not in (Format.ROUND_ROBIN, Format.SWISS):
            raise InvalidRegulations("boards-format")
        if self.handicap is not None and self.handicap < 1:
            raise InvalidRegulations("handicap", value=self.handicap)
        for tiebreak in self.tiebreaks:
            if self.tiebreaks.count(tiebreak) > 1:
                raise InvalidRegulations("tiebreak", value=tiebreak)
        if not self.tiebreaks:
            usual = _TIEBREAKS.get(self.format, ())
            boards = (Tiebreak.BOARD_POINTS,) if self.boards > 1 else ()
            object.__setattr__(self, "tiebreaks", (*boards, *usual))

    def _between(self, code: str, value: int, most: int) -> None:
        if not 1 <= value <= most:
            raise InvalidRegulations(code, value=value, most=most)

    @property
    def teams(self) -> bool:
        """Whether the entrants are teams."""
        return self.boards > 1

    @property
    def bye_points(self) -> float:
        """What a bye for want of an opponent is worth: something in a Swiss only."""
        return self.scoring.bye if self.format is Format.SWISS else 0.0

    @property
    def takes_late(self) -> bool:
        """Whether somebody can enter after the first pairing."""
        return self.late and self.format in (Format.SWISS, Format.ARENA, Format.LADDER)

    def rules_for(self, first: int | None, second: int | None) -> Rules:
        """The rules of a game between players with these ratings: the handicap is settled here.

        The stronger player gets the lower level, because a level is what a player can call (R7).

        >>> rules = Rules.at_level(3)
        >>> regulations = Regulations(rules=replace(rules, clock=TurnClock()), handicap=200)
        >>> regulations.rules_for(1900, 1450).levels
        (1, 3)
        """
        if self.handicap is None:
            return self.rules
        lead = (first or UNRATED) - (second or UNRATED)
        steps = abs(lead) // self.handicap
        one, two = self.rules.levels
        levels = (max(1, one - steps), two) if lead > 0 else (one, max(1, two - steps))
        return replace(self.rules, levels=levels)
