"""Servers that may write to a receiver on this machine, and do not wait before they do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fourfold.server import Settings

from .receiver import LOCAL, Receiver, receiving


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return settings.changed(push_receivers=LOCAL, push_delay=0.0)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver
