"""The names by which a server may be reached.

A page of another site can point its own name at 127.0.0.1, or at an address of the local network,
and then ask this server as if it were its own (DNS rebinding). Such a request carries the strange
name, so only known names are answered. An address written as a number is always fine: a browser
that uses it has asked nobody where a name leads.
"""

from __future__ import annotations

import socket
from collections.abc import Collection
from functools import lru_cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from fourfold.server.settings import Settings

_LOOPBACK: Final = ("localhost", "*.localhost")
#: The longest name in DNS, and a port.
_LONGEST: Final = 253 + 6


class Hosts:
    """Decides whether a request names this server.

    >>> hosts = Hosts.of(Settings(public_url="https://quarto.example"))
    >>> [hosts.allow(each) for each in ("quarto.example", "127.0.0.1:8016", "evil.example")]
    [True, True, False]
    """

    def __init__(self, names: Collection[str], numbers: bool) -> None:
        self._exact = frozenset(name for name in names if not name.startswith("*."))
        self._endings = tuple(name[1:] for name in names if name.startswith("*."))
        self._numbers = numbers
        self.allow = lru_cache(1024)(self._allow)

    @classmethod
    def of(cls, settings: Settings) -> Hosts:
        """The list that was set; without one, whatever leads here by itself."""
        if settings.hosts:
            return cls([name.lower() for name in settings.hosts], numbers=False)
        names = [*_LOOPBACK, settings.host.lower()]
        if settings.public_url:
            names.append((urlsplit(settings.public_url).hostname or "").lower())
        if settings.bind != settings.host or settings.lan:
            # Machines of a local network find each other by these.
            own = socket.gethostname().lower()
            names += [own, f"{own.partition('.')[0]}.local"]
        return cls([name for name in names if name], numbers=True)

    def _allow(self, header: str) -> bool:
        """Whether this Host header names the server; its port does not matter."""
        if len(header) > _LONGEST:
            return False
        name = _without_port(header.lower())
        if name in self._exact or (self._endings and name.endswith(self._endings)):
            return True
        return self._numbers and _is_number(name)


def _without_port(host: str) -> str:
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdecimal() else host


def _is_number(name: str) -> bool:
    try:
        ip_address(name.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True
