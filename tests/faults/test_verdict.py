"""The judgement itself: what is wrong has to be found, each kind of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from .journal import Answer, Journal, Outage, Race, now
from .verdict import Line, Log, Verdict, judge

ROW: dict[str, Any] = {
    "level": "1",
    "traits": "colour,shape,height,fill",
    "call": "official",
    "false_call": "refused",
    "clock": "6/move",
    "edition": "classic",
    "start": "..../..../..../.... -",
    "began": 0,
    "first": "ana",
    "second": "ben",
    "number": 4,
    "status": "over",
    "result": "0-1",
    "to_act": None,
}
LINES = (
    Line(1, "-7", 1000, "ana", "k1"),
    Line(2, "c2", 2000, "ben", "k2"),
    Line(3, "-5", 3000, "ben", "k3"),
    Line(4, "resign:first", 4000, "ana", "k4"),
)
SNAPSHOT = {
    "number": 4,
    "position": "..../..7./..../.... 5",
    "phase": "over",
    "outcome": {"result": "0-1", "reason": "resignation"},
    "log": [{"number": line.number, "entry": line.text} for line in LINES],
}


def _journal() -> Journal:
    journal = Journal()
    for line in LINES:
        assert line.key is not None
        journal.write(Answer("g", line.player, line.key, (line.text,), True, 200))
    journal.view("g", "ana").see(SNAPSHOT)
    return journal


def _judge(journal: Journal, *lines: Line, **row: Any) -> Verdict:  # noqa: ANN401  # columns
    return judge(journal, [Log("g", {**ROW, **row}, lines or LINES)])


def _kinds(verdict: Verdict) -> set[str]:
    return {kind for kind, found in verdict.findings.items() if found}


def test_a_good_game_is_good() -> None:
    verdict = _judge(_journal())
    assert verdict.good, verdict.findings
    assert verdict.checked["acknowledged"] == 4


def test_a_lost_action_is_found() -> None:
    verdict = _judge(_journal(), *LINES[:3], number=3, status="playing", result="*", to_act="first")
    assert verdict.lost == ["game g: resign:first (key k4)"]
    assert {"lost", "unseen", "stuck"} <= _kinds(verdict)


def test_a_lost_game_is_found() -> None:
    assert judge(_journal(), []).lost


def test_a_doubled_action_is_found() -> None:
    back = Line(4, "back:1", 3500, "ana", None)
    again = replace(LINES[1], number=5, time=3600)
    verdict = _judge(_journal(), *LINES[:3], back, again, replace(LINES[3], number=6), number=6)
    assert verdict.doubled == ["game g: c2 (key k2): entries [2, 5]"]


def test_a_refused_action_in_the_log_is_found() -> None:
    journal = _journal()
    journal.write(Answer("g", "ben", "k3", ("-5",), False, 409, "stale"))
    assert _kinds(_judge(journal)) == {"refused"}


@pytest.mark.parametrize(("answers", "good"), [(-1, True), (2, False)])
def test_only_the_copy_of_an_offer_can_be_taken_after_its_refusal(answers: int, good: bool) -> None:
    journal = _journal()
    late = Answer("g", "ben", "k3", ("-5",), False, 409, "x", answers=answers, copies=True)
    journal.write(late)
    assert _judge(journal).good is good


def test_what_was_shown_and_is_not_so_is_found() -> None:
    journal = _journal()
    journal.view("g", "cleo").see_entry(2, "d2")
    assert _kinds(_judge(journal)) == {"unseen"}


def test_a_client_that_ended_elsewhere_is_found() -> None:
    journal = _journal()
    journal.view("g", "ben").see({**SNAPSHOT, "position": "..../..../..../.... 5"})
    assert _kinds(_judge(journal)) == {"unseen"}


@pytest.mark.parametrize(
    "lines",
    [
        (LINES[0], replace(LINES[1], text="-5"), *LINES[2:]),
        (LINES[0], *LINES[2:]),
        (replace(LINES[0], time=2500), *LINES[1:]),
    ],
)
def test_a_log_that_cannot_be_is_found(lines: tuple[Line, ...]) -> None:
    assert "broken" in _kinds(_judge(_journal(), *lines))


def test_a_row_that_disagrees_with_its_log_is_found() -> None:
    assert _kinds(_judge(_journal(), result="1-0")) == {"broken"}


def test_a_race_has_one_winner_or_a_reason() -> None:
    journal = _journal()
    journal.races.append(Race("g", "ben", 1, ("k2", "x")))
    journal.races.append(Race("g", "ben", 3, ("y", "z")))  # the other one resigned first
    assert _judge(journal).good
    journal.races.append(Race("g", "ben", 1, ("k2", "k3")))
    assert len(_judge(journal).races) == 1
    journal.races.append(Race("g", "ben", 1, ("u", "v")))
    assert len(_judge(journal).races) == 2


def test_a_challenge_has_one_winner() -> None:
    journal = _journal()
    journal.challenges["c"] = ["ana", "ben"]
    assert _kinds(_judge(journal)) == {"races"}


def test_a_challenge_expires_only_by_its_time_or_a_step_of_the_clock() -> None:
    journal, hour = _journal(), 3_600_000
    made_now = {"state": "expired", "expires": now() + hour - 1}
    assert not journal.may_have_expired(made_now)
    assert journal.may_have_expired({"state": "expired", "expires": now()})
    journal.furthest_ahead = hour
    assert journal.may_have_expired(made_now)
    assert journal.may_have_expired({**made_now, "state": "waiting"})
    assert not journal.may_have_expired({**made_now, "state": "accepted"})
    assert not journal.may_have_expired({"state": "expired", "expires": now() + 2 * hour})


FLAGGED = (*LINES[:3], Line(4, "flag:first", 9_100, "", None))


def _flagged() -> Journal:
    journal = Journal()
    for line in LINES[:3]:
        assert line.key is not None
        journal.write(Answer("g", line.player, line.key, (line.text,), True, 200))
    return journal


def test_a_flag_of_somebody_who_dawdled_is_fair() -> None:
    journal = _flagged()
    journal.dawdlers.add(("g", "ana"))
    verdict = _judge(journal, *FLAGGED)
    assert verdict.good, verdict.findings
    assert verdict.checked["flags"] == 1


def test_a_flag_of_somebody_who_did_not_is_found() -> None:
    assert _kinds(_judge(_flagged(), *FLAGGED)) == {"unfair_flags"}


def test_a_flag_for_the_servers_own_time_is_found() -> None:
    journal = _flagged()
    journal.dawdlers.add(("g", "ana"))
    journal.outages += [Outage("kill", 5000, 7000), Outage("disk", 6000, 7500)]
    assert _kinds(_judge(journal, *FLAGGED)) == {"unfair_flags"}


def test_an_outage_counts_as_far_as_it_is_sure() -> None:
    """The server may have worked from 5000 on, only the tests saw that at 7000."""
    journal = _flagged()
    journal.dawdlers.add(("g", "ana"))
    journal.outages.append(Outage("kill", 3100, 7000, surely_until=5000))
    assert _kinds(_judge(journal, *FLAGGED)) == {"unfair_flags"}
    late = (*FLAGGED[:3], Line(4, "flag:first", 11_100, "", None))
    assert _judge(journal, *late).good


def _refused(journal: Journal, thought: float | None, code: str = "time-up") -> None:
    answer = Answer("g", "ana", "late", ("c1",), False, 409, code, answers=3, thought=thought)
    journal.write(answer)


def test_a_flag_of_somebody_who_acted_in_time_is_found() -> None:
    """Whatever the reason: a freeze takes nobody's time."""
    journal = _flagged()
    journal.outages.append(Outage("freeze", 3100, 9000, surely_until=3200))
    assert _judge(journal, *FLAGGED).good
    _refused(journal, 0.1)
    assert _kinds(_judge(journal, *FLAGGED)) == {"unfair_flags"}


@pytest.mark.parametrize(("thought", "code"), [(5.9, "time-up"), (None, "time-up"), (1, "stale")])
def test_a_flag_of_somebody_who_was_late_is_fair(thought: float | None, code: str) -> None:
    journal = _flagged()
    journal.dawdlers.add(("g", "ana"))
    _refused(journal, thought, code)
    assert _judge(journal, *FLAGGED).good


def test_bad_connections_take_a_players_own_time() -> None:
    journal = _flagged()
    journal.troubles.append(Outage("delay", 3100, 9000, connections=True))
    _refused(journal, 0.1)
    assert _judge(journal, *FLAGGED).good


def test_times_are_compared_by_the_servers_clock() -> None:
    """The server was an hour ahead before an outage of 3 s, and two hours after it."""
    hour, journal = 3_600_000, _flagged()
    for time, ahead in ((1000, hour), (3900, hour), (7100, 2 * hour)):
        journal.hear_time(time + ahead, time)
    outage = Outage("kill", 4000, 7000)
    assert journal.on_server(outage) == (4000 + hour, 7000 + 2 * hour)
    journal.outages.append(outage)
    journal.dawdlers.add(("g", "ana"))
    lines = [replace(line, time=line.time + hour) for line in LINES[:3]]
    # The jump is not the player's time: 1 s before it, and 5 s after it.
    soon = Line(4, "flag:first", 11_000 + 2 * hour, "", None)
    assert _kinds(_judge(journal, *lines, soon)) == {"unfair_flags"}
    assert _judge(journal, *lines, replace(soon, time=12_100 + 2 * hour)).good
