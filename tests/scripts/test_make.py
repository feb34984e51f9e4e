"""What make hands on to the set-up and to the tests."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def compiler(*arguments: str, **environment: str) -> str:
    """The compiler that a recipe of the Makefile finds in its environment, or nothing."""
    make = shutil.which("make")
    if make is None:
        pytest.skip("needs make")
    inherited = {
        name: value
        for name, value in os.environ.items()
        if name not in {"CXX", "MAKEFLAGS", "MAKELEVEL", "MFLAGS"}
    }
    recipe = "compiler: ; @printf '%s' \"$${CXX-}\""
    done = subprocess.run(
        [make, f"--eval={recipe}", "compiler", *arguments],
        cwd=ROOT,
        env=inherited | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_no_compiler_is_chosen_for_a_machine_that_may_not_have_it() -> None:
    assert compiler() == ""


def test_the_compiler_that_somebody_chose_is_used() -> None:
    assert compiler(CXX="clang++") == "clang++"
    assert compiler("CXX=ccache clang++") == "ccache clang++"
