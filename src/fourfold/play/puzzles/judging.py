"""What a puzzle is: a position, a theme, a key; and whether an answer is right."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from fourfold.engine import Verdict
from fourfold.play.coach import Explanation, explain
from fourfold.play.review import Part
from fourfold.play.values import Valuer
from fourfold.rules import (
    Call,
    CallRule,
    Game,
    IllegalAction,
    InvalidValue,
    NotationError,
    Phase,
    Place,
    Position,
    Rules,
    Trait,
    Turn,
    by_seat,
    format_level,
    format_traits,
    parse_level,
    parse_traits,
)
from fourfold.rules.names import Named


class Theme(Named):
    """What a puzzle asks for."""

    WIN = "win"
    SAFE_PIECE = "safe-piece"
    ONLY_SQUARE = "only-square"
    REFUTATION = "refutation"
    SAVE_DRAW = "save-draw"

    @staticmethod
    def parse(text: str) -> Theme:
        """Read the name of a theme; `ValueError` for any other word.

        >>> Theme.parse("save-draw")
        Theme.SAVE_DRAW
        """
        try:
            return Theme(text.strip().lower())
        except ValueError:
            names = ", ".join(map(str, Theme))
            raise ValueError(f"{text!r} is no theme: choose {names}") from None


@dataclass(frozen=True, slots=True)
class Judgement:
    """What an answer is worth: right or wrong, and the coach's reasons."""

    turn: Turn
    right: bool
    explanation: Explanation


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, what to look for in it, and the turns that are right.

    `levels`: of the player to act and of the opponent. `key`: all right turns, as under R14: a
    placement that wins at once ends there (`c2`). `distance`: placements to the win, None for a
    draw. `difficulty`: the rating at which half of the opponents find the key; None before grading.
    """

    id: str
    theme: Theme
    levels: tuple[int, int]
    traits: tuple[Trait, ...]
    position: Position
    key: tuple[Turn, ...]
    value: Verdict
    distance: int | None
    difficulty: int | None = None

    @property
    def rules(self) -> Rules:
        """The rules of its game: no calls (R14), levels by seat."""
        levels = by_seat(self.position.to_act, self.levels)
        return Rules(levels=levels, traits=self.traits, call=CallRule.AUTOMATIC)

    @property
    def game(self) -> Game:
        """The game that begins with its position."""
        return Game(self.rules, self.position)

    @property
    def level(self) -> str:
        """Player to act : opponent, or one level for both."""
        return format_level(self.levels)

    @property
    def parts(self) -> tuple[Part, ...]:
        """What an answer says, in order; a square alone where that is asked for, or wins."""
        if self.position.hand is None:
            return (Part.GIVE,)
        if self.theme is Theme.ONLY_SQUARE or self.distance == 1:
            return (Part.PLACE,)
        return (Part.PLACE, Part.GIVE)

    def judge(self, answer: Turn | str, valuer: Valuer | None = None) -> Judgement:
        """Whether an answer is right, and why it wins, holds or loses.

        Where a square is asked for, the square alone will do. A winning placement may be called.
        `NotationError` or `IllegalAction` for what cannot be one, `Unfinished` without a gift.
        """
        turn = self.read(answer)
        return Judgement(turn, self.accepts(turn), explain(self.game, turn, valuer))

    def accepts(self, turn: Turn) -> bool:
        """Whether a turn that `read` has let pass is right."""
        if turn in self.key:
            return True
        squares = {right.place for right in self.key}
        return self.theme is Theme.ONLY_SQUARE and turn.end is None and turn.place in squares

    def read(self, answer: Turn | str, *, called: bool = False) -> Turn:
        """The turn that an answer means, checked against the rules.

        `called`: the placement is said to make a quarto. `NoQuarto` where it has to, and does not.
        """
        turn = Turn.parse(answer) if isinstance(answer, str) else answer
        game = self.game
        if isinstance(turn.end, Call) and turn.place is not None:
            turn = _called(game, turn, turn.place, turn.end)
        for action in turn.actions:
            game = game.play(action)
        if game.phase is Phase.GIVE and self.theme is not Theme.ONLY_SQUARE:
            raise NoQuarto(turn) if called or Part.GIVE not in self.parts else Unfinished(turn)
        return turn

    def as_object(self) -> dict[str, object]:
        """The puzzle as JSON has it.

        >>> from fourfold.play.puzzles.collection import puzzles
        >>> ", ".join(puzzles()[0].as_object())
        'id, theme, level, traits, position, key, value, distance, difficulty'
        """
        return {
            "id": self.id,
            "theme": str(self.theme),
            "level": self.level,
            "traits": format_traits(self.traits),
            "position": str(self.position),
            "key": [str(turn) for turn in self.key],
            "value": str(self.value),
            "distance": self.distance,
            "difficulty": self.difficulty,
        }

    @classmethod
    def from_object(cls, fields: Mapping[str, object]) -> Puzzle:
        """The puzzle of such an object; `ValueError` when something is missing or no such thing.

        >>> from fourfold.play.puzzles.collection import puzzles
        >>> Puzzle.from_object(puzzles()[0].as_object()) == puzzles()[0]
        True
        """
        try:
            key = fields["key"]
            if not isinstance(key, list) or not key:
                raise ValueError(f"a key is a list of turns, not {key!r}")
            return cls(
                str(fields["id"]),
                Theme(fields["theme"]),
                parse_level(str(fields["level"])),
                parse_traits(str(fields["traits"])),
                Position.parse(str(fields["position"])),
                tuple(Turn.parse(str(turn)) for turn in key),
                Verdict(fields["value"]),
                _whole(fields["distance"]),
                _whole(fields["difficulty"]),
            )
        except KeyError as missing:
            raise ValueError(f"a puzzle has a field {missing}") from None
        except (NotationError, InvalidValue) as error:
            raise ValueError(str(error)) from None


def _whole(number: object) -> int | None:
    if number is None or (isinstance(number, int) and not isinstance(number, bool)):
        return number
    raise ValueError(f"{number!r} is no whole number")


class Unfinished(ValueError):  # noqa: N818  # not wrong so far: something is missing
    """An answer that places a piece, but does not say which one it gives."""

    def __init__(self, turn: Turn) -> None:
        super().__init__(f"{turn} places a piece and gives none: say which, as in {turn}-5")
        self.turn = turn


class NoQuarto(Unfinished):
    """A placement that is said to win, and does not."""


def _called(game: Game, turn: Turn, place: Place, call: Call) -> Turn:
    """A placement with a call, as R14 has it; the call must be good."""
    after = game.play(place)
    made = () if after.outcome is None else after.outcome.alignments
    squares = [alignment.squares for alignment in made]
    if call.squares not in squares or turn.refused_before or turn.refused_after:
        raise IllegalAction(call, after.position, "call-squares")
    return Turn(place=place)
