"""The conformance report: good engines conform, and every fault is found where it is."""

from __future__ import annotations

import sys

import pytest

from fourfold.kit.conformance import (
    CHECKS,
    CheckResult,
    CheckStatus,
    CheckTimes,
    ConformanceReport,
    check_engine,
)
from fourfold.kit.pipes import EngineNotStarted

from .engines import LONG, PLAIN, REFERENCE, altered, faulty

_LONG = CheckTimes(patience=LONG, tolerance=LONG)
#: For engines that never answer: an answer that comes at all comes sooner.
_SHORT = CheckTimes(patience=2.0, tolerance=LONG)


def with_status(report: ConformanceReport, status: CheckStatus) -> set[str]:
    return {result.name for result in report.results if result.status is status}


def failed(report: ConformanceReport) -> set[str]:
    return with_status(report, CheckStatus.FAILED)


def result_of(report: ConformanceReport, name: str) -> CheckResult:
    return next(result for result in report.results if result.name == name)


def faults(report: ConformanceReport) -> dict[str, str]:
    return {result.name: result.fault for result in report.results if result.fault is not None}


def test_the_reference_engine_conforms_in_everything() -> None:
    told: list[str] = []
    report = check_engine(REFERENCE, _LONG, lambda result: told.append(result.name))
    assert with_status(report, CheckStatus.PASSED) == set(CHECKS)
    assert report.conforms
    assert report.name.startswith("Fourfold")
    assert told == list(CHECKS)


def test_the_example_engine_conforms_and_leaves_out_what_it_may() -> None:
    report = check_engine(PLAIN, _LONG)
    assert report.conforms, failed(report)
    absent = {"standing", "automatic", "levels", "traits", "false-call", "eval", "perft", "json"}
    assert with_status(report, CheckStatus.ABSENT) == absent
    assert report.as_object()["conforms"] is True


#: Parts of the example engine: what it says to what it cannot follow, and when a turn is due.
_ERROR = 'answer = f"error cannot follow {word} {rest}"'
_DUE = 'if turn and (word == "stop" or (word == "go" and "infinite" not in rest)):'
_TURN = 'f"bestturn {turn}"'


def test_each_fault_is_found_where_it_is() -> None:
    """Faults that do not hide each other, in one engine."""
    engine = altered(
        (
            _ERROR,
            'answer = "bestturn -0" if word == "go" else 9999 * "[" if word[:1] == "{" else ""',
        ),
        (_DUE, 'if word == "stop" or (turn and word == "go"):'),
        ('"stop": ""', '"stop": "", "eval": "eval value win", "perft": "perft 16"'),
        ("protocol 1\\n", "protocol 1\\nid json 1\\n"),
    )
    report = check_engine(engine, _SHORT)
    assert failed(report) == {
        "unknown",
        "setoption",
        "position",
        "infinite",
        "stop",
        "over",
        "eval",
        "perft",
        "json",
    }
    over = result_of(report, "over")
    assert over.sent == "go movetime 50"
    assert over.expected == "error TEXT"
    assert over.received == "bestturn -0"
    perft = result_of(report, "perft")
    assert perft.expected == "perft 256"


@pytest.mark.parametrize(
    ("on_go", "fault"),
    [
        ("sys.exit(3)", "crashed"),
        ("while True: say('info text ' + 900 * 'x')", "flooding"),
    ],
)
def test_an_engine_that_fails_in_a_search(on_go: str, fault: str) -> None:
    report = check_engine(faulty(on_go), _LONG)
    assert not report.conforms
    assert faults(report)["go"] == fault
    assert with_status(report, CheckStatus.SKIPPED) >= {"limits", "infinite", "official"}
    assert {"uqi", "isready", "quit", "end"} <= with_status(report, CheckStatus.PASSED)


def test_an_engine_that_hangs() -> None:
    report = check_engine(faulty("say('bestmove -0'); time.sleep(600)"), _SHORT)
    assert faults(report)["go"] == "hanging"
    assert "only 'bestmove -0'" in result_of(report, "go").received
    assert faults(report)["quit-search"] == "hanging"


def test_an_error_instead_of_a_turn_is_no_silence() -> None:
    search = "turn = max("
    refuse = 'assert "nodes" not in rest and "infinite" not in rest\n            turn = max('
    report = check_engine(altered((search, refuse)), _SHORT)
    assert failed(report) == {"limits", "infinite"}
    assert faults(report) == {}
    assert result_of(report, "limits").received == "error cannot follow go nodes 100"
    assert result_of(report, "limits").sent.startswith("position start turns -")
    assert result_of(report, "infinite").received == "error cannot follow go infinite"


def test_illegal_turns_and_unreadable_lines() -> None:
    illegal = check_engine(altered((_TURN, '"bestturn a1-0"')), _LONG)
    go = result_of(illegal, "go")
    assert (go.expected, go.received) == ("bestturn TURN", "bestturn a1-0")
    assert go.sent == "position start; go movetime 50 depth 2"
    assert "no piece in hand to place (R10)" in go.why
    option = "option name Mood type combo default x var y"
    odd = altered(
        (_TURN, 'f"info value great\\nbestturn {turn}"'),
        ("id protocol 1\\n", f"{option}\\n"),
    )
    report = check_engine(odd, _LONG)
    assert {"options", "info"} <= failed(report)


def test_lines_that_come_twice_or_cannot_be_read_and_an_end_that_is_none() -> None:
    """Faults in what an engine says besides its turns, and one that closes its output only."""
    report = check_engine(
        altered(('"isready": "readyok"', '"isready": "readyok\\nreadyok"')), _LONG
    )
    assert failed(report) == {"isready"}
    odd = altered(
        ('"stop": ""', '"stop": "", "eval": "eval value win distance soon"'),
        ("            break", "            import os, time; os.close(1); time.sleep(600)"),
    )
    report = check_engine(odd, _SHORT)
    assert failed(report) == {"eval", "quit", "quit-search"}
    assert faults(report) == {"quit": "hanging", "quit-search": "hanging"}
    evaluated = result_of(report, "eval")
    assert evaluated.received == "eval value win distance soon"


def test_a_value_that_is_listed_and_refused_is_no_missing_offer() -> None:
    option = "option name Call type combo default official var official var automatic"
    refuses = """elif word == "setoption":
            assert rest == "name Call value official"
        elif word == "go":"""
    report = check_engine(
        altered(("protocol 1\\n", f"protocol 1\\n{option}\\n"), ('elif word == "go":', refuses)),
        _LONG,
    )
    assert failed(report) == {"automatic"}
    automatic = result_of(report, "automatic")
    assert automatic.sent == "setoption name Call value automatic"
    assert automatic.received == "error cannot follow setoption name Call value automatic"
    assert "standing" in with_status(report, CheckStatus.ABSENT)


@pytest.mark.parametrize(
    ("option", "allowed", "value"),
    [
        ("Mood type spin default 2 min 1 max 3", "'1', '2', '3', 'nosuchvalue'", "nosuchvalue"),
        ("Mood type spin default 2 min 1 max 3", "'1', '2', '3', '4'", "4"),
        ("Mood type spin default 2 min 1 max 3", "'0', '1', '2', '3'", "0"),
        ("Level type string default 1", "'1', 'nosuchvalue'", "nosuchvalue"),
    ],
)
def test_values_that_an_option_cannot_have_are_errors(
    option: str, allowed: str, value: str
) -> None:
    name = option.partition(" ")[0]
    follows = f"""elif word == "setoption":
            assert rest.split()[1] == {name!r} and rest.split()[3] in ({allowed})
        elif word == "go":"""
    engine = altered(
        ("protocol 1\\n", f"protocol 1\\noption name {option}\\n"), ('elif word == "go":', follows)
    )
    report = check_engine(engine, _LONG)
    assert failed(report) == {"setoption"}
    wrong = result_of(report, "setoption")
    assert wrong.sent == f"setoption name {name} value {value}"


#: The example engine with the JSON-lines mode; what it takes to be an error can be changed.
_REQUESTS = """elif word[:1] == "{":
            import json
            asked = json.loads(line)
            answer = {"id": ID, "error": "no"}
            if SOUND:
                words = asked["position"].replace("start", START)
                other = replay(*POSITION.fullmatch(words).groups())
                answer = {"id": asked["id"], "bestturn": next(options(*other))[1]}
                CHANGED
            answer = json.dumps(answer)
        elif word == "go":"""
_WELL = {
    "ID": 'asked.get("id")',
    "SOUND": 'set(asked) == {"id", "position", "options", "go"} and asked["id"] != "bad"',
    "CHANGED": "pass",
}


def _answering(**changes: str) -> list[str]:
    source = _REQUESTS
    for word, part in (_WELL | changes).items():
        source = source.replace(word, part)
    return altered(("protocol 1\\n", "protocol 1\\nid json 1\\n"), ('elif word == "go":', source))


def test_requests_are_checked_with_their_errors_and_beside_other_commands() -> None:
    assert check_engine(_answering(), _LONG).conforms
    for change, sent in (
        ({"ID": 'str(asked.get("id"))'}, '{"id": [1, {"two": null}], "go": "", "nosuchfield": 1}'),
        ({"ID": 'asked.get("id", 0)'}, '{"go": "infinite"}'),
        ({"CHANGED": "game = other"}, "position start; go movetime 50"),
    ):
        report = check_engine(_answering(**change), _LONG)
        assert failed(report) == {"json"}, change
        assert result_of(report, "json").sent == sent


def test_an_engine_without_a_name() -> None:
    report = check_engine(altered(("id name Example\\n", "")), _LONG)
    assert failed(report) == {"uqi"}
    assert with_status(report, CheckStatus.SKIPPED) == set(CHECKS) - {"uqi"}
    assert not report.conforms


def test_commands_that_say_nothing_or_do_not_exist() -> None:
    with pytest.raises(EngineNotStarted):
        check_engine("/nowhere/at-all", _LONG)
    report = check_engine([sys.executable, "-c", ""], _LONG)
    assert faults(report) == {"uqi": "crashed"}
