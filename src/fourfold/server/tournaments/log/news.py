"""The messages that follow when a tournament has changed."""

from __future__ import annotations

from typing import NamedTuple

from fourfold.tournaments import Event

from .loading import LoadedTournament


class TournamentNews(NamedTuple):
    """A tournament after a change that is durable; `events`: what was appended to its log."""

    loaded: LoadedTournament
    events: tuple[Event, ...] = ()
