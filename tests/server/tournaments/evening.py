"""A Swiss of 16 accounts and bots over five rounds, played by programs through the API alone.

    python -m tests.server.tournaments.evening [--keep FILE] [--rounds N]

Two thirds of the way through, one has withdrawn, one has come late and one never came. It prints
the pairings and the final standings. With `--keep`, the database stays there, so that
`fourfold serve --database FILE` shows the pages.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tests.server.accounts import sign_up
from tests.server.running import Client, ServerProcess, run_process
from tests.server.services import wait_for

from fourfold.server import Settings

from .programs import Crowd, PlayingProgram, ask, make_token

#: Who plays how well; bots are marked as such.
PEOPLE: Final = (
    ("Ana", "strong"),
    ("Ben", "casual"),
    ("Cem", "beginner"),
    ("Dora", "casual"),
    ("Eva", "beginner"),
    ("Fritz", "casual"),
    ("Gita", "strong"),
)
BOTS: Final = (
    ("Robby", "casual"),
    ("Talos", "strong"),
    ("Marvin", "beginner"),
    ("Golem", "casual"),
    ("Olympia", "strong"),
    ("Tiktok", "beginner"),
    ("Hector", "casual"),
)
LATE: Final = ("Lotte", "strong")
LEAVER: Final = "Eva"
NO_SHOW: Final = "Noah"
#: Long enough for programs on a busy machine.
_LIMIT: Final = 1200.0


class Evening:
    """The tournament, as its director sees it."""

    def __init__(self, server: ServerProcess, rounds: int, say: Callable[[str], None]) -> None:
        self._server = server
        self._rounds = rounds
        self._say = say
        self._director = sign_up(server, "Director")
        self._tokens: dict[str, str] = {}
        self._told = 0
        self.id = ""

    def run(self) -> dict[str, Any]:
        """Play it; the tournament at its end."""
        self._announce()
        with Crowd() as crowd:
            for number, (name, strength) in enumerate((*PEOPLE, *BOTS)):
                self._join(crowd, name, strength, bot=number >= len(PEOPLE))
            no_show = self._client(NO_SHOW)
            self._enter(no_show, NO_SHOW)
            ask(self._director, "PATCH", self.path, {"start": self._now()}, **self._key("start"))
            self._wait("the second round", lambda it: it["round"] >= 2, crowd)
            self._join(crowd, *LATE, bot=False)
            self._wait("the third round", lambda it: it["round"] >= 3, crowd)
            leaver = self._client(LEAVER)
            ask(leaver, "DELETE", f"{self.path}/entry", **self._key("leave"))
            over = self._wait("the end", lambda it: it["status"] == "finished", crowd)
            crowd.wait(60)
        return over

    @property
    def path(self) -> str:
        return f"/api/tournaments/{self.id}"

    def _announce(self) -> None:
        plan = {
            "name": "Autumn Swiss",
            "text": "Sixteen players, five rounds, a minute a move.",
            "venue": "server",
            "start": None,
            "registration": "open",
            "rating_min": None,
            "rating_max": None,
            "rated": True,
            "automatic": True,
            "pause": 1,
            "absence": 30,
            "regulations": {"format": "swiss", "rounds": self._rounds},
        }
        made = ask(self._director, "POST", "/api/tournaments", plan, **self._key("announce"))
        self.id = made["id"]

    def _client(self, name: str) -> Client:
        """Somebody's program, by its token alone."""
        if name not in self._tokens:
            bots = {bot for bot, _ in BOTS}
            self._tokens[name] = make_token(self._server, name, bot=name in bots)
        client = self._server.client()
        client.headers["Authorization"] = f"Bearer {self._tokens[name]}"
        return client

    def _enter(self, client: Client, name: str) -> None:
        ask(client, "POST", f"{self.path}/entry", {}, **self._key(f"enter-{name}"))

    def _join(self, crowd: Crowd, name: str, strength: str, *, bot: bool) -> None:
        client = self._client(name)
        assert ask(client, "GET", "/api/me")["player"]["kind"] == ("bot" if bot else "account")
        self._enter(client, name)
        crowd.add(PlayingProgram(self._server.url, self._tokens[name], self.id, strength))

    def _wait(self, what: str, so: Callable[[Any], bool], crowd: Crowd) -> dict[str, Any]:
        found: list[dict[str, Any]] = []

        def ready() -> bool:
            crowd.check()
            found[:] = [ask(self._director, "GET", self.path)]
            if found[0]["round"] > self._told:
                self._told = found[0]["round"]
                self._say(f"round {self._told} is paired")
            return so(found[0])

        wait_for(what, ready, _LIMIT)
        return found[0]

    def _now(self) -> int:
        return int(ask(self._director, "GET", f"{self.path}")["touched"])

    @staticmethod
    def _key(text: str) -> dict[str, Any]:
        return {"headers": {"Idempotency-Key": text}}


def table(over: dict[str, Any]) -> list[str]:
    """Pairings and standings in print."""
    names = {each["id"]: each["name"] for each in over["entrants"]}
    lines = []
    for paired in over["rounds"]:
        lines += ["", f"Round {paired['number']} ({paired['method']})"]
        for game in paired["games"]:
            result = f"{game['result'] or '*':8}{game['reason'] or ''}"
            lines.append(
                f"{game['table']:3}  {names[game['first']]:10}{names[game['second']]:10}{result}"
            )
        lines += [f"     {names[name]:10}bye" for name in paired["byes"]]
    kinds = list(over["regulations"]["tiebreaks"])
    lines += ["", f"{'':4}{'':12}{'points':>7}  " + "  ".join(f"{kind:>16}" for kind in kinds)]
    for row in over["standings"]:
        values = [row["tiebreaks"].get(kind) for kind in kinds]
        shown = "  ".join(f"{'' if value is None else value:>16}" for value in values)
        lines.append(f"{row['place']:3} {names[row['entrant']]:12}{row['points']:>7}  {shown}")
    return lines


def verify(over: dict[str, Any], rounds: int) -> None:
    """What has to be so, whoever wins."""
    ids = {each["name"]: each["id"] for each in over["entrants"]}
    assert len(ids) == len(PEOPLE) + len(BOTS) + 2
    assert [each["number"] for each in over["rounds"]] == list(range(1, rounds + 1))
    pairs, seen = set(), dict.fromkeys(ids.values(), 0)
    for paired in over["rounds"]:
        assert paired["state"] == "closed"
        for game in paired["games"]:
            assert game["state"] == "over"
            assert game["result"] is not None
            pair = frozenset((game["first"], game["second"]))
            assert pair not in pairs, "nobody meets the same opponent twice"
            pairs.add(pair)
            for name in pair:
                seen[name] += 1
            assert (game["game"] is None) is (game["result"] in ("+:-", "-:+", "-:-"))
    absent = [
        game["second"] if game["result"] == "+:-" else game["first"]
        for each in over["rounds"]
        for game in each["games"]
        if game["game"] is None
    ]
    assert absent.count(ids[NO_SHOW]) == 1, "whoever did not come forfeits, once"
    assert set(absent) <= {ids[NO_SHOW], ids[LEAVER]}
    assert seen[ids[NO_SHOW]] == 1
    states = {each["id"]: each["state"] for each in over["entrants"]}
    assert (states[ids[LEAVER]], states[ids[NO_SHOW]]) == ("withdrawn", "paused")
    late = next(each for each in over["entrants"] if each["name"] == LATE[0])
    assert late["late"]
    assert seen[late["id"]] >= 1
    assert len(over["standings"]) >= len(ids) - 1


def play(settings: Settings, rounds: int, say: Callable[[str], None]) -> dict[str, Any]:
    """The whole evening on a server of its own; the tournament at its end."""
    with run_process(settings.changed(port=0)) as server:
        over = Evening(server, rounds, say).run()
        assert server.stop() in (0, -15)
    verify(over, rounds)
    return over


def main() -> None:
    """Play, print, and keep the database where that is wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", type=Path, help="where to leave the database")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    if options.keep is not None and options.keep.exists():
        parser.error(f"{options.keep} exists: name a new file")
    with tempfile.TemporaryDirectory() as folder:
        database = options.keep or Path(folder) / "fourfold.db"
        settings = Settings(rate_limits=False, database=str(database))
        over = play(settings, options.rounds, lambda line: print(line, flush=True))  # noqa: T201  # what it says
    sys.stdout.write("\n".join(table(over)) + "\n")
    sys.stdout.write(f"\nThe tournament is /tournaments/{over['id']}\n")


if __name__ == "__main__":
    main()
