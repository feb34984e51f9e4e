"""The checks, one function each: it returns when the engine does what docs/kit/protocol.md says.

Otherwise it raises `UnexpectedLine`, an `EngineError`, or `NotOffered` for what an engine may leave
out.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final

from fourfold.engine.counting import perft
from fourfold.kit.protocol import (
    VERSION,
    EngineOption,
    ProtocolError,
    SearchInfo,
    format_position,
    is_legal,
)
from fourfold.play.values import Valuer
from fourfold.rules import TRAITS, Call, CallRule, FalseCall, Game, Player, Rules

from .games import random_game
from .session import (
    LEGAL_TURN,
    NOTHING,
    CheckSession,
    NotOffered,
    UnexpectedLine,
    first_rules,
)

Check = Callable[[CheckSession], None]

_LIMITS: Final = (
    "",
    "movetime 50",
    "nodes 100",
    "depth 1",
    "turntime 1000",
    "turntime 20",
    "first 5000 second 5000",
    "first 5000 second 5000 increment 100",
    "movetime 50 nodes 100000 depth 2",
)
_RULE_KINDS: Final = {"Level": "string", "Traits": "string", "Call": "combo", "FalseCall": "combo"}
_LEVELS: Final = ((2, 2), (3, 3), (4, 4), (1, 2), (4, 1))


# Identity and options -----------------------------------------------------------------------------


def check_identity(session: CheckSession) -> None:
    """`uqi` is answered with a name, an author and `uqiok`."""
    for kind in ("name", "author"):
        if not session.ids.get(kind):
            raise UnexpectedLine("uqi", f"id {kind} TEXT", NOTHING)
    version = session.ids.get("protocol", VERSION)
    if version != VERSION:
        raise UnexpectedLine("uqi", f"id protocol {VERSION}", f"id protocol {version}")


def check_options(session: CheckSession) -> None:
    """Every option can be read, has a possible default, and those of the rules their types."""
    for line in session.identify():
        if line.split()[0] != "option":
            continue
        try:
            option = EngineOption.parse(line)
            option.check(option.default)
        except ProtocolError as error:
            raise UnexpectedLine("uqi", "option name NAME type TYPE default VALUE", line) from error
        kind = _RULE_KINDS.get(option.name, option.kind)
        allowed = {"Call": set(map(str, CallRule)), "FalseCall": set(map(str, FalseCall))}
        if option.kind != kind or not set(option.choices) <= allowed.get(
            option.name, set(option.choices)
        ):
            raise UnexpectedLine("uqi", f"option name {option.name} type {kind} …", line)


def check_setting(session: CheckSession) -> None:
    """Options can be set to their defaults; what does not exist is an error."""
    for option in session.options.values():
        session.expect_silence(f"setoption name {option.name} value {option.default}")
    session.expect_error("setoption name NoSuchOption value 1")
    for option in session.options.values():
        impossible = (
            ["nosuchvalue"] if option.kind != "string" or option.name in _RULE_KINDS else []
        )
        if option.high is not None:
            impossible.append(str(option.high + 1))
        if option.low:
            impossible.append(str(option.low - 1))
        for value in impossible:
            session.expect_error(f"setoption name {option.name} value {value}")


def check_ready(session: CheckSession) -> None:
    """`isready` is answered once; empty lines and CR mean nothing."""
    for line in ("isready", "isready\r"):
        lines = session.ask(line, "readyok")
        if lines != ["readyok"]:
            raise UnexpectedLine("isready", "readyok", " | ".join(lines))
    for line in ("", "\r", "new"):
        session.expect_silence(line)
    # A second `readyok` would have been taken for the next answer every time.
    if "readyok" in session.ask("uqi", "uqiok"):
        raise UnexpectedLine("isready", "readyok", "readyok | readyok")


def check_unknown(session: CheckSession) -> None:
    """A command that does not exist is one error, and nothing else."""
    session.expect_error("nosuchcommand with words")


# Positions and searches ---------------------------------------------------------------------------


def check_position(session: CheckSession) -> None:
    """An impossible position is an error and changes nothing."""
    rules = first_rules(session)
    game = Game(rules).play_turn("-7").play_turn("c2-5")
    session.expect_silence(f"position {format_position(game)}")
    for words in ("start turns -7 -8", "start turns -7 c2-7", "start turns z9", "a b c"):
        session.expect_error(f"position {words}")
    session.played(game, session.ask("go movetime 50", "bestturn", game))


def check_search(session: CheckSession) -> None:
    """`go` is answered with one legal `bestturn`: the first gift, and a turn."""
    game = Game(first_rules(session))
    for _ in range(2):
        game, _lines = session.search(game)
        session.expect_silence("new")
    # A host may ask about any position next.
    session.search(Game(game.rules).play_turn("-0"))


def check_limits(session: CheckSession) -> None:
    """Every kind of limit is answered, also when there is little time."""
    rules = first_rules(session)
    for seed, limits in enumerate(_LIMITS):
        session.search(random_game(rules, 9, seed), limits)


def check_time(session: CheckSession) -> None:
    """`movetime` is kept, by the host's clock."""
    game = random_game(first_rules(session), 6, 1)
    session.expect_silence(f"position {format_position(game)}")
    limit = 0.1
    began = time.monotonic()
    session.ask("go movetime 100", "bestturn", game)
    seconds = time.monotonic() - began
    if seconds > limit + session.times.tolerance:
        raise UnexpectedLine(session.sent, f"{LEGAL_TURN} (100 ms)", f"{1000 * seconds:.0f} ms")


def check_information(session: CheckSession) -> None:
    """`info` lines can be read, and the first turn of a `pv` is legal."""
    game = random_game(first_rules(session), 9, 2)
    _, lines = session.search(game)
    for line in lines[:-1]:
        word, _, rest = line.partition(" ")
        if word != "info":
            continue
        try:
            info = SearchInfo.parse(rest)
        except ProtocolError as error:
            raise UnexpectedLine(session.sent, "info …", line) from error
        if info.pv and not is_legal(game, info.pv[0]):
            raise UnexpectedLine(session.sent, "info … pv TURN", line)


def check_endless(session: CheckSession) -> None:
    """`go infinite` is answered after `stop` and not before; `isready` is answered meanwhile."""
    game = random_game(first_rules(session), 7, 3)
    session.expect_silence(f"position {format_position(game)}")
    session.tell("go infinite")
    session.pipe.send("isready", session.times.patience)
    _expect_no_turn(session.read_until("readyok"))
    time.sleep(session.times.quiet)  # whatever comes meanwhile comes too early
    session.pipe.send("isready", session.times.patience)
    _expect_no_turn(session.read_until("readyok"))
    session.played(game, session.ask("stop", "bestturn", game))


def _expect_no_turn(lines: list[str]) -> None:
    for line in lines:
        if line.startswith(("bestturn", "error")):
            raise UnexpectedLine("go infinite", NOTHING, line)


def check_stop(session: CheckSession) -> None:
    """`stop` without a search means nothing, and no second answer comes after one."""
    session.expect_silence("stop")
    session.search(random_game(first_rules(session), 9, 4))
    session.expect_silence("stop")


def check_over(session: CheckSession) -> None:
    """`go` in a game that is over is an error."""
    rules = first_rules(session)
    game = random_game(rules, None, 5)
    session.expect_silence(f"position {format_position(game)}")
    session.expect_error("go movetime 50")


# Rules --------------------------------------------------------------------------------------------


def check_unfinished(session: CheckSession) -> None:
    """The rest of a turn is answered: after a placement, and after refused calls (R15)."""
    rules = first_rules(session)
    if rules.call is CallRule.AUTOMATIC:
        raise NotOffered("Call official")
    game = random_game(rules, 8, 6)
    placed = next(game.play(a) for a in game.legal_actions() if game.play(a).to_act is game.to_act)
    session.search(placed)
    refused = game.play(Call.on("a1", "b1", "c1", "d1"))
    assert refused.to_act is game.to_act, "nothing is aligned there"
    session.search(refused)


def check_calls(call: CallRule) -> Check:
    """A whole game, the engine on both sides, under a way of calling."""

    def check(session: CheckSession) -> None:
        rules = Rules(call=call)
        session.set_rules(rules)
        _play_game(session, Game(rules))

    return check


def check_levels(session: CheckSession) -> None:
    """Whole games at other levels and with handicaps."""
    rules = first_rules(session)
    played = 0
    for levels in _LEVELS:
        changed = replace(rules, levels=levels)
        with suppress(NotOffered):
            session.set_rules(changed)
            _play_game(session, random_game(changed, 5, levels))
            played += 1
    if not played:
        raise NotOffered("Level")


def check_traits(session: CheckSession) -> None:
    """A whole game with fewer traits in play."""
    rules = replace(first_rules(session), traits=TRAITS[1:3])
    session.set_rules(rules)
    _play_game(session, Game(rules))


def check_false_calls(session: CheckSession) -> None:
    """A whole game in which a false call loses."""
    rules = replace(first_rules(session), false_call=FalseCall.LOSES)
    session.set_rules(rules)
    _play_game(session, Game(rules))


def _play_game(session: CheckSession, game: Game) -> None:
    session.expect_silence("new")
    while game.to_act is not None:
        game, _ = session.search(game)


# What an engine may leave out ---------------------------------------------------------------------


def check_values(session: CheckSession) -> None:
    """`eval` is right where few squares are empty."""
    rules = first_rules(session)
    for seed in range(6):
        game = random_game(rules, 11, seed)
        session.expect_silence(f"position {format_position(game)}")
        lines = _answers(session, "eval")
        worth = Valuer().worth(game)
        try:
            info = SearchInfo.parse(lines.partition(" ")[2])
        except ProtocolError:
            info = SearchInfo()
        if info.value is not worth.value or info.distance not in {None, worth.distance}:
            exact = SearchInfo(value=worth.value, distance=worth.distance)
            raise UnexpectedLine(f"position {format_position(game)}; eval", f"eval {exact}", lines)


def check_counts(session: CheckSession) -> None:
    """`perft` is right."""
    rules = first_rules(session)
    for game, deepest in ((Game(rules), 3), (random_game(rules, 9, 7), 3)):
        session.expect_silence(f"position {format_position(game)}")
        for depth in range(1, deepest + 1):
            line = _answers(session, f"perft {depth}")
            levels = rules.levels_of(game.to_act or Player.FIRST)
            expected = f"perft {perft(game.position, levels, rules.traits, depth=depth)}"
            if line != expected:
                sent = f"position {format_position(game)}; perft {depth}"
                raise UnexpectedLine(sent, expected, line)


def _answers(session: CheckSession, line: str) -> str:
    """The one line that answers; `NotOffered` for an error."""
    lines = [each for each in session.settle(line) if each.split()[0] != "info"]
    if len(lines) != 1:
        word = line.partition(" ")[0]
        raise UnexpectedLine(line, f"{word} …", " | ".join(lines) or NOTHING)
    if lines[0].split()[0] == "error":
        raise NotOffered(line)
    return lines[0]


# The end ------------------------------------------------------------------------------------------


def check_quit(session: CheckSession) -> None:
    """`quit` ends the engine."""
    session.tell("quit")
    session.pipe.wait_for_end(session.times.patience)


def check_quit_searching(session: CheckSession) -> None:
    """`quit` ends the engine while it searches."""
    session.expect_silence(f"position {format_position(Game(first_rules(session)))}")
    session.tell("go infinite")
    check_quit(session)


def check_end_of_input(session: CheckSession) -> None:
    """The end of its input ends the engine."""
    session.sent = "(EOF)"
    session.pipe.end_input()
    session.pipe.wait_for_end(session.times.patience)
