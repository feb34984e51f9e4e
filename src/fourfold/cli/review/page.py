"""The page that `fourfold review --html` writes: a single file that opens offline."""

from __future__ import annotations

import html
import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from importlib.resources import files
from string import Template
from typing import Final

from fourfold.cli.play.narration import tell_actions
from fourfold.cli.terminal.screen import Screen
from fourfold.engine import Verdict
from fourfold.locales import Texts
from fourfold.play import Decision, Review
from fourfold.play.endings import Names
from fourfold.rules import PIECES, Call, Game, Place, Player, Record, Square

from .wording import best_words, played_words, player_names, summary_lines, value_words

_HEIGHT: Final = {Verdict.WIN: 1, Verdict.DRAW: 0, Verdict.LOSS: -1}


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """A record and its review."""

    record: Record
    review: Review


def page(screen: Screen, games: Iterable[ReviewedGame]) -> str:
    """The whole page, with all games."""
    screen = replace(screen, ascii=False)
    say = screen.texts
    data = {
        "words": _words(say),
        "games": [_game(screen, game) for game in games],
    }
    template = files(__package__).joinpath("page.html").read_text(encoding="utf-8")
    # Inside a script nothing may look like a tag.
    embedded = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    return Template(template).substitute(
        language=say.language, title=html.escape(say("review-title")), data=embedded
    )


def _words(say: Texts) -> dict[str, object]:
    plain = ("board", "empty", "decisions", "games", "keys")
    return {
        **{word: say(f"review-{word}") for word in plain},
        "point": say("review-turning-point"),
        "hand": say("cli-hand"),
        "beside": say("cli-beside"),
        "value": say.labelled(say("review-value"), ""),
        "best": say.labelled(say("review-best"), ""),
        "values": [say(f"verdict-{verdict}") for verdict in Verdict],
        "go": [say(f"review-go-{where}") for where in ("first", "back", "next", "last")],
    }


def _game(screen: Screen, reviewed: ReviewedGame) -> dict[str, object]:
    record, review = reviewed.record, reviewed.review
    screen = screen.in_edition(record.game.rules.edition)
    say, game, names = screen.texts, review.game, player_names(screen, record)
    steps = [_start(screen, review)]
    for index, decision in enumerate(review.decisions):
        steps.append(_step(screen, names, game, decision))
        steps[-1]["step"] = say("review-step", number=index + 1, count=len(review.decisions))
        steps[-1]["point"] = index == review.turning_point
    return {
        "title": f"{names[0]} / {names[1]}  {record.result}",
        "summary": list(summary_lines(screen, names, review)),
        "edition": str(game.rules.edition),
        "pieces": [say("piece-named", piece=piece) for piece in PIECES],
        "graph": say("review-graph", name=names[0]),
        "steps": steps,
    }


def _start(screen: Screen, review: Review) -> dict[str, object]:
    value = 0
    if review.decisions:
        first = review.decisions[0]
        value = _for_first(first.before.value, first.player)
    text = screen.texts("review-start")
    return {**_board(review.game.at(0), ()), "text": text, "step": "", "value": value}


def _step(screen: Screen, names: Names, game: Game, decision: Decision) -> dict[str, object]:
    say = screen.texts
    before = game.at(decision.number)
    state = before
    on: tuple[Square, ...]
    if decision.played is None:
        text = say("review-missed", name=names[decision.player.index])
        on = tuple(square for call in decision.best[:1] for square in _squares(call))
    else:
        state = game.at(decision.number + 1)
        text = next(tell_actions(say, names, before, state))
        on = _squares(decision.played)
    return {
        **_board(state, on),
        "text": text,
        "short": played_words(screen, decision),
        "turn": decision.turn,
        "mark": str(decision.mark),
        "markText": say(f"review-mark-{decision.mark}"),
        "change": value_words(screen, decision),
        "best": best_words(screen, decision, 8),
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
