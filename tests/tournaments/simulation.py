"""Tournaments played by players of known strength, with people who leave, come late or stay away.

Every pairing goes through `check_pairing`, so a simulation is also a test. The benchmark of
tournaments uses it, too.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from fourfold.rules import Player
from fourfold.tournaments import (
    ByeGranted,
    Entered,
    Event,
    Forfeited,
    Format,
    GameKey,
    GameResult,
    LogLine,
    NothingToPair,
    PairedGame,
    Paused,
    Regulations,
    ResultCorrected,
    ResultEntered,
    Resumed,
    RoundPaired,
    Tournament,
    TournamentFinished,
    Withdrawn,
    due_events,
    fold,
    pair_round,
)

#: Evenings of a simulated ladder.
EVENINGS = 12

PairingCheck = Callable[[Tournament, RoundPaired], None]


@dataclass
class Simulation:
    """One tournament being played; `trouble` is how likely each mishap is, for each round."""

    regulations: Regulations
    players: int
    seed: int
    trouble: float = 0.1
    check: PairingCheck = lambda _, __: None
    log: list[LogLine] = field(default_factory=list)
    #: The true strength of everybody, on the scale of ratings.
    strengths: dict[str, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.source = random.Random(f"{self.seed} {self.regulations.format} {self.players}")
        self.tournament = Tournament(self.regulations)
        self.time = 0

    def play(self) -> Tournament:
        """Play it to the end, and make sure that its log gives the same tournament."""
        for _ in range(self.players):
            self.enter()
        if self.regulations.format.continuous:
            self.play_continuously()
        else:
            self.play_rounds()
        self.tell(TournamentFinished())
        assert fold(self.regulations, self.log) == self.tournament
        return self.tournament

    def tell(self, event: Event) -> None:
        self.tournament = self.tournament.after(event, self.time)
        self.log.append(LogLine(self.tournament.number, self.time, event))

    def happens(self) -> bool:
        return self.source.random() < self.trouble

    def enter(self) -> None:
        number = len(self.tournament.entrants) + 1
        strength = self.source.gauss(1500, 200)
        rating = round(strength + self.source.gauss(0, 80)) if self.source.random() < 0.8 else None
        members = tuple(f"M{number}.{b}" for b in range(1, self.regulations.boards + 1))
        self.strengths[f"p{number}"] = strength
        teams = members if self.regulations.teams else ()
        self.tell(Entered(f"p{number}", f"Player {number}", rating, False, teams))

    # Rounds -----------------------------------------------------------------------------------

    def play_rounds(self) -> None:
        while self.pair():
            while due := self.finish_games():
                for event in due:
                    self.tell(event)
            self.mishaps()

    def pair(self) -> bool:
        try:
            paired = pair_round(self.tournament)
        except NothingToPair:
            return False
        self.check(self.tournament, paired)
        self.tell(paired)
        return True

    def finish_games(self) -> tuple[Event, ...]:
        for meeting in self.tournament.rounds[-1].meetings:
            for game in meeting.games:
                if game.result is None:
                    self.finish_game(game)
        return due_events(self.tournament)

    def finish_game(self, game: PairedGame) -> None:
        if any(self.tournament.entrants[name].withdrawn for name in (game.first, game.second)):
            gone = Player.FIRST if self.tournament.entrants[game.first].withdrawn else Player.SECOND
            self.tell(Forfeited(game.key, gone))
        elif self.source.random() < self.trouble / 8:
            self.tell(Forfeited(game.key, self.source.choice((Player.FIRST, Player.SECOND, None))))
        else:
            self.tell(ResultEntered(game.key, self.result(game)))
            if self.source.random() < self.trouble / 20:
                self.tell(ResultCorrected(game.key, self.result(game)))

    def result(self, game: PairedGame) -> GameResult:
        lead = self.strengths[game.first] - self.strengths[game.second]
        share = 1 / (1 + 10 ** (-lead / 400))
        if self.source.random() < 0.15:
            return GameResult.DRAW
        return GameResult.FIRST if self.source.random() < share else GameResult.SECOND

    def mishaps(self) -> None:
        """What can happen between two rounds."""
        playing = [entrant.id for entrant in self.tournament.playing]
        if len(playing) > 2 and self.happens():
            self.tell(Withdrawn(self.source.choice(playing)))
        if self.regulations.takes_late and self.happens():
            self.enter()
        if self.tournament.format in (Format.SWISS, Format.ARENA, Format.LADDER):
            self.pauses()
        coming = len(self.tournament.rounds) + 1
        swiss = self.tournament.format is Format.SWISS and coming <= self.regulations.rounds
        if swiss and self.happens():
            self.tell(ByeGranted(self.source.choice(self.playing()), coming, 0.5))

    def playing(self) -> list[str]:
        return [entrant.id for entrant in self.tournament.playing]

    def pauses(self) -> None:
        if len(self.playing()) > 2 and self.happens():
            self.tell(Paused(self.source.choice(self.playing())))
        for entrant in list(self.tournament.entrants.values()):
            if entrant.paused and self.source.random() < 0.5:
                self.tell(Resumed(entrant.id))

    # At any time ------------------------------------------------------------------------------

    def play_continuously(self) -> None:
        open_games: list[GameKey] = []
        waves = 0
        while self.tournament.ends_at is None or self.time < self.tournament.ends_at:
            before = len(self.tournament.rounds)
            if self.pair():
                meetings = self.tournament.rounds[before].meetings
                open_games += [game.key for meeting in meetings for game in meeting.games]
            self.time += 60_000
            waves += 1
            if self.tournament.format is Format.LADDER and waves > EVENINGS:
                break
            self.source.shuffle(open_games)
            over = len(open_games) if self.tournament.format is Format.LADDER else -1
            for key in open_games[: over if over >= 0 else (len(open_games) + 2) // 3]:
                self.finish_game(self.tournament.game(key))
            open_games = [k for k in open_games if self.tournament.game(k).result is None]
            self.mishaps()
