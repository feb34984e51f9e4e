"""The application: its parts, its routes, and how it starts and stops."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from importlib.metadata import version
from typing import Final

from fastapi import APIRouter, FastAPI
from starlette.routing import BaseRoute

from .api import (
    actions,
    answers,
    archive,
    challenges,
    current,
    games,
    health,
    live,
    lots,
    phrases,
    queue,
    remarks,
    sharing,
    texts,
)
from .api.people import accounts, me, players, push
from .api.study import analysis, drill, hints, learning, opponents, puzzles, referee
from .api.tournaments import announcing, desk, entries, rounds
from .api.tournaments import games as tournament_games
from .http import problems
from .http.compression import Packed
from .http.description import serve_description
from .http.guard import Guard
from .http.hosts import Hosts
from .http.lean import LeanRoutes
from .http.metering import Meter
from .http.pages import serve_pages
from .http.problems import RESPONSES
from .operations.housekeeping import Retention, keep_house
from .people.sessions import Sessions
from .settings import Settings
from .store import open_store
from .store.schema import now
from .supervision import BackgroundTask, end_tasks
from .wiring import State, wire

#: Seconds after which the house is kept for the first time.
_FIRST: Final = 1.0


def create_app(settings: Settings | None = None) -> FastAPI:
    """An application with these settings, by default those of the environment."""
    settings = settings or Settings.read()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running(app, settings):
            yield

    app = FastAPI(
        title="Fourfold",
        version=version("fourfold"),
        description="Quarto! over the network: games, challenges, live updates, analysis.",
        lifespan=lifespan,
        # These pages load scripts from elsewhere, which the content policy forbids. The description
        # itself has a route of ours.
        docs_url=None,
        openapi_url=None,
        redoc_url=None,
        # There are metrics and logs of our own.
        telemetry={"tracing": False, "metrics": False, "logs": False},
    )
    problems.install(app)
    answers.install(app)
    app.router.routes.extend(_routes())
    live.describe_messages(app)
    announcing.describe_messages(app)
    serve_description(app)
    serve_pages(app, describe=sharing.describe_page)
    app.add_middleware(Packed)
    app.add_middleware(LeanRoutes, routes=[actions.ActionRoute()], handlers=app.exception_handlers)
    app.add_middleware(Guard, hosts=Hosts.of(settings))
    app.add_middleware(Meter)
    return app


@cache
def _routes() -> tuple[BaseRoute, ...]:
    """The routes of all modules: the same in every application, and built once in a process."""
    router = APIRouter(responses=RESPONSES)
    for module in (
        *(health, live, actions, games, archive, challenges, queue, hints, opponents),
        *(analysis, puzzles, drill, learning, referee),
        *(me, current, accounts, players, lots, phrases, remarks, push, texts, sharing),
        *(announcing, entries, rounds, tournament_games, desk),
    ):
        router.include_router(module.router)
    # FastAPI would build them while the first request waits.
    scope = {"type": "http", "method": "GET", "path": "/healthz", "root_path": "", "headers": []}
    for route in router.routes:
        route.matches(scope)
    return tuple(router.routes)


@asynccontextmanager
async def running(app: FastAPI, settings: Settings) -> AsyncIterator[State]:
    """The parts of a server, started in order and stopped in the opposite one."""
    store = open_store(settings.database_url)
    try:
        await store.prepare()
        store.start()
        sessions = Sessions(store)
        await sessions.open()

        async def keep() -> None:
            # Those who waited for the server come first.
            await asyncio.sleep(_FIRST)
            retention = Retention(settings.guests_after_days, settings.guest_games_after_days)
            await keep_house(store, retention)

        state = wire(settings, store, sessions, [BackgroundTask("housekeeping", keep)])
        app.state.parts = state
        if state.postman.enabled:
            # The keys are made at the first start, not by whoever asks for them first.
            await state.postman.signer.open()
        async with _beside(state):
            yield state
    finally:
        await store.close()


@asynccontextmanager
async def _beside(state: State) -> AsyncIterator[None]:
    """What runs beside the requests."""
    await state.sweeper.begin()
    for task in state.tasks:
        task.start()
    try:
        yield
    finally:
        state.stopping = True
        state.connections.close()
        # Tasks come first: they wake the computer, and use the processes.
        await end_tasks(state.tasks)
        await state.computer.close()
        state.thinkers.close()
        state.students.close()
        state.clerks.close()
        state.painters.close()
        state.printers.close()
        await state.uptime.end(state.leaving or now())
        await state.bus.close()
