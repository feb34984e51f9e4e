"""The rules R4-R17 and R20 once more, written as plainly as possible, as a test oracle.

It shares nothing with the library: the patterns are typed in, and every question is
answered afresh from the start position and the list of events. It is slow on purpose.

Words used throughout: players are "first" and "second", squares "a1" ... "d4", pieces
0 ... 15. Lists of alignments are in the order of their squares (a1 b1 c1 d1 a2 ...).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple, TypedDict

Action = tuple[object, ...]
Squares = tuple[str, ...]
Values = tuple[str, ...]
Callable = tuple[Squares, str | None, Values]  # squares, maker, values
Alignment = tuple[Squares, str | None, Values, str]  # and the status: fresh, lapsed, standing
Named = list[tuple[Squares, Values]]

SQUARES = [column + row for row in "1234" for column in "abcd"]  # a1 b1 c1 d1 a2 ...

# R4, what each level adds.
ADDED_BY_LEVEL = {
    1: [
        "a1 b1 c1 d1",  # rows
        "a2 b2 c2 d2",
        "a3 b3 c3 d3",
        "a4 b4 c4 d4",
        "a1 a2 a3 a4",  # columns
        "b1 b2 b3 b4",
        "c1 c2 c3 c4",
        "d1 d2 d3 d4",
        "a1 b2 c3 d4",  # diagonals
        "d1 c2 b3 a4",
    ],
    2: [
        "a1 b1 a2 b2",  # small squares
        "b1 c1 b2 c2",
        "c1 d1 c2 d2",
        "a2 b2 a3 b3",
        "b2 c2 b3 c3",
        "c2 d2 c3 d3",
        "a3 b3 a4 b4",
        "b3 c3 b4 c4",
        "c3 d3 c4 d4",
    ],
    3: [
        "a1 c1 a3 c3",  # 3x3
        "b1 d1 b3 d3",
        "a2 c2 a4 c4",
        "b2 d2 b4 d4",
        "a1 d1 a4 d4",  # 4x4
    ],
    4: [
        "b1 a2 c2 b3",  # small turned squares
        "c1 b2 d2 c3",
        "b2 a3 c3 b4",
        "c2 b3 d3 c4",
        "c1 a2 d3 b4",  # large turned squares
        "b1 d2 a3 c4",
    ],
}

# R2: trait, weight, value 0, value 1.
TRAITS = [
    ("colour", 8, "light", "dark"),
    ("shape", 4, "round", "square"),
    ("height", 2, "tall", "short"),
    ("fill", 1, "solid", "hollow"),
]


class NaiveIllegal(Exception):  # noqa: N818
    """An action that the rules forbid; the text begins with the rule's number."""


class Event(NamedTuple):
    """One thing that happened: gave, placed, passed, called, refused, resigned, agreed."""

    kind: str
    player: str
    piece: int = -1
    squares: Squares = ()


class Outcome(TypedDict):
    """R20."""

    winner: str | None
    reason: str
    alignments: Named


def patterns_of_level(level: int) -> list[Squares]:
    """R4: all patterns of a level, each level holding the one before."""
    result: list[Squares] = []
    for number in range(1, level + 1):
        result += [tuple(text.split()) for text in ADDED_BY_LEVEL[number]]
    return result


def in_order(squares: Collection[str]) -> Squares:
    """The squares in the order a1 b1 c1 d1 a2 ..."""
    return tuple(square for square in SQUARES if square in squares)


def place_in_order(squares: Squares) -> list[int]:
    """What to sort lists of alignments by."""
    return [SQUARES.index(square) for square in squares]


def other(player: str) -> str:
    return "second" if player == "first" else "first"


def placer(number: int) -> str:
    """R9, R10: who makes the placement of this number, counted from 1."""
    return "second" if number % 2 == 1 else "first"


class NaiveGame:
    """A game, seen as its rules, its start position and a list of events."""

    def __init__(
        self,
        levels: tuple[int, int] = (1, 1),
        traits: Collection[str] = ("colour", "shape", "height", "fill"),
        *,
        call: str = "official",
        false_call: str = "refused",
        start_board: Sequence[int | None] | None = None,
        start_hand: int | None = None,
    ) -> None:
        if any(level not in (1, 2, 3, 4) for level in levels):
            raise ValueError("R4: two levels from 1 to 4")
        if not traits or any(t not in [row[0] for row in TRAITS] for t in traits):
            raise ValueError("R6: one to four of the traits colour, shape, height, fill")
        if call not in ("official", "standing", "automatic"):
            raise ValueError("R12-R14: official, standing or automatic")
        if false_call not in ("refused", "loses"):
            raise ValueError("R15: refused or loses")
        if start_board is None:
            start_board = [None] * 16
        if len(start_board) != 16:
            raise ValueError("R1: 16 squares")
        used = [piece for piece in start_board if piece is not None]
        if start_hand is not None:
            used.append(start_hand)
        if len(used) != len(set(used)) or any(piece not in range(16) for piece in used):
            raise ValueError("R2: pieces are 0 to 15, each at most once")
        self.level_of = {"first": levels[0], "second": levels[1]}
        self.traits = set(traits)
        self.call = call
        self.false_call = false_call
        self.start_board = list(start_board)
        self.start_hand = start_hand
        self.events: list[Event] = []

    # What lies where. All of these look at a list of events, not always the whole game.

    def _board(self, events: list[Event]) -> dict[str, int]:
        start = zip(SQUARES, self.start_board, strict=True)
        board = {square: piece for square, piece in start if piece is not None}
        for event in events:
            if event.kind == "placed":
                board[event.squares[0]] = event.piece
        return board

    def _hand(self, events: list[Event]) -> int | None:
        hand = self.start_hand
        for event in events:
            if event.kind == "gave":
                hand = event.piece
            if event.kind == "placed":
                hand = None
        return hand

    def _remaining(self, events: list[Event]) -> list[int]:
        gone = list(self._board(events).values())
        return [p for p in range(16) if p not in gone and p != self._hand(events)]

    def _shared(self, pieces: list[int]) -> Values:
        """R5, R6: the values that all these pieces share, of traits in play."""
        words: list[str] = []
        for trait, weight, word0, word1 in TRAITS:
            if trait not in self.traits:
                continue
            values = [(piece // weight) % 2 for piece in pieces]
            if values == [0, 0, 0, 0]:
                words.append(word0)
            if values == [1, 1, 1, 1]:
                words.append(word1)
        return tuple(words)

    def _standing_on(self, board: dict[str, int]) -> dict[Squares, Values]:
        """All alignments on a board in the level of at least one player."""
        found: dict[Squares, Values] = {}
        for level in self.level_of.values():
            for pattern in patterns_of_level(level):
                if all(square in board for square in pattern):
                    values = self._shared([board[square] for square in pattern])
                    if values:
                        found[in_order(pattern)] = values
        return found

    def _alignments(self, events: list[Event]) -> list[Alignment]:
        result: list[Alignment] = []
        before = self._standing_on(self._board([]))
        for squares, values in before.items():
            result.append((squares, None, values, "lapsed"))
        for index, event in enumerate(events):
            if event.kind != "placed":
                continue
            after = self._standing_on(self._board(events[: index + 1]))
            placed_later = any(later.kind == "placed" for later in events[index + 1 :])
            for squares, values in after.items():
                if squares in before:
                    continue
                if self.call == "standing":
                    status = "standing"
                elif placed_later:
                    status = "lapsed"
                else:
                    status = "fresh"
                result.append((squares, event.player, values, status))
            before = after
        result.sort(key=lambda alignment: place_in_order(alignment[0]))
        return result

    def _alive_for(self, events: list[Event], player: str) -> list[Callable]:
        """R7: the alignments that have not lapsed, in this player's own level."""
        own = [in_order(pattern) for pattern in patterns_of_level(self.level_of[player])]
        return [
            (squares, maker, values)
            for squares, maker, values, status in self._alignments(events)
            if status != "lapsed" and squares in own
        ]

    def _outcome(self, events: list[Event]) -> Outcome | None:
        """Only the last event can have ended the game: nothing is played after its end."""
        last = events[-1] if events else Event("nothing", "")
        result: Outcome | None = None
        if last.kind == "resigned":
            result = Outcome(winner=other(last.player), reason="resignation", alignments=[])
        elif last.kind == "agreed":
            result = Outcome(winner=None, reason="agreement", alignments=[])
        elif last.kind == "refused" and self.false_call == "loses":
            result = Outcome(winner=other(last.player), reason="false-call", alignments=[])
        elif last.kind == "called":
            result = self._outcome_of_call(events, last)
        elif last.kind == "placed" and self.call == "automatic":
            result = self._outcome_of_placement(events, last)
        if result is None and len(self._board(events)) == 16:
            passes = [event for event in events if event.kind == "passed"]
            if self.call == "automatic" or len(passes) == 2:
                result = Outcome(winner=None, reason="full-board", alignments=[])
        return result

    def _outcome_of_call(self, events: list[Event], last: Event) -> Outcome:
        """R12, R13, R20: the called alignment first, then the others in order."""
        reason = ""
        named: Named = []
        for squares, maker, values in self._alive_for(events, last.player):
            if squares == last.squares:
                reason = "quarto" if maker == last.player else "caught"
                named.insert(0, (squares, values))
            else:
                named.append((squares, values))
        return Outcome(winner=last.player, reason=reason, alignments=named)

    def _outcome_of_placement(self, events: list[Event], last: Event) -> Outcome | None:
        """R14: the placer comes before the opponent."""
        for player, reason in [(last.player, "quarto"), (other(last.player), "caught")]:
            named = [(squares, values) for squares, _, values in self._alive_for(events, player)]
            if named:
                return Outcome(winner=player, reason=reason, alignments=named)
        return None

    def _phase(self, events: list[Event]) -> str:
        if self._outcome(events) is not None:
            return "over"
        if self._hand(events) is not None:
            return "place"
        if len(self._board(events)) < 16:
            return "give"
        if any(event.kind == "passed" for event in events):
            return "last-answer"
        return "last-word"

    def _refused_in_this_turn(self, events: list[Event]) -> int:
        """A turn ends with giving or passing; placing is in the midst of it."""
        count = 0
        for event in events:
            if event.kind in ("gave", "passed"):
                count = 0
            if event.kind == "refused":
                count += 1
        return count

    def _why_no_call(self) -> str | None:
        """The rule against calling now, if there is one."""
        if self.phase() == "over":
            return "R15: the game is over"
        if self.call == "automatic":
            return "R14: no calls"
        if self.phase() == "give" and not self._board(self.events):
            return "R15: never in R9's first turn"
        if self._refused_in_this_turn(self.events) >= 3:
            return "R15: three calls were refused in this turn"
        return None

    # The questions a test can ask.

    def board(self) -> dict[str, int]:
        return self._board(self.events)

    def hand(self) -> int | None:
        return self._hand(self.events)

    def remaining(self) -> list[int]:
        return self._remaining(self.events)

    def outcome(self) -> Outcome | None:
        return self._outcome(self.events)

    def phase(self) -> str:
        return self._phase(self.events)

    def to_act(self) -> str | None:
        placed = len(self.board())
        answers: dict[str, str | None] = {
            "over": None,
            "place": placer(placed + 1),
            "give": placer(placed) if placed > 0 else "first",
            "last-word": placer(16),
            "last-answer": other(placer(16)),
        }
        return answers[self.phase()]

    def legal(self) -> set[Action]:
        """What the player to act can do, calls, resigning and agreeing left aside."""
        phase = self.phase()
        if phase == "give":
            return {("give", piece) for piece in self.remaining()}
        if phase == "place":
            return {("place", square) for square in SQUARES if square not in self.board()}
        if phase in ("last-word", "last-answer"):
            return {("pass",)}
        return set()

    def may_call(self) -> bool:
        return self._why_no_call() is None

    def callable_alignments(self, player: str) -> list[Callable]:
        if player != self.to_act() or not self.may_call():
            return []
        return self._alive_for(self.events, player)

    def alignments(self) -> list[Alignment]:
        return self._alignments(self.events)

    def play(self, action: Action) -> None:
        if not action or action[0] not in ("give", "place", "pass", "call", "resign", "agree"):
            raise NaiveIllegal(f"R10: no such action: {action!r}")
        player = self.to_act()
        if player is None:
            raise NaiveIllegal("R20: the game is over")
        word = action[0]
        if word == "agree" and len(action) == 1:
            self.events.append(Event("agreed", player))
        elif word == "resign" and len(action) == 2 and action[1] in ("first", "second"):
            self.events.append(Event("resigned", str(action[1])))
        elif word == "call" and len(action) == 2:
            self._play_call(player, action[1])
        elif action not in list(self.legal()):
            raise NaiveIllegal(f"R10, R11: {player} cannot {action!r} in phase {self.phase()}")
        elif word == "give":
            piece = next(piece for piece in self.remaining() if piece == action[1])
            self.events.append(Event("gave", player, piece))
        elif word == "place":
            hand = self.hand()
            assert hand is not None
            self.events.append(Event("placed", player, hand, (str(action[1]),)))
        else:
            self.events.append(Event("passed", player))

    def _play_call(self, player: str, shown: object) -> None:
        reason = self._why_no_call()
        if reason is not None:
            raise NaiveIllegal(reason)
        if not isinstance(shown, (tuple, list)) or len(shown) != 4 or len(in_order(shown)) != 4:
            raise NaiveIllegal("R15: a call shows four different squares")
        squares = in_order(shown)
        good = squares in [squares for squares, _, _ in self.callable_alignments(player)]
        self.events.append(Event("called" if good else "refused", player, squares=squares))
