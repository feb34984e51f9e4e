"""Names and origins: a page of another site cannot pretend to be ours."""

from __future__ import annotations

import socket

import pytest
from tests.faults.disk import SmallDisk
from tests.server.running import Server, run_in_thread, run_process
from tests.server.services import IN_CI, free_port
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from fourfold.server import Settings

ONE = pytest.mark.parametrize("backend", ["sqlite"], indirect=True)


def _status(server: Server, host: str, **headers: str) -> tuple[int, str]:
    answer = server.client().get("/api/me", headers={"Host": host, **headers})
    return answer.status_code, answer.json().get("code", "")


@ONE
def test_a_name_that_another_site_points_here_is_not_answered(server: Server) -> None:
    """DNS rebinding: the browser believes that evil.example is at 127.0.0.1, and asks there."""
    port = server.settings.port
    for host in ("evil.example", f"evil.example:{port}", "127.0.0.1.evil.example", "", "x" * 5000):
        assert _status(server, host) == (400, "host"), host
    for host in (f"127.0.0.1:{port}", "localhost", f"LocalHost:{port}", "[::1]", "app.localhost"):
        assert _status(server, host) == (200, ""), host
    headers = {"Host": "evil.example", "Origin": "http://evil.example"}
    wanted = {"opponent": {"kind": "shared"}}
    answer = server.client().post("/api/games", json=wanted, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "host")
    assert "set-cookie" not in answer.headers
    here = socket.create_connection(("127.0.0.1", port))
    with pytest.raises(InvalidStatus) as refused:
        connect("ws://evil.example/api/live", sock=here, open_timeout=60)
    assert refused.value.response.status_code == 403


@ONE
def test_a_request_with_two_hosts_is_not_answered(server: Server) -> None:
    """Which of them counts would depend on whom you ask."""
    for hosts in (("127.0.0.1", "evil.example"), ("evil.example", "127.0.0.1")):
        lines = "".join(f"Host: {host}\r\n" for host in hosts)
        with socket.create_connection(("127.0.0.1", server.settings.port), timeout=60) as here:
            here.sendall(f"GET /api/me HTTP/1.1\r\n{lines}\r\n".encode())
            assert here.recv(65536).split()[1] == b"400"


@ONE
def test_on_the_local_network_numbers_and_our_own_name_are_answered(settings: Settings) -> None:
    with run_in_thread(settings.changed(lan=True)) as server:
        own = socket.gethostname()
        for host in ("192.168.1.7:8016", "[fe80::1]:8016", own, f"{own.partition('.')[0]}.local"):
            assert _status(server, host) == (200, ""), host
        assert _status(server, "evil.example") == (400, "host")


@ONE
def test_the_public_name_is_answered(settings: Settings) -> None:
    with run_in_thread(settings.changed(public_url="https://Quarto.Example:8443/")) as server:
        assert _status(server, "quarto.example") == (200, "")
        assert _status(server, "quarto.example:8443") == (200, "")
        assert _status(server, "www.quarto.example") == (400, "host")


@ONE
@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//[", "http://]", "\xff", ""])
def test_an_origin_that_is_no_origin_is_a_foreign_one(server: Server, origin: str) -> None:
    """`http://[` was a 500."""
    headers = {"Origin": origin.encode("latin-1")}
    answer = server.client().post("/api/me", headers=headers)  # type: ignore[arg-type]  # bytes
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")


def test_a_server_whose_disk_is_full_is_not_ready() -> None:
    try:
        disk = SmallDisk(megabytes=16)
    except (OSError, TimeoutError) as error:
        if IN_CI:
            raise
        pytest.skip(f"cannot mount a small disk: {error}")
    database = str(disk.folder / "games.db")
    settings = Settings(database=database, rate_limits=False, port=free_port())
    try:
        with run_process(settings, prefix=disk.prefix) as server:
            client = server.client()
            assert client.get("/readyz").status_code == 200
            disk.fill(())
            answer = client.get("/readyz")
            assert (answer.status_code, answer.json()["code"]) == (503, "storage-full")
            assert client.get("/healthz").status_code == 200
            disk.free(())
            assert client.get("/readyz").status_code == 200
    finally:
        disk.close()
