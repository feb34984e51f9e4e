"""The course of a game (R8-R11, R16, R17) and stepping through it."""

from __future__ import annotations

import pickle

import pytest
from tests.rules.playing import AUTOMATIC, LAST, OFFICIAL, ROW, STANDING, end, play, refusal, rules

from fourfold.rules import (
    PASS,
    Abandon,
    Action,
    Agree,
    Call,
    CallRule,
    Flag,
    Game,
    Give,
    IllegalAction,
    Phase,
    Piece,
    Place,
    Player,
    Position,
    Reason,
    Resign,
    Square,
    Turn,
    replay,
)

FIRST, SECOND = Player.FIRST, Player.SECOND
FULL = "0123456789abcdef -"


def test_r9_first_turn_is_a_gift_and_nothing_else() -> None:
    game = Game()
    assert (game.to_act, game.phase, game.may_call) == (FIRST, Phase.GIVE, False)
    assert [str(action) for action in game.legal_actions()] == [f"-{n:x}" for n in range(16)]
    assert refusal(game, "c2-5").code == "place-not-now"
    assert refusal(game, "-").code == "pass-not-now"
    after = game.play(Give(Piece(7)))
    assert (after.to_act, after.phase, after.position.hand) == (SECOND, Phase.PLACE, 7)


def test_r10_place_then_give_then_the_other_player() -> None:
    game = play("-7")
    assert len(game.legal_actions()) == 16
    assert not game.turn_begun
    placed = game.play(Place(Square(6)))
    assert (placed.to_act, placed.phase, placed.turn_begun) == (SECOND, Phase.GIVE, True)
    assert len(placed.legal_actions()) == 15
    assert Give(Piece(7)) not in placed.legal_actions()
    given = placed.play(Give(Piece(5)))
    assert (given.to_act, given.phase, given.turn_begun) == (FIRST, Phase.PLACE, False)
    assert Place(Square(6)) not in given.legal_actions()
    assert len(given.legal_actions()) == 15


@pytest.mark.parametrize(
    ("turns", "turn", "code", "rule"),
    [
        ("-7", "-5", "give-not-now", "R10"),
        ("-7", "c2-7", "piece-used", "R10"),
        ("-7 c2-5", "d2-7", "piece-used", "R10"),
        ("-7 c2-5", "c2-6", "square-occupied", "R10"),
        ("-7", "c2-", "pass-not-now", "R11"),
        ("-7", "-", "pass-not-now", "R11"),
    ],
)
def test_r10_illegal_turns(turns: str, turn: str, code: str, rule: str) -> None:
    error = refusal(play(turns), turn)
    assert (error.code, error.rule) == (code, rule)


def test_r10_turn_behind_an_unfinished_one_is_refused() -> None:
    assert refusal(play("-7 c2"), "-5").code == "turn-unfinished"
    assert refusal(play("-7 ?a1b1c1d1"), "c2-5").code == "turn-unfinished"


@pytest.mark.parametrize("call", [OFFICIAL, STANDING])
def test_r11_after_the_last_placement_both_call_or_pass(call: CallRule) -> None:
    game = play("d4", LAST, rules(call=call))
    assert (game.to_act, game.phase) == (FIRST, Phase.LAST_WORD)
    assert game.legal_actions() == (PASS,)
    assert refusal(play("d4-", LAST, rules(call=call)), "d4").code == "place-not-now"
    with pytest.raises(IllegalAction) as caught:
        game.play(Give(Piece(0)))
    assert caught.value.code == "give-nothing-left"
    game = game.play(PASS)
    assert (game.to_act, game.phase) == (SECOND, Phase.LAST_ANSWER)
    assert game.legal_actions() == (PASS,)
    game = game.play(PASS)
    assert (game.to_act, game.phase, game.legal_actions()) == (None, Phase.OVER, ())
    assert str(game.outcome) == "1/2-1/2 full-board"


def test_r11_automatic_game_is_over_with_the_last_placement() -> None:
    start = "4973/16e8/a052/fdb. c"
    game = play("d4", start, rules(call=AUTOMATIC))
    assert game.phase is Phase.OVER
    assert end(game).reason is Reason.QUARTO


def test_r16_full_board_without_an_alignment_is_a_draw() -> None:
    for level, start in ((1, "420d/3be9/f817/5c6. a"), (4, "48f1/c3da/7695/b02. e")):
        game = play("d4", start, rules((level, level), AUTOMATIC))
        assert str(game.outcome) == "1/2-1/2 full-board"
        assert game.alignments == ()
        game = play("d4- -", start, rules((level, level)))
        assert str(game.outcome) == "1/2-1/2 full-board"


def test_r11_game_that_begins_on_a_full_board() -> None:
    assert play("", FULL).phase is Phase.LAST_WORD
    assert str(play("- -", FULL).outcome) == "1/2-1/2 full-board"
    game = play("", FULL, rules(call=AUTOMATIC))
    assert (game.phase, game.to_act, game.turn_begun) == (Phase.OVER, None, False)
    assert str(game.outcome) == "1/2-1/2 full-board"


@pytest.mark.parametrize(
    ("action", "outcome"),
    [
        (Agree(), "1/2-1/2 agreement"),
        (Resign(FIRST), "0-1 resignation"),
        (Resign(SECOND), "1-0 resignation"),
        (Flag(FIRST), "0-1 time"),
        (Flag(SECOND), "1-0 time"),
        (Abandon(), "* abandoned"),
        (Abandon(FIRST), "0-1 abandoned"),
        (Abandon(SECOND), "1-0 abandoned"),
    ],
)
def test_r16_r17_r18_r20_other_ends_at_any_time(action: Action, outcome: str) -> None:
    for turns in ("-7 c2-5 d2-6", "-7 c2-5 d2", "-7 c2-5 d2?a1b1c1d1"):
        game = play(turns).play(action)
        assert str(game.outcome) == outcome
        assert (game.to_act, game.phase, game.may_call) == (None, Phase.OVER, False)
        assert game.legal_actions() == ()
        assert game.callable(FIRST) == game.callable(SECOND) == ()


@pytest.mark.parametrize("turns", ["", "-7", "-7 c2-5"])
@pytest.mark.parametrize("player", [FIRST, SECOND, None])
def test_r20_nobody_loses_by_leaving_before_both_have_placed(
    turns: str, player: Player | None
) -> None:
    assert str(play(turns).play(Abandon(player)).outcome) == "* abandoned"


@pytest.mark.parametrize(
    "action",
    [
        Give(Piece(9)),
        Place(Square(9)),
        PASS,
        Call.on(0, 1, 2, 3),
        Resign(FIRST),
        Agree(),
        Abandon(),
    ],
)
def test_r20_nothing_is_played_after_the_end(action: Action) -> None:
    over = play("d1!a1b1c1d1", ROW)
    with pytest.raises(IllegalAction, match=r"the game is over \(quarto\) \(R20\)"):
        over.play(action)


def test_r20_what_is_no_action_cannot_be_played() -> None:
    with pytest.raises(TypeError, match="is not an action"):
        Game().play("-7")  # type: ignore[arg-type]  # it is a text


def test_history_forwards_and_backwards() -> None:
    game = play("-7 c2-5 d2-6")
    states = list(game.states())
    assert [len(state.actions) for state in states] == [0, 1, 2, 3, 4, 5]
    assert states[-1] is game
    assert game.previous is states[4]
    assert states[0].previous is None
    assert [game.at(number) for number in range(6)] == states
    assert game.at(5) is game
    for number in (-1, 6):
        with pytest.raises(IndexError):
            game.at(number)


def test_r10_turns_of_a_game() -> None:
    game = play("-7 ?a1b1c1d1c2?a2b2c2d2-5 d2?a1b1c1d1")
    written = [str(turn) for turn in game.turns]
    assert written == ["-7", "?a1b1c1d1c2?a2b2c2d2-5", "d2?a1b1c1d1"]
    assert [str(turn) for turn in play("d4- ?a1b1c1d1-", LAST).turns] == ["d4-", "?a1b1c1d1-"]
    assert [str(turn) for turn in play("-7 ?a1b1c1d1").turns] == ["-7", "?a1b1c1d1"]
    assert [str(turn) for turn in game.play(Resign(FIRST)).turns] == written
    assert game.turn_texts == game.play(Resign(FIRST)).turn_texts == written
    assert Game().turns == ()


def test_game_is_a_value() -> None:
    game = play("d1-4 d2?a1b1c1d1-5", ROW)
    again = replay(game.rules, game.start, game.actions)
    assert game == again
    assert hash(game) == hash(again)
    assert game != game.previous
    assert game != "game"
    assert game != Game(rules((2, 2)), game.start)
    copy = pickle.loads(pickle.dumps(game))  # noqa: S301  # our own bytes
    assert copy == game
    assert (copy.position, copy.outcome, copy.to_act) == (game.position, game.outcome, game.to_act)
    with pytest.raises(AttributeError, match="cannot be changed"):
        game.to_act = None
    with pytest.raises(AttributeError, match="cannot be changed"):
        del game.rules
    assert replay() == Game()


def test_game_repr_builds_it_again() -> None:
    import fourfold.rules  # noqa: PLC0415  # for the names in the text

    game = play("-7 c2-5 d2?a1b1c1d1")
    assert eval(repr(game), vars(fourfold.rules)) == game  # noqa: S307  # a repr builds it again
    assert repr(Phase.LAST_WORD) == "Phase.LAST_WORD"
    assert game.start == Position()


def test_r10_turn_that_was_read_before_is_played_too() -> None:
    assert play("-7").play_turn(Turn.parse("c2-5")) == play("-7 c2-5")
