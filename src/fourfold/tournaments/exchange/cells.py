"""Cells of CSV: names that people chose must not become formulas in a spreadsheet."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

#: A spreadsheet takes a cell that begins so for a formula.
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
_GUARD: Final = "'"


def guarded(text: str) -> str:
    """A text that a person wrote, safe in a spreadsheet.

    >>> guarded("=1+1"), guarded("Ana")
    ("'=1+1", 'Ana')
    """
    return _GUARD + text if text.startswith(_FORMULA) else text


def unguarded(text: str) -> str:
    """The text that `guarded` was given."""
    return text[1:] if text.startswith(_GUARD) and text[1:].startswith(_FORMULA) else text


def write_csv(heads: Sequence[str], rows: Iterable[Mapping[str, object]]) -> str:
    """Rows under their heads as RFC 4180 has it; None is an empty cell, and 1.0 is written 1."""
    stream = io.StringIO()
    writer = csv.writer(stream)
    writer.writerow(heads)
    for row in rows:
        writer.writerow([_cell(row.get(head)) for head in heads])
    return stream.getvalue()


def _cell(value: object) -> object:
    if isinstance(value, bool):
        return "yes" if value else ""
    if isinstance(value, float):
        return f"{value:g}" if value == round(value, 4) else f"{value:.4f}"
    return "" if value is None else value
