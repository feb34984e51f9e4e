"""Why people are refused: names, passwords, sessions, tokens, accounts."""

from __future__ import annotations

from fourfold.server.refusals import Refusal


class _Unfit(Refusal):
    """Something that is not accepted for one of several reasons, each with a code of its own."""

    def __init__(self, code: str, **details: object) -> None:
        self.code = code
        super().__init__(**details)

    def __str__(self) -> str:
        return self.code


class NameRefused(_Unfit):
    """A name that nobody can have."""


class PasswordRefused(_Unfit):
    """A password that is too easy to guess, too short or too long."""


class NameTaken(Refusal):
    """Somebody else has this name, or one that looks like it."""

    code = "name-taken"


class SignedInAlready(Refusal):
    """The person has an account already."""

    code = "signed-in"


class SignInNeeded(Refusal):
    """Nobody is known by this session: they never came, or are gone."""

    code = "sign-in"


class SignInFailed(Refusal):
    """Name and password do not belong together; which of the two is wrong is not told."""

    code = "sign-in-failed"


class RecoveryFailed(Refusal):
    """Name and recovery code do not belong together, or the code was used."""

    code = "recovery-failed"


class AccountBlocked(Refusal):
    """An operator has shut the account."""

    code = "blocked"


class AccountNeeded(Refusal):
    """Only people who signed in themselves may do this: neither guests nor tokens."""

    code = "account-needed"


class PasswordWrong(Refusal):
    """The password that confirms a change is not the account's."""

    code = "password-wrong"


class TooManyTries(Refusal):
    """Something was tried too often; `seconds` says how long to wait."""

    code = "too-many-tries"


class SessionUnknown(Refusal):
    """The person has no such session."""

    code = "session-unknown"


class TokenRefused(Refusal):
    """A bearer token that this server does not know, or whose time is over."""

    code = "token"


class ScopeMissing(Refusal):
    """The token may not do this: it was made for less."""

    code = "token-scope"


class TokenUnknown(Refusal):
    """The account has no such token."""

    code = "token-unknown"


class TooManyTokens(Refusal):
    """The account has as many tokens as it may have."""

    code = "tokens-many"


class PlayerUnknown(Refusal):
    """There is no such player."""

    code = "player-unknown"


class SelfReported(Refusal):
    """Nobody can report themselves."""

    code = "report-self"


class SelfChosen(Refusal):
    """Nobody can follow or block themselves."""

    code = "player-self"


class TooManyContacts(Refusal):
    """The player follows, or blocks, as many others as one can."""

    code = "contacts-many"


class SpectatorsOnly(Refusal):
    """The players of a game do not talk with its spectators."""

    code = "spectators-only"
