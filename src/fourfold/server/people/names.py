"""Names of players: which are accepted, and when two look alike.

A name is compared by its *skeleton*: small letters without accents and separators, letters of other
alphabets that look like Latin ones replaced by those, and what is easily taken for another letter
(0 and o; 1, i and l; rn and m) made the same.

>>> clean_name("  Ana   Ber  ")
'Ana Ber'
>>> skeleton("Zoë_1") == skeleton("ZOEL")
True
"""

from __future__ import annotations

import json
import random
import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final

from fourfold.locales import LANGUAGES, texts
from fourfold.play.opponents.players import OPPONENTS

from .errors import NameRefused

SHORTEST: Final = 2
LONGEST: Final = 20
#: On a shared screen.
LONGEST_LABEL: Final = 24
#: Of a tournament, of what is said about it, and of somebody who is typed in.
LONGEST_TITLE: Final = 60
LONGEST_ABOUT: Final = 4000
LONGEST_ENTRANT: Final = 80

#: The letters of these blocks are accepted, by script; one name keeps to one script, but for the
#: three that Japanese mixes.
_SCRIPTS: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    "latin": ((0x41, 0x24F), (0x1E00, 0x1EFF)),
    "greek": ((0x370, 0x3FF), (0x1F00, 0x1FFF)),
    "cyrillic": ((0x400, 0x52F),),
    "armenian": ((0x531, 0x587),),
    "hebrew": ((0x5D0, 0x5EA),),
    "arabic": ((0x620, 0x6D3),),
    "devanagari": ((0x900, 0x963),),
    "bengali": ((0x980, 0x9E3),),
    "gurmukhi": ((0xA00, 0xA5E),),
    "gujarati": ((0xA80, 0xAE3),),
    "tamil": ((0xB80, 0xBCD),),
    "telugu": ((0xC00, 0xC63),),
    "kannada": ((0xC80, 0xCE3),),
    "malayalam": ((0xD00, 0xD63),),
    "sinhala": ((0xD80, 0xDDF),),
    "thai": ((0xE01, 0xE4E),),
    "georgian": ((0x10D0, 0x10FF),),
    "ethiopic": ((0x1200, 0x135A),),
    "hangul": ((0xAC00, 0xD7A3),),
    "east-asian": ((0x3005, 0x3007), (0x3041, 0x3096), (0x30A1, 0x30FC), (0x4E00, 0x9FFF)),
}
_SEPARATORS: Final = " .-_"
_DIGITS: Final = "0123456789"

_MISREAD: Final = (("0", "o"), ("1", "l"), ("i", "l"), ("rn", "m"), ("vv", "w"), ("cl", "d"))
#: Digits that are written for letters to hide a word.
_DISGUISED: Final = str.maketrans("013457", "oieast")

#: Names that would be taken for somebody who speaks for this place.
_RESERVED: Final = (
    "admin", "administrator", "anonymous", "bot", "computer", "deleted", "deleted player",
    "fourfold", "guest", "help", "moderator", "nobody", "official", "operator", "player",
    "player 1", "player 2", "quarto", "referee", "root", "server", "staff", "superuser", "support",
    "system", "team", "webmaster",
)  # fmt: skip


def clean_name(text: str) -> str:
    """The name as it is kept, or `NameRefused`; whether it is taken is not asked here."""
    name = _tidy(text, SHORTEST, LONGEST)
    if skeleton(name) in _reserved():
        raise NameRefused("name-reserved", name=name)
    return _decent(name)


def clean_label(text: str) -> str:
    """A name on a shared screen as it is kept, or `NameRefused`.

    Everybody can read it in the list of games, so the same characters and words are refused. It
    stands for nobody, so it may be short, or "Player 1".
    """
    return _decent(_tidy(text, 1, LONGEST_LABEL))


def clean_title(text: str) -> str:
    """The name of a tournament as it is kept, or `NameRefused`: a line in any script."""
    return _line(text, 3, LONGEST_TITLE)


def clean_entrant(text: str) -> str:
    """The name of somebody who is typed in as it is kept, or `NameRefused`: people's own names."""
    return _line(text, 1, LONGEST_ENTRANT)


def clean_about(text: str) -> str:
    """A text of several lines as it is kept, or `NameRefused`."""
    plain = unicodedata.normalize("NFC", text).replace("\r\n", "\n").strip()
    if len(plain) > LONGEST_ABOUT:
        raise NameRefused("name-long", most=LONGEST_ABOUT)
    for character in plain.replace("\n", " "):
        _check_printable(character)
    for line in plain.splitlines():
        if _has_bad_word(line):
            raise NameRefused("text-word")
    return plain


def _line(text: str, least: int, most: int) -> str:
    """A line with the length and the characters that can be printed, with a letter or a digit."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    if len(line) < least:
        raise NameRefused("name-short", number=least)
    if len(line) > most:
        raise NameRefused("name-long", most=most)
    for character in line:
        _check_printable(character)
    if not any(character.isalnum() for character in line):
        raise NameRefused("name-letter")
    return _decent(line)


def _check_printable(character: str) -> None:
    """Refuse what is not seen, or changes how its neighbours are read."""
    if not character.isprintable():
        raise NameRefused("name-character", character=_visible(character))


def _tidy(text: str, least: int, most: int) -> str:
    """A text without spare spaces, if it has the length and the characters of a name."""
    name = re.sub(" +", " ", unicodedata.normalize("NFC", text)).strip(" ")
    if len(name) < least:
        raise NameRefused("name-short", number=least)
    if len(name) > most:
        raise NameRefused("name-long", most=most)
    _check_characters(name)
    return name


def _decent(name: str) -> str:
    """The name, unless it holds a word that offends."""
    if _has_bad_word(name):
        raise NameRefused("name-word", name=name)
    return name


def _check_characters(name: str) -> None:
    scripts = {_script(character) for character in name}
    for character in name:
        if _script(character) is None:
            raise NameRefused("name-character", character=_visible(character))
    letters = scripts - {"sign"}
    if not letters:
        raise NameRefused("name-letter")
    if len(letters) > 1:
        raise NameRefused("name-scripts")
    doubled = any(
        a in _SEPARATORS and b in _SEPARATORS and " " not in {a, b} for a, b in pairwise(name)
    )
    # "Ana B." is a name.
    if doubled or name[0] in _SEPARATORS or name[-1] in "-_":
        raise NameRefused("name-separators")


def _script(character: str) -> str | None:
    """The script of a letter, `sign` for what goes with all of them, None for what is refused."""
    if character in _SEPARATORS or character in _DIGITS:
        return "sign"
    if unicodedata.category(character)[0] not in "LM":
        return None
    code = ord(character)
    return next(
        (s for s, blocks in _SCRIPTS.items() if any(a <= code <= b for a, b in blocks)), None
    )


def _visible(character: str) -> str:
    return character if character.isprintable() and character.strip() else f"U+{ord(character):04X}"


# Look-alikes --------------------------------------------------------------------------------------


def skeleton(name: str) -> str:
    """What remains of a name when everything is gone that the eye can miss."""
    return _misread(_plain(name))


def keys(name: str) -> frozenset[str]:
    """The skeletons by which a name is taken: as it is written, in small letters and in capitals.

    Capital and small letters of other alphabets look like different Latin ones.
    """
    return frozenset(skeleton(form) for form in (name, name.lower(), name.upper()))


def _plain(name: str) -> str:
    """Small Latin letters without accents and separators, as far as there are such."""
    # Nobody can be called so, but anybody can ask; PostgreSQL has no word for it.
    text = name.replace("\0", "")
    text = unicodedata.normalize("NFKC", text).translate(_alike("cyrillic", "greek"))
    text = text.casefold().translate(_alike("latin"))
    return "".join(
        character
        for character in unicodedata.normalize("NFD", text)
        if not "\u0300" <= character <= "\u036f" and character not in _SEPARATORS
    )


@cache
def _alike(*alphabets: str) -> dict[int, str]:
    """Letters that look like a plain Latin one: small ones and capitals (`data/alike.json`)."""
    tables: dict[str, dict[str, str]] = _read("alike.json")
    return str.maketrans({k: v for name in alphabets for k, v in tables[name].items()})


def _read(name: str) -> Any:  # noqa: ANN401  # JSON of our own
    return json.loads(
        files("fourfold.server.people").joinpath("data", name).read_text(encoding="utf-8")
    )


def _misread(text: str) -> str:
    for seen, meant in _MISREAD:
        text = text.replace(seen, meant)
    return text


@cache
def _reserved() -> frozenset[str]:
    characters = {
        texts(language)(f"opponent-{opponent}-name")
        for language in LANGUAGES
        for opponent in OPPONENTS
    }
    return frozenset(skeleton(name) for name in (*_RESERVED, *OPPONENTS, *characters))


# Words --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Words:
    """The words of `data/words.json`, folded as names are before they are compared."""

    #: Refused as a word of their own.
    whole: frozenset[str]
    #: Refused at the beginning of a word.
    beginning: tuple[str, ...]
    #: Refused anywhere.
    anywhere: tuple[str, ...]
    #: Words that hold one of them and mean nothing bad; taken out first.
    harmless: tuple[str, ...]


def _has_bad_word(name: str) -> bool:
    """Whether a name holds a listed word, also with digits for letters, or letters drawn out."""
    words = _words()
    # A number of its own is a number: nobody is refused for 455.
    undisguised = re.sub(
        r"[^ .\-_]+",
        lambda word: word[0] if word[0].isdecimal() else word[0].translate(_DISGUISED),
        name,
    )
    disguises = dict.fromkeys((name, undisguised))
    for form in list(disguises):
        disguises[re.sub(r"(.)\1{2,}", r"\1", form)] = None
        disguises[re.sub(r"(.)\1{2,}", r"\1\1", form)] = None
    return any(_holds(words, form) for form in disguises)


def _holds(words: _Words, name: str) -> bool:
    parts = [_plain(part) for part in _parts(name)]
    joined = "".join(parts)
    for fine in words.harmless:
        joined = joined.replace(fine, " ")
        parts = [part.replace(fine, " ") for part in parts]
    pieces = [piece for part in (*parts, joined) for piece in part.split()]
    return any(
        piece in words.whole or piece.startswith(words.beginning) for piece in pieces
    ) or any(word in joined for word in words.anywhere)


def _parts(name: str) -> list[str]:
    """The words of a name: between separators and digits, and where a capital begins one."""
    spaced = re.sub(r"(?<=[a-zß-öø-ÿ])(?=[A-ZÀ-ÖØ-Þ])", " ", name)
    return re.split(r"[ .\-_0-9]+", spaced)


@cache
def _words() -> _Words:
    lists = _read("words.json")
    listed = [words for language, words in lists.items() if language != "harmless"]
    return _Words(
        frozenset(_plain(word) for each in listed for word in each["whole"]),
        tuple(_plain(word) for each in listed for word in each["beginning"]),
        tuple(_plain(word) for each in listed for word in each["anywhere"]),
        tuple(_plain(word) for word in lists["harmless"]),
    )


# Names for those who bring none -------------------------------------------------------------------


def guest_name(language: str, source: random.Random | None = None) -> str:
    """A friendly name for a guest: a colour or a manner, an animal, a number.

    >>> guest_name("en", random.Random(1))
    'Merry Dolphin 967'
    """
    source = source or random.SystemRandom()
    say = texts(language)
    animal = source.choice(say("guest-animals").split())
    name = say("guest-name", animal=animal, manner=source.choice(say("guest-manners").split()))
    return f"{name} {source.randrange(100, 1000)}"
