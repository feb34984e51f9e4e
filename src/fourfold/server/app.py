"""The application: its parts, its routes, and how it starts and stops."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from fastapi import FastAPI, Request, Response

from . import problem
from .accounts import Accounts
from .attempts import Attempts
from .problem import Problem, ProblemDocument, answer, speak
from .routes import account, health, lots, me, phrases, players
from .security import Guard
from .sessions import Sessions
from .settings import Settings
from .state import State
from .store import StoreFull, StoreUnavailable, open_store


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
        # Both pages load scripts from elsewhere, which the content policy forbids.
        docs_url=None,
        redoc_url=None,
        responses={"4XX": {"model": ProblemDocument}, "503": {"model": ProblemDocument}},
    )
    problem.install(app)
    app.add_exception_handler(StoreUnavailable, _tell_store)
    app.include_router(health.router)
    for part in (me, account, players, lots, phrases):
        app.include_router(part.router)
    app.add_middleware(Guard)
    return app


@asynccontextmanager
async def running(app: FastAPI, settings: Settings) -> AsyncIterator[State]:
    """The parts of a server, started in order and stopped in the opposite one."""
    store = open_store(settings.database_url, settings.unsafe_acknowledge_early)
    try:
        if store.is_sqlite:
            await store.upgrade()
        else:
            await store.check_schema()
        store.start()
        sessions = Sessions(store)
        await sessions.open()
        app.state.sessions = sessions
        attempts = Attempts(store, sessions.secret, settings.rate_limits)
        accounts = Accounts(store, sessions, attempts)
        app.state.parts = State(settings, store, sessions, attempts, accounts)
        yield app.state.parts
    finally:
        await store.close()


async def _tell_store(request: Request, error: Exception) -> Response:
    if isinstance(error, StoreFull):
        return answer(Problem(507, "storage-full"), speak(request))
    problem = Problem(503, "unavailable", headers={"Retry-After": "1"})
    return answer(problem, speak(request))
