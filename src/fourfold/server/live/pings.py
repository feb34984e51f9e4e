"""Heartbeats of connections: they find the dead, and measure how long messages take."""

from __future__ import annotations

import asyncio
from typing import Final

from .bus import Bus, BusMessage
from .connections import Connections
from .member import Member
from .messages import PingMessage

#: Seconds between two pings to one connection; after two without an answer it is closed.
PING_EVERY: Final = 20
GOING_AWAY: Final = 1001
#: Delays below this are no news to other processes.
_SHORT: Final = 0.02
_MOST_DELAYS: Final = 50_000


class Pings:
    """Pings everybody, and remembers how long the answers took."""

    def __init__(self, connections: Connections, bus: Bus) -> None:
        self._connections = connections
        self._bus = bus
        self._delays: dict[str, float] = {}
        bus.subscribe("delay", self._hear)

    def delay(self, player: str) -> float:
        """How many seconds a message takes to a player and back, as last measured; 0 if never."""
        return self._delays.get(player, 0.0)

    def pong(self, member: Member, ping: int) -> None:
        """An answer to a ping came in."""
        if ping != member.ping or not member.pinged:
            return
        delay = asyncio.get_running_loop().time() - member.pinged
        member.pinged, member.missed = 0.0, 0
        if member.player is not None and member.role is not None:
            self._keep(member.player, delay)
            if delay > _SHORT:
                self._bus.publish({"type": "delay", "player": member.player, "seconds": delay})

    async def beat(self) -> None:
        """Ping everybody in turn, for ever."""
        slot = 0
        while True:
            await asyncio.sleep(1)
            slot = (slot + 1) % PING_EVERY
            self._ping(slot)

    def _ping(self, slot: int) -> None:
        time = asyncio.get_running_loop().time()
        for member in self._connections:
            if id(member) // 64 % PING_EVERY != slot:
                continue
            if member.pinged:
                member.missed += 1
                if member.missed >= 2:
                    member.drop(GOING_AWAY)
                    continue
            member.ping += 1
            member.pinged = time
            member.push(PingMessage(type="ping", id=member.ping).model_dump_json())

    def _keep(self, player: str, delay: float) -> None:
        if len(self._delays) > _MOST_DELAYS:
            self._delays.clear()
        self._delays[player] = delay

    def _hear(self, message: BusMessage) -> None:
        self._keep(message["player"], message["seconds"])
