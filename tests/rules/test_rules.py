"""The rules that are agreed before a game: what is refused, and the presets."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from fourfold.rules import (
    LEVELS,
    PRESETS,
    TRAITS,
    BankClock,
    CallRule,
    Edition,
    FalseCall,
    InvalidValue,
    NotationError,
    Player,
    Rules,
    Trait,
    TurnClock,
)


def test_r12_defaults_are_the_basic_game_with_official_calls() -> None:
    rules = Rules()
    assert (rules.levels, rules.traits, rules.trait_mask) == ((1, 1), TRAITS, 15)
    assert (rules.call, rules.false_call) == (CallRule.OFFICIAL, FalseCall.REFUSED)
    assert (rules.clock, rules.edition, rules.handicap) == (None, Edition.CLASSIC, False)


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({"levels": (0, 1)}, "R4"),
        ({"levels": (1, 5)}, "R4"),
        ({"levels": (1, True)}, "R4"),
        ({"levels": (1, "2")}, "R4"),
        ({"levels": (1,)}, "R7"),
        ({"levels": [1, 1]}, "R7"),
        ({"levels": 2}, "R7"),
        ({"traits": ()}, "R6"),
        ({"traits": (Trait.FILL, Trait.FILL)}, "R6"),
        ({"traits": ("fill",)}, "R6"),
        ({"call": "official"}, "R12"),
        ({"false_call": "loses"}, "R15"),
        ({"edition": "classic"}, "R3"),
        ({"clock": 60}, "R19"),
    ],
)
def test_r4_r6_r7_refused_when_built(given: dict[str, Any], rule: str) -> None:
    with pytest.raises(InvalidValue) as caught:
        Rules(**given)
    assert caught.value.rule == rule
    assert str(caught.value).endswith(f"({rule})")
    assert isinstance(caught.value, ValueError)


@pytest.mark.parametrize("seconds", [0, -1, "0", 10**9])
def test_r18_clock_of_zero_or_less_is_refused(seconds: int | str) -> None:
    with pytest.raises(InvalidValue, match=r"\(R18\)"):
        TurnClock(seconds)
    with pytest.raises(InvalidValue, match=r"\(R19\)"):
        BankClock(seconds, 5)


@pytest.mark.parametrize("increment", [-1, 10**9])
def test_r19_increment_below_zero_is_refused(increment: int) -> None:
    with pytest.raises(InvalidValue, match=r"increment.*\(R19\)"):
        BankClock(300, increment)


def test_r6_traits_are_put_in_order() -> None:
    rules = Rules(traits=(Trait.FILL, Trait.COLOUR))
    assert rules.traits == (Trait.COLOUR, Trait.FILL)
    assert rules.trait_mask == 9
    assert rules == Rules(traits=(Trait.COLOUR, Trait.FILL))


def test_r7_each_player_has_a_level() -> None:
    rules = Rules(levels=(1, 4))
    assert (rules.level(Player.FIRST), rules.level(Player.SECOND)) == (1, 4)
    assert rules.handicap


def test_presets_people_know() -> None:
    assert PRESETS["basic"] == Rules() == PRESETS["level-1"]
    assert PRESETS["experienced"].levels == (2, 2)
    assert [PRESETS[f"level-{level}"].levels for level in LEVELS] == [(n, n) for n in LEVELS]
    assert [len(PRESETS[f"beginners-{n}"].traits) for n in (1, 2, 3)] == [1, 2, 3]
    assert PRESETS["mushrooms"].edition is Edition.MUSHROOMS
    assert PRESETS["tournament"].clock == TurnClock(60)
    assert len(PRESETS) == 11


def test_r12_r13_r14_ways_of_calling_parse_back() -> None:
    assert [str(call) for call in CallRule] == ["official", "standing", "automatic"]
    assert CallRule.parse(" Standing ") is CallRule.STANDING
    assert repr(CallRule.AUTOMATIC) == "CallRule.AUTOMATIC"
    with pytest.raises(NotationError) as caught:
        CallRule.parse("loud")
    assert caught.value.code == "call"


def test_r15_costs_of_a_false_call_parse_back() -> None:
    assert [str(cost) for cost in FalseCall] == ["refused", "loses"]
    assert FalseCall.parse("LOSES") is FalseCall.LOSES
    assert repr(FalseCall.LOSES) == "FalseCall.LOSES"
    with pytest.raises(NotationError) as caught:
        FalseCall.parse("")
    assert caught.value.code == "false-call"


def test_rules_in_words() -> None:
    assert str(Rules()) == "level 1, official call"
    rules = Rules(
        levels=(1, 4),
        traits=(Trait.COLOUR, Trait.FILL),
        call=CallRule.STANDING,
        false_call=FalseCall.LOSES,
        clock=BankClock(300, 5),
        edition=Edition.MUSHROOMS,
    )
    assert str(rules) == (
        "level 1:4, only colour, fill, standing call, a false call loses, clock 300+5, "
        "mushrooms edition"
    )


def test_rules_are_values() -> None:
    rules = Rules.at_level(3, CallRule.AUTOMATIC)
    assert rules == Rules(levels=(3, 3), call=CallRule.AUTOMATIC)
    assert hash(rules) == hash(Rules(levels=(3, 3), call=CallRule.AUTOMATIC))
    assert pickle.loads(pickle.dumps(rules)) == rules  # noqa: S301  # our own bytes
    assert pickle.loads(pickle.dumps(rules)).trait_mask == 15  # noqa: S301  # our own bytes
    with pytest.raises(AttributeError):
        rules.levels = (1, 1)  # type: ignore[misc]  # it is frozen
