"""Events and regulations as JSON, and back: what is left out has its default value."""

from __future__ import annotations

import json
import re
import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields
from typing import Any, Final, TypeVar

from fourfold.rules import (
    CallRule,
    Edition,
    FalseCall,
    Player,
    Reason,
    Rules,
    RulesError,
    Trait,
    format_clock,
    parse_clock,
)

from .errors import EventUnreadable
from .events import Event, GameKey, GameResult
from .regulations import Format, Regulations, Scoring, SwissMethod, Tiebreak

T = TypeVar("T")


def _word(name: str) -> str:
    """A class name in the words of a log.

    >>> _word("RoundPaired")
    'round-paired'
    """
    return re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower()


_EVENTS: Final[dict[str, type[Any]]] = {
    _word(kind.__name__): kind for kind in typing.get_args(Event)
}
_HINTS: Final[dict[type[Any], dict[str, Any]]] = {
    kind: typing.get_type_hints(kind) for kind in (*_EVENTS.values(), Regulations, Scoring)
}
_ENUMERATIONS: Final = (
    CallRule,
    Edition,
    FalseCall,
    Format,
    GameResult,
    Player,
    Reason,
    SwissMethod,
    Tiebreak,
    Trait,
)


def event_object(event: Event) -> dict[str, object]:
    """An event as a JSON object.

    >>> from fourfold.tournaments import Entered
    >>> event_object(Entered("p1", "Ana", 1612))
    {'event': 'entered', 'id': 'p1', 'name': 'Ana', 'rating': 1612}
    """
    return {"event": _word(type(event).__name__), **_members(event)}


def format_event(event: Event) -> str:
    """Write an event as one line of JSON."""
    return json.dumps(event_object(event), ensure_ascii=False, separators=(",", ":"))


def read_event(value: object) -> Event:
    """The event that a JSON object describes, or `EventUnreadable`."""
    if not isinstance(value, Mapping) or "event" not in value:
        raise EventUnreadable("object")
    word = value["event"]
    if not isinstance(word, str) or word not in _EVENTS:
        raise EventUnreadable("event", value=_quoted(word))
    rest = {key: part for key, part in value.items() if key != "event"}
    event: Event = _build(_EVENTS[word], word, rest)
    return event


def parse_event(text: str) -> Event:
    """Read one line of JSON.

    >>> parse_event('{"event": "forfeited", "game": "2.3", "absent": "first"}')
    Forfeited(game=GameKey(round=2, table=3, number=1), absent=Player.FIRST)
    """
    return read_event(_json(text))


def regulations_object(regulations: Regulations, *, whole: bool = False) -> dict[str, object]:
    """Regulations as a JSON object: what is not as usual, or all of them for other programs."""
    return _members(regulations, whole=whole)


def read_regulations(value: object) -> Regulations:
    """The regulations that a JSON object describes.

    Raises `EventUnreadable` for what cannot be read and `InvalidRegulations` for what can, but
    contradicts itself.
    """
    if not isinstance(value, Mapping):
        raise EventUnreadable("object")
    return _build(Regulations, "regulations", dict(value))


def format_regulations(regulations: Regulations) -> str:
    """Write regulations as JSON."""
    return json.dumps(regulations_object(regulations), ensure_ascii=False, separators=(",", ":"))


def parse_regulations(text: str) -> Regulations:
    """Read regulations from JSON.

    >>> parse_regulations('{"format": "knockout", "best_of": 3}').best_of
    3
    """
    return read_regulations(_json(text))


def _json(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise EventUnreadable("json", why=error) from None


# Writing ------------------------------------------------------------------------------------------


def _members(value: Any, *, whole: bool = False) -> dict[str, object]:  # noqa: ANN401  # any dataclass of this room
    """The fields of a dataclass that differ from their defaults, or all of them."""
    parts = {field.name: getattr(value, field.name) for field in _fields(type(value))}
    defaults = {field.name: field.default for field in _fields(type(value))}
    return {
        name: _write(part, whole=whole)
        for name, part in parts.items()
        if whole or part != defaults[name]
    }


def _write(value: object, *, whole: bool = False) -> object:
    if isinstance(value, Rules):
        written = {name: getattr(value, name) for name in _RULES}
        return {name: _write(part) for name, part in written.items() if name != "clock"} | {
            "clock": format_clock(value.clock)
        }
    if isinstance(value, Scoring):
        return _members(value, whole=whole)
    if isinstance(value, (GameKey, *_ENUMERATIONS)):
        return str(value)
    if isinstance(value, tuple):
        return [_write(part) for part in value]
    return value


# Reading ------------------------------------------------------------------------------------------


def _fields(kind: type[Any]) -> tuple[Field[Any], ...]:
    return tuple(field for field in fields(kind) if field.init)


def _build(kind: type[T], word: str, value: dict[str, object]) -> T:
    arguments: dict[str, object] = {}
    for field in _fields(kind):
        if field.name in value:
            arguments[field.name] = _read(
                _HINTS[kind][field.name], value.pop(field.name), field.name
            )
        elif field.default is MISSING:
            raise EventUnreadable("missing", event=word, field=field.name)
    if value:
        raise EventUnreadable("surplus", event=word, field=_quoted(next(iter(value))))
    return kind(**arguments)


def _read(hint: Any, value: object, field: str) -> object:  # noqa: ANN401  # a type of any kind
    """A value of JSON as this type."""
    if isinstance(hint, types.UnionType):
        if value is None:
            return None
        return _read(typing.get_args(hint)[0], value, field)
    if typing.get_origin(hint) is tuple:
        return _read_tuple(typing.get_args(hint), value, field)
    if hint in _READERS:
        return _READERS[hint](value, field)
    assert issubclass(hint, _ENUMERATIONS), hint
    try:
        return hint(value)
    except ValueError:
        raise EventUnreadable("value", field=field, value=_quoted(value)) from None


def _read_tuple(hints: tuple[Any, ...], value: object, field: str) -> tuple[object, ...]:
    if not isinstance(value, list):
        raise EventUnreadable("kind", field=field, kind="a list", value=_quoted(value))
    if len(hints) == 2 and hints[1] is Ellipsis:
        return tuple(_read(hints[0], part, field) for part in value)
    if len(value) != len(hints):
        raise EventUnreadable("kind", field=field, kind="a pair", value=_quoted(value))
    return tuple(_read(hint, part, field) for hint, part in zip(hints, value, strict=True))


def _plain(kind: type[object], name: str) -> Callable[[object, str], object]:
    def read(value: object, field: str) -> object:
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise EventUnreadable("kind", field=field, kind=name, value=_quoted(value))
        return value

    return read


def _number(value: object, field: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise EventUnreadable("kind", field=field, kind="a number", value=_quoted(value))
    return float(value)


def _game(value: object, _: str) -> GameKey:
    if not isinstance(value, str):
        raise EventUnreadable("game", value=_quoted(value))
    return GameKey.parse(value)


def _scoring(value: object, field: str) -> Scoring:
    if not isinstance(value, dict):
        raise EventUnreadable("kind", field=field, kind="an object", value=_quoted(value))
    return _build(Scoring, field, dict(value))


_RULES: Final = {
    "levels": tuple[int, int],
    "traits": tuple[Trait, ...],
    "call": CallRule,
    "false_call": FalseCall,
    "clock": str,
    "edition": Edition,
}


def _rules(value: object, field: str) -> Rules:
    if not isinstance(value, dict):
        raise EventUnreadable("kind", field=field, kind="an object", value=_quoted(value))
    arguments: dict[str, Any] = {}
    for name, part in value.items():
        if name not in _RULES:
            raise EventUnreadable("surplus", event=field, field=_quoted(name))
        arguments[name] = _read(_RULES[name], part, name)
    try:
        arguments["clock"] = parse_clock(arguments.get("clock", "60/move"))
        return Rules(**arguments)
    except RulesError as error:
        raise EventUnreadable("value", field=field, value=error) from error


_READERS: Final[dict[Any, Callable[[object, str], object]]] = {
    str: _plain(str, "a text"),
    int: _plain(int, "a whole number"),
    bool: _plain(bool, "true or false"),
    float: _number,
    GameKey: _game,
    Scoring: _scoring,
    Rules: _rules,
}


def _quoted(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, default=repr)
    return text if len(text) <= 60 else text[:59] + "…"
