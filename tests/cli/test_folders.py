"""Where data and caches are kept: the XDG variables are read in one way everywhere."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from fourfold.cli.commands import atlas
from fourfold.server.settings import Settings

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems have other folders")


@pytest.mark.parametrize("value", [None, "", "relative/folder", "~/folder", "{root}/data"])
def test_only_an_absolute_path_counts(
    value: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.chdir(tmp_path)
    data, cache = home / ".local" / "share", home / ".cache"
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME"):
        if value is None:
            monkeypatch.delenv(name, raising=False)
        else:
            monkeypatch.setenv(name, value.format(root=tmp_path))
    if value == "{root}/data":
        data = cache = tmp_path / "data"
    url = Settings().database_url
    assert url.endswith(f":///{data / 'fourfold' / 'fourfold.db'}"), url
    assert atlas._state_file() == cache / "fourfold" / "atlas.jsonl"
