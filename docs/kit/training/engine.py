"""An engine that plays level 1 with a trained network; it looks one turn ahead.

    fourfold score "python engine.py"
    fourfold match "python engine.py" strength:beginner --games 40

It speaks the protocol of protocol.md. Another network: python engine.py WEIGHTS.npz
"""

import sys
from pathlib import Path

import numpy as np
from network import Network

from fourfold.engine.search import as_row
from fourfold.kit.protocol import ProtocolError, parse_position
from fourfold.kit.thinking import as_turn
from fourfold.rules import GIVES, PASS, Call, Game, Phase, Place, Rules, RulesError


def choose(network, game):
    """The turn of the player to act: a call that wins, or what leaves the opponent least."""
    if calls := game.callable(game.to_act):
        return [Call(calls[0].squares)]
    if game.phase is Phase.GIVE:
        begun = [([], game)]
    elif game.phase is Phase.PLACE:
        begun = [([place], game.play(place)) for place in game.legal_actions()]
        begun = [(actions, after) for actions, after in begun if isinstance(actions[0], Place)]
    else:
        return [PASS]
    turns, rows = [], []
    for actions, after in begun:
        if calls := after.callable(after.to_act):
            return [*actions, Call(calls[0].squares)]
        if after.phase is not Phase.GIVE:
            return [*actions, PASS]
        board = as_row(after.position)[:16]
        for piece in after.position.remaining:
            turns.append([*actions, GIVES[piece]])
            rows.append([*board, int(piece)])
    return turns[int(network.values(np.array(rows, np.uint8)).argmin())]


def main():
    """Follow the lines of standard input, and yield the answers."""
    weights = sys.argv[1] if len(sys.argv) > 1 else Path(__file__).with_name("weights.npz")
    network, rules = Network.load(weights), Rules()
    game, waiting = Game(rules), None
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        match word:
            case "quit":
                return
            case "uqi":
                yield "id name Small network\nid author the Fourfold project\nid protocol 1\nuqiok"
            case "isready":
                yield "readyok"
            case "position":
                try:
                    game = parse_position(rest, rules)
                except (ProtocolError, RulesError) as error:
                    yield f"error {error}"
            case "go" if game.to_act is None:
                yield "error the game is over"
            case "go":
                waiting = as_turn(choose(network, game))
                if "infinite" not in rest:
                    yield f"bestturn {waiting}"
                    waiting = None
            case "stop" if waiting:
                yield f"bestturn {waiting}"
                waiting = None
            case "" | "new" | "stop":
                pass
            case _:
                yield f"error unknown command {line.strip()}"


if __name__ == "__main__":
    for answer in main():
        print(answer, flush=True)
