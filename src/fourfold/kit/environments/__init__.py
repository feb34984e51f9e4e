"""Learning environments: decisions by number come in, observations, masks and rewards go out.

`zoo` is for PettingZoo, `gym` for Gymnasium, `spiel` for OpenSpiel; each needs the extra of its
framework and registers its environment when it is imported (docs/kit/environments.md). `settings`
reads the rules of a game from plain values. What the numbers mean is in `fourfold.kit.numbering`
and `fourfold.kit.observations`.
"""

from .settings import new_game

__all__ = ["new_game"]
