"""Seeds: every item of a job has its own, so items can be done in any order and anywhere."""

from __future__ import annotations

#: What settles everything that is left to chance.
Seed = int | str


def item_seed(seed: Seed, *about: object) -> str:
    """The seed of an item, from the seed of the job and what tells the item from the others.

    >>> item_seed(7, "casual", "strong", 3)
    '7 casual strong 3'
    """
    return " ".join(map(str, (seed, *about)))
