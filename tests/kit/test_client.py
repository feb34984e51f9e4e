"""The client: asks a real engine, and ends whatever misbehaves."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from fourfold.engine import Verdict
from fourfold.kit.client import (
    EngineCrashed,
    EngineFlooding,
    EngineHanging,
    EngineIllegal,
    EngineNotStarted,
    EngineProcess,
    EngineRefused,
    EngineUnreadable,
)
from fourfold.kit.protocol import SearchLimits
from fourfold.rules import CallRule, Game, Player, Rules

from .engines import LONG, REFERENCE, faulty

_ANY = SearchLimits(depth=1)


def test_a_whole_game_of_the_reference_engine() -> None:
    game = Game()
    with EngineProcess(REFERENCE, patience=LONG) as engine:
        assert engine.identity.name.startswith("Fourfold")
        engine.new_game()
        while game.outcome is None:
            answer = engine.choose(game, SearchLimits(depth=2), LONG)
            assert answer.info.pv == (answer.turn,)
            game = answer.game
        assert engine.quit(LONG) == 0
    with pytest.raises(EngineCrashed, match="ended"):
        engine.ready()


def test_stop_ends_an_infinite_search_and_eval_and_perft_count() -> None:
    game = Game(Rules(call=CallRule.AUTOMATIC)).play_turn("-7")
    with EngineProcess(REFERENCE, patience=LONG) as engine:
        engine.go(game, SearchLimits(infinite=True))
        engine.ready()
        engine.stop()
        assert engine.wait_for_turn(game, LONG).game.to_act is Player.FIRST
        assert engine.evaluate(game, LONG) == (Verdict.DRAW, None)
        assert engine.perft(game, 2, LONG) == 240
        with pytest.raises(EngineRefused, match="at most 32"):
            engine.perft(game, 33, LONG)
        with pytest.raises(EngineRefused, match="one of official"):
            engine.set_option("Call", "never")
        with pytest.raises(EngineRefused, match="no option Colour"):
            engine.set_option("Colour", "1")


def test_quit_and_close_end_a_search_that_goes_on() -> None:
    with EngineProcess(REFERENCE, patience=LONG) as engine:
        engine.go(Game(), SearchLimits(infinite=True))
        assert engine.quit(LONG) == 0
    with EngineProcess(REFERENCE, patience=LONG) as engine:
        engine.go(Game(), SearchLimits(infinite=True))


def test_a_refused_call_is_an_unfinished_turn() -> None:
    # R15: the engine calls falsely once, and then plays the rest.
    once = "say('bestturn ' + ('-7' if 'seen' in globals() else '!a1b1c1d1')); seen = 1"
    game = Game().play_turn("-0").play_turn("a1-1")
    with EngineProcess(faulty(once), patience=LONG) as engine:
        first = engine.choose(game, _ANY, LONG)
        assert first.game.turn_texts[-1] == "?a1b1c1d1"
        assert first.game.to_act is game.to_act
        with pytest.raises(EngineIllegal, match="place the piece in hand"):
            engine.choose(first.game, _ANY, LONG)


@pytest.mark.parametrize(
    ("on_go", "error", "why"),
    [
        ("print('boom', file=sys.stderr); sys.exit(3)", EngineCrashed, r"exit status 3\): boom"),
        ("import os; os.kill(os.getpid(), 9)", EngineCrashed, "signal 9"),
        ("while True: say('info text ' + 900 * 'x')", EngineFlooding, "bytes"),
        ("while True: sys.stdout.write(900 * 'x')", EngineFlooding, "bytes"),
        ("say('info text ' + 65_527 * 'x', 'bestturn -0')", EngineFlooding, "65,536 bytes"),
        ("say('info value splendid')", EngineUnreadable, "splendid"),
        ("say('error no idea')", EngineRefused, "no idea"),
        ("say('bestturn d9-3')", EngineIllegal, "cannot read"),
        ("say('bestturn')", EngineIllegal, "expected a turn"),
        ("say('bestturn a1-3')", EngineIllegal, "no piece in hand"),
    ],
)
def test_what_an_engine_does_wrong_is_an_error(
    on_go: str, error: type[Exception], why: str
) -> None:
    engine = EngineProcess(faulty(on_go), patience=LONG)
    with engine, pytest.raises(error, match=why):
        engine.choose(Game(), _ANY, LONG)


def test_an_engine_that_hangs_is_killed_with_what_it_started(tmp_path: Path) -> None:
    note = tmp_path / "child"
    on_go = (
        "import subprocess; child = subprocess.Popen([sys.executable, '-c', 'import time;"
        f"time.sleep(600)']); open({str(note)!r}, 'w').write(str(child.pid)); say('info');"
        "time.sleep(600)"
    )
    with EngineProcess(faulty(on_go), patience=LONG) as engine:
        engine.go(Game(), _ANY)
        until = time.monotonic() + LONG
        while not (note.exists() and note.read_text()) and time.monotonic() < until:
            time.sleep(0.01)
        with pytest.raises(EngineHanging, match="in time"):
            engine.wait_for_turn(Game(), 0.01)
    while _lives(int(note.read_text())):
        assert time.monotonic() < until
        time.sleep(0.01)


def _lives(number: int) -> bool:
    """Whether a process runs; one that only waits to be fetched does not."""
    try:
        state = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_an_engine_that_reads_nothing_is_hanging() -> None:
    source = "print('uqiok', flush=True); import time; time.sleep(600)"
    with EngineProcess([sys.executable, "-c", source], patience=LONG) as engine:
        engine.patience = 0.5
        with pytest.raises(EngineHanging):
            engine.ready()


def test_commands_that_cannot_be_started() -> None:
    for command in ("", "/nowhere/at-all", ["/"]):
        with pytest.raises(EngineNotStarted):
            EngineProcess(command)
    with pytest.raises(EngineCrashed):
        EngineProcess([sys.executable, "-c", ""], patience=LONG)


def test_rules_that_an_engine_does_not_offer() -> None:
    game = Game(Rules.at_level(2))
    only = "option name Call type combo default automatic var automatic"
    with EngineProcess(faulty("say('bestturn -1')"), patience=LONG) as engine:
        with pytest.raises(EngineRefused, match="Level 2"):
            engine.choose(game, _ANY, LONG)
        assert engine.choose(Game(), _ANY, LONG).turn == "-1"
    with EngineProcess(faulty("pass", only), patience=LONG) as engine:
        with pytest.raises(EngineRefused, match="Call is one of automatic"):
            engine.choose(Game(), _ANY, LONG)
        assert engine.identity.options["Call"].choices == ("automatic",)


def test_rules_are_set_again_after_rules_that_were_refused() -> None:
    """The level of the refused rules was set before the engine turned out to have no calls."""
    source = """
import sys
for line in sys.stdin:
    words = line.split()
    if words == ["uqi"]: print("option name Level type string default 1\\nuqiok", flush=True)
    elif words == ["isready"]: print("readyok", flush=True)
    elif words[0] == "setoption": level = words[-1]
    elif words[0] == "go": print(f"bestturn -{level}", flush=True)
"""
    game = Game(Rules.at_level(2))
    with EngineProcess([sys.executable, "-c", source], patience=LONG) as engine:
        engine.set_rules(game.rules)
        with pytest.raises(EngineRefused, match="Call standing"):
            engine.set_rules(Rules.at_level(3, CallRule.STANDING))
        assert engine.choose(game, _ANY, LONG).turn == "-2"


def _open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def test_nothing_stays_open() -> None:
    before = _open_files()
    with EngineProcess(faulty("pass"), patience=LONG):
        pass
    assert _open_files() == before
