"""How a server is set up: a frozen value, from options or from the environment."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from platformdirs import user_data_path

from fourfold.locales import DEFAULT, Texts, texts

Network = IPv4Network | IPv6Network

#: What stands before the name of a setting in the environment.
PREFIX: Final = "FOURFOLD_"
_YES: Final = ("1", "true", "yes", "on")
_NO: Final = ("", "0", "false", "no", "off")


#: The settings that are options of `fourfold serve`, too.
_OPTIONS: Final = frozenset(
    ("host", "port", "lan", "database", "redis", "workers", "public_url", "trusted_proxies")
)


class InvalidSetting(ValueError):  # noqa: N818  # says what it is, like InvalidValue
    """A setting that makes no sense; `cli-invalid-setting-<code>` says why, filled with `details`.

    >>> print(InvalidSetting("least", "workers", least=1, value=0))
    --workers (FOURFOLD_WORKERS) must be at least 1, not 0
    """

    def __init__(self, code: str, name: str, **details: object) -> None:
        variable = PREFIX + name.upper()
        option = f"--{name.replace('_', '-')} ({variable})"
        self.code = code
        # As somebody would type them: a port has no separator between its digits.
        typed = {key: str(detail) for key, detail in details.items()}
        self.details = {"name": option if name in _OPTIONS else variable, **typed}
        super().__init__(self.words(texts(DEFAULT)))

    def words(self, say: Texts) -> str:
        """What is wrong, in a language."""
        return say(f"cli-invalid-setting-{self.code}", **self.details)


@dataclass(frozen=True, slots=True)
class Settings:
    """All that can be set; every field is an environment variable too, FOURFOLD_ before its name.

    >>> Settings().port, Settings.read({"FOURFOLD_PORT": "9000", "FOURFOLD_LAN": "yes"}).port
    (8016, 9000)
    """

    host: str = "127.0.0.1"
    port: int = 8016
    #: Bind the local network, and put this machine's address there into links and QR codes.
    lan: bool = False
    #: A path or sqlite:///…, or postgresql://…; empty for a file in the user's data folder.
    database: str = ""
    #: redis://…; empty for none.
    redis: str = ""
    workers: int = 1
    #: Where people reach the server, when a proxy stands before it: https://quarto.example
    public_url: str = ""
    #: Addresses or networks of proxies whose headers are believed, joined by commas.
    trusted_proxies: str = ""
    #: Names by which people may reach the server, joined by commas; empty for those that lead here
    #: by themselves: addresses, loopback, the public URL (see `http/hosts`).
    allowed_hosts: str = ""
    #: Addresses or networks that may see /metrics, joined by commas.
    metrics_from: str = "127.0.0.0/8,::1"
    log_level: str = "info"
    #: How many processes think for computer players, in each worker.
    thinkers: int = 2
    #: The most seconds a turn is given back for a slow network.
    network_credit: float = 0.5
    #: How many days without a clock and without an action end a game (R20).
    abandoned_after_days: float = 30.0
    #: After how many days guests are forgotten who never played and were not seen again.
    guests_after_days: float = 30.0
    #: After how many days without an action a finished game is deleted in which no account played.
    guest_games_after_days: float = 180.0
    #: How many unfinished games a guest, and an account, may have; here and below 0 for any number.
    guest_games: int = 20
    account_games: int = 100
    #: How many games each may start, or challenges make, in a day.
    guest_games_per_day: int = 200
    account_games_per_day: int = 1000
    #: How many tournaments an account may announce in a day, and have unfinished.
    account_tournaments_per_day: int = 10
    account_tournaments: int = 20
    #: How many megabytes the games of each may take up.
    guest_megabytes: int = 5
    account_megabytes: int = 100
    #: How many megabytes of games each worker keeps in memory.
    memory_megabytes: int = 256
    #: Whether requests and games are counted and refused when there are too many.
    rate_limits: bool = True
    #: Whether people can have push messages, which go through the push services of their browsers.
    push: bool = True
    #: Whom a push service can ask about this server: mailto:… or https://…; empty for public_url.
    push_contact: str = ""
    #: How many seconds somebody may see for themselves what a push message would tell.
    push_delay: float = 30.0
    #: Networks, joined by commas, where push messages may go although they are not public, and
    #: over plain HTTP: for a receiver of one's own, such as in tests.
    push_receivers: str = ""

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535:
            raise InvalidSetting("range", "port", least=0, most=65535, value=self.port)
        for name, least in _LEAST.items():
            value = getattr(self, name)
            # Not a number is not at least anything.
            if not value >= least:
                raise InvalidSetting("least", name, least=least, value=value)
        for name, (beginnings, form) in _FORMS.items():
            value = getattr(self, name)
            if value and not (value.startswith(beginnings) and _can_be_read(value)):
                raise InvalidSetting("form", name, form=form, value=_harmless(value))
        if self.log_level not in _LEVELS:
            choices = ", ".join(_LEVELS)
            raise InvalidSetting("choice", "log_level", choices=choices, value=self.log_level)
        _ = self.proxies, self.hosts, self.database_url, self.may_see_metrics("::1")
        _ = self.receivers

    @classmethod
    def read(cls, environ: Mapping[str, str] = os.environ, **overrides: object) -> Settings:
        """The settings of an environment; what is given (and not None) goes before it."""
        values: dict[str, Any] = {}
        for field in fields(cls):
            text = environ.get(PREFIX + field.name.upper())
            if text is not None:
                values[field.name] = _read(field.name, str(field.type), text)
        values |= {name: value for name, value in overrides.items() if value is not None}
        return cls(**values)

    def environment(self) -> dict[str, str]:
        """The environment in which `read` finds these settings again, for worker processes."""
        return {
            PREFIX + field.name.upper(): str(getattr(self, field.name)) for field in fields(self)
        }

    def changed(self, **changes: object) -> Settings:
        """The same settings but for these."""
        return replace(self, **changes)  # type: ignore[arg-type]  # __post_init__ checks them

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy names it."""
        text = self.database or str(user_data_path("fourfold", appauthor=False) / "fourfold.db")
        scheme, mark, rest = text.partition("://")
        if not mark:
            return f"sqlite:///{Path(text).absolute()}"
        if scheme in ("postgresql", "postgres", "postgresql+asyncpg") and _can_be_read(text):
            return f"postgresql+asyncpg://{rest}"
        if scheme == "sqlite" and rest.startswith("/") and rest != "/":
            return f"sqlite:///{Path(rest[1:]).absolute()}"
        raise InvalidSetting("database", "database", form=_DATABASES, value=_harmless(text))

    @property
    def shown_database(self) -> str:
        """The database as people may see it, without a password."""
        if self.is_sqlite:
            return self.database_url.partition(":///")[2]
        url = urlsplit(self.database_url)
        user = f"{url.username}@" if url.username else ""
        port = f":{url.port}" if url.port else ""
        return f"postgresql://{user}{url.hostname or ''}{port}{url.path}"

    @property
    def bind(self) -> str:
        """The address to listen on."""
        return "0.0.0.0" if self.lan and self.host == "127.0.0.1" else self.host  # noqa: S104  # asked for

    @property
    def address(self) -> str:
        """Where people find the server, for links and QR codes."""
        if self.public_url:
            return self.public_url.rstrip("/")
        host = local_address() if self.bind in ("0.0.0.0", "::") else self.host  # noqa: S104  # compared
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is one file."""
        return self.database_url.startswith("sqlite")

    @property
    def proxies(self) -> tuple[Network, ...]:
        """The networks whose proxies are believed."""
        return _networks("trusted_proxies", self.trusted_proxies)

    @property
    def receivers(self) -> tuple[Network, ...]:
        """The networks where push messages may go although they are not public."""
        return _networks("push_receivers", self.push_receivers)

    @property
    def contact(self) -> str:
        """Whom a push service can ask about this server."""
        public = self.public_url if self.public_url.startswith("https://") else ""
        return self.push_contact or public or "mailto:operator@localhost"

    @property
    def hosts(self) -> tuple[str, ...]:
        """The hosts that requests may name, where a list was set."""
        hosts = _words(self.allowed_hosts)
        for host in hosts:
            if not _HOST.fullmatch(host):
                raise InvalidSetting("form", "allowed_hosts", form=_HOSTS, value=repr(host))
        return hosts

    def may_see_metrics(self, address: str) -> bool:
        """Whether somebody at this address may see the numbers."""
        networks = _networks("metrics_from", self.metrics_from)
        try:
            return any(ip_address(address) in network for network in networks)
        except ValueError:
            return False


def _networks(name: str, text: str) -> tuple[Network, ...]:
    networks = []
    for word in _words(text):
        try:
            networks.append(ip_network(word, strict=False))
        except ValueError:
            raise InvalidSetting("network", name, value=repr(word)) from None
    return tuple(networks)


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip())


def _can_be_read(url: str) -> bool:
    """Whether a URL has a host and a port as they should be."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return False
    return port is None or parts.hostname is not None


def _harmless(url: str) -> str:
    """What a URL begins with: the rest may hold a password."""
    scheme, mark, _ = url.partition("://")
    return f"{scheme}://…" if mark else repr(url)


def local_address() -> str:
    """This machine's address in the local network; its loopback when there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: this only asks which way packets would go.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


_LEVELS: Final = ("debug", "info", "warning", "error")
#: A name or an address, without a port; "*." stands for every name below.
_HOST: Final = re.compile(r"(\*\.)?[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\]")
_HOSTS: Final = "quarto.example,*.quarto.example"
_DATABASES: Final = "sqlite:///PATH, postgresql://USER@HOST/NAME"
_LEAST: Final = {
    "workers": 1,
    "thinkers": 1,
    "network_credit": 0,
    "abandoned_after_days": 0,
    "guests_after_days": 0,
    "guest_games_after_days": 0,
    "guest_games": 0,
    "account_games": 0,
    "guest_games_per_day": 0,
    "account_games_per_day": 0,
    "account_tournaments_per_day": 0,
    "account_tournaments": 0,
    "guest_megabytes": 0,
    "account_megabytes": 0,
    "memory_megabytes": 1,
    "push_delay": 0,
}
#: How URLs begin, and what they look like.
_FORMS: Final = {
    "redis": (("redis://", "rediss://", "unix://"), "redis://HOST:6379/0"),
    "public_url": (("http://", "https://"), "https://quarto.example"),
    "push_contact": (("mailto:", "https://"), "mailto:operator@quarto.example"),
}


def _read(name: str, kind: str, text: str) -> object:
    try:
        if kind == "bool":
            if text.lower() not in _YES + _NO:
                raise ValueError  # noqa: TRY301  # said below, with the name
            return text.lower() in _YES
        return {"int": int, "float": float}.get(kind, str)(text)
    except ValueError:
        raise InvalidSetting(kind, name, value=repr(text)) from None
