"""Opening books: rule sets come in, exact values of all positions with few pieces go out.

`reading` maps the books in `data/` for the search. `building` makes and verifies them, so it needs
the search itself: only `fourfold book` imports it.
"""

from .reading import (
    PAIRS,
    TRAIT_NUMBERS,
    BookInfo,
    BookWarning,
    book_directory,
    book_for,
    book_infos,
    book_name,
    forget_books,
    rule_set_name,
)

__all__ = [
    "PAIRS",
    "TRAIT_NUMBERS",
    "BookInfo",
    "BookWarning",
    "book_directory",
    "book_for",
    "book_infos",
    "book_name",
    "forget_books",
    "rule_set_name",
]
