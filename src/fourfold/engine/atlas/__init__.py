"""The atlas: a rule set comes in, who wins from the empty board goes out.

What was found is shipped as `atlas.json`; `compute` finds it again, from nothing.
"""

from .entries import (
    RULE_SETS,
    AtlasDamaged,
    AtlasRow,
    compute,
    parse_row,
    read_atlas,
    rule_sets,
    value_of_start,
    write_atlas,
)

__all__ = [
    "RULE_SETS",
    "AtlasDamaged",
    "AtlasRow",
    "compute",
    "parse_row",
    "read_atlas",
    "rule_sets",
    "value_of_start",
    "write_atlas",
]
