"""Printed pages and reports, made in a process of their own: nothing here reads a clock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final, Literal

from fourfold.locales import texts
from fourfold.printing import (
    Paper,
    Printing,
    TableCard,
    cards_pdf,
    diplomas_pdf,
    names_pdf,
    pairings_pdf,
    sheets_pdf,
    standings_pdf,
)
from fourfold.server.tournaments.actors import Actor, need_directing
from fourfold.server.tournaments.errors import NothingToPrint
from fourfold.server.tournaments.helping import addresses, table_count
from fourfold.server.tournaments.log.loading import LoadedTournament
from fourfold.tournaments import Tournament
from fourfold.tournaments.exchange import ReportHeader, format_trf

PageName = Literal["pairings", "names", "cards", "sheets", "standings", "diplomas"]
#: Pages that anyone may print, and those that are about a round.
_FOR_ALL: Final = ("pairings", "names", "standings")
_OF_ROUND: Final = ("pairings", "names")


@dataclass(frozen=True, slots=True)
class PrintOrder:
    """What to print: which pages, of which round, how."""

    what: PageName
    number: int | None
    language: str
    paper: Paper
    #: In milliseconds: the day on the pages.
    time: int
    name: str
    cards: tuple[TableCard, ...] = ()


def order_of(
    loaded: LoadedTournament,
    actor: Actor,
    what: PageName,
    *,
    number: int | None,
    language: str,
    paper: Paper,
    time: int,
    root: str,
) -> PrintOrder:
    """The order for some pages, or a refusal. `number`: of a round, by default the last one."""
    if what not in _FOR_ALL:
        need_directing(loaded, actor)
    count = len(loaded.state.rounds)
    if what in _OF_ROUND and number is None:
        number = count
    if number is not None and not 1 <= number <= count:
        raise NothingToPrint
    if what in ("standings", "diplomas") and not loaded.state.entrants:
        raise NothingToPrint
    cards: tuple[TableCard, ...] = ()
    if what == "cards":
        cards = _cards(loaded, root)
    return PrintOrder(what, number, language, paper, time, loaded.announced.name, cards)


def print_pages(tournament: Tournament, order: PrintOrder) -> bytes:
    """The pages as PDF: up to seconds of work."""
    made = datetime.fromtimestamp(order.time // 1000, UTC)
    printing = Printing(order.name, texts(order.language), order.paper, made)
    number = order.number or 0
    draw: dict[str, Callable[[], bytes]] = {
        "pairings": lambda: pairings_pdf(tournament, number, printing),
        "names": lambda: names_pdf(tournament, number, printing),
        "cards": lambda: cards_pdf(order.cards, printing),
        "sheets": lambda: sheets_pdf(tournament, order.number, printing),
        "standings": lambda: standings_pdf(tournament, printing),
        "diplomas": lambda: diplomas_pdf(tournament, printing),
    }
    return draw[order.what]()


def report_of(loaded: LoadedTournament) -> str:
    """FIDE's report, or `ReportRefused`."""
    here, last = loaded.announced, loaded.state.time
    begins = loaded.state.began if here.start is None else here.start
    director = "" if here.director is None else here.director.name
    header = ReportHeader(
        here.name,
        begins=None if begins is None else datetime.fromtimestamp(begins // 1000, UTC).date(),
        ends=datetime.fromtimestamp(last // 1000, UTC).date() if loaded.state.finished else None,
        director=director,
    )
    return format_trf(loaded.state, header)


def _cards(loaded: LoadedTournament, root: str) -> tuple[TableCard, ...]:
    """A card for every table; with a code where players report results themselves."""
    count = table_count(loaded)
    if not count:
        raise NothingToPrint
    links = addresses(loaded, root).tables if loaded.announced.venue == "tables" else {}
    return tuple(TableCard(table, links.get(table, "")) for table in range(1, count + 1))
