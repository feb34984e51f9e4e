"""A push service and a browser of the tests' own: takes messages, checks them, and reads them."""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Condition, Thread
from typing import Any

import http_ece  # type: ignore[import-untyped]  # it has no types
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]  # nor has it

#: What the tests let the operators allow.
LOCAL = "127.0.0.0/8"
#: How long a test waits for a message that must come, in seconds; a passing test waits for none.
_PATIENCE = 60


def _encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


@dataclass
class Request:
    """A message as it came."""

    path: str
    headers: dict[str, str]
    body: bytes


class Browser:
    """A browser that has subscribed: its keys, and its address at the receiver."""

    def __init__(self, receiver: Receiver, path: str = "/browser") -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.receiver = receiver
        self.path = path
        self.endpoint = receiver.url + path

    def subscription(self, **more: object) -> dict[str, Any]:
        """What the browser sends to the game server."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _encoded(point), "auth": _encoded(self._auth)}
        own = {"endpoint": self.endpoint, "keys": keys, "language": "en", "zone": "UTC"}
        return {**own, **more}

    def requests(self) -> list[Request]:
        return [each for each in self.receiver.requests if each.path == self.path]

    def wait(self, number: int = 1) -> Request:
        """The n-th message to this browser, waited for."""
        self.receiver.wait(lambda: len(self.requests()) >= number)
        return self.requests()[number - 1]

    def read(self, request: Request) -> dict[str, Any]:
        """A message, decrypted as a browser does (RFC 8291)."""
        text = http_ece.decrypt(request.body, private_key=self._key, auth_secret=self._auth)
        message: dict[str, Any] = json.loads(text)
        return message


@dataclass
class Receiver:
    """A push service on this machine; `statuses` are its next answers, 201 when there are none."""

    url: str
    requests: list[Request] = field(default_factory=list)
    statuses: list[int] = field(default_factory=list)
    headers: dict[str, str] = field(default_factory=dict)
    changed: Condition = field(default_factory=Condition)

    def wait(self, until: Callable[[], bool]) -> None:
        with self.changed:
            assert self.changed.wait_for(until, _PATIENCE), f"{len(self.requests)} messages came"

    def browser(self, path: str = "/browser") -> Browser:
        return Browser(self, path)


def is_signed(request: Request, public_key: str, audience: str) -> bool:
    """Whether a message is signed with the server's key for this receiver (RFC 8292)."""
    authorization = request.headers["authorization"]
    token = authorization.partition("t=")[2].partition(",")[0]
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    named = authorization.partition("k=")[2] == public_key
    return bool(Vapid02.verify(authorization)) and named and claims["aud"] == audience


@contextmanager
def receiving() -> Iterator[Receiver]:
    """A receiver for a while."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # the base class calls it so
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            with receiver.changed:
                status = receiver.statuses.pop(0) if receiver.statuses else 201
                receiver.requests.append(Request(self.path, headers, body))
            self.send_response(status)
            for name, value in receiver.headers.items():
                self.send_header(name, value)
            self.end_headers()
            with receiver.changed:
                receiver.changed.notify_all()

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver = Receiver(f"http://127.0.0.1:{server.server_port}")
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
