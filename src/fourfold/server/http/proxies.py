"""Behind a proxy: who really asks, and whether by TLS. Only proxies on a list are believed."""

from __future__ import annotations

from ipaddress import ip_address

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from fourfold.server.settings import Network


class BehindProxy:
    """Puts the client's own address and scheme into what the application sees."""

    def __init__(self, app: ASGIApp, proxies: tuple[Network, ...]) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] in ("http", "websocket") and self._proxies:
            client = scope.get("client")
            if client is not None and self._is_proxy(client[0]):
                self._believe(scope, Headers(scope=scope))
        await self._app(scope, receive, send)

    def _believe(self, scope: Scope, headers: Headers) -> None:
        hops = [hop.strip() for hop in headers.get("x-forwarded-for", "").split(",") if hop.strip()]
        # From the right: the first one that is no proxy of ours is whoever asked.
        asking = next((hop for hop in reversed(hops) if not self._is_proxy(hop)), None)
        if asking is not None and _is_address(asking):
            scope["client"] = (asking, 0)
        secure = headers.get("x-forwarded-proto", "").strip().lower()
        if secure in ("http", "https"):
            socket = scope["type"] == "websocket"
            scope["scheme"] = secure.replace("http", "ws") if socket else secure

    def _is_proxy(self, text: str) -> bool:
        return _is_address(text) and any(ip_address(text) in network for network in self._proxies)


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
