"""Tournaments as JSON, for scripts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fourfold.server.tournaments.log.loading import LoadedTournament
    from fourfold.tournaments import LogLine

_LISTED = ("id", "name", "format", "status", "round", "planned", "entered", "leader")


def listed_summary(listed: dict[str, Any]) -> dict[str, Any]:
    """A line of the list."""
    return {name: listed[name] for name in _LISTED}


def tournament_summary(loaded: LoadedTournament) -> dict[str, Any]:
    """A tournament without its games: what it is, and who takes part."""
    from fourfold.server.tournaments.log.progress import planned_rounds  # noqa: PLC0415  # SQL with it
    from fourfold.server.tournaments.terms import shown_regulations  # noqa: PLC0415

    state = loaded.state
    last = state.last_round
    return {
        "id": loaded.id,
        "name": loaded.announced.name,
        "text": loaded.announced.about,
        "status": loaded.status,
        "regulations": shown_regulations(state.regulations),
        "round": len(state.rounds),
        "closed": last is None or last.closed,
        "planned": planned_rounds(state),
        "entrants": [
            {
                "number": number,
                "id": entrant.id,
                "name": entrant.name,
                "rating": entrant.rating,
                "bot": entrant.bot,
                "members": list(entrant.members),
                "since": entrant.since,
                "paused": entrant.paused,
                "withdrawn": entrant.withdrawn,
            }
            for number, entrant in enumerate(state.entrants.values(), 1)
        ],
    }


def log_summary(line: LogLine) -> dict[str, object]:
    """A line of the log."""
    from fourfold.tournaments import event_object  # noqa: PLC0415  # help does without

    return {"number": line.number, "time": line.time, **event_object(line.event)}
