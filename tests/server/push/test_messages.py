"""Messages to people who are not here: what they say, to whom they go, and that each goes once."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection, func, select, update
from tests.server.accounts import PASSWORD, player_id, sign_up
from tests.server.databases import in_database, void
from tests.server.playing import TURNS, act, begin, play
from tests.server.running import Client, Server, heard, run_in_thread
from tests.server.services import wait_for
from tests.server.tournaments.halls import open_hall

from fourfold.server import Settings
from fourfold.server.push import outbox
from fourfold.server.store import open_store
from fourfold.server.store.push import push_delivery, push_subscription
from fourfold.server.store.schema import now
from fourfold.server.tournaments import OPERATOR

from .receiver import Browser, Receiver, is_signed

DAYS = "86400/move"


def subscribe(client: Client, browser: Browser, **more: object) -> None:
    answer = client.put("/api/push/subscription", json=browser.subscription(**more))
    assert answer.status_code == 204, answer.text


def known(server: Server) -> int:
    """How many browsers are subscribed."""
    count = select(func.count()).select_from(push_subscription)
    return in_database(server, lambda connection: connection.execute(count).scalar_one())


def undone(server: Server) -> int:
    """How many messages are still to be sent."""
    count = select(func.count()).where(push_delivery.c.due.is_not(None))
    return in_database(server, lambda connection: connection.execute(count).scalar_one())


def looked_at(server: Server, number: int) -> bool:
    """Whether the postman has looked at a game up to an entry, and has nothing left to send."""
    seen = select(func.max(push_delivery.c.seen))
    last = in_database(server, lambda connection: connection.execute(seen).scalar_one())
    return last is not None and last >= number and undone(server) == 0


@pytest.fixture
def ana(server: Server) -> Client:
    return sign_up(server, "Anneke")


@pytest.fixture
def ben(server: Server) -> Client:
    return sign_up(server, "Bertil")


def test_a_turn_is_told_in_the_readers_language(
    server: Server, receiver: Receiver, ana: Client, ben: Client
) -> None:
    browser = receiver.browser()
    subscribe(ben, browser, language="fr")
    game, _ = begin(ana, ben, clock=DAYS)
    act(ana, game, "-7", 0)
    request = browser.wait()
    assert browser.read(request) == {
        "title": "À vous de jouer",
        "body": "Anneke vous attend.",
        "path": f"/game/{game}",
        "lang": "fr",
    }
    key = server.client().get("/api/push").json()["key"]
    assert is_signed(request, key, receiver.url)
    headers = request.headers
    assert (headers["content-encoding"], headers["urgency"]) == ("aes128gcm", "normal")
    assert int(headers["ttl"]) > 0
    # The receiver learns nothing of the game but that there is a message.
    assert game not in str(headers).lower()


def test_every_turn_is_told_once(
    server: Server, receiver: Receiver, ana: Client, ben: Client
) -> None:
    browser = receiver.browser()
    subscribe(ben, browser)
    game, _ = begin(ana, ben, clock="-")
    act(ana, game, "-7", 0)
    browser.wait(1)
    # More happens in the same turn, and it is still the same turn.
    ana.post(f"/api/games/{game}/draw")
    ben.post(f"/api/games/{game}/draw/decline")
    act(ben, game, "c2", 3)
    wait_for("the postman", lambda: looked_at(server, 4))
    assert len(receiver.requests) == 1
    act(ben, game, "-5", 4)
    act(ana, game, "d2", 5)
    act(ana, game, "-6", 6)
    browser.wait(2)
    wait_for("the postman", lambda: looked_at(server, 7))
    assert len(receiver.requests) == 2


@pytest.mark.parametrize(("clock", "told"), [("3600/move", 0), ("86399+5", 0), ("86400+5", 1)])
def test_only_games_of_days_are_told(
    receiver: Receiver, ana: Client, ben: Client, clock: str, told: int
) -> None:
    browser, other = receiver.browser(), receiver.browser("/last")
    subscribe(ben, browser)
    game, _ = begin(ana, ben, clock=clock)
    act(ana, game, "-7", 0)
    # What comes later is sent later.
    subscribe(ben, other)
    last, _ = begin(ana, ben, clock=DAYS)
    act(ana, last, "-7", 0)
    other.wait()
    browser.wait(1 + told)
    paths = [browser.read(each)["path"] for each in browser.requests()]
    assert paths.count(f"/game/{game}") == told


def test_those_who_are_here_are_left_alone(
    server: Server, receiver: Receiver, ana: Client, ben: Client
) -> None:
    browser = receiver.browser()
    subscribe(ben, browser)
    game, _ = begin(ana, ben, clock=DAYS)
    with ben.live("/api/live") as lobby:
        heard(lobby, "challenges")
        act(ana, game, "-7", 0)
        heard(lobby, "turn")
        wait_for("the postman", lambda: looked_at(server, 1))
    assert receiver.requests == []


def test_a_rematch_is_told(receiver: Receiver, ana: Client, ben: Client) -> None:
    browser = receiver.browser()
    game, _ = begin(ana, ben, clock=DAYS)
    play(ana, ben, game, TURNS)
    subscribe(ben, browser)
    ana.post(f"/api/games/{game}/rematch")
    message = browser.read(browser.wait())
    assert (message["body"], message["path"]) == (
        "Anneke would like a rematch.",
        f"/game/{game}",
    )


def test_a_challenge_is_told(server: Server, receiver: Receiver, ana: Client, ben: Client) -> None:
    browser = receiver.browser()
    subscribe(ben, browser, language="de")
    to = player_id(ben)
    quick = ana.post("/api/challenges", json={"to": to, "clock": "300+3"}).json()["id"]
    assert ana.delete(f"/api/challenges/{quick}").status_code == 204
    last = ana.post("/api/challenges", json={"to": to, "clock": DAYS}).json()["id"]
    message = browser.read(browser.wait())
    assert (message["body"], message["path"]) == (
        "Anneke möchte gegen dich spielen.",
        f"/challenge/{last}",
    )
    wait_for("the postman", lambda: undone(server) == 0)
    assert len(receiver.requests) == 1


def test_nobody_is_told_after_signing_out(
    server: Server, receiver: Receiver, ana: Client, ben: Client
) -> None:
    """A browser that others use too must not show what happens in somebody's games."""
    browser, other = receiver.browser(), receiver.browser("/other")
    subscribe(ben, browser)
    subscribe(ana, other)
    game, _ = begin(ana, ben, clock=DAYS)
    assert ben.delete("/api/session").status_code == 204
    act(ana, game, "-7", 0)
    # Ana's own message comes after what Ben would have got.
    cilla = sign_up(server, "Cilla")
    second, _ = begin(cilla, ana, clock=DAYS)
    act(cilla, second, "-7", 0)
    other.wait()
    assert browser.requests() == []


def test_a_browser_that_is_gone_is_forgotten(
    server: Server, receiver: Receiver, ana: Client, ben: Client
) -> None:
    browser = receiver.browser()
    subscribe(ben, browser)
    game, _ = begin(ana, ben, clock=DAYS)
    receiver.statuses.append(410)
    act(ana, game, "-7", 0)
    browser.wait()
    wait_for("the browser to be forgotten", lambda: known(server) == 0)


def test_a_busy_push_service_is_asked_again(
    server: Server, receiver: Receiver, ana: Client, ben: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fourfold.server.push.postman._PAUSES", (0, 0, 0))
    browser = receiver.browser()
    subscribe(ben, browser)
    game, _ = begin(ana, ben, clock=DAYS)
    receiver.statuses += [503, 429]
    act(ana, game, "-7", 0)
    third = browser.wait(3)
    assert browser.read(third)["path"] == f"/game/{game}"
    wait_for("the last answer", lambda: undone(server) == 0)
    assert (len(receiver.requests), known(server)) == (3, 1)


def test_a_push_service_that_never_answers_well_is_given_up(
    server: Server, receiver: Receiver, ana: Client, ben: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fourfold.server.push.postman._PAUSES", (0, 0))
    browser = receiver.browser()
    subscribe(ben, browser)
    game, _ = begin(ana, ben, clock=DAYS)
    receiver.statuses += [500] * 9
    act(ana, game, "-7", 0)
    browser.wait(2)
    wait_for("the last attempt", lambda: undone(server) == 0)
    assert len(receiver.requests) == 2


def test_a_message_survives_a_restart(settings: Settings, receiver: Receiver) -> None:
    """What there is to tell is in the database, not in the process that ended before it told."""
    browser = receiver.browser()
    with run_in_thread(settings.changed(push_delay=3600.0)) as server:
        ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
        subscribe(ben, browser)
        game, _ = begin(ana, ben, clock=DAYS)
        act(ana, game, "-7", 0)
        wait_for("the postman", lambda: undone(server) == 1)

    def now_due(connection: Connection) -> None:
        connection.execute(update(push_delivery).values(due=now()))

    in_database(server, now_due)
    with run_in_thread(settings):
        assert browser.read(browser.wait())["path"] == f"/game/{game}"


def test_two_workers_send_a_message_once(settings: Settings, receiver: Receiver) -> None:
    browsers = [receiver.browser(f"/{number}") for number in range(8)]
    with run_in_thread(settings) as server, run_in_thread(settings):
        ana, ben = sign_up(server, "Anneke"), sign_up(server, "Bertil")
        for browser in browsers:
            subscribe(ben, browser)
        game, _ = begin(ana, ben, clock=DAYS)
        act(ana, game, "-7", 0)
        for browser in browsers:
            browser.wait()
        wait_for("both postmen", lambda: looked_at(server, 1))
        assert [len(browser.requests()) for browser in browsers] == [1] * 8


def test_a_claim_is_given_to_one_alone(settings: Settings, receiver: Receiver) -> None:
    """Even when two processes ask at the same moment; after the lease others may try."""
    with run_in_thread(settings.changed(push=False)) as off:
        ben = sign_up(off, "Bertil")
        refused = ben.put("/api/push/subscription", json=receiver.browser().subscription())
        assert (refused.status_code, refused.json()["code"]) == (409, "push-off")
        assert ben.get("/api/push").json() == {"key": None}
    with run_in_thread(settings.changed(push_delay=3600.0)) as server:
        ana, ben = sign_up(server, "Anneke"), sign_up(server, "Caspar")
        for number in range(12):
            subscribe(ben, receiver.browser(f"/{number}"))
        game, _ = begin(ana, ben, clock=DAYS)
        act(ana, game, "-7", 0)
        # Ten browsers at most: the two oldest have made room.
        wait_for("the postman", lambda: undone(server) == 10)

    async def claim_at_once() -> list[list[str]]:
        stores = [open_store(settings.database_url) for _ in range(4)]
        for store in stores:
            store.start()
        try:
            await stores[0].write(
                lambda connection: void(
                    connection.execute(update(push_delivery).values(due=now() - 1))
                )
            )
            results = await asyncio.gather(*(store.write(outbox.claim) for store in stores))
            return [[row.subscription for row in rows] for rows in results]
        finally:
            for store in stores:
                await store.close()

    claimed = [name for names in asyncio.run(claim_at_once()) for name in names]
    assert (len(claimed), len(set(claimed))) == (10, 10)


def around_now() -> dict[str, str]:
    """Quiet hours that have begun an hour ago and end in an hour or so, in UTC."""
    hour = now() // 3_600_000 % 24
    return {"quiet_from": f"{(hour - 1) % 24:02}:00", "quiet_until": f"{(hour + 2) % 24:02}:00"}


def due_now(server: Server) -> None:
    """Let everything that waits be due."""
    waiting = update(push_delivery).where(push_delivery.c.due.is_not(None))
    in_database(server, lambda unit: void(unit.execute(waiting.values(due=now()))))


def test_quiet_hours_put_a_message_off(
    server: Server, receiver: Receiver, ana: Client, ben: Client
) -> None:
    browser = receiver.browser()
    subscribe(ben, browser, **around_now())
    game, _ = begin(ana, ben, clock=DAYS)
    act(ana, game, "-7", 0)

    def due() -> int:
        read = select(func.max(push_delivery.c.due))
        return in_database(server, lambda connection: connection.execute(read).scalar()) or 0

    wait_for("the message to be put off", lambda: due() > now() + 1_800_000)
    assert due() % 3_600_000 == 0
    assert receiver.requests == []
    # Quiet hours belong to the person: another browser ends them for all.
    subscribe(ben, receiver.browser("/other"))
    due_now(server)
    browser.wait()


def test_a_browser_gets_only_so_many_a_day(
    server: Server,
    receiver: Receiver,
    ana: Client,
    ben: Client,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Somebody who moves back and forth must not make another's telephone ring all day."""
    monkeypatch.setattr(outbox, "MOST_IN_A_DAY", 2)
    browser = receiver.browser()
    subscribe(ben, browser)
    for number in range(1, 5):
        game, _ = begin(ana, ben, clock=DAYS)
        act(ana, game, "-7", 0)
        if number <= 2:
            browser.wait(number)
    wait_for("the postman", lambda: looked_at(server, 1))
    assert len(receiver.requests) == 2


def test_what_is_over_is_not_told(
    server: Server, receiver: Receiver, ana: Client, ben: Client
) -> None:
    """The message waited, for a quiet hour or a retry, and the game ended meanwhile."""
    browser = receiver.browser()
    subscribe(ben, browser, **around_now())
    game, _ = begin(ana, ben, clock=DAYS)
    act(ana, game, "-7", 0)
    wait_for("the postman", lambda: undone(server) == 1)
    ana.post(f"/api/games/{game}/resign")
    subscribe(ben, browser)
    due_now(server)
    wait_for("the postman", lambda: undone(server) == 0)
    assert receiver.requests == []


def test_subscriptions_are_exported_and_deleted(
    server: Server, receiver: Receiver, ana: Client, ben: Client
) -> None:
    browser = receiver.browser()
    subscribe(ben, browser)
    exported = ben.get("/api/account/export").json()["push_subscription"]
    assert [each["endpoint"] for each in exported] == [browser.endpoint]
    assert "auth" not in exported[0]
    # Too little to make a cookie from.
    assert len(exported[0]["session"]) == 12
    assert ana.get("/api/account/export").json()["push_subscription"] == []
    gone = ben.request("DELETE", "/api/account", json={"password": PASSWORD})
    assert gone.status_code == 204, gone.text
    assert known(server) == 0


def test_players_are_called_to_a_game_of_a_tournament_once(
    server: Server, receiver: Receiver
) -> None:
    hall = open_hall(server, ["Anneke", "Bertil"], start=None, automatic=False)
    browser = receiver.browser()
    subscribe(hall.people["Anneke"], browser, language="de")
    hall.do(lambda here: here.directing.pair(hall.id, OPERATOR))
    assert browser.read(browser.wait()) == {
        "title": "Eine Partie wartet auf dich",
        "body": "Du spielst gegen Bertil. Komm rechtzeitig, sonst verlierst du kampflos.",
        "path": f"/tournaments/{hall.id}",
        "lang": "de",
    }
    (game,) = hall.games()
    hall.begin(game)
    number = hall.look().state.number
    wait_for("the next look", lambda: looked_at(server, number))
    assert len(receiver.requests) == 1
