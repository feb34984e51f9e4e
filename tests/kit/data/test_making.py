"""Datasets: the same rows however they are computed, and files that say what they are."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import numpy as np
import pytest

from fourfold.kit.data import (
    DatasetExhausted,
    DatasetUnreadable,
    LabelledChunk,
    Recipe,
    data_card,
    encode,
    load,
    make,
    making,
    parse_chunk,
)
from fourfold.kit.extras import MissingExtra
from fourfold.rules import TRAITS

RECIPE = Recipe(levels=(2, 2), placed=(9, 14), seed=4)


@pytest.fixture(scope="module")
def rows() -> making.Rows:
    return make(RECIPE, 150)


def test_no_two_positions_are_the_same(rows: making.Rows) -> None:
    assert len(rows) == len({row["key"].tobytes() for row in rows}) == 150


def test_it_goes_on_from_what_is_kept(rows: making.Rows) -> None:
    new: list[LabelledChunk] = []
    make(RECIPE, 100, keep=new.append)
    assert [chunk.number for chunk in new] == [0, 1]
    read = [parse_chunk(chunk.line()) for chunk in new]
    kept = {chunk.number: chunk for chunk in read if chunk is not None}
    done: list[int] = []
    again = make(RECIPE, 150, kept=kept, keep=new.append, progress=done.append)
    assert again.tobytes() == rows.tobytes()
    assert [chunk.number for chunk in new] == [0, 1, 2]
    assert done[-1] == 150


@pytest.mark.parametrize("line", ["", "{}", "[]", '{"chunk": 1, "rows": "AAAA"}', '{"chunk": 1}'])
def test_lines_that_are_no_chunk(line: str) -> None:
    assert parse_chunk(line) is None


def test_more_than_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "_PATIENCE", 2)
    recipe = Recipe(levels=(4, 4), traits=TRAITS[:1], placed=(1, 1))
    with pytest.raises(DatasetExhausted, match="only 9 turned up"):
        make(recipe, 1000)


@pytest.mark.parametrize("suffix", [".npz", ".parquet"])
def test_a_file_holds_what_was_made(rows: making.Rows, tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"data{suffix}"
    path.write_bytes(encode(rows, RECIPE, suffix))
    assert path.read_bytes() == encode(rows, RECIPE, suffix)
    dataset = load(path)
    assert len(dataset) == 150
    assert dataset.about["seed"] == 4
    assert dataset.about["licence"] == "CC0-1.0"
    for name in ("position", "levels", "phase", "value", "distance", "legal", "good", "turns"):
        column = getattr(dataset, name)
        assert column.dtype == rows[name].dtype
        assert (column == rows[name]).all()


def test_other_readers_can_read_it(rows: making.Rows, tmp_path: Path) -> None:
    import pyarrow.parquet as pq  # type: ignore[import-untyped]  # noqa: PLC0415  # no types

    path = tmp_path / "data.parquet"
    path.write_bytes(encode(rows, RECIPE, ".parquet"))
    table = pq.read_table(path)
    assert table["position"][0].as_py() == rows["position"][0].tolist()
    assert table["good"][0].as_py() == int(rows["good"][0])


@pytest.mark.parametrize("suffix", [".npz", ".parquet"])
def test_files_of_another_version(
    rows: making.Rows, tmp_path: Path, suffix: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / f"data{suffix}"
    with monkeypatch.context() as patch:
        patch.setattr("fourfold.kit.data.files.VERSION", 2)
        path.write_bytes(encode(rows, RECIPE, suffix))
    with pytest.raises(DatasetUnreadable, match="version 2, and this is version 1"):
        load(path)


@pytest.mark.parametrize("suffix", [".npz", ".parquet"])
def test_files_that_are_no_dataset(rows: making.Rows, tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"data{suffix}"
    whole = encode(rows, RECIPE, suffix)
    for content in (b"", b"a letter", whole[: len(whole) // 2]):
        path.write_bytes(content)
        with pytest.raises(DatasetUnreadable, match=r"data\.\w+ is not a dataset") as refused:
            load(path)
        assert "unsafely" not in str(refused.value)
    with pytest.raises(FileNotFoundError):
        load(tmp_path / f"nothing{suffix}")


@pytest.mark.parametrize("suffix", [".npz", ".parquet"])
def test_files_with_changed_bytes(rows: making.Rows, tmp_path: Path, suffix: str) -> None:
    """They are read, or refused as unreadable; no other error comes out."""
    path = tmp_path / f"data{suffix}"
    whole = encode(rows[:20], RECIPE, suffix)
    source, refused = random.Random(1), 0
    for _ in range(200):
        content = bytearray(whole)
        content[source.randrange(len(content))] ^= 1 << source.randrange(8)
        path.write_bytes(content)
        try:
            load(path)
        except DatasetUnreadable:
            refused += 1
    assert refused > 50


def test_columns_of_another_form(rows: making.Rows, tmp_path: Path) -> None:
    import pyarrow as pa  # noqa: PLC0415  # slow to import
    import pyarrow.parquet as pq  # noqa: PLC0415  # slow to import

    path = tmp_path / "data.parquet"
    path.write_bytes(encode(rows, RECIPE, ".parquet"))
    table = pq.read_table(path)
    number = table.column_names.index("value")
    for column in (table["value"].cast(pa.int64()), table["position"]):
        pq.write_table(table.set_column(number, "value", column), path)
        with pytest.raises(DatasetUnreadable, match="column value has another form"):
            load(path)


def test_archives_of_something_else(tmp_path: Path) -> None:
    path = tmp_path / "data.npz"
    np.savez(path, weights=np.zeros(3))
    with pytest.raises(DatasetUnreadable, match="what it is made from"):
        load(path)
    np.savez(path, about=np.array(json.dumps({"version": 1})), value=np.zeros(3))
    with pytest.raises(DatasetUnreadable, match="no column position"):
        load(path)


def test_without_pyarrow(rows: making.Rows, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert encode(rows, RECIPE, ".npz")
    with pytest.raises(MissingExtra, match=r"fourfold\[dataset\]"):
        encode(rows, RECIPE, ".parquet")


def test_the_card_says_what_is_in_it(rows: making.Rows) -> None:
    card = data_card("data.npz", rows, RECIPE, "fourfold dataset …", "abc")
    won = int((rows["value"] == 1).sum())
    for words in ("# data.npz", "150 positions", f"won {won}", "level 2", "CC0-1.0", "`abc`"):
        assert words in card
    handicap = data_card("x", rows, Recipe(levels=(1, 3)), "", "")
    assert "levels 1:3 of the first and the second player" in handicap
