"""The database: tables, engines, migrations, and the writer that commits in groups."""

from . import people, schema, tournaments
from .appends import Append
from .database import Store, open_store
from .writer import DataRefused, StoreFull, StoreUnavailable

__all__ = [
    "Append",
    "DataRefused",
    "Store",
    "StoreFull",
    "StoreUnavailable",
    "open_store",
    "people",
    "schema",
    "tournaments",
]
