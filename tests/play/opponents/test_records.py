"""Opponents in records: a name for people, a strength for programs, and both survive (NOTATION)."""

from __future__ import annotations

import pytest

from fourfold.locales import LANGUAGES, texts
from fourfold.play.opponents.players import OPPONENTS
from fourfold.play.opponents.records import opponent_in, opponent_tags, with_names
from fourfold.rules import Game, Player, Record


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_opponent_survives_a_record_in_every_language(language: str) -> None:
    say = texts(language)
    for strength, opponent in OPPONENTS.items():
        tags = {"First": "Ana", **opponent_tags(Player.SECOND, strength, say)}
        record = Record(Game().play_turn("-7"), tags)
        assert f'[Second "{say(f"opponent-{strength}-name")}"]' in str(record)
        assert f'[SecondStrength "{strength}"]' in str(record)
        again = Record.parse(str(record))
        assert again == record
        assert opponent_in(again, Player.SECOND) is opponent
        assert opponent_in(again, Player.FIRST) is None


def test_a_person_of_the_same_name_is_no_opponent() -> None:
    record = Record(Game(), {"First": "Max", "Second": "Ben", "SecondStrength": "Kasparov"})
    assert opponent_in(record, Player.FIRST) is None
    assert opponent_in(record, Player.SECOND) is None
    assert with_names(record, texts("en")) == record


def test_records_of_earlier_versions_are_still_understood() -> None:
    record = Record(Game(), {"First": "Fourfold casual", "Second": "Ana"}, {0: ["well met"]})
    opponent = opponent_in(record, Player.FIRST)
    assert opponent is OPPONENTS["casual"]
    named = with_names(record, texts("en"))
    assert (named.first, named.tag("FirstStrength"), named.second) == ("Max", "casual", "Ana")
    assert named.comments == record.comments
    assert opponent_in(named, Player.FIRST) is opponent
