"""Makes the two typefaces of `fourfold.drawing` from those of the web app.

    python -m venv /tmp/fonts && /tmp/fonts/bin/pip install fonttools brotli
    /tmp/fonts/bin/python scripts/drawing_fonts.py

The web app's typefaces are variable and come in parts, one per script. A drawing needs one weight
of each, in one file that the renderer can read. The result has names of its own: the licence (SIL
Open Font License) keeps the original names for the original files.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

# fontTools comes with fpdf2, and has no type stubs.
from fontTools import subset  # type: ignore[import-untyped]  # see above
from fontTools.merge import Merger  # type: ignore[import-untyped]  # see above
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]  # see above
from fontTools.varLib import instancer  # type: ignore[import-untyped]  # see above

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "web" / "node_modules" / "@fontsource-variable"
FONTS = ROOT / "src" / "fourfold" / "drawing" / "fonts"
LATIN = ("latin", "latin-ext", "vietnamese")
OTHERS = ("greek", "greek-ext", "cyrillic", "cyrillic-ext")
#: Entries of the table of names: copyright, family, style, name, version, licence.
KEPT = (0, 1, 2, 3, 4, 5, 6, 13, 14)


def part(package: str, script: str, weight: int) -> Any:  # noqa: ANN401  # a TTFont
    """One weight of the letters of a script, without hints and without features nobody sees."""
    path = PACKAGES / package / "files" / f"{package}-{script}-wght-normal.woff2"
    font = instancer.instantiateVariableFont(TTFont(path), {"wght": weight})
    font.flavor = None
    options = subset.Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl"]
    options.hinting = options.glyph_names = False
    options.name_IDs = ["*"]
    options.notdef_outline = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=list(font.getBestCmap()))
    subsetter.subset(font)
    return font


def make(name: str, package: str, scripts: tuple[str, ...], weight: int) -> None:
    """Write a typeface."""
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for script in scripts:
            paths.append(str(Path(folder, f"{script}.ttf")))
            part(package, script, weight).save(paths[-1])
        font = Merger().merge(paths)
    font["name"].names = [entry for entry in font["name"].names if entry.nameID in KEPT]
    for entry in font["name"].names:
        plain = name.replace(" ", "")
        own = {1: name, 2: "Regular", 3: name, 4: name, 6: plain}
        entry.string = own.get(entry.nameID, entry.string)
    font["OS/2"].usWeightClass = 400
    font.save(FONTS / f"{name.replace(' ', '')}.ttf")


if __name__ == "__main__":
    make("Fourfold Title", "fraunces", LATIN, 600)
    make("Fourfold Text", "source-sans-3", (*LATIN, *OTHERS), 500)
