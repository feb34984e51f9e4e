"""When a session has ended, as a condition on its row, for the rooms that query sessions."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BindParameter, ColumnElement

from .schema import session

#: A cookie lives as long as browsers let it, in seconds; its session no longer than that.
AGE: Final = 400 * 24 * 3600
#: Without a request in this time a session has ended, in milliseconds.
IDLE: Final = 90 * 24 * 3600 * 1000


def is_good(time: int | BindParameter[int]) -> tuple[ColumnElement[bool], ...]:
    """The condition that holds for every session that has not ended."""
    table = session.c
    return table.revoked.is_(None), table.seen > time - IDLE, table.created > time - AGE * 1000
