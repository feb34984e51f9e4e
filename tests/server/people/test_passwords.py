"""Passwords and recovery codes."""

from __future__ import annotations

import asyncio
from math import log2
from typing import Literal

import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.low_level import Type
from sqlalchemy import select, update
from tests.server.accounts import (
    PASSWORD,
    player_id,
    sign_in,
    sign_up,
)
from tests.server.databases import in_database, void
from tests.server.running import Server

from fourfold.locales import LANGUAGES, texts
from fourfold.server.people import passwords
from fourfold.server.people.errors import PasswordRefused
from fourfold.server.people.passwords import (
    LONGEST,
    check_password,
    hash_code,
    hash_password,
    needs_rehash,
    new_codes,
    verify_password,
)
from fourfold.server.store import people


@pytest.fixture(autouse=True)
def quick_hashes() -> None:
    """None here: these tests are about the real ones."""


def code(password: str, name: str = "Ana") -> str | None:
    try:
        check_password(password, name)
    except PasswordRefused as refused:
        for language in LANGUAGES:
            texts(language)(f"problem-{refused.code}", **refused.details)
        return refused.code
    return None


@pytest.mark.parametrize(
    ("password", "name", "expected"),
    [
        ("", "Ana", "password-short"),
        ("seven77", "Ana", "password-short"),
        ("x" * (LONGEST + 1), "Ana", "password-long"),
        ("password", "Ana", "password-common"),
        ("PassWord1", "Ana", "password-common"),
        ("iloveyou", "Ana", "password-common"),
        ("aaaaaaaaaaaa", "Ana", "password-common"),
        ("abababababab", "Ana", "password-common"),
        ("Anamaria1", "Ana Maria", "password-name"),
        ("ana maria", "AnaMaria", "password-name"),
        ("Fourfold!", "Ana", "password-name"),
        ("quarto12", "Ana", "password-name"),
        ("quartoquarto", "Ana", "password-name"),
    ],
)
def test_refused_passwords(password: str, name: str, expected: str) -> None:
    assert code(password, name) == expected


@pytest.mark.parametrize(
    "password",
    [
        "eight ch",
        "correct horse battery staple",
        "пароль из слов",
        "x1" + "yz" * 31,
        "Ab1 " * 64,
        "   spaces   ",
        "quarto on sunday evening",
    ],
)
def test_no_rules_about_characters_and_long_ones_are_welcome(password: str) -> None:
    assert code(password) is None


def test_the_list_is_long_enough() -> None:
    """ASVS 5.0, 6.2.4: at least the 3000 most used ones that are long enough."""
    assert len(passwords._common()) >= 3000
    assert all(len(word) >= 8 and word == word.casefold() for word in passwords._common())


def test_hashes_are_argon2id_as_recommended_and_salted() -> None:
    async def two() -> list[str]:
        return [await hash_password("correct horse"), await hash_password("correct horse")]

    one, other = asyncio.run(two())
    assert one != other
    found = extract_parameters(one)
    assert found.type is Type.ID
    assert found.memory_cost >= 19 * 1024
    assert found.time_cost >= 2
    assert "correct" not in one


def test_verifying() -> None:
    async def ask() -> list[bool]:
        kept = await hash_password("caffè latte")
        return [
            await verify_password(kept, "caffè latte"),
            await verify_password(kept, "caffe\u0300 latte"),
            await verify_password(kept, "caffè latte "),
            await verify_password(kept, "Caffè latte"),
            await verify_password(None, "caffè latte"),
            await verify_password("no hash at all", "caffè latte"),
        ]

    assert asyncio.run(ask()) == [True, True, False, False, False, False]


def test_older_parameters_are_noticed() -> None:
    old = PasswordHasher(time_cost=1, memory_cost=8192, parallelism=1).hash("correct horse")
    assert needs_rehash(old)
    assert asyncio.run(verify_password(old, "correct horse"))
    assert not needs_rehash(asyncio.run(hash_password("correct horse")))


def test_an_unknown_name_costs_a_hash_too() -> None:
    """Nobody is compared with a hash of the same parameters as somebody."""
    somebody = asyncio.run(hash_password("correct horse"))
    assert not asyncio.run(verify_password(None, "wrong password"))
    assert not needs_rehash(passwords._nobody())
    assert passwords._nobody().rsplit("$", 2)[0] == somebody.rsplit("$", 2)[0]


def test_hashing_does_not_stop_the_loop() -> None:
    """Other tasks get their turns while hashes are made: many wake-ups in the meantime."""

    async def watch() -> int:
        work = asyncio.gather(*(hash_password("correct horse") for _ in range(8)))
        turns = 0
        while not work.done():
            await asyncio.sleep(0.001)
            turns += 1
        await work
        return turns

    assert asyncio.run(watch()) >= 8


def test_recovery_codes() -> None:
    """ASVS 5.0, 6.5.2: a plain hash is enough for 112 bits of chance and more."""
    codes = new_codes()
    assert len(set(codes)) == 10
    letters = "".join(codes).replace("-", "")
    assert len(letters) == 240
    assert not set(letters) & set("01ilou")
    assert 24 * log2(len(passwords._ALPHABET)) > 112
    kept = [hash_code(code) for code in codes]
    assert len(set(kept)) == 10
    assert not any(each.replace("-", "") in "".join(kept) for each in codes)
    for typed in (codes[3], codes[3].upper(), codes[3].replace("-", " "), f" {codes[3]} "):
        assert hash_code(typed) == kept[3]
    assert hash_code(codes[3][:-1]) not in kept
    assert hash_code("") not in kept


def test_unknown_names_and_wrong_passwords_take_as_long(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both cost one hash of argon2 with the same parameters: nothing else takes time there."""
    sign_up(server, "Anneke")
    asked: list[str] = []

    class Counting(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002  # argon2's name
            asked.append(str(hash).rsplit("$", 2)[0])
            return super().verify(hash, password)

    own = passwords._hasher
    monkeypatch.setattr(
        passwords, "_hasher", Counting(own.time_cost, own.memory_cost, own.parallelism)
    )
    client = server.client()
    for name in ("Anneke", "Nobody Else"):
        assert sign_in(client, name, "wrong password") == 401
    assert len(asked) == 2
    assert asked[0] == asked[1]


def test_an_old_hash_is_made_anew(server: Server) -> None:
    client = sign_up(server, "Anneke")
    old = PasswordHasher(time_cost=1, memory_cost=8192, parallelism=1).hash(PASSWORD)
    table, player = people.account, player_id(client)
    where = table.c.player == player
    in_database(server, lambda c: void(c.execute(update(table).where(where).values(password=old))))
    assert sign_in(server.client(), "Anneke") == 200
    kept = in_database(server, lambda c: c.execute(select(table.c.password).where(where)).scalar())
    assert kept != old
    assert "m=19456,t=2,p=1" in str(kept)
    assert sign_in(server.client(), "Anneke") == 200
