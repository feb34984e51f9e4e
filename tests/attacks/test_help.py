"""Help in games without help, by detours: every route asks the same judgement."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import httpx
import pytest
from tests.server.accounts import PASSWORD, sign_in, sign_up
from tests.server.playing import SECOND_WINS, begin, play, seats
from tests.server.running import Client, Server

from fourfold.rules import Game, Piece, Position, Record, parse_action
from fourfold.rules.symmetry import Symmetry

#: Five pieces are on the board.
ACTIONS = (*SECOND_WINS[:9], "a1", "-0")
#: A symmetry of every level that leaves no piece where it was.
TURNED = Symmetry(tuple(range(15, -1, -1)), (1, 0, 3, 2), 5)
#: Nothing of this can come from the game's position, or lead to it.
ELSEWHERE = "0f../..../5a../...9 -"
FULL = "0123/4567/89ab/cdef -"
MINUTES, DAYS = "300+5", "259200/move"


@dataclass
class Scene:
    """A game without help that Ana plays, and the server that should not help her."""

    server: Server
    ana: Client
    game: str
    played: Game

    @property
    def position(self) -> Position:
        """What is on the board, without the piece in hand."""
        return Position(self.played.position.board)

    @property
    def turned(self) -> Position:
        """The same, seen through a symmetry."""
        return TURNED.position(self.position)

    def analyse(self, client: Client, position: Position | str, **more: object) -> httpx.Response:
        return client.post("/api/analysis", json={"position": str(position), **more})

    def successor(self) -> Position:
        """The board after one more placement."""
        return self.played.play(parse_action("b1")).position

    def predecessor(self) -> Position:
        """The board without a piece; another order of moves leads from it to the game's."""
        board = list(self.played.position.board)
        board[12] = None
        return Position(board, Piece(8))

    def record(self) -> str:
        """The game's record with an ending that did not happen."""
        return str(Record(self.played.play(parse_action("resign:first"))))


def set_up(server: Server, ana: Client, ben: Client, clock: str, **terms: object) -> Scene:
    game, snapshot = begin(ana, ben, clock=clock, **terms)
    first, second = seats(ana, ben, snapshot).values()
    play(first, second, game, ACTIONS)
    played = Game()
    for action in ACTIONS:
        played = played.play(parse_action(action))
    return Scene(server, ana, game, played)


def rated(server: Server, clock: str) -> Scene:
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    return set_up(server, ana, ben, clock, rated=True)


def refused(answer: httpx.Response) -> str | None:
    """Why help was refused, None if it was given."""
    return str(answer.json()["code"]) if answer.status_code == 403 else None


# The ways -----------------------------------------------------------------------------------------


def copy_to_shared_screen(scene: Scene) -> Iterator[httpx.Response]:
    yield _copy(scene.ana, scene.position, "shared")


def copy_against_the_computer(scene: Scene) -> Iterator[httpx.Response]:
    yield _copy(scene.ana, scene.turned, "computer")


def review_with_another_ending(scene: Scene) -> Iterator[httpx.Response]:
    yield scene.ana.post("/api/review", json={"record": scene.record()})


def analyse_successors(scene: Scene) -> Iterator[httpx.Response]:
    yield scene.analyse(scene.ana, scene.successor())
    yield scene.analyse(scene.ana, TURNED.position(scene.successor()), level="2")


def analyse_what_led_to_it(scene: Scene) -> Iterator[httpx.Response]:
    yield scene.analyse(scene.ana, scene.predecessor())
    turned = TURNED.position(scene.predecessor())
    yield scene.ana.post("/api/hint", json={"position": str(turned)})


def ask_the_filler(scene: Scene) -> Iterator[httpx.Response]:
    yield scene.ana.post("/api/filling/check", json={"board": str(scene.position)})
    yield scene.ana.post("/api/filling/hint", json={"board": str(scene.turned)})


def ask_in_another_browser(scene: Scene) -> Iterator[httpx.Response]:
    other = scene.server.client()
    assert sign_in(other, "Anneke") == 200
    yield scene.analyse(other, scene.successor())


def ask_with_a_token(scene: Scene) -> Iterator[httpx.Response]:
    token = scene.ana.post("/api/tokens", json={"name": "helper"}).json()["token"]
    program = scene.server.client()
    program.headers["Authorization"] = f"Bearer {token}"
    yield scene.analyse(program, scene.successor())


def ask_as_a_guest_after_signing_out(scene: Scene) -> Iterator[httpx.Response]:
    scene.ana.delete("/api/session")
    yield scene.analyse(scene.ana, scene.successor())
    assert scene.ana.post("/api/me").json()["player"]["kind"] == "guest"
    yield scene.analyse(scene.ana, scene.successor())
    assert sign_in(scene.ana, "Anneke") == 200
    yield scene.analyse(scene.ana, scene.successor())


def ask_as_another_account_in_the_same_browser(scene: Scene) -> Iterator[httpx.Response]:
    sign_up(scene.server, "Zweitkonto")
    assert sign_in(scene.ana, "Zweitkonto") == 200
    yield scene.analyse(scene.ana, scene.successor())


def ask_with_other_rules(scene: Scene) -> Iterator[httpx.Response]:
    yield scene.analyse(scene.ana, scene.turned, level="4")
    yield scene.analyse(scene.ana, scene.position, traits=["colour", "shape", "fill"])


WAYS = [
    copy_to_shared_screen,
    copy_against_the_computer,
    review_with_another_ending,
    analyse_successors,
    analyse_what_led_to_it,
    ask_the_filler,
    ask_in_another_browser,
    ask_with_a_token,
    ask_as_a_guest_after_signing_out,
    ask_as_another_account_in_the_same_browser,
    ask_with_other_rules,
]


def _copy(client: Client, position: Position, kind: str) -> httpx.Response:
    wanted = {"opponent": {"kind": kind}, "first": "me", "position": str(position)}
    return client.post("/api/games", json=wanted)


@pytest.mark.parametrize("clock", [MINUTES, pytest.param(DAYS, marks=pytest.mark.long)])
@pytest.mark.parametrize("way", WAYS)
def test_no_detour_leads_to_help(
    server: Server, way: Callable[[Scene], Iterator[httpx.Response]], clock: str
) -> None:
    scene = rated(server, clock)
    expected = "without-help" if clock == MINUTES else "live-game"
    codes = [refused(answer) for answer in way(scene)]
    assert codes == [expected] * len(codes)


# What the rule says about each kind of game -------------------------------------------------------


def test_with_a_short_clock_there_is_no_help_with_anything(server: Server) -> None:
    """Not even with positions that have nothing to do with the game."""
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    own = _copy(ana, Position.parse(ELSEWHERE), "shared").json()["id"]
    over = _copy(ana, Position.parse(ELSEWHERE), "shared").json()["id"]
    ana.post(f"/api/games/{over}/resign", json={"seat": "first"})
    scene = set_up(server, ana, ben, MINUTES, rated=True)
    asked = {
        "hint": ana.post("/api/hint", json={"position": ELSEWHERE}),
        "hint in a game": ana.post(f"/api/games/{own}/hint"),
        "danger": ana.post(f"/api/games/{own}/danger"),
        "explanation": ana.post(f"/api/games/{own}/explain", json={"turn": "-1"}),
        "analysis": scene.analyse(ana, ELSEWHERE),
        "alignments": scene.analyse(ana, FULL),
        "filling": ana.post("/api/filling/check", json={"board": ELSEWHERE}),
        "computer": _copy(ana, Position.parse(ELSEWHERE), "computer"),
        "shared screen": _copy(ana, Position.parse(ELSEWHERE), "shared"),
        "rematch": ana.post(f"/api/games/{over}/rematch", json={"seat": "first"}),
        "review": ana.get(f"/api/games/{over}/review"),
    }
    assert {name: refused(answer) for name, answer in asked.items()} == dict.fromkeys(
        asked, "without-help"
    )
    # Playing is no help: from the empty board everybody may.
    fresh = ana.post("/api/games", json={"opponent": {"kind": "computer"}})
    assert fresh.status_code == 201
    ben.post(f"/api/games/{scene.game}/resign")
    assert ana.post(f"/api/games/{own}/danger").status_code == 200
    assert _copy(ana, scene.position, "shared").status_code == 201


def test_in_a_game_of_days_other_positions_are_free(server: Server) -> None:
    scene = rated(server, DAYS)
    own = _copy(scene.ana, Position.parse(ELSEWHERE), "shared")
    assert own.status_code == 201
    assert scene.ana.post(f"/api/games/{own.json()['id']}/danger").status_code == 200
    # Every game leads through boards with few pieces.
    few = Position.parse("..../..7./..../.... -")
    assert _copy(scene.ana, few, "computer").status_code == 201


def test_with_few_pieces_the_board_and_its_successors_are_refused(server: Server) -> None:
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    game, snapshot = begin(ana, ben, rated=True, clock=DAYS)
    first, second = seats(ana, ben, snapshot).values()
    play(first, second, game, ACTIONS[:5])

    def code(position: str) -> str | None:
        return refused(_copy(ana, Position.parse(position), "shared"))

    # Two pieces are on the board: c2 is 7, d2 is 5.
    assert code("..../..75/..../.... -") == "live-game"
    assert code("..../..../8a../.... -") == "live-game"
    assert code("..../..75/..../..3. -") == "live-game"
    assert code("..../..75/.1../..3. -") is None
    assert code("..../..7./..../.... -") is None


def test_others_are_refused_the_board_of_the_game(server: Server) -> None:
    scene = rated(server, MINUTES)
    eve = server.client()
    for answer in (
        _copy(eve, scene.turned, "computer"),
        _copy(eve, scene.position, "shared"),
        eve.post("/api/review", json={"record": scene.record()}),
        eve.post("/api/filling/check", json={"board": str(scene.turned)}),
        scene.analyse(eve, scene.turned, traits=["colour", "shape"]),
    ):
        assert refused(answer) == "live-game"
    for position in (Position.parse(ELSEWHERE), scene.successor(), scene.predecessor()):
        assert _copy(eve, position, "shared").status_code == 201
    scene.ana.post(f"/api/games/{scene.game}/resign")
    assert _copy(eve, scene.turned, "shared").status_code == 201


@pytest.mark.parametrize("clock", [MINUTES, DAYS, "-"])
def test_the_same_holds_between_people_who_did_not_agree_on_help(
    server: Server, clock: str
) -> None:
    scene = set_up(server, server.client(), server.client(), clock)
    expected = "without-help" if clock == MINUTES else "live-game"
    assert refused(scene.ana.post(f"/api/games/{scene.game}/hint")) == expected
    assert refused(scene.analyse(scene.ana, scene.successor())) == expected
    assert refused(_copy(scene.ana, scene.turned, "shared")) == expected
    assert refused(scene.analyse(server.client(), scene.turned)) == "live-game"


def test_with_fewer_traits_other_pieces_can_be_the_same(server: Server) -> None:
    """Where fill does not count, a copy with other fills is a copy."""
    traits = ["colour", "shape", "height"]
    scene = set_up(server, server.client(), server.client(), DAYS, traits=traits)
    # Piece 8 with the other fill is piece 9.
    board = [Piece(9) if piece == 8 else piece for piece in scene.position.board]
    disguised = Position(board)
    for client in (scene.ana, server.client()):
        assert refused(scene.analyse(client, disguised, traits=traits)) == "live-game"
    assert _copy(server.client(), disguised, "shared").status_code == 201


def test_whoever_agrees_on_help_has_it(server: Server) -> None:
    scene = set_up(server, server.client(), server.client(), MINUTES, help=True)
    assert scene.ana.post(f"/api/games/{scene.game}/hint").status_code == 200
    assert _copy(server.client(), scene.position, "shared").status_code == 201


# Where both agreed on help ------------------------------------------------------------------------


def told(scene: Scene) -> list[str]:
    """The entries about help in the log, which both players have."""
    log = scene.ana.get(f"/api/games/{scene.game}").json()["log"]
    return [entry["entry"] for entry in log if entry["entry"].startswith("help:")]


@pytest.fixture
def agreed(server: Server) -> Scene:
    """A game of two accounts with help, in which Ana, who is first, is to give."""
    ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
    return set_up(server, ana, ben, MINUTES, help=True, first="me")


@pytest.mark.parametrize("way", WAYS)
def test_no_detour_leads_to_help_that_nobody_is_told_of(
    agreed: Scene, way: Callable[[Scene], Iterator[httpx.Response]]
) -> None:
    for answer in way(agreed):
        assert refused(answer) is None
    ben = agreed.server.client()
    assert sign_in(ben, "Bertil") == 200
    agreed.ana = ben
    entries = told(agreed)
    assert entries
    assert all(entry.startswith("help:first:") for entry in entries)


def test_both_are_told_what_was_used_once_for_each_position(agreed: Scene) -> None:
    ana, path = agreed.ana, f"/api/games/{agreed.game}"
    for _ in range(2):
        assert ana.post(f"{path}/hint", json={"depth": "nudge"}).status_code == 200
        assert ana.post(f"{path}/danger").status_code == 200
        assert ana.post(f"{path}/explain", json={"turn": "-1"}).status_code in (200, 422)
        assert agreed.analyse(ana, agreed.turned).status_code == 200
    kinds = ("hint", "threats", "explanation", "analysis")
    assert told(agreed) == [f"help:first:{kind}" for kind in kinds]
    number = ana.get(path).json()["number"]
    acted = {"action": "b1", "answers": number - len(kinds)}
    answer = ana.post(f"{path}/actions", json=acted)
    assert answer.status_code == 200, "help does not make an action late"
    ana.post(f"{path}/hint")
    assert told(agreed)[len(kinds) :] == ["help:first:hint"]


def test_nobody_is_told_of_help_with_something_else(agreed: Scene) -> None:
    assert agreed.analyse(agreed.ana, ELSEWHERE).status_code == 200
    assert agreed.analyse(agreed.server.client(), agreed.position).status_code == 200
    assert told(agreed) == []


def test_signing_in_elsewhere_links_nobody_else(server: Server) -> None:
    """Two people who use one server are not the same because both once signed in."""
    rated(server, MINUTES)
    eve = sign_up(server, "Evelien")
    assert sign_in(eve, "Evelien", PASSWORD) == 200
    assert _copy(eve, Position.parse(ELSEWHERE), "computer").status_code == 201
