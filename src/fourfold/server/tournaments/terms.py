"""What is announced: the values, checked before anything is kept."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from fourfold.rules import BankClock, Rules
from fourfold.server.games.errors import ClockTooLong, NotRateable
from fourfold.server.games.starting.terms import LONGEST_CLOCK, can_be_rated
from fourfold.server.people.names import clean_about, clean_title
from fourfold.server.store.schema import now
from fourfold.tournaments import Regulations, format_regulations, read_regulations
from fourfold.tournaments.texts import regulations_object

from .errors import (
    CodeMissing,
    NotRatedHere,
    RatingLimits,
    StartUnlikely,
    TeamsOnServer,
)
from .log.loading import Announced

_DAY: Final = 24 * 3600 * 1000
#: How far ahead a tournament can be announced.
_FAR: Final = 3 * 366 * _DAY
#: What the server settles, so that it cannot be announced.
_OURS: Final = frozenset({"seed"})


@dataclass(frozen=True, slots=True)
class NewPlan:
    """A tournament as its director wants it. `regulations`: as in the log's JSON, without the seed.

    Times in milliseconds, `pause` and `absence` in seconds.
    """

    name: str
    about: str = ""
    venue: str = "server"
    start: int | None = None
    registration: str = "open"
    code: str | None = None
    rating_min: int | None = None
    rating_max: int | None = None
    rated: bool = False
    automatic: bool = True
    pause: int = 60
    absence: int = 180
    regulations: Mapping[str, Any] | None = None

    @staticmethod
    def of(announced: Announced) -> NewPlan:
        """What was announced, as it would be wanted again."""
        values = {
            field.name: getattr(announced, field.name)
            for field in fields(NewPlan)
            if field.name != "regulations"
        }
        return NewPlan(**values, regulations=shown_regulations(announced.regulations))

    def checked(self, seed: str | None = None, before: Announced | None = None) -> PlanChecked:
        """The plan as it is kept; refused when it makes no sense.

        `before`: what was announced so far; what did not change is not judged again.
        """
        wanted = {k: v for k, v in (self.regulations or {}).items() if k not in _OURS}
        regulations = replace(read_regulations(wanted), seed=seed or secrets.token_hex(8))
        _check_clock(regulations.rules)
        if self.venue == "server" and regulations.teams:
            raise TeamsOnServer
        if self.rated:
            _check_rated(self.venue, regulations)
        code = (self.code or "").strip() or None
        if (code is None) is (self.registration == "code"):
            raise CodeMissing
        least, most = self.rating_min, self.rating_max
        if least is not None and most is not None and least > most:
            raise RatingLimits(least=least, most=most)
        if self.start is not None and (before is None or before.start != self.start):
            time = now()
            if not time - _DAY <= self.start <= time + _FAR:
                raise StartUnlikely
        name, about = clean_title(self.name), clean_about(self.about)
        return PlanChecked(replace(self, name=name, about=about, code=code), regulations)


@dataclass(frozen=True, slots=True)
class PlanChecked:
    """A plan that can be kept."""

    plan: NewPlan
    regulations: Regulations

    def row(self) -> dict[str, Any]:
        """The columns of a tournament's row."""
        plan = self.plan
        return {
            "name": plan.name,
            "about": plan.about,
            "venue": plan.venue,
            "start": plan.start,
            "registration": plan.registration,
            "code": plan.code,
            "rating_min": plan.rating_min,
            "rating_max": plan.rating_max,
            "rated": plan.rated,
            "automatic": plan.automatic,
            "pause": plan.pause,
            "absence": plan.absence,
            "regulations": format_regulations(self.regulations),
        }


def shown_regulations(regulations: Regulations) -> dict[str, Any]:
    """Regulations as JSON for readers: from the seed they could foresee the lots."""
    shown = regulations_object(regulations)
    plain: dict[str, Any] = json.loads(json.dumps(shown))
    return {name: value for name, value in plain.items() if name not in _OURS}


def _check_clock(rules: Rules) -> None:
    clock = rules.clock
    assert clock is not None, "regulations have one"
    times = (clock.bank, clock.increment) if isinstance(clock, BankClock) else (clock.limit,)
    if max(times) > LONGEST_CLOCK:
        raise ClockTooLong


def _check_rated(venue: str, regulations: Regulations) -> None:
    if venue != "server" or regulations.teams or regulations.handicap is not None:
        raise NotRatedHere
    if not can_be_rated(regulations.rules):
        raise NotRateable
