"""`fourfold review`: JSON Lines, the table, the page, broken records, signals."""

from __future__ import annotations

import json
import re
import signal
import subprocess
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from tests.browsers import MISSING, find_browser
from tests.cli.conftest import Real, Run, end

from fourfold.locales import LANGUAGES, texts

from .test_replay import DATA, record

MISSED = "1. -7 2. c2-5 3. d2-6 4. b2-4 5. a2-0 6. !a2b2c2d2 0-1"
KEYS = ["turn", "player", "kind", "played", "before", "after", "best", "mark"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = tmp_path / "one.qgn"
    found.write_text(record(MISSED, First="Ana", Second="Ben <b>"), encoding="utf-8")
    return found


def reviewed(run: Run, *paths: object) -> tuple[int, list[dict[str, Any]]]:
    result = run("review", "--json", *paths)
    return result.exit_code, [json.loads(line) for line in result.stdout.splitlines()]


def test_json(run: Run, path: Path) -> None:
    status, (found,) = reviewed(run, path)
    assert status == 0
    assert list(found) == ["file", "game", "accuracy", "turning_point", "decisions"]
    assert (found["file"], found["game"]) == (str(path), 1)
    assert found["accuracy"] == [50.0, 70.0]
    assert found["turning_point"] == 8
    assert all(list(decision) == KEYS for decision in found["decisions"])
    assert found["decisions"][8] == {
        "turn": 5,
        "player": "first",
        "kind": "call",
        "played": None,
        "before": "win",
        "after": "loss",
        "best": ["!a2b2c2d2"],
        "mark": "blunder",
    }
    assert found["decisions"][6] == {
        "turn": 4,
        "player": "second",
        "kind": "give",
        "played": "-4",
        "before": "draw",
        "after": "loss",
        "best": ["-8", "-9", "-a", "-b"],
        "mark": "slip",
    }
    assert found["decisions"][-1]["played"] == "!a2b2c2d2"
    text = json.dumps(found["decisions"])
    assert run("--lang", "fr", "review", "--json", path).stdout.endswith(f"{text}}}\n")


@pytest.mark.parametrize("name", ["refused-calls", "last-piece-standing", "level-4-standing"])
def test_records_of_every_kind(run: Run, name: str) -> None:
    status, games = reviewed(run, DATA / "records" / f"{name}.qgn")
    assert status == 0
    assert games
    for game in games:
        assert all(0 <= value <= 100 for value in game["accuracy"])
        point = game["turning_point"]
        errors = [i for i, d in enumerate(game["decisions"]) if d["mark"] in ("slip", "blunder")]
        assert point == (errors[-1] if errors else None)
        for decision in game["decisions"]:
            assert decision["kind"] in ("call", "place", "give")
            assert decision["before"] in ("win", "draw", "loss")
            assert decision["mark"] in ("best", "fine", "slip", "blunder", "forced")
            if decision["mark"] in ("best", "forced"):
                assert decision["played"] in decision["best"]


def test_broken_records_are_told_as_replay_tells_them(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "broken.qgn"
    broken = record("1. -7 2. c2-7 *", First="Ana")
    path.write_text("\n".join([record("1. -7 *"), broken, record("1. -7 2. c2-5 *")]))
    status, found = reviewed(run, path)
    assert status == 1
    assert [list(game)[2] for game in found] == ["accuracy", "turn", "accuracy"]
    replayed = run("replay", "--json", path).stdout.splitlines()[1]
    assert found[1] == json.loads(replayed)
    people = run("review", path)
    assert people.exit_code == 1
    assert "the short light square hollow piece (7) is no longer available" in people.stdout
    page = run("review", path, "--html", tmp_path / "a.html")
    assert page.exit_code == 1
    assert len(read_page(tmp_path / "a.html")["games"]) == 2
    assert run("review", "--json", tmp_path / "missing.qgn").exit_code == 2


def test_a_table_for_people(run: Run, path: Path) -> None:
    result = run("review", path)
    assert result.exit_code == 0
    assert "quarto missed     win → loss   blunder ◀  !a2b2c2d2" in result.stdout
    assert "Accuracy: Ana 50%  Ben <b> 70%" in result.stdout
    assert "Turning point: 5. quarto missed (Ana)" in result.stdout
    assert max(map(len, result.stdout.splitlines()[1:])) <= 90


def test_nothing_changed_the_result(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "short.qgn"
    path.write_text(record("1. -7 2. c2-5 *"), encoding="utf-8")
    assert "No decision changed the result." in run("review", path).stdout
    assert reviewed(run, path)[1][0]["turning_point"] is None


class Page(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.inside = ""
        self.data = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self.inside = dict(attrs).get("id") or ""

    def handle_data(self, data: str) -> None:
        if self.inside == "data":
            self.data += data


def read_page(path: Path) -> dict[str, Any]:
    text = path.read_text(encoding="utf-8")
    page = Page(text)
    for tag, attributes in page.tags:
        assert tag not in ("link", "img", "iframe", "object", "embed", "base"), tag
        assert not {"src", "href", "srcset", "action"} & set(attributes), (tag, attributes)
    assert not re.search(r"@import|url\(|fetch\(|XMLHttpRequest|WebSocket", text)
    outside = [found for found in re.findall(r"https?://[^\"\s]*", text) if "w3.org" not in found]
    assert outside == []
    data: dict[str, Any] = json.loads(page.data)
    return data


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_else(run: Run, path: Path, tmp_path: Path, language: str) -> None:
    target = tmp_path / "review.html"
    result = run("--lang", language, "review", path, "--html", target)
    assert result.exit_code == 0, result.exception
    assert str(target) in result.stdout
    say = texts(language)
    data = read_page(target)
    (game,) = data["games"]
    assert f'<html lang="{language}">' in target.read_text(encoding="utf-8")
    assert game["title"] == "Ana / Ben <b>  0-1"
    assert len(game["steps"]) == 12
    assert game["steps"][0]["text"] == say("review-start")
    missed = game["steps"][9]
    assert missed["text"] == say("review-missed", name="Ana")
    assert (missed["on"], missed["value"], missed["point"]) == ([4, 5, 6, 7], -1, True)
    assert missed["change"] == f"{say('verdict-win')} → {say('verdict-loss')}"
    assert game["steps"][-1]["board"].count(None) == 12
    assert data["words"]["go"][2] == say("review-go-next")


@pytest.mark.skipif(find_browser() is None, reason=MISSING)
def test_the_page_in_a_browser(run: Run, path: Path, tmp_path: Path) -> None:
    target = tmp_path / "review.html"
    run("review", path, "--html", target)
    keys = """<script>for (const key of ["End", "ArrowLeft", "ArrowLeft"])
        dispatchEvent(new KeyboardEvent("keydown", { key }));</script></body>"""
    stepped = tmp_path / "stepped.html"
    text = target.read_text(encoding="utf-8")
    stepped.write_text(text.replace("</body>", keys), encoding="utf-8")
    arguments = ["--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={tmp_path}/user"]
    browser = find_browser()
    assert browser is not None
    dom = subprocess.run(
        [browser, *arguments, "--dump-dom", stepped.as_uri()],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    ).stdout
    assert "Ana misses a quarto." in dom
    assert "Decision 9 of 11" in dom
    assert dom.count('class="on"') == 4
    assert 'aria-label="tall light square solid piece"' in dom
    assert 'aria-current="step"' in dom


def test_json_and_html_exclude_each_other(run: Run, path: Path, tmp_path: Path) -> None:
    result = run("review", path, "--json", "--html", tmp_path / "a.html")
    assert result.exit_code == 2
    assert "--json and --html cannot be used together" in result.stderr
    nowhere = run("review", path, "--html", tmp_path / "no" / "a.html")
    assert nowhere.exit_code == 2
    assert "cannot write" in nowhere.stderr


def test_help_with_examples(run: Run) -> None:
    result = run("review", "--help")
    assert result.exit_code == 0
    assert "  fourfold review game.qgn" in result.stdout


def test_ctrl_c(real: Real, tmp_path: Path) -> None:
    path = tmp_path / "slow.qgn"
    path.write_text("\n".join([record("1. -7 2. a1-1 *", Traits="colour,shape")] * 50_000))
    process = real("review", path, "--json")
    assert process.stdout is not None
    assert json.loads(process.stdout.readline())["game"] == 1
    assert process.poll() is None
    process.send_signal(signal.SIGINT)
    status, _, err = end(process)
    assert (status, err) == (130, "")
