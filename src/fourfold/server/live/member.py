"""One connection of somebody who listens: messages wait here, slow readers are dropped."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

_log = logging.getLogger(__name__)

#: A reader with so many messages, or characters, unsent is dropped.
_MOST_MESSAGES: Final = 64
_MOST_CHARACTERS: Final = 1_000_000
#: Seconds that the other end may take to close.
_CLOSING: Final = 5.0
TOO_SLOW: Final = 1013
BROKEN: Final = 1011


class Wire(Protocol):
    """A WebSocket, as far as it is needed here."""

    async def send_text(self, data: str) -> None:
        """Send a message; returns when the other end can take another one."""

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        """Close the connection."""


class Backlog(Protocol):
    """Messages that are written only when the connection takes them."""

    def next_message(self) -> str | None:
        """The next message, None when there are no more."""


@dataclass(slots=True, eq=False)
class Member:
    """One connection: to a game or a tournament; when both are None, to the lobby or the boards."""

    wire: Wire
    player: str | None
    game: str | None = None
    role: str | None = None
    looks_at_boards: bool = False
    #: The tournament that it watches, instead of a game.
    tournament: str | None = None
    #: Whether this is a spectator, who is told what other spectators say.
    hears_remarks: bool = False
    #: By which session, or which token, it came.
    session: str | None = None
    token: str | None = None
    #: The last entry that was sent.
    number: int = 0
    waiting: deque[str] = field(default_factory=deque[str])
    size: int = 0
    #: What comes after the messages that wait.
    backlog: Backlog | None = None
    sender: asyncio.Task[None] | None = None
    closed: bool = False
    #: The task that reads from it.
    reader: asyncio.Task[Any] | None = None
    #: The ping that waits for its answer, and when it was sent.
    ping: int = 0
    pinged: float = 0.0
    missed: int = 0

    def push(self, message: str) -> None:
        """Send a message as soon as the connection takes it; drop a reader that is too slow."""
        if self.closed:
            return
        self.waiting.append(message)
        self.size += len(message)
        if len(self.waiting) > _MOST_MESSAGES or self.size > _MOST_CHARACTERS:
            self.drop(TOO_SLOW)
        else:
            self._start()

    def replay(self, backlog: Backlog) -> None:
        """Send all of a backlog, one message at a time and no faster than they are taken."""
        if not self.closed:
            self.backlog = backlog
            self._start()

    def gone(self) -> None:
        """The other end has gone: write nothing more for it."""
        self.closed = True
        self.waiting.clear()
        self.backlog = None

    def drop(self, code: int, reason: str | None = None) -> None:
        """Close the connection without waiting for it."""
        if self.closed:
            return
        self.gone()
        if self.sender is not None:
            self.sender.cancel()
        self.sender = asyncio.create_task(self._close(code, reason))

    def _start(self) -> None:
        if self.sender is None:
            self.sender = asyncio.create_task(self._send())

    async def _send(self) -> None:
        try:
            while not self.closed and (message := self._next()) is not None:
                try:
                    await self.wire.send_text(message)
                except Exception:  # noqa: BLE001  # it can break in many ways; its reader sees it too
                    self.closed = True
                    return
                if self.backlog is not None:
                    # A quick reader of a long backlog must not keep the others waiting.
                    await asyncio.sleep(0)
        finally:
            if not self.closed:
                self.sender = None

    def _next(self) -> str | None:
        if self.waiting:
            message = self.waiting.popleft()
            self.size -= len(message)
            return message
        if self.backlog is None:
            return None
        try:
            written = self.backlog.next_message()
        except Exception:  # noqa: BLE001  # it must not look like a broken connection
            _log.exception("a message could not be written")
            self.drop(BROKEN)
            return None
        if written is None:
            self.backlog = None
        return written

    async def refuse(self, code: int) -> None:
        """Close the connection from the task that reads it."""
        self.drop(code)
        if self.sender is not None:
            await self.sender

    async def _close(self, code: int, reason: str | None) -> None:
        try:
            await asyncio.wait_for(self.wire.close(code, reason), _CLOSING)
        except TimeoutError:
            # The other end takes nothing, not even this: let go of it.
            if self.reader is not None:
                self.reader.cancel()
        except Exception:  # noqa: BLE001  # it is closed, one way or the other
            _log.debug("a connection was gone before it was closed")
