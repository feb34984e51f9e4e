"""Pictures of positions and games, as the web app draws them: PNG and animated GIF.

In come games and positions of `rules`, and words that are already in the reader's language; out go
the bytes of a picture. `drawings.json` holds the board and the pieces as the web app's components
draw them (`npm run drawings` in web/ writes it), so there is one drawing of each.
"""

from .animation import animate
from .card import Card, draw_card
from .scene import Scene, draw_board, draw_piece, draw_square

__all__ = ["Card", "Scene", "animate", "draw_board", "draw_card", "draw_piece", "draw_square"]
