"""The server's time: it goes on evenly, and a pause of the loop is noticed."""

from __future__ import annotations

import asyncio
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.strategies import QUICK

from fourfold.server.timekeeping import Pulse, Span, Timekeeper, covered

pytestmark = pytest.mark.standstill

SPANS = st.lists(
    st.tuples(st.integers(0, 40), st.integers(0, 40)).map(lambda pair: Span(*sorted(pair)))
)


def test_the_machines_clock_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = Timekeeper()
    before = keeper.now()
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert before <= keeper.now() < before + 3_600_000


def test_time_advances_to_that_of_others_and_never_goes_back() -> None:
    keeper = Timekeeper()
    before = keeper.now()
    keeper.advance(before - 3_600_000)
    assert before <= keeper.now() < before + 3_000_000
    keeper.advance(before + 3_600_000)
    assert keeper.now() >= before + 3_600_000


@QUICK
@given(SPANS, st.integers(0, 40), st.integers(0, 40))
def test_what_spans_cover_is_counted_once(spans: list[Span], began: int, ended: int) -> None:
    each = {n for span in spans for n in range(span.began, span.ended) if began <= n < ended}
    assert covered(spans, began, ended) == len(each)


class _Keeper(Timekeeper):
    """A time that the test moves on."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 1000

    def now(self) -> int:
        return self.time


def test_a_stall_is_known_to_whoever_looks_first() -> None:
    """The beat comes late itself: a request that waited may be served before it."""

    async def main() -> None:
        keeper = _Keeper()
        pulse = Pulse(keeper)
        pulse.look()
        beating = asyncio.create_task(pulse.beat())
        await asyncio.sleep(0)
        keeper.time = 1200
        pulse.look()
        assert not pulse.stalls
        keeper.time = 8000
        pulse.look()
        assert list(pulse.stalls) == [Span(1000, 8000)]
        # It goes on: nothing is counted twice, and nothing is left out.
        keeper.time = 9500
        pulse.look()
        assert list(pulse.stalls) == [Span(1000, 8000), Span(8000, 9500)]
        beating.cancel()
        await asyncio.gather(beating, return_exceptions=True)

    asyncio.run(main())
