"""Why a game, a challenge or a lot refuses something.

Each reason is a class with its code and its rule; `api/answers.py` gives each class its status.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fourfold.server.refusals import Refusal

if TYPE_CHECKING:
    from .loading import Loaded


# What somebody asks for ---------------------------------------------------------------------------


class GameUnknown(Refusal):
    """There is no such game, or this player may not know of it."""

    code = "not-found"


class NotSeated(Refusal):
    """The player does not sit in this game, or not on this seat."""

    code = "not-seated"


class SeatUnnamed(Refusal):
    """On a shared screen a request has to name the seat."""

    code = "seat"


class NotAPlayersAction(Refusal):
    """The text is an action, but not one that players take by themselves."""

    code = "action-kind"


class LiveGame(Refusal):
    """The position has to do with a game that is being played without help."""

    code = "live-game"


class PlaysWithoutHelp(Refusal):
    """The player is playing a game without help, with a clock shorter than a day."""

    code = "without-help"


class OpponentGone(Refusal):
    """The other player's account was deleted or blocked."""

    code = "opponent-gone"


class LogFull(Refusal):
    """The log of the game is as long as a log may be."""

    code = "log-full"


# In view of the game ------------------------------------------------------------------------------


class GameRefusal(Refusal):
    """A refusal that shows its player the game as it is, so that they need not ask again."""

    def __init__(self, loaded: Loaded, player: str) -> None:
        super().__init__()
        self.loaded = loaded
        self.player = player


class GameOver(GameRefusal):
    """The game has ended."""

    code = "game-over"
    rule = "R20"


class GameOn(GameRefusal):
    """The game is still being played."""

    code = "game-on"


class Stale(GameRefusal):
    """The game went on since the entry that the action answers."""

    code = "stale"


class NotYourTurn(GameRefusal):
    """The other player is to act."""

    code = "not-your-turn"
    rule = "R10"


class TimeUp(GameRefusal):
    """The player's flag had fallen."""

    code = "time-up"
    rule = "R18"


class OfferStands(GameRefusal):
    """The same offer stands already, or was declined in this position."""

    code = "offer-stands"


class NoOffer(GameRefusal):
    """No such offer waits for an answer."""

    code = "no-offer"


class OwnOffer(GameRefusal):
    """Players cannot answer their own offers."""

    code = "own-offer"


class TournamentRefuses(GameRefusal):
    """In a tournament no game is aborted, taken back or played again."""

    code = "tournament-game"


class AbortLate(GameRefusal):
    """Both have placed: the game counts."""

    code = "abort-late"
    rule = "R20"


class RematchDeclined(GameRefusal):
    """The other player has declined to play again, or the request was withdrawn twice."""

    code = "rematch-declined"


class TalkLate(GameRefusal):
    """The game has been over for long, and its players have left the table."""

    code = "talk-late"


class TakebackRated(GameRefusal):
    """Nothing is taken back in a rated game."""

    code = "takeback-rated"


class TakebackImpossible(GameRefusal):
    """The game cannot go back to this entry."""

    code = "takeback-where"


class TakebackMentioned(GameRefusal):
    """The computer's character has mentioned a missed quarto since then."""

    code = "takeback-mentioned"


class NoComputer(GameRefusal):
    """Only the computer has a pace, and it does not play here."""

    code = "no-computer"


class ActionKeyReused(GameRefusal):
    """The player used this key for another request in the same game."""

    code = "key-reused"


# Terms, challenges and lots -----------------------------------------------------------------------


class ClockTooLong(Refusal):
    """A clock of more than a year."""

    code = "clock-long"
    rule = "R19"


class StartOver(Refusal):
    """The game would be over before it begins."""

    code = "start-over"
    rule = "R11"


class NonceUnusable(Refusal):
    """The nonce has characters that a lot cannot take."""

    code = "invalid"


class RatedPrivate(Refusal):
    """Rated games are public."""

    code = "rated-private"


class RatedUnclocked(Refusal):
    """Rated games have a clock."""

    code = "rated-clock"


class RatedSeat(Refusal):
    """Nobody chooses who is first in a rated game."""

    code = "rated-seat"


class RatedHelp(Refusal):
    """There is no help in rated games."""

    code = "rated-help"


class RatedOften(Refusal):
    """Two players have begun as many rated games with one another as they may in a day."""

    code = "rated-pair"


class NotRateable(Refusal):
    """Games by these rules, or from this position, cannot count."""

    code = "rated-rules"


class OpponentUnknown(Refusal):
    """There is no computer player of this strength."""

    code = "opponent"


class RatedForAccounts(Refusal):
    """Rated games are for accounts."""

    code = "rated-account"


class ChallengeUnknown(Refusal):
    """There is no such challenge."""

    code = "not-found"


class ChallengeGone(Refusal):
    """The challenge was accepted, withdrawn, or has expired."""

    code = "challenge-gone"


class OwnChallenge(Refusal):
    """Players cannot accept their own challenges."""

    code = "challenge-own"


class NotYourChallenge(Refusal):
    """Only its maker can withdraw a challenge, and only whom it is for can decline it."""

    code = "forbidden"


class OpenToOne(Refusal):
    """A challenge is for anybody or for one player, not for both."""

    code = "invalid"


class ChallengedUnknown(Refusal):
    """There is no player whom this challenge could be for."""

    code = "player-unknown"


class SelfChallenged(Refusal):
    """Nobody can challenge themselves."""

    code = "challenge-self"


class ChallengeStands(Refusal):
    """The player has challenged the other one already, and that challenge waits."""

    code = "challenge-stands"


class PlayersBlocked(Refusal):
    """One of two players has blocked the other; which one is not told."""

    code = "players-blocked"


class TooManyChallenges(Refusal):
    """The player has as many challenges waiting as one may have."""

    code = "challenge-many"


class TooManyGames(Refusal):
    """The player has as many unfinished games as one may have."""

    code = "games-many"


class TooManyGamesToday(Refusal):
    """The player has begun, or proposed, as many games as one may in a day."""

    code = "games-today"


class TooMuchStored(Refusal):
    """The player's games take up as much room as one player has."""

    code = "games-stored"


class LotUnknown(Refusal):
    """There is no such lot, or its day is over."""

    code = "lot-unknown"
    rule = "R8"


class LotUsed(Refusal):
    """The lot was used for another game."""

    code = "lot-used"
    rule = "R8"
