"""Whom an address counts for: one subscriber has one IPv4 address, or a whole /64 of IPv6."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

#: The network of everybody whose address cannot be read: they share one allowance.
NOWHERE: Final = "nowhere"


@lru_cache(4096)
def network_of(address: str) -> str:
    """The network that limits count for an address.

    >>> network_of("203.0.113.7"), network_of("::ffff:203.0.113.7")
    ('203.0.113.7', '203.0.113.7')
    >>> network_of("2001:db8:1:2:aaaa::1") == network_of("2001:db8:1:2::ffff")
    True
    >>> network_of("2001:db8:1:2::1") == network_of("2001:db8:1:3::1")
    False
    >>> network_of("unknown") == network_of("_hidden")
    True
    """
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return NOWHERE
    if not isinstance(known, IPv6Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(IPv6Network((int(known) >> 64 << 64, 64)))
