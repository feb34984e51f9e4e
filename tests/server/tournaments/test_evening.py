"""The Swiss of 16 that programs play through the API alone; see `evening`."""

from __future__ import annotations

import pytest

from fourfold.server import Settings

from .evening import play, table


@pytest.mark.long
@pytest.mark.parametrize("backend", ["sqlite", "postgresql"])
def test_sixteen_programs_play_a_swiss(settings: Settings) -> None:
    said: list[str] = []
    over = play(settings, rounds=5, say=said.append)
    assert said == sorted(set(said)), "each round is announced once"
    assert len(table(over)) > 40
