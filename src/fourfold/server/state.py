"""What the parts of one application share."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from .accounts import Accounts
from .attempts import Attempts
from .sessions import Sessions
from .settings import Settings
from .store import Store


@dataclass(slots=True)
class State:
    """The parts of a running server."""

    settings: Settings
    store: Store
    sessions: Sessions
    attempts: Attempts
    accounts: Accounts
    stopping: bool = False


def state_of(connection: HTTPConnection) -> State:
    """The parts of the application that got this request."""
    found: State = connection.app.state.parts
    return found
