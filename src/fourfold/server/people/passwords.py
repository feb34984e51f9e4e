"""Passwords and recovery codes: what is accepted, and how it is kept.

argon2id with the parameters that OWASP recommends; a hash made with older ones is replaced when
its owner signs in. Hashing runs in threads, a few at a time, so that it neither stops other
requests nor takes all the memory.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib.resources import files
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import Type

from .errors import PasswordRefused
from .names import skeleton

T = TypeVar("T")

#: Characters, after normalisation. There are no rules about which ones.
SHORTEST: Final = 8
LONGEST: Final = 256
#: Words that belong to this place, and are guessed first.
_OUR_WORDS: Final = ("fourfold", "quarto")
#: So few characters more do not make a password of a known word.
_ADDED: Final = 3

#: How many codes an account gets, and their groups of four: 117 bits each.
CODES: Final = 10
_GROUPS: Final = 6
#: Digits and letters without 0, 1, i, l, o and u: nothing that is misread.
_ALPHABET: Final = "23456789abcdefghjkmnpqrstvwxyz"

_hasher: Final = PasswordHasher(time_cost=2, memory_cost=19456, parallelism=1, type=Type.ID)
_threads: Final = ThreadPoolExecutor(max_workers=2, thread_name_prefix="argon2")


def check_password(password: str, name: str) -> str:
    """The password as it is hashed, or `PasswordRefused`.

    >>> check_password("correct horse", "Ana")
    'correct horse'
    >>> check_password("iloveyou", "Ana")
    Traceback (most recent call last):
    fourfold.server.people.errors.PasswordRefused: password-common
    """
    password = normal(password)
    if len(password) < SHORTEST:
        raise PasswordRefused("password-short", least=SHORTEST)
    if len(password) > LONGEST:
        raise PasswordRefused("password-long", most=LONGEST)
    small = password.casefold()
    if small in _common() or len(set(small)) < 3:
        raise PasswordRefused("password-common")
    if _is_word(small, name):
        raise PasswordRefused("password-name")
    return password


def normal(password: str) -> str:
    """The same characters in the same code points, whatever keyboard they came from."""
    return unicodedata.normalize("NFC", password)


def _is_word(password: str, name: str) -> bool:
    """Whether it is little more than the name of its owner or of the game."""
    folded = skeleton(password)
    known = [word for word in (skeleton(name), *map(skeleton, _OUR_WORDS)) if word]
    return any(
        word in folded and len(folded) - folded.count(word) * len(word) <= _ADDED for word in known
    )


@cache
def _common() -> frozenset[str]:
    text = (
        files("fourfold.server.people").joinpath("data/passwords.txt").read_text(encoding="utf-8")
    )
    return frozenset(line for line in text.splitlines() if line and not line.startswith("#"))


# Hashing ------------------------------------------------------------------------------------------


async def hash_password(password: str) -> str:
    """The hash to keep; salt and parameters are part of it."""
    return await _in_thread(_hasher.hash, normal(password))


async def verify_password(kept: str | None, password: str) -> bool:
    """Whether the password is the one that was kept; without one it takes as long to say no."""
    return await _in_thread(_verify, kept, normal(password)[: LONGEST + 1])


def needs_rehash(kept: str) -> bool:
    """Whether a hash was made with other parameters than those of today."""
    return _hasher.check_needs_rehash(kept)


def _verify(kept: str | None, password: str) -> bool:
    try:
        return _hasher.verify(kept or _nobody(), password) and kept is not None
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobody() -> str:
    """The hash that an unknown name is compared with."""
    return _hasher.hash(secrets.token_hex(16))


# Recovery codes -----------------------------------------------------------------------------------


def new_codes() -> list[str]:
    """Codes to write down, each of which lets its owner choose a new password once."""
    return [
        "-".join("".join(secrets.choice(_ALPHABET) for _ in range(4)) for _ in range(_GROUPS))
        for _ in range(CODES)
    ]


def hash_code(code: str) -> str:
    """What is kept of a code, however it is typed; it is too random to be guessed."""
    letters = "".join(letter for letter in code.casefold() if letter.isalnum())[:64]
    return hashlib.sha256(letters.encode()).hexdigest()


async def _in_thread(work: Callable[..., T], *arguments: object) -> T:
    return await asyncio.get_running_loop().run_in_executor(_threads, work, *arguments)
