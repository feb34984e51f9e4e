"""Reviews: every value against the solver, every mark in a game written for it."""

from __future__ import annotations

import random

import pytest
from tests.play.brute import (
    Everything,
    random_action,
    random_rules,
    random_start,
)

from fourfold import (
    Call,
    CallRule,
    FalseCall,
    Game,
    Give,
    Pass,
    Phase,
    Place,
    Player,
    Position,
    Record,
    Resign,
    Rules,
    Status,
)
from fourfold.engine import Verdict, solve
from fourfold.play import Decision, Mark, Part, Speech, Worth, options, review

DRAWN = Worth(Verdict.DRAW, None)
MADE = ("-7", "c2-5", "d2-6", "b2-4")
CAUGHT = (*MADE, "a2-0", "!a2b2c2d2")


def played(*turns: str, rules: Rules | None = None, start: str | None = None) -> Game:
    game = Game(rules or Rules(), Position() if start is None else Position.parse(start))
    for turn in turns:
        game = game.play_turn(turn)
    return game


def random_play(rng: random.Random, game: Game) -> Game:
    while game.outcome is None and rng.random() > 0.01:
        game = game.play(random_action(game, rng, calls=0.5))
    return game


def by_solver(game: Game) -> Verdict:
    """The value for the player to act by the solver, and R12, R13 in so many words."""
    player = game.to_act
    assert player is not None
    if game.callable(player):
        return Verdict.WIN
    live = [a for a in game.alignments if a.status is not Status.LAPSED]
    level = game.rules.level(player.other)
    theirs = [a for a in live if a.pattern.level <= level]
    if game.phase in (Phase.LAST_WORD, Phase.LAST_ANSWER):
        return Verdict.LOSS if theirs and game.phase is Phase.LAST_WORD else Verdict.DRAW
    if game.phase is Phase.GIVE and theirs:
        return Verdict.LOSS
    levels = game.rules.level(player), level
    return solve(game.position, levels, game.rules.traits).value


def unclear(game: Game) -> bool:
    """Whether something stands under R13, or a player has no calls left: see `test_valuing`."""
    standing = game.rules.call is CallRule.STANDING
    live = any(a.status is Status.STANDING for a in game.alignments)
    return game.refused_calls >= 3 or (standing and live)


def after(game: Game, decision: Decision) -> Verdict:
    """The value behind what was played, for the one who decided."""
    assert decision.played is not None
    then = game.play(decision.played)
    if then.outcome is not None:
        winner = then.outcome.winner
        if winner is None:
            return Verdict.DRAW
        return Verdict.WIN if winner is decision.player else Verdict.LOSS
    value = by_solver(then)
    return value if then.to_act is decision.player else value.opposite


@pytest.mark.parametrize("call", CallRule)
def test_as_the_solver_says(call: CallRule) -> None:
    rng = random.Random(f"solver {call}")
    compared = 0
    for number in range(40):
        rules, start = random_rules(rng, call), random_start(rng, rng.randint(4, 8))
        if number < 2:
            rules, start = Rules.at_level((1, 4)[number], call), Position()
        game = random_play(rng, Game(rules, start))
        for decision in review(game).decisions:
            state = game.at(decision.number)
            assert decision.player is state.to_act
            if unclear(state) or decision.played is None:
                continue
            if not state.callable(decision.player) or decision.speech is not None:
                assert decision.before.value is by_solver(state)
            if not unclear(state.play(decision.played)):
                assert decision.after.value is after(state, decision), (game.actions, decision)
                compared += 1
    assert compared > 200


@pytest.mark.parametrize("call", CallRule)
def test_as_trying_everything(call: CallRule) -> None:
    rng = random.Random(f"everything {call}")
    for _ in range(60):
        game = random_play(rng, Game(random_rules(rng, call), random_start(rng, 3)))
        everything = Everything()
        found = review(game)
        for decision in found.decisions:
            check(game, decision, everything)
        # A result that changed has a decision that changed it.
        for one, two in zip(found.decisions, found.decisions[1:], strict=False):
            same = one.player is two.player
            assert one.after.value is (two.before.value if same else two.before.value.opposite)


def check(game: Game, decision: Decision, everything: Everything) -> None:
    """One decision, with its alternatives, by brute force."""
    state = game.at(decision.number)
    silent = {action: everything.after(state, action) for action in state.legal_actions()}
    best = min(silent.values(), key=lambda found: found.order)
    if decision.kind is not Part.CALL:
        assert decision.played is not None
        assert (decision.before, decision.after) == (best, silent[decision.played])
        assert set(decision.best) == {action for action in silent if silent[action] == best}
        assert (decision.mark is Mark.FORCED) == (len(silent) == 1)
        assert decision.at_stake == (len(set(silent.values())) > 1)
        return
    assert decision.before == everything.worth(state)
    good = [Call(found.squares) for found in state.callable(decision.player)]
    assert decision.best == tuple(good or [None])
    if decision.played is None:
        assert decision.after == best
    else:
        assert decision.after == everything.after(state, decision.played)


def test_every_call_has_its_decision() -> None:
    rng = random.Random(7)
    for _ in range(200):
        rules = random_rules(rng)
        game = random_play(rng, Game(rules, random_start(rng, rng.randint(0, 4))))
        found = review(game)
        possible = missed = 0
        for number in range(len(game.actions)):
            state, action = game.at(number), game.actions[number]
            assert state.to_act is not None
            if state.callable(state.to_act) and not isinstance(action, Call):
                missed += 1
            possible += isinstance(action, Call)
        assert len(found.spoken(Speech.MISSED)) == missed
        assert sum(d.kind is Part.CALL for d in found.decisions) == missed + possible
        quiet = [a for a in game.actions if isinstance(a, Place | Give)]
        assert [d.played for d in found.decisions if d.kind is not Part.CALL] == quiet


def marks(game: Game) -> list[tuple[int, str | None, str]]:
    return [(d.turn, d.text, str(d.mark)) for d in review(game).decisions]


def test_a_missed_call_that_is_caught() -> None:
    found = review(played(*CAUGHT))
    assert marks(found.game)[-5:] == [
        (4, "-4", "slip"),
        (5, "a2", "best"),
        (5, None, "blunder"),
        (5, "-0", "best"),
        (6, "!a2b2c2d2", "best"),
    ]
    missed, caught = found.spoken(Speech.MISSED), found.spoken(Speech.CAUGHT)
    assert [(d.before.value, d.after.value) for d in missed] == [(Verdict.WIN, Verdict.LOSS)]
    assert missed[0].best_texts == ("!a2b2c2d2",)
    assert len(caught) == 1
    assert found.turning_point == 8
    assert found.decisions[8] == missed[0]
    assert not found.spoken(Speech.CALLED)


def test_both_miss_it_and_it_lapses() -> None:
    found = review(played("a2-0", "d1-3", start="1.../.675/..8./...a 4"))
    missed = found.spoken(Speech.MISSED)
    assert [d.turn for d in missed] == [1, 2]
    assert [d.player for d in missed] == [Player.SECOND, Player.FIRST]
    assert [d.mark for d in missed] == [Mark.BLUNDER, Mark.SLIP]
    assert missed[1].after == DRAWN


def test_a_standing_call_may_wait() -> None:
    found = review(played(*MADE, "a2-0", "b3!a2b2c2d2", rules=Rules(call=CallRule.STANDING)))
    late, called = (d for d in found.decisions if d.turn == 6 and d.kind is Part.CALL)
    assert (late.mark, late.after) == (Mark.FINE, Worth(Verdict.WIN, 1))
    assert called.speech is Speech.CAUGHT


def test_forced_and_the_last_piece() -> None:
    found = review(played("d4", start="0f3c/56a9/b1e4/827. d"))
    assert [(d.kind, d.mark) for d in found.decisions] == [(Part.PLACE, Mark.FORCED)]
    assert found.accuracy == (100.0, 100.0)


def test_fine_is_slower() -> None:
    rng = random.Random(3)
    seen = 0
    for _ in range(60):
        game = random_play(rng, Game(Rules.at_level(2), random_start(rng, 5)))
        for d in review(game).decisions:
            if d.mark is Mark.FINE and d.kind is not Part.CALL:
                seen += 1
                assert d.before.value is d.after.value
                assert d.before.distance is not None
                assert d.after.distance is not None
                slower = d.after.distance > d.before.distance
                assert slower == (d.before.value is Verdict.WIN)
                assert d.score < 100
    assert seen > 5


def test_false_calls() -> None:
    refused = review(played("-7", "?a1b1c1d1c2-5"))
    false = refused.spoken(Speech.FALSE)[0]
    assert (false.text, false.best_texts, false.mark) == ("?a1b1c1d1", (None,), Mark.FINE)
    loses = review(played("-7", "?a1b1c1d1", rules=Rules(false_call=FalseCall.LOSES)))
    last = loses.decisions[-1]
    assert (last.mark, last.before, last.after.value) == (Mark.SLIP, DRAWN, Verdict.LOSS)
    assert loses.turning_point == 1


def test_the_wrong_squares_then_the_right_ones() -> None:
    found = review(played(*MADE, "a2?a1b1c1d1!a2b2c2d2"))
    false, good = found.decisions[-2:]
    assert (false.speech, false.mark, false.best_texts) == (Speech.FALSE, Mark.FINE, ("!a2b2c2d2",))
    assert (good.speech, good.mark) == (Speech.CALLED, Mark.BEST)


def test_perfect_play_is_a_hundred_and_errors_cost() -> None:
    game = Game(Rules.at_level(4), Position.parse("0.../.5../..../.... 9"))
    while game.outcome is None:
        game = game.play(options(game)[0].action)
    found = review(game)
    assert found.accuracy == (100.0, 100.0)
    assert found.turning_point is None
    worse = review(played(*CAUGHT))
    assert worse.accuracy == (50.0, 70.0)


def test_other_ends_are_no_decisions() -> None:
    game = played("-7", "c2-5")
    ended = game.play(Resign(Player.FIRST))
    assert review(ended).decisions == review(game).decisions
    assert review(Record(ended)).game == ended
    assert review(Game()).decisions == ()
    assert review(Game()).accuracy == (100.0, 100.0)
    passed = review(played("-", "-", start="0f3c/56a9/b1e4/827d -"))
    assert passed.decisions == ()
    assert isinstance(passed.game.actions[0], Pass)
