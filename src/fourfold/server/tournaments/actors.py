"""Who asks something of a tournament, and what they may do in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from fourfold.server.people.sessions import ACCOUNTS

from .errors import NotDirecting, NotEntered, NotPrincipal

if TYPE_CHECKING:
    from .log.loading import LoadedTournament

RoleName = Literal["director", "helper", "entrant"]


@dataclass(frozen=True, slots=True)
class Actor:
    """A player who asks, or the operator at the machine itself, who may do everything.

    `key`: of a request that may come again, and is done once.
    """

    player: str = ""
    name: str = ""
    kind: str = ""
    operator: bool = False
    key: str | None = None

    @property
    def has_account(self) -> bool:
        """Whether this actor has a name of their own."""
        return self.kind in ACCOUNTS


#: The command line, on the database of this machine.
OPERATOR: Final = Actor(operator=True)


def role_in(loaded: LoadedTournament, actor: Actor) -> RoleName | None:
    """An actor's role in a tournament; a director who also plays is shown as a director."""
    if actor.operator:
        return "director"
    if not actor.player:
        return None
    director = loaded.announced.director
    if director is not None and director.id == actor.player:
        return "director"
    if any(helper.id == actor.player for helper in loaded.helpers):
        return "helper"
    return None if loaded.entrant_of(actor.player) is None else "entrant"


def need_directing(loaded: LoadedTournament, actor: Actor) -> None:
    """Refuse all but the director and the helpers."""
    if role_in(loaded, actor) not in ("director", "helper"):
        raise NotDirecting


def need_principal(loaded: LoadedTournament, actor: Actor) -> None:
    """Refuse all but the director."""
    role = role_in(loaded, actor)
    if role == "helper":
        raise NotPrincipal
    if role != "director":
        raise NotDirecting


def need_entrant(loaded: LoadedTournament, actor: Actor) -> str:
    """The actor's entrant; refuses actors who do not take part."""
    entrant = loaded.entrant_of(actor.player) if actor.player else None
    if entrant is None:
        raise NotEntered
    return entrant
