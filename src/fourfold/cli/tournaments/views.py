"""Tables for the terminal: tournaments, entrants, pairings, standings, who met whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

from rich.table import Table

from fourfold.cli.terminal.screen import Screen, harmless
from fourfold.printing.standings import CrossTable, decimals_of
from fourfold.printing.words import halves, rounds_planned, rules_in_words
from fourfold.tournaments import (
    Entrant,
    Format,
    Meeting,
    PairedGame,
    Round,
    StandingsRow,
    Tournament,
    score_sheets,
    standings,
)
from fourfold.tournaments.words import format_words, result_words

if TYPE_CHECKING:
    from fourfold.server.tournaments.log.loading import LoadedTournament

Align = Literal["left", "right", "center"]
_DASH: Final = "\N{EN DASH}"


def make_table(heads: Iterable[tuple[str, Align]]) -> Table:
    """A table without lines; what does not fit goes on in the next line."""
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    for head, align in heads:
        table.add_column(head, justify=align, overflow="fold")
    return table


def show_list(screen: Screen, listed: Sequence[dict[str, Any]]) -> None:
    """All tournaments of a database."""
    say = screen.texts
    heads: list[tuple[str, Align]] = [
        (say("cli-tournament-head-id"), "left"),
        (say("print-name"), "left"),
        (say("cli-tournament-head-format"), "left"),
        (say("cli-tournament-head-round"), "right"),
        (say("print-entrants"), "right"),
        (say("cli-tournament-head-status"), "left"),
    ]
    table = make_table(heads)
    for each in listed:
        planned = "" if each["planned"] is None else f"/{each['planned']}"
        table.add_row(
            each["id"],
            harmless(each["name"]),
            format_words(Format(each["format"]), say),
            f"{each['round']}{planned}",
            say.number(each["entered"]),
            say(f"cli-tournament-status-{each['status']}"),
        )
    screen.console.print(table)


def show_heading(screen: Screen, loaded: LoadedTournament) -> None:
    """What a tournament is: name, format, rules, how far it is."""
    say, state = screen.texts, loaded.state
    planned = rounds_planned(state)
    number = len(state.rounds)
    progress = [say(f"cli-tournament-status-{loaded.status}")]
    if number:
        key = "print-round" if planned is None else "print-round-of"
        progress.append(say(key, round=number, rounds=planned or number))
    screen.row(f"{loaded.announced.name} ({loaded.id})", "bold")
    screen.say(screen.heading([format_words(state.format, say), *progress]))
    screen.say(rules_in_words(state.regulations.rules, say), "dim")


def show_entrants(screen: Screen, state: Tournament) -> None:
    """Who takes part, in the order of entry, which gives everybody a number."""
    say = screen.texts
    rated = any(entrant.rating is not None for entrant in state.entrants.values())
    heads: list[tuple[str, Align]] = [("", "right"), (say("print-name"), "left")]
    heads += [(say("print-rating"), "right")] if rated else []
    heads.append(("", "left"))
    table = make_table(heads)
    for number, entrant in enumerate(state.entrants.values(), 1):
        name = harmless(entrant.name)
        if entrant.members:
            name = f"{name}: {harmless(', '.join(entrant.members))}"
        rating = (_rating(entrant),) if rated else ()
        table.add_row(str(number), name, *rating, _condition(screen, entrant))
    screen.console.print(table)


def _rating(entrant: Entrant) -> str:
    return _DASH if entrant.rating is None else str(entrant.rating)


def _condition(screen: Screen, entrant: Entrant) -> str:
    say = screen.texts
    words = []
    if entrant.bot:
        words.append(say("cli-tournament-is-bot"))
    if entrant.since > 1:
        words.append(say("cli-tournament-is-late", round=entrant.since))
    if entrant.withdrawn:
        words.append(say("cli-tournament-is-withdrawn"))
    elif entrant.paused:
        words.append(say("cli-tournament-is-paused"))
    return ", ".join(words)


# Pairings -----------------------------------------------------------------------------------------


def show_pairings(screen: Screen, state: Tournament, paired: Round) -> None:
    """The tables of a round with their results, and who sits out."""
    say = screen.texts
    planned = rounds_planned(state)
    key = "print-round" if planned is None else "print-round-of"
    screen.say(say(key, round=paired.number, rounds=planned or paired.number), "bold")
    heads: list[tuple[str, Align]] = [
        (say("print-table"), "right"),
        (say("print-first"), "left"),
        (say("print-result"), "center"),
        (say("print-second"), "left"),
    ]
    table = make_table(heads)
    points = _points_before(state, paired)
    for meeting in paired.meetings:
        for label, game, result in _lines(meeting):
            first, second = (harmless(name) for name in state.players_of(game))
            if any(points.values()) and not state.regulations.teams:
                first = f"{first} ({halves(points[game.first])})"
                second = f"{second} ({halves(points[game.second])})"
            table.add_row(label, first, result, second)
    if paired.meetings:
        screen.console.print(table)
    byes = dict.fromkeys(paired.byes, state.regulations.bye_points) | dict(paired.granted)
    if byes:
        paid = state.format is Format.SWISS
        names = say.listed(
            f"{state.entrants[name].name} ({halves(worth)})" if paid else state.entrants[name].name
            for name, worth in byes.items()
        )
        screen.say(say.labelled(say("print-sits-out"), names))


def _points_before(state: Tournament, paired: Round) -> dict[str, float]:
    if state.format.elimination or state.format is Format.LADDER:
        return {}
    return {
        name: sum(line.points for line in sheet.lines if line.round < paired.number)
        for name, sheet in score_sheets(state).items()
    }


def _lines(meeting: Meeting) -> list[tuple[str, PairedGame, str]]:
    """A line per game, labelled as a command names it."""
    several = len(meeting.games) > 1
    return [
        (
            f"{meeting.real_table}.{game.key.number}" if several else str(meeting.real_table),
            game,
            _DASH if game.result is None else result_words(game.result),
        )
        for game in meeting.games
    ]


# Standings ----------------------------------------------------------------------------------------


def show_standings(screen: Screen, state: Tournament) -> None:
    """Places with points and tie-breaks, and what their short names mean."""
    say = screen.texts
    rows = standings(state)
    by_points = not state.format.elimination and state.format is not Format.LADDER
    tiebreaks = state.regulations.tiebreaks if by_points else ()
    rated = any(entrant.rating is not None for entrant in state.entrants.values())
    heads: list[tuple[str, Align]] = [(say("print-place"), "right"), (say("print-name"), "left")]
    heads += [(say("print-rating"), "right")] if rated else []
    heads.append((say("print-games"), "right"))
    heads += [(say("print-points"), "right")] if by_points else []
    heads += [(say(f"tiebreak-{each}-short"), "right") for each in tiebreaks]
    table = make_table(heads)
    decimals = {each: decimals_of(rows, each) for each in tiebreaks}
    for row in rows:
        cells = [str(row.place), _standing_name(screen, state, row)]
        cells += [_rating(state.entrants[row.id])] if rated else []
        cells.append(str(row.games))
        cells += [halves(row.points)] if by_points else []
        for each in tiebreaks:
            value = row.tiebreaks.get(each)
            cells.append("" if value is None else say.number(value, decimals[each]))
        table.add_row(*cells)
    screen.console.print(table)
    if tiebreaks:
        legend = [say.labelled(say(f"tiebreak-{t}-short"), say(f"tiebreak-{t}")) for t in tiebreaks]
        screen.say(screen.heading(legend), "dim")


def _standing_name(screen: Screen, state: Tournament, row: StandingsRow) -> str:
    name = harmless(state.entrants[row.id].name)
    return screen.texts("print-withdrawn", name=name) if row.withdrawn else name


def show_cross_table(screen: Screen, state: Tournament) -> bool:
    """Who met whom; False where there is nothing to compare."""
    say = screen.texts
    cross = CrossTable.of(state, standings(state))
    if cross is None:
        return False
    heads: list[tuple[str, Align]] = [("", "right"), (say("print-name"), "left")]
    heads += [(head, "center") for head in cross.heads]
    scored = not state.format.elimination
    heads += [(say("print-points"), "right")] if scored else []
    table = make_table(heads)
    for place, name, cells, points in cross.rows:
        table.add_row(place, harmless(name), *cells, *((points,) if scored else ()))
    screen.console.print(table)
    screen.say(say(cross.explanation), "dim")
    return True
