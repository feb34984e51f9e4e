"""A whole game as an animated GIF."""

from __future__ import annotations

import io
from typing import Final

from PIL import Image

from fourfold.rules import Game, Give, Place

from .scene import Scene, square_picture

#: Pixels of a side; milliseconds that a gift, a placement and the end are shown.
SIDE: Final = 480
_GIFT: Final = 700
_PLACEMENT: Final = 900
_END: Final = 4000
_COLOURS: Final = 128


def animate(game: Game, side: int = SIDE) -> bytes:
    """A game from its start to where it stands, with a frame per gift and per placement."""
    scenes, times = _frames(game)
    images = [square_picture(scene, side) for scene in scenes]
    # One palette for all frames, so that what does not change is not stored again.
    palette = _palette(images)
    drawn = [image.quantize(palette=palette, dither=Image.Dither.NONE) for image in images]
    output = io.BytesIO()
    drawn[0].save(
        output,
        "GIF",
        save_all=True,
        append_images=drawn[1:],
        duration=times,
        loop=0,
        optimize=False,
        disposal=1,
    )
    return output.getvalue()


def _frames(game: Game) -> tuple[list[Scene], list[int]]:
    """What is shown, and for how many milliseconds; calls and passes move no piece."""
    scenes, times = [], []
    for state in game.states():
        last = state.actions[-1] if state.actions else None
        if last is None or isinstance(last, Give | Place):
            scenes.append(Scene.of(state))
            times.append(_GIFT if isinstance(last, Give) else _PLACEMENT)
    end = Scene.of(game)
    if scenes[-1] != end:
        scenes.append(end)
        times.append(_END)
    times[-1] = _END
    return scenes, times


def _palette(images: list[Image.Image]) -> Image.Image:
    """The colours of the first and the last frame together: every piece is in one of them."""
    side = images[0].width
    both = Image.new("RGB", (2 * side, side))
    both.paste(images[0], (0, 0))
    both.paste(images[-1], (side, 0))
    return both.quantize(_COLOURS, dither=Image.Dither.NONE)
