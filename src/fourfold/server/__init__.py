"""The game server: play anyone, lose nothing."""

from .app import create_app
from .settings import Settings

__all__ = ["Settings", "create_app"]
