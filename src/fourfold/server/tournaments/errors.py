"""Why a tournament refuses something.

What the fold of a log refuses (`fourfold.tournaments.TournamentError`) is refused by it; here is
what it cannot know: who asks, what was announced, how much there may be.
"""

from __future__ import annotations

from fourfold.server.refusals import Refusal


class TournamentUnknown(Refusal):
    """There is no such tournament."""

    code = "not-found"


class TournamentCancelled(Refusal):
    """The tournament was cancelled: nothing happens in it any more."""

    code = "tournament-cancelled"


class TournamentBegun(Refusal):
    """The first round is paired: what was announced stands."""

    code = "tournament-begun"


class TournamentOver(Refusal):
    """The tournament is finished."""

    code = "tournament-over"


class NotDirecting(Refusal):
    """Only the director and the helpers may do this."""

    code = "tournament-directors"


class NotPrincipal(Refusal):
    """Only the director may do this, not the helpers."""

    code = "tournament-director"


class NotEntered(Refusal):
    """Who asks does not take part."""

    code = "tournament-entrants"


class EntryForAccounts(Refusal):
    """Only accounts can announce tournaments, and enter by themselves."""

    code = "tournament-account"


class EntryClosed(Refusal):
    """Registration is closed: only those who direct can enter players."""

    code = "tournament-closed"


class CodeWrong(Refusal):
    """The code of the registration is another one."""

    code = "tournament-code"


class CodeMissing(Refusal):
    """Registration by code needs a code, and no other kind has one."""

    code = "tournament-code-missing"


class RatingOutside(Refusal):
    """The player's rating is too low or too high for this tournament."""

    code = "tournament-rating"


class RatingLimits(Refusal):
    """The lowest rating is above the highest one."""

    code = "tournament-rating-limits"


class TeamsTypedIn(Refusal):
    """Teams are entered by those who direct, not by one player."""

    code = "tournament-teams"


class StartUnlikely(Refusal):
    """A start in the past, or years ahead."""

    code = "tournament-start"


class NotRatedHere(Refusal):
    """Tournaments of teams, with a handicap or around real tables cannot be rated."""

    code = "tournament-rated"


class TeamsOnServer(Refusal):
    """Teams play around real tables only."""

    code = "tournament-teams-server"


class TypedInOnServer(Refusal):
    """Who plays on the server has an account, or is a computer player."""

    code = "tournament-typed"


class AccountNamed(Refusal):
    """Who has an account has the name and the rating of that account."""

    code = "tournament-account-name"


class ComputersAtTables(Refusal):
    """Computer players do not sit at real tables."""

    code = "tournament-computers"


class TooManyTournaments(Refusal):
    """The account has announced as many tournaments as it may."""

    code = "tournaments-many"


class TournamentFull(Refusal):
    """The log is as long as a log may be: only results and the end are added."""

    code = "tournament-long"


class HelperUnknown(Refusal):
    """There is no account of this name, or it does not help here."""

    code = "player-unknown"


class TooManyHelpers(Refusal):
    """There are as many helpers as there may be."""

    code = "tournament-helpers"


class DeskKeyWrong(Refusal):
    """The key does not open this desk, or this table."""

    code = "tournament-key"


class NotAtTables(Refusal):
    """Only games around real tables are reported by those who play them."""

    code = "tournament-venue"


class OnServerOnly(Refusal):
    """Only games on the server begin by themselves."""

    code = "tournament-server"


class NotYourGame(Refusal):
    """Who asks does not play in this game."""

    code = "not-seated"


class TableUnknown(Refusal):
    """There is no such table."""

    code = "not-found"


class SeatTaken(Refusal):
    """Another phone has reported for this seat."""

    code = "tournament-seat"


class BothSeats(Refusal):
    """The same phone has already reported for the other seat."""

    code = "tournament-both-seats"


class OutOfReach(Refusal):
    """This opponent cannot be challenged now."""

    code = "tournament-challenge"


class NothingToPrint(Refusal):
    """There is no such page: no such round, or nothing to print on it."""

    code = "not-found"
