"""nginx with the configuration that is shipped, on free ports and with a certificate of its own."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
from pathlib import Path

from tests.server.services import Service, free_port

SHIPPED = Path(__file__).parents[2] / "deploy" / "nginx.conf"
NAME = "localhost"

_MAIN = """
worker_processes 2;
pid {folder}/nginx.pid;
error_log stderr;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    client_body_temp_path {folder}/bodies;
    proxy_temp_path {folder}/proxied;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/fourfold.conf;
}}
"""


def find_nginx() -> str | None:
    """The program; Debian keeps it where only root looks."""
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin")


class Nginx(Service):
    """The proxy, in front of servers at two ports of the loopback."""

    # A kill would leave its workers behind.
    quickest = signal.SIGTERM

    def __init__(self, servers: tuple[int, int]) -> None:
        super().__init__("nginx")
        self.plain_port = free_port()
        self.folder.chmod(0o755)
        self._make_certificate()
        (self.folder / "fourfold.conf").write_text(self._changed(servers))
        (self.folder / "nginx.conf").write_text(_MAIN.format(folder=self.folder))

    @property
    def url(self) -> str:
        return f"https://{NAME}:{self.port}"

    @property
    def certificate(self) -> Path:
        return self.folder / "fullchain.pem"

    def command(self) -> list[str]:
        program = find_nginx()
        assert program is not None
        main = str(self.folder / "nginx.conf")
        return [program, "-p", str(self.folder), "-c", main, "-g", "daemon off;"]

    def _make_certificate(self) -> None:
        openssl = shutil.which("openssl")
        assert openssl is not None
        key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
        subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-days", "2"]
        files = ["-keyout", f"{self.folder}/privkey.pem", "-out", str(self.certificate)]
        command = [openssl, "req", "-x509", *key, *subject, *files]
        subprocess.run(command, check=True, capture_output=True)

    def _changed(self, servers: tuple[int, int]) -> str:
        """The shipped file with our ports, name and certificate, and nothing else changed."""
        text = SHIPPED.read_text(encoding="utf-8")
        for pattern, replacement, times in (
            (r"^ *listen \[::\].*\n", "", 3),
            (r"listen 443 ", f"listen 127.0.0.1:{self.port} ", 2),
            (r"listen 80;", f"listen 127.0.0.1:{self.plain_port};", 1),
            (r"/etc/letsencrypt/live/quarto\.example", str(self.folder), 2),
            (r"server_name quarto\.example;", f"server_name {NAME};", 2),
            (r"server 127\.0\.0\.1:8016 ", f"server 127.0.0.1:{servers[0]} ", 1),
            (r"server 127\.0\.0\.1:8017 ", f"server 127.0.0.1:{servers[1]} ", 1),
        ):
            text, count = re.subn(pattern, replacement, text, flags=re.MULTILINE)
            assert count == times, f"{pattern} is {count} times in {SHIPPED}"
        return text
