"""Quiet hours: when a person wants to be left alone, in their own time zone."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

_MINUTE: Final = 60_000


def quiet_until(now: int, zone: str, start: str, end: str) -> int | None:
    """When the quiet hours end that it is in at `now`; None outside of them.

    Times are milliseconds since 1970; `start` and `end` are HH:MM, or empty for no quiet hours.

    >>> evening = round(datetime(2026, 1, 15, 22, 30, tzinfo=UTC).timestamp() * 1000)
    >>> quiet_until(evening, "UTC", "07:00", "22:00") is None
    True
    >>> until = quiet_until(evening, "Europe/Berlin", "22:00", "07:30")
    >>> datetime.fromtimestamp(until / 1000, UTC).isoformat()
    '2026-01-16T06:30:00+00:00'
    """
    if not start or not end or start == end:
        return None
    place = ZoneInfo(zone)
    local = datetime.fromtimestamp(now / 1000, UTC).astimezone(place)
    begins, ends = time.fromisoformat(start), time.fromisoformat(end)
    moment = local.time()
    over_midnight = begins > ends
    inside = (moment >= begins or moment < ends) if over_midnight else begins <= moment < ends
    if not inside:
        return None
    day = local.date()
    if over_midnight and moment >= begins:
        day += timedelta(days=1)
    # When an hour comes twice in a night, its end may seem to be over: look again in a minute.
    return max(round(datetime.combine(day, ends, place).timestamp() * 1000), now + _MINUTE)


def is_zone(name: str) -> bool:
    """Whether there is such a time zone.

    >>> is_zone("Europe/Lisbon"), is_zone("Atlantis"), is_zone("../etc/passwd"), is_zone("")
    (True, False, False, False)
    """
    try:
        ZoneInfo(name)
    except (ValueError, OSError, LookupError):
        return False
    return True
