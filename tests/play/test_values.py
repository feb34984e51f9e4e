"""Values of games, calls included, against trying everything."""

from __future__ import annotations

import random

import pytest

from fourfold import Call, CallRule, Game, Pass, Phase, Place, Position, Resign, Rules
from fourfold.engine import Verdict, solve
from fourfold.play import Option, Valuer, Worth, options, worth
from fourfold.rules import TRAITS, Player

from .brute import Everything, random_game, silenced

WON = Worth(Verdict.WIN, 0)
LOST = Worth(Verdict.LOSS, 0)
DRAWN = Worth(Verdict.DRAW, None)
#: Four pieces in row 2; the alignment was made with the last turn.
MADE = ("-7", "c2-5", "d2-6", "b2-4", "a2")


def played(*turns: str, rules: Rules | None = None) -> Game:
    game = Game(rules or Rules())
    for turn in turns:
        game = game.play_turn(turn)
    return game


def value_of(game: Game, action: str) -> Worth:
    return next(option.worth for option in options(game) if str(option.action) == action)


def check(game: Game, everything: Everything) -> None:
    expected = everything.worth(game)
    found = options(game)
    assert worth(game) == expected, (str(game.rules), game.actions)
    assert found[0].worth == expected
    assert [option.worth.order for option in found] == sorted(o.worth.order for o in found)
    assert game.to_act is not None
    calls = {Call(alignment.squares) for alignment in game.callable(game.to_act)}
    assert {option.action for option in found} == calls | set(game.legal_actions())
    assert len(found) == len({option.action for option in found})
    for option in found:
        assert option.worth == everything.after(game, option.action), (
            str(game.rules),
            game.actions,
            option,
        )
    plain = options(game, distance=False)
    values = {option.action: option.value for option in found}
    assert {option.action: option.value for option in plain} == values
    assert worth(game, distance=False).value is expected.value


@pytest.mark.parametrize("call", CallRule)
@pytest.mark.parametrize(("empty", "games"), [(0, 120), (1, 200), (2, 250), (3, 120), (4, 25)])
def test_as_trying_everything(call: CallRule, empty: int, games: int) -> None:
    if call is CallRule.AUTOMATIC and empty == 0:
        pytest.skip("a full board is the end under R14")
    rng = random.Random(f"{call} {empty}")
    for _ in range(games):
        check(random_game(rng, call, empty), Everything())


@pytest.mark.parametrize("call", [CallRule.OFFICIAL, CallRule.STANDING])
@pytest.mark.parametrize(("empty", "games"), [(0, 60), (1, 120), (2, 120), (3, 60)])
def test_after_three_refused_calls(call: CallRule, empty: int, games: int) -> None:
    rng = random.Random(f"silenced {call} {empty}")
    for _ in range(games):
        check(silenced(random_game(rng, call, empty), rng), Everything())


@pytest.mark.parametrize("call", [CallRule.OFFICIAL, CallRule.STANDING])
def test_false_calls_help_nobody(call: CallRule) -> None:
    rng = random.Random(f"false {call}")
    for _ in range(60):
        check(random_game(rng, call, 2), Everything(false_calls=True))


@pytest.mark.long
@pytest.mark.parametrize("call", CallRule)
@pytest.mark.parametrize(("empty", "games"), [(3, 2000), (4, 500), (5, 30)])
def test_many_games(call: CallRule, empty: int, games: int) -> None:
    rng = random.Random(f"many {call} {empty}")
    for _ in range(games):
        game = random_game(rng, call, empty)
        check(silenced(game, rng) if rng.random() < 0.2 else game, Everything())


def test_what_can_be_called_wins() -> None:
    game = played(*MADE)
    assert worth(game) == WON
    assert options(game)[0] == Option(Call.on("a2", "b2", "c2", "d2"), Verdict.WIN, 0)
    assert {option.worth for option in options(game)[1:]} == {LOST}, "they catch it"
    caught = game.play(game.legal_actions()[0])
    assert worth(caught) == WON


def test_a_missed_alignment_lapses_under_r12_and_stands_under_r13() -> None:
    turns = (*MADE[:-1], "a2-0")
    official, standing = (
        played(*turns, rules=Rules(call=call)) for call in (CallRule.OFFICIAL, CallRule.STANDING)
    )
    placed = official.play(official.legal_actions()[0])
    assert worth(placed).value is solve(placed.position).value
    assert value_of(standing, "a1") == Worth(Verdict.WIN, 1), "it can be called behind the piece"
    assert value_of(standing.play(standing.legal_actions()[0]), "-1") == LOST


def test_a_player_must_win_at_once_when_only_the_other_can_call() -> None:
    rules = Rules(levels=(2, 1), call=CallRule.STANDING)
    # The second player completes a small square of the first player's level.
    game = played("-0", "a1-1", "b1-2", "a2-3", "d4-4", "b2", rules=rules)
    assert game.alignments
    assert worth(game) == LOST


def test_last_words() -> None:
    start = Position.parse("0123/4567/89ab/cde. f")
    game = Game(Rules(), start).play(Place(start.empty_squares[0]))
    assert game.phase is Phase.LAST_WORD
    assert isinstance(options(game)[-1].action, Pass)


def test_no_value_when_the_game_is_over() -> None:
    over = Game().play(Resign(Player.FIRST))
    for ask in (worth, options, Valuer().quiet):
        with pytest.raises(ValueError, match="the game is over"):
            ask(over)


def test_a_turn_is_searched_once() -> None:
    game = played("-7", "c2-5", "d2-6", "b2-9", "a4-0", "c3-1")
    valuer = Valuer()
    best = valuer.options(game)[0]
    asked = len(valuer._known)
    then = game.play(best.action)
    assert valuer.options(then)[0].worth == best.worth.after(-1)
    assert valuer.worth(then) == best.worth.after(-1)
    assert len(valuer._known) == asked
    assert {o.action: o.worth for o in options(then)} == {
        o.action: o.worth for o in valuer.options(then)
    }


def test_the_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fourfold.play.values._REMEMBERED", 3)
    rng = random.Random(5)
    valuer = Valuer()
    for _ in range(5):
        game = random_game(rng, CallRule.AUTOMATIC, 3)
        assert valuer.options(game) == options(game)
        assert len(valuer._known) <= 3 + 16


@pytest.mark.parametrize(
    ("levels", "count"), [((1, 1), 1), ((1, 4), 1), ((4, 1), 1), ((4, 4), 1), ((4, 4), 2)]
)
def test_the_first_gifts_are_alike(levels: tuple[int, int], count: int) -> None:
    """R9: what the atlas says is what a search says, whatever is given."""
    game = Game(Rules(levels=levels, traits=TRAITS[:count]))
    known = Valuer(distance=False).options(game)
    assert len(known) == 16
    searched = solve(game.position, levels, TRAITS[:count], book=False).value
    assert {option.value for option in known} == {searched}
    given = game.play(known[7].action)
    assert solve(given.position, levels[::-1], TRAITS[:count]).value is searched.opposite
