"""Names as people look for them: without case, accents and letters that keyboards lack."""

from __future__ import annotations

import unicodedata
from typing import Final

from .tournament import plain_name

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


def folded(name: str) -> str:
    """A name as somebody types it in a hurry, or looks it up in a list.

    >>> folded("  Zoë  MÜLLER"), folded("Łukasz Bø"), folded("Þóra")
    ('zoe muller', 'lukasz bo', 'thora')
    """
    apart = unicodedata.normalize("NFKD", plain_name(name))
    bare = "".join(character for character in apart if not unicodedata.combining(character))
    return bare.translate(_LETTERS)
