"""Reading what the browser has drawn, pixel by pixel."""

from __future__ import annotations

import base64
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from playwright.sync_api import BrowserContext, Page

Picture = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.bool_]

_DECODE = """async (data) => {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  const { data: pixels } = pen.getImageData(0, 0, image.width, image.height);
  const reader = new FileReader();
  await new Promise((done) => {
    reader.onload = done;
    reader.readAsDataURL(new Blob([pixels]));
  });
  return [image.width, image.height, reader.result.split(',')[1]];
}"""


def take(page: Page, clip: Mapping[str, float]) -> Picture:
    """A part of the page as rows of pixels of red, green and blue."""
    area: Any = dict(clip)
    shot = base64.b64encode(page.screenshot(clip=area)).decode()
    width, height, pixels = page.evaluate(_DECODE, shot)
    picture = np.frombuffer(base64.b64decode(pixels), np.uint8).reshape(height, width, 4)
    return picture[:, :, :3]


def luminance(picture: Picture) -> npt.NDArray[np.float64]:
    """WCAG's relative luminance of every pixel."""
    part = picture.astype(np.float64) / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    weighted: npt.NDArray[np.float64] = linear @ np.array([0.2126, 0.7152, 0.0722])
    return weighted


def lightness(picture: Picture) -> npt.NDArray[np.float64]:
    """L* of every pixel, from 0 for black to 100 for white: how light it looks in grey."""
    light = luminance(picture)
    low = light <= (6 / 29) ** 3
    shades: npt.NDArray[np.float64] = np.where(
        low, light * (29 / 3) ** 3, 116 * np.cbrt(light) - 16
    )
    return shades


def _grow(mask: Mask) -> Mask:
    """A mask and the pixels beside it."""
    grown = mask.copy()
    grown[1:] |= mask[:-1]
    grown[:-1] |= mask[1:]
    grown[:, 1:] |= mask[:, :-1]
    grown[:, :-1] |= mask[:, 1:]
    return grown


def _spread(seed: Mask, within: Mask) -> Mask:
    """What can be reached from the seed without leaving a mask."""
    reached = seed & within
    while True:
        grown = _grow(reached) & within
        if (grown == reached).all():
            return reached
        reached = grown


def piece_in(bare: Picture, drawn: Picture) -> Mask:
    """The piece in the middle of a picture, without holes: what changed when it was drawn."""
    changed = np.abs(bare.astype(int) - drawn.astype(int)).max(axis=2) > 8
    height, width = changed.shape
    middle, edge = np.zeros_like(changed), np.ones_like(changed)
    middle[height // 2 :, width * 2 // 5 : width * 3 // 5] = True
    edge[1:-1, 1:-1] = False
    # A line of the board that is drawn a shade lighter the second time is not part of the piece.
    piece = _spread(middle, changed)
    return ~_spread(edge, ~piece)


def outline_contrast(bare: Picture, drawn: Picture, reach: int = 4) -> npt.NDArray[np.float64]:
    """Around a piece: how much its edge stands out from the ground just outside it.

    `bare` is the ground with the piece's shadow and without the piece. At each place of the
    outline the contrast is that of the ground with whatever of the piece within `reach` pixels
    stands out most: a contour counts, and so does the body behind a thin contour.
    """
    piece = piece_in(bare, drawn)
    outside = ~piece
    light, ground = luminance(drawn), luminance(bare)
    contrasts = []
    for y, x in zip(*np.nonzero(piece & _grow(outside)), strict=True):
        window = np.s_[max(0, y - reach) : y + reach + 1, max(0, x - reach) : x + reach + 1]
        under = np.median(ground[window][outside[window]])
        inside = light[window][piece[window]]
        high, low = np.maximum(inside, under), np.minimum(inside, under)
        contrasts.append(((high + 0.05) / (low + 0.05)).max())
    return np.array(contrasts)


def montage(
    context: BrowserContext,
    pictures: Mapping[str, bytes],
    path: Path,
    *,
    across: int,
    width: int = 390,
    height: int | None = None,
) -> None:
    """Write pictures side by side as one, each below its name.

    So many stand in a row, if they are of this width; higher ones are made smaller.
    """
    figures = "".join(
        f"<figure><figcaption>{name}</figcaption>"
        f"<img src='data:image/png;base64,{base64.b64encode(picture).decode()}'></figure>"
        for name, picture in pictures.items()
    )
    most = "none" if height is None else f"{height}px"
    page = context.new_page()
    page.set_viewport_size({"width": across * (width + 12) + 12, "height": 600})
    page.set_content(
        "<style>body { margin: 6px; display: flex; flex-wrap: wrap; background: #888 }"
        "figure { margin: 6px } figcaption { font: bold 20px sans-serif }"
        f"img {{ display: block; max-height: {most} }}</style>{figures}"
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    # Written here: Playwright would leave a thread behind that writes files.
    path.write_bytes(page.screenshot(full_page=True, scale="css"))
    page.close()


def keep_picture(name: str, png: bytes) -> None:
    """Keep a picture in the folder FOURFOLD_PICTURES, for somebody to look at, if it is set.

    Playwright would leave a thread behind that writes files.
    """
    if folder := os.environ.get("FOURFOLD_PICTURES"):
        path = Path(folder, f"{name}.png")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(png)
