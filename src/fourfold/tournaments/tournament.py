"""A tournament: its regulations, and the state that the events of its log lead to.

A `Tournament` never changes: `tournament.after(event)` returns the next one or raises
`EventRefused`. Nothing here pairs: pairings are events, made by `pairing` or by a director.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Final, NamedTuple

from fourfold.jobs.seeds import item_seed
from fourfold.rules import Rules

from . import checks
from .errors import EventRefused
from .events import (
    ByeGranted,
    Entered,
    EntryCorrected,
    Event,
    Forfeited,
    GameAdded,
    GameKey,
    GameResult,
    GameStarted,
    LineupChanged,
    MatchDecided,
    Paused,
    ResultCorrected,
    ResultEntered,
    Resumed,
    RoundClosed,
    RoundPaired,
    RoundUnpaired,
    TournamentFinished,
    Withdrawn,
)
from .real_tables import table_for_again, tables_for_round
from .regulations import MOST_ENTRANTS, UNRATED, Format, Regulations
from .state import Ending, Entrant, Meeting, PairedGame, Round, make_game


class LogLine(NamedTuple):
    """One line of a log: its number from 1 on, the time in milliseconds, the event."""

    number: int
    time: int
    event: Event


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament after an event: a pure function of the regulations and the log.

    >>> from fourfold.tournaments import Entered, Regulations
    >>> empty = Tournament(Regulations())
    >>> tournament = empty.after(Entered("p1", "Ana")).after(Entered("p2", "Ben"))
    >>> [entrant.name for entrant in tournament.playing], tournament.number
    (['Ana', 'Ben'], 2)
    """

    regulations: Regulations
    entrants: Mapping[str, Entrant] = field(default_factory=dict)
    rounds: tuple[Round, ...] = ()
    #: Byes granted for rounds to come: (entrant, round) → points.
    granted: Mapping[tuple[str, int], float] = field(default_factory=dict)
    number: int = 0
    time: int = 0
    #: When the first round was paired.
    began: int | None = None
    finished: bool = False

    # Reading the state ------------------------------------------------------------------------

    @property
    def format(self) -> Format:
        """How this tournament is played."""
        return self.regulations.format

    @property
    def playing(self) -> list[Entrant]:
        """The entrants who want to be paired, in the order of entry."""
        return [entrant for entrant in self.entrants.values() if entrant.playing]

    @property
    def last_round(self) -> Round | None:
        """The round that was paired last."""
        return self.rounds[-1] if self.rounds else None

    @property
    def ends_at(self) -> int | None:
        """When the time of an arena is up; None for other formats, and before it begins."""
        if self.format is not Format.ARENA or self.began is None:
            return None
        return self.began + self.regulations.minutes * 60_000

    def meetings(self) -> Iterator[Meeting]:
        """All meetings, in the order of rounds and tables."""
        for paired in self.rounds:
            yield from paired.meetings

    def games(self) -> Iterator[PairedGame]:
        """All games, in the order of rounds, tables and boards."""
        for meeting in self.meetings():
            yield from meeting.games

    def meeting(self, number: int, table: int) -> Meeting:
        """A table of a round, or `EventRefused`."""
        if not (1 <= number <= len(self.rounds)):
            raise EventRefused("round-unknown", round=number)
        meetings = self.rounds[number - 1].meetings
        if not 1 <= table <= len(meetings):
            raise EventRefused("game-unknown", game=GameKey(number, table))
        return meetings[table - 1]

    def game(self, key: GameKey) -> PairedGame:
        """A game that was paired, or `EventRefused`."""
        if not 1 <= key.round <= len(self.rounds):
            raise EventRefused("game-unknown", game=key)
        games = self.meeting(key.round, key.table).games
        if not 1 <= key.number <= len(games):
            raise EventRefused("game-unknown", game=key)
        return games[key.number - 1]

    def entrant(self, name: str) -> Entrant:
        """The entrant with this id, or `EventRefused`."""
        if name not in self.entrants:
            raise EventRefused("unknown", id=name)
        return self.entrants[name]

    def ending(self, meeting: Meeting) -> Ending:
        """Whether a meeting is over in this format, and who won it."""
        if self.format.elimination:
            return meeting.match(self.regulations.best_of)
        return meeting.ending()

    def rules_of(self, game: PairedGame) -> Rules:
        """The rules of a game, with the handicap of its players (R7)."""
        meeting = self.meeting(game.key.round, game.key.table)
        first, second = (meeting.ratings[meeting.entrants.index(name)] for name in game.players)
        return self.regulations.rules_for(first, second)

    def players_of(self, game: PairedGame) -> tuple[str, str]:
        """The names of the people in a game: of a team, the member at the board."""
        if not self.regulations.teams:
            return self.entrants[game.first].name, self.entrants[game.second].name
        meeting = self.meeting(game.key.round, game.key.table)
        board = game.key.number - 1
        home, away = (lineup[board] for lineup in meeting.lineups)
        return (home, away) if game.first == meeting.first else (away, home)

    def starters(self) -> set[str]:
        """Who was there when the first round was paired, or would be if it were paired now."""
        if not self.rounds:
            return {entrant.id for entrant in self.playing}
        first = self.rounds[0]
        return {name for m in first.meetings for name in m.entrants} | set(first.byes)

    def order(self, entrants: Iterable[Entrant] | None = None) -> list[Entrant]:
        """Entrants by rating, equal ones by lots drawn from the seed: pairing numbers 1, 2, …"""
        chosen = self.entrants.values() if entrants is None else entrants
        return sorted(chosen, key=lambda e: (-(e.rating or UNRATED), self.lot(e.id)))

    def seeded(self, entrants: Iterable[Entrant]) -> list[Entrant]:
        """Entrants in the order of seeding, which a rating that is corrected later leaves alone."""
        return sorted(entrants, key=lambda e: (-(e.seeding or UNRATED), self.lot(e.id)))

    def lot(self, *about: object) -> float:
        """A number between 0 and 1 drawn from the seed: the same for the same things."""
        return _drawn(item_seed(self.regulations.seed, *about))

    # Going on ---------------------------------------------------------------------------------

    def after(self, event: Event, time: int | None = None) -> Tournament:
        """The tournament after this event; `EventRefused` when it cannot stand here."""
        if self.finished and not isinstance(event, ResultCorrected | EntryCorrected):
            raise EventRefused("finished")
        moment = self.time if time is None else time
        if moment < self.time:
            raise EventRefused("time", later=moment, earlier=self.time)
        here = replace(self, number=self.number + 1, time=moment)
        return _STEPS[type(event)](here, event)

    def then(self, line: LogLine) -> Tournament:
        """The tournament after one more line of its log."""
        if line.number != self.number + 1:
            raise EventRefused("number", expected=self.number + 1, number=line.number)
        return self.after(line.event, line.time)

    def with_entrant(self, entrant: Entrant) -> Tournament:
        """The same tournament with this entrant, new or changed."""
        return replace(self, entrants={**self.entrants, entrant.id: entrant})

    def with_round(self, paired: Round) -> Tournament:
        """The same tournament with one of its rounds changed."""
        index = paired.number - 1
        return replace(self, rounds=(*self.rounds[:index], paired, *self.rounds[index + 1 :]))

    def with_meeting(self, meeting: Meeting) -> Tournament:
        """The same tournament with one of its meetings changed."""
        paired = self.rounds[meeting.round - 1]
        index = meeting.table - 1
        meetings = (*paired.meetings[:index], meeting, *paired.meetings[index + 1 :])
        return self.with_round(replace(paired, meetings=meetings))

    def with_game(self, game: PairedGame) -> Tournament:
        """The same tournament with one of its games changed."""
        meeting = self.meeting(game.key.round, game.key.table)
        index = game.key.number - 1
        games = (*meeting.games[:index], game, *meeting.games[index + 1 :])
        return self.with_meeting(replace(meeting, games=games))


def fold(regulations: Regulations, log: Iterable[LogLine]) -> Tournament:
    """The tournament after these lines, from the first on."""
    tournament = Tournament(regulations)
    for line in log:
        tournament = tournament.then(line)
    return tournament


@lru_cache(4 * MOST_ENTRANTS)
def _drawn(seed: str) -> float:
    """A lot; kept, because seeding takes 40 µs and orders ask for the same lots again and again."""
    return random.Random(seed).random()


# The entrants -------------------------------------------------------------------------------------


def _enter(here: Tournament, event: Entered) -> Tournament:
    checks.check_entry(here, event)
    entrant = Entrant(
        event.id,
        " ".join(event.name.split()),
        event.rating,
        event.bot,
        event.members,
        since=len(here.rounds) + 1,
        seeding=event.rating,
    )
    return here.with_entrant(entrant)


def _correct_entry(here: Tournament, event: EntryCorrected) -> Tournament:
    entrant = checks.check_entry_correction(here, event)
    seeding = entrant.seeding if here.rounds else event.rating
    name = " ".join(event.name.split())
    return here.with_entrant(replace(entrant, name=name, rating=event.rating, seeding=seeding))


def _change_lineup(here: Tournament, event: LineupChanged) -> Tournament:
    entrant = checks.check_active(here, event.id)
    checks.check_members(here, event.id, event.members)
    return here.with_entrant(replace(entrant, members=event.members))


def _withdraw(here: Tournament, event: Withdrawn) -> Tournament:
    entrant = checks.check_active(here, event.id)
    return here.with_entrant(replace(entrant, withdrawn=True, paused=False))


def _pause(here: Tournament, event: Paused) -> Tournament:
    entrant = checks.check_pausing(here, event.id)
    if entrant.paused:
        raise EventRefused("paused", id=event.id)
    return here.with_entrant(replace(entrant, paused=True))


def _resume(here: Tournament, event: Resumed) -> Tournament:
    entrant = checks.check_pausing(here, event.id)
    if not entrant.paused:
        raise EventRefused("not-paused", id=event.id)
    return here.with_entrant(replace(entrant, paused=False))


def _grant_bye(here: Tournament, event: ByeGranted) -> Tournament:
    checks.check_granted_bye(here, event)
    return replace(here, granted={**here.granted, (event.id, event.round): event.points})


# The rounds ---------------------------------------------------------------------------------------


def _pair(here: Tournament, event: RoundPaired) -> Tournament:
    checks.check_round(here, event)
    boards = here.regulations.boards
    meetings = []
    real_tables = tables_for_round(here)
    for table, (first, second) in enumerate(event.tables, 1):
        keys = [GameKey(event.round, table, number) for number in range(1, boards + 1)]
        games = tuple(make_game(key, first, second) for key in keys)
        home, away = here.entrants[first], here.entrants[second]
        lineups, ratings = (home.members, away.members), (home.rating, away.rating)
        meeting = Meeting(event.round, table, first, second, games, None, lineups, ratings)
        meetings.append(replace(meeting, real_table=next(real_tables)))
    granted = {
        entrant: points
        for (entrant, number), points in here.granted.items()
        if number == event.round and not here.entrants[entrant].withdrawn
    }
    paired = Round(event.round, tuple(meetings), event.byes, granted, event.method)
    began = here.time if here.began is None else here.began
    return replace(here, rounds=(*here.rounds, paired), began=began)


def _unpair(here: Tournament, event: RoundUnpaired) -> Tournament:
    last = here.last_round
    if last is None or last.number != event.round:
        raise EventRefused("round-unknown", round=event.round)
    if last.closed:
        raise EventRefused("round-closed", round=event.round)
    games = [game for meeting in last.meetings for game in meeting.games]
    if any(game.begun for game in games):
        raise EventRefused("round-begun", round=event.round)
    if event.round > 1:
        return replace(here, rounds=here.rounds[:-1])
    entrants = {name: replace(each, seeding=each.rating) for name, each in here.entrants.items()}
    return replace(here, rounds=(), began=None, entrants=entrants)


def _close(here: Tournament, event: RoundClosed) -> Tournament:
    checks.check_closing(here, event.round)
    return here.with_round(replace(here.rounds[-1], closed=True))


def _finish(here: Tournament, _: TournamentFinished) -> Tournament:
    last = here.last_round
    if not here.format.continuous and last is not None and not last.closed:
        raise EventRefused("round-open", round=last.number)
    return replace(here, finished=True)


# The games ----------------------------------------------------------------------------------------


def _add_game(here: Tournament, event: GameAdded) -> Tournament:
    meeting = checks.check_match(here, event.round, event.table)
    if meeting.open is not None:
        raise EventRefused("game-open", game=meeting.open.key)
    return here.with_meeting(replace(meeting, games=(*meeting.games, meeting.next_game())))


def _start_game(here: Tournament, event: GameStarted) -> Tournament:
    game = checks.check_open(here, event.game)
    if game.started:
        raise EventRefused("game-begun", game=event.game)
    return here.with_game(replace(game, started=True, record=event.record))


def _enter_result(here: Tournament, event: ResultEntered) -> Tournament:
    game = checks.check_open(here, event.game)
    return here.with_game(replace(game, result=event.result, decided=here.number))


def _forfeit(here: Tournament, event: Forfeited) -> Tournament:
    """An absent player of an arena pauses, so that nobody waits for them again."""
    game = checks.check_open(here, event.game)
    result = GameResult.absent(event.absent)
    after = here.with_game(replace(game, result=result, decided=here.number))
    if here.format is not Format.ARENA:
        return after
    absent = (game.player(event.absent),) if event.absent else (game.first, game.second)
    for name in absent:
        entrant = after.entrants[name]
        if entrant.playing:
            after = after.with_entrant(replace(entrant, paused=True))
    return after


def _correct(here: Tournament, event: ResultCorrected) -> Tournament:
    game = checks.check_correction(here, event)
    if here.format.elimination:
        # What follows in this match, follows from the new result.
        meeting = here.meeting(*game.key[:2])
        here = here.with_meeting(replace(meeting, games=meeting.games[: game.key.number]))
    if event.result is None:
        meeting = here.meeting(*game.key[:2])
        here = here.with_meeting(replace(meeting, real_table=table_for_again(here, meeting)))
        return here.with_game(make_game(game.key, *meeting.entrants))
    return here.with_game(replace(game, result=event.result))


def _decide_match(here: Tournament, event: MatchDecided) -> Tournament:
    meeting = checks.check_match(here, event.round, event.table)
    if event.winner not in meeting.entrants:
        raise EventRefused("match-player", id=event.winner, table=event.table)
    return here.with_meeting(replace(meeting, awarded=event.winner))


_STEPS: Final[dict[type[Any], Callable[[Tournament, Any], Tournament]]] = {
    Entered: _enter,
    EntryCorrected: _correct_entry,
    LineupChanged: _change_lineup,
    Withdrawn: _withdraw,
    Paused: _pause,
    Resumed: _resume,
    ByeGranted: _grant_bye,
    RoundPaired: _pair,
    RoundUnpaired: _unpair,
    RoundClosed: _close,
    TournamentFinished: _finish,
    GameAdded: _add_game,
    GameStarted: _start_game,
    ResultEntered: _enter_result,
    Forfeited: _forfeit,
    ResultCorrected: _correct,
    MatchDecided: _decide_match,
}
