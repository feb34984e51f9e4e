"""The lobby: what is sent to those who enter."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
from tests.server.running import Server, heard


@pytest.mark.parametrize("backend", ["sqlite"], indirect=True)
def test_nobody_gets_a_list_while_a_newer_one_is_being_read(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert server.app is not None
    lobby = server.app.state.parts.lobby
    list_challenges = lobby._list_challenges
    begun, released = threading.Event(), threading.Event()

    async def list_slowly(player: str | None) -> list[dict[str, Any]]:
        begun.set()
        await asyncio.to_thread(released.wait, 60)
        listed: list[dict[str, Any]] = await list_challenges(player)
        return listed

    ana, ben, eve = server.client(), server.client(), server.client()
    with eve.live("/api/live") as watching:
        assert heard(watching, "challenges")["challenges"] == []
        monkeypatch.setattr(lobby, "_list_challenges", list_slowly)
        made = ana.post("/api/challenges", json={"open": True}).json()["id"]
        assert begun.wait(60)
        with ben.live("/api/live") as entering:
            with pytest.raises(TimeoutError):
                heard(entering, "challenges", seconds=0.5)
            released.set()
            challenges = heard(entering, "challenges")["challenges"]
            assert [challenge["id"] for challenge in challenges] == [made]
