from __future__ import annotations

import socket
from contextlib import closing

import pytest

from .ports import HeldPort


def test_a_held_port_is_closed_to_clients_and_open_to_its_server() -> None:
    with closing(HeldPort()) as port:
        for _ in range(3):
            with pytest.raises(ConnectionRefusedError):
                socket.create_connection(("127.0.0.1", port.number))
            with socket.create_server(("127.0.0.1", port.number)):
                socket.create_connection(("127.0.0.1", port.number)).close()


def test_a_held_port_is_given_to_nobody_else() -> None:
    """Neither to those who ask for any port nor to those who do not share."""
    with closing(HeldPort()) as port, socket.socket() as other:
        with pytest.raises(OSError, match="in use"):
            other.bind(("127.0.0.1", port.number))
        others = [HeldPort() for _ in range(500)]
        assert port.number not in {each.number for each in others}
        for each in others:
            each.close()
