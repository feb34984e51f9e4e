"""Pictures: what is on them, pixel by pixel, and what must not be."""

from __future__ import annotations

import io
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from fourfold.drawing import Card, Scene, animate, draw_card, draw_square
from fourfold.drawing.fonts import can_write
from fourfold.drawing.scene import EMPTY, SIDE, square_picture
from fourfold.rules import Edition, Game, Piece, Player, Position, Resign, Square

#: The yellow of squares that shine.
MARK = (0xFF, 0xD8, 0x73)
#: Ana calls the quarto on row 1: four round pieces.
WON = ("-0", "a1-1", "b1-2", "c1-3", "d1!a1b1c1d1")


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data))


def played(*turns: str) -> Game:
    game = Game()
    for turn in turns:
        game = game.play_turn(turn)
    return game


def shining(picture: Image.Image) -> int:
    """How many pixels have the yellow of a mark."""
    return sum(count for count, colour in picture.getcolors(2**20) or [] if colour == MARK)


def position_with(piece: int, square: str) -> Position:
    board: list[int | None] = [None] * 16
    board[Square.parse(square)] = piece
    return Position(board)


def test_a_square_picture_is_a_square_png() -> None:
    picture = opened(draw_square(EMPTY))
    assert (picture.format, picture.size) == ("PNG", (SIDE, SIDE))
    assert opened(draw_square(EMPTY, 300)).size == (300, 300)


@pytest.mark.parametrize(
    ("square", "left", "top"), [("a1", 0, 1), ("d1", 1, 1), ("a4", 0, 0), ("d4", 1, 0)]
)
def test_a_piece_stands_on_its_square(square: str, left: int, top: int) -> None:
    # The tray below the board has one piece less, so only the board is compared.
    board = (0, 0, 500, 400)
    empty = square_picture(EMPTY, 500).crop(board)
    placed = square_picture(Scene(position_with(0, square)), 500).crop(board)
    box = ImageChops.difference(empty, placed).getbbox()
    assert box is not None
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    assert (x > 250, y > 190) == (bool(left), bool(top))
    assert box[2] - box[0] < 120


@pytest.mark.parametrize("edition", list(Edition))
def test_every_piece_looks_different(edition: Edition) -> None:
    pictures = [
        square_picture(Scene(position_with(piece, "b2"), edition), 250).crop((0, 0, 250, 200))
        for piece in range(16)
    ]
    for one, other in combinations(pictures, 2):
        assert ImageChops.difference(one, other).getbbox() is not None


def test_the_editions_look_different() -> None:
    classic, mushrooms = (draw_square(Scene(EMPTY.position, edition), 200) for edition in Edition)
    assert classic != mushrooms


def test_squares_shine_only_when_the_game_has_ended_by_them() -> None:
    """R13: finding the quarto is the players' task, so no picture may show it before."""
    before = Scene.of(played(*WON[:-1], "d1"))
    assert before.lit == ()
    after = Scene.of(played(*WON))
    assert [str(square) for square in after.lit] == ["a1", "b1", "c1", "d1"]
    assert shining(square_picture(after)) > 20 * shining(square_picture(Scene(after.position)))
    # Where nobody called it, it stays dark after the end, too.
    resigned = played(*WON[:-1], "d1").play(Resign(Player.SECOND))
    assert Scene.of(resigned).lit == ()


def test_the_last_placement_is_marked() -> None:
    scene = Scene.of(played("-0", "a1-1"))
    assert str(scene.last) == "a1"
    bare = Scene(scene.position)
    assert draw_square(scene) != draw_square(bare)


def test_a_card_has_the_size_of_open_graph() -> None:
    card = draw_card(Card("Ana vs Ben", "Ana wins", Scene.of(played(*WON))))
    picture = opened(card)
    assert (picture.format, picture.size) == ("PNG", (1200, 630))


@pytest.mark.parametrize(
    "title",
    [
        "</text><script>alert(1)</script>",
        "&amp; & < > \" '",
        "]]>",
        f"{'W' * 20} vs {'W' * 20}",
    ],
)
def test_words_on_a_card_are_words(title: str) -> None:
    """A name with markup in it is drawn as it is written, and stays on the card."""
    picture = opened(draw_card(Card(title, "")))
    plain = opened(draw_card(Card("", "")))
    box = ImageChops.difference(picture.convert("RGB"), plain.convert("RGB")).getbbox()
    assert box is not None
    assert box[0] > 700
    assert box[2] <= 1170


def test_what_cannot_be_written_is_left_out() -> None:
    assert can_write("Zoë Ω Лена Nguyễn “x”")
    assert not can_write("山田")
    assert draw_card(Card("山田 vs Ben", "")) == draw_card(Card("", ""))


def test_a_profile_card_shows_its_piece() -> None:
    cards = {draw_card(Card("Ana", "", portrait=Piece(piece))) for piece in (0, 5, 15)}
    assert len(cards) == 3


def test_an_animation_has_a_frame_for_every_gift_and_placement_and_one_for_the_end() -> None:
    game = played(*WON)
    picture = opened(animate(game, 120))
    assert (picture.format, picture.size) == ("GIF", (120, 120))
    frames, times = [], []
    for number in range(getattr(picture, "n_frames", 1)):
        picture.seek(number)
        frames.append(picture.convert("RGB").tobytes())
        times.append(picture.info["duration"])
    # The start, four gifts, four placements, and the call that lights the row.
    assert len(frames) == 1 + 4 + 4 + 1
    assert len(set(frames)) == len(frames)
    assert times[-1] == max(times)
    assert picture.info["loop"] == 0


def test_a_game_that_has_not_begun_is_one_frame() -> None:
    assert getattr(opened(animate(Game(), 100)), "n_frames", 1) == 1
