"""Real PostgreSQL and Redis servers of the tests' own, on free ports of the loopback."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import ssl
import subprocess
import tempfile
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path

from tests.ports import HeldPort

IN_CI = os.environ.get("CI", "").lower() in {"1", "true", "yes"}
#: Before a command: end it when the tests end, also when those are killed.
DIES_WITH_US = (shutil.which("setpriv") or "setpriv", "--pdeathsig", "KILL")

#: For clients of plain HTTP: to read the machine's certificates for each takes longer than to ask.
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


#: Holders of the ports that were handed out last; whoever got an earlier one listens by now.
_HELD: deque[HeldPort] = deque()
_MOST_HELD = 200


def free_port() -> int:
    """A port of the loopback that nobody else gets before it is used, nor between two starts."""
    _HELD.append(HeldPort())
    if len(_HELD) > _MOST_HELD:
        _HELD.popleft().close()
    return _HELD[-1].number


def wait_for(what: str, ready: Callable[[], bool], seconds: float = 60) -> None:
    """Wait until something is so; fail with its name when it never is."""
    end = time.monotonic() + seconds
    while not ready():
        if time.monotonic() > end:
            raise TimeoutError(f"waited {seconds} s for {what}")
        time.sleep(0.02)


def find_program(name: str) -> str | None:
    """A program on the path, or where Debian keeps PostgreSQL's."""
    beside = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return shutil.which(name) or (str(beside[0]) if beside else None)


def answers(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=1):
            return True
    except OSError:
        return False


class Service:
    """A program that is started, stopped, killed and started again on the same port and data."""

    #: The signal that ends it at once, with all its children.
    quickest: signal.Signals = signal.SIGKILL

    def __init__(self, name: str) -> None:
        self.name = name
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix=f"fourfold-{name}-"))
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def is_ready(self) -> bool:
        return answers(self.port)

    def start(self) -> None:
        log = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(
            [*DIES_WITH_US, *self.command()],
            stdout=log,
            stderr=log,
            stdin=subprocess.DEVNULL,
            cwd="/",
        )
        log.close()
        try:
            wait_for(self.name, self._is_up)
        except BaseException:
            self.kill()
            raise

    def _is_up(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            log = (self.folder / "log").read_text(errors="replace")
            raise RuntimeError(f"{self.name} ended with {self.process.returncode}:\n{log}")
        return self.is_ready()

    def stop(self, how: int = signal.SIGINT) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(60)
            self.process = None

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def restart(self, how: int = signal.SIGINT) -> None:
        self.stop(how)
        self.start()

    def close(self) -> None:
        try:
            self.stop(self.quickest)
        except subprocess.TimeoutExpired:
            self.kill()
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """PostgreSQL as a user without privileges; `durable` costs a wait for the disk a commit."""

    quickest = signal.SIGQUIT

    def __init__(self, durable: bool = False) -> None:
        super().__init__("postgres")
        self.durable = durable
        self.as_user: list[str] = []
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
            self.as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        self.folder.chmod(0o755)
        initdb = find_program("initdb")
        assert initdb is not None
        arguments = ["-D", str(self.data), "-A", "trust", "-U", "postgres", "-E", "UTF8", "-N"]
        subprocess.run(
            [*self.as_user, initdb, *arguments], check=True, capture_output=True, cwd="/"
        )

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def command(self) -> list[str]:
        server = find_program("postgres")
        assert server is not None
        options = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "fsync": "on" if self.durable else "off",
            "shared_buffers": "32MB",
            "max_connections": "60",
        }
        words = [word for name, value in options.items() for word in ("-c", f"{name}={value}")]
        # The signal on a parent's death is lost where the user changes, so it is set again.
        return [
            *self.as_user,
            "setpriv",
            "--pdeathsig",
            "KILL",
            server,
            "-D",
            str(self.data),
            *words,
        ]

    def is_ready(self) -> bool:
        return answers(self.port) and self.sql("SELECT 1", check=False)

    def sql(self, statement: str, database: str = "postgres", check: bool = True) -> bool:
        psql = find_program("psql")
        assert psql is not None
        where = f"postgresql://postgres@127.0.0.1:{self.port}/{database}"
        command = [psql, "-qX", "-v", "ON_ERROR_STOP=1", where, "-c", statement]
        done = subprocess.run(command, check=check, capture_output=True, timeout=60)
        return done.returncode == 0

    def url(self, database: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"


class Redis(Service):
    """Redis, keeping nothing."""

    def __init__(self) -> None:
        super().__init__("redis")

    def command(self) -> list[str]:
        server = find_program("redis-server")
        assert server is not None
        options = {
            "port": str(self.port),
            "bind": "127.0.0.1",
            "save": "",
            "appendonly": "no",
            "dir": str(self.folder),
        }
        words = [word for name, value in options.items() for word in (f"--{name}", value)]
        return [server, *words]

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"
