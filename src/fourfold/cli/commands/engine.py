"""`fourfold engine`: the reference engine of the protocol for programs (docs/kit/protocol.md)."""

from __future__ import annotations

import sys

import typer

from fourfold.cli.help import examples


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples(
            "fourfold engine",
            "printf 'position start\\nperft 4\\n' | fourfold engine",
        )
    )(engine)


def engine() -> None:
    """Play as an engine that other programs start.

    Lines of the protocol come in on standard input, answers go out.
    """
    # Help does without these, which take a while to import.
    from fourfold.kit.engine import ReferenceEngine  # noqa: PLC0415

    ReferenceEngine(_write).run(sys.stdin)


def _write(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
