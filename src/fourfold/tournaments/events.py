"""The events of a tournament: what a log holds. Frozen, hashable; `texts` writes them as JSON.

Entrants are named by their ids, games by a `GameKey`. A late entry is an `Entered` after the first
pairing; what it means follows from the log.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from fourfold.rules import Player, Reason
from fourfold.rules.names import Named

from .errors import EventUnreadable


class GameKey(NamedTuple):
    """Which game: round, table, and which game or board at that table.

    >>> str(GameKey(3, 12)), GameKey.parse("3.12.2")
    ('3.12', GameKey(round=3, table=12, number=2))
    """

    round: int
    table: int
    number: int = 1

    @staticmethod
    def parse(text: str) -> GameKey:
        """Read `3.12` or `3.12.2`."""
        parts = text.split(".")
        numbers = [int(part) for part in parts if part.isascii() and part.isdecimal()]
        if not 2 <= len(parts) <= 3 or len(numbers) != len(parts) or len(text) > 20:
            raise EventUnreadable("game", value=text[:40])
        if min(numbers) < 1:
            raise EventUnreadable("game", value=text[:40])
        return GameKey(*numbers)

    def __str__(self) -> str:
        return f"{self.round}.{self.table}" + (f".{self.number}" if self.number > 1 else "")


class GameResult(Named):
    """How a game counts; the last three were not played: `+` came, `-` did not.

    A forfeit is a result of the tournament, not an outcome of a game (R20).
    """

    FIRST = "1-0"
    SECOND = "0-1"
    DRAW = "1/2-1/2"
    FIRST_PRESENT = "+:-"
    SECOND_PRESENT = "-:+"
    NOBODY = "-:-"

    @property
    def played(self) -> bool:
        """Whether there was a game."""
        return self in (GameResult.FIRST, GameResult.SECOND, GameResult.DRAW)

    @property
    def winner(self) -> Player | None:
        """The seat that gets the win."""
        return _WINNERS.get(self)

    @staticmethod
    def absent(player: Player | None) -> GameResult:
        """The result when this player is absent; None for both."""
        if player is None:
            return GameResult.NOBODY
        first = player is Player.FIRST
        return GameResult.SECOND_PRESENT if first else GameResult.FIRST_PRESENT


_WINNERS: Final = {
    GameResult.FIRST: Player.FIRST,
    GameResult.FIRST_PRESENT: Player.FIRST,
    GameResult.SECOND: Player.SECOND,
    GameResult.SECOND_PRESENT: Player.SECOND,
}


@dataclass(frozen=True, slots=True)
class Entered:
    """An entry: a player, a computer (`bot`), or a team with its members by board."""

    id: str
    name: str
    rating: int | None = None
    bot: bool = False
    members: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class EntryCorrected:
    """A name or a rating was mistyped: how the entry reads from now on. Pairings stand."""

    id: str
    name: str
    rating: int | None = None


@dataclass(frozen=True, slots=True)
class LineupChanged:
    """A team plays with other members from the next round on."""

    id: str
    members: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """An entrant leaves the tournament; open games are decided separately."""

    id: str


@dataclass(frozen=True, slots=True)
class Paused:
    """An entrant is not paired until they come back."""

    id: str


@dataclass(frozen=True, slots=True)
class Resumed:
    """An entrant is back after a pause."""

    id: str


@dataclass(frozen=True, slots=True)
class ByeGranted:
    """The director lets an entrant sit out a coming round of a Swiss, for these points."""

    id: str
    round: int
    points: float = 0.0


@dataclass(frozen=True, slots=True)
class RoundPaired:
    """Who meets whom, the first player of each table first; `method` says what paired them."""

    round: int
    tables: tuple[tuple[str, str], ...]
    byes: tuple[str, ...] = ()
    method: str = ""


@dataclass(frozen=True, slots=True)
class RoundUnpaired:
    """The pairing of a round that nobody has begun is dropped, to be made again."""

    round: int


@dataclass(frozen=True, slots=True)
class GameAdded:
    """The next game of a match in a knockout."""

    round: int
    table: int


@dataclass(frozen=True, slots=True)
class GameStarted:
    """A game has begun; `record` says where it is played, for instance its id on a server."""

    game: GameKey
    record: str = ""


@dataclass(frozen=True, slots=True)
class ResultEntered:
    """A game is over; `adjudicated` when a director decided it."""

    game: GameKey
    result: GameResult
    reason: Reason | None = None
    adjudicated: bool = False


@dataclass(frozen=True, slots=True)
class Forfeited:
    """A game is not played because a player, or both (None), did not come."""

    game: GameKey
    absent: Player | None = None


@dataclass(frozen=True, slots=True)
class ResultCorrected:
    """A result was wrong; None reopens the game."""

    game: GameKey
    result: GameResult | None = None


@dataclass(frozen=True, slots=True)
class MatchDecided:
    """The director decides a match of a knockout, for instance after many draws."""

    round: int
    table: int
    winner: str


@dataclass(frozen=True, slots=True)
class RoundClosed:
    """All results of a round are in."""

    round: int


@dataclass(frozen=True, slots=True)
class TournamentFinished:
    """The standings are final."""


Event = (
    Entered
    | EntryCorrected
    | LineupChanged
    | Withdrawn
    | Paused
    | Resumed
    | ByeGranted
    | RoundPaired
    | RoundUnpaired
    | GameAdded
    | GameStarted
    | ResultEntered
    | Forfeited
    | ResultCorrected
    | MatchDecided
    | RoundClosed
    | TournamentFinished
)
