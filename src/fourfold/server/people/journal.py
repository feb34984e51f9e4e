"""What happens to accounts, in the log: for operators who look into an attack or a complaint."""

from __future__ import annotations

import logging

from .sessions import Visit

_log = logging.getLogger(__name__)


def note(event: str, visit: Visit, player: str | None) -> None:
    """Log what happened to an account; never a name that was typed: it may be a password."""
    _log.info(event, extra={"player": player, "address": visit.address})
