"""What `fourfold match` shows: the table while it is played and at its end, and JSON."""

from __future__ import annotations

import math
from collections import Counter
from typing import TYPE_CHECKING

from rich.console import Group
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from fourfold.kit.matches import (
    MatchProgress,
    MatchStandings,
    PairingScore,
    PlayerStanding,
    standings,
)
from fourfold.kit.statistics import TestVerdict

from .terminal.screen import Screen, harmless

if TYPE_CHECKING:
    from rich.console import RenderableType

    from fourfold.locales import Texts

_HEADS = ("games", "won", "drawn", "lost", "score")


def live_table(say: Texts, progress: MatchProgress) -> RenderableType:
    """The table of a match that is being played."""
    figures = standings(progress.plan, progress.games(), ratings=False)
    done, total = len(progress.played), progress.plan.total
    bar = ProgressBar(total=total, completed=done, width=40)
    count = Text(f"{say('cli-opponents-playing')} {say.number(done)}/{say.number(total)}")
    parts: list[RenderableType] = [_table(say, figures, plain=False), count, bar]
    if progress.test is not None:
        parts.append(Text(_test_words(say, progress)))
    return Group(*parts)


def show_match(screen: Screen, progress: MatchProgress, figures: MatchStandings) -> None:
    """The figures of a match that has ended, or was stopped."""
    say = screen.texts
    screen.console.print(_table(say, figures, plain=screen.ascii))
    screen.say(say("cli-match-legend"))
    if len(figures.players) > 2:
        screen.say(say("cli-match-legend-elo"))
    else:
        for pairing in figures.pairings:
            screen.say(_difference(say, pairing))
    if progress.test is not None:
        screen.say(_test_words(say, progress))
    for line in _fault_lines(say, progress):
        screen.row(line)


def match_object(progress: MatchProgress, figures: MatchStandings) -> dict[str, object]:
    """The same as JSON."""
    plan, test = progress.plan, progress.test
    games = list(progress.games())
    faults = [
        {
            "game": task.number + 1,
            "player": plan.players[task.player_of(game.fault.player)].name,
            "code": game.fault.code,
            "why": game.fault.why,
        }
        for task, game in games
        if game.fault is not None
    ]
    verdict = None
    if test is not None:
        verdict = {
            "elo0": test.elo0,
            "elo1": test.elo1,
            "ratio": progress.ratio,
            "bounds": test.bounds,
            "verdict": str(progress.verdict),
        }
    return {
        "games": len(games),
        "complete": progress.decided or len(games) == plan.total,
        "players": [
            {"player": player.text, **_player_object(standing)}
            for player, standing in zip(plan.players, figures.players, strict=True)
        ],
        "pairings": [_pairing_object(pairing) for pairing in figures.pairings],
        "test": verdict,
        "faults": faults,
    }


def _player_object(player: PlayerStanding) -> dict[str, object]:
    return {
        "name": player.name,
        "games": player.games,
        "won": player.won,
        "drawn": player.drawn,
        "lost": player.lost,
        "score": player.score,
        "elo": player.elo,
        "error": player.error,
        "turns": player.decisions,
        "blunders": player.blunders,
        "blunder_rate": player.blunder_rate,
        "faults": dict(player.faults),
    }


def _pairing_object(pairing: PairingScore) -> dict[str, object]:
    estimate = pairing.estimate
    return {
        "players": [pairing.player, pairing.opponent],
        "won": pairing.won,
        "drawn": pairing.drawn,
        "lost": pairing.lost,
        "pairs": pairing.pairs.counts,
        "elo": _finite(estimate.elo),
        "low": _finite(estimate.low),
        "high": _finite(estimate.high),
        "likelihood": estimate.likelihood,
    }


def _finite(number: float) -> float | None:
    """A number as JSON can have it."""
    return number if math.isfinite(number) else None


# Words --------------------------------------------------------------------------------------------


def _table(say: Texts, figures: MatchStandings, *, plain: bool) -> Table:
    rated = len(figures.players) > 2 and any(player.elo is not None for player in figures.players)
    table = Table(box=None, padding=(0, 1))
    table.add_column(say("cli-match-head-player"))
    heads = [say(f"cli-opponents-head-{head}") for head in _HEADS]
    if rated:
        heads += ["Elo", "+-" if plain else "±"]
    for head in (*heads, say("cli-match-head-blunders"), say("cli-match-head-faults")):
        table.add_column(head, justify="right")
    for player in _ranked(figures, rated=rated):
        counts = (player.games, player.won, player.drawn, player.lost)
        cells = [say.number(count) for count in counts]
        cells.append(say.number(100 * player.score, 1))
        if rated:
            cells.append("-" if player.elo is None else f"{player.elo:.0f}")
            cells.append("-" if player.error is None else f"{player.error:.0f}")
        cells.append(say.number(100 * player.blunder_rate, 1))
        cells.append(say.number(player.faults.total()))
        table.add_row(Text(harmless(player.name)), *cells)
    return table


def _ranked(figures: MatchStandings, *, rated: bool) -> list[PlayerStanding]:
    """The strongest first; two players stay as they were written."""
    if not rated:
        return list(figures.players)
    return sorted(figures.players, key=lambda player: -(player.elo or 0))


def _difference(say: Texts, pairing: PairingScore) -> str:
    estimate = pairing.estimate
    names = {"name": pairing.player, "other": pairing.opponent}
    if not math.isfinite(estimate.elo):
        return say("cli-match-elo-open", **names)
    elo, low, high = (_elo(say, each) for each in (estimate.elo, estimate.low, estimate.high))
    likelihood = say.number(100 * estimate.likelihood, 1)
    return say("cli-match-elo", **names, elo=elo, low=low, high=high, likelihood=likelihood)


def _elo(say: Texts, number: float) -> str:
    sign = "-" if number < 0 else "+"
    return sign + ("∞" if math.isinf(number) else say.number(abs(number)))


def _test_words(say: Texts, progress: MatchProgress) -> str:
    test = progress.test
    assert test is not None, "asked only in a match with a test"
    if not progress.decided:
        ratio, low, high = (say.number(each, 2) for each in (progress.ratio, *test.bounds))
        return say("cli-match-test-open", ratio=ratio, low=low, high=high)
    # The error rates hold for what is ruled out: the bound on the other side.
    elo = test.elo0 if progress.verdict is TestVerdict.BETTER else test.elo1
    player, opponent = progress.plan.players
    details = {"name": player.name, "other": opponent.name, "elo": f"{elo:g}"}
    return say(f"cli-match-test-{progress.verdict}", **details)


def _fault_lines(say: Texts, progress: MatchProgress) -> list[str]:
    """A line for each kind of fault of each player, with the first as an example."""
    counts: Counter[tuple[int, str]] = Counter()
    examples: dict[tuple[int, str], tuple[int, str]] = {}
    for task, game in progress.games():
        if game.fault is not None:
            key = task.player_of(game.fault.player), game.fault.code
            counts[key] += 1
            examples.setdefault(key, (task.number + 1, game.fault.why))
    return [
        say(
            "cli-match-fault",
            name=progress.plan.players[player].name,
            fault=say(f"cli-engine-fault-{code}"),
            number=counts[player, code],
            game=examples[player, code][0],
            why=examples[player, code][1],
        )
        for player, code in sorted(counts)
    ]
