"""What the parts of one application share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

if TYPE_CHECKING:
    from .live.bus import RedisBus

from .games.actions import Games
from .games.appending import Appender
from .games.challenges import Challenges
from .games.loading import Loader
from .games.starting import Starter
from .games.sweeper import Sweeper
from .http.limits import Limits
from .live.admission import Admission
from .live.hub import Hub
from .people.accounts import Accounts
from .people.attempts import Attempts
from .people.sessions import Sessions
from .people.standings import count_game
from .settings import Settings
from .store import Store
from .store.seals import Seals
from .workers.computer import Computer, Thinkers
from .workers.students import Students


@dataclass(slots=True)
class State:
    """The parts of a running server."""

    settings: Settings
    store: Store
    sessions: Sessions
    attempts: Attempts = field(init=False)
    accounts: Accounts = field(init=False)
    loader: Loader = field(init=False)
    appender: Appender = field(init=False)
    starter: Starter = field(init=False)
    hub: Hub = field(init=False)
    admission: Admission = field(init=False)
    games: Games = field(init=False)
    challenges: Challenges = field(init=False)
    thinkers: Thinkers = field(init=False)
    computer: Computer = field(init=False)
    limits: Limits = field(init=False)
    sweeper: Sweeper = field(init=False)
    students: Students = field(init=False)
    seals: Seals = field(init=False)
    bus: RedisBus | None = None
    stopping: bool = False
    #: Since when nobody new is served, when that is known.
    leaving: int | None = None

    def __post_init__(self) -> None:
        store, settings = self.store, self.settings
        self.attempts = Attempts(store, self.sessions, settings.rate_limits)
        self.loader = Loader(store)
        self.appender = Appender(store, self.loader, settings)
        self.starter = Starter(store, self.loader, self.appender, settings)
        self.hub = Hub(store, self.loader)
        self.admission = Admission(store, self.hub)
        self.games = Games(self.loader, self.appender, self.starter, self.hub.delay)
        self.accounts = Accounts(store, self.attempts, self.games, self.admission.changed)
        self.challenges = Challenges(
            store, self.loader, self.appender, self.starter, settings.address
        )
        self.thinkers = Thinkers(settings.thinkers)
        self.computer = Computer(self.loader, self.appender, self.thinkers)
        # Those who study do not keep computer players waiting.
        self.students = Students(1)
        self.seals = Seals(store)
        self.hub.list_challenges = self.challenges.waiting
        self.sweeper = Sweeper(store, self.appender, self.computer, self.hub.process, settings)
        self.appender.audience = [self.hub, self.computer]
        self.appender.at_end.append(count_game)
        if settings.redis:
            # Redis is an extra of the installation.
            from .live.bus import RedisBus  # noqa: PLC0415

            self.bus = RedisBus(settings.redis, self.hub.process, self.hub.hear)
            self.hub.bus = self.bus
        self.limits = Limits(settings.rate_limits, self.bus.redis if self.bus else None)


def state_of(connection: HTTPConnection) -> State:
    """The parts of the application that got this request."""
    found: State = connection.app.state.parts
    return found
