"""A wheel of this tree, installed into an empty environment elsewhere, is the whole game."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Meet, need
from .serving import Server

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.long


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    # The build finds cmake and ninja beside this interpreter.
    path = f"{sysconfig.get_path('scripts')}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PATH": path},
        capture_output=True, text=True, check=False,
    )  # fmt: skip


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command `fourfold` of an environment that has the wheel, what it needs, and no more."""
    folder = tmp_path_factory.mktemp("elsewhere")
    options = ("--no-deps", "--no-build-isolation", "--wheel-dir", folder)
    built = run(sys.executable, "-m", "pip", "wheel", ".", *options)
    assert built.returncode == 0, built.stdout + built.stderr
    (wheel,) = folder.glob("fourfold-*.whl")
    environment = folder / "environment"
    venv.create(environment, with_pip=True)
    installed = run(environment / "bin/python", "-m", "pip", "install", "--quiet", wheel)
    need(installed.returncode == 0, f"what it needs cannot be installed: {installed.stderr}")
    return environment / "bin/fourfold"


@pytest.fixture
def elsewhere(program: Path, tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, [program])
    yield server
    server.stop()


def test_a_whole_game_up_to_its_review(meet: Meet, elsewhere: Server) -> None:
    person = meet(alone=True)
    person.url = elsewhere.url
    person.go("/")
    person.page.get_by_role("button", name="Play against Max").first.click()
    person.page.wait_for_url("**/game/*")
    person.play_on()
    expect(person.sentence).to_have_text(re.compile("You win!|You lost this time|It’s a draw"))
    person.page.get_by_role("link", name="Review the game").click()
    expect(person.page.locator(".count")).to_contain_text("0 / ")
    expect(person.page.get_by_role("heading", level=1)).to_contain_text("Max")
    person.page.keyboard.press("End")
    expect(person.page.locator(".count")).to_have_text(re.compile(r"^(\d+) / \1$"))
