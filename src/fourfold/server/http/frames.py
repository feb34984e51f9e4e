"""WebSockets whose frames are counted: whoever sends too many is disconnected.

Clients have little to say: a pong every twenty seconds, and now and then a wish. Pings, pongs and
parts of messages never reach the application, so they are counted here, with everything else.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

#: So many frames per second in the long run, so many at once.
RATE: Final = 1.0
BURST: Final = 30
_REFUSED: Final = 1008


class CountedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that takes only so many frames."""

    def __init__(self, *arguments: Any, **options: Any) -> None:  # noqa: ANN401  # as uvicorn's
        super().__init__(*arguments, **options)
        self._left = float(BURST)
        self._at = self.loop.time()

    def handle_events(self) -> None:
        """Handle what came in, unless it is too much."""
        if not self.close_sent and self._is_too_much():
            self.conn.fail(_REFUSED, "too-many")
            self.handle_parser_exception()
            return
        super().handle_events()

    def _is_too_much(self) -> bool:
        frames = sum(isinstance(event, Frame) for event in self.conn.events)
        time = self.loop.time()
        self._left = min(self._left + (time - self._at) * RATE, float(BURST)) - frames
        self._at = time
        return self._left < 0
