"""Reads what the project prints: the lines of text on each page, and where they stand.

Only as much of PDF as fpdf2 writes: streams packed or not, one position per line, glyphs of two
bytes that a table maps to characters.
"""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass
from typing import Final

_POINT: Final = 25.4 / 72
_OBJECT: Final = re.compile(rb"\n(\d+) 0 obj\n(.*?)\nendobj", re.DOTALL)
_LINE: Final = re.compile(
    rb"BT /(F\d+) ([\d.]+) Tf ET|BT ([\d.-]+) ([\d.-]+) Td \(((?:\\.|[^\\)])*)\) Tj",
    re.DOTALL,
)


@dataclass(frozen=True)
class PrintedLine:
    """A line of text: where it begins and ends, in millimetres from the top left corner."""

    left: float
    right: float
    baseline: float
    size: float
    text: str


@dataclass(frozen=True)
class PrintedPage:
    """A page: its size and its lines, in the order in which they were written."""

    width: float
    height: float
    lines: tuple[PrintedLine, ...]
    pictures: int

    @property
    def text(self) -> str:
        return "\n".join(line.text for line in self.lines)

    def has(self, text: str) -> bool:
        return any(line.text == text for line in self.lines)


@dataclass(frozen=True)
class _Typeface:
    letters: dict[int, str]
    widths: dict[int, float]


def read_pages(data: bytes) -> list[PrintedPage]:
    """All pages of a document."""
    objects = {int(match[1]): match[2] for match in _OBJECT.finditer(data)}
    usual = next(body for body in objects.values() if b"/Type /Pages" in body)
    fonts: dict[str, _Typeface] = {}
    for body in objects.values():
        for name, number in re.findall(rb"/(F\d+) (\d+) 0 R", body):
            fonts[name.decode()] = _typeface(objects, objects[int(number)])
    return [
        _page(objects, body, usual, fonts)
        for body in objects.values()
        if b"/Type /Page\n" in body or body.endswith(b"/Type /Page\n>>")
    ]


def _page(
    objects: dict[int, bytes], body: bytes, usual: bytes, fonts: dict[str, _Typeface]
) -> PrintedPage:
    width, height = (float(part) for part in _box(body) or _box(usual) or ())
    content = _stream(objects[_reference(body, b"Contents")])
    lines = []
    font, size = "", 0.0
    for name, points, x, y, glyphs in _LINE.findall(content):
        if name:
            font, size = name.decode(), float(points)
            continue
        codes = _codes(glyphs)
        wide = sum(fonts[font].widths[code] for code in codes) * size / 1000
        left = float(x) * _POINT
        lines.append(
            PrintedLine(
                left,
                left + wide * _POINT,
                (height - float(y)) * _POINT,
                size,
                "".join(fonts[font].letters[code] for code in codes),
            )
        )
    pictures = len(re.findall(rb"/I\d+ Do", content))
    return PrintedPage(width * _POINT, height * _POINT, tuple(lines), pictures)


def _box(body: bytes) -> list[bytes] | None:
    match = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", body)
    return None if match is None else [match[1], match[2]]


def _reference(body: bytes, name: bytes) -> int:
    match = re.search(rb"/" + name + rb" \[?(\d+) 0 R", body)
    assert match is not None, name
    return int(match[1])


def _stream(body: bytes) -> bytes:
    head, _, rest = body.partition(b"stream\n")
    data = rest.rpartition(b"\nendstream")[0]
    return zlib.decompress(data) if b"FlateDecode" in head else data


def _typeface(objects: dict[int, bytes], body: bytes) -> _Typeface:
    letters = {}
    mapping = _stream(objects[_reference(body, b"ToUnicode")]).decode("ascii")
    for code, letter in re.findall(r"^<(\w{4})> <(\w+)>$", mapping, re.MULTILINE):
        letters[int(code, 16)] = bytes.fromhex(letter).decode("utf-16-be")
    widths: dict[int, float] = {}
    descendant = objects[_reference(body, b"DescendantFonts")].decode("latin-1")
    table = re.search(r"/W \[(.*)\]\n>>", descendant, re.DOTALL)
    assert table is not None
    for start, several, first, last, single in re.findall(
        r"(\d+) \[([^\]]*)\]|(\d+) (\d+) (\d+)", table[1]
    ):
        if several:
            for index, width in enumerate(several.split()):
                widths[int(start) + index] = float(width)
        else:
            widths |= dict.fromkeys(range(int(first), int(last) + 1), float(single))
    return _Typeface(letters, widths)


def _codes(glyphs: bytes) -> list[int]:
    plain = _ESCAPED.sub(lambda match: _ESCAPES.get(match[1], match[1]), glyphs)
    return [int.from_bytes(plain[index : index + 2]) for index in range(0, len(plain), 2)]


_ESCAPED: Final = re.compile(rb"\\(.)", re.DOTALL)
_ESCAPES: Final = {b"r": b"\r", b"n": b"\n"}
