"""Random games in the Python environments, beside OpenSpiel's connect_four, in one run.

    python benchmarks/bench_environments.py [--seconds 2]

A decision includes what a learning program asks for each time: step, mask and observation.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # it has no types
from open_spiel.python.observation import make_observation  # type: ignore[import-untyped]  # nor has it

from fourfold.kit.environments import gym, gym_vector, spiel, zoo


def zoo_game(source: random.Random) -> int:
    """One game in the PettingZoo environment without wrappers; the number of its decisions."""
    env = _ZOO
    env.reset()
    count = 0
    while not env.terminations[env.agent_selection]:
        _, _, _, _, info = env.last()
        env.step(source.choice(np.flatnonzero(info["action_mask"]).tolist()))
        count += 1
    return count


def gym_game(source: random.Random) -> int:
    """One game in the Gymnasium environment; the player's own decisions."""
    _, info = _GYM.reset(seed=source.getrandbits(32))
    count, over = 0, False
    while not over:
        chosen = source.choice(np.flatnonzero(info["action_mask"]).tolist())
        _, _, over, _, info = _GYM.step(chosen)
        count += 1
    return count


def vector_player(opponent: str) -> Callable[[random.Random], int]:
    """What plays a hundred steps of 1,024 games in Gymnasium's vector environment."""
    envs = gym_vector.QuartoVectorEnv(1024, opponent=opponent)
    _, first = envs.reset(seed=1)
    held = {"mask": first["action_mask"]}

    def play(source: random.Random) -> int:
        scores = np.random.default_rng(source.getrandbits(32))
        for _ in range(100):
            chosen = (scores.random(held["mask"].shape, np.float32) * held["mask"]).argmax(axis=1)
            held["mask"] = envs.step(chosen)[-1]["action_mask"]
        return 100 * envs.num_envs

    return play


def spiel_player(name: str) -> Callable[[random.Random], int]:
    """What plays one game of OpenSpiel, observing every state."""
    game = pyspiel.load_game(name)
    observer = make_observation(game)

    def play(source: random.Random) -> int:
        state = game.new_initial_state()
        count = 0
        while not state.is_terminal():
            observer.set_from(state, state.current_player())
            state.apply_action(source.choice(state.legal_actions()))
            count += 1
        return count

    return play


_ZOO = zoo.QuartoAEC()
_GYM = gym.QuartoEnv(opponent="newcomer")
CASES: dict[str, Callable[[random.Random], int]] = {
    "PettingZoo, fourfold/quarto-v0": zoo_game,
    "Gymnasium, fourfold/Quarto-v0 against newcomer": gym_game,
    "Gymnasium, 1,024 games in one call against newcomer": vector_player("newcomer"),
    "Gymnasium, 1,024 games in one call against chance": vector_player("random"),
    "OpenSpiel, fourfold_quarto": spiel_player(spiel.ID),
    "OpenSpiel, connect_four (C++)": spiel_player("connect_four"),
}


def measure(play: Callable[[random.Random], int], seconds: float) -> float:
    """Decisions per second of processor time."""
    source = random.Random(1)
    play(source)
    count, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        count += play(source)
    return count / (time.process_time() - start)


def main() -> None:
    """Measure everything, print a table and JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each environment")
    seconds = parser.parse_args().seconds
    figures = {name: round(measure(play, seconds)) for name, play in CASES.items()}
    for name, figure in figures.items():
        print(f"{name:<52} {figure:>10,} decisions/s")
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
