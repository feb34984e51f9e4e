"""Devices that an account knows: browsers in which its owner has signed in before.

Strangers who try passwords for an account are counted together, and wait together when there were
too many. Its owner must not wait with them, so a browser in which somebody signed in keeps a sealed
text that says so, and is counted by itself. It opens nothing: without the password it is worth ten
tries (OWASP, "Slow down online guessing attacks with device cookies").
"""

from __future__ import annotations

import secrets

from fourfold.server.store.seals import Seals


class Devices:
    """Makes and reads the texts that devices keep."""

    def __init__(self, seals: Seals) -> None:
        self._seals = seals

    async def introduce(self, player: str) -> str:
        """The text for a device in which a player has just signed in."""
        await self._seals.open()
        return self._seals.seal({"player": player, "device": secrets.token_hex(8)})

    async def known(self, text: str, player: str) -> str | None:
        """The device that has this text; None unless this player has signed in with it."""
        await self._seals.open()
        sealed = self._seals.read(text) if text else None
        if sealed is None or sealed.get("player") != player:
            return None
        return f"{player} {sealed.get('device')}"
