"""Which sessions and tokens are still good, many at a time."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import BindParameter, Connection, bindparam, select

from fourfold.server.store import people, schema
from fourfold.server.store.schema import now

from .sessions import is_good

_NAMES: Final[BindParameter[Any]] = bindparam("names", expanding=True)
_SESSIONS: Final = select(schema.session.c.id).where(
    schema.session.c.id.in_(_NAMES), *is_good(bindparam("time"))
)
_TOKENS: Final = select(people.token.c.id).where(people.token.c.id.in_(_NAMES))


def good_access(connection: Connection, sessions: set[str], tokens: set[str]) -> set[str]:
    """Those of these sessions and tokens that are good."""
    good: set[str] = set()
    for query, names in ((_SESSIONS, sessions), (_TOKENS, tokens)):
        if names:
            parameters = {"names": sorted(names), "time": now()}
            good.update(connection.execute(query, parameters).scalars())
    return good
