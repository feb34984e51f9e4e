"""Tournaments in the database, for one command: finding the one that is meant, changing it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

import typer

from fourfold.cli.database import database_errors
from fourfold.cli.terminal.errors import fail
from fourfold.cli.terminal.screen import Screen, write_object
from fourfold.server.refusals import Refusal
from fourfold.server.settings import LOOPBACK, Settings, local_address
from fourfold.server.store import open_store
from fourfold.server.tournaments import OPERATOR, Tournaments
from fourfold.server.tournaments.log.appending import TournamentPlan
from fourfold.server.tournaments.log.loading import LoadedTournament
from fourfold.server.tournaments.log.news import TournamentNews
from fourfold.server.tournaments.terms import NewPlan
from fourfold.tournaments import (
    Entered,
    Event,
    LogLine,
    Regulations,
    Tournament,
    TournamentError,
    event_object,
    parse_event,
    regulations_object,
)
from fourfold.tournaments.names import folded

from .naming import Unclear, find_entrant
from .wording import event_words, next_step, refusal_words

T = TypeVar("T")
Listed = dict[str, Any]

#: Tournaments that are over: one of them is meant only if there is no other.
_OVER = ("finished", "cancelled")
_PAGE = 200


@dataclass(frozen=True, slots=True)
class Workplace:
    """A database, and what somebody calls the tournament that they mean; None for the only one."""

    ctx: typer.Context
    settings: Settings
    screen: Screen
    name: str | None = None

    # Reading ----------------------------------------------------------------------------------

    def listed(self) -> list[Listed]:
        """All tournaments, the one that changed last first."""
        return self._run(_listed)

    def load(self) -> LoadedTournament:
        """The tournament that is meant."""
        return self._run(self._found)

    def log(self) -> tuple[LoadedTournament, list[LogLine]]:
        """The tournament that is meant, and all lines of its log."""

        async def read(room: Tournaments) -> tuple[LoadedTournament, list[LogLine]]:
            loaded = await self._found(room)
            lines: list[LogLine] = []
            while rows := await room.archive.log(loaded.id, len(lines)):
                lines += [LogLine(row.number, row.time, parse_event(row.event)) for row in rows]
            return loaded, lines

        return self._run(read)

    def lan_address(self) -> str:
        """The address at which others in the local network reach a server of this machine."""
        return self.settings.changed(lan=True).address

    def is_alone(self) -> bool:
        """Whether nobody else can reach this machine."""
        return not self.settings.public_url and local_address() == LOOPBACK

    def entrant(self, who: str) -> str:
        """The id of somebody who takes part in the tournament that is meant."""
        return self.named(self.load().state, who)

    def named(self, state: Tournament, who: str) -> str:
        """The id of somebody who takes part."""
        with self.speaking(state):
            return find_entrant(state, who).id

    # Changing ---------------------------------------------------------------------------------

    def change(self, decide: Callable[[Tournament], Sequence[Event]]) -> TournamentNews:
        """Append events, all or none. `decide` is asked again when others were faster."""

        async def append(room: Tournaments, loaded: LoadedTournament) -> LoadedTournament:
            return await room.appender.append(
                loaded.id, lambda now, _: TournamentPlan(tuple(decide(now.state)))
            )

        return self.act(append)

    def act(
        self, work: Callable[[Tournaments, LoadedTournament], Awaitable[LoadedTournament]]
    ) -> TournamentNews:
        """Let the room change the tournament that is meant; what was appended."""

        async def run(room: Tournaments) -> TournamentNews:
            loaded = await self._found(room)
            news: list[TournamentNews] = []
            room.changed.subscribe(news.append)
            with self.speaking(loaded.state):
                after = await work(room, loaded)
            events = tuple(event for each in news for event in each.events)
            return TournamentNews(loaded=after, events=events)

        return self._run(run)

    def create(
        self, name: str, about: str, regulations: Regulations, entries: Sequence[Entered]
    ) -> LoadedTournament:
        """A new tournament around real tables, with these entries."""
        plan = NewPlan(
            name,
            about,
            venue="tables",
            registration="closed",
            automatic=False,
            regulations=regulations_object(regulations),
        )

        async def make(room: Tournaments) -> LoadedTournament:
            loaded = await room.announcements.announce(plan, OPERATOR)
            if not entries:
                return loaded
            events = TournamentPlan(tuple(entries))
            return await room.appender.append(loaded.id, lambda *_: events)

        return self._run(make)

    def amend(self, identifier: str, changes: dict[str, Any]) -> LoadedTournament:
        """Change what was announced."""
        return self._run(lambda room: room.announcements.change(identifier, changes, OPERATOR))

    def call_off(self, identifier: str) -> LoadedTournament:
        """Cancel a tournament."""
        return self._run(lambda room: room.announcements.cancel(identifier, OPERATOR))

    def tell(self, news: TournamentNews, as_json: bool = False) -> None:
        """Say what was appended and what comes next, or write the events as JSON."""
        if as_json:
            for event in news.events:
                write_object(event_object(event))
            return
        state, say = news.loaded.state, self.screen.texts
        for event in news.events:
            self.screen.say(event_words(event, state, say))
        self.point(news.loaded)

    def point(self, loaded: LoadedTournament) -> None:
        """Say what comes next."""
        step = next_step(loaded, self.screen.texts)
        if step:
            self.screen.say(step, "dim")

    # Below ------------------------------------------------------------------------------------

    @contextmanager
    def speaking(self, state: Tournament | None = None) -> Iterator[None]:
        """Say what is wrong, and end, when something is refused."""
        say = self.screen.texts
        try:
            yield
        except Unclear as error:
            fail(self.ctx, error.words(say))
        except TournamentError as error:
            fail(self.ctx, refusal_words(error, state, say))
        except Refusal as refusal:
            fail(self.ctx, refusal.words(say))

    def _run(self, work: Callable[[Tournaments], Awaitable[T]]) -> T:
        async def run() -> T:
            store = open_store(self.settings.database_url)
            try:
                await store.prepare()
                store.start()
                return await work(Tournaments(store, self.settings))
            finally:
                await store.close()

        with database_errors(self.ctx, self.settings), self.speaking():
            return asyncio.run(run())

    async def _found(self, room: Tournaments) -> LoadedTournament:
        return await room.see(choose(await _listed(room), self.name)["id"])


def choose(listed: Sequence[Listed], name: str | None) -> Listed:
    """The tournament that somebody means; `Unclear` when it is not one.

    By its id, its name, or how either begins. Without a name: the only one that is not over, or
    the one that was over last if all are.
    """
    if not listed:
        raise Unclear("none")
    if name is None:
        standing = [each for each in listed if each["status"] not in _OVER]
        if len(standing) > 1:
            raise Unclear("which", map(_labelled, standing))
        return (standing or list(listed))[0]
    wanted = folded(name)
    found = [each for each in listed if each["id"] == name.strip()]
    found = found or [each for each in listed if folded(each["name"]) == wanted]
    found = found or [
        each
        for each in listed
        if wanted and (folded(each["name"]).startswith(wanted) or each["id"].startswith(wanted))
    ]
    if len(found) > 1:
        found = [each for each in found if each["status"] not in _OVER] or found
    if len(found) != 1:
        code = "unknown-many" if found else "unknown"
        raise Unclear(code, map(_labelled, found or listed), text=repr(name[:40]))
    return found[0]


def _labelled(listed: Listed) -> str:
    return f"{listed['name']} ({listed['id']})"


async def _listed(room: Tournaments) -> list[Listed]:
    found: list[Listed] = []
    cursor = None
    while True:
        page = await room.archive.listed(OPERATOR, cursor=cursor, most=_PAGE)
        found += page.tournaments
        cursor = page.next
        if cursor is None:
            return found
