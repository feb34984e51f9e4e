"""Attacks run against the servers of `tests/server`: the same fixtures, real databases."""

from tests.server.conftest import (
    backend,
    client,
    databases,
    files,
    postgres,
    quick_hashes,
    redis,
    server,
    settings,
)

__all__ = [
    "backend",
    "client",
    "databases",
    "files",
    "postgres",
    "quick_hashes",
    "redis",
    "server",
    "settings",
]
