"""Attacks run against the servers and databases that `tests/server` starts."""

from tests.server.conftest import (
    backend,
    client,
    databases,
    files,
    house_left_alone,
    postgres,
    pytest_collection_modifyitems,
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
    "house_left_alone",
    "postgres",
    "pytest_collection_modifyitems",
    "quick_hashes",
    "redis",
    "server",
    "settings",
]
