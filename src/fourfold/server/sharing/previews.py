"""Previews: what the pages of games, reviews, puzzles, players and challenges are about."""

from __future__ import annotations

import asyncio
import hashlib
import re
from dataclasses import dataclass
from importlib.metadata import version
from typing import Final

from fourfold.drawing import Card, Scene
from fourfold.drawing.scene import look
from fourfold.locales import Texts, texts
from fourfold.play.endings import Names, say_ending
from fourfold.play.puzzles.collection import Puzzle, puzzle, puzzles
from fourfold.play.puzzles.words import say_name, say_task
from fourfold.rules import Edition, Piece, Player, Position
from fourfold.server.games.errors import GameUnknown
from fourfold.server.games.loading import Header, Loaded, Loader
from fourfold.server.games.starting.challenges import Challenges
from fourfold.server.games.views.records import name_tags
from fourfold.server.people.profiles import read_profile
from fourfold.server.refusals import Refusal
from fourfold.server.store import Store

_ID: Final = re.compile(r"[a-z2-7]{12}")
_PUZZLE: Final = re.compile(r"[a-z2-7]{7}")
#: What the cards of the site itself and of challenges show: a game in its middle.
_SAMPLE: Final = Scene(Position.parse("05../c3.9/.e6./7... a"))


@dataclass(frozen=True, slots=True)
class Preview:
    """A page in a few words and a picture; paths without the address of the server."""

    title: str
    about: str
    #: The page itself, its card, and the page to put into others, where there is one.
    page: str
    picture: str
    embed: str | None
    card: Card


def tag_of(*drawn: object) -> str:
    """A short text that differs when a picture would: of what is drawn and of how."""
    text = repr((version("fourfold"), look(), drawn))
    return hashlib.sha256(text.encode()).hexdigest()[:20]


class Previews:
    """Finds out what a link leads to."""

    def __init__(self, store: Store, loader: Loader, challenges: Challenges) -> None:
        self._store = store
        self._loader = loader
        self._challenges = challenges

    async def game(self, name: str) -> Loaded:
        """A game that everybody may see; `GameUnknown` for a private one, also for its players."""
        loaded = await self._loader.fresh(name)
        if loaded.header.private:
            raise GameUnknown
        return loaded

    async def of(self, path: str, language: str) -> Preview | None:
        """What the page at a path is about; None where there is nothing to say about it."""
        try:
            return await self._at(path.strip("/").split("/"), texts(language))
        except (Refusal, KeyError):
            return None

    async def _at(self, parts: list[str], say: Texts) -> Preview | None:
        preview = None
        match parts:
            case [""]:
                preview = self._site(say)
            case ["game", name] | ["embed", "game", name] if _ID.fullmatch(name):
                preview = self._game(await self.game(name), say)
            case ["review", name] if _ID.fullmatch(name):
                preview = self._review(await self.game(name), say)
            case ["puzzles", name] | ["embed", "puzzle", name] if _PUZZLE.fullmatch(name):
                # Only the first request waits for the file to be read.
                await asyncio.to_thread(puzzles)
                preview = self._puzzle(puzzle(name), say)
            case ["player", name] if _ID.fullmatch(name):
                preview = await self._player(name, say)
            case ["challenge", name] if _ID.fullmatch(name):
                preview = await self._challenge(name, say)
        return preview

    def _site(self, say: Texts) -> Preview:
        return _preview(say, say("site-title"), say("site-about"), _SAMPLE, "/", "/api/card.png")

    def _game(self, loaded: Loaded, say: Texts) -> Preview:
        name, game = loaded.id, loaded.state.game
        words = say.bind(edition=loaded.header.rules.edition)
        names = _names(loaded.header, words)
        ended = game.outcome is not None
        about = say_ending(game, names, words) if ended else words("site-game-playing")
        return _preview(
            say,
            say("web-game-title", name=names[0], other=names[1]),
            about,
            Scene.of(game),
            f"/game/{name}",
            f"/api/games/{name}/card.png",
            f"/embed/game/{name}",
        )

    def _review(self, loaded: Loaded, say: Texts) -> Preview:
        """The game's preview and card, with the title of its review."""
        game = self._game(loaded, say)
        return Preview(
            say.labelled(say("review-title"), game.title),
            game.about,
            f"/review/{loaded.id}",
            game.picture,
            game.embed,
            game.card,
        )

    def _puzzle(self, asked: Puzzle, say: Texts) -> Preview:
        return _preview(
            say,
            say.labelled(say("web-page-puzzle"), say_name(asked, say)),
            say_task(asked, say),
            Scene(asked.position, Edition.CLASSIC),
            f"/puzzles/{asked.id}",
            f"/api/puzzles/{asked.id}/card.png",
            f"/embed/puzzle/{asked.id}",
        )

    async def _player(self, name: str, say: Texts) -> Preview | None:
        profile = await read_profile(self._store, name)
        if profile["kind"] == "deleted":
            return None
        counts = profile["counts"]
        played = say("web-player-counts", **{key: counts[key] for key in _RESULTS})
        about = played if counts["games"] else say("site-about")
        card = Card(profile["name"], about, portrait=Piece.parse(profile["avatar"]))
        return _with_card(say, card, f"/player/{name}", f"/api/players/{name}/card.png")

    async def _challenge(self, name: str, say: Texts) -> Preview | None:
        """A challenge that waits; of one for a private game, nothing."""
        proposed = await self._challenges.show(name, None)
        if proposed["private"] or proposed["state"] != "waiting":
            return None
        start = proposed["position"]
        position = _SAMPLE.position if start is None else Position.parse(start)
        return _preview(
            say,
            say("web-challenge-by", name=proposed["by"]["name"]),
            say("site-invitation"),
            Scene(position, Edition(proposed["edition"])),
            f"/challenge/{name}",
            f"/api/challenges/{name}/card.png",
        )


_RESULTS: Final = ("wins", "draws", "losses")


def _preview(  # noqa: PLR0917  # the parts of a preview
    say: Texts,
    title: str,
    about: str,
    scene: Scene,
    page: str,
    picture: str,
    embed: str | None = None,
) -> Preview:
    return _with_card(say, Card(title, about, scene), page, picture, embed)


def _with_card(
    say: Texts, card: Card, page: str, picture: str, embed: str | None = None
) -> Preview:
    # The tag makes a new address for every new picture: networks keep the one they have.
    address = f"{picture}?lang={say.language}&v={tag_of(card)}"
    return Preview(card.title, card.about, page, address, embed, card)


def _names(header: Header, say: Texts) -> Names:
    """What both players are called: a deleted account in the reader's language."""
    tags = name_tags(header, say)
    first, second = (
        say("name-deleted")
        if header.players[seat.index].kind == "deleted"
        else tags[str(seat).capitalize()]
        for seat in Player
    )
    return first, second
