"""Appending entries of many games in a few statements, however many there are.

The rows travel as JSON, so that a statement is the same for any number of them and is prepared
once. While SQLite works on one statement, Python can do something else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import orjson
from sqlalchemy import Connection, Integer, String, Table, TextClause, bindparam, text
from sqlalchemy.types import BigInteger, Boolean, TypeEngine

from .schema import entry as entries
from .schema import game as games

#: The columns of a game's row that follow from its log.
DERIVED: Final = (
    "number",
    "status",
    "to_act",
    "result",
    "reason",
    "placed",
    "wake_at",
    "thinks",
    "touched",
    "likeness",
    "position",
)


@dataclass(frozen=True, slots=True)
class Append:
    """Entries for the log of a game, all or none, and the derived columns of the game's row.

    Its result says whether the number of its first entry was free.
    """

    game: str
    entries: Sequence[dict[str, Any]]
    derived: dict[str, Any]


def append_all(connection: Connection, appends: Sequence[Append]) -> list[bool]:
    """Append to many games; for each, whether its number was free."""
    # Always in the same order, so that two processes never wait for each other.
    first = {(append.game, append.entries[0]["number"]): append for append in reversed(appends)}
    wanted = [{"game": game, **append.entries[0]} for (game, _), append in sorted(first.items())]
    done = _run(connection, _INSERT, wanted).all()
    won = {(row.game, row.number): first[row.game, row.number] for row in done}
    more = [{"game": append.game, **row} for append in won.values() for row in append.entries[1:]]
    if more:
        # Numbers have no gaps: when the first was free, so are the others.
        _run(connection, _INSERT, more)
    if won:
        rows = [{"id": append.game, **append.derived} for append in won.values()]
        _run(connection, _UPDATE, rows)
    winners = {id(append) for append in won.values()}
    return [id(append) in winners for append in appends]


def _run(connection: Connection, statements: dict[str, TextClause], rows: list[Any]) -> Any:  # noqa: ANN401  # a result
    statement = statements[connection.dialect.name]
    return connection.execute(statement, {"rows": orjson.dumps(rows).decode()})


def _sources(table: Table, names: Iterable[str]) -> dict[str, tuple[str, str]]:
    """For each database: how the rows are read from JSON, and each column of them."""
    shape = ", ".join(f'"{name}" {_kind(table.c[name].type)}' for name in names)
    return {
        "sqlite": ("json_each(:rows) AS news", "json_extract(news.value, '$.{0}')"),
        "postgresql": (f"json_to_recordset(CAST(:rows AS json)) AS news({shape})", 'news."{0}"'),
    }


def _kind(column_type: TypeEngine[Any]) -> str:
    """PostgreSQL's name of a type; columns that refer to other tables are texts, as ids are."""
    kinds = {BigInteger: "bigint", Integer: "integer", Boolean: "boolean"}
    return next((word for kind, word in kinds.items() if isinstance(column_type, kind)), "text")


def _inserts() -> dict[str, TextClause]:
    names = [column.name for column in entries.columns]
    listed = ", ".join(f'"{name}"' for name in names)
    statements = {}
    for database, (source, column) in _sources(entries, names).items():
        picked = ", ".join(column.format(name) for name in names)
        # Without WHERE, SQLite takes ON for the condition of a join.
        statements[database] = text(
            f"INSERT INTO entry ({listed}) SELECT {picked} FROM {source} WHERE true "  # noqa: S608  # our names
            "ON CONFLICT DO NOTHING RETURNING game, number"
        )
    return statements


def _updates() -> dict[str, TextClause]:
    statements = {}
    for database, (source, column) in _sources(games, ("id", *DERIVED)).items():
        set_to = ", ".join(f'"{name}" = {column.format(name)}' for name in DERIVED)
        statements[database] = text(
            f"UPDATE game SET {set_to} FROM {source} WHERE game.id = {column.format('id')}"  # noqa: S608  # our names
        )
    return statements


_INSERT: Final = {
    name: statement.bindparams(bindparam("rows", type_=String))
    for name, statement in _inserts().items()
}
_UPDATE: Final = {
    name: statement.bindparams(bindparam("rows", type_=String))
    for name, statement in _updates().items()
}
