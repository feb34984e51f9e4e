"""Who is online: everybody with an open connection, in this process or another one."""

from __future__ import annotations

import asyncio
from typing import Final

from .bus import Bus, BusMessage
from .connections import Connections
from .presence import BELIEVED, TOLD_EVERY

#: How many players a message to the other processes names.
_TOGETHER: Final = 200


class Online:
    """Who has an open connection, in all processes as far as known."""

    def __init__(self, connections: Connections, bus: Bus) -> None:
        self._connections = connections
        self._bus = bus
        #: Player → process → when that was last heard.
        self._elsewhere: dict[str, dict[str, float]] = {}
        connections.arrived.subscribe(lambda player: self._publish([player], here=True))
        connections.departed.subscribe(lambda player: self._publish([player], here=False))
        bus.subscribe("online", self._hear)

    def has(self, player: str) -> bool:
        """Whether a player is online."""
        return player in self._connections.connected or player in self._elsewhere

    async def repeat(self) -> None:
        """Tell the other processes again and again who is here, for ever."""
        turn = 0
        while True:
            await asyncio.sleep(1)
            turn = (turn + 1) % TOLD_EVERY
            here = [each for each in self._connections.connected if hash(each) % TOLD_EVERY == turn]
            for start in range(0, len(here), _TOGETHER):
                self._publish(here[start : start + _TOGETHER], here=True)
            self._forget()

    def _publish(self, players: list[str], *, here: bool) -> None:
        self._bus.publish({"type": "online", "players": players, "here": here})

    def _hear(self, message: BusMessage) -> None:
        process, time = message["process"], asyncio.get_running_loop().time()
        for player in message["players"]:
            if message["here"]:
                self._elsewhere.setdefault(player, {})[process] = time
            else:
                self._drop(player, process)

    def _drop(self, player: str, process: str) -> None:
        elsewhere = self._elsewhere.get(player, {})
        elsewhere.pop(process, None)
        if not elsewhere:
            self._elsewhere.pop(player, None)

    def _forget(self) -> None:
        """Forget what was not repeated: its process has died."""
        oldest = asyncio.get_running_loop().time() - BELIEVED * TOLD_EVERY
        for player, elsewhere in list(self._elsewhere.items()):
            for process, heard in list(elsewhere.items()):
                if heard < oldest:
                    self._drop(player, process)
