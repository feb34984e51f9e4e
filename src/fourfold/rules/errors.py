"""The errors of the rules, each with the input, the place in it and the rule.

All errors of this package are `ValueError`s. `NotationError`: a text could not be read.
`IllegalAction`: the action could be read, but the rules forbid it now. `InvalidValue`: the parts
of a value contradict the rules (a level 7, a piece twice on one board).

Every reason has a code, so that interfaces can translate it: `REASONS`, `EXPECTED` and `INVALID`
hold the English texts, the catalogues in `fourfold/locales` the translations under the same codes.
"""

from __future__ import annotations

#: Reasons why an action is illegal: code → (rule, English text).
REASONS: dict[str, tuple[str, str]] = {
    "game-over": ("R20", "the game is over ({reason})"),
    "give-not-now": ("R10", "place the piece in hand before giving one"),
    "give-nothing-left": ("R11", "no piece is left to give: call or pass"),
    "piece-used": ("R10", "piece {piece} is no longer available"),
    "place-not-now": ("R10", "there is no piece in hand to place"),
    "square-occupied": ("R10", "square {square} is occupied by piece {piece}"),
    "pass-not-now": ("R11", "a player may pass only when all sixteen pieces have been placed"),
    "call-automatic": ("R14", "there is no calling in an automatic game"),
    "call-first-turn": ("R15", "nobody may call on the first turn"),
    "call-too-many": ("R15", "three calls have already been refused this turn"),
    "call-squares": ("R15", "a call must name four different squares"),
    "call-not-good": ("R15", "the call on {squares} is marked good (!), but it is false"),
    "call-not-false": ("R15", "the call on {squares} is marked false (?), but it is good"),
    "turn-unfinished": ("R10", "the previous turn is not finished"),
}

#: What a parser expected: code → English words.
EXPECTED: dict[str, str] = {
    "piece": "a piece: one hexadecimal digit, or four letters such as LRTS",
    "square": "a square from a1 to d4",
    "board": "sixteen squares, each a piece digit or '.', with '/' between all rows or none",
    "hand": "the piece in hand, or '-' when one is to be given",
    "position": "a board, a space, and the piece in hand or '-'",
    "new-piece": "a piece that is not already on the board or in hand",
    "no-hand": "'-', since the board is full",
    "level": "a level from 1 to 4, or two of them as A:B",
    "trait": "a trait: colour, shape, height or fill",
    "new-trait": "each trait only once",
    "turn": "a turn such as -7, c2-5 or c2!a2b2c2d2",
    "end-of-turn": "the end of the turn",
    "new-square": "four different squares",
    "action": "an action such as -7, c2, !a2b2c2d2, - or resign:first",
    "clock": "a clock such as 60/move, 300+5 or -",
    "positive": "a time greater than zero",
    "seconds": "seconds: at most nine digits before and after the decimal point",
    "call": "official, standing or automatic",
    "false-call": "refused or loses",
    "edition": "classic or mushrooms",
    "player": "first or second",
    "reason": "one of the reasons in R20",
    "result": "1-0, 0-1, 1/2-1/2 or *",
    "tag": 'a tag line such as [First "Ana"]',
    "new-tag": "each tag only once",
    "escape": 'a quote or a backslash after the backslash (\\" or \\\\)',
    "number": "the turn number {number}.",
    "result-end": "the result after the last turn",
    "end-of-game": "the end of the game after its result",
    "comment-end": "a }} that closes the comment",
    "time-comment": "a time such as {{%t 12.4}}, once after a turn",
    "utf-8": "text in UTF-8",
    "same-result": "the result {result}, as the turns and tags show",
    "same-reason": "the reason {reason}, as the turns show",
    "why-result": "a Reason for {result}: {reasons}",
    "no-reason": "no Reason, or abandoned, with the result *",
    "both-placed": "no winner (*): until both players have placed a piece, nobody loses by leaving",
    "one-game": "one game",
}


#: Codes of parts that can be read, but contradict the rest of their record.
CONTRADICTIONS = frozenset({"same-result", "same-reason"})


#: Why a value is invalid: code → (rule, English text).
INVALID: dict[str, tuple[str, str]] = {
    "square-number": ("R1", "a square is a whole number from 0 to 15, not {value}"),
    "board-size": ("R1", "a board has 16 squares, not {number}"),
    "piece-number": ("R2", "a piece is a whole number from 0 to 15, not {value}"),
    "piece-twice": ("R2", "piece {piece} appears a second time, on {square}"),
    "hand-on-board": ("R2", "piece {piece} is both in hand and on the board"),
    "hand-and-full": ("R11", "with a full board, piece {piece} cannot be in hand"),
    "edition": ("R3", "{value} is not an Edition"),
    "level-number": ("R4", "a level is 1, 2, 3 or 4, not {value}"),
    "symmetry": ("R4", "{value} maps two things to the same one"),
    "trait": ("R6", "{value} is not a trait"),
    "trait-twice": ("R6", "trait {trait} is named twice"),
    "no-trait": ("R6", "at least one trait must be in play"),
    "level-pair": ("R7", "levels are two numbers, first and second, not {value}"),
    "turn-empty": ("R10", "a turn has at least one action"),
    "turn-behind": ("R10", "nothing can follow a placement that was not made"),
    "facts-last-missing": ("R10", "pieces are on the board: name the square filled last"),
    "facts-last-empty": ("R10", "the square filled last, {square}, is empty"),
    "facts-placer-none": ("R9", "the board is empty: nobody has placed a piece"),
    "facts-placer-first": (
        "R10",
        "an even number of pieces is on the board, so the first player placed last",
    ),
    "facts-placer-second": (
        "R10",
        "an odd number of pieces is on the board, so the second player placed last",
    ),
    "facts-hand": ("R10", "piece {piece} is in hand, so a piece has been given"),
    "facts-given-full": ("R11", "the board is full: no piece can have been given since"),
    "facts-turn-first": ("R10", "after what you stated, it is the first player’s turn"),
    "facts-turn-second": ("R10", "after what you stated, it is the second player’s turn"),
    "facts-refused": ("R15", "the number of calls refused this turn cannot be {number}"),
    "call": ("R12", "{value} is not a CallRule"),
    "false-call": ("R15", "{value} is not a FalseCall"),
    "time-number": ("R18", "a time is a number of seconds, not {value}"),
    "time-finite": ("R18", "a time is a finite number of seconds, not {value}"),
    "turn-limit": ("R18", "the time for a turn must be above zero and below 10^9, not {value}"),
    "times-many": ("R18", "each action needs a time: {actions} times, not {times}"),
    "time-backwards": ("R18", "time runs forwards: {later} after {earlier}"),
    "clock": ("R19", "{value} is not a clock"),
    "bank-limit": ("R19", "the time bank must be above zero and below 10^9, not {value}"),
    "increment-limit": ("R19", "the increment must be at least 0 and less than 10^9, not {value}"),
    "tag-own": ("NOTATION", "{tag} cannot be used as a custom tag"),
    "tag-twice": ("NOTATION", "the tag {tag} appears twice"),
    "tag-control": ("NOTATION", "the tag {tag} contains a control character: {value}"),
    "comment-turn": ("NOTATION", "there is no turn {turn} to comment on"),
    "comment-text": ("NOTATION", "{value} cannot appear in a comment"),
    "turn-time": ("NOTATION", "turn {turn} cannot have taken {value} s"),
}


class RulesError(ValueError):
    """The base of all errors raised by `fourfold.rules`."""


class InvalidValue(RulesError):  # noqa: N818  # says what it is, like IllegalAction
    """A value that no game of Quarto can have.

    >>> from fourfold import Rules
    >>> Rules(levels=(1, 7))
    Traceback (most recent call last):
    fourfold.rules.errors.InvalidValue: a level is 1, 2, 3 or 4, not 7 (R4)
    """

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild_invalid_value, (self.code, self.details)

    @property
    def rule(self) -> str:
        """The number of the rule that it breaks, or NOTATION."""
        return INVALID[self.code][0]

    @property
    def message(self) -> str:
        """Why the value is invalid, in English."""
        return INVALID[self.code][1].format(**self.details)

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"


class NotationError(RulesError):
    """A text that cannot be read: `input`, the offset `place` in it, what was `expected` there.

    >>> from fourfold import Square
    >>> Square.parse("e1")
    Traceback (most recent call last):
    fourfold.rules.errors.NotationError: cannot read 'e1' at 'e1' (character 1): expected a square \
from a1 to d4
    """

    def __init__(self, text: str, place: int, code: str, **details: object) -> None:
        super().__init__(text, place, code, details)
        self.input = text
        self.place = place
        self.code = code
        self.details = details

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild_notation_error, (self.input, self.place, self.code, self.details)

    @property
    def expected(self) -> str:
        """What the parser expected here, in English."""
        return EXPECTED[self.code].format(**self.details)

    def __str__(self) -> str:
        if self.code in CONTRADICTIONS:
            text = _shorten(self.input)
            return f"{text!r} contradicts the rest of the record: expected {self.expected}"
        rest = _shorten(self.input[self.place :])
        where = f"at {rest!r}" if rest else "at the end"
        return (
            f"cannot read {_shorten(self.input)!r} {where} (character {self.place + 1}): "
            f"expected {self.expected}"
        )


class IllegalAction(RulesError):  # noqa: N818  # the name that the design gives it
    """An action that the rules forbid here: the `action`, the `position`, the `rule` and why.

    >>> from fourfold import Game
    >>> Game().play_turn("-7").play_turn("c2-7")
    Traceback (most recent call last):
    fourfold.rules.errors.IllegalAction: illegal action -7 in '..../..7./..../.... -': piece 7 is \
no longer available (R10)
    """

    def __init__(self, action: object, position: object, code: str, **details: object) -> None:
        super().__init__(action, position, code, details)
        self.action = action
        self.position = position
        self.code = code
        self.details = details

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild_illegal_action, (self.action, self.position, self.code, self.details)

    @property
    def rule(self) -> str:
        """The number of the rule that forbids it."""
        return REASONS[self.code][0]

    @property
    def why(self) -> str:
        """The reason in English, without the action and the position."""
        return REASONS[self.code][1].format(**self.details)

    def __str__(self) -> str:
        return f"illegal action {self.action} in '{self.position}': {self.why} ({self.rule})"


def _rebuild_invalid_value(code: str, details: dict[str, object]) -> InvalidValue:
    return InvalidValue(code, **details)


def _rebuild_notation_error(
    text: str, place: int, code: str, details: dict[str, object]
) -> NotationError:
    return NotationError(text, place, code, **details)


def _rebuild_illegal_action(
    action: object, position: object, code: str, details: dict[str, object]
) -> IllegalAction:
    return IllegalAction(action, position, code, **details)


def _shorten(text: str, limit: int = 60) -> str:
    return text if len(text) <= limit else text[: limit - 1] + "…"
