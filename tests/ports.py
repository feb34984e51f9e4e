"""A port of the loopback that stays ours while nobody listens on it."""

from __future__ import annotations

import socket


class HeldPort:
    """A free port, kept from everybody who does not ask for it by its number.

    A port that is only looked up can be taken before it is used, by any connection of any program;
    and again whenever a server on it is restarted. A bound socket that does not listen keeps it:
    the system gives it to nobody else, while a server that sets `SO_REUSEADDR`, as ours does, may
    listen on it.
    """

    def __init__(self) -> None:
        self._holder = socket.socket()
        self._holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._holder.bind(("127.0.0.1", 0))
        self.number: int = self._holder.getsockname()[1]

    def close(self) -> None:
        """Let it go."""
        self._holder.close()
