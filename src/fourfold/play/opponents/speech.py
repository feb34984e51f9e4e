"""What the characters say: a short line now and then, which never tells what can be called.

Lines are chosen from a `PublicPast`: how many actions and placements there were, what has lapsed
for good (R12), how the game ended. An alignment that somebody can still call is not in it, nor is
any piece or square, so a line cannot depend on them. Under R13 nothing lapses, and nothing is said
of missed quartos before the end.

>>> from fourfold import Game
>>> line = last_line(Game(), Speaker("casual", Player.SECOND), seed="k3vq7x2mfa5t")
>>> line.occasion, line.after, line.key.startswith("says-casual-greeting-")
(Occasion.GREETING, 0, True)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from fourfold.jobs import Seed
from fourfold.rules import CallRule, Game, Place, Player, Reason, Status
from fourfold.rules.names import Named

from .attention import chance


class Occasion(Named):
    """What a line is about, as the character that speaks sees it."""

    GREETING = "greeting"
    #: The greeting when the same players have just finished a game.
    REMATCH = "rematch"
    #: Few squares are left.
    CLOSE = "close"
    #: The character could have called a quarto and did not; it has lapsed, or the game is over.
    SLIP = "slip"
    #: The same of the other player.
    SPARED = "spared"
    #: The character called what the other player had missed.
    CATCH = "catch"
    #: The other player called what the character had missed.
    CAUGHT = "caught"
    WIN = "win"
    LOSS = "loss"
    DRAW = "draw"


#: How many lines every character has for an occasion, numbered from 1.
VARIANTS: Final = {
    Occasion.GREETING: 3,
    Occasion.REMATCH: 2,
    Occasion.CLOSE: 3,
    Occasion.SLIP: 2,
    Occasion.SPARED: 2,
    Occasion.CATCH: 2,
    Occasion.CAUGHT: 2,
    Occasion.WIN: 3,
    Occasion.LOSS: 3,
    Occasion.DRAW: 2,
}
#: What tells that there was a quarto to call.
ABOUT_MISSED: Final = frozenset((Occasion.SLIP, Occasion.SPARED))
#: How likely a missed quarto is mentioned.
_MENTIONED: Final = 0.75
#: The fewest placements between two lines during a game, the greeting not counted.
_QUIET: Final = 4
#: With how many pieces on the board it is close, depending on the game.
_CLOSE: Final = range(10, 14)
#: For how many actions a line is worth showing.
_FRESH: Final = 3


class Speaker(NamedTuple):
    """The character that speaks, and where it sits."""

    opponent: str
    seat: Player
    #: Whether the players have just finished a game.
    again: bool = False


class MissedQuarto(NamedTuple):
    """A quarto that nobody called and that nobody can call any more.

    `after`: the number of actions with which that was settled. `made_by` made it; `levels`: whether
    it was in the first and in the second player's level (R7).
    """

    after: int
    made_by: Player
    levels: tuple[bool, bool]

    def slipped_from(self, player: Player) -> bool:
        """Whether this player missed it: the only one who could have called it, or its maker."""
        mine, theirs = (self.levels[each.index] for each in (player, player.other))
        return mine and (not theirs or self.made_by is player)


class PublicPast(NamedTuple):
    """What the rules have settled in a game: all that a line may depend on.

    `placements`: the number of actions after each placement; `began`: how many pieces stood on the
    board when the game began. `late`: only the end of the game settled the last missed quartos.
    """

    actions: int
    began: int
    placements: tuple[int, ...]
    missed: tuple[MissedQuarto, ...]
    late: bool
    called: bool
    over: bool
    winner: Player | None
    reason: Reason | None


class SpokenLine(NamedTuple):
    """A line: whose, on which occasion, which of its variants, after how many actions."""

    opponent: str
    occasion: Occasion
    variant: int
    after: int

    @property
    def key(self) -> str:
        """The key of its text."""
        return f"says-{self.opponent}-{self.occasion}-{self.variant}"


def public_past(game: Game) -> PublicPast:
    """What is settled in a game, and nothing of what can still be called."""
    placements = tuple(
        number for number, action in enumerate(game.actions, 1) if isinstance(action, Place)
    )
    outcome = game.outcome
    called = outcome is not None and bool(outcome.alignments)
    missed = tuple(_missed(game, placements))
    late = any(each.after == len(game.actions) for each in missed) and outcome is not None
    return PublicPast(
        len(game.actions),
        game.start.placed,
        placements,
        missed,
        late,
        called and game.rules.call is not CallRule.AUTOMATIC,
        outcome is not None,
        None if outcome is None else outcome.winner,
        None if outcome is None else outcome.reason,
    )


def _missed(game: Game, placements: tuple[int, ...]) -> Iterator[MissedQuarto]:
    """The missed quartos in the order in which that was settled."""
    squares = [action.square for action in game.actions if isinstance(action, Place)]
    order = {square: number for number, square in enumerate(squares)}
    outcome = game.outcome
    named = () if outcome is None else {each.squares for each in outcome.alignments}
    for alignment in game.alignments:
        if alignment.maker is None or alignment.squares in named:
            continue
        # It was made by the placement that filled its last square (R5).
        made = max(order.get(square, -1) for square in alignment.squares)
        if alignment.status is Status.LAPSED and made + 1 < len(placements):
            # The next placement let it lapse (R12).
            after = placements[made + 1]
        elif outcome is not None:
            after = len(game.actions)
        else:
            continue
        first, second = (alignment.pattern.level <= level for level in game.rules.levels)
        yield MissedQuarto(after, alignment.maker, (first, second))


def last_line(game: Game, speaker: Speaker, seed: Seed) -> SpokenLine | None:
    """The last line of the character, None when it was said several actions ago."""
    past = public_past(game)
    *_, line = lines(past, speaker, seed)
    return line if past.actions - line.after <= _FRESH else None


def mentioned_after(game: Game, speaker: Speaker, seed: Seed) -> int:
    """After how many actions the character last spoke of a missed quarto; 0 if it never did.

    Whoever goes back further could call what it has given away.
    """
    said = lines(public_past(game), speaker, seed)
    return max((line.after for line in said if line.occasion in ABOUT_MISSED), default=0)


def lines(past: PublicPast, speaker: Speaker, seed: Seed) -> Iterator[SpokenLine]:
    """All lines of the character so far; the seed is the game's name."""
    yield _line(Occasion.REMATCH if speaker.again else Occasion.GREETING, 0, speaker, seed)
    quiet = -_QUIET
    close = int(_CLOSE.start + chance(seed, "close") * len(_CLOSE)) - past.began
    for number, after in enumerate(past.placements, 1):
        if past.over and after == past.actions:
            break
        occasion = _mentioned(past, after, speaker, seed)
        if occasion is None and number == close:
            occasion = Occasion.CLOSE
        if occasion is not None and number - quiet >= _QUIET:
            quiet = number
            yield _line(occasion, after, speaker, seed)
    last = _last_word(past, speaker)
    if last is not None:
        yield _line(last, past.actions, speaker, seed)


def _mentioned(past: PublicPast, after: int, speaker: Speaker, seed: Seed) -> Occasion | None:
    """What the character says of a quarto that lapsed just now, if it says anything."""
    lapsed = next((each for each in past.missed if each.after == after), None)
    if lapsed is None or chance(seed, after, "mention") >= _MENTIONED:
        return None
    return _of_missed(lapsed, speaker)


def _of_missed(missed: MissedQuarto, speaker: Speaker) -> Occasion:
    return Occasion.SLIP if missed.slipped_from(speaker.seat) else Occasion.SPARED


def _last_word(past: PublicPast, speaker: Speaker) -> Occasion | None:
    """What the character says at the end; nothing where nobody is left to hear it."""
    if not past.over or past.reason is Reason.ABANDONED:
        return None
    if past.winner is not None:
        won = past.winner is speaker.seat
        if past.reason is Reason.CAUGHT and past.called:
            return Occasion.CATCH if won else Occasion.CAUGHT
        return Occasion.WIN if won else Occasion.LOSS
    if past.reason is Reason.FULL_BOARD and past.late:
        return _of_missed(past.missed[-1], speaker)
    return Occasion.DRAW


def _line(occasion: Occasion, after: int, speaker: Speaker, seed: Seed) -> SpokenLine:
    variant = 1 + int(chance(seed, after, occasion) * VARIANTS[occasion])
    return SpokenLine(speaker.opponent, occasion, variant, after)
