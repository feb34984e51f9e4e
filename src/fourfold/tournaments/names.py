"""Names as they are compared, and as people look for them."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

from .regulations import MOST_ENTRANTS

#: Letters that no accent makes: Unicode does not take them apart.
_LETTERS: Final = str.maketrans(
    {
        "æ": "ae",
        "œ": "oe",
        "ø": "o",
        "ł": "l",
        "đ": "d",
        "ð": "d",
        "þ": "th",
        "ħ": "h",
        "\N{LATIN SMALL LETTER DOTLESS I}": "i",
        "ŋ": "n",
    }
)


@lru_cache(4 * MOST_ENTRANTS)
def plain_name(name: str) -> str:
    """A name as it is compared: two that look alike in print are the same.

    >>> plain_name(" ANA  María ") == plain_name("Ana María")
    True
    """
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def folded(name: str) -> str:
    """A name without accents and letters that keyboards lack, as people type it in a hurry.

    >>> folded("  Zoë  MÜLLER"), folded("Łukasz Bø"), folded("Þóra")
    ('zoe muller', 'lukasz bo', 'thora')
    """
    apart = unicodedata.normalize("NFKD", plain_name(name))
    bare = "".join(character for character in apart if not unicodedata.combining(character))
    return bare.translate(_LETTERS)
