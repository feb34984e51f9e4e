"""Push messages: a browser asks to be told when nobody looks, and stops asking."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Request
from pydantic import AfterValidator, BaseModel, Field

from fourfold.locales import LANGUAGES
from fourfold.server.api.visitors import InPerson
from fourfold.server.games.starting.terms import Strict
from fourfold.server.http.addresses import client_network
from fourfold.server.http.fields import one_of
from fourfold.server.push.endpoints import LONGEST, check_endpoint
from fourfold.server.push.errors import EndpointRefused, PushOff
from fourfold.server.push.keys import BrowserKeys
from fourfold.server.push.quiet import is_zone
from fourfold.server.push.subscriptions import Subscriber, subscribe, unsubscribe
from fourfold.server.wiring import state_of

router = APIRouter(prefix="/api/push", tags=["push"])

#: A time of day, or nothing.
QUIET: Final = r"^(([01][0-9]|2[0-3]):[0-5][0-9])?$"
_ZONE: Final = r"^[A-Za-z0-9_+/-]{1,64}$"


def _is_spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise one_of(LANGUAGES)
    return language


def _is_zone(name: str) -> str:
    if not is_zone(name):
        raise ValueError(f"{name!r} is not a time zone")
    return name


class PushShown(BaseModel):
    """What a browser needs to subscribe; null where the operators have switched it off."""

    key: str | None = Field(description="The server's public key (applicationServerKey).")


class PushKeys(Strict):
    """The keys of a browser's subscription."""

    p256dh: str = Field(pattern=r"^[A-Za-z0-9_-]{86,87}=?$")
    auth: str = Field(pattern=r"^[A-Za-z0-9_-]{22}={0,2}$")


class NewSubscription(Strict):
    """A browser's subscription, as `PushSubscription.toJSON` writes it, and how to tell.

    `language`: of the messages. `zone`: the person's time zone. Nothing is sent from `quiet_from`
    until `quiet_until`, both HH:MM in that zone; empty for no quiet hours.
    """

    endpoint: str = Field(max_length=LONGEST, examples=["https://push.example/send/7Gq"])
    keys: PushKeys
    language: Annotated[str, AfterValidator(_is_spoken)] = Field(max_length=10, examples=["en"])
    zone: Annotated[str, AfterValidator(_is_zone)] = Field(
        pattern=_ZONE, examples=["Europe/Berlin"]
    )
    quiet_from: str = Field(default="", pattern=QUIET, examples=["22:00"])
    quiet_until: str = Field(default="", pattern=QUIET, examples=["07:30"])


@router.get("")
async def describe(request: Request) -> PushShown:
    """The key to subscribe with."""
    postman = state_of(request).postman
    if not postman.enabled:
        return PushShown(key=None)
    await postman.signer.open()
    return PushShown(key=postman.signer.public_key)


@router.put("/subscription", status_code=204)
async def keep(request: Request, person: InPerson, wanted: NewSubscription) -> None:
    """Tell this browser from now on, until its session ends; again to change how.

    The endpoint must be a public address over HTTPS, now and whenever a message is sent.
    """
    state = state_of(request)
    if not state.postman.enabled:
        raise PushOff
    state.limits.check("push", client_network(request.scope))
    keys = BrowserKeys(wanted.keys.p256dh, wanted.keys.auth)
    try:
        keys.check()
        await check_endpoint(wanted.endpoint, state.postman.receivers)
    except (ValueError, OSError, TimeoutError):
        raise EndpointRefused from None
    # Who comes in person has a session.
    assert person.session is not None
    subscriber = Subscriber(
        person.id,
        person.session,
        wanted.endpoint,
        keys,
        wanted.language,
        wanted.zone,
        wanted.quiet_from,
        wanted.quiet_until,
    )
    await subscribe(state.store, subscriber)


@router.delete("/subscription", status_code=204)
async def forget(request: Request, person: InPerson) -> None:
    """Do not tell this browser any more."""
    assert person.session is not None
    await unsubscribe(state_of(request).store, person.session)
