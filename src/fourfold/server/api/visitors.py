"""Who is asking, as dependencies of routes: visitors, guests, accounts, watchers."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Request, WebSocket, WebSocketException
from starlette.requests import HTTPConnection

from fourfold.server.games.loading import Loaded
from fourfold.server.http.addresses import address_of
from fourfold.server.http.cookies import DEVICE, read_cookie, set_cookie
from fourfold.server.http.guard import SAFE
from fourfold.server.http.metering import note_for_log
from fourfold.server.http.problems import speak
from fourfold.server.people.errors import AccountNeeded, ScopeMissing, SignInNeeded
from fourfold.server.people.sessions import ACCOUNTS, Person, Visit
from fourfold.server.refusals import Refusal
from fourfold.server.store import StoreUnavailable
from fourfold.server.store.sessions import AGE
from fourfold.server.wiring import state_of

#: What a token that may only read can do; a WebSocket has no method.
_READING: Final = ("GET", "HEAD")


async def find_player(request: HTTPConnection) -> Person | None:
    """Whose request this is, None for a visitor.

    A token that is not known is refused, and so is a change by one that may only read.
    """
    state = state_of(request)
    person = await state.sessions.find(read_cookie(request), request.headers.get("authorization"))
    if person is not None:
        note_for_log(request.scope, player=person.id)
        method = request.scope.get("method")
        if not person.may_play and method is not None and method not in _READING:
            raise ScopeMissing
        if method not in SAFE:
            # Counted only now: an invented cookie or token is nobody, and has no allowance.
            state.limits.check("player", person.id)
    return person


async def find_watcher(websocket: WebSocket) -> Person | None:
    """Whose connection this is, None for a visitor."""
    try:
        return await find_player(websocket)
    except Refusal as refusal:
        raise WebSocketException(1008, refusal.code) from None
    except StoreUnavailable:
        raise WebSocketException(1013, "unavailable") from None


async def known_player(request: HTTPConnection) -> Person:
    """Whose request this is; a visitor is refused."""
    person = await find_player(request)
    if person is None:
        raise SignInNeeded
    return person


async def in_person(request: HTTPConnection) -> Person:
    """Whose request this is, a guest's or an account's own; a token is refused."""
    person = await known_player(request)
    if person.token is not None:
        raise AccountNeeded
    return person


async def signed_in(request: HTTPConnection) -> Person:
    """Whose request this is; only people who signed in may continue, not guests or tokens."""
    person = await in_person(request)
    if person.kind not in ACCOUNTS:
        raise AccountNeeded
    return person


def visit_of(request: HTTPConnection) -> Visit:
    """Where a request comes from."""
    agent = request.headers.get("user-agent", "")
    session = state_of(request).sessions.named_by(read_cookie(request))
    device = read_cookie(request, DEVICE)
    return Visit(address_of(request.scope), agent, speak(request).language, session, device)


async def arrive(request: Request, person: Person | None, name: str | None = None) -> Person:
    """Who is asking; a visitor becomes a guest.

    Not a dependency of a route: those are resolved before a request is checked, and one that is
    refused must not create a guest.
    """
    if person is not None:
        return person
    state, visit = state_of(request), visit_of(request)
    await state.limits.check_everywhere("guest", visit.network)
    guest = await state.sessions.welcome(visit, name)
    give_cookie(request, guest)
    return guest


def give_cookie(request: Request, person: Person) -> None:
    """Let the answer to this request carry the cookie of a person's session."""
    set_cookie(request, state_of(request).sessions.cookie_of(person), AGE)


async def find_asker(
    request: HTTPConnection, person: Annotated[Person | None, Depends(find_player)]
) -> frozenset[str]:
    """All players that somebody who asks for help is known to be, by token and by browser."""
    players = await state_of(request).sessions.players_with(read_cookie(request))
    return players if person is None else players | {person.id}


async def has_seat(request: HTTPConnection, loaded: Loaded, player: str | None) -> bool:
    """Whether somebody plays in a game, also as a player whom their browser is known to be."""
    if loaded.header.role(player) is not None:
        return True
    players = await state_of(request).sessions.players_with(read_cookie(request))
    return any(map(loaded.header.role, players))


def id_of(person: Person | None) -> str | None:
    """The id of a player, None for a visitor."""
    return None if person is None else person.id


async def keep_device(request: Request, person: Person) -> None:
    """Let the browser keep that this person signed in with it."""
    text = await state_of(request).devices.introduce(person.id)
    set_cookie(request, text, AGE, DEVICE)


Visitor = Annotated[Person | None, Depends(find_player)]
Asker = Annotated[frozenset[str], Depends(find_asker)]
Watcher = Annotated[Person | None, Depends(find_watcher)]
Known = Annotated[Person, Depends(known_player)]
InPerson = Annotated[Person, Depends(in_person)]
SignedIn = Annotated[Person, Depends(signed_in)]
