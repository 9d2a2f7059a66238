"""The command line: `bothy …`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated

import typer

from bothy import __version__
from bothy.cli import hosting, measuring, playing

app = typer.Typer(
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
