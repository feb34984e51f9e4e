"""The judgement afterwards: journal, logs and a replay by `fourfold.rules` have to agree.

Nothing here uses the server's own reading of a log: a bug there must not hide itself.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from decimal import Decimal
from typing import Any, Final

from fourfold.rules import (
    Agree,
    CallRule,
    Edition,
    FalseCall,
    Game,
    Player,
    Position,
    Rules,
    RulesError,
    TurnClock,
    parse_action,
    parse_clock,
    parse_level,
    parse_traits,
)

from .journal import Journal, Race, View

#: Entries that change neither position nor phase nor outcome.
ASIDE: Final = ("draw", "decline", "back?", "credit", "pause", "help", "rematch?", "rematch")
#: Milliseconds by which the tests' own idea of a moment can be wrong.
_SLACK: Final = 400
#: Refusals of an action that came after the flag, and the seconds of somebody's time that the
#: tests must be sure of to call that unfair: brief outages, and how long things take here.
_TOO_LATE: Final = ("time-up", "game-over")
_THOUGHT: Final = 3
#: Outages shorter than this, in milliseconds, the server need not notice.
_BRIEF: Final = 1500


@dataclass(frozen=True, slots=True)
class Line:
    """A row of the table of entries."""

    number: int
    text: str
    time: int
    player: str
    key: str | None


@dataclass(frozen=True, slots=True)
class Log:
    """A game as the database has it: its row, and its entries in order."""

    id: str
    row: Mapping[str, Any]
    lines: tuple[Line, ...]

    @property
    def rules(self) -> Rules:
        """The rules it is played by."""
        row = self.row
        return Rules(
            levels=parse_level(row["level"]),
            traits=parse_traits(row["traits"]),
            call=CallRule.parse(row["call"]),
            false_call=FalseCall.parse(row["false_call"]),
            clock=parse_clock(row["clock"]),
            edition=Edition.parse(row["edition"]),
        )

    def states(self) -> list[Game]:
        """The game behind entry 0, 1, 2 …; raises what the rules say against an entry."""
        states = [Game(self.rules, Position.parse(self.row["start"]))]
        for line in self.lines:
            states.append(after(states, line.text))
        return states


def after(states: list[Game], text: str) -> Game:
    """The game behind one more entry, given those behind all entries before it."""
    word, _, rest = text.partition(":")
    game = states[-1]
    if word in ASIDE:
        return game
    if word == "back":
        return states[int(rest)]
    return game.play(Agree() if word == "agree" else parse_action(text))


@dataclass(slots=True)
class Verdict:
    """What was found. Everything but `checked` has to be empty."""

    #: Acknowledged, but not in the log.
    lost: list[str] = field(default_factory=list)
    #: In the log more than once.
    doubled: list[str] = field(default_factory=list)
    #: Shown to a client, but not in the log, or different there.
    unseen: list[str] = field(default_factory=list)
    #: Refused, and in the log all the same.
    refused: list[str] = field(default_factory=list)
    #: Logs that cannot be replayed, or whose game's row says something else.
    broken: list[str] = field(default_factory=list)
    #: Races with two winners, or none without a reason.
    races: list[str] = field(default_factory=list)
    #: Flags that fell for time in which the server was down, or for somebody who acted in time.
    unfair_flags: list[str] = field(default_factory=list)
    #: Games that did not come to an end.
    stuck: list[str] = field(default_factory=list)
    #: Answers that should never be: 500, or no answer for a minute.
    errors: list[str] = field(default_factory=list)
    checked: Counter[str] = field(default_factory=Counter)

    @property
    def findings(self) -> dict[str, list[str]]:
        """What is wrong, by kind."""
        first = ("lost", "doubled", "unfair_flags")
        kinds = (*first, "unseen", "refused", "broken", "races", "stuck", "errors")
        return {kind: getattr(self, kind) for kind in kinds}

    @property
    def good(self) -> bool:
        """Whether all is as it has to be."""
        return not any(self.findings.values())


def judge(journal: Journal, logs: Iterable[Log]) -> Verdict:
    """Compare what the clients wrote down with what the database has."""
    verdict = Verdict(errors=list(journal.errors))
    found = {log.id: log for log in logs}
    _check_answers(verdict, journal, found)
    states: dict[str, list[Game]] = {}
    for log in found.values():
        _check_log(verdict, log, states)
    for view in journal.views.values():
        _check_view(verdict, view, found, states)
    for race in journal.races:
        if race.game in found:
            _check_race(verdict, race, found[race.game])
    for challenge, winners in journal.challenges.items():
        verdict.checked["races"] += 1
        if len(winners) != 1:
            verdict.races.append(f"challenge {challenge} was given to {winners or 'nobody'}")
    for log in found.values():
        if log.id in states:
            _check_clock(verdict, log, states[log.id], journal)
    return verdict


def _check_answers(verdict: Verdict, journal: Journal, logs: Mapping[str, Log]) -> None:
    """Every acknowledged action is in the log exactly once, no refused one is."""
    lines: defaultdict[tuple[str, str, str], list[Line]] = defaultdict(list)
    for log in logs.values():
        for line in log.lines:
            if line.key is not None:
                lines[log.id, line.player, line.key].append(line)
    for answer in journal.answers:
        there = lines[answer.game, answer.player, answer.key]
        what = f"game {answer.game}: {answer.texts[0]} (key {answer.key})"
        verdict.checked["acknowledged" if answer.accepted else "refusals"] += 1
        if not answer.accepted:
            # An offer that was refused can be possible later, when a copy of it arrives that a
            # frozen server held; an action answers one entry, and stays refused.
            if there and not (answer.copies and answer.answers < 0):
                verdict.refused.append(f"{what}: {answer.status} {answer.code}, yet in the log")
        elif not there:
            verdict.lost.append(what)
        elif len(there) > 1:
            verdict.doubled.append(f"{what}: entries {[line.number for line in there]}")
        elif there[0].text not in answer.texts:
            verdict.broken.append(f"{what} is in the log as {there[0].text}")


def _check_log(verdict: Verdict, log: Log, states: dict[str, list[Game]]) -> None:
    """The log replays, its numbers and times go forwards, and the game's row agrees with it."""
    verdict.checked["logs"] += 1
    verdict.checked["entries"] += len(log.lines)
    numbers = [line.number for line in log.lines]
    if numbers != list(range(1, len(numbers) + 1)):
        verdict.broken.append(f"game {log.id}: numbers {numbers}")
        return
    times = [log.row["began"], *(line.time for line in log.lines)]
    if times != sorted(times):
        verdict.broken.append(f"game {log.id}: time runs backwards")
    try:
        states[log.id] = log.states()
    except (RulesError, IndexError, ValueError) as error:
        verdict.broken.append(f"game {log.id} does not replay: {error}")
        return
    game = states[log.id][-1]
    outcome = game.outcome
    expected = {
        "number": len(log.lines),
        "status": "playing" if outcome is None else "over",
        "result": "*" if outcome is None else outcome.result,
        "to_act": None if game.to_act is None else str(game.to_act),
    }
    actual = {name: log.row[name] for name in expected}
    if actual != expected:
        verdict.broken.append(f"game {log.id}: its row says {actual}, its log {expected}")
    if outcome is None:
        verdict.stuck.append(f"game {log.id} goes on, {game.to_act} to act")


def _check_view(
    verdict: Verdict, view: View, logs: Mapping[str, Log], states: Mapping[str, list[Game]]
) -> None:
    """What a client saw is in the log, and the last thing it saw is where the log ends."""
    verdict.checked["views"] += 1
    who = f"game {view.game} as {view.player} saw it"
    verdict.unseen.extend(f"{who}: {fault}" for fault in view.faults)
    log = logs.get(view.game)
    if log is None:
        verdict.lost.append(f"{who}: there is no such game")
        return
    texts = {line.number: line.text for line in log.lines}
    for number, text in view.entries.items():
        if texts.get(number) != text:
            verdict.unseen.append(f"{who}: entry {number} {text}, in the log {texts.get(number)}")
    if view.game not in states or not view.snapshot:
        return
    final = states[view.game][-1]
    outcome = final.outcome
    shown = view.snapshot["outcome"]
    expected = {
        "number": len(log.lines),
        "position": str(final.position),
        "phase": final.phase.value,
        "result": None if outcome is None else outcome.result,
        "reason": None if outcome is None else outcome.reason.value,
    }
    actual = {name: view.snapshot[name] for name in ("number", "position", "phase")}
    for name in ("result", "reason"):
        actual[name] = shown[name] if isinstance(shown, dict) else None
    if actual != expected:
        verdict.unseen.append(f"{who}: ended as {actual}, the log as {expected}")


def _check_race(verdict: Verdict, race: Race, log: Log) -> None:
    """One of several requests that answer the same entry won, unless somebody else was first."""
    verdict.checked["races"] += 1
    won = [line.number for line in log.lines if line.key in race.keys]
    what = f"game {log.id}: the race behind entry {race.answers}"
    if len(won) > 1:
        verdict.races.append(f"{what} was won by entries {won}")
    if not won:
        later = [line for line in log.lines[race.answers :] if _changes(line.text)]
        if not later or later[0].player == race.player:
            verdict.races.append(f"{what} was won by nobody")


def _changes(text: str) -> bool:
    return text.partition(":")[0] not in ASIDE


def _check_clock(verdict: Verdict, log: Log, states: list[Game], journal: Journal) -> None:
    """A flag fell only when a player had had all their time while the server worked (R18)."""
    clock = log.rules.clock
    if clock is None:
        return
    verdict.checked["clocks"] += 1
    flags = [line for line in log.lines if line.text.startswith("flag:")]
    if not flags:
        return
    verdict.checked["flags"] += 1
    flag = flags[0]
    seat = Player.parse(flag.text.partition(":")[2])
    who, first = log.row[str(seat)], _turn_began(log, states, flag.number - 1)
    began: int = log.row["began"] if first == 0 else log.lines[first - 1].time
    excuses = [
        trouble
        for trouble in (*journal.troubles, *journal.outages)
        if _overlaps(journal.on_server(trouble), began, flag.time)
    ]
    if not excuses and (log.id, who) not in journal.dawdlers:
        verdict.unfair_flags.append(f"game {log.id}: {flag.text}, though {seat} never dawdled")
    if not isinstance(clock, TurnClock):
        return
    used = flag.time - began - _down(journal, began, flag.time)
    if Decimal(used + _SLACK) / 1000 < clock.limit:
        verdict.unfair_flags.append(
            f"game {log.id}: {flag.text} after {used} ms in which the server worked, of {clock}"
        )
    if any(trouble.connections for trouble in excuses):
        return
    for answer in journal.answers:
        if (
            (answer.game, answer.player) == (log.id, who)
            and answer.code in _TOO_LATE
            and first <= answer.answers < flag.number
            and answer.thought is not None
            and answer.thought + _THOUGHT < clock.limit
        ):
            verdict.unfair_flags.append(
                f"game {log.id}: {flag.text}, though {answer.texts[0]} was sent after "
                f"{answer.thought:.1f} s of {clock}"
            )


def _overlaps(span: tuple[int, int | None], began: int, ended: int) -> bool:
    start, end = span
    return start < ended and (end is None or end > began)


def _turn_began(log: Log, states: list[Game], number: int) -> int:
    """The entry with which the turn began that runs behind another one; 0 at the start (R18)."""
    mover = states[number].to_act
    while number > 0:
        text = log.lines[number - 1].text
        if text.startswith("back:") or (states[number - 1].to_act is not mover and _changes(text)):
            return number
        number -= 1
    return 0


def _down(journal: Journal, began: int, ended: int) -> int:
    """For how many milliseconds between two times the server surely could not work."""
    spans = []
    for outage in journal.outages:
        sure = replace(outage, ended=outage.surely_until or outage.ended)
        if sure.ended is not None and sure.ended - sure.began > _BRIEF:
            start, end = journal.on_server(sure)
            assert end is not None
            spans.append((max(began, start), min(ended, end)))
    total, reached = 0, began
    for start, end in sorted(spans):
        if end > max(start, reached):
            total += end - max(start, reached)
            reached = end
    return total
