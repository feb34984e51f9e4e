"""Avatars: each player is shown as one of the sixteen pieces, by its digit."""

from __future__ import annotations

import hashlib
from functools import lru_cache


@lru_cache(4096)
def avatar_of(player: str, chosen: str) -> str:
    """The piece of a player: the chosen one, or one that follows from the id.

    >>> avatar_of("k3vq7x2mfa5t", "c"), avatar_of("k3vq7x2mfa5t", "")
    ('c', '0')
    """
    return chosen or f"{hashlib.blake2b(player.encode(), digest_size=1).digest()[0] % 16:x}"


def opposite(avatar: str) -> str:
    """The piece that differs in all four traits, for the second player on a shared screen.

    >>> opposite("c")
    '3'
    """
    return f"{15 - int(avatar, 16):x}"
