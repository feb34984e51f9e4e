"""The parts of a tournament's state: entrants, games, the meetings they belong to, and rounds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from fourfold.rules import Player

from .events import GameKey, GameResult


@dataclass(frozen=True, slots=True)
class Entrant:
    """A player or a team; `since`: the first round that they could be paired in."""

    id: str
    name: str
    rating: int | None = None
    bot: bool = False
    members: tuple[str, ...] = ()
    since: int = 1
    paused: bool = False
    withdrawn: bool = False
    #: The rating that seeds a knockout and a ladder: what it was when the first round was paired.
    seeding: int | None = None

    @property
    def playing(self) -> bool:
        """Whether this entrant wants to be paired."""
        return not (self.paused or self.withdrawn)


@dataclass(frozen=True, slots=True)
class PairedGame:
    """A game between two entrants; `decided`: the number of the entry that gave its result."""

    key: GameKey
    first: str
    second: str
    result: GameResult | None = None
    decided: int = 0
    started: bool = False
    record: str = ""

    @property
    def begun(self) -> bool:
        """Whether it is being played, or has a result."""
        return self.started or self.result is not None

    def points(self, entrant: str) -> float:
        """What this game is worth in a match, where a win is one point."""
        if self.result is None:
            return 0.0
        if self.result is GameResult.DRAW:
            return 0.5
        return float(self.winner == entrant)

    @property
    def winner(self) -> str | None:
        """The entrant who won, or who came when the other did not."""
        seat = None if self.result is None else self.result.winner
        return None if seat is None else self.player(seat)

    @property
    def players(self) -> tuple[str, str]:
        """Both entrants, the first player first."""
        return self.first, self.second

    def player(self, seat: Player) -> str:
        """The entrant on a seat."""
        return self.first if seat is Player.FIRST else self.second

    def seat(self, entrant: str) -> Player:
        """The seat of an entrant."""
        return Player.FIRST if self.first == entrant else Player.SECOND


class Ending(NamedTuple):
    """Whether a meeting is over, and who won it; None if it was drawn or both stayed away."""

    over: bool
    winner: str | None = None


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two entrants at one table in one round: a game, the boards of two teams, or a match.

    `table` is the place in the round, as in the keys of its games; `real_table` is where they sit.
    They differ only in an arena and a ladder, where several pairings are played at once.
    On boards and games with even numbers the seats are exchanged.
    """

    round: int
    table: int
    first: str
    second: str
    games: tuple[PairedGame, ...]
    #: Who a director let win a match.
    awarded: str | None = None
    lineups: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    #: The ratings that a handicap is measured by.
    ratings: tuple[int | None, int | None] = (None, None)
    real_table: int = 0

    @property
    def entrants(self) -> tuple[str, str]:
        """Both entrants, the first player of the first game first."""
        return self.first, self.second

    def other(self, entrant: str) -> str:
        """The opponent of an entrant."""
        return self.second if entrant == self.first else self.first

    @property
    def open(self) -> PairedGame | None:
        """A game that has no result yet."""
        return next((game for game in self.games if game.result is None), None)

    @property
    def played(self) -> bool:
        """Whether anything was played here."""
        return any(game.result is not None and game.result.played for game in self.games)

    def points(self, entrant: str) -> float:
        """The points of an entrant in this meeting, where a win is one point."""
        return sum(game.points(entrant) for game in self.games)

    def ending(self) -> Ending:
        """The end of a meeting in which all games are played: a game, or all boards."""
        if self.open is not None:
            return Ending(over=False)
        return Ending(over=True, winner=self._leader())

    def match(self, best_of: int) -> Ending:
        """The end of a match in a knockout; one that is tied needs another game.

        It ends with more than half of the points, with more points after all games, when a player
        is absent, or by the director's word.
        """
        if self.awarded is not None:
            return Ending(over=True, winner=self.awarded)
        last = self.games[-1].result
        if last is not None and not last.played:
            return Ending(over=True, winner=self.games[-1].winner)
        leader = self._leader()
        if leader is None or last is None:
            return Ending(over=False)
        enough = self.points(leader) * 2 > best_of or len(self.games) >= best_of
        return Ending(over=enough, winner=leader if enough else None)

    def next_game(self) -> PairedGame:
        """The game that follows the last one, with the seats exchanged."""
        return make_game(
            GameKey(self.round, self.table, len(self.games) + 1), self.first, self.second
        )

    def _leader(self) -> str | None:
        first, second = self.points(self.first), self.points(self.second)
        if first == second:
            return None
        return self.first if first > second else self.second


def make_game(key: GameKey, first: str, second: str) -> PairedGame:
    """A game of a meeting: with an even number its seats are exchanged.

    >>> make_game(GameKey(1, 1, 2), "Ana", "Ben").first
    'Ben'
    """
    return PairedGame(key, first, second) if key.number % 2 else PairedGame(key, second, first)


@dataclass(frozen=True, slots=True)
class Round:
    """Meetings that were paired together, and those who sit out.

    `byes`: for want of an opponent. `granted`: points of those whom the director let sit out.
    """

    number: int
    meetings: tuple[Meeting, ...]
    byes: tuple[str, ...] = ()
    granted: Mapping[str, float] = field(default_factory=dict)
    method: str = ""
    closed: bool = False

    def meeting_of(self, entrant: str) -> Meeting | None:
        """Where an entrant plays in this round."""
        return next((m for m in self.meetings if entrant in m.entrants), None)
