"""Rules and games in English: what a language model reads.

The texts are in one language and change only with the kit, because results are compared.
"""

from __future__ import annotations

from typing import Final

from fourfold.rules import (
    CallRule,
    FalseCall,
    Game,
    Phase,
    Piece,
    Player,
    Position,
    Rules,
    Square,
)

_GAME: Final = (
    "You are playing Quarto. Two players share sixteen pieces and a board of four rows by four"
    " columns. Every piece is light or dark (colour), round or square (shape), tall or short"
    " (height), solid or hollow (fill), and no two are alike. In a turn you place the piece that"
    " your opponent gave you on an empty square, then you choose one of the remaining pieces and"
    " give it to your opponent, who must place it."
)
_PATTERNS: Final = {
    1: "the 4 rows, the 4 columns and the 2 long diagonals",
    2: "the 4 rows, the 4 columns, the 2 long diagonals and the 9 squares of 2x2 neighbours",
    3: (
        "the 4 rows, the 4 columns, the 2 long diagonals, the 9 squares of 2x2 neighbours, and the"
        " corners of the larger upright squares (the 4 of 3x3 and the one of 4x4)"
    ),
    4: (
        "the 4 rows, the 4 columns, the 2 long diagonals, and the corners of every square that can"
        " be drawn on the board, upright or tilted"
    ),
}


def describe_piece(piece: Piece) -> str:
    """A piece by its digit and its four values.

    >>> describe_piece(Piece(6))
    '6 (light square short solid)'
    """
    return f"{piece} ({' '.join(map(str, piece.values))})"


def describe_rules(rules: Rules, player: Player) -> str:
    """The rules and the notation, for one of the players."""
    mine, other = rules.levels_of(player)
    traits = ", ".join(map(str, rules.traits))
    which = f"one of the traits {traits}" if len(rules.traits) > 1 else f"the trait {traits}"
    lines = [_GAME]
    lines.append(
        f"Four pieces that share a value of {which} on one of the patterns make a quarto."
        f" The patterns are {_PATTERNS[mine]}."
    )
    if other != mine:
        lines.append(f"For your opponent the patterns are {_PATTERNS[other]}.")
    lines.append(_calls(rules))
    lines.append("If the board is full and nobody has won, the game is drawn.")
    lines.append(
        "Squares are a1 to d4: columns a to d, rows 1 to 4. Pieces are the digits 0 to 9 and the"
        " letters a to f."
    )
    return "\n".join(lines)


def describe_game(game: Game, player: Player) -> str:
    """The board, the pieces and whose turn it is."""
    position = game.position
    lines = [f"You are the {player} player. The board:", "", draw(position), ""]
    placed = [piece for piece in position.board if piece is not None]
    if placed:
        lines.append(f"On the board: {_listed(placed)}.")
    if position.hand is not None:
        whose = "You hold" if game.to_act is player else "Your opponent holds"
        lines.append(f"{whose} piece {describe_piece(position.hand)}.")
    lines.append(f"Still to be given: {_listed(position.remaining) or 'nothing'}.")
    if game.actions:
        lines.append(f"Turns so far: {' '.join(game.turn_texts)}")
    return "\n".join(lines)


def draw(position: Position) -> str:
    """The board with its names, row 4 on top.

    >>> print(draw(Position.parse("0.../.f../..../.... 7")))
    4  .  .  .  .
    3  .  .  .  .
    2  .  f  .  .
    1  0  .  .  .
       a  b  c  d
    """
    rows = [
        "  ".join([str(row + 1), *("." if p is None else str(p) for p in _row(position, row))])
        for row in (3, 2, 1, 0)
    ]
    return "\n".join([*rows, "   a  b  c  d"])


def ask_for_turn(game: Game) -> str:
    """What the player to act has to write."""
    gift = game.position.remaining[0] if game.position.remaining else None
    square = next(iter(game.position.empty_squares), None)
    calls = game.rules.call is not CallRule.AUTOMATIC
    if game.phase is Phase.GIVE:
        text = f"Give a piece: write it after a hyphen, such as [-{gift}]."
    elif game.phase is Phase.PLACE and gift is not None:
        text = (
            "Write the square on which you place the piece, a hyphen and the piece that you give,"
            f" such as [{square}-{gift}]."
        )
        if not calls:
            text += f" If the placement makes a quarto, write the square alone: [{square}]."
    elif game.phase is Phase.PLACE:
        end = "" if not calls else "-"
        text = f"Write the square on which you place the last piece: [{square}{end}]."
    else:
        text = "Write [-] to pass."
    # Whether there is anything to call must not show.
    if game.may_call and game.position.used:
        text += f" To call a quarto, write {_ask_for_call(game, square)}."
    return f"{text} End your answer with your turn in square brackets."


def prompt(game: Game) -> str:
    """Everything that the player to act has to know: the rules, the game, and what to write."""
    player = game.to_act
    assert player is not None, "asked only while the game continues"
    return "\n\n".join(
        [describe_rules(game.rules, player), describe_game(game, player), ask_for_turn(game)]
    )


def _ask_for_call(game: Game, square: Square | None) -> str:
    """How a call is written: with or without a placement before it."""
    call = "an exclamation mark and its four squares"
    if game.phase is not Phase.PLACE:
        return f"{call} instead, such as [!a2b2c2d2]"
    replaced = "gift" if game.position.remaining else "hyphen"
    return (
        f"{call} in place of the {replaced}, such as [{square}!a2b2c2d2], or before anything else,"
        " such as [!a2b2c2d2]"
    )


def _row(position: Position, row: int) -> tuple[Piece | None, ...]:
    return position.board[4 * row : 4 * row + 4]


def _listed(pieces: list[Piece] | tuple[Piece, ...]) -> str:
    return ", ".join(describe_piece(piece) for piece in pieces)


def _calls(rules: Rules) -> str:
    if rules.call is CallRule.AUTOMATIC:
        text = "The player whose placement makes a quarto wins immediately; there are no calls."
        first, second = rules.levels
        if first == second:
            return text
        return f"{text} A quarto on a pattern that only the opponent has wins for the opponent."
    cost = (
        "A false call loses the game."
        if rules.false_call is FalseCall.LOSES
        else "A false call is refused and your turn continues; after three you may not call again"
        " in this turn."
    )
    lapse = (
        "A quarto that nobody calls keeps its value: the first player to call it on their own turn"
        " wins."
        if rules.call is CallRule.STANDING
        else "If its maker gives a piece without calling, the opponent may call it before placing"
        " and wins; after that it is worth nothing."
    )
    return f"A quarto wins only when a player calls it on their own turn. {lapse} {cost}"
