"""The view of tournaments for clients, written once for all readers; `shapes` has its models.

What differs from reader to reader stands in two fields, `you` and `mine`. Those who direct also see
what was reported from tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import orjson

from fourfold.rules import Player, format_level
from fourfold.server.games.views.snapshot import rules_shown
from fourfold.server.tournaments.actors import Actor, role_in
from fourfold.server.tournaments.log.loading import LoadedTournament, NamedPlayer
from fourfold.server.tournaments.log.progress import (
    coming,
    count_entered,
    deadline_of,
    leader_of,
    planned_rounds,
)
from fourfold.server.tournaments.tables import SeenTable
from fourfold.server.tournaments.terms import shown_regulations
from fourfold.tournaments import (
    Entrant,
    LineKind,
    Meeting,
    PairedGame,
    Regulations,
    Round,
    ScoreSheet,
    StandingsRow,
    score_sheets,
    standings,
)

#: Results that players report, and the two seats.
_SEATS = (Player.FIRST, Player.SECOND)


def as_text(loaded: LoadedTournament, actor: Actor) -> bytes:
    """A tournament for one reader, as JSON."""
    role = role_in(loaded, actor)
    entrant = loaded.entrant_of(actor.player) if actor.player else None
    own = orjson.dumps({"you": role, "mine": None if entrant is None else _mine(loaded, entrant)})
    return own[:-1] + b"," + common_text(loaded, directs=role in ("director", "helper"))[1:]


def common_text(loaded: LoadedTournament, *, directs: bool) -> bytes:
    """A tournament without what concerns its reader alone, as JSON; written once."""
    name = f"common {directs}"
    if name not in loaded.written:
        loaded.written[name] = orjson.dumps(common(loaded, directs=directs))
    text: bytes = loaded.written[name]
    return text


def common(loaded: LoadedTournament, *, directs: bool = False) -> dict[str, Any]:
    """A tournament without what concerns its reader alone."""
    here, state = loaded.announced, loaded.state
    return {
        "id": here.id,
        "name": here.name,
        "venue": here.venue,
        "format": str(state.format),
        "status": loaded.status,
        "start": here.start,
        **progress_shown(loaded),
        "limit": state.regulations.limit,
        "boards": state.regulations.boards,
        "rules": rules_shown(here.regulations.rules),
        "rated": here.rated,
        "registration": here.registration,
        "director": None if here.director is None else _named(here.director),
        "text": here.about,
        "number": state.number,
        "touched": here.touched,
        "regulations": shown_regulations(here.regulations),
        "automatic": here.automatic,
        "pause": here.pause,
        "absence": here.absence,
        "rating_min": here.rating_min,
        "rating_max": here.rating_max,
        "helpers": [_named(helper) for helper in loaded.helpers],
        "next": next_shown(loaded),
        "entrants": entrants_shown(loaded, state.entrants.values()),
        "rounds": rounds_shown(loaded, state.rounds, directs=directs),
        "standings": standings_shown(loaded),
    }


def listed_shown(row: Mapping[str, Any]) -> dict[str, Any]:
    """A tournament in a list."""
    regulations: Regulations = row["regulations"]
    rest = {name: value for name, value in row.items() if name != "regulations"}
    return {**rest, "boards": regulations.boards, "rules": rules_shown(regulations.rules)}


def next_shown(loaded: LoadedTournament) -> dict[str, Any] | None:
    """What the server does next by itself."""
    found = coming(loaded)
    return None if found is None else found._asdict()


def progress_shown(loaded: LoadedTournament) -> dict[str, Any]:
    """How far a tournament is: rounds, how many take part, who leads alone."""
    state = loaded.state
    return {
        "round": len(state.rounds),
        "planned": planned_rounds(state),
        "entered": count_entered(state),
        "leader": leader_of(state),
    }


def entrants_shown(loaded: LoadedTournament, entrants: Iterable[Entrant]) -> list[dict[str, Any]]:
    """Those who take part."""
    return [_entrant(loaded, entrant) for entrant in entrants]


def rounds_shown(
    loaded: LoadedTournament, rounds: Iterable[Round], *, directs: bool
) -> list[dict[str, Any]]:
    """Rounds with all their games."""
    return [_round(loaded, paired, directs=directs) for paired in rounds]


def standings_shown(loaded: LoadedTournament) -> list[dict[str, Any]]:
    """The standings; worked out once."""
    if "standings" not in loaded.written:
        sheets = score_sheets(loaded.state)
        rows = standings(loaded.state)
        loaded.written["standings"] = [_standing(row, sheets[row.id]) for row in rows]
    shown: list[dict[str, Any]] = loaded.written["standings"]
    return shown


def table_shown(seen: SeenTable, actor: Actor) -> dict[str, Any]:
    """A table, for a reader who has its key."""
    loaded, state = seen.loaded, seen.loaded.state
    names = {name for game in seen.games for name in (game.first, game.second)}
    meetings = [state.meeting(game.key.round, game.key.table) for game in seen.games]
    return {
        "tournament": {"id": loaded.id, "name": loaded.announced.name},
        "status": loaded.status,
        "number": state.number,
        "round": meetings[0].round if meetings else len(state.rounds) or None,
        "table": seen.table,
        "games": [
            {
                **_game(loaded, meeting, game, directs=True),
                "level": format_level(state.rules_of(game).levels),
                "you": _spoken_for(loaded, game, actor),
            }
            for meeting, game in zip(meetings, seen.games, strict=True)
        ],
        "entrants": entrants_shown(
            loaded, (entrant for entrant in state.entrants.values() if entrant.id in names)
        ),
    }


def _spoken_for(loaded: LoadedTournament, game: PairedGame, actor: Actor) -> str | None:
    """The seat that somebody has reported for."""
    for seat in _SEATS:
        word = loaded.words.get((str(game.key), str(seat)))
        if word is not None and word.by == actor.player:
            return str(seat)
    return None


def _mine(loaded: LoadedTournament, entrant: str) -> dict[str, Any]:
    """What an entrant has to know."""
    shown = None
    for meeting in loaded.state.meetings():
        game = meeting.open if entrant in meeting.entrants else None
        if game is not None and not loaded.state.ending(meeting).over:
            shown = _game(loaded, meeting, game, directs=False)
            break
    return {
        "entrant": entrant,
        "state": _state(loaded.state.entrants[entrant]),
        "game": shown,
    }


def _named(player: NamedPlayer) -> dict[str, str]:
    return {"id": player.id, "name": player.name}


def _state(entrant: Entrant) -> str:
    if entrant.withdrawn:
        return "withdrawn"
    return "paused" if entrant.paused else "entered"


def _entrant(loaded: LoadedTournament, entrant: Entrant) -> dict[str, Any]:
    who = loaded.players.get(entrant.id)
    return {
        "id": entrant.id,
        "name": entrant.name,
        "rating": entrant.rating,
        "bot": entrant.bot,
        "strength": None if who is None else who.strength,
        "player": None if who is None else who.player,
        "state": _state(entrant),
        "late": entrant.since > 1,
        "members": list(entrant.members),
    }


def _round(loaded: LoadedTournament, paired: Round, *, directs: bool) -> dict[str, Any]:
    games = [
        _game(loaded, meeting, game, directs=directs)
        for meeting in paired.meetings
        for game in meeting.games
    ]
    continuous = loaded.state.format.continuous
    over = paired.closed or (continuous and all(game["state"] == "over" for game in games))
    begun = any(game["state"] != "waiting" for game in games)
    return {
        "number": paired.number,
        "state": "closed" if over else "running" if begun else "paired",
        "method": paired.method or None,
        "byes": [*paired.byes, *paired.granted],
        "games": games,
    }


def _game(
    loaded: LoadedTournament, meeting: Meeting, game: PairedGame, *, directs: bool
) -> dict[str, Any]:
    note = loaded.notes.games.get(game.key) if game.result is not None else None
    ending = loaded.state.ending(meeting)
    over = game.result is not None or ending.over
    state = "over" if over else "playing" if game.started else "waiting"
    waiting = state == "waiting"
    first, second = (loaded.words.get((str(game.key), str(seat))) for seat in _SEATS)
    contested = not over and first is not None and second is not None
    reported = {
        "first": None if first is None else str(first.result),
        "second": None if second is None else str(second.result),
    }
    return {
        "key": str(game.key),
        "table": meeting.real_table,
        "first": game.first,
        "second": game.second,
        **({"players": loaded.state.players_of(game)} if loaded.state.regulations.teams else {}),
        "state": state,
        "result": None if game.result is None else str(game.result),
        "reason": None if note is None or note.reason is None else str(note.reason),
        "adjudicated": note is not None and note.adjudicated,
        "won_by": ending.winner if loaded.state.format.elimination else None,
        "game": game.record or None,
        "ready": loaded.ready_seats(game.key) if waiting else [],
        "deadline": deadline_of(loaded, game.key) if waiting else None,
        "contested": contested,
        "reported": reported if directs else None,
    }


def _standing(row: StandingsRow, sheet: ScoreSheet) -> dict[str, Any]:
    results = [line.result for line in sheet.games]
    return {
        "place": row.place,
        "entrant": row.id,
        "points": row.points,
        "tiebreaks": {str(tiebreak): value for tiebreak, value in row.tiebreaks.items()},
        "played": len(results),
        "wins": results.count(1.0),
        "draws": results.count(0.5),
        "losses": results.count(0.0),
        "streak": _streak(sheet),
    }


def _streak(sheet: ScoreSheet) -> int:
    """How many games somebody has won in a row, forfeits aside, up to the last one."""
    streak = 0
    for line in sheet.lines:
        if line.kind is LineKind.GAME or (line.kind is LineKind.FORFEIT and not line.result):
            streak = streak + 1 if line.result == 1.0 else 0
    return streak
