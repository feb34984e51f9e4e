"""The parts of the steps: columns, and tables with keys and indexes named as in the schema.

Released steps never change their meaning: nothing here may change what they create.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import sqlalchemy as sa
from alembic import op


@dataclass(frozen=True, slots=True)
class ColumnKind:
    """What a column holds."""

    type: Any
    needed: bool = True
    default: Any = None

    def column(self, name: str) -> sa.Column[Any]:
        """A column of this kind."""
        return sa.Column(
            name,
            self.type,
            nullable=not self.needed,
            server_default=self.default,
            autoincrement=False,
        )


def word(length: int) -> ColumnKind:
    """A text of at most so many characters."""
    return ColumnKind(sa.String(length))


def maybe(kind: ColumnKind) -> ColumnKind:
    """The same, which may be missing."""
    return replace(kind, needed=False)


def else_(kind: ColumnKind, default: Any) -> ColumnKind:  # noqa: ANN401  # a text or an expression
    """The same, with a default for rows without a value."""
    return replace(kind, default=default)


ID: Final = word(12)
TIME: Final = ColumnKind(sa.BigInteger())
NUMBER: Final = ColumnKind(sa.Integer())
REAL: Final = ColumnKind(sa.Double())
FLAG: Final = ColumnKind(sa.Boolean())
TEXT: Final = ColumnKind(sa.Text())


def make_table(
    table: str,
    columns: Mapping[str, ColumnKind],
    *,
    key: Sequence[str] = ("id",),
    unique: Sequence[str] = (),
    owners: Sequence[str] = (),
    others: Sequence[str] = (),
    indexes: Sequence[str] = (),
) -> None:
    """Make a table.

    `owners` and `others` are columns that hold the id of a row elsewhere: a row is deleted with its
    owner, and prevents the deletion of others. They are named after the table, or `column=table`.
    `indexes`: columns with an index of their own.
    """
    parts: list[sa.Column[Any] | sa.Constraint] = [
        kind.column(name) for name, kind in columns.items()
    ]
    for reference, ondelete in (*((o, "CASCADE") for o in owners), *((o, None) for o in others)):
        name, _, target = reference.partition("=")
        parts.append(
            sa.ForeignKeyConstraint(
                [name],
                [f"{target or name}.id"],
                name=op.f(f"fk_{table}_{name}"),
                ondelete=ondelete,
            )
        )
    parts.append(sa.PrimaryKeyConstraint(*key, name=op.f(f"pk_{table}")))
    if unique:
        parts.append(sa.UniqueConstraint(*unique, name=op.f(f"uq_{table}_{'_'.join(unique)}")))
    op.create_table(table, *parts)
    for name in indexes:
        op.create_index(op.f(f"ix_{table}_{name}"), table, [name])
