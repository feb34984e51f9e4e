"""An engine in plain Python for level 1: it wins when it can, and avoids giving a piece that wins.

It speaks the protocol of protocol.md. Check it: fourfold engine --check "python example_engine.py"
"""

import random
import re
import sys

SQUARES = [column + row for row in "1234" for column in "abcd"]
ROWS = [SQUARES[start : start + 4] for start in (0, 4, 8, 12)]
LINES = [*ROWS, *zip(*ROWS, strict=True), SQUARES[0::5], SQUARES[3:13:3]]
TURN = re.compile(r"(?:\?\w{8})*([a-d][1-4])?(?:\?\w{8})*(!\w{8}|-[0-9a-f]?)?")


def quarto(board, newest):
    """The call of a line through the newest square whose four pieces share a value, if any."""
    for line in LINES:
        if newest in line and all(square in board for square in line):
            pieces = [board[square] for square in line]
            if any(len({piece >> trait & 1 for piece in pieces}) == 1 for trait in range(4)):
                return "!" + "".join(sorted(line, key=SQUARES.index))
    return None


def replay(start, turns):
    """The game after these turns, None if it is over; an error if a turn cannot be played."""
    rows, digit = start if start != ["start"] else ("." * 16, "-")
    placed = zip(SQUARES, rows.replace("/", ""), strict=True)
    board = {square: int(piece, 16) for square, piece in placed if piece != "."}
    hand, newest, over = None if digit == "-" else int(digit, 16), None, False
    for turn in turns:
        square, end = TURN.fullmatch(turn).groups()
        if square:
            assert hand is not None and square not in board
            board[square], hand, newest = hand, None, square
        if end and end[0] == "-" and len(board) < 16:
            assert hand is None and int(end[1:], 16) not in board.values()
            hand = int(end[1:], 16)
        over = (end or " ")[0] == "!" or turn == "-"
    return None if over else (board, hand, newest)


def options(board, hand, newest):
    """Every turn, after how good it looks: 2 wins, 1 is safe, 0 lets the opponent win."""
    if call := quarto(board, newest):
        yield 2, call
    for square in [""] if hand is None else [each for each in SQUARES if each not in board]:
        then = {**board, square: hand} if square else board
        if call := quarto(then, square):
            yield 2, square + call
        empty = [each for each in SQUARES if each not in then]
        for gift in set(range(16)).difference(then.values()):
            safe = not any(quarto({**then, each: gift}, each) for each in empty)
            yield int(safe), f"{square}-{gift:x}"
        if not empty:
            yield 1, f"{square}-"


def main():
    """Follow the lines of standard input, and yield the answers."""
    game, waiting = replay(["start"], []), None
    for line in sys.stdin:
        match line.split():
            case ["quit"]:
                return
            case ["uqi"]:
                yield "id name Example\nid author the Fourfold project\nid protocol 1\nuqiok"
            case ["isready"]:
                yield "readyok"
            case ["position", *words]:
                at = words.index("turns") if "turns" in words else len(words)
                try:
                    game = replay(words[:at], words[at + 1 :])
                except (AssertionError, AttributeError, ValueError):
                    yield f"error cannot play {line.strip()}"
            case ["go", *_] if game is None:
                yield "error the game is over"
            case ["go", *limits]:
                waiting = max(options(*game), key=lambda option: (option[0], random.random()))[1]
                if "infinite" not in limits:
                    yield f"bestturn {waiting}"
                    waiting = None
            case ["stop"] if waiting:
                yield f"bestturn {waiting}"
                waiting = None
            case [] | ["new"] | ["stop"]:
                pass
            case _:
                yield f"error unknown command {line.strip()}"


for answer in main():
    print(answer, flush=True)
