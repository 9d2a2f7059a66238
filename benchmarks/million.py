"""What a million games cost: `python benchmarks/million.py` writes it into the chapter Simulations of docs/scale.md.

Games are timed in processor time on one core, which others who use the machine hardly change; memory is what the kernel
says the processes of a run needed at most, while a million games are played, written and read again.
"""

from __future__ import annotations

import argparse
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bothy.compiled import is_compiled
from bothy.games import games
from bothy.lab.runs import plan, play
from bothy.study.plan import able

PAGE = Path("docs/scale.md")
BEGIN, END = "<!-- a million games -->", "<!-- end of a million games -->"
KINDS = ("random", "knack", "sharp", "search:16")
SECONDS = 6.0
"""Processor time that is given to each kind of bot in each game, and a game at least."""
MILLION = 1_000_000
CORES = 1_024
"""Of a cluster on paper."""


def cost(key: str, bots: str, seconds: float) -> tuple[float, int]:
    """Processor seconds a game, and of how many games."""
    game = games()[key]
    planned = plan(game, game.usual_seats(), [bots], {}, "", 0)
    if not bots.startswith("search"):
        play(planned, MILLION)  # what is read once is read; beside a game of search that is nothing
    done, begun = 0, time.process_time()
    while not done or time.process_time() - begun < seconds:
        play(planned, done)
        done += 1
    return (time.process_time() - begun) / done, done


def told(seconds: float) -> str:
    """A length of time in the unit that suits it."""
    for unit, size, below in (("s", 1, 100), ("min", 60, 100), ("h", 3_600, 100), ("days", 86_400, 1_000)):
        if seconds / size < below:
            return f"{seconds / size:.1f} {unit}" if seconds / size < 10 else f"{seconds / size:.0f} {unit}"
    return f"{seconds / 86_400 / 365:.1f} years"


def costs(seconds: float) -> list[str]:
    lines = [
        "| game | bots | a game | measured on | a million on one core | on a cluster of 1,024 |",
        "|---|---|---|---|---|---|",
    ]
    for key, game in games().items():
        for kind in KINDS:
            bots = able(game) if kind == "sharp" else kind
            if kind == "sharp" and ":" not in bots:
                continue
            each, done = cost(key, bots, seconds)
            a_game = f"{each * 1000:.2f} ms" if each < 1 else f"{each:.1f} s"
            row = f"| {game.name} | `{bots}` | {a_game} | {done:,} games | {told(each * MILLION)} "
            lines.append(row + f"| {told(each * MILLION / CORES)} |")
            print(lines[-1], flush=True)
    return lines


def needed(command: list[str]) -> tuple[float, dict[str, float]]:
    """The seconds a command took, and the most memory, in MB, that it and each process below it ever had."""
    begun, peaks = time.perf_counter(), dict[str, float]()
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as run:
        while run.poll() is None:
            below = descendants(run.pid)
            for pid, name in [(run.pid, "collector"), *[(pid, f"worker {pid}") for pid in below]]:
                peaks[name] = max(peaks.get(name, 0.0), peak(pid))
            time.sleep(0.2)
    if run.returncode:
        raise SystemExit(f"{' '.join(command)} ended with {run.returncode}")
    return time.perf_counter() - begun, peaks


def descendants(pid: int) -> list[int]:
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
    except OSError:
        return []
    return [one for child in map(int, children) for one in (child, *descendants(child))]


def peak(pid: int) -> float:
    """The most memory a process has had, in MB."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM")), 0.0)


def memory(games: int, workers: int) -> list[str]:
    """What a run that writes its games needs, on processes and a tenth of it on Ray, and what reading them needs."""
    lines = ["| command | took | collector | largest other process | written |", "|---|---|---|---|---|"]
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "games.parquet")
        words = ["simulate", "loch-ness", "--workers", str(workers), "--out", str(out), "--games"]
        for asked in ([*words, str(games)], ["tally", str(out)], [*words, str(games // 10), "--ray"]):
            seconds, peaks = needed([sys.executable, "-m", "bothy.cli", *asked])
            others = [most for who, most in peaks.items() if who != "collector"]
            size = sum(file.stat().st_size for file in out.glob("*"))
            command = " ".join(asked).replace(f"{folder}/", "")
            largest = f"{max(others):.0f} MB" if others else "-"
            row = f"| `bothy {command}` | {told(seconds)} | {peaks['collector']:.0f} MB | {largest} "
            lines.append(row + f"| {size / 1e6:.0f} MB |")
            print(lines[-1], flush=True)
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description="What a million games cost.")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of processor time for each kind of bot")
    parser.add_argument("--games", type=int, default=MILLION, help="of the run whose memory is measured; 0 for none")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    how = "compiled" if is_compiled() else "interpreted"
    words = (
        f"Written by `python benchmarks/million.py --seconds {given.seconds:g}`: Python {platform.python_version()}, "
    )
    parts = [
        f"{words}{how} rules, the usual seats, on a machine that others used too. Processor time; the cluster is on",
        "paper, a core of it like the one measured and all of them busy.",
        "",
        *costs(given.seconds),
    ]
    if given.games:
        parts += ["", *memory(given.games, given.workers)]
    page = PAGE.read_text(encoding="utf-8")
    before, after = page.split(BEGIN)[0], page.split(END)[1]
    PAGE.write_text("\n".join([f"{before}{BEGIN}", *parts, f"{END}{after}"]), encoding="utf-8")


if __name__ == "__main__":
    main()
