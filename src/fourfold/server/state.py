"""What the parts of one application share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection

if TYPE_CHECKING:
    from .bus import RedisBus

from .accounts import Accounts
from .admission import Admission
from .appending import Appender
from .attempts import Attempts
from .challenges import Challenges
from .computer import Computer, Thinkers
from .games import Games
from .limits import Limits
from .live import Hub
from .loading import Loader
from .seals import Seals
from .sessions import Sessions
from .settings import Settings
from .standings import count_game
from .starting import Starter
from .store import Store
from .students import Students
from .sweeper import Sweeper


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
        self.accounts = Accounts(
            store, self.sessions, self.attempts, self.games, self.admission.changed
        )
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
            from .bus import RedisBus  # noqa: PLC0415

            self.bus = RedisBus(settings.redis, self.hub.process, self.hub.hear)
            self.hub.bus = self.bus
        self.limits = Limits(settings.rate_limits, self.bus.redis if self.bus else None)


def state_of(connection: HTTPConnection) -> State:
    """The parts of the application that got this request."""
    found: State = connection.app.state.parts
    return found
