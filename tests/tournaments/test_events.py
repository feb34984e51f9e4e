"""Texts of events and regulations: they come back as they were, and errors say what is wrong."""

from __future__ import annotations

import pickle
from string import Formatter
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.rules import BankClock, CallRule, Edition, Rules, Trait
from fourfold.tournaments import (
    Event,
    EventUnreadable,
    Format,
    GameKey,
    InvalidRegulations,
    Regulations,
    Scoring,
    SwissMethod,
    Tiebreak,
    format_event,
    format_regulations,
    parse_event,
    parse_regulations,
)
from fourfold.tournaments.errors import (
    INVALID_REGULATIONS,
    NOTHING_TO_PAIR,
    REFUSED,
    UNREADABLE,
    EventRefused,
    NothingToPair,
)

st.register_type_strategy(
    GameKey, st.builds(GameKey, *[st.integers(min_value=1, max_value=9999)] * 3)
)
st.register_type_strategy(float, st.integers(min_value=0, max_value=20).map(lambda n: n / 2))


@given(st.one_of([st.from_type(kind) for kind in get_args(Event)]))
def test_every_event_comes_back(event: Event) -> None:
    text = format_event(event)
    assert "\n" not in text
    assert parse_event(text) == event


@pytest.mark.parametrize(
    "regulations",
    [
        Regulations(),
        Regulations(Format.KNOCKOUT, best_of=5, third_place=True),
        Regulations(method=SwissMethod.MATCHING, scoring=Scoring(3, 1, 0, 3), handicap=150),
        Regulations(tiebreaks=(Tiebreak.PERFORMANCE, Tiebreak.SECOND_PLAYER), boards=4),
        Regulations(
            rules=Rules(
                (1, 4),
                (Trait.COLOUR, Trait.FILL),
                CallRule.STANDING,
                clock=BankClock(300, 5),
                edition=Edition.MUSHROOMS,
            )
        ),
    ],
)
def test_regulations_come_back(regulations: Regulations) -> None:
    assert parse_regulations(format_regulations(regulations)) == regulations


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "this is not JSON"),
        ("[]", "an event is a JSON object"),
        ('{"event": "exploded"}', 'there is no event "exploded"'),
        ('{"event": "entered", "id": "p1"}', "entered needs name"),
        ('{"event": "withdrawn", "id": "p1", "why": 1}', 'withdrawn has no "why"'),
        ('{"event": "withdrawn", "id": 7}', "id should be a text, not 7"),
        ('{"event": "round-closed", "round": true}', "round should be a whole number, not true"),
        ('{"event": "round-paired", "round": 1, "tables": [["a"]]}', "should be a pair"),
        ('{"event": "round-paired", "round": 1, "tables": {}}', "should be a list"),
        ('{"event": "forfeited", "game": "3"}', "written as 3.12 or 3.12.2, not 3"),
        ('{"event": "forfeited", "game": "0.1"}', "not 0.1"),
        ('{"event": "forfeited", "game": "1.1", "absent": "third"}', 'cannot be "third"'),
        ('{"event": "result-entered", "game": "1.1", "result": "2-0"}', 'cannot be "2-0"'),
    ],
)
def test_bad_texts_say_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(EventUnreadable) as error:
        parse_event(text)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{"rules": {"clock": "-"}}', "no-clock"),
        ('{"rounds": 0}', "rounds"),
        ('{"format": "knockout", "best_of": 2}', "best-of"),
        ('{"format": "arena", "boards": 3}', "boards-format"),
        ('{"format": "arena", "minutes": 0}', "minutes"),
        ('{"third_place": true}', "third-place"),
        ('{"scoring": {"win": 0}}', "points"),
        ('{"scoring": {"draw": 0.3}}', "points"),
        ('{"tiebreaks": ["wins", "wins"]}', "tiebreak"),
        ('{"limit": 1}', "limit"),
        ('{"handicap": 0}', "handicap"),
        ('{"reach": 0}', "reach"),
        ('{"cycles": 3}', "cycles"),
        ('{"boards": 0}', "boards"),
    ],
)
def test_regulations_that_contradict_themselves(text: str, code: str) -> None:
    with pytest.raises(InvalidRegulations) as error:
        parse_regulations(text)
    assert error.value.code == code
    assert str(error.value)


def test_rules_that_cannot_be_read() -> None:
    for text in ('{"rules": {"levels": [1, 7]}}', '{"rules": {"clock": "soon"}}', '{"rules": 1}'):
        with pytest.raises(EventUnreadable, match="rules"):
            parse_regulations(text)
    with pytest.raises(EventUnreadable, match='rules has no "speed"'):
        parse_regulations('{"rules": {"speed": 1}}')


@pytest.mark.parametrize(
    ("kind", "texts"),
    [
        (EventRefused, REFUSED),
        (EventUnreadable, UNREADABLE),
        (InvalidRegulations, INVALID_REGULATIONS),
        (NothingToPair, NOTHING_TO_PAIR),
    ],
)
def test_every_error_has_a_text_and_can_be_pickled(
    kind: type[EventRefused], texts: dict[str, str]
) -> None:
    for code, text in texts.items():
        details = {name: "x" for _, name, _, _ in Formatter().parse(text) if name}
        error = kind(code, **details)
        assert str(error) == text.format(**details)
        again = pickle.loads(pickle.dumps(error))  # noqa: S301  # our own
        assert (type(again), again.code, again.details) == (kind, code, details)
