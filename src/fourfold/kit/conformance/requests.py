"""The check of the JSON-lines mode: an engine with `id json 1` answers every request."""

from __future__ import annotations

import json
import time
from typing import Final

from fourfold.kit.protocol import format_position, is_legal, rule_options
from fourfold.rules import Game

from .games import random_game
from .session import LEGAL_TURN, CheckSession, NotOffered, UnexpectedLine, first_rules

#: Objects that ask for nothing, or for what there is not; any JSON value is an id.
_NO_REQUESTS: Final[tuple[dict[str, object], ...]] = (
    {"id": "bad", "position": "nonsense", "go": ""},
    {"id": [1, {"two": None}], "go": "", "nosuchfield": 1},
    {"id": 2.5, "go": "", "eval": True},
    {"go": "infinite"},
)


def check_batches(session: CheckSession) -> None:
    """Requests of the JSON-lines mode are answered in their order, each with its id."""
    if session.ids.get("json") != "1":
        raise NotOffered("id json 1")
    rules = first_rules(session)
    games = [random_game(rules, 9, seed) for seed in range(3)]
    beside = Game(rules)  # the game of other commands, which stays
    session.expect_silence(f"position {format_position(beside)}")
    options = rule_options(rules)
    listed = {name: value for name, value in options.items() if name in session.options}
    for number, game in enumerate(games):
        request = {"id": number, "position": format_position(game), "options": listed}
        session.tell(json.dumps({**request, "go": "movetime 50 depth 2"}))
    for faulty in _NO_REQUESTS:
        session.tell(json.dumps(faulty))
    until = time.monotonic() + session.times.patience
    for number, game in enumerate(games):
        answer = _answer_to(session, number, "bestturn", until)
        if not is_legal(game, str(answer["bestturn"])):
            raise UnexpectedLine("{…}", LEGAL_TURN, json.dumps(answer))
    for faulty in _NO_REQUESTS:
        _answer_to(session, faulty.get("id"), "error", until, json.dumps(faulty))
    session.played(beside, session.ask("go movetime 50", "bestturn", beside))


def _answer_to(
    session: CheckSession, request: object, part: str, until: float, sent: str = "{…}"
) -> dict[str, object]:
    """The next answer, which has to be that to a request, and to have a part."""
    line = session.pipe.read_line(until)
    answer = _object(line)
    if "id" not in answer or answer["id"] != request or part not in answer:
        wanted = json.dumps({"id": request, part: "…"}, ensure_ascii=False)
        raise UnexpectedLine(sent, wanted, line)
    return answer


def _object(line: str) -> dict[str, object]:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return answer if isinstance(answer, dict) else {}
