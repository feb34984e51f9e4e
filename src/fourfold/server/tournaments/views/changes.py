"""What has changed in a tournament between two states, said as briefly as possible.

Thousands may watch a tournament of hundreds, in which one game ends after the other: of a round,
only the games that changed are named, and of the standings only the rows that changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import orjson

from fourfold.server.tournaments.log.loading import LoadedTournament
from fourfold.tournaments import Entrant

from .showing import (
    common_text,
    entrants_shown,
    next_shown,
    progress_shown,
    rounds_shown,
    standings_shown,
)


def change_text(before: LoadedTournament, after: LoadedTournament, *, directs: bool) -> str:
    """What has changed between two states; everything when more than the log has changed."""
    one, other = before.announced, after.announced
    if (one.version, before.helpers) != (other.version, after.helpers):
        return whole_text(after, directs=directs)
    change = {"type": "tournament-change", **change_shown(before, after, directs=directs)}
    return orjson.dumps(change).decode()


def whole_text(loaded: LoadedTournament, *, directs: bool) -> str:
    """A tournament as it is now."""
    return '{"type":"tournament",' + common_text(loaded, directs=directs)[1:].decode()


def change_shown(
    before: LoadedTournament, after: LoadedTournament, *, directs: bool
) -> dict[str, Any]:
    """What turns the view of one state into that of a later one: a `TournamentChange`."""
    return {
        "since": before.announced.touched,
        "number": after.state.number,
        "touched": after.announced.touched,
        "status": after.status,
        "next": next_shown(after),
        **progress_shown(after),
        "rounds": list(_changed_rounds(before, after, directs=directs)),
        "entrants": entrants_shown(after, _changed_entrants(before, after)),
        "standings": _standings_change(standings_shown(before), standings_shown(after)),
    }


def _changed_entrants(before: LoadedTournament, after: LoadedTournament) -> Iterator[Entrant]:
    for entrant in after.state.entrants.values():
        known = before.state.entrants.get(entrant.id)
        if known is not entrant or before.players.get(entrant.id) != after.players.get(entrant.id):
            yield entrant


def _changed_rounds(
    before: LoadedTournament, after: LoadedTournament, *, directs: bool
) -> Iterator[dict[str, Any]]:
    """The rounds in which anything is different, who is ready and what was reported included."""
    old = before.state.rounds
    games = {game for game, _ in before.ready ^ after.ready}
    games |= {game for (game, _), _ in before.words.items() ^ after.words.items()}
    touched = {int(game.split(".")[0]) for game in games}
    for index, paired in enumerate(after.state.rounds):
        known = old[index] if index < len(old) else None
        if known is paired and paired.number not in touched:
            continue
        (new,) = rounds_shown(after, [paired], directs=directs)
        yield _round_change(rounds_shown(before, [known], directs=directs) if known else [], new)


def _round_change(known: list[dict[str, Any]], new: dict[str, Any]) -> dict[str, Any]:
    """A round with the games that changed or were added at its end, or else with all of them."""
    old = {game["key"]: game for shown in known for game in shown["games"]}
    keys = [game["key"] for game in new["games"]]
    if not old or keys[: len(old)] != list(old):
        return {**new, "whole": True}
    games = [game for game in new["games"] if old.get(game["key"]) != game]
    return {**new, "whole": False, "games": games}


def _standings_change(
    before: Iterable[dict[str, Any]], after: list[dict[str, Any]]
) -> dict[str, Any]:
    """The rows that changed, each with its index; all of them when others changed their order."""
    known = {row["entrant"]: row for row in before}
    moved = {
        row["entrant"]
        for row in after
        if {**known.get(row["entrant"], {}), "place": row["place"]} != row
    }
    kept = [name for name in known if name not in moved]
    whole = kept != [row["entrant"] for row in after if row["entrant"] not in moved]
    return {
        "whole": whole,
        "rows": [
            {**row, "at": index}
            for index, row in enumerate(after)
            if whole or row["entrant"] in moved
        ],
        "places": [row["place"] for row in after],
    }
