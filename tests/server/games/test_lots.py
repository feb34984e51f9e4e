"""Lots: drawn fairly, and every kind of cheating is found."""

from __future__ import annotations

import hashlib
import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fourfold.server.games.starting.lots import (
    Lot,
    LotUnreadable,
    commitment,
    drawn_first,
    is_nonce,
    new_nonce,
    new_secret,
)

nonces = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=128)
byte_secrets = st.binary(min_size=16, max_size=64)


def test_the_draw_as_it_is_documented() -> None:
    """Written out once more, from the documentation alone."""
    secret = bytes(range(32))
    text = "fourfold lot 1\n" + secret.hex() + "\n" + "one" + "\n" + "two"
    expected = "joiner" if hashlib.sha256(text.encode()).digest()[31] % 2 else "creator"
    assert drawn_first(secret, "one", "two") == expected
    assert commitment(secret) == hashlib.sha256(secret).hexdigest()


@given(byte_secrets, nonces, nonces)
def test_a_lot_that_was_drawn_is_fair_and_reads_back(secret: bytes, one: str, two: str) -> None:
    lot = Lot.draw(secret, one, two)
    assert lot.faults() == []
    assert Lot.parse(json.loads(json.dumps(lot.shown()))) == lot
    assert Lot.parse({"id": "x", "lot": lot.shown()}) == lot


@given(byte_secrets, byte_secrets, nonces, nonces)
def test_another_secret_is_found(secret: bytes, other: bytes, one: str, two: str) -> None:
    lot = Lot.draw(secret, one, two)
    changed = Lot(lot.commitment, other.hex(), one, two, lot.first)
    assert ("lot-commitment" in changed.faults()) == (secret != other)


@given(byte_secrets, nonces, nonces)
def test_another_first_player_is_found(secret: bytes, one: str, two: str) -> None:
    lot = Lot.draw(secret, one, two)
    other = "joiner" if lot.first == "creator" else "creator"
    assert Lot(lot.commitment, lot.secret, one, two, other).faults() == ["lot-first"]


def test_each_party_alone_makes_the_lot_even() -> None:
    """Whatever the two others choose, a party that chooses by chance gets even chances.

    20,000 draws: 4 standard deviations are 283 from the half.
    """
    source = random.Random(8)
    for part in range(3):
        count = 0
        for _ in range(20_000):
            parts = ["00" * 32, "same", "same"]
            parts[part] = source.randbytes(32).hex()
            count += drawn_first(bytes.fromhex(parts[0]), parts[1], parts[2]) == "creator"
        assert abs(count - 10_000) < 283, part


def test_secrets_and_nonces_are_new_each_time() -> None:
    assert len({new_secret() for _ in range(100)}) == 100
    assert len({new_nonce() for _ in range(100)}) == 100
    assert all(is_nonce(new_nonce()) for _ in range(20))


@pytest.mark.parametrize("nonce", ["", "a b", "a\nb", "é", "x" * 129, "\x7f"])
def test_what_is_no_nonce(nonce: str) -> None:
    """A line feed inside a nonce could stand for the one between the two."""
    assert not is_nonce(nonce)


GOOD = Lot.draw(bytes(32), "one", "two").shown()


@pytest.mark.parametrize(
    ("data", "word"),
    [
        ([], "expected a JSON object"),
        ("x", "expected a JSON object"),
        ({"lot": None}, "not drawn yet"),
        ({}, "nonces"),
        ({**GOOD, "nonces": ["one"]}, "nonces"),
        ({**GOOD, "nonces": ["one", 2]}, "nonces"),
        ({**GOOD, "nonces": ["one", "a\nb"]}, "nonces"),
        ({**GOOD, "commitment": "abc"}, "commitment"),
        ({**GOOD, "commitment": None}, "commitment"),
        ({**GOOD, "secret": "xyz"}, "secret"),
        ({**GOOD, "secret": "00" * 15}, "secret"),
        ({**GOOD, "first": "me"}, "first"),
    ],
)
def test_what_is_no_lot(data: object, word: str) -> None:
    with pytest.raises(LotUnreadable, match=word):
        Lot.parse(data)
