"""The server's proofs at full size, written to docs/proofs-server.md; `make proofs` runs them after those of the rules.

`python -m campaigns --share 0.01` runs a hundredth of each. What has ended is kept in `build/` and written at once: a
run that was interrupted, however that was, goes on where it was, unless the code has changed.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import signal
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from rich.console import Console

from bothy.games import games
from bothy.web.calling import Calling
from campaigns import hostile as hostilities
from campaigns.canaries import Canaries, eventful_game, judge_what_is_kept
from campaigns.fairness import Fairness, try_everything
from campaigns.fleet import trouble_a_house, upgrade_a_house
from campaigns.holds import hold
from campaigns.inside import inside
from campaigns.kills import kill_again_and_again
from campaigns.lossy import Rough, rough_game
from campaigns.lost import Lost, lose_on_postgres, lose_on_sqlite
from campaigns.network import Server
from campaigns.postgres import running_postgres
from campaigns.programs import seldom, storms, undos
from campaigns.races import Races, race_through
from campaigns.thinkers import Thoughts, enough_at_home, kill_at_a_table, kill_in_mid_thought
from campaigns.twins import Twins, frames_tell_what_was_told, twin_tables
from campaigns.verdict import Kept, Verdict, kernel


def enough(count: int, share: float) -> int:
    return max(1, round(count * share))


async def twins(folder: Path, key: str, share: float) -> Verdict:
    found = Twins()
    async with inside(folder / "twins.db") as door:
        await twin_tables(door, key, 1, enough(1000, share), found)
    notes = f"{found.tables:,} tables, {found.routes:,} routes fetched twice, {found.answers:,} answers at both"
    return Verdict("S2, S3, S6 No route tells a table from its twin", key, found.pairs, "pairs", found.failures, notes)


async def frames(folder: Path, key: str, share: float) -> Verdict:
    moments, failures, count = 0, [], enough(20, share)
    async with inside(folder / "frames.db") as door:
        for seed in range(count):
            compared, wrong = await frames_tell_what_was_told(door, key, seed)
            moments += compared
            failures += wrong
    return Verdict("S3 Frames show what was told and no more", key, moments, "moments", failures, f"{count} games")


async def canaries(folder: Path, key: str, share: float) -> Verdict:
    found = Canaries()
    place = folder / "canaries"
    place.mkdir()
    with Server(place / "a.db", "--log-level", "debug") as server:
        ledgers = []
        for seed in range(enough(100, share)):
            ledgers.append(await eventful_game(server, key, seed, found))
            judge_what_is_kept(ledgers[-1], server.logged, [], found)
        judge_what_is_kept(ledgers[-1], [], place.iterdir(), found)
    notes = f"{found.secrets:,} secrets, {found.texts:,} texts, {found.bytes / 1e6:,.0f} MB searched"
    return Verdict("S2, S3 No secret of a link goes anywhere else", key, found.games, "games", found.failures, notes)


async def rough(folder: Path, key: str, share: float) -> Verdict:
    found = Rough()
    async with inside(folder / "rough.db") as door:
        for seed in range(enough(30, share)):
            await rough_game(door, key, seed, found)
    fate = ", ".join(f"{count:,} {name}" for name, count in sorted(found.fate.items()))
    notes = f"{found.games} games; texts: {fate}; {found.gaps:,} gaps noticed"
    promise = "N1 Nothing is applied twice, nothing acknowledged is lost, over rough lines"
    return Verdict(promise, key, found.answers, "answers", found.failures, notes)


async def races(folder: Path, key: str, share: float) -> Verdict:
    found = Races()
    most, seed = enough(10_000, share), 0
    async with inside(folder / "races.db") as door:
        while found.races < most and len(found.failures) < 20:
            await race_through(door, ("loch-lomond", "merlouf")[seed % 2], seed, found, most)
            seed += 1
    notes = f"{found.games} games, {found.secrets:,} secrets answered at once"
    return Verdict(
        "N6 Of a race the first to arrive is heard", "all with races", found.races, "races", found.failures, notes
    )


async def kills(folder: Path, key: str, share: float) -> Verdict:
    found = await kill_again_and_again(folder / "kills.db", enough(100, share), tables=40)
    if found.slowest > 5:
        found.failures.append(f"a table came back only after {found.slowest:.1f} s")
    notes = (
        f"{found.kills} kills, {found.rate:.0f} answers/s under way, {found.tables} tables "
        f"({found.finished} played to the end); all back within {found.slowest:.1f} s of the start"
    )
    promise = "N2 What was acknowledged survives kill -9"
    return Verdict(promise, "all", found.answers, "acknowledged answers", found.failures, notes)


async def holds(folder: Path, key: str, share: float) -> Verdict:
    rows, undos, listeners = enough(5_000, share), enough(800, share), enough(200, share)
    found = await hold(folder, key, rows, undos, listeners)
    worst = "; ".join(f"{name} {seconds * 1000:.1f} ms" for seconds, name in found.worst)
    notes = f"{rows:,} rows, {undos} undos, {listeners} listeners; the worst: {worst}"
    promise = "Nothing a client sends holds the loop above 10 ms (median of five)"
    return Verdict(promise, key, found.trials, "messages and requests", found.failures, notes)


async def fairness(folder: Path, key: str, share: float) -> Verdict:
    found = Fairness()
    async with inside(folder / "fairness.db", calling=Calling(feeds=True)) as door:
        for _ in range(enough(5, share)):
            await try_everything(door, key, found)
    notes = f"{found.tables:,} tables; everybody tries everything, as the table in `tests/campaigns/fairness.py` says"
    return Verdict("F1 One person, one view", key, found.trials, "trials", found.failures, notes)


async def lost(folder: Path, key: str, share: float) -> Verdict:
    found = Lost()
    trials = enough(500, share)
    await lose_on_sqlite(folder / "lost.db", trials, found)
    with running_postgres() as url:
        await lose_on_postgres(url, trials, found)
    kinds = ", ".join(f"{count} {name}" for name, count in sorted(found.kinds.items()))
    notes = f"half on SQLite, half on PostgreSQL; {kinds}; {found.kept:,} of what was said had been kept"
    promise = "N3 What is told of a commit whose answer was lost is so, and the table goes on"
    return Verdict(promise, "all", found.trials, "cuts", found.failures, notes)


async def thinkers(folder: Path, key: str, share: float) -> Verdict:
    found, at_tables = Thoughts(), enough(20, share)
    await kill_in_mid_thought(enough(80, share), found, list(games()))
    await kill_at_a_table(at_tables, found, folder / "thinkers.db", "merlouf")
    found.failures += enough_at_home(found)
    notes = (
        f"{found.elsewhere} had just answered, for {found.at_home} a bot at home did; {at_tables} at tables with people"
    )
    promise = "A thinker killed in mid-thought costs no bot its answer"
    return Verdict(promise, "all", found.kills, "kills", found.failures, notes)


async def fleet(folder: Path, key: str, share: float) -> Verdict:
    found = await trouble_a_house(folder, enough(100, share), enough(200, share), 150 * share, enough(50_000, share))
    promise = "A house of four processes: what was acknowledged is there once, and every table goes on"
    return Verdict(promise, "all", found.answers, "acknowledged answers", found.failures, found.notes())


async def upgrades(folder: Path, key: str, share: float) -> Verdict:
    found = await upgrade_a_house(folder, enough(20, share), enough(200, share), 150 * share)
    promise = "Rolling upgrades of a house of four processes, to a new schema, new rules and a new page"
    return Verdict(promise, "all", found.answers, "acknowledged answers", found.failures, found.notes())


async def hostile(folder: Path, key: str, share: float) -> Verdict:
    found = hostilities.Hostile()
    with Server(folder / "hostile.db") as server:
        await asyncio.to_thread(hostilities.attack, server, enough(10_000, share), found)
    statuses = ", ".join(f"{count:,} x {status}" for status, count in sorted(found.statuses.items()))
    held = sum(found.holds.values())
    notes = f"{found.requests:,} over HTTP ({statuses}), {found.messages:,} on a socket; the loop was held {held} times"
    trials = found.requests + found.messages
    return Verdict("S7 Nothing that is sent breaks anything", "all", trials, "payloads", found.failures, notes)


Campaign = Callable[[Path, str, float], Awaitable[Verdict]]
OF_EACH_GAME: dict[str, Campaign] = {
    "twins": twins,
    "frames": frames,
    "canaries": canaries,
    "rough": rough,
    "holds": holds,
    "fairness": fairness,
}
OF_ALL: dict[str, Campaign] = {
    "races": races,
    "kills": kills,
    "lost": lost,
    "hostile": hostile,
    "thinkers": thinkers,
    "fleet": fleet,
    "upgrades": upgrades,
    "undos": undos,
    "seldom": seldom,
    "storms": storms,
}


def plan(keys: list[str], names: list[str]) -> list[tuple[str, Campaign, str]]:
    planned = [(name, campaign, key) for name, campaign in OF_EACH_GAME.items() if name in names for key in keys]
    return planned + [(name, campaign, "") for name, campaign in OF_ALL.items() if name in names]


async def run(share: float, planned: list[tuple[str, Campaign, str]], file: Path) -> AsyncIterator[Verdict]:
    """All of these campaigns; those that were kept by an earlier run of the same code are not run again.

    One that stops halfway is told as a failure, and is not kept; the others are run.
    """
    kept = Kept.read(file)
    for name, campaign, key in planned:
        label = f"{name} {key or 'all'} {share}"
        if label in kept.verdicts:
            yield kept.verdicts[label]
            continue
        with tempfile.TemporaryDirectory(prefix="bothy-proofs-") as folder:
            begun = time.perf_counter()
            try:
                verdict = await campaign(Path(folder), key, share)
            except Exception as error:
                stopped = f"it stopped: {type(error).__name__}: {error}"
                yield Verdict(f"The campaign `{name}`", key or "all", 0, "trials", [stopped])
                continue
        verdict.seconds = time.perf_counter() - begun
        kept.verdicts[label] = verdict
        kept.write(file)
        yield verdict


def report(verdicts: list[Verdict], command: str, planned: int = 0) -> str:
    failures = [
        f"- {verdict.promise}, {verdict.game}: {failure}" for verdict in verdicts for failure in verdict.failures[:5]
    ]
    missing = planned - len(verdicts)
    return "\n".join(
        [
            "# Proofs of the server",
            "",
            *([f"**The run is not over: {missing} of {planned} rows are missing.**", ""] if missing > 0 else []),
            f"Written by `{command}`: Python {platform.python_version()}, {kernel()} kernel, {os.cpu_count()} cores, "
            f"{sum(verdict.seconds for verdict in verdicts) / 60:.0f} minutes.",
            "The campaigns lie in `tests/campaigns`; the test suite runs a small sample of each, and the rest (limits,",
            "who may do what, full disks, injection) whole. What was lost is judged by the clients' own records.",
            "Zero failures in *n* trials bound the true rate below 3/*n* (95 %).",
            "",
            "| promise | game | trials | failures | true rate | | seconds |",
            "|---|---|---|---|---|---|---|",
            *[verdict.row() for verdict in verdicts],
            "",
            LEFT_OUT,
            "",
            *(["## Failures", "", *failures, ""] if failures else []),
        ]
    )


LEFT_OUT = """The length of messages and the castle's story mode are in the twins, which compare bytes under all
options. Left out, since they need the internet or a base image: advisories about dependencies, the container's image.
Storms are measured in time, so neighbours on the machine count; calm and storm take turns, so they count for both."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m campaigns", description="Run the server's long campaigns.")
    parser.add_argument("--game", action="append", choices=list(games()), help="only this game; repeatable")
    names = [*OF_EACH_GAME, *OF_ALL]
    parser.add_argument("--only", action="append", choices=names, help="only this campaign; repeatable")
    parser.add_argument("--share", type=float, default=1.0, help="a share of the trials, such as 0.01")
    parser.add_argument("--out", type=Path, default=Path("docs/proofs-server.md"))
    parser.add_argument("--kept", type=Path, default=Path("build/proofs-server.json"), help="what was done so far")
    given = parser.parse_args(arguments)
    console = Console(stderr=True)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ended early, it leaves no server behind
    chosen = "".join(f" --game {key}" for key in given.game or [])
    chosen += "".join(f" --only {name}" for name in given.only or [])
    whole = given.share == 1.0 and not chosen
    command = "make proofs" if whole else f"PYTHONPATH=tests python -m campaigns --share {given.share}{chosen}"
    planned = plan(given.game or list(games()), given.only or names)
    verdicts: list[Verdict] = []

    async def write_as_they_come() -> None:
        async for verdict in run(given.share, planned, given.kept):
            verdicts.append(verdict)
            console.print(verdict.row(), highlight=False, soft_wrap=True)
            given.out.write_text(report(verdicts, command, len(planned)), encoding="utf-8")

    asyncio.run(write_as_they_come())
    failed = sum(len(verdict.failures) for verdict in verdicts)
    console.print(f"{len(verdicts)} campaigns, {failed} failures; written to {given.out}")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
