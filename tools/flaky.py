"""Which tests in the browser fail now and then? `make flaky` runs each 5 times at load 4, the slowest 10 times at 8.

Nothing is tried again until it passes: a failure is counted and told. `make flaky ONLY=test_house.py` runs a part, and
nothing is written but to a folder that is gone afterwards. What others do on the machine counts as load, as it was
before the first run. Where the load was not reached, the run proves nothing: that is told, and counts as a failure.
"""

from __future__ import annotations

import argparse
import math
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
BROWSER = "tests/browser"
WORKERS = 2
HOURS = 2
"""No single run takes longer; one that does is ended, and its tests count as failed."""
BUSY = "import os\nparent = os.getppid()\nwhile os.getppid() == parent:\n    sum(range(100_000))"


class Round(NamedTuple):
    """So many times at such a load."""

    times: int
    load: int


ALL, SLOWEST = Round(5, 4), Round(10, 8)
HOW_MANY = 10
"""How many are the slowest."""
LOOK = 30
"""So many seconds it is watched what others do."""


class Tally:
    """How often each test ran, how often it failed and why, and how long it took at the longest."""

    def __init__(self) -> None:
        self.runs: dict[str, int] = {}
        self.failures: dict[str, list[str]] = {}
        self.seconds: dict[str, float] = {}
        self.idle: list[str] = []
        """Runs in which the machine was less busy than it should have been."""

    def proves(self) -> bool:
        """Whether all passed, and under the load that was wanted."""
        return not self.failures and not self.idle

    def note(self, test: str, seconds: float, why: str | None) -> None:
        self.runs[test] = self.runs.get(test, 0) + 1
        self.seconds[test] = max(seconds, self.seconds.get(test, 0.0))
        if why is not None:
            self.failures.setdefault(test, []).append(why)

    def read(self, report: str, wanted: list[str]) -> None:
        """Take in a report of pytest's; a test that should have run and is not in it has failed."""
        left = set(wanted)
        for case in ElementTree.fromstring(report).iter("testcase") if report else ():
            test = f"{case.get('file')}::{case.get('name')}"
            wrong = next((child for child in case if child.tag in ("failure", "error")), None)
            why = None if wrong is None else (wrong.get("message") or "no reason given").splitlines()[0]
            self.note(test, float(case.get("time") or 0), why)
            left.discard(test)
        for test in sorted(left):
            self.note(test, 0.0, "it did not come to an end")

    def slowest(self) -> list[str]:
        return sorted(self.seconds, key=lambda test: -self.seconds[test])[:HOW_MANY]

    def told(self) -> str:
        runs = sum(self.runs.values())
        lines = [f"{len(self.runs)} tests, {runs} runs, {len(self.failures)} tests failed at least once"]
        for test, reasons in sorted(self.failures.items(), key=lambda item: -len(item[1])):
            lines.append(f"  {len(reasons)} of {self.runs[test]}: {test}")
            lines += [f"      {why[:160]}" for why in dict.fromkeys(reasons)]
        lines += [f"it proves nothing: {run}" for run in self.idle]
        return "\n".join(lines)


def collected(only: str) -> list[str]:
    """The tests in the browser, as pytest names them; `only` is a part of the name."""
    command = [sys.executable, "-m", "pytest", "--collect-only", BROWSER]
    listed = subprocess.run(command, cwd=ROOT, text=True, capture_output=True, check=True).stdout.splitlines()
    return [line for line in listed if "::" in line and only in line]


def load_between(before: float, after: float, seconds: float) -> float:
    """What the load was in a time, by what the machine's mean of a minute was before it and after it.

    That mean forgets slowly: half of it is still of what was before, forty seconds later.
    """
    old = math.exp(-seconds / 60)
    return max(0.0, (after - before * old) / (1 - old))


def others() -> float:
    """How much load others make."""
    before = os.getloadavg()[0]
    time.sleep(LOOK)
    return load_between(before, os.getloadavg()[0], LOOK)


def missing(wanted: int, foreign: float) -> int:
    """How many busy processes it takes to such a load, beside what others do and what the tests will do."""
    return max(0, wanted - WORKERS - math.floor(foreign))


@contextmanager
def busy(count: int) -> Iterator[list[subprocess.Popen[bytes]]]:
    """So many processes that do nothing, as fast as they can, and end with this one."""
    processes = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(count)]
    try:
        yield processes
    finally:
        for process in processes:
            process.terminate()
            process.wait()


def command(tests: list[str], folder: Path) -> list[str]:
    """As `make test` runs them: those that cannot stand each other go to one worker."""
    words = [sys.executable, "-m", "pytest", "-n", str(WORKERS), "--dist", "loadgroup"]
    words += ["-p", "no:cacheprovider", "--no-header", "--tb=no", "-o", "junit_family=xunit1"]
    return [*words, f"--junitxml={folder / 'report.xml'}", f"--basetemp={folder / 'tests'}", *tests]


def run(tests: list[str], folder: Path) -> str:
    """Run these tests once and give back pytest's report, as far as it came."""
    report = folder / "report.xml"
    report.unlink(missing_ok=True)
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command(tests, folder), cwd=ROOT, stdout=quiet, stderr=quiet, start_new_session=True)
    try:
        process.wait(HOURS * 3600)
    except subprocess.TimeoutExpired:
        pass
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
    return report.read_text(encoding="utf-8") if report.exists() else ""


def play(tests: list[str], round: Round, foreign: float, tally: Tally) -> None:
    with tempfile.TemporaryDirectory() as kept:
        for number in range(1, round.times + 1):
            begun, load = time.monotonic(), os.getloadavg()[0]
            with busy(missing(round.load, foreign)):
                before = sum(map(len, tally.failures.values()))
                tally.read(run(tests, Path(kept)), tests)
                failed = sum(map(len, tally.failures.values())) - before
            seconds = time.monotonic() - begun
            reached = load_between(load, os.getloadavg()[0], seconds)
            told = f"run {number} of {round.times}: {len(tests)} tests, {failed} failed, {seconds / 60:.1f} minutes"
            told += f", load {reached:.1f} (wanted {round.load})"
            print(told, flush=True)
            if falls_short(reached, round.load):
                tally.idle.append(told)


def falls_short(reached: float, wanted: int) -> bool:
    """Whether a load is below the one that is wanted, to the nearest whole number."""
    return math.floor(reached + 0.5) < wanted


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="a part of the tests' names, like test_house.py")
    parser.add_argument("--times", type=int, default=ALL.times, help="how often each is run")
    parser.add_argument("--slowest-times", type=int, default=SLOWEST.times, help="how often the slowest are")
    asked = parser.parse_args()
    tests = collected(asked.only)
    if not tests:
        print(f"no test in {BROWSER} has {asked.only!r} in its name")
        return 2
    tally, foreign = Tally(), others()
    print(f"others make a load of {foreign:.1f}", flush=True)
    play(tests, ALL._replace(times=asked.times), foreign, tally)
    play(tally.slowest(), SLOWEST._replace(times=asked.slowest_times), foreign, tally)
    print(tally.told())
    return 0 if tally.proves() else 1


if __name__ == "__main__":
    sys.exit(main())
