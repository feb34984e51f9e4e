"""Inserting rows that may be there already, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Column, Connection, CursorResult, Table
from sqlalchemy.dialects import postgresql, sqlite


def _insert(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """The dialect's own INSERT: SQLAlchemy has no common one that knows ON CONFLICT."""
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table)
    return postgresql.insert(table)


def insert_first(connection: Connection, table: Table, row: Mapping[str, Any]) -> bool:
    """Insert a row unless there is one with its keys; whether it was inserted."""
    statement = _insert(connection, table).on_conflict_do_nothing()
    return connection.execute(statement, dict(row)).rowcount == 1


def insert_or_update(
    connection: Connection,
    table: Table,
    row: Mapping[str, Any],
    changes: Mapping[str, Any],
    *returning: Column[Any],
) -> CursorResult[Any]:
    """Insert a row; where one with its primary key exists, change that one instead."""
    statement = (
        _insert(connection, table)
        .values(dict(row))
        .on_conflict_do_update(index_elements=list(table.primary_key), set_=dict(changes))
    )
    return connection.execute(statement.returning(*returning) if returning else statement)
