"""What the commands share: what they are given, and how files are read and written."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer

from bothy.games import find, games, left_out
from bothy.kernel import Game
from bothy.lab import cluster
from bothy.lab.places import Place, on_this_machine


def game_names(incomplete: str) -> list[str]:
    return [key for key in games() if key.startswith(incomplete)]


GameKey = Annotated[str, typer.Argument(help="The game's key; see `bothy games`.", autocompletion=game_names)]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="An option as KEY=VALUE, or KEY alone to switch it on. Repeatable.")
]
Pack = Annotated[Path | None, typer.Option("--pack", help="A TOML file whose rows replace rows of the game's content.")]
Language = Annotated[str, typer.Option(help="en or fr.")]
Seats = Annotated[int, typer.Option(help="How many seats; 0 for three, or what comes nearest.")]
Bots = Annotated[
    str, typer.Option(help="Bots separated by commas; a short list repeats round the table. A program: cmd:./mybot.")
]
Strongest = Annotated[
    str, typer.Option(help="Bots separated by commas; a short list repeats round the table. By default the strongest.")
]
Strict = Annotated[
    bool, typer.Option("--strict", help="Stop at the first answer of a bot that is refused, late or missing.")
]
Seed = Annotated[int, typer.Option(min=0, help="Same seed, same figures.")]
Workers = Annotated[int, typer.Option(min=0, help="Processes; 0 for one a core.")]
OnRay = Annotated[
    str,
    typer.Option(
        "--ray",
        help="Play on Ray: on a cluster started here for the occasion, or on the one at this address.",
        metavar="[HOST:PORT]",
        show_default=False,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")]
Report = Annotated[
    str, typer.Option(help="Write NAME.html and NAME.json, and NAME.sums to go on from.", metavar="NAME")
]
MANY = 200
"""From so many games on it pays to have the rules compiled."""


def chosen(key: str) -> Game[Any]:
    """The game of this key, after a word about those that cannot be used."""
    tell_left_out()
    return find(key)


def tell_left_out() -> None:
    """Name every game that is left out, each in a line with the reason."""
    for name, why in left_out().items():
        typer.echo(f"bothy: the game {name} is left out: {why}", err=True)


def settled(game: Game[Any], given: list[str] | None) -> dict[str, str]:
    """Options from the command line, checked."""
    options: dict[str, str] = {}
    for word in given or []:
        key, equals, value = word.partition("=")
        options[key.strip()] = value.strip() if equals else "on"
    return game.settle(options)


def listed(words: str) -> list[str]:
    """What was given separated by commas."""
    return [word.strip() for word in words.split(",") if word.strip()]


def text_of(file: Path, what: str = "") -> str:
    """What stands in a file; ValueError if it cannot be read."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"{what}{file} cannot be read: {getattr(error, 'strerror', None) or error}") from error


def pack_text(game: Game[Any], pack: Path | None) -> str:
    """The text of a pack, checked against the game's schema."""
    if pack is None:
        return ""
    text = text_of(pack, "the pack ")
    game.check_pack(text, str(pack))
    return text


def place_of(workers: int, ray: str, bots: Iterable[str]) -> Place:
    """Where games are played: in so many processes of this machine, or on a cluster if these bots can play there."""
    many = workers or os.cpu_count() or 1
    if not ray:
        return on_this_machine(many)
    cluster.check_bots(bots)
    return cluster.Ray(cluster.checked(ray), many)


def write_out(file: Path, text: str) -> None:
    """Write a file; ValueError if that cannot be."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ValueError(f"{file} cannot be written: {error.strerror}") from error
