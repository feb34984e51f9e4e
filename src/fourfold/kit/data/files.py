"""Datasets as files: Parquet, or NumPy's npz, with a card in words.

The same rows make the same bytes. Both formats hold the same columns by the same names
(docs/kit/dataset.md), and what they are made from.
"""

from __future__ import annotations

import io
import json
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, BinaryIO, Final

import numpy as np
import numpy.typing as npt

from fourfold.kit.extras import MissingExtra

from .labels import ROW
from .making import VERSION, Rows
from .sampling import Recipe

#: The columns of a file, in their order.
COLUMNS: Final = (
    "position",
    "levels",
    "phase",
    "value",
    "distance",
    "legal",
    "good",
    "turns",
)
#: The formats, by the end of a file's name.
SUFFIXES: Final = (".parquet", ".npz")
LICENCE: Final = "CC0-1.0"
_CARD: Final = "card.md"
_ABOUT: Final = "about"
#: A name in an archive of NumPy has no time of its own: archives would differ.
_EPOCH: Final = (1980, 1, 1, 0, 0, 0)


class DatasetUnreadable(ValueError):  # noqa: N818  # says what it is
    """A file is not a dataset that this version can read; the message says why."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path} is not a dataset of this version: {why}")
        self.path = path
        self.why = why


@dataclass(frozen=True, eq=False, slots=True)
class Dataset:
    """The columns of a dataset as arrays with one row per position, and what it was made from."""

    about: Mapping[str, Any]
    position: npt.NDArray[np.uint8]
    levels: npt.NDArray[np.uint8]
    phase: npt.NDArray[np.uint8]
    value: npt.NDArray[np.int8]
    distance: npt.NDArray[np.uint8]
    legal: npt.NDArray[np.uint64]
    good: npt.NDArray[np.uint64]
    turns: npt.NDArray[np.uint32]

    def __len__(self) -> int:
        return len(self.value)


def encode(rows: Rows, recipe: Recipe, suffix: str) -> bytes:
    """The content of a file; `suffix` is .parquet or .npz.

    Raises:
        MissingExtra: .parquet needs PyArrow.
    """
    about = {
        "dataset": "fourfold",
        "version": VERSION,
        "positions": len(rows),
        **recipe.as_object(),
        "licence": LICENCE,
    }
    columns = {name: np.ascontiguousarray(rows[name]) for name in COLUMNS}
    if suffix == ".npz":
        return _as_npz(columns, json.dumps(about))
    return _as_parquet(columns, json.dumps(about))


def load(path: Path | str) -> Dataset:
    """Read a dataset of either format.

    Raises:
        DatasetUnreadable: it is damaged, something else, or from another version.
        MissingExtra: .parquet needs PyArrow.
        OSError: it cannot be opened.
    """
    path = Path(path)
    read = _from_parquet if path.suffix == ".parquet" else _from_npz
    with path.open("rb") as file:
        columns, text = read(path, file)
    try:
        about = json.loads(text)
        there = about["version"]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise DatasetUnreadable(path, "it does not say what it is made from") from None
    if there != VERSION:
        raise DatasetUnreadable(path, f"it has version {there}, and this is version {VERSION}")
    missing = [name for name in COLUMNS if name not in columns]
    if missing:
        raise DatasetUnreadable(path, f"it has no column {missing[0]}")
    for name in COLUMNS:
        base, width = ROW[name].base, ROW[name].shape
        if columns[name].dtype != base or columns[name].shape != (len(columns["value"]), *width):
            raise DatasetUnreadable(path, f"its column {name} has another form")
    return Dataset(about, **{name: columns[name] for name in COLUMNS})


# NumPy ------------------------------------------------------------------------------------------


def _as_npz(columns: Mapping[str, npt.NDArray[Any]], about: str) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, column in {**columns, _ABOUT: np.array(about)}.items():
            entry = zipfile.ZipInfo(f"{name}.npy", _EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            with archive.open(entry, "w", force_zip64=True) as file:
                np.lib.format.write_array(file, column, version=(1, 0), allow_pickle=False)
    return stream.getvalue()


#: What NumPy and its archives raise for a file that is damaged, or something else.
_NO_ARCHIVE: Final = (
    ValueError,
    EOFError,
    OSError,
    LookupError,
    AttributeError,
    RuntimeError,
    SyntaxError,
    MemoryError,
    zipfile.BadZipFile,
    zlib.error,
)


def _from_npz(path: Path, file: BinaryIO) -> tuple[dict[str, npt.NDArray[Any]], str]:
    if not zipfile.is_zipfile(file):  # NumPy would advise to load it unsafely
        raise DatasetUnreadable(path, "it is no archive of NumPy, or not all of one")
    file.seek(0)
    try:
        with np.load(file, allow_pickle=False) as archive:
            columns = {name: archive[name] for name in archive.files}
    except _NO_ARCHIVE as error:
        raise DatasetUnreadable(path, f"it cannot be read ({error})") from None
    return columns, str(columns.pop(_ABOUT, ""))


# Parquet ------------------------------------------------------------------------------------------


def _as_parquet(columns: Mapping[str, npt.NDArray[Any]], about: str) -> bytes:
    pa, parquet = _pyarrow()
    arrays = {name: _arrow_array(pa, column) for name, column in columns.items()}
    table = pa.table(arrays).replace_schema_metadata({_ABOUT: about})
    stream = io.BytesIO()
    parquet.write_table(table, stream, compression="zstd")
    return stream.getvalue()


def _from_parquet(path: Path, file: BinaryIO) -> tuple[dict[str, npt.NDArray[Any]], str]:
    pa, parquet = _pyarrow()
    try:
        table = parquet.read_table(file)
        columns = {name: _numpy_array(pa, table[name]) for name in table.column_names}
    except (pa.ArrowException, OSError, ValueError, LookupError) as error:
        raise DatasetUnreadable(path, f"it cannot be read ({error})") from None
    about = (table.schema.metadata or {}).get(_ABOUT.encode(), b"")
    return columns, about.decode(errors="replace")


def _numpy_array(pa: Any, chunked: Any) -> npt.NDArray[Any]:  # noqa: ANN401  # a module without types
    column = chunked.combine_chunks()
    flat: npt.NDArray[Any]
    if pa.types.is_fixed_size_list(column.type):
        flat = column.flatten().to_numpy(zero_copy_only=False)
        return flat.reshape(-1, column.type.list_size)
    flat = column.to_numpy(zero_copy_only=False)
    return flat


def _arrow_array(pa: Any, column: npt.NDArray[Any]) -> Any:  # noqa: ANN401  # a module without types
    if column.ndim == 1:
        return pa.array(column)
    return pa.FixedSizeListArray.from_arrays(pa.array(column.reshape(-1)), column.shape[1])


def _pyarrow() -> tuple[Any, Any]:
    try:
        # Typed as Any: it comes without types.
        pa: Any = import_module("pyarrow")  # an extra, and slow to import
        parquet: Any = import_module("pyarrow.parquet")
    except ImportError:
        raise MissingExtra("dataset", "PyArrow") from None
    return pa, parquet


# The card -----------------------------------------------------------------------------------------


def data_card(name: str, rows: Rows, recipe: Recipe, command: str, checksum: str) -> str:
    """The card of a file: what is in it, how it was made, what may be done with it; Markdown."""
    made = recipe.as_object()
    low, high = recipe.placed
    values = {word: int((rows["value"] == value).sum()) for word, value in _WORDS.items()}
    phases = [int((rows["phase"] == number).sum()) for number in range(4)]
    level = (
        f"level {made['level']}"
        if recipe.levels[0] == recipe.levels[1]
        else (f"levels {made['level']} of the first and the second player")
    )
    template = files(__package__).joinpath(_CARD).read_text(encoding="utf-8")
    return template.format(
        name=name,
        positions=len(rows),
        level=level,
        low=low,
        high=high,
        command=command,
        checksum=checksum,
        licence=LICENCE,
        version=VERSION,
        **{key: made[key] for key in ("traits", "call", "seed")},
        **values,
        give=phases[0],
        place=phases[1],
        last=phases[2] + phases[3],
    )


_WORDS: Final = {"won": 1, "drawn": 0, "lost": -1}
