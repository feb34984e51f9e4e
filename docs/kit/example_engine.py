"""An engine in plain Python: it wins when it can, and avoids giving a piece that wins. Level 1.

It speaks the protocol of protocol.md. Check it: fourfold engine --check "python example_engine.py"
"""

import random
import re
import sys

NAMES = [column + row for row in "1234" for column in "abcd"]
LINES = [range(n, n + 4) for n in (0, 4, 8, 12)] + [range(n, 16, 4) for n in range(4)]
LINES += [range(0, 16, 5), range(3, 13, 3)]
START = "................ -"
POSITION = re.compile(r"((?:[.0-9a-f]{4}/?){4}) ([-0-9a-f])(?: turns (.+))?")
IDENTITY = "id name Example\nid author the Fourfold project\nid protocol 1\nuqiok"
ANSWERS = {"uqi": IDENTITY, "isready": "readyok", "new": "", "stop": "", "": ""}
TURN = re.compile(r"(?:\?\w{8})*([a-d][1-4])?(?:\?\w{8})*(!\w{8}|-[0-9a-f]?)?")


def quarto(board, newest):
    """The call of a line through the newest square whose four pieces share a value, if any."""
    for line in LINES:
        a, b, c, d = pieces = [board[square] for square in line]
        if newest in line and None not in pieces and (a & b & c & d or a | b | c | d != 15):
            return "!" + "".join(NAMES[square] for square in line)
    return ""


def replay(rows, digit, turns):
    """The game after these turns, None if it is over; an error if one cannot be played."""
    board = [None if piece == "." else int(piece, 16) for piece in rows.replace("/", "")]
    hand, newest = None if digit == "-" else int(digit, 16), None
    for turn in (turns or "").split():
        place, end = TURN.fullmatch(turn).groups(default="")
        if place:
            newest = NAMES.index(place)
            assert hand is not None and board[newest] is None
            board[newest], hand = hand, None
        if end.startswith("!") or turn == "-":
            return None
        if end and None in board:
            assert hand is None and int(end[1:], 16) not in board
            hand = int(end[1:], 16)
    return board, hand, newest


def with_piece(board, square, piece):
    """The board after a placement."""
    return [*board[:square], piece, *board[square + 1 :]]


def options(board, hand, newest):
    """Every turn, after how good it looks: 2 wins, 1 is safe, 0 lets the opponent win."""
    if call := quarto(board, newest):
        yield 2, call
    empty = [square for square in range(16) if board[square] is None]
    if hand is not None:
        for square in empty:
            for worth, rest in options(with_piece(board, square, hand), None, square):
                yield worth, NAMES[square] + rest
        return
    for gift in set(range(16)).difference(board):
        wins = any(quarto(with_piece(board, square, gift), square) for square in empty)
        yield 0 if wins else 1, f"-{gift:x}"
    if not empty:
        yield 1, "-"


game, turn = replay(*START.split(), ""), ""
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    answer = ""
    try:
        if word == "quit":
            break
        if word == "position":
            game = replay(*POSITION.fullmatch(rest.replace("start", START)).groups())
        elif word == "go":
            turn = max(options(*game), key=lambda option: (option[0], random.random()))[1]
        else:
            answer = ANSWERS[word]
    except (AssertionError, AttributeError, KeyError, TypeError, ValueError):
        answer = f"error cannot follow {word} {rest}"
    if turn and (word == "stop" or (word == "go" and "infinite" not in rest)):
        answer, turn = f"bestturn {turn}", ""
    if answer:
        print(answer, flush=True)
