"""Accounts and sessions: signing up, in and out, passwords, recovery codes, tokens, leaving."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Literal

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from fourfold.server.api.games import Id, Key
from fourfold.server.api.visitors import (
    InPerson,
    SignedIn,
    Visitor,
    give_cookie,
    keep_device,
    visit_of,
)
from fourfold.server.games.starting.terms import Strict
from fourfold.server.games.views.records import record_of
from fourfold.server.http.cookies import delete_cookie
from fourfold.server.http.problems import speak
from fourfold.server.people.export import export
from fourfold.server.people.journal import note
from fourfold.server.people.sessions import public_name
from fourfold.server.people.tokens import LONGEST, USUAL, drop_token, list_tokens, make_token
from fourfold.server.wiring import state_of

from .me import Me, tell_me

router = APIRouter(prefix="/api", tags=["account"])

#: The longest texts: enough for any name or password, too little to keep a hash busy.
_NAME = Field(max_length=200, examples=["Ana"])
_PASSWORD = Field(max_length=1000, examples=["correct horse battery staple"])


class Credentials(Strict):
    """A name and its password."""

    name: str = _NAME
    password: str = _PASSWORD


class Recovery(Strict):
    """A name, one of its recovery codes, and the new password."""

    name: str = _NAME
    code: str = Field(max_length=100, examples=["k7xq-29mf-hw3d-pz8r-t4vn-6jcb"])
    password: str = _PASSWORD


class Passwords(Strict):
    """The current password and the new one."""

    old: str = _PASSWORD
    new: str = _PASSWORD


class Password(Strict):
    """The password, again."""

    password: str = _PASSWORD


class NewName(Strict):
    """The new name."""

    name: str = _NAME


class IsBot(Strict):
    """Whether a program plays."""

    bot: bool


class TokenWanted(Strict):
    """What a token is for, and for how many days; `read` looks, `play` acts in games as well."""

    name: str = Field(max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$", examples=["my bot"])
    scope: Literal["read", "play"] = "play"
    days: int = Field(default=USUAL, ge=1, le=LONGEST)


class Codes(BaseModel):
    """Recovery codes, shown this once."""

    recovery_codes: list[str] = Field(examples=[["k7xq-29mf-hw3d-pz8r-t4vn-6jcb"]])


class SignedUp(Me, Codes):
    """A new account, with its recovery codes."""


class SessionShown(BaseModel):
    """A place where somebody is signed in."""

    id: str
    created: int
    seen: int
    agent: str = Field(examples=["Mozilla/5.0 (X11; Linux x86_64)"])
    current: bool


class TokenShown(BaseModel):
    """A token without its secret. `seen`: the last use, to the hour; `expires`: when it ends."""

    id: str
    name: str
    scopes: list[Literal["read", "play"]]
    created: int
    seen: int | None
    expires: int


class NewToken(BaseModel):
    """A token with its secret, shown this once."""

    id: str
    token: str = Field(examples=["ff_4rN0…"])
    expires: int


@router.post("/account", status_code=201)
async def sign_up(request: Request, person: Visitor, wanted: Credentials) -> SignedUp:
    """Make an account; a guest keeps name and games."""
    state = state_of(request)
    visit = visit_of(request)
    new, codes = await state.accounts.sign_up(visit, person, wanted.name, wanted.password)
    give_cookie(request, new)
    await keep_device(request, new)
    me = await tell_me(state.store, new)
    return SignedUp(**me.model_dump(), recovery_codes=codes)


@router.put("/account/password")
async def change_password(request: Request, person: SignedIn, chosen: Passwords) -> Me:
    """Change the password; all other sessions end."""
    state = state_of(request)
    visit = visit_of(request)
    again = await state.accounts.change_password(visit, person, chosen.old, chosen.new)
    give_cookie(request, again)
    return await tell_me(state.store, again)


@router.put("/account/name")
async def change_name(request: Request, person: InPerson, chosen: NewName) -> Me:
    """Change the name."""
    state = state_of(request)
    return await tell_me(state.store, await state.accounts.rename(person, chosen.name))


@router.put("/account/bot")
async def change_bot(request: Request, person: SignedIn, chosen: IsBot) -> Me:
    """Say whether a program plays with this account."""
    state = state_of(request)
    return await tell_me(state.store, await state.accounts.set_bot(person, chosen.bot))


@router.post("/account/recovery-codes")
async def renew_codes(request: Request, person: SignedIn, confirmed: Password) -> Codes:
    """Get new recovery codes; the old ones become invalid."""
    accounts, visit = state_of(request).accounts, visit_of(request)
    return Codes(recovery_codes=await accounts.new_codes(visit, person, confirmed.password))


@router.get("/account/export")
async def export_data(request: Request, person: InPerson) -> Response:
    """Everything that is kept about me, as one JSON file."""
    state = state_of(request)
    data = await export(state.store, person)
    say = speak(request)
    for game in data["games"]:
        game["record"] = str(record_of(await state.loader.fresh(game["id"]), say))
    body = await asyncio.to_thread(_as_file, data)
    name = f'attachment; filename="fourfold-{person.id}.json"'
    return Response(body, 200, {"Content-Disposition": name}, "application/json")


def _as_file(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, indent=1).encode()


@router.delete("/account", status_code=204)
async def leave(request: Request, person: SignedIn, confirmed: Password) -> None:
    """Delete the account; in others' games a deleted player remains."""
    await state_of(request).accounts.leave(visit_of(request), person, confirmed.password)
    delete_cookie(request)


# Sessions -----------------------------------------------------------------------------------------


@router.post("/session")
async def sign_in(request: Request, person: Visitor, credentials: Credentials) -> Me:
    """Sign in; the session is a new one."""
    state, visit = state_of(request), visit_of(request)
    new = await state.accounts.sign_in(visit, person, credentials.name, credentials.password)
    give_cookie(request, new)
    await keep_device(request, new)
    return await tell_me(state.store, new)


@router.post("/session/recover")
async def recover(request: Request, wanted: Recovery) -> Me:
    """Sign in with a recovery code, and choose a new password; all other sessions end."""
    state, visit = state_of(request), visit_of(request)
    new = await state.accounts.recover(visit, wanted.name, wanted.code, wanted.password)
    give_cookie(request, new)
    await keep_device(request, new)
    return await tell_me(state.store, new)


@router.delete("/session", status_code=204)
async def sign_out(request: Request, person: Visitor) -> None:
    """Sign out here. The cookie stays: it names a session that has ended, and this browser."""
    if person is not None and person.session is not None:
        state = state_of(request)
        await state.sessions.end(person.id, person.session)
        state.admission.changed(person.id)
        note("signed out", visit_of(request), person.id)


@router.get("/sessions")
async def list_sessions(request: Request, person: InPerson) -> list[SessionShown]:
    """Where I am signed in."""
    return [
        SessionShown(
            id=public_name(row.id),
            created=row.created,
            seen=row.seen,
            agent=row.agent,
            current=row.id == person.session,
        )
        for row in await state_of(request).sessions.active(person.id)
    ]


@router.delete("/sessions", status_code=204)
async def end_others(request: Request, person: InPerson) -> None:
    """Sign out everywhere but here."""
    state = state_of(request)
    await state.sessions.end_others(person)
    state.admission.changed(person.id)
    note("other sessions ended", visit_of(request), person.id)


@router.delete("/sessions/{session}", status_code=204)
async def end_session(request: Request, person: InPerson, session: str) -> None:
    """Sign out in one place."""
    state = state_of(request)
    await state.sessions.end_named(person.id, session)
    state.admission.changed(person.id)
    note("session ended", visit_of(request), person.id)


# Tokens -------------------------------------------------------------------------------------------


@router.post("/tokens", status_code=201)
async def new_token(
    request: Request, person: SignedIn, wanted: TokenWanted, key: Key = None
) -> NewToken:
    """Make a token for a program; its secret is shown this once."""
    made = await make_token(
        state_of(request).store,
        person,
        wanted.name,
        key,
        may_play=wanted.scope == "play",
        days=wanted.days,
    )
    note("token made", visit_of(request), person.id)
    return NewToken(id=made.id, token=made.secret, expires=made.expires)


@router.get("/tokens")
async def tokens(request: Request, person: SignedIn) -> list[TokenShown]:
    """My tokens, without their secrets."""
    kept = await list_tokens(state_of(request).store, person.id)
    return [TokenShown(**each) for each in kept]


@router.delete("/tokens/{token}", status_code=204)
async def revoke_token(request: Request, person: SignedIn, token: Id) -> None:
    """Revoke a token."""
    state = state_of(request)
    await drop_token(state.store, person, token)
    state.admission.changed(person.id)
    note("token revoked", visit_of(request), person.id)
