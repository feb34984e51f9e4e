"""The worked example: its examples are right, the shipped network plays, and training runs.

Only the last needs PyTorch, which no lock file has: it is skipped where there is none.
"""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from tests.kit.engines import LONG

from fourfold.engine import evaluate, solve_many
from fourfold.kit.conformance import CheckStatus, CheckTimes, check_engine
from fourfold.kit.data import Recipe, encode, load, make
from fourfold.kit.positions import choose_positions
from fourfold.kit.protocol import play_answer
from fourfold.kit.thinking import as_turn
from fourfold.rules import Game, Player, Rules, Symmetry, board_symmetries, trait_symmetries

FOLDER = Path(__file__).parents[2] / "docs" / "kit" / "training"
ENGINE = shlex.join([sys.executable, str(FOLDER / "engine.py")])
#: The share of these positions in which the network keeps the value, at least; of all it is 0.69.
KEPT = 0.65


@pytest.fixture
def module(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, ModuleType]]:
    """The modules of the example, imported as its programs do."""
    monkeypatch.syspath_prepend(str(FOLDER))
    names = ("network", "examples", "engine")
    yield {name: import_module(name) for name in names}
    for name in names:
        del sys.modules[name]


@pytest.fixture
def dataset(tmp_path: Path) -> Path:
    path = tmp_path / "positions.npz"
    recipe = Recipe(placed=(8, 14), seed=3)
    path.write_bytes(encode(make(recipe, 120), recipe, ".npz"))
    return path


def test_the_examples_are_right(module: dict[str, ModuleType], dataset: Path) -> None:
    source = np.random.default_rng(1)
    rows, values, owners = module["examples"].examples(load(dataset), 8, source)
    assert len(rows) == len(values) == len(owners) > 300
    assert (solve_many(rows, threads=1)[0] == values - 1).all()
    assert set(values.tolist()) == {0, 1, 2}


def test_the_network_sees_the_same_through_symmetries_of_values(
    module: dict[str, ModuleType],
) -> None:
    """Flipped values change nothing; exchanged squares and traits exchange what is seen."""
    network = module["network"]
    position = choose_positions(1, level=1)[0].position
    row = np.array([module["engine"].as_row(position)], np.uint8)
    seen = network.features(row)
    for traits, flips in trait_symmetries():
        if traits == (0, 1, 2, 3):
            other = module["engine"].as_row(Symmetry(flips=flips).position(position))
            assert (network.features(np.array([other], np.uint8)) == seen).all()
    width = len(network.LINES) * 4 * network.KINDS
    lines = seen[:, :width].reshape(len(network.LINES), 4, network.KINDS)
    images = {lines[order].tobytes() for order in network.line_orders()}
    for moved in board_symmetries(1):
        other = module["engine"].as_row(Symmetry(squares=moved).position(position))
        there = network.features(np.array([other], np.uint8))[:, :width]
        assert there.tobytes() in images
        assert (network.features(np.array([other], np.uint8))[:, width:] == seen[:, width:]).all()


def test_the_shipped_network_keeps_the_value(module: dict[str, ModuleType]) -> None:
    network = module["network"].Network.load(FOLDER / "weights.npz")
    chosen = choose_positions(70, level=1)
    kept = 0
    for each in chosen:
        turn = as_turn(module["engine"].choose(network, each.game))
        values = {str(one.turn): one.value for one in evaluate(each.position).turns}
        kept += values[turn] is each.value
    assert kept / len(chosen) >= KEPT


def test_it_wins_by_calling_and_calls_what_was_missed(module: dict[str, ModuleType]) -> None:
    network = module["network"].Network.load(FOLDER / "weights.npz")
    game = Game(Rules())
    for turn in ("-7", "c2-5", "d2-6", "b2-4"):
        game = game.play_turn(turn)
    won = play_answer(game, as_turn(module["engine"].choose(network, game)))
    assert won.outcome is not None
    assert won.outcome.winner is Player.FIRST
    missed = game.play_turn("a2-0")
    caught = play_answer(missed, as_turn(module["engine"].choose(network, missed)))
    assert caught.outcome is not None
    assert caught.outcome.winner is Player.SECOND


def test_the_engine_speaks_the_protocol() -> None:
    report = check_engine(ENGINE, CheckTimes(patience=LONG, tolerance=LONG))
    failed = [result for result in report.results if result.status is CheckStatus.FAILED]
    assert report.conforms, failed


def test_the_weights_are_small() -> None:
    assert (FOLDER / "weights.npz").stat().st_size < 2**20


@pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed (extra training)")
def test_training_makes_weights_that_play(
    module: dict[str, ModuleType], dataset: Path, tmp_path: Path
) -> None:
    weights = tmp_path / "weights.npz"
    done = subprocess.run(
        [sys.executable, FOLDER / "train.py", dataset, weights, "--epochs", "2"],
        capture_output=True,
        check=False,
        encoding="utf-8",
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    assert "of the examples kept aside" in done.stdout
    network = module["network"].Network.load(weights)
    game = Game(Rules())
    while game.to_act is not None:
        game = play_answer(game, as_turn(module["engine"].choose(network, game)))
    assert game.outcome is not None
