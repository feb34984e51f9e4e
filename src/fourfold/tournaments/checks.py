"""Whether an event can stand where it stands; each function raises `EventRefused` when not."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from .errors import EventRefused
from .events import ByeGranted, Entered, EntryCorrected, GameKey, ResultCorrected, RoundPaired
from .names import plain_name
from .pairing import berger, knockout, ladder
from .regulations import Format
from .state import Entrant, Meeting, PairedGame

if TYPE_CHECKING:
    from .tournament import Tournament


def check_entry(here: Tournament, event: Entered) -> None:
    """A new entrant has an id and a name of their own, and comes in time."""
    if not event.id.strip() or not event.name.strip():
        raise EventRefused("id-empty")
    if event.id in here.entrants and not may_come_back(here, event.id):
        raise EventRefused("id-twice", id=event.id)
    if here.rounds and not here.regulations.takes_late:
        raise EventRefused("late")
    present = [entrant for entrant in here.entrants.values() if not entrant.withdrawn]
    if len(present) >= here.regulations.limit:
        raise EventRefused("full", number=here.regulations.limit)
    if here.regulations.teams or event.members:
        check_members(here, event.id, event.members)
    check_name(here, event)


def check_name(here: Tournament, event: Entered | EntryCorrected) -> None:
    """No two entrants have one name, compared without case, spaces and width."""
    name = plain_name(event.name)
    others = (entrant for entrant in here.entrants.values() if entrant.id != event.id)
    if any(plain_name(entrant.name) == name for entrant in others):
        raise EventRefused("name-twice", name=event.name)


def check_entry_correction(here: Tournament, event: EntryCorrected) -> Entrant:
    """Somebody who takes part, or did; at the end the ratings are final, and names are not."""
    entrant = here.entrant(event.id)
    if not event.name.strip():
        raise EventRefused("id-empty")
    if here.finished and event.rating != entrant.rating:
        raise EventRefused("finished")
    check_name(here, event)
    return entrant


def may_come_back(here: Tournament, name: str) -> bool:
    """Whether somebody who withdrew may enter again: until the first round is paired."""
    return here.entrants[name].withdrawn and not here.rounds


def check_members(here: Tournament, team: str, members: tuple[str, ...]) -> None:
    """A team has a different member for every board, and no member plays for two teams."""
    if not here.regulations.teams:
        raise EventRefused("no-team")
    if len(members) < here.regulations.boards:
        raise EventRefused("team-small", boards=here.regulations.boards, members=len(members))
    elsewhere = {
        plain_name(member): other.id
        for other in here.entrants.values()
        if other.id != team and not other.withdrawn
        for member in other.members
    }
    names = [plain_name(member) for member in members]
    for member, name in zip(members, names, strict=True):
        if names.count(name) > 1:
            raise EventRefused("team-twice", name=member)
        if name in elsewhere:
            raise EventRefused("team-other", name=member, other=elsewhere[name])


def check_active(here: Tournament, name: str) -> Entrant:
    """An entrant who has not withdrawn."""
    entrant = here.entrant(name)
    if entrant.withdrawn:
        raise EventRefused("withdrawn", id=name)
    return entrant


def check_pausing(here: Tournament, name: str) -> Entrant:
    """An entrant in a format where one can pause."""
    if here.format not in (Format.SWISS, Format.ARENA, Format.LADDER):
        raise EventRefused("pause-format", format=here.format)
    return check_active(here, name)


def check_granted_bye(here: Tournament, event: ByeGranted) -> None:
    """A bye for a coming round of a Swiss."""
    if here.format is not Format.SWISS:
        raise EventRefused("bye-format")
    check_active(here, event.id)
    if not len(here.rounds) < event.round <= here.regulations.rounds:
        raise EventRefused("bye-round", round=event.round)
    if (event.id, event.round) in here.granted:
        raise EventRefused("bye-twice", id=event.id, round=event.round)
    win = here.regulations.scoring.win
    if not 0 <= event.points <= win or event.points * 2 != int(event.points * 2):
        raise EventRefused("bye-worth", win=win, points=event.points)


# Rounds -------------------------------------------------------------------------------------------


def check_round(here: Tournament, event: RoundPaired) -> None:
    """A pairing that the format allows, made by hand or not."""
    if event.round != len(here.rounds) + 1:
        raise EventRefused("round-number", expected=len(here.rounds) + 1, round=event.round)
    last = here.last_round
    if not here.format.continuous and last is not None and not last.closed:
        raise EventRefused("round-open", round=last.number)
    if not event.tables and not event.byes:
        raise EventRefused("round-empty")
    named = [name for table in event.tables for name in table] + list(event.byes)
    for name in named:
        if not here.entrant(name).playing or (name, event.round) in here.granted:
            raise EventRefused("not-playing", id=name)
        if named.count(name) > 1:
            raise EventRefused("twice", id=name, round=event.round)
    if here.format.continuous:
        _check_free(here, event)
    elif here.format is Format.SWISS:
        _check_swiss(here, event, set(named))
    elif here.format is Format.ROUND_ROBIN:
        _check_table(here, event)
    else:
        _check_bracket(here, event)


def _check_swiss(here: Tournament, event: RoundPaired, named: set[str]) -> None:
    if event.round > here.regulations.rounds:
        raise EventRefused("rounds-over", rounds=here.regulations.rounds)
    for entrant in here.playing:
        if entrant.id not in named and (entrant.id, event.round) not in here.granted:
            raise EventRefused("left-out", id=entrant.id, round=event.round)


def _check_table(here: Tournament, event: RoundPaired) -> None:
    rounds = berger.number_of_rounds(here)
    if event.round > rounds:
        raise EventRefused("rounds-over", rounds=rounds)
    expected, byes = berger.tables_of(here, event.round)
    pairs = {frozenset(pair) for pair in expected}
    for first, second in event.tables:
        if frozenset((first, second)) not in pairs:
            raise EventRefused("table", id=first, other=second, round=event.round)
    given = {frozenset(pair) for pair in event.tables}
    missing = [pair[0] for pair in expected if frozenset(pair) not in given]
    missing += [name for name in byes if name not in event.byes]
    if missing:
        raise EventRefused("left-out", id=missing[0], round=event.round)


def _check_bracket(here: Tournament, event: RoundPaired) -> None:
    expected, byes = knockout.tables_of(here)
    pairs = {frozenset(pair) for pair in event.tables}
    if {frozenset(pair) for pair in expected} != pairs or set(byes) != set(event.byes):
        raise EventRefused("bracket", round=event.round)


def _check_free(here: Tournament, event: RoundPaired) -> None:
    if here.ends_at is not None and here.time >= here.ends_at:
        raise EventRefused("time-up")
    busy = {
        name: meeting.games[-1].key
        for meeting in here.meetings()
        if meeting.open is not None
        for name in meeting.entrants
    }
    for first, second in event.tables:
        for name in (first, second):
            if name in busy:
                raise EventRefused("busy", id=name, game=busy[name])
    if here.format is Format.LADDER:
        places = {name: place for place, name in enumerate(ladder.ranking(here))}
        reach = here.regulations.reach
        for first, second in event.tables:
            if abs(places[first] - places[second]) > reach:
                raise EventRefused("reach", id=first, other=second, reach=reach)


def check_closing(here: Tournament, number: int) -> None:
    """The last round, with every meeting over."""
    if here.format.continuous:
        raise EventRefused("no-rounds", format=here.format)
    last = here.last_round
    if last is None or number != last.number:
        raise EventRefused("round-unknown", round=number)
    if last.closed:
        raise EventRefused("round-closed", round=number)
    for meeting in last.meetings:
        if not here.ending(meeting).over:
            raise EventRefused("game-open", game=(meeting.open or meeting.games[-1]).key)


# Games --------------------------------------------------------------------------------------------


def check_match(here: Tournament, number: int, table: int) -> Meeting:
    """A match of a knockout that is not decided."""
    if not here.format.elimination:
        raise EventRefused("match-single")
    meeting = here.meeting(number, table)
    if here.rounds[number - 1].closed or here.ending(meeting).over:
        raise EventRefused("match-over", table=table)
    return meeting


def check_open(here: Tournament, key: GameKey) -> PairedGame:
    """A game that was paired and has no result."""
    game = here.game(key)
    if game.result is not None:
        raise EventRefused("game-over", game=key, result=game.result)
    if here.format.elimination and here.ending(here.meeting(key.round, key.table)).over:
        raise EventRefused("match-over", table=key.table)
    return game


def check_correction(here: Tournament, event: ResultCorrected) -> PairedGame:
    """A game with a result on which no later game of a knockout rests that has begun."""
    key = event.game
    game = here.game(key)
    if game.result is None:
        raise EventRefused("game-open", game=key)
    if here.format.elimination:
        meeting = here.meeting(key.round, key.table)
        closed = here.rounds[key.round - 1].closed
        later = meeting.games[key.number :]
        if any(each.begun for each in later) or key.round < len(here.rounds):
            raise EventRefused("correction-late")
        if closed and event.result is not None and not _decides(here, meeting, event):
            raise EventRefused("correction-open")
    if event.result is None and (here.rounds[key.round - 1].closed or here.finished):
        raise EventRefused("reopen")
    return game


def _decides(here: Tournament, meeting: Meeting, event: ResultCorrected) -> bool:
    """Whether a match of a closed round still has a winner with the new result."""
    games = tuple(
        replace(game, result=event.result) if game.key == event.game else game
        for game in meeting.games
    )
    return here.ending(replace(meeting, games=games)).over
