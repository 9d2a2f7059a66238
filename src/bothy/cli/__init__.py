"""The command line: `bothy …`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from bothy import __version__
from bothy.cli import hosting, measuring, playing
from bothy.lab.cluster import LOCAL


class Spelled(TyperGroup):
    """Commands whose `--ray` may stand alone: then it is a cluster on this machine."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ends = [*args[1:], "--"]
        spelled = [
            f"{word}={LOCAL}" if word == "--ray" and end.startswith("-") else word
            for word, end in zip(args, ends, strict=False)
        ]
        return super().parse_args(ctx, spelled)


app = typer.Typer(
    cls=Spelled,
    help="A table anyone can sit at: board games with their rules enforced, played with bots or simulated.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)
for part in (playing, hosting, measuring):
    app.add_typer(part.commands)


def version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"bothy {__version__}")
        raise typer.Exit


@app.callback()
def bothy(
    version: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Tell the version.")
    ] = False,
) -> None:
    """Take part."""


def main() -> None:
    """Run the command; what was asked wrongly is told in one line, without a traceback."""
    kindly(app)


def kindly(command: Callable[[], object]) -> None:
    try:
        command()
    except ValueError as error:
        typer.echo(f"bothy: {error}", err=True)
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
