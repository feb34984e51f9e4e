"""Tournaments in words: what an event of the log says, and what comes next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from fourfold.locales import Texts, capitalised
from fourfold.printing.words import halves
from fourfold.tournaments import (
    Entered,
    EntryCorrected,
    Event,
    EventRefused,
    Forfeited,
    Format,
    GameKey,
    GameResult,
    GameStarted,
    LineupChanged,
    MatchDecided,
    ResultCorrected,
    ResultEntered,
    Tournament,
    TournamentError,
    advise_format,
)
from fourfold.tournaments.texts import event_object
from fourfold.tournaments.words import entrant_name, game_words, result_words

if TYPE_CHECKING:
    from fourfold.server.tournaments.log.loading import LoadedTournament


def event_words(event: Event, state: Tournament, say: Texts) -> str:
    """What happened, in a sentence; `state`: the tournament after it."""
    kind, details = _GAMES.get(type(event), _other_words)(event, state, say)
    return say(f"cli-tournament-log-{kind}", **details)


_Said = tuple[str, dict[str, Any]]


def _other_words(event: Any, state: Tournament, say: Texts) -> _Said:  # noqa: ANN401  # any event
    """The key of a text and its details: who it is about, and which round."""
    details: dict[str, Any] = {}
    if hasattr(event, "id"):
        details["name"] = entrant_name(state, event.id)
    if hasattr(event, "round"):
        details["round"] = event.round
    if hasattr(event, "points"):
        details["points"] = halves(event.points)
    if hasattr(event, "table"):
        details["game"] = capitalised(say("tournament-game", round=event.round, table=event.table))
    if isinstance(event, MatchDecided):
        details["name"] = entrant_name(state, event.winner)
    if isinstance(event, LineupChanged):
        details["members"] = say.listed(event.members)
    return str(event_object(event)["event"]), details


def _entered_words(event: Entered | EntryCorrected, state: Tournament, say: Texts) -> _Said:
    kind, details = _other_words(event, state, say)
    details["number"] = str(list(state.entrants).index(event.id) + 1)
    if event.rating is not None:
        kind, details["rating"] = f"{kind}-rated", str(event.rating)
    return kind, details


def _started_words(event: GameStarted, state: Tournament, say: Texts) -> _Said:
    return "game-started", _players(event.game, state, say)


def _result_words(event: ResultEntered, state: Tournament, say: Texts) -> _Said:
    details = {**_players(event.game, state, say), "result": result_words(event.result)}
    return ("adjudicated" if event.adjudicated else "result"), details


def _forfeit_words(event: Forfeited, state: Tournament, say: Texts) -> _Said:
    result = result_words(GameResult.absent(event.absent))
    return "result", {**_players(event.game, state, say), "result": result}


def _corrected_words(event: ResultCorrected, state: Tournament, say: Texts) -> _Said:
    details = _players(event.game, state, say)
    if event.result is None:
        return "reopened", details
    return "corrected", {**details, "result": result_words(event.result)}


_GAMES: Final[dict[type[Any], Callable[[Any, Tournament, Texts], _Said]]] = {
    Entered: _entered_words,
    EntryCorrected: _entered_words,
    GameStarted: _started_words,
    ResultEntered: _result_words,
    Forfeited: _forfeit_words,
    ResultCorrected: _corrected_words,
}


def refusal_words(error: TournamentError, state: Tournament | None, say: Texts) -> str:
    """Why something is refused, with people by their names and games by round and table."""
    from fourfold.server.tournaments.log.wording import (  # noqa: PLC0415  # as below
        say_error,
        with_names,
    )

    if isinstance(error, EventRefused) and state is not None:
        error = with_names(error, state)
    games = {
        name: f"{detail} ({game_words(detail, say, state)})"
        for name, detail in error.details.items()
        if isinstance(detail, GameKey)
    }
    return say_error(type(error)(error.code, **{**error.details, **games}), say)


def _players(key: GameKey, state: Tournament, say: Texts) -> dict[str, str]:
    first, second = state.players_of(state.game(key))
    return {"game": capitalised(game_words(key, say, state)), "first": first, "second": second}


def next_step(loaded: LoadedTournament, say: Texts) -> str:
    """What a director does next, with the command for it; nothing at the end."""
    from fourfold.server.tournaments.log.progress import is_played_out  # noqa: PLC0415  # SQL with it

    state = loaded.state
    if state.finished or loaded.announced.cancelled is not None:
        return ""
    last = state.last_round
    if last is None:
        return _first_step(state, say)
    waiting = open_tables(state)
    if waiting:
        return say("cli-tournament-next-open", number=len(waiting), tables=_some(waiting))
    if is_played_out(state):
        return say("cli-tournament-next-finish")
    return say("cli-tournament-next-round", round=last.number + 1)


def _first_step(state: Tournament, say: Texts) -> str:
    """What comes before the first round; once it is paired, the format stands."""
    players = len(state.playing)
    if players < 2:
        return say("cli-tournament-next-enter")
    step = say("cli-tournament-next-pair")
    if state.format is Format.SWISS and not state.regulations.teams and players > 2:
        advice = advise_format(players, state.regulations.rounds)
        if advice.format is Format.ROUND_ROBIN:
            details = {"players": players, "rounds": advice.rounds}
            return f"{say('cli-tournament-advice-instead', **details)}\n{step}"
    return step


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
                    found.append(f"{meeting.real_table}{number}")
    return found
