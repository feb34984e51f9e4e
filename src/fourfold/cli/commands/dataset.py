"""`fourfold dataset`: positions with exact labels, for people who train or measure programs."""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fourfold.cli.help import examples, texts_of
from fourfold.cli.options import JsonObjectOption, RayOption, TraitsOption, optional
from fourfold.rules import CallRule

if TYPE_CHECKING:
    from fourfold.kit.data import LabelledChunk, Recipe
    from fourfold.kit.data.making import Rows

SUFFIXES = (".parquet", ".npz")
_MOST = 100_000_000


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples(
            "fourfold dataset --positions 10000 --level 2 --out level-2.parquet",
            "fourfold dataset --positions 1000 --level 1:2 --call automatic --out handicap.npz",
            "fourfold dataset --positions 1000000 --ray first:6379 --out large.parquet --resume",
        )
    )(dataset)


def dataset(  # noqa: PLR0913, PLR0917  # one argument an option
    ctx: typer.Context,
    positions: Annotated[
        str, typer.Option("--positions", metavar="N", help="help-dataset-positions")
    ],
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="help-dataset-out")],
    level: Annotated[str, typer.Option("--level", metavar="L", help="help-level-players")] = "1",
    traits: TraitsOption = None,
    call: Annotated[str, typer.Option("--call", metavar="HOW", help="help-call")] = "official",
    placed: Annotated[
        str, typer.Option("--placed", metavar="A-B", help="help-dataset-placed")
    ] = "5-15",
    seed: Annotated[str, typer.Option("--seed", metavar="N", help="help-seed")] = "1",
    processes: Annotated[str | None, optional("--processes", "N", "help-dataset-processes")] = None,
    ray: RayOption = None,
    resume: Annotated[bool, typer.Option("--resume", help="help-dataset-resume")] = False,
    as_json: JsonObjectOption = False,
) -> None:
    """Make a file of different positions with their exact values and all good turns.

    The same options make the same file, with any number of processes, and
    however often the work was stopped.
    """
    # Help does without these, which take a while to import.
    from fourfold.cli.reading import (  # noqa: PLC0415
        read_choice,
        read_level,
        read_traits,
        read_whole,
    )
    from fourfold.cli.terminal.errors import fail  # noqa: PLC0415
    from fourfold.kit.extras import MissingExtra  # noqa: PLC0415

    wanted = read_whole(ctx, "--positions", positions, 1, _MOST)
    cores = os.cpu_count() or 1
    workers = (
        cores if processes is None else read_whole(ctx, "--processes", processes, 1, 4 * cores)
    )
    rule = read_choice(ctx, "--call", CallRule, call)
    levels, in_play = read_level(ctx, level), read_traits(ctx, traits)
    number = read_whole(ctx, "--seed", seed)
    most = 15 if rule is CallRule.AUTOMATIC else 16
    counts = _placed(ctx, placed, most)
    try:
        from numpy import zeros  # noqa: PLC0415

        from fourfold.kit.data import Recipe, encode  # noqa: PLC0415
        from fourfold.kit.data.labels import ROW  # noqa: PLC0415

        recipe = Recipe(levels, in_play, rule, counts, number)
        if out.suffix in SUFFIXES:
            encode(zeros(1, ROW), recipe, out.suffix)  # before hours of work, not afterwards
    except MissingExtra as error:
        fail(ctx, str(error))
    except ModuleNotFoundError:
        fail(ctx, str(MissingExtra("dataset", "NumPy")))
    began = time.monotonic()
    job = _Job(ctx, recipe, wanted, out)
    job.check(resume=resume)
    rows, new = job.run(workers, ray)
    checksum = job.write(rows)
    job.tell(rows, new, time.monotonic() - began, checksum, as_json=as_json)


def _placed(ctx: typer.Context, text: str, most: int) -> tuple[int, int]:
    """The fewest and the most pieces placed: `A-B`, or one number."""
    from fourfold.cli.terminal.errors import fail  # noqa: PLC0415

    first, _, last = text.partition("-")
    last = last or first
    if not (first.isdecimal() and last.isdecimal() and int(first) <= int(last) <= most):
        fail(ctx, texts_of(ctx)("cli-dataset-placed", text=repr(text), most=most))
    return int(first), int(last)


class _Job:
    """One run of the command."""

    def __init__(self, ctx: typer.Context, recipe: Recipe, wanted: int, out: Path) -> None:
        self.ctx = ctx
        self.say = texts_of(ctx)
        self.recipe = recipe
        self.wanted = wanted
        self.out = out
        self.part = out.with_name(f"{out.name}.part")

    def check(self, *, resume: bool) -> None:
        """Refuse, before anything is computed, what could not be written afterwards."""
        from fourfold.cli.jobs import fail_to_write  # noqa: PLC0415
        from fourfold.cli.terminal.errors import fail  # noqa: PLC0415

        if self.out.suffix not in SUFFIXES:
            ends = ", ".join(SUFFIXES)
            fail(self.ctx, self.say("cli-dataset-suffix", path=self.out, ends=ends))
        if self.out.exists():
            fail(self.ctx, self.say("cli-dataset-exists", path=self.out))
        if self.part.exists() and not resume:
            fail(self.ctx, self.say("cli-dataset-begun", path=self.part))
        if not self.out.parent.is_dir():
            fail_to_write(self.ctx, self.out, FileNotFoundError(2, os.strerror(2)))

    def run(self, processes: int, cluster: str | None) -> tuple[Rows, int]:
        """The rows, and how many states were labelled now."""
        from fourfold.cli.jobs import (  # noqa: PLC0415
            fail_to_write,
            open_state,
            shown_on,
            workers_needed,
        )
        from fourfold.cli.terminal.errors import fail  # noqa: PLC0415
        from fourfold.cli.terminal.progress import progress_bar  # noqa: PLC0415
        from fourfold.cli.terminal.screen import harmless  # noqa: PLC0415
        from fourfold.kit.data import DatasetExhausted, job_head, make, parse_chunk  # noqa: PLC0415

        new = 0
        with (
            open_state(self.ctx, "dataset", self.part, parse_chunk, job_head(self.recipe)) as state,
            workers_needed(self.ctx, "--resume"),
            progress_bar(self.say("cli-dataset-labelling"), self.wanted) as bar,
        ):
            kept = {chunk.number: chunk for chunk in state.results}
            if kept:
                number = sum(len(chunk.rows) for chunk in kept.values())
                resumed = self.say("cli-dataset-resumed", number=number, path=self.part)
                typer.echo(harmless(resumed), err=True)

            def keep(chunk: LabelledChunk) -> None:
                nonlocal new
                state.add(chunk)
                new += len(chunk.rows)

            try:
                rows = make(
                    self.recipe,
                    self.wanted,
                    processes,
                    cluster=cluster,
                    kept=kept,
                    keep=keep,
                    progress=shown_on(bar),
                )
            except DatasetExhausted as error:
                fail(self.ctx, self.say("cli-dataset-exhausted", number=error.count))
            except OSError as error:
                fail_to_write(self.ctx, self.part, error)
            except KeyboardInterrupt:
                typer.echo(harmless(self.say("cli-dataset-stopped", path=self.part)), err=True)
                raise typer.Exit(130) from None
        return rows, new

    def write(self, rows: Rows) -> str:
        """Write the card, the checksum and at last the file; the checksum."""
        from fourfold.cli.jobs import fail_to_write  # noqa: PLC0415
        from fourfold.cli.terminal.files import write_safely  # noqa: PLC0415
        from fourfold.kit.data import data_card, encode  # noqa: PLC0415

        content = encode(rows, self.recipe, self.out.suffix)
        checksum = hashlib.sha256(content).hexdigest()
        name = self.out.name
        card = data_card(name, rows, self.recipe, self._command(), checksum)
        try:
            write_safely(self.out.with_name(f"{name}.md"), card)
            write_safely(self.out.with_name(f"{name}.sha256"), f"{checksum}  {name}\n")
            write_safely(self.out, content)
            self.part.unlink(missing_ok=True)
        except OSError as error:
            fail_to_write(self.ctx, self.out, error)
        return checksum

    def tell(self, rows: Rows, new: int, seconds: float, checksum: str, *, as_json: bool) -> None:
        """Say what was made, and how fast."""
        from fourfold.cli.terminal.screen import harmless  # noqa: PLC0415

        each = new / max(seconds, 1e-9)
        if as_json:
            made = {
                "file": str(self.out),
                "positions": len(rows),
                "labelled": new,
                "seconds": round(seconds, 3),
                "sha256": checksum,
                **self.recipe.as_object(),
            }
            typer.echo(json.dumps(made))
            return
        numbers = {
            "positions": self.say.number(len(rows)),
            "labelled": self.say.number(new),
            "seconds": self.say.number(seconds, 1),
            "each": self.say.number(each),
        }
        typer.echo(harmless(self.say("cli-dataset-made", path=self.out, **numbers)))
        typer.echo(f"SHA-256 {checksum}")

    def _command(self) -> str:
        """The command that makes this file again."""
        made = self.recipe.as_object()
        low, high = self.recipe.placed
        return shlex.join(
            [
                *("fourfold", "dataset", "--positions", str(self.wanted)),
                *("--level", str(made["level"]), "--traits", str(made["traits"])),
                *("--call", str(made["call"]), "--placed", f"{low}-{high}"),
                *("--seed", str(made["seed"]), "--out", self.out.name),
            ]
        )
