"""Refusals in words: every code in every language, with names instead of ids."""

from __future__ import annotations

from string import Formatter

import pytest
from tests.tournaments.building import after, entered, paired

from fourfold.locales import LANGUAGES, texts
from fourfold.tournaments import (
    Entered,
    EventRefused,
    Format,
    GameKey,
    GameResult,
    InvalidRegulations,
    NothingToPair,
    Regulations,
    ResultEntered,
    SwissMethod,
    TournamentError,
)
from fourfold.tournaments.exchange import PlayersUnreadable, ReportRefused, read_players
from fourfold.tournaments.words import refusal_words

KINDS: list[type[TournamentError]] = [
    EventRefused,
    NothingToPair,
    InvalidRegulations,
    PlayersUnreadable,
    ReportRefused,
]


def _error(kind: type[TournamentError], code: str) -> TournamentError:
    """An error of this code with all its details."""
    names = [name for _, name, _, _ in Formatter().parse(kind.texts[code]) if name]
    special = {"format": Format.ARENA, "game": GameKey(2, 3), "result": GameResult.DRAW}
    return kind(code, **{name: special.get(name, f"<{name}>") for name in names})


@pytest.mark.parametrize("kind", KINDS)
def test_every_refusal_is_worded_in_every_language_with_all_its_details(
    kind: type[TournamentError],
) -> None:
    for code, english in kind.texts.items():
        for language in LANGUAGES:
            said = refusal_words(_error(kind, code), None, texts(language))
            for _, name, _, _ in Formatter().parse(english):
                if name and name not in ("format", "game", "result", "id"):
                    assert f"<{name}>" in said, (code, language)
                # Nobody can see the empty id of somebody who has no name.
                if name == "id":
                    assert "<id>" in said, (code, language)


def test_entrants_games_and_formats_have_their_names() -> None:
    say = texts("en")
    regulations = Regulations(Format.SWISS, method=SwissMethod.MATCHING)
    tournament = paired(entered(regulations, ["Ana", "Ben"]))
    over = tournament.after(ResultEntered(GameKey(1, 1), GameResult.DRAW))
    with pytest.raises(EventRefused) as twice:
        over.after(ResultEntered(GameKey(1, 1), GameResult.FIRST))
    said = refusal_words(twice.value, over, say)
    assert said == "round 1, table 1 already has the result ½-½"
    error = EventRefused("pause-format", format=Format.ROUND_ROBIN)
    assert refusal_words(error, over, say) == "nobody can pause in this format (Round robin)"
    same = EventRefused("not-paused", id="p7")
    named = after(tournament, Entered("p7", "Zoë"))
    assert refusal_words(same, named, say) == "Zoë is not pausing"


def test_the_reason_inside_a_reason_is_worded_too() -> None:
    tournament = entered(Regulations(limit=2), ["Ana"])
    with pytest.raises(PlayersUnreadable) as full:
        read_players(b"name\nBen\nCem\n", tournament)
    said = refusal_words(full.value, tournament, texts("de"))
    assert said == "Zeile 3: das Turnier ist voll: Es hat Platz für 2"
