"""Printed pages of a tournament, as PDF: pairings, table cards, score sheets, standings, diplomas.

Tournaments and a `Printing` (name, language, paper, day) come in, the bytes of a document go out:
the same for the same values. Nothing here reads a clock, a file of the user or a database.
"""

from .canvas import Printing
from .cards import TableCard, cards_pdf
from .diplomas import diplomas_pdf
from .pairings import names_pdf, pairings_pdf
from .paper import Paper
from .score_sheets import sheets_pdf
from .standings import standings_pdf

__all__ = [
    "Paper",
    "Printing",
    "TableCard",
    "cards_pdf",
    "diplomas_pdf",
    "names_pdf",
    "pairings_pdf",
    "sheets_pdf",
    "standings_pdf",
]
