"""The shipped proxy configuration: TLS, nginx and two servers, with a real browser before them."""

from __future__ import annotations

import json
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from playwright.sync_api import Browser, expect
from tests.server.running import ServerProcess, run_process
from tests.server.services import Postgres, Redis, find_program, free_port, wait_for
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from fourfold.server import Settings

from .conftest import need
from .nginx import NAME, Nginx, find_nginx
from .player import Person, introduce

pytestmark = pytest.mark.long

#: The one address that may see the metrics; any address of 127.0.0.0/8 can be a client's here.
SEEING, OTHER = "127.0.0.9", "127.0.0.8"


class Site(NamedTuple):
    """nginx and the two servers behind it."""

    proxy: Nginx
    servers: tuple[ServerProcess, ServerProcess]
    logs: tuple[Path, Path]

    @property
    def trust(self) -> ssl.SSLContext:
        """What a client needs to trust the certificate."""
        return ssl.create_default_context(cafile=str(self.proxy.certificate))

    def client(self, address: str) -> httpx.Client:
        """A client at an address."""
        transport = httpx.HTTPTransport(verify=self.trust, local_address=address)
        return httpx.Client(base_url=self.proxy.url, transport=transport, timeout=60)

    def live(self, path: str, cookie: str) -> ClientConnection:
        """A WebSocket by TLS."""
        return connect(
            "wss" + self.proxy.url.removeprefix("https") + path,
            ssl=self.trust,
            additional_headers={"Cookie": cookie},
            origin=Origin(self.proxy.url),
            open_timeout=60,
        )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    need(find_nginx(), "nginx is not installed (Debian: apt install nginx)")
    need(shutil.which("openssl"), "openssl is not installed (Debian: apt install openssl)")
    need(find_program("postgres"), "postgres is not installed (Debian: apt install postgresql)")
    need(find_program("redis-server"), "redis-server is not installed")
    folder = tmp_path_factory.mktemp("site")
    with ExitStack() as stack:
        postgres, redis, ports = Postgres(), Redis(), (free_port(), free_port())
        nginx = Nginx(ports)
        for service in (postgres, redis, nginx):
            stack.callback(service.close)
            service.start()
        database = postgres.url("postgres")
        upgrade = [sys.executable, "-m", "fourfold", "db", "upgrade", "--database", database]
        subprocess.run(upgrade, check=True, capture_output=True, timeout=120)
        settings = Settings(
            database=database,
            redis=redis.url,
            public_url=nginx.url,
            trusted_proxies="127.0.0.1",
            allowed_hosts=f"{NAME},127.0.0.1",
            metrics_from=SEEING,
        )
        logs = folder / "one.log", folder / "other.log"
        one, other = (
            stack.enter_context(run_process(settings.changed(port=port), log=log))
            for port, log in zip(ports, logs, strict=True)
        )
        yield Site(nginx, (one, other), logs)


def new_person(chromium: Browser, site: Site) -> Person:
    context = chromium.new_context(
        locale="en",
        reduced_motion="reduce",
        service_workers="block",
        # Its certificate is known to nobody else; everything else about TLS is checked.
        ignore_https_errors=True,
    )
    context.set_default_timeout(60_000)
    page = context.new_page()
    chosen = {"motion": "reduced", "sound": False, "language": "en"}
    page.add_init_script(f"localStorage['fourfold.settings'] ??= {json.dumps(json.dumps(chosen))}")
    return Person(page, site.proxy.url, chosen)


def test_two_people_play_through_tls_while_a_server_dies(chromium: Browser, site: Site) -> None:
    ana, ben = new_person(chromium, site), new_person(chromium, site)
    faults: list[str] = []
    for person in (ana, ben):
        person.page.on("pageerror", lambda error: faults.append(str(error)))
    try:
        introduce(ana, ben)
        (cookie,) = ana.page.context.cookies()
        assert cookie["name"] == "__Host-fourfold"
        assert cookie["secure"]
        ana.give("7")
        ben.place("c2")
        ben.give("5")
        # What Ben did comes to Ana by her WebSocket.
        ana.place("d2")
        killed = site.servers[0]
        killed.kill()
        ana.give("6")
        ben.place("b2")
        ben.give("4")
        ana.place("a2")
        killed.start()
        ana.call("a2 b2 c2 d2")
        for person in (ana, ben):
            expect(person.outcome).to_be_visible()
        assert faults == []
    finally:
        for person in (ana, ben):
            person.page.context.close()


def test_the_address_of_a_client_arrives_and_no_other(site: Site) -> None:
    with site.client(SEEING) as client:
        # One that was away is asked again after a few seconds.
        wait_for("both servers", lambda: _is_seen_by_both(site, client))
    for address, claimed, status in (
        (SEEING, None, 200),
        (OTHER, None, 404),
        # What a client says about itself is not passed on.
        (OTHER, SEEING, 404),
        (OTHER, f"{SEEING}, 127.0.0.1", 404),
        (SEEING, OTHER, 200),
    ):
        headers = {} if claimed is None else {"X-Forwarded-For": claimed}
        with site.client(address) as client:
            # They take turns.
            for _ in range(2):
                assert client.get("/metrics", headers=headers).status_code == status
    lines = [json.loads(line) for log in site.logs for line in log.read_text().splitlines()]
    addresses = {line["address"] for line in lines if line.get("path") == "/metrics"}
    assert addresses == {SEEING, OTHER}


def _is_seen_by_both(site: Site, client: httpx.Client) -> bool:
    client.get("/metrics").raise_for_status()
    return all("/metrics" in log.read_text() for log in site.logs)


def test_cookies_and_websockets_are_those_of_tls(site: Site) -> None:
    with site.client(OTHER) as client:
        answer = client.post("/api/me", headers={"Origin": site.proxy.url})
        assert answer.status_code == 200, answer.text
        assert answer.headers["strict-transport-security"]
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-fourfold=")
        assert "; Secure" in cookie
        name = cookie.partition(";")[0]
        wanted = {"opponent": {"kind": "shared"}, "private": True}
        headers = {"Cookie": name, "Origin": site.proxy.url}
        game = client.post("/api/games", json=wanted, headers=headers).json()["id"]
        # Only its player may hear of a private game.
        with site.live(f"/api/games/{game}/live", name) as live:
            first = {json.loads(live.recv(timeout=60))["type"] for _ in range(2)}
        assert first == {"snapshot", "presence"}
        evil = client.post("/api/me", headers={"Origin": "https://evil.example"})
        assert evil.status_code == 403
        moved = httpx.get(f"http://{NAME}:{site.proxy.plain_port}/rules?x=1")
        assert (moved.status_code, moved.headers["location"]) == (308, f"https://{NAME}/rules?x=1")


def handshake(site: Site, name: str) -> ssl.SSLSocket:
    plain = socket.create_connection(("127.0.0.1", site.proxy.port), timeout=60)
    return site.trust.wrap_socket(plain, server_hostname=name)


def test_other_names_get_no_certificate(site: Site) -> None:
    with pytest.raises(ssl.SSLError):
        handshake(site, "evil.example")


def answered(site: Site, sent: bytes) -> bytes:
    """What comes back for these bytes before the proxy ends the connection."""
    found = b""
    with handshake(site, NAME) as line:
        try:
            line.sendall(sent)
            while more := line.recv(65536):
                found += more
        except (ConnectionError, ssl.SSLError):
            # Cut off, as it should be.
            pass
    return found


def test_transport_has_limits(site: Site) -> None:
    """Endless headers, oversized bodies and requests that never end reach no server."""
    head = f"POST /api/me HTTP/1.1\r\nHost: {NAME}\r\n".encode()
    endless = b"".join(f"X-{number}: {'x' * 1000}\r\n".encode() for number in range(1000))
    assert b" 400 " in answered(site, head + endless).partition(b"\r\n")[0]
    with site.client(OTHER) as client:
        large = client.post("/api/me", content=b"x" * 300_000)
        assert large.status_code == 413
        assert client.get("/" + "x" * 20_000).status_code == 414
    # Half a request is waited for, but not for ever: ten seconds, by the configuration.
    assert answered(site, head) == b""
