"""Long work: items come in, a pure function is applied to each, results go out by key.

`Pool` spreads the items over processes or a Ray cluster, `StateFile` keeps what is finished so that
the same job goes on after a stop, `item_seed` gives every item its own chances. No module here
knows the game.
"""

from .cluster import Cluster, ClusterUnavailable
from .files import AppendedFile
from .pool import Pool, Progress
from .processes import Processes, end_with_parent
from .seeds import Seed, item_seed
from .state import StateDamaged, StateFile, StateOfAnotherJob

__all__ = [
    "AppendedFile",
    "Cluster",
    "ClusterUnavailable",
    "Pool",
    "Processes",
    "Progress",
    "Seed",
    "StateDamaged",
    "StateFile",
    "StateOfAnotherJob",
    "end_with_parent",
    "item_seed",
]
