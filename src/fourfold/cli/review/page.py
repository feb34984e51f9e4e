"""The page that `fourfold review --html` writes: one file, nothing to fetch, opens offline."""

from __future__ import annotations

import html
import json
from collections.abc import Iterable
from dataclasses import replace
from importlib.resources import files
from string import Template
from typing import Final

from fourfold.cli.commands.review import (
    Reviewed,
    best,
    change,
    names_of,
    played,
    summary,
)
from fourfold.cli.play.narration import Names, tell_actions
from fourfold.cli.terminal.screen import Screen
from fourfold.engine import Verdict
from fourfold.locales import Texts
from fourfold.play import Decision, Review
from fourfold.rules import PIECES, Call, Game, Place, Player, Record, Square

_HEIGHT: Final = {Verdict.WIN: 1, Verdict.DRAW: 0, Verdict.LOSS: -1}


def page(screen: Screen, games: Iterable[Reviewed]) -> str:
    """The whole page, with all games."""
    screen = replace(screen, ascii=False)
    say = screen.texts
    data = {
        "words": _words(say),
        "games": [_game(screen, record, found) for _, _, record, found in games],
    }
    template = files(__package__).joinpath("page.html").read_text(encoding="utf-8")
    # Inside a script nothing may look like a tag.
    embedded = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    return Template(template).substitute(
        language=say.language, title=html.escape(say("review.title")), data=embedded
    )


def _words(say: Texts) -> dict[str, object]:
    plain = ("board", "empty", "decisions", "games", "keys")
    return {
        **{word: say(f"review.{word}") for word in plain},
        "point": say("review.turning-point"),
        "hand": say("cli.hand"),
        "beside": say("cli.beside"),
        "value": say.labelled(say("review.value"), ""),
        "best": say.labelled(say("review.best"), ""),
        "values": [say(f"verdict.{verdict}") for verdict in Verdict],
        "go": [say(f"review.go.{where}") for where in ("first", "back", "next", "last")],
    }


def _game(screen: Screen, record: Record, found: Review) -> dict[str, object]:
    say, game, names = screen.texts, found.game, names_of(screen, record)
    steps = [_start(screen, found)]
    for index, decision in enumerate(found.decisions):
        steps.append(_step(screen, names, game, decision))
        steps[-1]["step"] = say("review.step", number=index + 1, count=len(found.decisions))
        steps[-1]["point"] = index == found.turning_point
    return {
        "title": f"{names[0]} / {names[1]}  {record.result}",
        "summary": list(summary(screen, names, found)),
        "edition": str(game.rules.edition),
        "pieces": [screen.piece(piece, game.rules.edition) for piece in PIECES],
        "graph": say("review.graph", name=names[0]),
        "steps": steps,
    }


def _start(screen: Screen, found: Review) -> dict[str, object]:
    value = 0
    if found.decisions:
        first = found.decisions[0]
        value = _for_first(first.before.value, first.player)
    text = screen.texts("review.start")
    return {**_board(found.game.at(0), ()), "text": text, "step": "", "value": value}


def _step(screen: Screen, names: Names, game: Game, decision: Decision) -> dict[str, object]:
    say = screen.texts
    before = game.at(decision.number)
    shown = before
    on: tuple[Square, ...]
    if decision.played is None:
        text = say("review.missed", name=names[decision.player.index])
        on = tuple(square for call in decision.best[:1] for square in _squares(call))
    else:
        shown = game.at(decision.number + 1)
        text = next(tell_actions(say, names, before, shown))
        on = _squares(decision.played)
    return {
        **_board(shown, on),
        "text": text,
        "short": played(screen, decision),
        "turn": decision.turn,
        "mark": str(decision.mark),
        "markText": say(f"review.mark.{decision.mark}"),
        "change": change(screen, decision),
        "best": best(screen, decision, 8),
        "value": _for_first(decision.after.value, decision.player),
    }


def _squares(action: object) -> tuple[Square, ...]:
    if isinstance(action, Call):
        return action.squares
    return (action.square,) if isinstance(action, Place) else ()


def _board(game: Game, on: tuple[Square, ...]) -> dict[str, object]:
    position = game.position
    return {
        "board": [None if piece is None else int(piece) for piece in position.board],
        "hand": None if position.hand is None else int(position.hand),
        "on": [int(square) for square in on],
    }


def _for_first(value: Verdict, player: Player) -> int:
    return _HEIGHT[value if player is Player.FIRST else value.opposite]
