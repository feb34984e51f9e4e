"""Bodies of requests: their size, their shape and their characters, before anything reads them.

A short body can take long to read: 26,000 unknown keys kept the loop busy for a quarter of a
second, and the answer named each of them. So a body of many parts, or of deep ones, is refused
before a model sees it. So is a text with characters that nobody types and PostgreSQL does not keep.
"""

from __future__ import annotations

import re
from typing import Any, Final

import orjson
from starlette.types import Message, Receive, Scope

from .problems import MOST_BYTES, BodyRefused, Problem

#: The most values and keys of a JSON document, and the deepest nesting. No route needs a tenth.
MOST_PARTS: Final = 500
_DEEPEST: Final = 16
#: Control characters but for tab and the ends of lines, which records have; halves of a pair.
_UNFIT: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff]")


class CheckedBody:
    """The body of a request as the application receives it: checked when it is complete."""

    def __init__(self, scope: Scope, receive: Receive) -> None:
        self._receive = receive
        self._is_json = any(
            name == b"content-type" and b"json" in value.lower() for name, value in scope["headers"]
        )
        self._body = bytearray()

    async def __call__(self) -> Message:
        """The next message."""
        message = await self._receive()
        if message["type"] == "http.request":
            self._body += message.get("body", b"")
            if len(self._body) > MOST_BYTES:
                raise BodyRefused(Problem(413, "too-large", most=MOST_BYTES))
            if self._is_json and self._body and not message.get("more_body", False):
                check_json(bytes(self._body))
        return message


def check_json(body: bytes) -> None:
    """Refuse a body that is not JSON, has too many parts, or has a text with unfit characters."""
    try:
        document = orjson.loads(body)
    except orjson.JSONDecodeError as error:
        raise BodyRefused(_invalid("json_invalid", error.pos)) from None
    layer: list[Any] = [document]
    parts = 0
    for _ in range(_DEEPEST):
        below: list[Any] = []
        for value in layer:
            if isinstance(value, dict):
                parts += 2 * len(value)
                below += (*value, *value.values())
            elif isinstance(value, list):
                parts += len(value)
                below += value
            elif isinstance(value, str) and (unfit := unfit_in(value)) is not None:
                raise BodyRefused(unfit)
            if parts > MOST_PARTS:
                raise BodyRefused(_invalid("too_long", max_length=MOST_PARTS))
        if not below:
            return
        layer = below
    raise BodyRefused(_invalid("too_deep"))


def unfit_in(text: str) -> Problem | None:
    """What is wrong with a text that has a character which is neither typed nor kept."""
    unfit = _UNFIT.search(text)
    if unfit is None:
        return None
    return Problem(422, "character", character=f"U+{ord(unfit[0]):04X}")


def _invalid(kind: str, *place: int, **details: int) -> Problem:
    """A fault of a body as pydantic reports those of its own; the answer puts it into words."""
    fault = {"type": kind, "loc": ("body", *place), "ctx": details}
    return Problem(422, "invalid", more={"errors": [fault]})
