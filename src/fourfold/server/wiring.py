"""How the parts of a server are put together: once, in one function, from top to bottom."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from starlette.requests import HTTPConnection

from .games.actions import Games
from .games.appending import Appender
from .games.fair_play import FairPlay
from .games.loading import Loader
from .games.starting.challenges import Challenges, DirectChallenge
from .games.starting.queue import Queue
from .games.starting.quotas import Quotas
from .games.starting.starter import Starter
from .games.sweeper import Sweeper
from .games.uptime import Uptime
from .games.views.archive import changed_games
from .games.views.snapshot import News
from .http.limits import Limits
from .live.admission import Admission
from .live.arrivals import Arrivals
from .live.boards import Boards
from .live.bus import Bus
from .live.connections import Connections
from .live.direct import DirectChallenges
from .live.hub import Hub
from .live.lobby import Lobby
from .live.online import Online
from .live.pings import Pings
from .live.presence import Attendance
from .live.queue import WaitingRoom
from .live.refresher import Refresher
from .people.accounts import Accounts
from .people.attempts import Attempts
from .people.devices import Devices
from .people.sessions import Sessions
from .people.standings import count_game
from .push.postman import Postman
from .settings import Settings
from .sharing.previews import Previews
from .store import Store
from .store.schema import new_id
from .store.seals import Seals
from .supervision import BackgroundTask, watch_loop
from .topics import Topic
from .tournaments import TournamentNews, Tournaments
from .tournaments.leaving import leave_tournaments
from .tournaments.running.beginning import Beginner
from .tournaments.running.calling import Calls
from .tournaments.running.runner import TournamentRunner
from .tournaments.views.watching import TournamentWatchers
from .workers.computer import Computer
from .workers.students import Students
from .workers.thinkers import Thinkers

#: How many bytes of pictures each worker keeps, and how many pictures may wait to be drawn.
_PICTURE_BYTES: Final = 32 * 2**20
_PICTURES_WAITING: Final = 24


@dataclass(slots=True)
class State:
    """The parts of a running server that requests use, and those that run beside them."""

    settings: Settings
    store: Store
    sessions: Sessions
    attempts: Attempts
    accounts: Accounts
    devices: Devices
    loader: Loader
    starter: Starter
    games: Games
    fair_play: FairPlay
    challenges: Challenges
    queue: Queue
    connections: Connections
    attendance: Attendance
    pings: Pings
    hub: Hub
    lobby: Lobby
    boards: Boards
    online: Online
    admission: Admission
    thinkers: Thinkers
    computer: Computer
    students: Students
    #: For questions that take milliseconds.
    clerks: Thinkers
    #: For pictures, with those drawn last.
    painters: Students
    previews: Previews
    uptime: Uptime
    sweeper: Sweeper
    seals: Seals
    limits: Limits
    bus: Bus
    postman: Postman
    tournaments: Tournaments
    beginner: Beginner
    watchers: TournamentWatchers
    #: For pairings and printed pages.
    printers: Thinkers
    tasks: list[BackgroundTask] = field(default_factory=list)
    stopping: bool = False
    #: Since when nobody new is served, when that is known.
    leaving: int | None = None


def wire(
    settings: Settings, store: Store, sessions: Sessions, beside: Sequence[BackgroundTask] = ()
) -> State:
    """Put the parts of a server together; nothing runs yet. `beside`: further tasks to run."""
    process = new_id()

    # What happens: games that this process has appended to, games that others have, changes of the
    # challenges and of the queue, challenges to one player, and who comes to the lobby and goes.
    # Parts subscribe as they are made, so that none needs another one's name.
    appended, seen = Topic[News](), Topic[News]()
    challenges_changed, queue_changed = Topic[None](), Topic[None]()
    challenged, arrivals = Topic[DirectChallenge](), Arrivals()

    # The way to other processes.
    redis, bus, bus_tasks = None, Bus(), list[BackgroundTask]()
    if settings.redis:
        # Redis is an extra of the installation.
        from .live.redis_bus import RedisBus  # noqa: PLC0415

        bus = redis_bus = RedisBus(settings.redis, process)
        redis = redis_bus.redis
        bus_tasks = [
            BackgroundTask("bus.send", redis_bus.send),
            BackgroundTask("bus.listen", redis_bus.listen),
        ]
    limits = Limits(settings.rate_limits, redis)

    # Games: reading, appending, beginning.
    loader = Loader(store, settings.memory_megabytes, settings.abandoned_after_days)
    uptime = Uptime(store, process)
    quotas = Quotas(settings)
    appender = Appender(store, loader, settings, appended, uptime=uptime, at_end=[count_game])
    starter = Starter(store, loader, appended, settings, quotas)
    challenges = Challenges(
        store,
        loader,
        starter,
        quotas,
        appended=appended,
        changed=challenges_changed,
        challenged=challenged,
        address=settings.address,
    )
    queue = Queue(store, loader, starter, quotas, appended=appended, changed=queue_changed)

    # Those who listen.
    connections = Connections()
    attendance = Attendance(connections, bus)
    pings = Pings(connections, bus)
    refresher = Refresher(loader, seen)
    hub = Hub(
        store,
        loader,
        connections,
        attendance,
        bus=bus,
        refresher=refresher,
        appended=appended,
        seen=seen,
    )
    lobby = Lobby(
        store,
        loader,
        connections,
        bus=bus,
        refresher=refresher,
        appended=appended,
        seen=seen,
        arrivals=arrivals,
        challenges_changed=challenges_changed,
        list_challenges=challenges.waiting,
    )
    waiting_room = WaitingRoom(
        queue, connections, bus=bus, changed=queue_changed, arrivals=arrivals
    )
    direct_challenges = DirectChallenges(
        challenges, connections, bus=bus, changed=challenges_changed, arrivals=arrivals
    )
    boards = Boards(connections, lambda since, most: changed_games(store, since, most))
    online = Online(connections, bus)
    admission = Admission(store, connections, bus)

    # Those who play, and those who think. Studies do not keep computer players waiting, and short
    # questions wait for neither. Threads would share Python's lock with the event loop: with forty
    # drills a second in a thread the median move took 126 ms, with a process 9 to 32 ms (single
    # runs on a busy machine).
    games = Games(loader, appender, starter, appended)
    thinkers, students, clerks = Thinkers(settings.thinkers), Students(1), Thinkers(1)
    painters = Students(1, kept=_PICTURE_BYTES, weigh=len, waiting=_PICTURES_WAITING)
    printers = Thinkers(1)
    computer = Computer(loader, appender, thinkers, appended)
    sweeper = Sweeper(store, appender, uptime, computer.wake, settings)

    # Tournaments. A pairing may take seconds.
    tournament_changed = Topic[TournamentNews]()
    tournaments = Tournaments(store, settings, changed=tournament_changed, compute=printers.run)
    runner = TournamentRunner(
        tournaments, uptime, loader, starter, compute=printers.run, appended=appended
    )
    calls = Calls(tournaments, connections, bus=bus, arrivals=arrivals)
    watchers = TournamentWatchers(store, tournaments.loader, connections)

    # People.
    attempts, seals = Attempts(store, sessions, settings.rate_limits), Seals(store)
    devices = Devices(seals)
    leave = [partial(leave_tournaments, tournaments)]
    accounts = Accounts(store, attempts, devices, games, admission.changed, leave=leave)

    # Those who are told although they are not here.
    def present() -> set[str]:
        return connections.attentive(asyncio.get_running_loop().time())

    postman = Postman(
        store,
        loader,
        settings,
        present,
        appended=appended,
        challenged=challenged,
        find_call=calls.find,
    )
    calls.called.subscribe(postman.hasten)

    tasks = [
        BackgroundTask("loop.watch", watch_loop),
        BackgroundTask("pings.beat", pings.beat),
        BackgroundTask("attendance.repeat", attendance.repeat),
        BackgroundTask("hub.poll", hub.poll),
        BackgroundTask("lobby.poll", lobby.poll),
        BackgroundTask("lobby.list", lobby.list_open),
        BackgroundTask("lobby.queue", waiting_room.keep),
        BackgroundTask("lobby.direct", direct_challenges.keep),
        BackgroundTask("boards.tell", boards.tell),
        BackgroundTask("watchers.tell", watchers.tell),
        BackgroundTask("online.repeat", online.repeat),
        BackgroundTask("admission.watch", admission.watch),
        BackgroundTask("pulse.beat", uptime.pulse.beat),
        BackgroundTask("sweeper.beat", sweeper.beat),
        BackgroundTask("sweeper.sweep", sweeper.sweep),
        BackgroundTask("postman.work", postman.work),
        BackgroundTask("tournaments.run", runner.run),
        BackgroundTask("tournaments.call", calls.keep),
        *bus_tasks,
        *beside,
    ]
    return State(
        settings=settings,
        store=store,
        sessions=sessions,
        attempts=attempts,
        accounts=accounts,
        devices=devices,
        loader=loader,
        starter=starter,
        games=games,
        fair_play=FairPlay(loader, appender),
        challenges=challenges,
        queue=queue,
        connections=connections,
        attendance=attendance,
        pings=pings,
        hub=hub,
        lobby=lobby,
        boards=boards,
        online=online,
        admission=admission,
        thinkers=thinkers,
        computer=computer,
        students=students,
        clerks=clerks,
        painters=painters,
        previews=Previews(store, loader, challenges),
        uptime=uptime,
        sweeper=sweeper,
        seals=seals,
        limits=limits,
        bus=bus,
        postman=postman,
        tournaments=tournaments,
        beginner=runner.beginner,
        watchers=watchers,
        printers=printers,
        tasks=tasks,
    )


def state_of(connection: HTTPConnection) -> State:
    """The parts of the application that got this request."""
    state: State = connection.app.state.parts
    return state
