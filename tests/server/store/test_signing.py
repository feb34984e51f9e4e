"""What the server signs: cookies and sealed texts, also those of earlier versions."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update
from tests.server.accounts import me, player_id
from tests.server.databases import in_database, void
from tests.server.running import Server, run_in_thread
from tests.server.store.test_store import run

from fourfold.server import Settings
from fourfold.server.store import Store, schema
from fourfold.server.store.seals import Seals

#: A secret, and what the version before itsdangerous signed with it.
SECRET = "11" * 32
SESSION = "0123456789abcdef0123456789abcdef"
OLD_COOKIE = f"{SESSION}.9012470a347cda80212ab0ffead88c1c"
OLD_SEAL = "eyJudW1iZXIiOjMsInNlZWQiOiI3In0.3d0ccd0ee957f3eaf4796bf8"


def keep_secret(name: str, connection: Connection) -> None:
    connection.execute(insert(schema.secret).values(name=name, value=SECRET))


def test_a_cookie_of_an_earlier_version_still_counts(settings: Settings) -> None:
    async def prepare(store: Store) -> None:
        await store.write(lambda connection: keep_secret("cookie", connection))

    run(settings, prepare)
    with run_in_thread(settings) as server:
        ana = server.client()
        ana.post("/api/me", json={"name": "Anneke"})
        new = ana.cookies["fourfold"]
        table = schema.session
        renamed = update(table).where(table.c.player == player_id(ana)).values(id=SESSION)
        in_database(server, lambda connection: void(connection.execute(renamed)))
        old = server.client()
        old.cookies.set("fourfold", OLD_COOKIE)
        assert me(old)["player"]["name"] == "Anneke"
        # The new form is another one, and neither can be changed.
        assert len(new.partition(".")[2]) != len(OLD_COOKIE.partition(".")[2])
        for wrong in (OLD_COOKIE[:-1] + "d", SESSION, f"{SESSION}.", f".{new}", f"{new}x", ""):
            forger = server.client()
            forger.cookies.set("fourfold", wrong)
            assert me(forger)["player"] is None, wrong


def test_a_text_sealed_by_an_earlier_version_can_be_read(settings: Settings) -> None:
    async def work(store: Store) -> None:
        await store.write(lambda connection: keep_secret("seal", connection))
        seals = Seals(store)
        await seals.open()
        assert seals.read(OLD_SEAL) == {"number": 3, "seed": "7"}
        assert seals.read(seals.seal({"number": 3})) == {"number": 3}
        for wrong in (OLD_SEAL[:-1] + "9", OLD_SEAL.partition(".")[0], "", ".", "x.y"):
            assert seals.read(wrong) is None, wrong

    run(settings, work)


def test_all_processes_share_a_secret(server: Server) -> None:
    cookie = server.client().post("/api/me").cookies["fourfold"]
    with run_in_thread(server.settings) as other:
        client = other.client()
        client.cookies.set("fourfold", cookie)
        assert me(client)["player"] is not None

    def secrets(connection: Connection) -> int:
        rows = connection.execute(select(schema.secret).where(schema.secret.c.name == "cookie"))
        return len(rows.all())

    assert in_database(server, secrets) == 1
