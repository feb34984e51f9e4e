"""Which pages are printed of a tournament, with the addresses of its tables."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from fourfold.printing import (
    Printing,
    TableCard,
    cards_pdf,
    diplomas_pdf,
    names_pdf,
    pairings_pdf,
    sheets_pdf,
    standings_pdf,
)
from fourfold.server.tournaments.helping import addresses
from fourfold.server.tournaments.log.loading import LoadedTournament
from fourfold.tournaments import standings
from fourfold.tournaments.names import folded

from .naming import Unclear, round_of

_ODD: Final = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True, slots=True)
class SheetOrder:
    """What somebody wants printed. `root`: the address at which phones reach the server."""

    loaded: LoadedTournament
    printing: Printing
    round: int | None = None
    places: int = 3
    blank: bool = False
    root: str = ""

    def draw(self, what: str) -> bytes:
        """The document; `Unclear` or `EventRefused` when there is nothing to print."""
        state, order = self.loaded.state, self.printing
        match what:
            case "pairings":
                return pairings_pdf(state, self._round(), order)
            case "names":
                return names_pdf(state, self._round(), order)
            case "sheets":
                return sheets_pdf(state, None if self.blank else self._round(), order)
            case "standings":
                return standings_pdf(self._entered().state, order)
            case "diplomas":
                return diplomas_pdf(self._winners().state, order, self.places)
            case _:
                return cards_pdf(self._cards(), order)

    def file_name(self, what: str) -> str:
        """What the file is called when nobody says: `spring-open-pairings-3.pdf`."""
        name = _ODD.sub("-", folded(self.loaded.announced.name)).strip("-")[:40]
        number = ""
        if what in ("pairings", "names", "sheets") and not self.blank:
            number = f"-{self._round()}"
        return f"{name or 'tournament'}-{what}{number}.pdf"

    def _round(self) -> int:
        return round_of(self.loaded.state, self.round).number

    def _cards(self) -> list[TableCard]:
        tables = addresses(self.loaded, self.root).tables
        if not tables:
            raise Unclear("no-tables")
        return [TableCard(number, link) for number, link in tables.items()]

    def _entered(self) -> LoadedTournament:
        if not self.loaded.state.entrants:
            raise Unclear("no-entrants")
        return self.loaded

    def _winners(self) -> LoadedTournament:
        """Places count once something was played."""
        if not any(row.games for row in standings(self.loaded.state)):
            raise Unclear("no-games")
        return self.loaded
