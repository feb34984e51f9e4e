"""The errors of tournaments, each with a code, so that interfaces can translate them.

All are `ValueError`s. `EventUnreadable`: a text is no event. `EventRefused`: the event could be
read, but cannot stand where it stands in the log. `InvalidRegulations`: the settings of a
tournament contradict each other. `NothingToPair`: a pairing was asked for that cannot be made now.
The tables below hold the English texts; catalogues can translate them under the same codes.
"""

from __future__ import annotations

#: Why an event cannot stand: code → English text.
REFUSED: dict[str, str] = {
    "finished": "the tournament is finished",
    "number": "entry {expected} comes next, not {number}",
    "time": "time runs forwards: {later} after {earlier}",
    "id-empty": "an entrant needs an id and a name",
    "id-twice": "the id {id} is entered already",
    "name-twice": "{name} is entered already",
    "unknown": "nobody is entered as {id}",
    "withdrawn": "{id} has withdrawn",
    "full": "the tournament has room for {number} entrants",
    "late": "no late entries: the first round is paired",
    "team-small": "a team needs {boards} members, not {members}",
    "team-twice": "{name} is twice in one team",
    "team-other": "{name} is in the team {other} already",
    "no-team": "teams play only where the regulations have boards",
    "paused": "{id} is pausing already",
    "not-paused": "{id} is not pausing",
    "pause-format": "nobody pauses in a {format}",
    "bye-format": "byes are granted only in a Swiss",
    "bye-round": "round {round} is paired already, or is not played",
    "bye-twice": "{id} has a bye in round {round} already",
    "bye-worth": "a granted bye is worth between 0 and {win} points, not {points}",
    "round-number": "round {expected} comes next, not {round}",
    "round-open": "round {round} is not closed",
    "round-closed": "round {round} is closed",
    "round-unknown": "there is no round {round}",
    "round-empty": "a round needs at least one game or bye",
    "round-begun": "a game of round {round} has begun",
    "rounds-over": "all {rounds} rounds have been played",
    "no-rounds": "an {format} has no rounds to close",
    "not-playing": "{id} cannot be paired now",
    "twice": "{id} is paired twice in round {round}",
    "left-out": "{id} is neither paired nor has a bye in round {round}",
    "busy": "{id} is still playing {game}",
    "bracket": "the bracket has other pairings in round {round}",
    "table": "{id} and {other} are not paired with each other by the table in round {round}",
    "reach": "{id} and {other} are more than {reach} places apart",
    "time-up": "the time of the arena is up",
    "game-unknown": "the game {game} was not paired",
    "game-over": "the game {game} has the result {result} already",
    "game-open": "the game {game} has no result yet",
    "game-begun": "the game {game} has begun already",
    "match-over": "the match at table {table} is decided",
    "match-single": "only a match in a knockout can be decided or get another game",
    "match-player": "{id} does not play at table {table}",
    "correction-late": "later games rest on this result",
    "correction-open": "with this result the match would not be decided, but its round is closed",
    "reopen": "a result in a closed round can be corrected, but not removed",
}

#: What is wrong with a text: code → English text.
UNREADABLE: dict[str, str] = {
    "json": "this is not JSON: {why}",
    "object": 'an event is a JSON object with an "event"',
    "event": "there is no event {value}",
    "missing": "{event} needs {field}",
    "surplus": "{event} has no {field}",
    "kind": "{field} should be {kind}, not {value}",
    "value": "{field} cannot be {value}",
    "game": "a game is written as 3.12 or 3.12.2, not {value}",
}

#: Why regulations are invalid: code → English text.
INVALID_REGULATIONS: dict[str, str] = {
    "no-clock": "a tournament is always played with a clock (R18, R19)",
    "rounds": "a Swiss has between 1 and {most} rounds, not {value}",
    "cycles": "a round robin is single or double, not {value}",
    "best-of": "a match has an odd number of games between 1 and {most}, not {value}",
    "third-place": "third place is played only in a single knockout",
    "boards": "teams have between 1 and {most} boards, not {value}",
    "boards-format": "teams play only in a round robin or a Swiss",
    "minutes": "an arena lasts between 1 and {most} minutes, not {value}",
    "reach": "a challenge reaches between 1 and {most} places up, not {value}",
    "handicap": "a handicap is a number of rating points for each level, not {value}",
    "limit": "the number of entrants is between 2 and {most}, not {value}",
    "points": "points are halves between 0 and 100, most for a win, least for a loss, not {value}",
    "tiebreak": "{value} is chosen twice",
}

#: Why nothing can be paired: code → English text.
NOTHING_TO_PAIR: dict[str, str] = {
    "finished": REFUSED["finished"],
    "few": "at least two entrants are needed",
    "open": "round {round} is not closed",
    "over": "all rounds have been played",
    "nobody": "nobody is free to play",
    "time-up": REFUSED["time-up"],
}


class TournamentError(ValueError):
    """The base of all errors raised by `fourfold.tournaments`: a `code` and its `details`."""

    texts: dict[str, str] = {}  # noqa: RUF012  # each kind of error has a table of its own

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.code, self.details)

    @property
    def message(self) -> str:
        """The reason in English."""
        return self.texts[self.code].format(**self.details)

    def __str__(self) -> str:
        return self.message


class EventRefused(TournamentError):  # noqa: N818  # says what it is, like IllegalAction
    """An event that cannot stand where it stands in the log.

    >>> from fourfold.tournaments import Entered, Regulations, Tournament
    >>> Tournament(Regulations()).after(Entered("p1", "Ana")).after(Entered("p2", "ana"))
    Traceback (most recent call last):
    fourfold.tournaments.errors.EventRefused: ana is entered already
    """

    texts = REFUSED


class EventUnreadable(TournamentError):  # noqa: N818  # says what it is, like IllegalAction
    """A text that is no event."""

    texts = UNREADABLE


class InvalidRegulations(TournamentError):  # noqa: N818  # says what it is, like IllegalAction
    """Settings that no tournament can have."""

    texts = INVALID_REGULATIONS


class NothingToPair(TournamentError):  # noqa: N818  # says what it is, like IllegalAction
    """A pairing was asked for that cannot be made now."""

    texts = NOTHING_TO_PAIR


def _rebuild(kind: type[TournamentError], code: str, details: dict[str, object]) -> TournamentError:
    return kind(code, **details)
