"""Quick phrases instead of free chat: every reader reads them in their own language.

Nobody can write what is not in this list, so nobody has to be protected from it.
"""

from __future__ import annotations

from typing import Final

from fourfold.locales import Texts

#: The ids of the phrases, in the order in which they are offered; `phrase-<id>` is the text.
PHRASES: Final = (
    "hello",
    "good-luck",
    "well-played",
    "nice-quarto",
    "good-game",
    "thanks",
    "oops",
    "sorry",
    "one-moment",
    "back-again",
    "rematch",
    "goodbye",
)


def is_phrase(text: str) -> bool:
    """Whether this can be said."""
    return text in PHRASES


def read_phrases(say: Texts) -> list[dict[str, str]]:
    """All phrases with their words, as they are offered.

    >>> from fourfold.locales import texts
    >>> read_phrases(texts("it"))[1]
    {'id': 'good-luck', 'text': 'Buona fortuna!'}
    """
    return [{"id": phrase, "text": say(f"phrase-{phrase}")} for phrase in PHRASES]
