"""Who I am: a visitor, a guest, an account; and what I set for myself."""

from __future__ import annotations

import json
import re
from typing import Annotated, Final

from fastapi import APIRouter, Request
from pydantic import AfterValidator, BaseModel, Field
from pydantic_core import PydanticCustomError

from fourfold.locales import LANGUAGES, match_language
from fourfold.rules import Edition
from fourfold.server.api.visitors import InPerson, Visitor, arrive
from fourfold.server.games.starting.terms import Strict
from fourfold.server.games.views.shapes import AVATAR
from fourfold.server.http.fields import one_of
from fourfold.server.people.contacts import read_contacts
from fourfold.server.people.errors import SignedInAlready
from fourfold.server.people.names import clean_name
from fourfold.server.people.profiles import keep_settings, read_own
from fourfold.server.people.sessions import ACCOUNTS, Person
from fourfold.server.store import Store
from fourfold.server.wiring import state_of

from .push import QUIET

router = APIRouter(prefix="/api/me", tags=["me"])

#: The largest settings, as JSON.
_MOST: Final = 4096
_KEY: Final = re.compile(r"[a-z][a-zA-Z0-9_-]{0,39}")
Small = str | bool | int | float | None


class RatingShown(BaseModel):
    """A rating on one ladder, as it stands now."""

    level: int = Field(examples=[1])
    call: str = Field(examples=["official"])
    rating: int = Field(examples=[1512])
    deviation: int = Field(examples=[87])
    provisional: bool
    games: int


class PersonShown(BaseModel):
    """A player as everybody sees them."""

    id: str = Field(examples=["k3vq7x2mfa5t"])
    name: str = Field(examples=["Ana"])
    kind: str = Field(examples=["account"], description="guest, account, bot, computer or deleted")
    avatar: str = AVATAR
    ratings: list[RatingShown]


class Me(BaseModel):
    """What a client needs to know about its user."""

    player: PersonShown | None
    live_games: list[str]
    settings: dict[str, Small]


class Contact(BaseModel):
    """Somebody whom a player follows, played or blocked."""

    id: str
    name: str
    kind: str
    avatar: str = AVATAR
    online: bool
    following: bool
    blocked: bool


class PastOpponent(Contact):
    """Somebody whom a player played lately, with their last game; `score` is the player's own."""

    game: str
    time: int
    score: float | None = Field(description="1, 0.5 or 0; null for a game without a result.")


class Contacts(BaseModel):
    """The people a player knows."""

    following: list[Contact]
    opponents: list[PastOpponent]
    blocked: list[Contact]


class Name(Strict):
    """The name that a guest would like to have."""

    name: str | None = Field(default=None, max_length=200, examples=["Ana"])


def _small(settings: dict[str, Small]) -> dict[str, Small]:
    """Check that settings are few and short, and that known ones have a valid value."""
    for key, value in settings.items():
        if not _KEY.fullmatch(key):
            raise ValueError(f"{key[:40]!r} is not the name of a setting")
        if isinstance(value, str) and len(value) > 200:
            raise PydanticCustomError("string_too_long", "too long", {"max_length": 200})
    language = settings.get("language")
    if language is not None and _language(language) is None:
        raise one_of(("auto", *LANGUAGES))
    for key, known in _KNOWN.items():
        if settings.get(key) is not None and settings[key] not in known:
            raise one_of(known)
    _check_forms(settings)
    for key, (least, most) in _RANGES.items():
        _in_range(settings.get(key), least, most)
    if len(json.dumps(settings)) > _MOST:
        raise ValueError(f"settings are larger than {_MOST} bytes")
    return _in_words_of_today(settings)


def _check_forms(settings: dict[str, Small]) -> None:
    """Check the settings that are on or off, and those that are times of day."""
    if any(not isinstance(settings.get(key), bool | None) for key in _FLAGS):
        raise PydanticCustomError("bool_type", "not true or false")
    for key in _TIMES:
        value = settings.get(key)
        if value is not None and not _TIME.fullmatch(str(value)):
            raise ValueError(f"{value!r} is not a time of day")


def _in_range(value: Small, least: float, most: float) -> None:
    if value is None:
        return
    # Python counts booleans among the numbers; nobody has a volume of True.
    if isinstance(value, bool | str):
        raise PydanticCustomError("float_type", "not a number")
    # Written this way round, what is not a number at all (NaN) is refused as well.
    if not value >= least:
        raise PydanticCustomError("greater_than_equal", "too small", {"ge": least})
    if value > most:
        raise PydanticCustomError("less_than_equal", "too large", {"le": most})


def _language(value: Small) -> str | None:
    """A setting of the language as it is called now: what was stored as `pt` is `pt-PT`."""
    return "auto" if value == "auto" else match_language(str(value))


def _in_words_of_today(settings: dict[str, Small]) -> dict[str, Small]:
    language = settings.get("language")
    return settings if language is None else {**settings, "language": _language(language)}


_KNOWN: Final[dict[str, tuple[str, ...]]] = {
    "edition": tuple(str(edition) for edition in Edition),
    "theme": ("auto", "light", "dark", "contrast"),
    "motion": ("auto", "full", "reduced"),
    "view": ("auto", "flat", "slanted"),
    "pieces": ("wood", "slate", "bright"),
    "pace": ("instant", "quick", "calm"),
    "avatar": ("", *"0123456789abcdef"),
}
#: Whether spectators' phrases are shown, and whether others see that the player is online.
_FLAGS: Final = ("spectatorTalk", "showOnline", "vibration")
_RANGES: Final[dict[str, tuple[float, float]]] = {
    "volume": (0, 1),
    "gamesFinished": (0, 1_000_000),
}
#: Between these, push messages wait: HH:MM, or empty.
_TIMES: Final = ("quietFrom", "quietUntil")
_TIME: Final = re.compile(QUIET)
#: More keys are refused before each is compared with five types.
Settings = Annotated[dict[str, Small], Field(max_length=100), AfterValidator(_small)]


@router.get("")
async def who(request: Request, person: Visitor) -> Me:
    """Who is asking: null for a visitor who has done nothing yet."""
    return await tell_me(state_of(request).store, person)


@router.post("")
async def enter(request: Request, person: Visitor, wanted: Name | None = None) -> Me:
    """Become a guest with a chosen or a friendly name; guests change their name in the same way."""
    state = state_of(request)
    name = wanted.name if wanted else None
    if person is None:
        person = await arrive(request, None, None if name is None else clean_name(name))
    elif name is not None:
        if person.kind in ACCOUNTS:
            raise SignedInAlready
        person = await state.accounts.rename(person, name)
    return await tell_me(state.store, person)


@router.get("/contacts")
async def contacts(request: Request, person: Visitor) -> Contacts:
    """The players whom I follow, those I played lately, and those I blocked."""
    if person is None:
        return Contacts(following=[], opponents=[], blocked=[])
    state = state_of(request)
    known = await read_contacts(state.store, person.id)
    for each in (each for listed in known.values() for each in listed):
        each["online"] = each["shows_online"] and state.online.has(each["id"])
    return Contacts.model_validate(known)


@router.put("/settings")
async def choose(request: Request, person: InPerson, chosen: Settings) -> Me:
    """Keep settings; they replace those that were kept before."""
    state = state_of(request)
    await keep_settings(state.store, person.id, chosen)
    return await tell_me(state.store, person)


async def tell_me(store: Store, person: Person | None) -> Me:
    """What a client is told about its own player."""
    if person is None:
        return Me(player=None, live_games=[], settings={})
    mine = Me.model_validate(await read_own(store, person.id))
    return mine.model_copy(update={"settings": _in_words_of_today(mine.settings)})
