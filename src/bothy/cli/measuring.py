"""Commands for those who measure: simulations, ladders, studies, comparisons, traces."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from bothy.bots.external import allow_programs
from bothy.cli.given import (
    MANY,
    AsJson,
    Bots,
    GameKey,
    Language,
    OnRay,
    Options,
    Pack,
    Report,
    Seats,
    Seed,
    Strict,
    Strongest,
    Workers,
    chosen,
    listed,
    pack_text,
    place_of,
    settled,
    write_out,
)
from bothy.compiled import advice, outdated
from bothy.lab import ladder as ladders
from bothy.lab import ladder_report, records
from bothy.lab.report import collect, show, told_faults
from bothy.lab.runs import plan
from bothy.lab.tally import Tally
from bothy.locales import Speech

commands = typer.Typer()
PANEL = "Measure"


@commands.command(rich_help_panel=PANEL)
def simulate(
    game: GameKey,
    number: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    seats: Seats = 0,
    bots: Bots = "random",
    option: Options = None,
    pack: Pack = None,
    seed: Seed = 0,
    workers: Workers = 0,
    ray: OnRay = "",
    out: Annotated[
        Path | None,
        typer.Option(help="Write each game here as it ends: .parquet, or else JSON lines. `bothy tally` reads it."),
    ] = None,
    as_json: AsJson = False,
    strict: Strict = False,
) -> None:
    """Let bots play many games, seats rotating, and tell what came of it."""
    allow_programs()
    found = chosen(game)
    names, options, text = listed(bots) or ["random"], settled(found, option), pack_text(found, pack)
    planned = plan(found, seats or found.usual_seats(), names, options, text, seed)
    with place_of(workers, ray, names) as place:
        record = records.opened(records.named(out), planned) if out is not None else None
        if advice() and (number >= MANY or outdated()):
            typer.echo(f"bothy: {advice()}", err=True)
        try:
            tally, seconds, whole = collect(planned, number, place, record, as_json, strict)
        finally:
            if record is not None:
                record.close()
    if as_json:
        typer.echo(json.dumps(tally.as_json(seconds)))
    else:
        show(found, tally, seconds)
    tell_mishaps(tally.failed, tally.faults, seed)
    if not whole:
        typer.echo(f"interrupted: {tally.games} of {number} games are counted", err=True)
    wrong = tally.failed or (strict and tally.faults)
    raise typer.Exit(1 if wrong else 0 if whole else 130)


@commands.command(rich_help_panel=PANEL)
def tally(
    file: Annotated[Path, typer.Argument(help="What `bothy simulate --out` has written.")],
    as_json: AsJson = False,
) -> None:
    """Tell again what came of games that were written down, however many they are."""
    planned, games = records.read(file)
    found, counted = chosen(planned.game), Tally(planned)
    for some in games:
        for played in some:
            counted.add(played)
    if as_json:
        typer.echo(json.dumps(counted.as_json(0.0)))
    else:
        show(found, counted)
    tell_mishaps(counted.failed, counted.faults, planned.seed)


@commands.command(rich_help_panel=PANEL)
def ladder(
    game: GameKey,
    number: Annotated[int, typer.Option("--games", min=2, help="How many games of each two bots.")] = 200,
    seats: Seats = 0,
    bots: Annotated[str, typer.Option(help="Bots separated by commas; by default all of the game.")] = "",
    option: Options = None,
    pack: Pack = None,
    seed: Seed = 0,
    workers: Workers = 0,
    ray: OnRay = "",
    out: Annotated[
        Path | None, typer.Option(help="Write each game as a JSON line here as it ends, or go on with what is there.")
    ] = None,
    svg: Annotated[Path | None, typer.Option(help="Draw the ladder into this file.")] = None,
    html: Annotated[Path | None, typer.Option(help="Write the page into this file.")] = None,
    as_json: AsJson = False,
    lang: Language = "en",
) -> None:
    """Let every bot meet every other in mirrored seats with the same luck, and tell how strong each is."""
    from bothy.study.ladder import drawing, page, terminal  # a player need not load them
    from bothy.study.ladder.telling import Given, Telling

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
        with place_of(workers, ray, names) as place:
            whole = ladder_report.collect(planned, number, place, met, file, as_json)
    finally:
        if file is not None:
            file.close()
    report = ladder_report.Report(found, planned, met)
    telling = Telling(report, Given(number, str(pack or "")), lang)
    if as_json:
        typer.echo(json.dumps(report.as_json()))
    else:
        terminal.show(telling, Console())
    if svg is not None:
        write_out(svg, drawing.file(telling))
    if html is not None:
        write_out(html, page.html(telling))
    files = [str(one) for one in (svg, html) if one is not None]
    if files and not as_json:
        typer.echo(telling.text("written", files=", ".join(files)))
    for failure in report.errors[:5]:
        typer.echo(f"failed: {failure} (seed {seed})", err=True)
    if not whole:
        typer.echo("interrupted: the same command with the same --out goes on from here", err=True)
    raise typer.Exit(1 if report.errors else 0 if whole else 130)


@commands.command(rich_help_panel=PANEL)
def study(
    game: GameKey,
    number: Annotated[
        int, typer.Option("--games", min=0, help="How many games are counted; 0 for a thousand.", show_default=False)
    ] = 0,
    until: Annotated[
        float,
        typer.Option(help="Instead: until half the interval of win shares is so small, looked at after 1,000, 2,000 …"),
    ] = 0.0,
    seats: Seats = 0,
    bots: Strongest = "",
    option: Options = None,
    pack: Pack = None,
    seed: Seed = 0,
    workers: Workers = 0,
    ray: OnRay = "",
    rollouts: Annotated[
        bool, typer.Option(help="Look at a sample closely: luck and skill, interaction, how early it is decided.")
    ] = True,
    sample: Annotated[int, typer.Option(min=2, help="How many games and deals that sample has.")] = 100,
    seconds: Annotated[
        str, typer.Option(help="What an answer takes at a table: turn=15,talk=8,reaction=3.", show_default=False)
    ] = "",
    out: Report = "",
    as_json: AsJson = False,
    lang: Language = "en",
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
    wish = collecting.Wish(number or 1_000, looking.checked(until) if until else 0.0, rollouts, sample, str(pack or ""))
    speech = Speech(lang, [found], packages=["bothy.study"])
    if advice():
        typer.echo(f"bothy: {advice()}", err=True)
    with place_of(workers, ray, names) as place:
        collected = collecting.collect(planned, wish, collecting.Room(place, out, as_json), speech)
    telling = Telling(planned, collected.book, collected.level, lang, wish)
    failed = telling.figures.errors
    tell_mishaps(failed, telling.figures.faults, seed)
    for part, mishaps in telling.sample_mishaps():
        tell_mishaps(mishaps.errors, mishaps.faults, seed, telling.text(f"progress-{part}"))
        failed = {**failed, **mishaps.errors}
    if not telling.games:
        raise typer.Exit(1 if telling.figures.errors else 130)
    if as_json:
        typer.echo(report.as_json(telling), nl=False)
    else:
        terminal.show(telling, Console())
        terminal.show_cost(telling, collected, Console())
    files = kept(out, partial(page.html, telling), report.as_json(telling))
    missing = None if collected.whole else (telling.games, collected.wanted)
    finish(telling.text, [] if as_json else files, missing, bool(out), bool(failed))


@commands.command(rich_help_panel=PANEL)
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
    seats: Seats = 0,
    bots: Strongest = "",
    option: Options = None,
    pack: Pack = None,
    seed: Seed = 0,
    workers: Workers = 0,
    ray: OnRay = "",
    out: Report = "",
    html: Annotated[Path | None, typer.Option(help="Write the page into this file.")] = None,
    as_json: AsJson = False,
    lang: Language = "en",
) -> None:
    """Compare a game with itself: what an option, a pack or other bots change, with the same luck on both sides."""
    from bothy.study import plan  # a player need not load them
    from bothy.study.collecting import Room
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
    if advice():
        typer.echo(f"bothy: {advice()}", err=True)
    with place_of(workers, ray, [*planned.a.bots, *planned.b.bots]) as place:
        room = Room(place, out, as_json)
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
    files = [*([str(html)] if html else []), *kept(out, partial(page.html, telling), report.as_json(telling))]
    missing = None if collected.whole else (telling.games, collected.wanted)
    finish(telling.text, [] if as_json else files, missing, bool(out), bool(collected.pairs.errors))


def kept(out: str, html: Callable[[str], str], figures: str) -> list[str]:
    """Write a report under its name, if it is to have one; its files."""
    from bothy.study.collecting import SUMS

    if not out:
        return []
    write_out(Path(f"{out}.html"), html(Path(out).name))
    write_out(Path(f"{out}.json"), figures)
    return [f"{out}.html", f"{out}.json", f"{out}{SUMS}"]


def finish(
    text: Callable[..., str], files: list[str], missing: tuple[int, int] | None, keeps: bool, failed: bool
) -> NoReturn:
    """Say what was written, and how many games of how many there are if some are missing."""
    if files:
        typer.echo(text("written", files=", ".join(files)))
    if missing is not None:
        typer.echo(text("stopped" if keeps else "stopped-lost", done=missing[0], wanted=missing[1]), err=True)
    raise typer.Exit(1 if failed else 130 if missing else 0)


def tell_mishaps(errors: Mapping[int, str], faults: Mapping[str, Mapping[str, int]], seed: int, part: str = "") -> None:
    """Name the first games that failed, and what went wrong with the answers of bots; of a sample, in which part."""
    where = f"{part}, " if part else ""
    for number, failure in sorted(errors.items())[:5]:
        typer.echo(f"failed: {where}game {number}: {failure} (seed {seed})", err=True)
    for line in told_faults(faults):
        typer.echo(f"answers went wrong: {line}", err=True)


@commands.command(rich_help_panel=PANEL)
def traces(
    game: GameKey,
    out: Annotated[Path, typer.Option(help="The file to write: .jsonl for JSON lines, .parquet for Parquet.")],
    number: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seats: Seats = 0,
    bots: Bots = "knack",
    option: Options = None,
    pack: Pack = None,
    seed: Seed = 0,
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
