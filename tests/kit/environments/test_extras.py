"""Without its extra, a module says which one is missing."""

from __future__ import annotations

import shlex
import subprocess
import sys

import pytest
from tests.kit.engines import PLAIN


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("environments.zoo", "pettingzoo", "pettingzoo"),
        ("environments.gym", "gymnasium", "gymnasium"),
        ("environments.gym_vector", "gymnasium", "gymnasium"),
        ("environments.spiel", "pyspiel", "openspiel"),
        ("vector", "numpy", "numpy"),
        ("observations", "numpy", "numpy"),
        ("data", "numpy", "dataset"),
    ],
)
def test_the_error_names_the_extra(module: str, package: str, extra: str) -> None:
    script = (
        f"import sys; sys.modules[{package!r}] = None\n"
        "import fourfold.kit.environments\n"
        f"try:\n    import fourfold.kit.{module}\n"
        "except ImportError as error:\n    print(error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60
    )
    assert f"pip install 'fourfold[{extra}]'" in done.stdout


#: Whatever an extra brings.
_PACKAGES = (
    *("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyarrow", "pyspiel", "ray", "torch"),
    *("asyncpg", "py4swiss", "redis"),
)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["match", "strength:random", "strength:casual", "--games", "2"], "random against casual"),
        (["score", "strength:casual", "--positions", "3"], "of 3 positions"),
        (["engine"], "perft 16"),
        (["engine", "--check", shlex.join(PLAIN), "--patience", "60"], "speaks the protocol"),
    ],
    ids=["match", "score", "engine", "check"],
)
def test_the_commands_around_engines_need_none(arguments: list[str], words: str) -> None:
    script = (
        f"import sys; sys.modules.update(dict.fromkeys({_PACKAGES!r}))\n"
        f"sys.argv[1:] = {arguments!r}\n"
        "from fourfold.cli import main; main()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        input="perft 1\n",
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert words in done.stdout
