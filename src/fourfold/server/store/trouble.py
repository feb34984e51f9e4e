"""Why a database cannot be used, in one line for its user."""

from __future__ import annotations

import re
import sqlite3
from typing import Final

from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from .database import SchemaOutdated
from .writer import StoreUnavailable, as_store_error

#: The errors of a database that is missing, not ours, or of another version.
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
    """What went wrong, without the error number.

    >>> reason(ConnectionRefusedError(111, "Connection refused"))
    'connection refused'
    """
    if isinstance(error, CommandError):
        # Alembic does not know the database's step.
        return "made by a newer version of this program"
    return _NUMBER.sub("", " ".join(str(as_store_error(error)).split()))
