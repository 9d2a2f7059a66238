"""Commands for those who play: games, rules, a game at the terminal, lessons, puzzles, old games."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as Grid

from bothy.bots.external import allow_programs
from bothy.cli.given import (
    GameKey,
    Language,
    Options,
    Pack,
    Seed,
    chosen,
    game_names,
    listed,
    pack_text,
    settled,
    tell_left_out,
    text_of,
    write_out,
)
from bothy.compiled import advice
from bothy.games import find, games
from bothy.kernel import Game
from bothy.locales import Speech, languages
from bothy.locales.rulebook import called, clauses, language_of, look_up, rulebook
from bothy.terminal.first import Finished
from bothy.terminal.learn import learn as learn_in_terminal
from bothy.terminal.play import play as play_in_terminal
from bothy.terminal.replay import replay as replay_in_terminal

commands = typer.Typer()
PANEL = "Play"


@commands.command("games", rich_help_panel=PANEL)
def list_games(as_json: Annotated[bool, typer.Option("--json", help="As one JSON list.")] = False) -> None:
    """List the games there are."""
    tell_left_out()
    if as_json:
        typer.echo(json.dumps([describe(game) for game in games().values()], ensure_ascii=False))
        return
    grid = Grid(box=None, pad_edge=False, header_style="bold")
    for heading in ("key", "name", "seats", "options"):
        grid.add_column(heading)
    for game in games().values():
        options = ", ".join(f"{option.key}=" + "|".join(option.values) for option in game.options)
        grid.add_row(game.key, game.name, f"{game.seats[0]}-{game.seats[1]}", options or "-")
    Console().print(grid)


def describe(game: Game[Any]) -> dict[str, object]:
    modes = [option for option in game.options if option.key == "mode"]
    return {
        "key": game.key,
        "name": game.name,
        "seats": list(range(game.seats[0], game.seats[1] + 1)),
        "options": [
            {"key": option.key, "values": option.values, "default": option.default, "clause": option.clause}
            for option in game.options
        ],
        "modes": modes[0].values if modes else [],
        "rules_version": game.rules_version,
    }


@commands.command(rich_help_panel=PANEL)
def rules(
    game: GameKey,
    clause: Annotated[
        list[str] | None, typer.Argument(help="A clause such as N12 or `ruling 3`; without it, all.")
    ] = None,
    lang: Language = "en",
) -> None:
    """Show the rules of a game, or one clause of them."""
    found = chosen(game)
    if lang not in languages():
        raise ValueError(f"there is no language {lang!r}; there are: {', '.join(languages())}")
    if not clause:
        typer.echo(rulebook(found, lang))
        return
    speech = Speech(language_of(found, lang))
    words = " ".join(clause)
    known = clauses(found, lang)
    key = look_up(found, words, speech)
    if not key:
        numbered = [key for key in known if " " not in key]
        raise ValueError(
            f"{found.name} has no clause {words!r}; its clauses go from {min(numbered)} to {max(numbered)}"
        )
    typer.echo(f"{called(key, speech)} {known[key].title}\n\n{known[key].text}")


@commands.command(rich_help_panel=PANEL)
def play(
    game: GameKey,
    seats: Annotated[int, typer.Option(help="How many sit at the table, you included; 0 for the game's own idea.")] = 0,
    bots: Annotated[
        str,
        typer.Option(
            help="Who sits in the other seats, separated by commas; a short list repeats. A program: cmd:./mybot."
        ),
    ] = "knack",
    option: Options = None,
    pack: Pack = None,
    lang: Language = "en",
    journal: Annotated[
        Path | None, typer.Option(help="Keep the game in this file, or go on with the one in it.")
    ] = None,
    watch: Annotated[bool, typer.Option(help="Leave your seat to a bot and watch.")] = False,
    seat: Annotated[int, typer.Option(min=1, help="Which seat is yours, counted from 1.")] = 1,
    hints: Annotated[
        bool | None,
        typer.Option(
            help="Tell the aim, and a hint when a question is new; by default until you have finished a game."
        ),
    ] = None,
) -> None:
    """Play a whole game in the terminal against bots."""
    allow_programs()
    found = chosen(game)
    count, text = seats or found.usual_seats(), pack_text(found, pack)
    raise typer.Exit(
        play_in_terminal(
            found,
            count,
            listed(bots),
            settled(found, option),
            lang,
            journal,
            pack=text,
            watch=watch,
            seat=seat - 1,
            finished=Finished(Path(typer.get_app_dir("bothy")) / "finished"),
            hints=hints,
        )
    )


@commands.command(rich_help_panel=PANEL)
def learn(
    game: GameKey,
    lang: Language = "en",
    step: Annotated[int, typer.Option(help="The step to begin with.")] = 1,
) -> None:
    """Learn a game in the terminal, in small steps."""
    learn_in_terminal(chosen(game), lang, step)


@commands.command(rich_help_panel=PANEL)
def puzzle(
    game: Annotated[
        str, typer.Argument(help="The game's key; without it, the puzzle of the day.", autocompletion=game_names)
    ] = "",
    number: Annotated[int, typer.Option(min=0, help="Which of the game's puzzles; 0 for any.")] = 0,
    today: Annotated[bool, typer.Option("--today", help="The puzzle of the day, whatever its game.")] = False,
    lang: Language = "en",
) -> None:
    """Solve a puzzle in the terminal: one question, one best answer; then play on from there, if you like."""
    from bothy.terminal import puzzle as puzzling  # a player need not load it

    tell_left_out()
    if (number and not game) or (today and game):
        raise ValueError(
            "`bothy puzzle --today` is the puzzle of the day, `bothy puzzle GAME --number 3` one of a game"
        )
    wanted = puzzling.numbered(find(game), number) if game else puzzling.todays(list(games().values()))
    solved = puzzling.solve(wanted, lang)
    if solved.given:
        raise typer.Exit(solved.play_on())


@commands.command(rich_help_panel=PANEL)
def replay(
    file: Annotated[Path, typer.Argument(help="A journal, as `bothy play --journal` keeps it.")],
    lang: Language = "en",
) -> None:
    """Tell a game from its journal, move by move."""
    text = text_of(file)
    tell_left_out()
    try:
        replay_in_terminal(text, lang, sys.stdout)
    except ValueError as error:
        raise ValueError(f"{file}, {error}") from error


@commands.command(rich_help_panel=PANEL)
def review(
    file: Annotated[Path, typer.Argument(help="The journal of a finished game, as `bothy play --journal` keeps it.")],
    iterations: Annotated[
        int,
        typer.Option(
            min=0, max=100_000, help="How often every moment is played on; 0 for as often as a minute allows."
        ),
    ] = 0,
    seed: Seed = 0,
    seat: Annotated[
        list[int] | None,
        typer.Option(min=1, help="Whose answers are judged, counted from 1; all without it. Repeatable."),
    ] = None,
    svg: Annotated[Path | None, typer.Option(help="Draw the curve into this file.")] = None,
    html: Annotated[Path | None, typer.Option(help="Write the whole review into this file, for a browser.")] = None,
    as_json: Annotated[Path | None, typer.Option("--json", help="Write all figures into this file.")] = None,
    lang: Language = "en",
) -> None:
    """Look back at a finished game: who was going to win when, what luck did and what play, what had been better."""
    from bothy.reviews import drawing, page  # a player need not load them
    from bothy.reviews.course import Unfinished
    from bothy.reviews.review import Review
    from bothy.reviews.telling import Telling
    from bothy.terminal import review as reviewing

    text, speech = text_of(file), Speech(lang)
    tell_left_out()
    try:
        journal = reviewing.journal_in(text)
    except ValueError as error:
        raise ValueError(f"{file}, {error}") from error
    seats = [number - 1 for number in seat or []]
    if max(seats, default=0) >= journal.position.table.box.seats:
        raise ValueError(f"{file} has {journal.position.table.box.seats} seats; there is no seat {max(seats) + 1}")
    try:
        reckoning = reviewing.begun(journal, iterations, seed, seats)
    except Unfinished as error:
        raise ValueError(f"{file}: {speech.say(error.message)}") from error
    if advice():
        typer.echo(f"bothy: {advice()}", err=True)
    speech = reviewing.speech_of(journal, lang)
    whole = reviewing.reckon(reckoning, speech)
    if not reckoning.worlds:
        typer.echo(speech.text("review-nothing-yet"), err=True)
        raise typer.Exit(130)
    telling = Telling(Review(reckoning), speech)
    reviewing.show(telling, Console())
    for place, write in ((svg, drawing.svg), (html, page.html), (as_json, reviewing.as_json)):
        if place is not None:
            write_out(place, write(telling))
            typer.echo(speech.text("review-written", file=str(place)))
    if not whole:
        typer.echo(speech.text("review-stopped"), err=True)
    raise typer.Exit(0 if whole else 130)
