"""What all commands share that add events to the log of a tournament."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import typer

from fourfold.cli.options import DatabaseOption

from .opening import open_workplace
from .options import EventsJsonOption, TournamentOption

if TYPE_CHECKING:
    from fourfold.tournaments import Event, Tournament


@dataclass(frozen=True, slots=True)
class Changing:
    """The options: which tournament is changed, and how the answer is written."""

    tournament: TournamentOption = None
    database: DatabaseOption = None
    as_json: EventsJsonOption = False

    def append(self, ctx: typer.Context, decide: Callable[[Tournament], Sequence[Event]]) -> None:
        """Add these events, all or none, and say what they are and what comes next."""
        place = open_workplace(ctx, self.database, self.tournament)
        place.tell(place.change(decide), self.as_json)

    def append_about(
        self, ctx: typer.Context, who: str, decide: Callable[[Tournament, str], Event]
    ) -> None:
        """Add an event about somebody who takes part, given by their id."""
        place = open_workplace(ctx, self.database, self.tournament)
        entrant = place.entrant(who)
        place.tell(place.change(lambda state: [decide(state, entrant)]), self.as_json)
