"""Tournaments in words: what an event of the log says, and what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fourfold.locales import Texts, capitalised
from fourfold.printing.words import halves
from fourfold.tournaments import (
    ByeGranted,
    Entered,
    Event,
    Forfeited,
    GameAdded,
    GameKey,
    GameResult,
    GameStarted,
    LineupChanged,
    MatchDecided,
    ResultCorrected,
    ResultEntered,
    Tournament,
)
from fourfold.tournaments.texts import event_object
from fourfold.tournaments.words import entrant_name, game_words, result_words

if TYPE_CHECKING:
    from fourfold.server.tournaments.loading import LoadedTournament


def event_words(event: Event, state: Tournament, say: Texts) -> str:
    """What happened, in a sentence; `state`: the tournament after it."""
    kind = str(event_object(event)["event"])
    details: dict[str, Any] = {}
    if hasattr(event, "id"):
        details["name"] = entrant_name(state, event.id)
    match event:
        case Entered(name, rating=rating):
            details["number"] = str(list(state.entrants).index(name) + 1)
            late = state.entrants[name].since > 1
            kind = "entered-late" if late else "entered"
            if rating is not None:
                kind, details["rating"] = f"{kind}-rated", str(rating)
        case LineupChanged(members=members):
            details["members"] = say.listed(members)
        case ByeGranted(round=number, points=points):
            details |= {"round": number, "points": halves(points)}
        case GameAdded(number, table):
            details["game"] = capitalised(say("tournament-game", round=number, table=table))
        case GameStarted(game):
            details |= _players(game, state, say)
        case ResultEntered(game, result, adjudicated=adjudicated):
            details |= {**_players(game, state, say), "result": result_words(result)}
            kind = "result-adjudicated" if adjudicated else "result"
        case Forfeited(game, absent):
            result = GameResult.absent(absent)
            details |= {**_players(game, state, say), "result": result_words(result)}
            kind = "result"
        case ResultCorrected(game, corrected):
            details |= _players(game, state, say)
            kind = "reopened"
            if corrected is not None:
                kind, details["result"] = "corrected", result_words(corrected)
        case MatchDecided(number, table, winner):
            details["game"] = capitalised(say("tournament-game", round=number, table=table))
            details["name"] = entrant_name(state, winner)
        case _:
            if hasattr(event, "round"):
                details["round"] = event.round
    return say(f"cli-tournament-log-{kind}", **details)


def _players(key: GameKey, state: Tournament, say: Texts) -> dict[str, str]:
    first, second = state.players_of(state.game(key))
    return {"game": capitalised(game_words(key, say)), "first": first, "second": second}


def next_step(loaded: LoadedTournament, say: Texts) -> str:
    """What a director does next, with the command for it; nothing at the end."""
    from fourfold.server.tournaments.progress import is_played_out  # noqa: PLC0415  # SQL with it

    state = loaded.state
    if state.finished or loaded.announced.cancelled is not None:
        return ""
    last = state.last_round
    if last is None:
        return say("cli-tournament-next-pair" if len(state.playing) > 1 else "cli-tournament-next-enter")
    waiting = open_tables(state)
    if waiting:
        return say("cli-tournament-next-open", number=len(waiting), tables=_some(waiting))
    if is_played_out(state):
        return say("cli-tournament-next-finish")
    return say("cli-tournament-next-round", round=last.number + 1)


def _some(tables: list[str], most: int = 12) -> str:
    return ", ".join(tables[:most]) + (", …" if len(tables) > most else "")


def open_tables(state: Tournament) -> list[str]:
    """The tables where a game has no result yet, as a command names them."""
    rounds = state.rounds if state.format.continuous else state.rounds[-1:]
    found = []
    for paired in rounds:
        for meeting in paired.meetings:
            if state.format.elimination and state.ending(meeting).over:
                continue
            for game in meeting.games:
                if game.result is None:
                    number = f".{game.key.number}" if state.regulations.teams else ""
                    early = paired is not state.rounds[-1]
                    found.append(
                        f"{paired.number}.{meeting.table}.{game.key.number}"
                        if early
                        else f"{meeting.table}{number}"
                    )
    return found
