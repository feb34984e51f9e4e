"""The shapes of requests about tournaments."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, StringConstraints

from fourfold.rules import Reason
from fourfold.server.games.starting.terms import CallName, EditionName, Level, Strict, TraitName
from fourfold.server.people.names import LONGEST_ABOUT, LONGEST_ENTRANT, LONGEST_TITLE
from fourfold.server.tournaments.views.shapes import (
    ComplaintName,
    FormatName,
    PlayedName,
    RegistrationName,
    ResultName,
    VenueName,
)
from fourfold.tournaments import Tiebreak
from fourfold.tournaments.regulations import MOST_BOARDS, MOST_ENTRANTS, MOST_GAMES

#: Names may have spaces at their ends, which are taken off later.
_SPARE = 20
_HIGHEST = 4000

Title = Annotated[str, StringConstraints(max_length=LONGEST_TITLE + _SPARE)]
Code = Annotated[str, StringConstraints(max_length=40)]
EntrantName = Annotated[str, StringConstraints(max_length=LONGEST_ENTRANT + _SPARE)]
EntrantId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,40}$")]
Rating = Annotated[int, Field(ge=0, le=_HIGHEST)]
Key = Annotated[str, StringConstraints(max_length=40)]
Small = Annotated[int, Field(ge=-1000, le=10**6)]


class RulesWanted(Strict):
    """The rules of all games; what is left out is as usual."""

    levels: tuple[Level, Level] | None = None
    traits: list[TraitName] | None = Field(default=None, min_length=1, max_length=4)
    call: CallName | None = None
    false_call: Literal["refused", "loses"] | None = None
    clock: Annotated[str, StringConstraints(max_length=40)] | None = Field(
        default=None, examples=["60/move"]
    )
    edition: EditionName | None = None


class ScoringWanted(Strict):
    """Points, in halves."""

    win: float | None = None
    draw: float | None = None
    loss: float | None = None
    bye: float | None = None


class RegulationsWanted(Strict):
    """What is settled before the first pairing; what is left out is as usual in the format."""

    format: FormatName | None = None
    rules: RulesWanted | None = None
    rounds: Small | None = None
    method: Literal["dutch", "matching"] | None = None
    cycles: Small | None = None
    best_of: Small | None = Field(default=None, description=f"Odd, at most {MOST_GAMES}.")
    third_place: bool | None = None
    boards: Small | None = Field(default=None, description=f"Of teams, at most {MOST_BOARDS}.")
    minutes: Small | None = None
    reach: Small | None = None
    handicap: Small | None = None
    limit: Small | None = Field(default=None, description=f"At most {MOST_ENTRANTS}.")
    late: bool | None = None
    scoring: ScoringWanted | None = None
    tiebreaks: list[Tiebreak] | None = Field(default=None, max_length=len(Tiebreak))


class TournamentPlanned(Strict):
    """What can be announced, all of it optional."""

    name: Title | None = None
    text: Annotated[str, StringConstraints(max_length=LONGEST_ABOUT + _SPARE)] | None = None
    venue: VenueName | None = None
    start: Annotated[int, Field(ge=0, le=2**53)] | None = None
    registration: RegistrationName | None = None
    code: Code | None = None
    rating_min: Rating | None = None
    rating_max: Rating | None = None
    rated: bool | None = None
    automatic: bool | None = None
    pause: Annotated[int, Field(ge=0, le=7 * 24 * 3600)] | None = None
    absence: Annotated[int, Field(ge=10, le=7 * 24 * 3600)] | None = None
    regulations: RegulationsWanted | None = None

    def values(self) -> dict[str, Any]:
        """What was said, as fields of a plan; only these may be said to be nothing."""
        said = self.model_dump(mode="json", exclude_unset=True)
        empty = {"start", "code", "rating_min", "rating_max"}
        found = {
            "about" if name == "text" else name: value
            for name, value in said.items()
            if value is not None or name in empty
        }
        if "regulations" in found:
            found["regulations"] = _without_nothing(found["regulations"])
        return found


class NewTournament(TournamentPlanned):
    """A tournament to be announced."""

    name: Title

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "name": "Summer cup",
                    "venue": "server",
                    "automatic": True,
                    "regulations": {"format": "swiss", "rounds": 5},
                }
            ]
        },
    )


class Registering(Strict):
    """The code, where registration needs one."""

    code: Code | None = None


class NewEntrant(Strict):
    """Somebody whom those who direct enter: a person, a team, or a computer player (`strength`)."""

    name: EntrantName
    rating: Rating | None = None
    bot: bool = False
    strength: Annotated[str, StringConstraints(max_length=20)] | None = Field(
        default=None, examples=["casual"]
    )
    members: list[EntrantName] = Field(default=[], max_length=2 * MOST_BOARDS)


class CorrectedEntry(Strict):
    """What was mistyped; what is left out stays as it is."""

    name: EntrantName | None = None
    rating: Rating | None = Field(default=None, description="0 for none.")


class GrantedBye(Strict):
    """A bye in a coming round of a Swiss, by default the next one."""

    round: Annotated[int, Field(ge=1, le=1000)] | None = None
    points: Annotated[float, Field(ge=0, le=100)] = 0.0


class NewLineup(Strict):
    """The members of a team, by board."""

    members: list[EntrantName] = Field(max_length=2 * MOST_BOARDS)


class PairingWanted(Strict):
    """A pairing by hand, the first player of each table first; nothing for an automatic one."""

    tables: list[tuple[EntrantId, EntrantId]] | None = None
    byes: list[EntrantId] = Field(default=[])


class ResultWanted(Strict):
    """A result; null opens a game again whose round is not closed."""

    result: ResultName | None
    adjudicated: bool = False
    was: ResultName | None = Field(
        default=None,
        description="The result that you know; refused if the game has another one by now. "
        "Null for a game without a result; leave it out to overwrite whatever there is.",
    )
    reason: Reason | None = None


class ForfeitWanted(Strict):
    """Who did not come; null for both."""

    absent: Literal["first", "second"] | None


class MatchWinner(Strict):
    """The entrant who wins a match."""

    winner: EntrantId


class LadderChallenge(Strict):
    """The entrant whom one challenges."""

    opponent: EntrantId


class HelperWanted(Strict):
    """The name of an account."""

    name: Annotated[str, StringConstraints(max_length=40)]


class DeskKey(Strict):
    """The director's key."""

    key: Key


class TableReport(Strict):
    """How a game ended, said for one of its seats."""

    game: Annotated[str, StringConstraints(max_length=20)] = Field(examples=["3.12"])
    seat: Literal["first", "second"]
    result: PlayedName


class TournamentComplaint(Strict):
    """What is wrong with a tournament's name, text or conduct."""

    reason: ComplaintName


def _without_nothing(value: Any) -> Any:  # noqa: ANN401  # JSON
    """JSON without what is null: all that has a usual value."""
    if not isinstance(value, dict):
        return value
    return {name: _without_nothing(part) for name, part in value.items() if part is not None}
