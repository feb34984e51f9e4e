"""Requests of the JSON-lines mode: one object per line, each with all it needs.

docs/kit/protocol.md specifies them. Lines in, values out; nothing here reads or writes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from .protocol import START, ProtocolError, SearchInfo, SearchLimits

#: The version of the mode, in the answer to `uqi`.
JSON_VERSION: Final = "1"
#: What a request can ask for; each has exactly one of them.
TASKS: Final = ("go", "eval", "perft")
_FIELDS: Final = {"id", "position", "options", *TASKS}


@dataclass(frozen=True, slots=True)
class BatchRequest:
    """What a line of the mode asks for.

    >>> BatchRequest.parse('{"id": 7, "position": "start turns -7", "go": "depth 3"}')
    BatchRequest(id=7, task='go', argument='depth 3', position='start turns -7', options={})
    """

    #: Comes back with the answer; any JSON value.
    id: object
    task: str
    #: The words after `go`, the number after `perft`, nothing for `eval`.
    argument: str = ""
    position: str = START
    #: Set for this request only.
    options: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def parse(cls, line: str) -> BatchRequest:
        """Read a line; `BatchRequestError` has the id, where there is one."""
        try:
            fields = json.loads(line)
            json.dumps(fields, allow_nan=False)  # Python reads NaN, which is not JSON
        except (ValueError, RecursionError) as error:
            raise BatchRequestError(None, f"not JSON: {error}") from error
        if not isinstance(fields, dict):
            raise BatchRequestError(None, "a request is a JSON object")
        try:
            return cls(fields.get("id"), *_task(fields), _position(fields), _options(fields))
        except ProtocolError as error:
            raise BatchRequestError(fields.get("id"), str(error)) from error

    def limits(self) -> SearchLimits:
        """The limits of a `go`; nothing could stop an endless search here."""
        limits = SearchLimits.parse(self.argument)
        if limits.infinite:
            raise ProtocolError("go: a request cannot be infinite")
        return limits


class BatchRequestError(ProtocolError):
    """A request that cannot be read; its answer is an error with this id."""

    def __init__(self, request: object, why: str) -> None:
        super().__init__(why)
        self.id = request


def format_answer(request: object, **parts: object) -> str:
    """The line of an answer; parts that are None are left out.

    >>> format_answer(7, bestturn="c2-5", distance=None)
    '{"id": 7, "bestturn": "c2-5"}'
    """
    known = {name: part for name, part in parts.items() if part is not None}
    return json.dumps({"id": request, **known})


def info_parts(info: SearchInfo) -> dict[str, object]:
    """The parts of an answer that an `info` line has otherwise."""
    value = None if info.value is None else str(info.value)
    numbers = {name: getattr(info, name) for name in ("depth", "distance", "nodes", "time")}
    return {"value": value, **numbers}


def _task(fields: Mapping[str, object]) -> tuple[str, str]:
    unknown = ", ".join(sorted(set(fields) - _FIELDS))
    if unknown:
        raise ProtocolError(f"unknown fields: {unknown}")
    asked = [task for task in TASKS if task in fields]
    if len(asked) != 1:
        raise ProtocolError(f"a request has exactly one of {', '.join(TASKS)}")
    (task,) = asked
    argument = fields[task]
    if task == "go" and isinstance(argument, str):
        return task, argument
    if task == "eval" and argument is True:
        return task, ""
    if task == "perft" and isinstance(argument, int) and not isinstance(argument, bool):
        return task, str(argument)
    raise ProtocolError(f"{task}: go has a text of limits, eval is true, perft has a number")


def _position(fields: Mapping[str, object]) -> str:
    position = fields.get("position", START)
    if not isinstance(position, str):
        raise ProtocolError("position: expected a text")
    return position


def _options(fields: Mapping[str, object]) -> dict[str, str]:
    options = fields.get("options", {})
    if not isinstance(options, dict) or not all(
        isinstance(value, str) or type(value) is int for value in options.values()
    ):
        raise ProtocolError("options: expected an object of texts and whole numbers")
    return {str(name): str(value) for name, value in options.items()}
