import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.cli.conftest import Real, Run, read_until

from fourfold import Game, IllegalAction, NotationError, Player, Record, Rules, TurnClock
from fourfold.cli.play.lines import ProgramWord, read_line
from fourfold.cli.play.session import RANDOM, PlaySession
from fourfold.locales import texts
from fourfold.play.opponents.records import opponent_tags
from fourfold.play.opponents.speech import ABOUT_MISSED

QUARTET = ["-7", "c2-5", "d2-6", "b2-4"]


def told(text: str) -> str:
    """The text on one line, so that it does not matter where it was wrapped."""
    return " ".join(text.split())


def kept(path: Path) -> Record:
    return Record.parse(path.read_text(encoding="utf-8"))


# Whole games ------------------------------------------------------------------------------------


def test_a_game_with_a_false_call_and_a_good_one(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.qgn"
    lines = [*QUARTET, "quarto a1 b1 c1 d1", "a2", "QUARTO! d2 c2 b2 a2"]
    result = run("play", "--first", "Ana", "--second", "Ben", "--save", path, stdin=lines)
    assert result.exit_code == 0
    out = told(result.stdout)
    assert "Ana calls QUARTO! on a1 b1 c1 d1, but at least one of these squares is empty." in out
    assert "Ana wins: QUARTO! (light and square on a2 b2 c2 d2)" in out
    assert result.stdout.count("▸") == 4
    assert f"The game is saved in {path}." in out
    assert [str(turn) for turn in kept(path).game.turns][-1] == "?a1b1c1d1a2!a2b2c2d2"


def test_a_catch(run: Run) -> None:
    result = run("play", stdin=[*QUARTET, "a2-0", "!a2b2c2d2", ""])
    assert (
        "Player 2 wins by calling a quarto that Player 1 missed (light and square on a2 b2 c2 d2)"
    ) in told(result.stdout)


def test_a_lapsed_quarto_is_no_longer_worth_anything(run: Run) -> None:
    lines = [*QUARTET, "a2-0", "a1-1", "quarto a2 b2 c2 d2"]
    assert "that quarto has lost its value" in told(run("play", stdin=lines).stdout)
    standing = run("play", "--call", "standing", stdin=[*lines, ""])
    assert "Player 1 wins: QUARTO!" in told(standing.stdout)


def test_a_false_call_that_loses(run: Run) -> None:
    result = run("play", "--false-call", "loses", stdin=["7", "call a1 b1 c1 d1", ""])
    assert "Player 1 wins: Player 2 made a false call" in result.stdout


def test_an_automatic_game_ends_by_itself(run: Run) -> None:
    result = run("play", "--call", "automatic", stdin=[*QUARTET, "a2-0", ""])
    assert "Player 1 wins: QUARTO!" in told(result.stdout)
    assert "or call QUARTO!" not in result.stdout
    handicap = ["0", "a1 1", "b1 2", "a2 3", "b2", ""]
    caught = run("play", "--call", "automatic", "--level", "1:2", stdin=handicap)
    assert "Player 2 wins: Player 1 completed a quarto" in told(caught.stdout)


def test_a_full_board_ends_with_two_passes(run: Run) -> None:
    start = "0123/4567/89ab/cde. f"
    result = run("play", "--position", start, stdin=["pass", "d4", "-", "pass", ""])
    out = told(result.stdout)
    assert "A player may pass only when all sixteen pieces have been placed (R11)." in out
    assert "All the pieces have been placed: call QUARTO! or pass." in out
    assert "has passed: call QUARTO! or pass too." in out
    assert "Draw: all the pieces have been placed" in out


def test_a_draw_needs_both(run: Run) -> None:
    result = run("play", stdin=["draw", "no", "draw", "YES", ""])
    assert "Player 2 wants to play on." in result.stdout
    assert "Draw by agreement" in result.stdout


def test_nothing_betrays_that_there_is_something_to_call(run: Run) -> None:
    for square, other in (("a2", "a1"), ("a1", "a2")):
        result = run("play", stdin=[*QUARTET, square])
        made = result.stdout.replace(square, other)
        assert "Player 1: Give Player 2 a piece, or call QUARTO!" in made
        assert "▸" not in made


# Lines ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "line", "actions"),
    [
        ([], "-7", "-7"),
        ([], "7", "-7"),
        ([], "LSSH", "-7"),
        ([], " a ", "-a"),
        (["-7"], "C2", "c2"),
        (["-7"], "c2-5", "c2 -5"),
        (["-7"], "c2 - 5", "c2 -5"),
        (["-7"], "c2 5", "c2 -5"),
        (["-7"], "c2 lrts", "c2 -0"),
        (["-7"], "c2!a1b1c1d1", "c2 !a1b1c1d1"),
        (["-7"], "quarto a1 b1 c1 d1", "!a1b1c1d1"),
        (["-7"], "Quarto! D1 a1 C1 b1", "!a1b1c1d1"),
        (["-7"], "! a1 b1 c1 d1", "!a1b1c1d1"),
        (["-7"], "call a1b1c1d1", "!a1b1c1d1"),
        (["-7"], "pass", "-"),
        (["-7"], "c2-", "c2 -"),
    ],
)
def test_ways_to_write_an_action(before: list[str], line: str, actions: str) -> None:
    game = Game()
    for turn in before:
        game = game.play_turn(turn)
    found = read_line(line, game)
    assert not isinstance(found, ProgramWord)
    assert " ".join(map(str, found)) == actions


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("hello", "'hello' is not a command here. Type, for example, a1, a1-0"),
        ("c9", "'c9' is not a command here."),
        ("g7", "type help for more"),
        ("c2-7", "The short light square hollow piece (7) is no longer available (R10)."),
        ("-5", "Place the piece in hand before giving one (R10)."),
        ("quarto", "A call names four different squares (R15)"),
        ("quarto a1 b1", "A call names four different squares (R15)"),
        ("!a1a1b1c1", "A call names four different squares (R15)"),
        ("pass now", "is not a command here"),
        ("\x1b[A", "is not a command here"),
        ("save", "Type a file name after save."),
    ],
)
def test_errors_in_friendly_words(run: Run, line: str, words: str) -> None:
    result = run("play", stdin=["-7", line, "c2"])
    out = told(result.stdout)
    assert words in out
    assert "Player 2 places the short light square hollow piece (7) on c2." in out
    assert "\x1b[A" not in result.stdout


@given(st.text(min_size=1) | st.text("abcd1234!?- qurto", min_size=1), st.integers(0, 3))
def test_no_line_breaks_the_program(line: str, turns: int) -> None:
    game = Game()
    for turn in QUARTET[:turns]:
        game = game.play_turn(turn)
    session = PlaySession(Record(game))
    if line.strip():
        try:
            found = read_line(line, game)
            if not isinstance(found, ProgramWord):
                session.act(found)
        except (NotationError, IllegalAction):
            assert session.game is game


def test_calls_out_of_place(run: Run) -> None:
    first = run("play", stdin=["quarto a1 b1 c1 d1"])
    assert "Nobody may call on the first turn (R15)." in first.stdout
    many = run("play", stdin=["7", *["quarto a1 b1 c1 d1"] * 4])
    assert many.stdout.count("one of these squares is empty") == 3
    assert "Three calls have already been refused this turn (R15)." in many.stdout
    automatic = run("play", "--call", "automatic", stdin=["7", "quarto a1 b1 c1 d1"])
    assert "There is no calling in an automatic game (R14)." in automatic.stdout


def test_a_line_is_played_as_a_whole_or_not_at_all(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.qgn"
    run("play", "--save", path, stdin=["7", "c2-7"])
    assert [str(turn) for turn in kept(path).game.turns] == ["-7"]


def test_words_to_the_program(run: Run) -> None:
    result = run("play", stdin=["", "help", "board", "undo", "7", "undo", "5", "quit", ""])
    out = result.stdout
    assert "quarto a1 b1 c1 d1" in out
    assert "There is nothing to take back." in out
    assert "Taken back." in out
    assert "Player 1 gives Player 2 the tall light square hollow piece (5)." in out
    assert "Save the game?" in out
    assert run("play", stdin=["q"]).stdout.count("Save the game?") == 0


# Options -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [
        ["--opponent", "god"],
        ["--random", "--players", "Ana", "Ben"],
        ["--random", "--first", "Ana", "--second", "Ben"],
        ["--resume", "x.qgn", "--level", "2"],
        ["--resume", "x.qgn", "--random"],
        ["--level", "x"],
        ["--seed", "x"],
    ],
)
def test_options_that_do_not_go_together(run: Run, arguments: list[str]) -> None:
    result = run("play", *arguments)
    assert result.exit_code == 2
    assert result.stderr.startswith("fourfold play: ") or "play: " in result.stderr
    assert result.stdout == ""


# The random player ------------------------------------------------------------------------------


def test_a_whole_game_of_nothing_but_chance(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.qgn"
    path.write_text(f'[First "{RANDOM}"]\n[Second "{RANDOM}"]\n\n*\n', encoding="utf-8")
    assert run("play", "--resume", path, "--seed", 3).exit_code == 0
    record = kept(path)
    assert record.game.outcome is not None
    path.write_text(f'[First "{RANDOM}"]\n[Second "{RANDOM}"]\n\n*\n', encoding="utf-8")
    run("play", "--resume", path, "--seed", 3)
    assert kept(path) == record


def test_a_person_sits_where_they_like(run: Run) -> None:
    assert "Ana: Give Random player a piece." in run("play", "--random", "--first", "Ana").stdout
    second = run("play", "--opponent", "random", "--second", "Ana").stdout
    assert "Random player gives Ana the " in second
    lots = {run("play", "--random", "--seed", seed).stdout[:40] for seed in range(12)}
    assert len(lots) == 2


def test_it_calls_what_it_can_call() -> None:
    game = Game()
    for turn in [*QUARTET, "a2-0"]:
        game = game.play_turn(turn)
    session = PlaySession(Record(game, {"Second": RANDOM}), seed=1)
    assert str(session.random_action()) == "!a2b2c2d2"


def test_a_character_greets_and_has_a_last_word_unless_it_is_muted(
    run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "game.qgn"
    against = ("play", "--opponent", "casual", "--first", "Ana", "--seed", "4")
    talked = run(*against, "--save", path, stdin=["7", "quit"]).stdout
    assert talked.count("Max: “") == 1
    assert talked.index("Max: “") < talked.index("Ana: Give Max a piece.")
    # It does not greet again.
    ended = run("play", "--resume", path, stdin=["resign"]).stdout
    assert ended.count("Max: “") == 1
    assert ended.index("Max: “") > ended.index("Max wins: Ana resigned")
    muted = run(*against, "--mute", stdin=["7", "resign", ""]).stdout
    assert "Max gives Ana the " in muted
    assert "Max: “" not in muted


def test_a_quarto_that_an_opponent_mentioned_cannot_be_had_back(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.qgn"
    tags = {"First": "Ana", **opponent_tags(Player.SECOND, "casual", texts("en"))}
    game = Game()
    for turn in (*QUARTET, "a2-0", "a1-1"):
        game = game.play_turn(turn)
    record = Record(game, tags)

    def mentions(seed: int) -> bool:
        lines = PlaySession(record, seed).lines(Player.SECOND)
        return any(line.occasion in ABOUT_MISSED for line in lines)

    def undo(mentioned: bool, *options: str) -> str:
        seed = next(seed for seed in range(100) if mentions(seed) is mentioned)
        path.write_text(str(record), encoding="utf-8")
        lines = ["undo", "quit"]
        return told(
            run("play", "--resume", path, "--seed", str(seed), *options, stdin=lines).stdout
        )

    assert "has already been mentioned" in undo(True)
    assert "has already been mentioned" not in undo(True, "--mute")
    assert "has already been mentioned" not in undo(False)


def test_r16_an_opponent_takes_a_draw_unless_it_stands_better(run: Run) -> None:
    plain = ("play", "--opponent", "perfect", "--first", "Ana")
    assert "Draw by agreement" in run(*plain, stdin=["draw", ""]).stdout
    # Whatever is given here, it wins.
    lost = run(*plain, "--position", "17b./..../..../06a. -", stdin=["draw", ""]).stdout
    assert "wants to play on." in lost
    assert "Draw by agreement" not in lost


def test_it_does_not_agree_on_a_draw(run: Run) -> None:
    result = run("play", "--random", "--first", "Ana", stdin=["draw", "7", "undo", "5"])
    assert "Random player wants to play on." in result.stdout
    assert "Ana gives Random player the tall light square hollow piece (5)." in result.stdout


# The clock --------------------------------------------------------------------------------------


class Watch:
    """A watch that a test sets."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def test_time_is_measured_and_kept_over_a_break() -> None:
    watch = Watch()
    game = Game(Rules(clock=TurnClock(60)))
    session = PlaySession(Record(game), now=watch)
    for line, taken in (("-7", 12.4), ("c2", 3), ("-5", 4.25)):
        watch.time += taken
        actions = read_line(line, session.game)
        assert not isinstance(actions, ProgramWord)
        assert not session.flag_fallen()
        session.act(actions)
    assert "1. -7 {%t 12.4} 2. c2-5 {%t 7.25} *" in str(session.record)
    later = Watch()
    later.time = 5.0
    again = PlaySession(session.record, now=later)
    later.time += 59.9
    reading = again.clock()
    assert reading is not None
    assert [float(left) for left in reading.remaining] == [pytest.approx(0.1), 60]
    assert not again.flag_fallen()
    later.time += 0.2
    assert again.flag_fallen()
    assert again.game.outcome is not None
    assert again.game.outcome.winner is Player.SECOND
    assert Record.parse(str(again.record)) == again.record


def test_r18_a_fallen_flag_ends_the_game_with_the_next_line(real: Real, tmp_path: Path) -> None:
    path = tmp_path / "late.qgn"
    path.write_text(
        '[First "Ana"]\n[Clock "300+0"]\n\n1. -7 {%t 1} 2. c2-5 {%t 299.99} 3. d2-6 {%t 1} *\n',
        encoding="utf-8",
    )
    process = real("play", "--resume", path)
    read_until(process, "Player 2: Place")
    time.sleep(0.02)  # more than the hundredth that is left
    out, _ = process.communicate("b2\n", timeout=60)
    assert "Ana wins: Player 2 ran out of time" in out
    assert process.returncode == 0


def test_a_clock_is_shown_and_nothing_is_taken_back(run: Run) -> None:
    result = run("play", "--clock", "300+5", stdin=["7", "undo", "draw", "no"])
    assert "5:00 per player, plus 0:05 after every turn" in result.stdout
    assert "Player 2 has 5:00 left" in result.stdout or "Player 2 has 4:59 left" in result.stdout
    assert "Nothing can be taken back while a clock is running." in result.stdout
    assert "1:00 per turn" in run("play", "--preset", "tournament").stdout
