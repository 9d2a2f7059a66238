"""Commands for those who host."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bothy.cli.given import tell_left_out

commands = typer.Typer()
PANEL = "Host"
ThinkersSecret = Annotated[
    str,
    typer.Option(
        envvar="BOTHY_THINKERS_SECRET",
        help="What both sides of a thinker's line must know, 32 characters or more; better in the environment.",
    ),
]


@commands.command(rich_help_panel=PANEL)
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
    inner: Annotated[
        str, typer.Option(help="With PostgreSQL: address:port by which other processes of the house reach this one.")
    ] = "127.0.0.1:0",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    smtp: Annotated[
        str, typer.Option(envvar="BOTHY_SMTP", help="Send notices by mail: smtp://user:password@host:587, or smtps://.")
    ] = "",
    mail_from: Annotated[str, typer.Option(envvar="BOTHY_MAIL_FROM", help="Whom mail comes from.")] = "",
    feeds: Annotated[bool, typer.Option("--feeds", help="Let people have feeds of their turns.")] = False,
    webhook: Annotated[
        list[str] | None, typer.Option(help="A host whose chat rooms may be told of turns, or *. Repeatable.")
    ] = None,
    replica: Annotated[
        str, typer.Option(help="The postgresql:// URL of a standby, from which lists, results and replays are read.")
    ] = "",
    thinkers: Annotated[
        str, typer.Option(help="HOST:PORT where `bothy think` may join, to think for bots on other machines.")
    ] = "",
    thinkers_secret: ThinkersSecret = "",
    workshop: Annotated[
        bool | None,
        typer.Option(help="A bench where games are changed and tried; on for oneself and with --lan."),
    ] = None,
    tab: Annotated[
        Path | None,
        typer.Option(help="Offer the site of `make tab` at /tab/, so that guests can go on when this server is away."),
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
        replica=replica,
        thinkers=thinkers,
        thinkers_secret=thinkers_secret,
        workshop=is_home(host, lan, base_url, trusted_proxy or []) if workshop is None else workshop,
        inner=inner,
        tab=tab,
    )
    tell_left_out()
    run_server(settings, lan, open_browser)


def is_home(host: str, lan: bool, base_url: str, proxies: list[str]) -> bool:
    """Whether a server is for oneself or for one's own network: others' questions cost others' time."""
    return lan or ((host in ("localhost", "::1") or host.startswith("127.")) and not base_url and not proxies)


@commands.command(rich_help_panel=PANEL)
def think(
    join: Annotated[list[str], typer.Option(help="HOST:PORT of a server started with --thinkers. Repeatable.")],
    secret: ThinkersSecret = "",
    processes: Annotated[int, typer.Option(min=0, max=64, help="Thoughts at a time; 0 for one a core.")] = 0,
) -> None:
    """Think for the bots of servers on other machines."""
    import os

    from bothy.host.thinkers.thinker import think as run_thinker

    tell_left_out()
    run_thinker(join, secret, processes or os.cpu_count() or 1)


@commands.command(rich_help_panel=PANEL)
def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes; it must not exist yet.")],
    database: Annotated[str, typer.Option(help="The SQLite file of the server, which may be running.")] = "bothy.db",
) -> None:
    """Copy the database of a server, running or not, to a file."""
    from bothy.host.database import back_up

    back_up(database, file)
    typer.echo(f"{file} holds a copy of {database}")
