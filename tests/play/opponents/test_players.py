"""Opponents: legal under all rules, the same with the same seed, ordered, human; one is perfect."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.strategies import LONG, QUICK, games

from fourfold import (
    LEVELS,
    TRAITS,
    Call,
    CallRule,
    FalseCall,
    Game,
    Give,
    Phase,
    Place,
    Player,
    Position,
    Reason,
    Rules,
    parse_action,
)
from fourfold.engine import Verdict, evaluate
from fourfold.locales import LANGUAGES, texts
from fourfold.play import worth
from fourfold.play.opponents.calibration import play_game
from fourfold.play.opponents.perfect import best_options, trap
from fourfold.play.opponents.players import OPPONENTS, Opponent

HUMAN = [opponent for opponent in OPPONENTS.values() if not opponent.perfect]
PERFECT = OPPONENTS["perfect"]


def random_game(source: random.Random, low: int, high: int, rules: Rules | None = None) -> Game:
    """A game in which nothing can be called, with so many placed, under any rules."""
    if rules is None:
        levels = (source.choice(LEVELS), source.choice(LEVELS))
        call = source.choice(list(CallRule))
        rules = Rules(levels, tuple(source.sample(TRAITS, source.choice((1, 2, 3, 4, 4)))), call)
    while True:
        placed = source.randint(low, high)
        pieces = source.sample(range(16), placed + 1)
        board: list[int | None] = [None] * 16
        for square, piece in zip(source.sample(range(16), placed), pieces, strict=False):
            board[square] = piece
        hand = pieces[-1] if source.random() < 0.7 else None
        game = Game(rules, Position(board, hand))
        if not game.alignments:
            return game


def random_player(game: Game, source: random.Random) -> Game:
    """What somebody does who calls what there is, and else anything."""
    assert game.to_act is not None
    good = game.callable(game.to_act)
    return game.play(Call(good[0].squares) if good else source.choice(game.legal_actions()))


# All of them --------------------------------------------------------------------------------------


def play_to_the_end(game: Game, opponent: Opponent, seed: int) -> None:
    steps = 0
    while game.outcome is None:
        action = opponent.choose(game, seed)
        assert action == opponent.choose(game, seed), "the same game and seed, another action"
        game = game.play(action)
        steps += 1
    assert steps <= 70


@QUICK
@given(games(), st.sampled_from(HUMAN), st.integers(0, 2**32))
def test_legal_under_every_rule_set(game: Game, opponent: Opponent, seed: int) -> None:
    play_to_the_end(game, opponent, seed)


@pytest.mark.long
@LONG
@given(games(), st.sampled_from(HUMAN), st.integers(0, 2**32))
def test_legal_under_every_rule_set_long(game: Game, opponent: Opponent, seed: int) -> None:
    play_to_the_end(game, opponent, seed)


@QUICK
@given(games().filter(lambda game: game.position.placed >= 5), st.integers(0, 2**32))
def test_the_perfect_one_is_legal_under_every_rule_set(game: Game, seed: int) -> None:
    while game.outcome is None:
        game = game.play(PERFECT.choose(game, seed))


@pytest.mark.parametrize("number", [4, 3, 2, 1])
@pytest.mark.parametrize("levels", [(1, 1), (2, 2), (4, 4), (1, 2), (4, 1)])
def test_the_perfect_one_plays_by_itself_from_the_start(
    levels: tuple[int, int], number: int
) -> None:
    """Legal, the same again, and nothing is given away, with however many traits."""
    game = Game(Rules(levels, TRAITS[-number:]))
    value = worth(game, distance=False).value
    for _ in range(6):
        action = PERFECT.choose(game, 5)
        assert action == PERFECT.choose(game, 5)
        before, game = game, game.play(action)
        if game.outcome is not None:
            break
        value = value if game.to_act is before.to_act else value.opposite
        assert worth(game, distance=False).value is value


@pytest.mark.long
@pytest.mark.parametrize("number", [4, 3, 2, 1])
def test_the_perfect_one_is_legal_from_the_start_in_every_rule_set(number: int) -> None:
    for first in LEVELS:
        for second in LEVELS:
            game = play_game(PERFECT, PERFECT, Rules((first, second), TRAITS[:number]), 3)
            start = worth(Game(game.rules), distance=False).value
            assert game.outcome is not None
            winner = game.outcome.winner
            result = (
                Verdict.DRAW
                if winner is None
                else Verdict.WIN
                if winner is Player.FIRST
                else Verdict.LOSS
            )
            assert result is start, f"{first}:{second}, {number} traits"


@pytest.mark.parametrize("opponent", HUMAN, ids=lambda opponent: opponent.id)
def test_the_same_seed_plays_the_same_game(opponent: Opponent) -> None:
    games = [play_game(opponent, opponent, Rules.at_level(2), seed) for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


def test_a_random_source_will_do_for_a_seed() -> None:
    opponent = OPPONENTS["strong"]
    one, two = (opponent.choose(Game(), random.Random(8)) for _ in range(2))
    assert one == two


def test_nothing_is_chosen_when_the_game_is_over() -> None:
    game = play_game(HUMAN[0], HUMAN[1], Rules(), 1)
    with pytest.raises(ValueError, match="over"):
        HUMAN[0].choose(game, 1)


def test_characters_have_a_name_and_a_line_in_every_language() -> None:
    assert len(OPPONENTS) >= 8
    for language in LANGUAGES:
        say = texts(language)
        names = [say(f"opponent-{name}-name") for name in OPPONENTS]
        lines = [say(f"opponent-{name}-line") for name in OPPONENTS]
        assert len({*names, *lines}) == 2 * len(OPPONENTS)
        assert not any(sign.isdigit() for text in (*names, *lines) for sign in text)


# Human ones ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("weak", "strong"),
    [("newcomer", "casual"), ("casual", "experienced"), ("experienced", "expert")],
)
@pytest.mark.parametrize("level", [1, 4])
def test_the_stronger_one_scores_significantly_more(weak: str, strong: str, level: int) -> None:
    scores = []
    for number in range(60):
        pair = (OPPONENTS[weak], OPPONENTS[strong])
        first, second = pair if number % 2 else pair[::-1]
        outcome = play_game(first, second, Rules.at_level(level), f"match {number}").outcome
        assert outcome is not None
        mine = Player.SECOND if number % 2 else Player.FIRST
        scores.append(0.5 if outcome.winner is None else float(outcome.winner is mine))
    mean = sum(scores) / len(scores)
    error = (sum((score - mean) ** 2 for score in scores) / len(scores) / (len(scores) - 1)) ** 0.5
    assert mean - 2.33 * error > 0.5, f"{strong} scored {mean:.2f} ± {error:.2f} against {weak}"


def test_weak_ones_are_caught_and_catch() -> None:
    newcomer, attentive = OPPONENTS["newcomer"], OPPONENTS["attentive"]
    caught = {Player.FIRST: 0, Player.SECOND: 0}
    for seed in range(300):
        outcome = play_game(newcomer, attentive, Rules.at_level(4), seed).outcome
        assert outcome is not None
        if outcome.reason is Reason.CAUGHT and outcome.winner is not None:
            caught[outcome.winner] += 1
    assert caught[Player.SECOND] >= 4
    assert caught[Player.FIRST] < caught[Player.SECOND]


def test_false_calls_are_rare_and_never_made_where_they_lose() -> None:
    turns = dict.fromkeys(OPPONENTS, 0)
    false = dict.fromkeys(OPPONENTS, 0)
    for seed in range(60):
        for opponent in HUMAN[:4]:
            game = play_game(opponent, opponent, Rules(), seed)
            turns[opponent.id] += len(game.turns)
            calls = sum(isinstance(action, Call) for action in game.actions)
            assert game.outcome is not None
            false[opponent.id] += calls - bool(game.outcome.alignments)
            careful = Rules(false_call=FalseCall.LOSES)
            outcome = play_game(opponent, opponent, careful, seed).outcome
            assert outcome is not None
            assert outcome.reason is not Reason.FALSE_CALL
    assert 0 < false["newcomer"] < 0.05 * turns["newcomer"]
    assert false["beginner"] <= false["newcomer"]
    assert false["casual"] == false["attentive"] == 0


def test_a_turn_is_seen_with_the_same_eyes() -> None:
    """Who completes a pattern knowingly calls it; who completes one by accident does not."""
    opponent = OPPONENTS["newcomer"]
    accidents = 0
    for seed in range(300):
        game = Game(Rules.at_level(4))
        while game.outcome is None:
            before, game = game, game.play(opponent.choose(game, seed))
            if isinstance(game.actions[-1], Place) and game.to_act is before.to_act:
                assert game.to_act is not None
                made = bool(game.callable(game.to_act))
                called = isinstance(opponent.choose(game, seed), Call)
                accidents += made and not called
                planned = made and called
                if planned:
                    again = [opponent.choose(before, seed) for _ in range(2)]
                    assert again == [game.actions[-1]] * 2
    assert accidents > 0


# The perfect one ----------------------------------------------------------------------------------


def check_perfect(source: random.Random, count: int, low: int) -> None:
    """Neither the value nor, when there is one, the distance is ever given away."""
    for number in range(count):
        game = random_game(source, low, 15)
        before = worth(game)
        action = PERFECT.choose(game, number)
        after = game.play(action)
        if after.outcome is not None:
            assert before.value is not Verdict.WIN or after.outcome.winner is game.to_act
            continue
        found = worth(after).opposite if after.to_act is not game.to_act else worth(after)
        assert found.after(isinstance(action, Place)) == before, f"{game.position} {action}"


def test_the_perfect_one_never_worsens_the_value() -> None:
    check_perfect(random.Random(3), 250, 6)


@pytest.mark.long
def test_the_perfect_one_never_worsens_the_value_long() -> None:
    check_perfect(random.Random(4), 4000, 5)


def test_the_perfect_one_keeps_the_value_early_too() -> None:
    source = random.Random(5)
    for number in range(40):
        game = random_game(source, 0, 4)
        if game.callable(game.to_act or Player.FIRST):
            continue
        action = PERFECT.choose(game, number)
        after = game.play(action)
        before = worth(game, distance=False).value
        found = worth(after, distance=False)
        assert isinstance(action, Place | Give)
        assert (found.value.opposite if after.to_act is not game.to_act else found.value) is before


def meet_chance(level: int, seed: int) -> Reason:
    """A game of the perfect one against chance, which never loses where it was not lost."""
    source = random.Random(seed)
    mine = (Player.FIRST, Player.SECOND)[seed % 2]
    game = Game(Rules.at_level(level))
    while game.outcome is None:
        if game.to_act is mine:
            game = game.play(PERFECT.choose(game, seed))
        else:
            game = random_player(game, source)
    assert game.outcome.winner is not mine.other
    return game.outcome.reason


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_perfect_one_does_not_lose_to_chance(level: int) -> None:
    meet_chance(level, level)


@pytest.mark.long
@pytest.mark.parametrize("level", [1, 2, 3])
def test_the_perfect_one_does_not_lose_to_chance_long(level: int) -> None:
    for seed in range(150):
        meet_chance(level, seed)


def test_it_sets_the_best_trap_among_equals() -> None:
    source = random.Random(11)
    compared = 0
    for _ in range(2000):
        game = random_game(source, 10, 12, Rules.at_level(2))
        if game.phase is not Phase.GIVE or game.callable(game.to_act or Player.FIRST):
            continue
        best = best_options(game)
        if len(best) < 2 or best[0].value is not Verdict.DRAW:
            continue
        compared += 1
        traps = {option.action: trap(game.play(option.action)) for option in best}
        chosen = PERFECT.choose(game, 1)
        assert isinstance(chosen, Give)
        assert traps[chosen] == max(traps.values())
        if compared == 8:
            return
    pytest.fail(f"only {compared} games with several best gifts")


def test_a_trap_is_the_share_of_mistakes_at_most() -> None:
    source = random.Random(12)
    for _ in range(40):
        game = random_game(source, 8, 12, Rules.at_level(source.choice(LEVELS)))
        if game.position.hand is None:
            continue
        found = evaluate(game.position, game.rules.levels, distance=True)
        mistakes = sum(turn.value is not found.value for turn in found.turns) / len(found.turns)
        assert 0 <= trap(game) <= max(mistakes, 0.01)


# Judging --------------------------------------------------------------------------------------

#: Whoever gives here loses: every piece has a row that it completes.
LOST_GIFT = Position.parse("17b./..../..../06a. -")
#: Whoever has the piece in hand here completes row 2.
WON_PLACEMENT = Position.parse("..../.675/..../.... 4")


def test_the_perfect_one_judges_by_the_value_of_the_game() -> None:
    source = random.Random(21)
    for _ in range(30):
        game = random_game(source, 9, 14)
        found = worth(game, distance=False).value
        assert game.to_act is not None
        assert PERFECT.judge(game, game.to_act, "x") is found
        assert PERFECT.judge(game, game.to_act.other, "x") is found.opposite


@pytest.mark.parametrize("opponent", [Opponent("keen", blur=0, horizon=1), PERFECT])
def test_judging_what_is_in_sight(opponent: Opponent) -> None:
    for position, verdict in (
        (Position(), Verdict.DRAW),
        (LOST_GIFT, Verdict.LOSS),
        (WON_PLACEMENT, Verdict.WIN),
    ):
        game = Game(Rules(), position)
        assert game.to_act is not None
        assert opponent.judge(game, game.to_act, 1) is verdict
        assert opponent.judge(game, game.to_act.other, 1) is verdict.opposite


def test_who_sees_nothing_judges_that_nothing_is_decided() -> None:
    blind = Opponent("blind", blur=1, horizon=1)
    for position in (LOST_GIFT, WON_PLACEMENT):
        game = Game(Rules(), position)
        assert blind.judge(game, Player.FIRST, 1) is Verdict.DRAW


@pytest.mark.parametrize("opponent", [Opponent("keen", blur=0, horizon=1), PERFECT])
def test_r12_an_alignment_that_can_be_called_is_judged_for_whoever_can(opponent: Opponent) -> None:
    made = Game(Rules(), WON_PLACEMENT).play(parse_action("a2"))
    assert made.to_act is Player.FIRST
    assert opponent.judge(made, Player.FIRST, 1) is Verdict.WIN
    given = made.play(parse_action("-0"))
    assert opponent.judge(given, Player.FIRST, 1) is Verdict.LOSS


@given(games(), st.sampled_from(sorted(OPPONENTS)), st.integers(0, 9))
@QUICK
def test_any_game_is_judged_and_both_sides_see_the_same(game: Game, name: str, seed: int) -> None:
    opponent = OPPONENTS[name]
    if game.to_act is None:
        with pytest.raises(ValueError, match="over"):
            opponent.judge(game, Player.FIRST, seed)
        return
    if opponent.perfect and game.position.placed < 8:
        return
    found = opponent.judge(game, Player.FIRST, seed)
    assert opponent.judge(game, Player.SECOND, seed) is found.opposite
