"""FIDE's Dutch system by `py4swiss`, an optional extra (`pip install fourfold[swiss]`).

It gives up in some small fields, and there is no package for every machine. Then there is no
answer here, and the caller pairs by the matching.
"""

from __future__ import annotations

import importlib
from functools import cache
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

from fourfold.rules import Player
from fourfold.tournaments.scores import LineKind, ScoreSheet, SheetLine, score_sheets

from .contestants import Contestant
from .seats import Pair

if TYPE_CHECKING:
    from fourfold.tournaments.tournament import Tournament

#: Larger fields are left to the matching: 256 players took py4swiss 10 s, the matching 1 s.
MOST_PLAYERS: Final = 200


@cache
def _library() -> SimpleNamespace | None:
    """The parts of py4swiss that are used, None where it is not installed."""
    try:
        engine = importlib.import_module("py4swiss.engines")
        common = importlib.import_module("py4swiss.engines.common")
        sections = importlib.import_module("py4swiss.trf.sections")
        results = importlib.import_module("py4swiss.trf.results")
        codes = importlib.import_module("py4swiss.trf.codes")
        trf = importlib.import_module("py4swiss.trf")
    except ImportError:
        return None
    return SimpleNamespace(
        engine=engine.DutchEngine,
        error=common.PairingError,
        trf=trf.ParsedTrf,
        player=sections.PlayerSection,
        settings=sections.XSection,
        line=results.RoundResult,
        code=codes.PlayerCode,
        results=results,
    )


def dutch_installed() -> bool:
    """Whether py4swiss is there."""
    return _library() is not None


def pair_dutch(
    tournament: Tournament, players: list[Contestant]
) -> tuple[tuple[Pair, ...], tuple[str, ...]] | None:
    """Tables in the order of FIDE and the bye; None where the Dutch system has no answer."""
    library = _library()
    if library is None or not 2 <= len(players) <= MOST_PLAYERS:
        return None
    names = [entrant.id for entrant in tournament.order()]
    report = _report(library, tournament, players, names)
    if report is None:
        return None
    try:
        pairings = library.engine.generate_pairings(report)
    except library.error:
        return None
    tables = tuple((names[p.white - 1], names[p.black - 1]) for p in pairings if p.black)
    byes = tuple(names[p.white - 1] for p in pairings if not p.black)
    return tables, byes


def _report(
    library: SimpleNamespace, tournament: Tournament, players: list[Contestant], names: list[str]
) -> Any | None:  # noqa: ANN401  # py4swiss has no types
    """The tournament as py4swiss reads it; None when it cannot say what happened."""
    sheets = score_sheets(tournament)
    numbers = {name: number for number, name in enumerate(names, 1)}
    sections = []
    for name in names:
        lines = [_line(library, tournament, line, numbers) for line in sheets[name].lines]
        if any(line is None for line in lines):
            return None
        sections.append(
            library.player(
                code=next(iter(library.code)),
                starting_number=numbers[name],
                points_times_ten=round(sheets[name].points * 10),
                rank=numbers[name],
                results=lines,
            )
        )
    playing = {numbers[player.id] for player in players}
    settings = library.settings(
        number_of_rounds=tournament.regulations.rounds,
        zeroed_ids=set(numbers.values()) - playing,
        scoring_point_system=_points(library, tournament),
        forbidden_pairs=_forfeited(sheets, numbers),
    )
    settings.configuration.first_round_color = tournament.lot("first seat") < 0.5
    return library.trf(player_sections=sections, x_section=settings)


def _line(
    library: SimpleNamespace, tournament: Tournament, line: SheetLine, numbers: dict[str, int]
) -> Any | None:  # noqa: ANN401  # py4swiss has no types
    token, colour = library.results.ResultToken, library.results.ColorToken
    scoring = tournament.regulations.scoring
    if line.opponent is None:
        granted = {
            0.0: token.ZERO_POINT_BYE,
            scoring.draw: token.HALF_POINT_BYE,
            scoring.win: token.FULL_POINT_BYE,
        }
        kinds = {LineKind.BYE: token.PAIRING_ALLOCATED_BYE, LineKind.ABSENT: token.ZERO_POINT_BYE}
        result = kinds.get(line.kind) or granted.get(line.points)
        if result is None:
            return None
        return library.line(id=0, color=colour.BYE_OR_NOT_PAIRED, result=result)
    if not line.played and line.result == 0.5:
        return None
    if line.played:
        result = {1.0: token.WIN, 0.5: token.DRAW}.get(line.result, token.LOSS)
    else:
        result = token.FORFEIT_WIN if line.result else token.FORFEIT_LOSS
    seat = colour.WHITE if line.seat is Player.FIRST else colour.BLACK
    return library.line(id=numbers[line.opponent], color=seat, result=result)


def _points(library: SimpleNamespace, tournament: Tournament) -> Any:  # noqa: ANN401  # py4swiss has no types
    scoring = tournament.regulations.scoring
    system, code = library.results.ScoringPointSystem(), library.results.ScoringPointSystemCode
    for name, points in (
        (code.WIN, scoring.win),
        (code.DRAW, scoring.draw),
        (code.LOSS, scoring.loss),
        (code.PAIRING_ALLOCATED_BYE, scoring.bye),
        (code.ZERO_POINT_BYE, 0.0),
    ):
        system.apply_code(name, round(points * 10))
    return system


def _forfeited(sheets: dict[str, ScoreSheet], numbers: dict[str, int]) -> set[tuple[int, int]]:
    """Pairs that were paired but did not play: FIDE would pair them again, here nobody is."""
    return {
        (numbers[sheet.id], numbers[line.opponent])
        for sheet in sheets.values()
        for line in sheet.lines
        if line.kind is LineKind.FORFEIT and line.opponent is not None
    }
