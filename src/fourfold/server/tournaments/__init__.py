"""Tournaments: announcing, entering, pairing, results; kept as a log and sent as it grows.

A store, the server's settings and requests come in; logs, lists and the views of tournaments go
out. This room knows no HTTP. `Tournaments` needs only a store, so the command line uses it on the
embedded database without a server.
"""

from .actors import OPERATOR, Actor
from .facade import Tournaments
from .log.news import TournamentNews

__all__ = ["OPERATOR", "Actor", "TournamentNews", "Tournaments"]
