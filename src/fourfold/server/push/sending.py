"""Sending one message to a push service, and what became of it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

import httpx

from fourfold.server.settings import Network

from .endpoints import check_endpoint
from .errors import EndpointRefused
from .keys import BrowserKeys, Signer

_log = logging.getLogger(__name__)

#: Seconds that a push service may take for a message, from connecting to its answer.
_PATIENCE: Final = 10.0
#: Seconds for which a push service keeps a message for a browser that is away.
_KEPT: Final = 24 * 3600
#: The longest pause that a push service may ask for, in seconds.
_LONGEST_PAUSE: Final = 24 * 3600
#: Characters of the name under which a newer message replaces an older one (RFC 8030, 5.4).
_TOPIC: Final = 32


class Fate(Enum):
    """What became of a message."""

    SENT = "sent"
    #: The browser does not exist any more, or may not be written to: forget it.
    GONE = "gone"
    #: Try again later.
    LATER = "later"
    #: The push service does not take this message, and never will.
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class Sent:
    """The answer of a push service; `pause` is how many seconds it wants to be left alone."""

    fate: Fate
    pause: float = 0.0


class Sender:
    """Sends messages: each over a connection of its own, to an address that was checked."""

    def __init__(self, signer: Signer, receivers: Sequence[Network]) -> None:
        self._signer = signer
        self._receivers = receivers
        self._client: httpx.AsyncClient | None = None

    async def close(self) -> None:
        """Close the connections."""
        if self._client is not None:
            await self._client.aclose()
            self._client = None

    async def send(self, url: str, keys: BrowserKeys, text: bytes, topic: str) -> Sent:
        """Send a message to a browser; newer ones of a topic replace those not yet delivered."""
        try:
            endpoint = await check_endpoint(url, self._receivers)
        except EndpointRefused:
            _log.warning("a browser's address is not public any more; it is forgotten")
            return Sent(Fate.GONE)
        except (OSError, TimeoutError):
            return Sent(Fate.LATER)
        body, signed = await asyncio.to_thread(self._signer.seal, url, endpoint.origin, keys, text)
        headers = {
            **signed,
            "Host": endpoint.url.netloc,
            "TTL": str(_KEPT),
            "Urgency": "normal",
            "Topic": hashlib.sha256(topic.encode()).hexdigest()[:_TOPIC],
            "Content-Type": "application/octet-stream",
        }
        try:
            client = await self._open()
            async with asyncio.timeout(_PATIENCE):
                # The certificate must be the name's, although the address is called.
                request = client.stream(
                    "POST",
                    endpoint.pinned,
                    content=body,
                    headers=headers,
                    extensions={"sni_hostname": endpoint.host},
                )
                # What the service says besides the status is not read: it may be endless.
                async with request as answer:
                    return judge(answer.status_code, answer.headers.get("retry-after", ""))
        except (httpx.HTTPError, OSError, TimeoutError) as error:
            _log.info("a push service does not answer: %s", type(error).__name__)
            return Sent(Fate.LATER)

    async def _open(self) -> httpx.AsyncClient:
        if self._client is None:
            # Reading the machine's certificates takes a while.
            context = await asyncio.to_thread(httpx.create_ssl_context)
            # No connection is kept: one to the same address may be for another name. No proxy is
            # asked, as it would resolve the name again; no redirect is followed.
            self._client = httpx.AsyncClient(
                verify=context,
                timeout=_PATIENCE,
                limits=httpx.Limits(max_keepalive_connections=0),
                trust_env=False,
                follow_redirects=False,
            )
        return self._client


def judge(status: int, retry_after: str = "") -> Sent:
    """What an answer means.

    >>> judge(201).fate, judge(410).fate, judge(503, "120"), judge(302).fate
    (<Fate.SENT: 'sent'>, <Fate.GONE: 'gone'>, Sent(fate=<Fate.LATER: 'later'>, pause=120), \
<Fate.REFUSED: 'refused'>)
    """
    if 200 <= status < 300:
        return Sent(Fate.SENT)
    if status in (404, 410):
        return Sent(Fate.GONE)
    if status in (408, 425, 429) or status >= 500:
        # It may also be a date, which nobody sends in practice.
        seconds = int(retry_after) if retry_after.isdecimal() and len(retry_after) < 9 else 0
        return Sent(Fate.LATER, min(seconds, _LONGEST_PAUSE))
    return Sent(Fate.REFUSED)
