"""Quick phrases: the same in every language."""

from __future__ import annotations

import pytest

from fourfold.locales import LANGUAGES, texts
from fourfold.server.people.phrases import PHRASES, is_phrase, read_phrases


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_in_every_language(language: str) -> None:
    found = read_phrases(texts(language))
    assert [phrase["id"] for phrase in found] == list(PHRASES)
    assert len({phrase["text"] for phrase in found}) == len(PHRASES) == 12
    assert all(1 < len(phrase["text"]) <= 30 for phrase in found)


def test_the_catalogues_have_no_other_phrases() -> None:
    keys = [key for key in texts("en").all_keys() if key.startswith("phrase-")]
    assert keys == [f"phrase-{phrase}" for phrase in PHRASES]


def test_only_these_can_be_said() -> None:
    assert is_phrase("well-played")
    assert not is_phrase("you are bad at this")
    assert not is_phrase("")
