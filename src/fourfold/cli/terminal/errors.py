"""What is wrong, in words: on standard error before the command ends, or on the screen."""

from __future__ import annotations

from typing import NoReturn

import typer

from fourfold.locales import Texts
from fourfold.rules import (
    IllegalAction,
    InvalidValue,
    NotationError,
    Reason,
    RecordError,
    RulesError,
)
from fourfold.rules.errors import CONTRADICTIONS

from .screen import harmless


def fail(ctx: typer.Context, message: str, status: int = 2) -> NoReturn:
    """Say on standard error what is wrong, and end."""
    complain(ctx, message)
    raise typer.Exit(status)


def complain(ctx: typer.Context, message: str) -> None:
    """Say on standard error what is wrong."""
    typer.echo(harmless(f"{ctx.command_path}: {message}"), err=True)


def system_reason(error: OSError) -> str:
    """Why the system refused, without the path that the message around it names."""
    return error.strerror or str(error)


def explain(error: RulesError, say: Texts) -> str:
    """What is wrong, in the person's language."""
    if isinstance(error, IllegalAction):
        return say(
            "message-illegal",
            action=error.action,
            position=f"'{error.position}'",
            why=_illegal_reason(error, say),
            rule=error.rule,
        )
    if isinstance(error, NotationError):
        return _explain_notation(error, say)
    if isinstance(error, InvalidValue):
        return f"{say(f'invalid-{error.code}', **error.details)} ({error.rule})"
    return str(error)


def explain_refusal(error: IllegalAction, say: Texts) -> str:
    """Why an action is illegal, to the person who just wrote it: the reason and the rule."""
    return f"{_illegal_reason(error, say)} ({error.rule})"


def explain_record(error: RecordError, say: Texts) -> str:
    """Where a record is broken, and why."""
    where = say("cli-in-tags") if error.turn is None else say("cli-turn", turn=error.turn)
    return say.labelled(where, explain(error.cause, say))


def _illegal_reason(error: IllegalAction, say: Texts) -> str:
    details = dict(error.details)
    if isinstance(details.get("reason"), Reason):
        details["reason"] = say(f"reason-{details['reason']}")
    return say(f"error-{error.code}", **details)


def _explain_notation(error: NotationError, say: Texts) -> str:
    expected = say(f"expected-{error.code}", **error.details)
    if error.code in CONTRADICTIONS:
        return say("message-contradicts", text=repr(_short(error.input)), expected=expected)
    rest = _short(error.input[error.place :])
    where = say("message-notation-at", rest=repr(rest)) if rest else say("message-notation-end")
    return say(
        "message-notation",
        text=repr(_short(error.input)),
        where=where,
        character=error.place + 1,
        expected=expected,
    )


def _short(text: str, limit: int = 60) -> str:
    return text if len(text) <= limit else text[: limit - 1] + "…"
