"""Who comes to the lobby, and who goes."""

from __future__ import annotations

from fourfold.server.topics import Topic

from .member import Member


class Arrivals:
    """The topics of connections to the lobby: those that have begun, and those that have ended."""

    def __init__(self) -> None:
        self.entered = Topic[Member]()
        self.left = Topic[Member]()
