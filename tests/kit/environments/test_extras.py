"""Without its extra, a module says which one is missing."""

from __future__ import annotations

import subprocess
import sys

import pytest


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
