"""Open data: a recipe comes in, positions with exact labels go out, as a file with its card.

`sampling` draws states of games, `labels` values them, `making` collects them in jobs that can be
resumed, `files` writes and reads them. docs/kit/dataset.md describes the columns.
"""

from fourfold.kit.extras import MissingExtra

try:
    import numpy as np  # noqa: F401  # for a clear error
except ImportError:
    raise MissingExtra("dataset", "NumPy") from None

from .files import Dataset, DatasetUnreadable, data_card, encode, load
from .making import DatasetExhausted, LabelledChunk, job_head, make, parse_chunk
from .sampling import Recipe

__all__ = [
    "Dataset",
    "DatasetExhausted",
    "DatasetUnreadable",
    "LabelledChunk",
    "Recipe",
    "data_card",
    "encode",
    "job_head",
    "load",
    "make",
    "parse_chunk",
]
