"""The command line: `bothy …`."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, TextIO

import typer
from rich.console import Console
from rich.table import Table as Grid

from bothy import __version__
from bothy.bots.external import allow_programs
from bothy.compiled import advice, outdated
from bothy.games import find, games, left_out
from bothy.kernel import Game
from bothy.lab import ladder as ladders
from bothy.lab import ladder_report
from bothy.lab.report import collect, show, told_faults
from bothy.lab.runs import plan
from bothy.locales import Speech, languages
from bothy.locales.rulebook import called, clauses, language_of, look_up, rulebook
from bothy.terminal.learn import learn as learn_in_terminal
from bothy.terminal.play import play as play_in_terminal
from bothy.terminal.replay import replay as replay_in_terminal

app = typer.Typer(
    help="A table anyone can sit at: board games with their rules enforced, played with bots or simulated.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)


def game_names(incomplete: str) -> list[str]:
    return [key for key in games() if key.startswith(incomplete)]


GameKey = Annotated[str, typer.Argument(help="The game's key; see `bothy games`.", autocompletion=game_names)]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="An option as KEY=VALUE, or KEY alone to switch it on. Repeatable.")
]
Strict = Annotated[
    bool, typer.Option("--strict", help="Stop at the first answer of a bot that is refused, late or missing.")
]
MANY = 200
"""From so many games on it pays to have the rules compiled."""
Pack = Annotated[Path | None, typer.Option("--pack", help="A TOML file whose rows replace rows of the game's content.")]


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


def pack_text(game: Game[Any], pack: Path | None) -> str:
    """The text of a pack, checked against the game's schema."""
    if pack is None:
        return ""
    try:
        text = pack.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"the pack {pack} cannot be read: {getattr(error, 'strerror', None) or error}") from error
    game.check_pack(text, str(pack))
    return text


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


@app.command("games")
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


@app.command()
def rules(
    game: GameKey,
    clause: Annotated[
        list[str] | None, typer.Argument(help="A clause such as N12 or `ruling 3`; without it, all.")
    ] = None,
    lang: Annotated[str, typer.Option(help="en or fr.")] = "en",
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


@app.command()
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
    lang: Annotated[str, typer.Option(help="en or fr.")] = "en",
    journal: Annotated[
        Path | None, typer.Option(help="Keep the game in this file, or go on with the one in it.")
    ] = None,
    watch: Annotated[bool, typer.Option(help="Leave your seat to a bot and watch.")] = False,
) -> None:
    """Play a whole game in the terminal against bots."""
    allow_programs()
    found = chosen(game)
    count, text = seats or found.usual_seats(), pack_text(found, pack)
    raise typer.Exit(
        play_in_terminal(found, count, listed(bots), settled(found, option), lang, journal, pack=text, watch=watch)
    )


@app.command()
def learn(
    game: GameKey,
    lang: Annotated[str, typer.Option(help="en or fr.")] = "en",
    step: Annotated[int, typer.Option(help="The step to begin with.")] = 1,
) -> None:
    """Learn a game in the terminal, in small steps."""
    learn_in_terminal(chosen(game), lang, step)


@app.command()
def puzzle(
    game: Annotated[
        str, typer.Argument(help="The game's key; without it, the puzzle of the day.", autocompletion=game_names)
    ] = "",
    number: Annotated[int, typer.Option(min=0, help="Which of the game's puzzles; 0 for any.")] = 0,
    today: Annotated[bool, typer.Option("--today", help="The puzzle of the day, whatever its game.")] = False,
    lang: Annotated[str, typer.Option(help="en or fr.")] = "en",
) -> None:
    """Solve a puzzle in the terminal: one question, one best answer."""
    from bothy.terminal import puzzle as puzzling  # a player need not load it

    tell_left_out()
    if (number and not game) or (today and game):
        raise ValueError(
            "`bothy puzzle --today` is the puzzle of the day, `bothy puzzle GAME --number 3` one of a game"
        )
    wanted = puzzling.numbered(find(game), number) if game else puzzling.todays(list(games().values()))
    puzzling.solve(wanted, lang)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 for any that is free.")] = 8000,
    database: Annotated[str, typer.Option(help="A file for SQLite, or a postgresql:// URL.")] = "bothy.db",
    lan: Annotated[bool, typer.Option("--lan", help="Let everybody on this network in, and show a QR code.")] = False,
    base_url: Annotated[str, typer.Option(help="The address people use, if a reverse proxy stands before it.")] = "",
    trusted_proxy: Annotated[
        list[str] | None, typer.Option(help="The address of a reverse proxy that is to be believed. Repeatable.")
    ] = None,
    keep: Annotated[float, typer.Option(min=0, help="Days to keep finished tables; 0 for ever.")] = 0,
    limits: Annotated[bool, typer.Option(help="Limits on rates and counts; off for load tests only.")] = True,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "warning",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    smtp: Annotated[
        str, typer.Option(envvar="BOTHY_SMTP", help="Send notices by mail: smtp://user:password@host:587, or smtps://.")
    ] = "",
    mail_from: Annotated[str, typer.Option(envvar="BOTHY_MAIL_FROM", help="Whom mail comes from.")] = "",
    feeds: Annotated[bool, typer.Option("--feeds", help="Let people have feeds of their turns.")] = False,
    webhook: Annotated[
        list[str] | None, typer.Option(help="A host whose chat rooms may be told of turns, or *. Repeatable.")
    ] = None,
    call_loopback: Annotated[
        bool, typer.Option("--call-loopback", help="Let notices go to this machine too, for tests only.")
    ] = False,
) -> None:
    """Start a server where friends play by one link."""
    from bothy.web.calling import Calling
    from bothy.web.serve import Settings
    from bothy.web.serve import serve as run_server

    if log_level not in ("debug", "info", "warning", "error"):
        raise ValueError(f"the log level can be debug, info, warning or error, not {log_level!r}")
    settings = Settings(
        host="0.0.0.0" if lan else host,
        port=port,
        database=database,
        base_url=base_url,
        trusted=tuple(trusted_proxy or ()),
        keep_days=keep,
        limits=limits,
        level=log_level,
        calling=Calling(smtp, mail_from, feeds, tuple(webhook or ()), call_loopback),
    )
    tell_left_out()
    run_server(settings, lan, open_browser)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes; it must not exist yet.")],
    database: Annotated[str, typer.Option(help="The SQLite file of the server, which may be running.")] = "bothy.db",
) -> None:
    """Copy the database of a server, running or not, to a file."""
    from bothy.host.database import back_up

    back_up(database, file)
    typer.echo(f"{file} holds a copy of {database}")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A journal, as `bothy play --journal` keeps it.")],
    lang: Annotated[str, typer.Option(help="en or fr.")] = "en",
) -> None:
    """Tell a game from its journal, move by move."""
    text = text_of(file)
    tell_left_out()
    try:
        replay_in_terminal(text, lang, sys.stdout)
    except ValueError as error:
        raise ValueError(f"{file}, {error}") from error


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="The journal of a finished game, as `bothy play --journal` keeps it.")],
    iterations: Annotated[
        int,
        typer.Option(
            min=0, max=100_000, help="How often every moment is played on; 0 for as often as a minute allows."
        ),
    ] = 0,
    seed: Annotated[int, typer.Option(min=0, help="Same seed, same review.")] = 0,
    seat: Annotated[
        list[int] | None,
        typer.Option(min=1, help="Whose answers are judged, counted from 1; all without it. Repeatable."),
    ] = None,
    svg: Annotated[Path | None, typer.Option(help="Draw the curve into this file.")] = None,
    html: Annotated[Path | None, typer.Option(help="Write the whole review into this file, for a browser.")] = None,
    as_json: Annotated[Path | None, typer.Option("--json", help="Write all figures into this file.")] = None,
    lang: Annotated[str, typer.Option(help="en or fr.")] = "en",
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


@app.command()
def simulate(
    game: GameKey,
    number: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    seats: Annotated[int, typer.Option(help="How many seats; 0 for three, or what comes nearest.")] = 0,
    bots: Annotated[
        str,
        typer.Option(help="Bots separated by commas; a short list repeats round the table. A program: cmd:./mybot."),
    ] = "random",
    option: Options = None,
    pack: Pack = None,
    seed: Annotated[int, typer.Option(min=0, help="Same seed, same games.")] = 0,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 for one a core.")] = 0,
    out: Annotated[Path | None, typer.Option(help="Write each game as a JSON line here as it ends.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
    strict: Strict = False,
) -> None:
    """Let bots play many games, seats rotating, and tell what came of it."""
    allow_programs()
    found = chosen(game)
    names, options, text = listed(bots) or ["random"], settled(found, option), pack_text(found, pack)
    planned = plan(found, seats or found.usual_seats(), names, options, text, seed)
    file = open_out(out)
    if advice() and (number >= MANY or outdated()):
        typer.echo(f"bothy: {advice()}", err=True)
    try:
        tally, seconds, whole = collect(planned, number, workers or os.cpu_count() or 1, file, as_json, strict)
    finally:
        if file is not None:
            file.close()
    if as_json:
        typer.echo(json.dumps(tally.as_json(seconds)))
    else:
        show(found, tally, seconds)
    for error in tally.errors[:5]:
        typer.echo(f"failed: {error} (seed {seed})", err=True)
    for line in told_faults(tally.faults):
        typer.echo(f"answers went wrong: {line}", err=True)
    if not whole:
        typer.echo(f"interrupted: {tally.games} of {number} games are counted", err=True)
    wrong = tally.errors or (strict and tally.faults)
    raise typer.Exit(1 if wrong else 0 if whole else 130)


@app.command()
def ladder(
    game: GameKey,
    number: Annotated[int, typer.Option("--games", min=2, help="How many games of each two bots.")] = 200,
    seats: Annotated[int, typer.Option(help="How many seats; 0 for three, or what comes nearest.")] = 0,
    bots: Annotated[str, typer.Option(help="Bots separated by commas; by default all of the game.")] = "",
    option: Options = None,
    pack: Pack = None,
    seed: Annotated[int, typer.Option(min=0, help="Same seed, same games.")] = 0,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 for one a core.")] = 0,
    out: Annotated[
        Path | None, typer.Option(help="Write each game as a JSON line here as it ends, or go on with what is there.")
    ] = None,
    svg: Annotated[Path | None, typer.Option(help="Draw the ladder into this file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
) -> None:
    """Let every bot meet every other in mirrored seats with the same luck, and tell how strong each is."""
    allow_programs()
    found = chosen(game)
    names = listed(bots) or ladders.usual_bots(found)
    count, text = seats or found.usual_seats(), pack_text(found, pack)
    planned = ladders.ladder(found, count, names, settled(found, option), text, seed)
    met = ladders.taken_up(out, planned) if out is not None else []
    file = ladders.opened(out, planned, met) if out is not None else None
    if advice():
        typer.echo(f"bothy: {advice()}", err=True)
    try:
        whole = ladder_report.collect(planned, number, workers or os.cpu_count() or 1, met, file, as_json)
    finally:
        if file is not None:
            file.close()
    report = ladder_report.Report(found, planned, met)
    if as_json:
        typer.echo(json.dumps(report.as_json()))
    else:
        report.show()
    if svg is not None:
        write_out(svg, report.svg())
    for failure in report.errors[:5]:
        typer.echo(f"failed: {failure} (seed {seed})", err=True)
    if not whole:
        typer.echo("interrupted: the same command with the same --out goes on from here", err=True)
    raise typer.Exit(1 if report.errors else 0 if whole else 130)


@app.command()
def study(
    game: GameKey,
    number: Annotated[
        int, typer.Option("--games", min=0, help="How many games are counted; 0 for a thousand.", show_default=False)
    ] = 0,
    until: Annotated[
        float,
        typer.Option(help="Instead: until half the interval of win shares is so small, looked at after 1,000, 2,000 …"),
    ] = 0.0,
    seats: Annotated[int, typer.Option(help="How many seats; 0 for three, or what comes nearest.")] = 0,
    bots: Annotated[
        str,
        typer.Option(help="Bots separated by commas; a short list repeats round the table. By default the strongest."),
    ] = "",
    option: Options = None,
    pack: Pack = None,
    seed: Annotated[int, typer.Option(min=0, help="Same seed, same study.")] = 0,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 for one a core.")] = 0,
    rollouts: Annotated[
        bool, typer.Option(help="Look at a sample closely: luck and skill, interaction, how early it is decided.")
    ] = True,
    sample: Annotated[int, typer.Option(min=2, help="How many games and deals that sample has.")] = 100,
    seconds: Annotated[
        str, typer.Option(help="What an answer takes at a table: turn=15,talk=8,reaction=3.", show_default=False)
    ] = "",
    out: Annotated[
        str, typer.Option(help="Write NAME.html and NAME.json, and NAME.sums to go on from.", metavar="NAME")
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    lang: Annotated[str, typer.Option(help="en or fr.")] = "en",
) -> None:
    """Study a game: what stands out, seats, scores, length, the lead, choices, luck and skill, how it ends."""
    from bothy.study import collecting, page, plan, report, terminal  # a player need not load them
    from bothy.study import until as looking
    from bothy.study.telling import Telling

    allow_programs()
    found = chosen(game)
    names = listed(bots) or [plan.able(found) or "random"]
    options, text = settled(found, option), pack_text(found, pack)
    stated = plan.seconds_of(listed(seconds))
    planned = plan.study(found, seats or found.usual_seats(), names, options, text, seed, stated)
    if number and until:
        raise ValueError("--games says how many games, --until how narrow an interval: give one of them")
    wish = collecting.Wish(number or 1_000, looking.checked(until) if until else 0.0, rollouts, sample)
    room = collecting.Room(workers or os.cpu_count() or 1, out, as_json)
    speech = Speech(lang, [found], packages=["bothy.study"])
    if advice():
        typer.echo(f"bothy: {advice()}", err=True)
    collected = collecting.collect(planned, wish, room, speech)
    telling = Telling(planned, collected.book, collected.level, lang)
    tell_mishaps(telling.figures.errors, telling.figures.faults, seed)
    if not telling.games:
        raise typer.Exit(1 if telling.figures.errors else 130)
    if as_json:
        typer.echo(report.as_json(telling), nl=False)
    else:
        terminal.show(telling, Console())
        terminal.show_cost(telling, collected, Console())
    if out:
        write_out(Path(f"{out}.html"), page.html(telling, Path(out).name))
        write_out(Path(f"{out}.json"), report.as_json(telling))
        if not as_json:
            typer.echo(telling.text("written", files=f"{out}.html, {out}.json, {out}{collecting.SUMS}"))
    if not collected.whole:
        stopped = "stopped" if out else "stopped-lost"
        typer.echo(telling.text(stopped, done=telling.games, wanted=collected.wanted), err=True)
    raise typer.Exit(1 if telling.figures.errors else 0 if collected.whole else 130)


@app.command()
def compare(
    game: GameKey,
    a: Annotated[
        list[str] | None,
        typer.Option("--a", help="What is so in A only: option=value, pack=FILE, bots=NAME,NAME. Repeatable."),
    ] = None,
    b: Annotated[list[str] | None, typer.Option("--b", help="What is so in B only, likewise.")] = None,
    number: Annotated[
        int,
        typer.Option(
            "--games", min=0, help="How many games of each; 0 for as many as a pilot asks for.", show_default=False
        ),
    ] = 0,
    size: Annotated[
        float,
        typer.Option("--find", help="The difference a pilot asks to find, in standard deviations from game to game."),
    ] = 0.1,
    seats: Annotated[int, typer.Option(help="How many seats; 0 for three, or what comes nearest.")] = 0,
    bots: Annotated[
        str,
        typer.Option(help="Bots separated by commas; a short list repeats round the table. By default the strongest."),
    ] = "",
    option: Options = None,
    pack: Pack = None,
    seed: Annotated[int, typer.Option(min=0, help="Same seed, same comparison.")] = 0,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 for one a core.")] = 0,
    out: Annotated[
        str, typer.Option(help="Write NAME.html and NAME.json, and NAME.sums to go on from.", metavar="NAME")
    ] = "",
    html: Annotated[Path | None, typer.Option(help="Write the page into this file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    lang: Annotated[str, typer.Option(help="en or fr.")] = "en",
) -> None:
    """Compare a game with itself: what an option, a pack or other bots change, with the same luck on both sides."""
    from bothy.study import plan  # a player need not load them
    from bothy.study.collecting import SUMS, Room
    from bothy.study.compare import collecting, page, report, sides, terminal
    from bothy.study.compare.telling import Telling

    allow_programs()
    found = chosen(game)
    names = listed(bots) or [plan.able(found) or "random"]
    options = settled(found, option)
    common = sides.Common(seats or found.usual_seats(), names, options, str(pack or ""), seed)

    def side(flag: str, words: list[str] | None) -> sides.Side:
        return sides.side(found, flag, words or [], common, lambda name: pack_text(found, Path(name)))

    planned = sides.comparison(side("--a", a), side("--b", b))
    speech = Speech(lang, [found], packages=["bothy.study"])
    room = Room(workers or os.cpu_count() or 1, out, as_json)
    if advice():
        typer.echo(f"bothy: {advice()}", err=True)
    collected = collecting.collect(planned, number, collecting.checked(size), room, speech)
    telling = Telling(planned, collected, lang)
    tell_mishaps(collected.pairs.errors, collected.pairs.faults, seed)
    if not telling.games:
        raise typer.Exit(1 if collected.pairs.errors else 130)
    if as_json:
        typer.echo(report.as_json(telling), nl=False)
    else:
        terminal.show(telling, Console())
    if html is not None:
        write_out(html, page.html(telling))
    if out:
        write_out(Path(f"{out}.html"), page.html(telling, Path(out).name))
        write_out(Path(f"{out}.json"), report.as_json(telling))
    files = [*([str(html)] if html else []), *([f"{out}.html", f"{out}.json", f"{out}{SUMS}"] if out else [])]
    if files and not as_json:
        typer.echo(telling.text("written", files=", ".join(files)))
    if not collected.whole:
        stopped = "stopped" if out else "stopped-lost"
        typer.echo(telling.text(stopped, done=telling.games, wanted=collected.wanted), err=True)
    raise typer.Exit(1 if collected.pairs.errors else 0 if collected.whole else 130)


def tell_mishaps(errors: Mapping[int, str], faults: Mapping[str, Mapping[str, int]], seed: int) -> None:
    """Name the first games that failed, and what went wrong with the answers of bots."""
    for number, failure in list(errors.items())[:5]:
        typer.echo(f"failed: game {number}: {failure} (seed {seed})", err=True)
    for line in told_faults(faults):
        typer.echo(f"answers went wrong: {line}", err=True)


@app.command()
def traces(
    game: GameKey,
    out: Annotated[Path, typer.Option(help="The file to write: .jsonl for JSON lines, .parquet for Parquet.")],
    number: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seats: Annotated[int, typer.Option(help="How many seats; 0 for three, or what comes nearest.")] = 0,
    bots: Annotated[
        str,
        typer.Option(help="Bots separated by commas; a short list repeats round the table. A program: cmd:./mybot."),
    ] = "knack",
    option: Options = None,
    pack: Pack = None,
    seed: Annotated[int, typer.Option(min=0, help="Same seed, same games.")] = 0,
    reward: Annotated[str, typer.Option(help="win or margin.")] = "win",
    tensors: Annotated[bool, typer.Option(help="Write also what was seen as a tensor.")] = False,
    strict: Strict = False,
) -> None:
    """Write games of bots decision by decision: what each seat saw, was offered and chose."""
    from bothy.research import rewards  # for learners: a player need not load it
    from bothy.research import traces as tracing

    allow_programs()
    found = chosen(game)
    series = tracing.Series(
        found,
        number,
        seats or found.usual_seats(),
        listed(bots),
        settled(found, option),
        pack_text(found, pack),
        seed,
        rewards.checked(reward),
        tensors,
        strict,
    )
    try:
        games_written, rows = tracing.write(series, out)
    except OSError as error:
        raise ValueError(f"{out} cannot be written: {error.strerror}") from error
    for line in told_faults(series.faults()):
        typer.echo(f"answers went wrong: {line}", err=True)
    typer.echo(f"{games_written} games, {rows} decisions: {out}")


def text_of(file: Path) -> str:
    """What stands in a file; ValueError if it cannot be read."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"{file} cannot be read: {getattr(error, 'strerror', None) or error}") from error


def write_out(file: Path, text: str) -> None:
    """Write a file; ValueError if that cannot be."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ValueError(f"{file} cannot be written: {error.strerror}") from error


def open_out(out: Path | None) -> TextIO | None:
    if out is None:
        return None
    try:
        return out.open("w", encoding="utf-8")
    except OSError as error:
        raise ValueError(f"{out} cannot be written: {error.strerror}") from error


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


if __name__ == "__main__":
    main()
