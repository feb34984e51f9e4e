"""What prompts ask for."""

from __future__ import annotations

import random
import re

import pytest

from fourfold.kit.numbering import DECISIONS, decisions
from fourfold.kit.text import play_answer, prompt
from fourfold.kit.text.wording import ask_for_turn
from fourfold.rules import Call, CallRule, Game, Phase, Rules, Trait, parse_action


@pytest.mark.parametrize("call", list(CallRule))
def test_whoever_writes_the_example_of_a_prompt_plays_legally(call: CallRule) -> None:
    """Also in an unfinished turn and after the last placement, where there is no gift."""
    source, phases = random.Random(7), set()
    for _ in range(15):
        game = Game(Rules(call=call))
        while game.to_act is not None:
            examples = re.findall(r"\[(.*?)\]", ask_for_turn(game))
            assert any("!" in example for example in examples) is (
                game.may_call and game.position.used != 0
            )
            for example in examples:
                if "-" not in example or not _ends_with_placement(game, example):
                    play_answer(game, f"[{example}]")
            phases.add(game.phase)
            quiet = [each for each in decisions(game) if not isinstance(DECISIONS[each], Call)]
            game = game.play(DECISIONS[source.choice(quiet)])
    assert phases >= {Phase.GIVE, Phase.PLACE}
    assert (Phase.LAST_ANSWER in phases) is (call is not CallRule.AUTOMATIC)


def test_after_the_last_placement_nothing_is_said_about_gifts() -> None:
    """R11."""
    game = Game().play_turn("-f")
    for turn in ("a1-0", "b1-1", "c1-2", "d1-3", "a2-4", "b2-5", "c2-6", "d2-7"):
        game = game.play_turn(turn)
    assert "in place of the gift" in ask_for_turn(game)
    assert "instead, such as [!a2b2c2d2]" in ask_for_turn(game.play(parse_action("d4")))
    for turn in ("a3-8", "b3-9", "c3-a", "d3-b", "a4-c", "b4-d", "c4-e"):
        game = game.play_turn(turn)
    assert "in place of the hyphen" in ask_for_turn(game)
    for _ in range(2):
        game = game.play(game.legal_actions()[0])
        assert "gift" not in ask_for_turn(game)
        assert "hyphen" not in ask_for_turn(game)


def test_a_single_trait_is_not_one_of_several() -> None:
    assert "a value of the trait fill on" in prompt(Game(Rules(traits=(Trait.FILL,))))
    assert "a value of one of the traits colour, shape, height, fill on" in prompt(Game())


def _ends_with_placement(game: Game, turn: str) -> bool:
    """R14: then there is nothing to give, and the prompt says to write the square alone."""
    if game.phase is not Phase.PLACE:
        return False
    return game.play(parse_action(turn[:2])).outcome is not None
