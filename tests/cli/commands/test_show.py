import pytest
from tests.cli.conftest import Real, Run

POSITION = ".4f./c3.0/78../9... a"


def test_a_position_with_its_hand(run: Run) -> None:
    result = run("show", POSITION)
    assert result.exit_code == 0
    assert "In hand: short dark round solid piece (a)" in result.stdout
    assert f"Position: {POSITION}" in result.stdout
    assert "Player 2 now places this piece, then gives Player 1 one." in result.stdout


def test_quotes_may_be_left_out_and_the_start_is_the_default(run: Run) -> None:
    assert run("show", *POSITION.split()).stdout == run("show", POSITION).stdout
    assert "Position: ..../..../..../.... -" in run("show").stdout
    assert run("show", "..../..../..../....", "-").stdout == run("show").stdout


def test_alignments_of_level_and_traits_are_named(run: Run) -> None:
    square = "01../23../..../.... -"
    assert "Alignment" not in run("show", square).stdout
    assert "Alignment on a1 b1 a2 b2: light and round" in run("show", square, "--level", 2).stdout
    only = run("show", square, "--level", "2", "--traits", "fill,height").stdout
    assert "Alignment" not in only


@pytest.mark.parametrize(("level", "there"), [("2:1", True), ("1:2", True), ("1", False)])
def test_a_handicap_shows_what_either_player_can_call(run: Run, level: str, there: bool) -> None:
    assert ("Alignment" in run("show", "01../23../..../.... -", "--level", level).stdout) is there


def test_mushrooms_have_their_own_words(run: Run) -> None:
    result = run("show", POSITION, "--edition", "mushrooms")
    assert "In hand: small red pointed mushroom without yellow dots (a)" in result.stdout


def test_a_full_board(run: Run) -> None:
    result = run("show", "0123/4567/89ab/cdef -")
    assert result.exit_code == 0
    assert "Beside the board" not in result.stdout


def test_ascii_and_colour(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("show", POSITION, "--ascii").stdout.isascii()
    assert "\x1b[" not in run("show", POSITION).stdout
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    assert "38;" in run("show", POSITION).stdout
    assert "38;" not in run("show", POSITION, "--no-colour").stdout


def test_an_encoding_without_box_characters_gets_ascii(real: Real) -> None:
    out, err = real("--lang", "fr", "show", POSITION, PYTHONIOENCODING="ascii").communicate()
    assert out.isascii()
    assert "█" not in out
    assert err == ""


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["x"], ["POSITION", "'x'", "a board, a space"]),
        (["....//../..../....", "-"], ["POSITION", "character 6", "sixteen squares"]),
        (["0..0/..../..../....", "-"], ["POSITION", "character 4", "not already on the board"]),
        (["0.../..../..../....", "0"], ["POSITION", "character 21", "not already on the board"]),
        (["0.../..../..../....", "g"], ["POSITION", "the piece in hand"]),
        (["--level", "5"], ["--level", "'5'", "a level from 1 to 4"]),
        (["--level", "1:2:3"], ["--level", "'1:2:3'"]),
        (["--traits", "colour,size"], ["--traits", "'size'", "colour, shape, height or fill"]),
        (["--traits", "fill,fill"], ["--traits", "each trait only once"]),
        (["--traits", ""], ["--traits", "a trait"]),
        (["--edition", "gold"], ["--edition", "'gold'", "classic or mushrooms"]),
    ],
)
def test_bad_input_is_quoted_and_explained(
    run: Run, arguments: list[str], words: list[str]
) -> None:
    result = run("show", *arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    for word in words:
        assert word in result.stderr


def test_french_has_a_space_before_the_colon(run: Run) -> None:
    shown = run("--lang", "fr", "show", "01../23../..../.... 9").stdout
    assert "Position\u202f: 01../23../..../.... 9" in shown
    assert "En main\u202f: pièce haute, foncée, ronde et creuse (9)" in shown
    assert "Niveau 2\u202f: 19 " in run("--lang", "fr", "patterns", "--level", "2").stdout
    played = run("--lang", "fr", "play", "--first", "Ana", "--traits", "colour", stdin=["7"]).stdout
    assert "Caractères retenus\u202f: couleur" in played
    assert "Ana\u202f: " in played
    refused = run("--lang", "fr", "show", "--level", "5").stderr
    assert "--level\u202f: impossible de lire '5'" in refused
