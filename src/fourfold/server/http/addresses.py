"""The address that a request comes from. With proxies, uvicorn has found the client's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fourfold.server.networks import network_of

#: Where it is not known, as with a Unix socket.
UNKNOWN: Final = ""


def address_of(scope: Mapping[str, Any]) -> str:
    """The client's address, by the scope of its request."""
    client = scope.get("client")
    return client[0] if client else UNKNOWN


def client_network(scope: Mapping[str, Any]) -> str:
    """What limits count the client by; empty where its address is not known."""
    address = address_of(scope)
    return network_of(address) if address else UNKNOWN
