"""R4-R17 and R20: the library against a second implementation, action by action."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.properties.comparison import first_difference

from fourfold.rules import (
    TRAITS,
    Alignment,
    Call,
    CallRule,
    Game,
    Give,
    Outcome,
    Pass,
    Phase,
    Place,
    Player,
    Position,
    Reason,
    Rules,
    Square,
    shared_values,
)
from fourfold.rules import game as game_module
from fourfold.rules import rules as rules_module
from fourfold.rules.alignments import Made, in_level, made_by_placing
from fourfold.rules.outcome import automatic
from fourfold.rules.position import Board

GAMES = 4_000
MANY_GAMES = 110_000
PARTS = 20
MUTANT_GAMES = 1_000

Patch = pytest.MonkeyPatch


@pytest.mark.parametrize("part", range(PARTS))
def test_r4_to_r17_both_implementations_agree(part: int) -> None:
    size = GAMES // PARTS
    difference = first_difference(range(part * size, (part + 1) * size))
    assert difference is None, str(difference)


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_r4_to_r17_both_implementations_agree_on_many_games(part: int) -> None:
    size = MANY_GAMES // PARTS
    difference = first_difference(range(part * size, (part + 1) * size))
    assert difference is None, str(difference)


# Each of these spoils one rule of the library, and the comparison must find it.


def r4_pattern_dropped(patch: Patch) -> None:
    def made(rules: Rules, after: Position, square: Square, maker: Player) -> tuple[Made, ...]:
        found = made_by_placing(rules, after, square, maker)
        return tuple(one for one in found if str(one.pattern) != "b2 c2 b3 c3")

    patch.setattr(game_module, "made_by_placing", made)


def r5_maker_is_the_other_player(patch: Patch) -> None:
    def made(rules: Rules, after: Position, square: Square, maker: Player) -> tuple[Made, ...]:
        return made_by_placing(rules, after, square, maker.other)

    patch.setattr(game_module, "made_by_placing", made)


def r6_traits_out_of_play_count(patch: Patch) -> None:
    patch.setattr(rules_module, "trait_mask", lambda _: sum(trait.weight for trait in TRAITS))


def r7_handicap_swapped(patch: Patch) -> None:
    patch.setattr(Rules, "level", lambda rules, player: rules.levels[player.other.index])


def r7_level_of_the_stronger_player_for_both(patch: Patch) -> None:
    patch.setattr(Rules, "level", lambda rules, _: max(rules.levels))


def r10_giving_keeps_the_turn(patch: Patch) -> None:
    def give(game: Game, action: Give) -> Game:
        after = original(game, action)
        if after.position.placed == 7:
            game_module._set(after, "to_act", game.to_act)
        return after

    original = Game._give
    patch.setattr(Game, "_give", give)


def r11_no_last_answer(patch: Patch) -> None:
    def pass_(game: Game, action: Pass) -> Game:
        if game.phase is Phase.LAST_WORD:
            return game._end(action, Outcome(None, Reason.FULL_BOARD))
        return original(game, action)

    original = Game._pass
    patch.setattr(Game, "_pass", pass_)


def r12_3_lapsed_call_wins(patch: Patch) -> None:
    patch.setattr(game_module, "not_lapsed", lambda _rules, made, _placed: made)


def r12_alignment_of_the_start_not_seen(patch: Patch) -> None:
    patch.setattr(game_module, "lapsed_at_start", lambda _rules, _start: ())


def r13_standing_alignment_lapses(patch: Patch) -> None:
    def fresh(_rules: Rules, made: tuple[Made, ...], placed: int) -> tuple[Made, ...]:
        return tuple(one for one in made if one.placement == placed)

    patch.setattr(game_module, "not_lapsed", fresh)


def r14_opponent_comes_before_the_placer(patch: Patch) -> None:
    def opponent_first(
        rules: Rules, board: Board, made: tuple[Made, ...], player: Player
    ) -> Outcome:
        return automatic(rules, board, made, player.other)

    patch.setattr(game_module, "automatic", opponent_first)


def r14_alignment_of_the_opponent_does_not_count(patch: Patch) -> None:
    def made(rules: Rules, after: Position, square: Square, maker: Player) -> tuple[Made, ...]:
        found = made_by_placing(rules, after, square, maker)
        return in_level(found, rules.level(maker)) if rules.call is CallRule.AUTOMATIC else found

    patch.setattr(game_module, "made_by_placing", made)


def r15_call_in_the_first_turn(patch: Patch) -> None:
    def forbidden(game: Game) -> str | None:
        code = original(game)
        return None if code == "call-first-turn" else code

    original = Game._call_forbidden
    patch.setattr(Game, "_call_forbidden", forbidden)


def r15_refused_calls_not_reset_by_giving(patch: Patch) -> None:
    def give(game: Game, action: Give) -> Game:
        after = original(game, action)
        game_module._set(after, "refused_calls", game.refused_calls)
        return after

    original = Game._give
    patch.setattr(Game, "_give", give)


def r15_refused_calls_reset_by_placing(patch: Patch) -> None:
    def place(game: Game, action: Place) -> Game:
        after = original(game, action)
        game_module._set(after, "refused_calls", 0)
        return after

    original = Game._place
    patch.setattr(Game, "_place", place)


def r15_false_call_loses_is_forgotten(patch: Patch) -> None:
    def call(game: Game, action: Call) -> Game:
        after = original(game, action)
        if after.outcome is None or after.outcome.reason is not Reason.FALSE_CALL:
            return after
        return game._next(
            action, game.position, game.to_act, game.phase, None, game._made, game.refused_calls + 1
        )

    original = Game._call
    patch.setattr(Game, "_call", call)


def r20_alignments_out_of_order(patch: Patch) -> None:
    def reverse(made: tuple[Made, ...], level: int) -> tuple[Made, ...]:
        return in_level(made, level)[::-1]

    patch.setattr("fourfold.rules.outcome.in_level", reverse)


def r20_called_alignment_not_first(patch: Patch) -> None:
    def described(game: Game, made: tuple[Made, ...]) -> tuple[Alignment, ...]:
        return original(game, tuple(sorted(made, key=lambda one: one.pattern.squares)))

    original = Game._described
    patch.setattr(Game, "_described", described)


def r20_values_of_one_trait_only(patch: Patch) -> None:
    patch.setattr(
        "fourfold.rules.alignments.shared_values", lambda *given: shared_values(*given)[:1]
    )


MUTATIONS: tuple[Callable[[Patch], None], ...] = (
    r4_pattern_dropped,
    r5_maker_is_the_other_player,
    r6_traits_out_of_play_count,
    r7_handicap_swapped,
    r7_level_of_the_stronger_player_for_both,
    r10_giving_keeps_the_turn,
    r11_no_last_answer,
    r12_3_lapsed_call_wins,
    r12_alignment_of_the_start_not_seen,
    r13_standing_alignment_lapses,
    r14_opponent_comes_before_the_placer,
    r14_alignment_of_the_opponent_does_not_count,
    r15_call_in_the_first_turn,
    r15_refused_calls_not_reset_by_giving,
    r15_refused_calls_reset_by_placing,
    r15_false_call_loses_is_forgotten,
    r20_alignments_out_of_order,
    r20_called_alignment_not_first,
    r20_values_of_one_trait_only,
)


@pytest.mark.parametrize("mutate", MUTATIONS, ids=lambda mutation: mutation.__name__)
def test_the_comparison_finds_a_spoilt_rule(
    mutate: Callable[[Patch], None], monkeypatch: Patch
) -> None:
    mutate(monkeypatch)
    difference = first_difference(range(MUTANT_GAMES))
    assert difference is not None
