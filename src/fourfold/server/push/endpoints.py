"""Where push messages may go: to public addresses over HTTPS, and nowhere inside a network.

Anybody can subscribe with any URL, so the server must never be made to ask something for them that
they cannot reach themselves. The name is resolved when a browser subscribes and again for each
message, every address that it has must be public, and the connection is made to the address that
was checked: a name that changes in between (DNS rebinding) gains nothing.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from fourfold.server.settings import Network

from .errors import EndpointRefused

Address = IPv4Address | IPv6Address

#: The longest URL of an endpoint; those of today's push services have 150 to 700 characters.
LONGEST: Final = 1000
#: Seconds to wait for an answer about a name.
_PATIENCE: Final = 5.0
_PORTS: Final = {"https": 443, "http": 80}
#: Printable ASCII; urlsplit would silently drop tabs and line ends.
_PLAIN: Final = re.compile(r"[!-~]+")
#: IPv6 networks that carry IPv4 addresses, private ones included: NAT64, 6to4, Teredo.
_CARRIERS: Final = tuple(
    map(IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32"))
)


@dataclass(frozen=True, slots=True)
class Endpoint:
    """Where a message goes: the URL as the browser gave it, and the address that was checked."""

    url: SplitResult
    address: Address

    @property
    def host(self) -> str:
        """The name in the URL, which the certificate must have."""
        return self.url.hostname or ""

    @property
    def origin(self) -> str:
        """For whom VAPID signs: scheme, host and port."""
        return f"{self.url.scheme}://{self.url.netloc}"

    @property
    def pinned(self) -> str:
        """The URL with the checked address in place of the name."""
        host = f"[{self.address}]" if self.address.version == 6 else str(self.address)
        port = self.url.port or _PORTS[self.url.scheme]
        return self.url._replace(netloc=f"{host}:{port}").geturl()


async def check_endpoint(text: str, receivers: Sequence[Network]) -> Endpoint:
    """Where messages to an endpoint go, or `EndpointRefused`.

    `receivers`: networks of the operators, in which receivers may be local and use plain HTTP.
    OSError or TimeoutError when the name cannot be resolved.
    """
    url = _read(text)
    port = url.port or _PORTS[url.scheme]
    addresses = await resolve(url.hostname or "", port)
    if not addresses:
        raise EndpointRefused
    own = all(any(address in network for network in receivers) for address in addresses)
    public = url.scheme == "https" and port == 443 and all(map(is_public, addresses))
    if not own and not public:
        raise EndpointRefused
    return Endpoint(url, addresses[0])


async def resolve(host: str, port: int) -> list[Address]:
    """All addresses that a name has."""
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(_PATIENCE):
        places = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    # A scope ("fe80::1%eth0") says which network, and is not part of the address.
    return [ip_address(str(place[0]).partition("%")[0]) for *_, place in places]


def _read(text: str) -> SplitResult:
    """The parts of an endpoint's URL."""
    if len(text) > LONGEST or not _PLAIN.fullmatch(text):
        raise EndpointRefused
    try:
        url = urlsplit(text)
        _ = url.port
    except ValueError:
        raise EndpointRefused from None
    userless = url.username is None and url.password is None
    if url.scheme not in _PORTS or not url.hostname or not userless or url.fragment:
        raise EndpointRefused
    return url


def is_public(address: Address) -> bool:
    """Whether an address is one that everybody in the Internet can reach.

    >>> [is_public(ip_address(text)) for text in ("203.0.114.1", "10.0.0.1", "169.254.169.254")]
    [True, False, False]
    >>> [is_public(ip_address(text)) for text in ("::ffff:10.0.0.1", "64:ff9b::a00:1", "fd00::1")]
    [False, False, False]
    """
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if any(address in network for network in _CARRIERS):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved
