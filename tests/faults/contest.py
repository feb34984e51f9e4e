"""One table: three people play game after game, honestly, and with every kind of mischief.

Who plays chooses from the legal actions of the snapshot, calls what it sees with `fourfold.rules`,
and now and then calls falsely, races itself from two tabs, asks twice, asks late, answers what is
long past, offers, declines, takes back, resigns, or lets the clock run out.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from fourfold.rules import (
    Call,
    CallRule,
    Edition,
    FalseCall,
    Game,
    Player,
    Position,
    Rules,
    Trait,
    parse_clock,
    parse_level,
)

from .journal import Race, View
from .person import Confused, Feed, Person
from .verdict import after

#: How long somebody waits for news before looking for themselves.
_LOOK: Final = 1.0
#: How many refusals in a row somebody bears.
_PATIENCE: Final = 25
_CALLS: Final = ("official", "official", "official", "standing", "automatic")
_LEVELS: Final = (1, 1, 1, 2, 3, 4)
_STRENGTH: Final = "beginner"
_SEATS: Final = ("me", "them", "lot")


@dataclass(frozen=True, slots=True)
class Manners:
    """How people play: the clocks they choose, and how often they misbehave."""

    clocks: tuple[str, ...] = ("-", "6/move", "6/move", "90+1")
    mischief: float = 0.3
    dawdling: float = 0.1
    #: Seconds of thought before an action, at most.
    thought: float = 0.05
    #: How many of the games are played against the computer.
    computer: float = 0.1
    #: How often somebody hangs up after a live message, to come back by any door.
    restless: float = 0.01


class Table:
    """Three people who play each other until they are told to stop."""

    def __init__(
        self,
        people: tuple[Person, Person, Person],
        manners: Manners,
        source: random.Random,
        stopping: Callable[[], bool],
    ) -> None:
        self._people = people
        self._manners = manners
        self._source = source
        self._stopping = stopping
        self.games = 0

    async def run(self) -> None:
        """Play until told to stop."""
        arrived = False
        while not self._stopping():
            try:
                if not arrived:
                    await self._arrive()
                    arrived = True
                await self.play()
                self.games += 1
            except* Confused as confusion:
                arrived = False
                errors = self._people[0].journal.errors
                errors.extend(str(one) for one in confusion.exceptions)

    async def _arrive(self) -> None:
        for index, person in enumerate(self._people):
            await person.arrive(f"Player {'ABC'[index]}")

    async def play(self) -> None:
        """Play one game; whoever does not play watches."""
        host, *others = self._source.sample(self._people, 3)
        terms = self._terms()
        if self._source.random() < self._manners.computer:
            game = await self._meet_computer(host, terms)
            players, watchers = [host], others
        else:
            game, guest, third = await self._meet(host, others[0], others[1], terms)
            players, watchers = [host, guest], [third]
        dawdler = None
        if terms["clock"].endswith("/move") and self._source.random() < self._manners.dawdling:
            dawdler = self._source.choice(players)
        async with asyncio.TaskGroup() as group:
            for person in players:
                seat = Seat(person, game, self._manners, self._stopping)
                seat.dawdles_at = self._source.randrange(1, 12) if person is dawdler else None
                group.create_task(seat.play())
            for person in watchers:
                group.create_task(self._watch(person, game))

    async def _meet_computer(self, host: Person, terms: dict[str, Any]) -> str:
        """Begin a game against the computer: it has to go on after every restart, too."""
        # A turn in steps can be cut in two by a kill.
        pace = self._source.choice(("instant", "quick"))
        computer = {"kind": "computer", "strength": _STRENGTH, "pace": pace}
        body = {**terms, "opponent": computer}
        made = await host.ask("POST", "/api/games", body, host.new_key())
        if made.status_code != 201:
            raise Confused(f"no game: {made.status_code} {made.text[:300]}")
        return str(made.json()["id"])

    async def _meet(
        self, host: Person, guest: Person, third: Person, terms: dict[str, Any]
    ) -> tuple[str, Person, Person]:
        """Challenge anyone: the two others may race for it. The game, its guest, who is left."""
        while True:
            made = await host.ask(
                "POST", "/api/challenges", {**terms, "open": True}, host.new_key()
            )
            if made.status_code != 201:
                raise Confused(f"no challenge: {made.status_code} {made.text[:300]}")
            challenge = made.json()["id"]
            wanting = (guest, third) if self._source.random() < 0.5 else (guest,)
            answers = await asyncio.gather(*(self._accept(challenge, each) for each in wanting))
            winners = [each for each, won in zip(wanting, answers, strict=True) if won == "won"]
            found = (await host.ask("GET", f"/api/challenges/{challenge}")).json()
            if set(answers) == {"challenge-gone"} and host.journal.may_have_expired(found):
                continue
            if len(wanting) > 1:
                host.journal.challenges[challenge] = [person.id for person in winners]
            if not winners or found.get("game") is None:
                raise Confused(f"challenge {challenge}: {', '.join(answers)}; then {found}")
            if winners[0] is not guest:
                guest, third = third, guest
            return str(found["game"]), guest, third

    @staticmethod
    async def _accept(challenge: str, person: Person) -> str:
        """Accept a challenge: `won`, or the code of the refusal."""
        path = f"/api/challenges/{challenge}/accept"
        answer = await person.ask("POST", path, {}, person.new_key())
        return "won" if answer.status_code in (200, 201) else str(answer.json().get("code"))

    @staticmethod
    async def _watch(person: Person, game: str) -> None:
        view = await person.look(game)
        feed = Feed(person, view)
        try:
            while view.snapshot["status"] == "playing":
                if not await feed.wait(view.number, 5 * _LOOK):
                    await person.look(game)
        finally:
            await feed.close()
        await person.look(game)

    def _terms(self) -> dict[str, Any]:
        source = self._source
        return {
            "first": source.choice(_SEATS),
            "level": source.choice(_LEVELS),
            "opponent_level": source.choice(_LEVELS),
            "call": source.choice(_CALLS),
            "false_call": "loses" if source.random() < 0.05 else "refused",
            "clock": source.choice(self._manners.clocks),
        }


class Seat:
    """One person playing one game."""

    def __init__(
        self, person: Person, game: str, manners: Manners, stopping: Callable[[], bool]
    ) -> None:
        self._person = person
        self._game = game
        self._manners = manners
        self._stopping = stopping
        self._source = person.source
        self._done: list[tuple[str, dict[str, Any], tuple[str, ...], str]] = []
        #: At which of their actions they stop to act, if ever.
        self.dawdles_at: int | None = None
        self._you = ""
        #: When they saw that it is their turn.
        self._saw: float | None = None
        self._acted = 0
        self._refused = 0

    async def play(self) -> None:
        """Play to the end."""
        view = await self._person.look(self._game)
        self._you = str(view.snapshot["you"])
        feed = Feed(self._person, view, self._manners.restless)
        try:
            while view.snapshot["status"] == "playing":
                number = view.number
                mine = view.snapshot["to_act"] == self._you
                if not mine:
                    self._saw = None
                elif self._saw is None:
                    self._saw = time.monotonic()
                if mine and not self._dawdles():
                    await self._turn(view)
                elif not mine and view.number and self._mischievous(0.3):
                    await self._meddle(view)
                elif not await feed.wait(number, _LOOK):
                    await self._person.look(self._game)
        finally:
            await feed.close()
        await self._person.look(self._game)

    def _dawdles(self) -> bool:
        if self.dawdles_at is None or self._acted < self.dawdles_at:
            return False
        self._person.journal.dawdlers.add((self._game, self._person.id))
        return True

    def _mischievous(self, share: float = 1.0) -> bool:
        return not self._stopping() and self._source.random() < self._manners.mischief * share

    # In turn ------------------------------------------------------------------------------------

    async def _turn(self, view: View) -> None:
        await asyncio.sleep(self._source.uniform(0, self._manners.thought))
        if view.snapshot["to_act"] != self._you:
            return
        if self._mischievous():
            tricks = (
                self._call_falsely,
                self._race,
                self._race,
                self._ask_twice,
                self._ask_twice,
                self._ask_late,
                self._answer_the_past,
                self._offer,
                self._ask_back,
                self._resign,
            )
            await self._source.choice(tricks)(view)
            return
        await self._act(view, self._choose(view), view.number)

    def _choose(self, view: View) -> str:
        """A call when there is something to call, mostly; otherwise any legal action."""
        snapshot = view.snapshot
        game = replayed(snapshot)
        if game.to_act is not None and self._source.random() < 0.8:
            found = game.callable(game.to_act)
            if found:
                return str(Call(self._source.choice(found).squares))
        return self._any_legal(view)

    def _any_legal(self, view: View) -> str:
        legal = view.snapshot["legal"]
        assert isinstance(legal, list)
        action: str = self._source.choice(legal)
        return action

    async def _act(self, view: View, action: str, answers: int, key: str | None = None) -> None:
        body = {"action": action, "answers": answers}
        key = key or self._person.new_key()
        thought = None if self._saw is None else time.monotonic() - self._saw
        answer = await self._person.append(view, "/actions", body, (action,), key, thought=thought)
        self._refused = 0 if answer.accepted else self._refused + 1
        if self._refused > _PATIENCE:
            raise Confused(f"game {view.game}: {action} was refused for ever: {answer.code}")
        if answer.accepted:
            if action.startswith("-"):
                # The turn is over: they have given a piece, or passed.
                self._saw = None
            self._acted += 1
            self._done.append(("/actions", body, (action,), key))
        elif answer.status == 422:
            words = f"game {view.game}: {action} was refused: {answer.code}"
            self._person.journal.errors.append(words)

    async def _call_falsely(self, view: View) -> None:
        if not view.snapshot["may_call"]:
            await self._act(view, self._any_legal(view), view.number)
            return
        squares = self._source.sample([c + r for c in "abcd" for r in "1234"], 4)
        await self._act(view, str(Call.on(*squares)), view.number)

    async def _race(self, view: View) -> None:
        """Two tabs, or a double click on two squares: different actions for the same entry."""
        legal = view.snapshot["legal"]
        assert isinstance(legal, list)
        chosen = self._source.sample(legal, min(len(legal), self._source.randint(2, 3)))
        if len(chosen) < 2:
            await self._act(view, chosen[0], view.number)
            return
        keys = [self._person.new_key() for _ in chosen]
        answers = view.number
        race = Race(view.game, self._person.id, answers, tuple(keys))
        self._person.journal.races.append(race)
        acts = zip(chosen, keys, strict=True)
        await asyncio.gather(*(self._act(view, action, answers, key) for action, key in acts))

    async def _ask_twice(self, view: View) -> None:
        """The same request, sent twice at once: one entry, and the same answer."""
        action, key, answers = self._choose(view), self._person.new_key(), view.number
        await asyncio.gather(*(self._act(view, action, answers, key) for _ in range(2)))

    async def _ask_late(self, view: View) -> None:
        """A request that was answered long ago comes again: nothing new, and the same answer."""
        if self._done:
            path, body, texts, key = self._source.choice(self._done)
            answer = await self._person.append(view, path, body, texts, key)
            if not answer.accepted:
                words = f"game {view.game}: {texts[0]} asked again: {answer.status} {answer.code}"
                self._person.journal.errors.append(words)

    async def _answer_the_past(self, view: View) -> None:
        """An action that answers an entry long past is refused."""
        changing = [n for n, text in view.entries.items() if not text.startswith(("draw", "back?"))]
        if len(changing) > 3:
            body = {"action": self._any_legal(view), "answers": min(changing)}
            texts = (str(body["action"]),)
            answer = await self._person.append(view, "/actions", body, texts)
            if answer.accepted:
                self._person.journal.errors.append(f"game {view.game}: an old answer was taken")

    # Out of turn, or in it ------------------------------------------------------------------------

    async def _meddle(self, view: View) -> None:
        draw, back = (view.snapshot[name] for name in ("draw", "takeback"))
        if isinstance(draw, dict) and draw["by"] != self._you:
            await self._reply(view, "draw", draw, f"agree:{draw['offer']}", 0.2)
        elif isinstance(back, dict) and back["by"] != self._you:
            await self._reply(view, "takeback", back, f"back:{back['to']}", 0.6)
        else:
            tricks = (self._offer, self._ask_back, self._act_out_of_turn, self._resign)
            await self._source.choices(tricks, (4, 4, 4, 1))[0](view)

    async def _reply(
        self, view: View, kind: str, offer: dict[str, Any], text: str, share: float
    ) -> None:
        if self._source.random() < share:
            body = {"offer": offer["offer"]}
            await self._person.append(view, f"/{kind}/accept", body, (text,))
        else:
            texts = (f"decline:{offer['offer']}",)
            await self._person.append(view, f"/{kind}/decline", {}, texts)

    async def _offer(self, view: View) -> None:
        draw = view.snapshot["draw"]
        theirs = isinstance(draw, dict) and draw["by"] != self._you
        if not theirs:
            # Both may offer at once: then the second offer is an agreement.
            texts = (f"draw:{self._you}", *(f"agree:{n}" for n in range(1, view.number + 20)))
            await self._person.append(view, "/draw", {}, texts)

    async def _ask_back(self, view: View) -> None:
        to = max(0, view.number - self._source.randint(1, 4))
        # The computer agrees at once.
        texts = (f"back?:{self._you}:{to}", f"back:{to}")
        await self._person.append(view, "/takeback", {"to": to}, texts)

    async def _act_out_of_turn(self, view: View) -> None:
        if view.snapshot["to_act"] != self._you:
            action = self._any_legal(view)
            body = {"action": action, "answers": view.number}
            answer = await self._person.append(view, "/actions", body, (action,))
            if answer.accepted:
                words = f"game {view.game}: an action out of turn was taken"
                self._person.journal.errors.append(words)

    async def _resign(self, view: View) -> None:
        if self._source.random() < 0.3:
            texts = (f"resign:{self._you}",)
            await self._person.append(view, "/resign", {}, texts)


def replayed(snapshot: dict[str, Any]) -> Game:
    """The game of a snapshot, replayed from its log; it has to be the game that is shown."""
    shown = snapshot["rules"]
    rules = Rules(
        levels=parse_level(shown["level"]),
        traits=tuple(Trait(name) for name in shown["traits"]),
        call=CallRule.parse(shown["call"]),
        false_call=FalseCall.parse(shown["false_call"]),
        clock=parse_clock(shown["clock"]),
        edition=Edition.parse(shown["edition"]),
    )
    states = [Game(rules, Position.parse(snapshot["start"]))]
    for line in snapshot["log"]:
        states.append(after(states, line["entry"]))
    game = states[-1]
    to_act = None if snapshot["to_act"] is None else Player.parse(snapshot["to_act"])
    if str(game.position) != snapshot["position"] or game.to_act is not to_act:
        raise Confused(f"game {snapshot['id']}: the snapshot is not what its log says")
    return game
