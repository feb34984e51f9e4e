"""Accounts and sessions: signing up, in and out, passwords, recovery codes, tokens, leaving."""

from __future__ import annotations

import json
from typing import Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import Connection, select, update

from fourfold.server.http.problems import Problem
from fourfold.server.people.accounts import note
from fourfold.server.people.export import export
from fourfold.server.people.sessions import (
    ACCOUNTS,
    Known,
    SignedIn,
    Visitor,
    end_sessions,
    is_good,
    take_cookie,
)
from fourfold.server.people.tokens import drop_token, list_tokens, make_token
from fourfold.server.store import schema
from fourfold.server.store.schema import now
from fourfold.server.wiring import state_of

from .archive import record_of
from .games import Id, Key
from .me import Me, tell_me

router = APIRouter(prefix="/api", tags=["account"])

#: What may be sent: enough for any name or password, too little to keep a hash busy.
_NAME = Field(max_length=200, examples=["Ana"])
_PASSWORD = Field(max_length=1000, examples=["correct horse battery staple"])


class _Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Credentials(_Body):
    """A name and its password."""

    name: str = _NAME
    password: str = _PASSWORD


class Recovery(_Body):
    """A name, one of its recovery codes, and the password from now on."""

    name: str = _NAME
    code: str = Field(max_length=100, examples=["k7xq-29mf-hw3d-pz8r-t4vn-6jcb"])
    password: str = _PASSWORD


class Passwords(_Body):
    """The password so far, and from now on."""

    old: str = _PASSWORD
    new: str = _PASSWORD


class Password(_Body):
    """The password, once more."""

    password: str = _PASSWORD


class NewName(_Body):
    """The name from now on."""

    name: str = _NAME


class IsBot(_Body):
    """Whether a program plays."""

    bot: bool


class TokenName(_Body):
    """What a token is for."""

    name: str = Field(max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$", examples=["my bot"])


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
    """A token without its secret."""

    id: str
    name: str
    created: int
    seen: int | None


class NewToken(BaseModel):
    """A token with its secret, shown this once."""

    id: str
    token: str = Field(examples=["ff_4rN0…"])


@router.post("/account", status_code=201)
async def sign_up(request: Request, person: Visitor, wanted: Credentials) -> SignedUp:
    """Make an account; a guest keeps name and games."""
    state = state_of(request)
    new, codes = await state.accounts.sign_up(request, person, wanted.name, wanted.password)
    me = await tell_me(state.store, new)
    return SignedUp(**me.model_dump(), recovery_codes=codes)


@router.put("/account/password")
async def change_password(request: Request, person: SignedIn, chosen: Passwords) -> Me:
    """Change the password; all other sessions end."""
    state = state_of(request)
    await state.accounts.change_password(request, person, chosen.old, chosen.new)
    return await tell_me(state.store, person)


@router.put("/account/name")
async def change_name(request: Request, person: Known, chosen: NewName) -> Me:
    """Change the name."""
    state = state_of(request)
    if person.kind in ACCOUNTS and person.session is None:
        raise Problem(403, "account-needed")
    return await tell_me(state.store, await state.accounts.rename(person, chosen.name))


@router.put("/account/bot")
async def change_bot(request: Request, person: SignedIn, chosen: IsBot) -> Me:
    """Say whether a program plays with this account."""
    state = state_of(request)
    return await tell_me(state.store, await state.accounts.set_bot(person, chosen.bot))


@router.post("/account/recovery-codes")
async def renew_codes(request: Request, person: SignedIn, given: Password) -> Codes:
    """Get new recovery codes; the old ones are worth nothing any more."""
    accounts = state_of(request).accounts
    return Codes(recovery_codes=await accounts.new_codes(request, person, given.password))


@router.get("/account/export")
async def export_data(request: Request, person: Known) -> Response:
    """Everything that is kept about me, as one JSON file."""
    if person.session is None:
        raise Problem(403, "account-needed")
    state = state_of(request)
    found = await export(state.store, person)
    for game in found["games"]:
        game["record"] = str(record_of(await state.loader.fresh(game["id"])))
    body = json.dumps(found, ensure_ascii=False, indent=1).encode()
    name = f'attachment; filename="fourfold-{person.id}.json"'
    return Response(body, 200, {"Content-Disposition": name}, "application/json")


@router.delete("/account", status_code=204)
async def leave(request: Request, person: SignedIn, given: Password) -> None:
    """Delete the account; in others' games a deleted player remains."""
    await state_of(request).accounts.leave(request, person, given.password)


# Sessions -----------------------------------------------------------------------------------------


@router.post("/session")
async def sign_in(request: Request, person: Visitor, given: Credentials) -> Me:
    """Sign in; the session is a new one."""
    state = state_of(request)
    found = await state.accounts.sign_in(request, person, given.name, given.password)
    return await tell_me(state.store, found)


@router.post("/session/recover")
async def recover(request: Request, given: Recovery) -> Me:
    """Sign in with a recovery code, and choose a new password; all other sessions end."""
    state = state_of(request)
    found = await state.accounts.recover(request, given.name, given.code, given.password)
    return await tell_me(state.store, found)


@router.delete("/session", status_code=204)
async def sign_out(request: Request, person: Visitor) -> None:
    """Sign out here."""
    if person is not None and person.session is not None:
        await _end(request, person.id, person.session)
        note("signed out", request, person.id)
    take_cookie(request)


@router.get("/sessions")
async def list_sessions(request: Request, person: Known) -> list[SessionShown]:
    """Where I am signed in."""
    table = schema.session
    rows = await state_of(request).store.rows(
        select(table)
        .where(
            table.c.player == person.id,
            *is_good(now()),
        )
        .order_by(table.c.seen.desc())
    )
    return [
        SessionShown(
            id=public_id(row.id),
            created=row.created,
            seen=row.seen,
            agent=row.agent,
            current=row.id == person.session,
        )
        for row in rows
    ]


@router.delete("/sessions", status_code=204)
async def end_others(request: Request, person: Known) -> None:
    """Sign out everywhere but here."""

    def end(connection: Connection) -> None:
        end_sessions(connection, person.id, person.session)

    state = state_of(request)
    await state.store.write(end)
    state.admission.changed(person.id)
    note("other sessions ended", request, person.id)


@router.delete("/sessions/{session}", status_code=204)
async def end_session(request: Request, person: Known, session: str) -> None:
    """Sign out in one place."""
    rows = await state_of(request).store.rows(
        select(schema.session.c.id).where(
            schema.session.c.player == person.id, schema.session.c.revoked.is_(None)
        )
    )
    found = next((row.id for row in rows if public_id(row.id) == session), None)
    if found is None:
        raise Problem(404, "session-unknown")
    await _end(request, person.id, found)
    note("session ended", request, person.id)


def public_id(session: str) -> str:
    """What names a session in a list: its beginning, from which its cookie cannot be made."""
    return session[:12]


async def _end(request: Request, player: str, session: str) -> None:
    table = schema.session

    def end(connection: Connection) -> None:
        connection.execute(
            update(table)
            .where(table.c.id == session, table.c.player == player)
            .values(revoked=now())
        )

    state = state_of(request)
    await state.store.write(end)
    state.admission.changed(player)


# Tokens -------------------------------------------------------------------------------------------


@router.post("/tokens", status_code=201)
async def new_token(
    request: Request, person: SignedIn, wanted: TokenName, key: Key = None
) -> NewToken:
    """Make a token for a program; its secret is shown this once."""
    token, text = await make_token(state_of(request).store, person, wanted.name, key)
    note("token made", request, person.id)
    return NewToken(id=token, token=text)


@router.get("/tokens")
async def tokens(request: Request, person: SignedIn) -> list[TokenShown]:
    """My tokens, without their secrets."""
    found: list[dict[str, Any]] = await list_tokens(state_of(request).store, person.id)
    return [TokenShown(**each) for each in found]


@router.delete("/tokens/{token}", status_code=204)
async def revoke_token(request: Request, person: SignedIn, token: Id) -> None:
    """Revoke a token."""
    state = state_of(request)
    await drop_token(state.store, person, token)
    state.admission.changed(person.id)
    note("token revoked", request, person.id)
