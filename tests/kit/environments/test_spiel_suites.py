"""The suites that OpenSpiel runs on its own games, on ours."""

from __future__ import annotations

import unittest
from collections import Counter
from importlib import import_module
from types import ModuleType

import pyspiel  # type: ignore[import-not-found]  # it has no types
import pytest

from fourfold.kit.environments import spiel
from fourfold.kit.numbering import DECISIONS, decisions
from fourfold.rules import Game

from .test_spiel import TEXTS

#: Few enough games from there under each way of calling; calls that are refused make millions.
SMALL: list[dict[str, str | int]] = [
    {"call": "automatic", "position": "0123/4f67/89.b/.d.. a"},
    {"call": "official", "position": "0124/3f67/895b/c... a"},
    {"call": "standing", "level": 1, "handicap": 2, "position": "0124/3f67/895b/c... a"},
]
#: It compares tensors of information states; the game has the observation alone.
WITH_TENSORS = "test_current_player_infosets_no_overlap_between_players"


@pytest.fixture
def api_test() -> ModuleType:
    """Imported late: it brings all games of OpenSpiel, which takes seconds."""
    return import_module("open_spiel.integration_tests.api_test")


@pytest.mark.parametrize("text", TEXTS)
def test_its_api_test_passes(text: str, api_test: ModuleType) -> None:
    result = _run(api_test.EnforceAPIOnPartialTreeBase, text)
    assert result.testsRun >= 5


@pytest.mark.parametrize("text", TEXTS)
def test_its_simulation_passes(text: str) -> None:
    games_sim_test = import_module("open_spiel.python.tests.games_sim_test")
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(text))


@pytest.mark.parametrize("parameters", SMALL)
def test_its_api_test_of_whole_trees_passes(
    parameters: dict[str, str | int], api_test: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The numbers of nodes are those of the rules; no two of them share an information state."""
    game = pyspiel.load_game(spiel.ID, {"false_call": "loses", **parameters})
    nodes = _count(game.new_initial_state().game)
    numbers = (0, nodes["inner"], nodes["over"])
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, str(game), numbers)
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, str(game), nodes["inner"])
    monkeypatch.delattr(api_test.EnforceAPIOnFullTreeBase, WITH_TENSORS)
    result = _run(api_test.EnforceAPIOnFullTreeBase, str(game))
    assert result.testsRun >= 7
    assert nodes["inner"] > 10


def _run(suite: type[unittest.TestCase], text: str) -> unittest.TestResult:
    """The result of a suite, which was all right."""
    about = {"game": pyspiel.load_game(text), "game_name": text}
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(type("Suite", (suite,), about)).run(result)
    assert [trace for _, trace in (*result.errors, *result.failures)] == []
    return result


def _count(game: Game) -> Counter[str]:
    """How many games lead on from here, and how many are over."""
    if game.outcome is not None:
        return Counter(["over"])
    below = (_count(game.play(DECISIONS[number])) for number in decisions(game))
    return sum(below, Counter(["inner"]))
