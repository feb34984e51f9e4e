"""What is wrong with a field of a request, in the reader's language.

Pydantic names the kind of each fault and its details; its own words are English. Kinds that are
not listed have the wrong form: their details are for programs, which read `kind`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from pydantic_core import PydanticCustomError

from fourfold.locales import Texts

#: The text of each kind of fault (`problem-field-…`), and which of its details it shows as what.
_KINDS: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "missing": ("missing", {}),
    "extra_forbidden": ("unknown", {}),
    "json_invalid": ("json", {}),
    "string_type": ("text", {}),
    "bool_type": ("boolean", {}),
    "bool_parsing": ("boolean", {}),
    "int_type": ("integer", {}),
    "int_parsing": ("integer", {}),
    "int_parsing_size": ("integer", {}),
    "int_from_float": ("integer", {}),
    "float_type": ("number", {}),
    "float_parsing": ("number", {}),
    "finite_number": ("number", {}),
    "list_type": ("list", {}),
    "dict_type": ("object", {}),
    "model_type": ("object", {}),
    "model_attributes_type": ("object", {}),
    "date_type": ("date", {}),
    "date_parsing": ("date", {}),
    "date_from_datetime_parsing": ("date", {}),
    "literal_error": ("choice", {"expected": "choices"}),
    "enum": ("choice", {"expected": "choices"}),
    "string_too_short": ("short", {"min_length": "number"}),
    "string_too_long": ("long", {"max_length": "number"}),
    "too_short": ("few", {"min_length": "number"}),
    "too_long": ("many", {"max_length": "number"}),
    "greater_than": ("above", {"gt": "number"}),
    "greater_than_equal": ("least", {"ge": "number"}),
    "less_than": ("below", {"lt": "number"}),
    "less_than_equal": ("most", {"le": "number"}),
}
_QUOTED: Final = re.compile(r"'([^']*)'")


def one_of(choices: Iterable[str]) -> PydanticCustomError:
    """The fault of a value that is none of these, as pydantic reports those of its own."""
    expected = ", ".join(f"'{choice}'" for choice in choices)
    return PydanticCustomError("literal_error", "one of {expected}", {"expected": expected})


def say_fault(fault: Mapping[str, Any], say: Texts) -> str:
    """A fault as pydantic reports it, in words.

    >>> from fourfold.locales import texts
    >>> say_fault({"type": "string_too_long", "ctx": {"max_length": 40}}, texts("en"))
    'This can have at most 40 characters.'
    >>> say_fault({"type": "literal_error", "ctx": {"expected": "'win' or 'loss'"}}, texts("en"))
    'This must be one of win and loss.'
    """
    text, shown = _KINDS.get(fault["type"], ("form", {}))
    details = {name: fault["ctx"][there] for there, name in shown.items()}
    if "choices" in details:
        details["choices"] = say.listed(_QUOTED.findall(details["choices"]))
    return say(f"problem-field-{text}", **details)
