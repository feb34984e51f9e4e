"""Why a database cannot be used, in a line for the person who wants to use it."""

from __future__ import annotations

import re
import sqlite3
from typing import Final

from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from .database import SchemaOutdated
from .writer import StoreUnavailable, as_store_error

#: Whatever can go wrong with a database that is not there, not ours, or not of this time.
TROUBLE: Final = (
    CommandError,
    OSError,
    SQLAlchemyError,
    SchemaOutdated,
    StoreUnavailable,
    sqlite3.Error,
)
_NUMBER: Final = re.compile(r"^\[errno -?\d+\] ", re.IGNORECASE)


def reason(error: BaseException) -> str:
    """What went wrong, without the number of it.

    >>> reason(ConnectionRefusedError(111, "Connection refused"))
    'connection refused'
    """
    if isinstance(error, CommandError):
        # Alembic does not know the step that it is at.
        return "made by a newer version of this program"
    return _NUMBER.sub("", " ".join(str(as_store_error(error)).split()))
