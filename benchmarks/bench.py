"""Speeds, measured beside those of others in one run, and written to docs/benchmarks.md.

Machines differ and are noisy, so what counts are ratios: every contestant runs in turn, several times over, and
the best time of each is taken. Run it with `make bench`.
"""

from __future__ import annotations

import json
import os
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pyspiel
from catanatron import Color, RandomPlayer  # pyright: ignore[reportMissingImports]
from catanatron import Game as Catan  # pyright: ignore[reportMissingImports]

import bothy.kernel.position
from bothy.games import games
from bothy.kernel import Luck
from chapters import write
from learning import report as for_learners

ROOT = Path(__file__).resolve().parent.parent
LAPS = 5
GOAL = 3.0
"""Loch Ness, compiled, must do at least so many times the decisions of OpenSpiel's hearts in a Python loop."""

Rate = Callable[[], tuple[int, int]]
"""Plays some games; tells the decisions (answers with at least two choices) and the games."""


def bothy_games(key: str, seats: int, count: int, seed: int = 1) -> tuple[int, int]:
    game = games()[key]
    luck = Luck(seed)
    for _ in range(count):
        game.new(seats).playout(luck)
    return int(luck.forks), count


def hearts_in_python(count: int, rng: random.Random) -> tuple[int, int]:
    game = pyspiel.load_game("hearts")
    decisions = 0
    for _ in range(count):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if state.is_chance_node():
                state.apply_action(actions[int(rng.random() * len(actions))])  # its chance outcomes are all alike
                continue
            if len(actions) > 1:
                decisions += 1
            state.apply_action(actions[int(rng.random() * len(actions))])
    return decisions, count


def hearts_in_cpp(count: int, decisions_a_game: float) -> tuple[int, int]:
    """The same by OpenSpiel's own loop and random bots, which count nothing: the mean of the Python loop is taken."""
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(4)]
    for number in range(count):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
    return round(decisions_a_game * count), count


def catan(count: int) -> tuple[int, int]:
    decisions = 0
    for number in range(count):
        game = Catan([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE)], seed=number)
        while game.winning_color() is None and game.state.num_turns < 1000:
            if len(game.state.playable_actions) > 1:
                decisions += 1
            game.play_tick()
    return decisions, count


def interpreted(key: str, seats: int, count: int) -> float:
    """Decisions a second from the sources, in a process of its own that takes its own time."""
    code = (
        "import json, time, bothy.kernel.position as p\n"
        "assert p.__file__.endswith('.py'), p.__file__\n"
        "from bothy.games import games\nfrom bothy.kernel import Luck\n"
        f"game, luck = games()[{key!r}], Luck(1)\n"
        "start = time.perf_counter()\n"
        f"for _ in range({count}): game.new({seats}).playout(luck)\n"
        "print(json.dumps([luck.forks, time.perf_counter() - start]))\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", code], env=environment, check=True, text=True, capture_output=True)
    forks, seconds = json.loads(done.stdout)
    return float(forks / seconds)


def best_rates(contestants: dict[str, Rate]) -> dict[str, tuple[float, float]]:
    """Decisions and games a second of each, the best of several laps run in turn."""
    best: dict[str, tuple[float, float]] = {}
    for lap in range(LAPS):
        for name, contestant in contestants.items():
            print(f"\r  lap {lap + 1}/{LAPS}: {name:<60}", end="", flush=True, file=sys.stderr)
            start = time.perf_counter()
            decisions, count = contestant()
            seconds = time.perf_counter() - start
            rate = (decisions / seconds, count / seconds)
            best[name] = max(best.get(name, (0.0, 0.0)), rate)
    print(file=sys.stderr)
    return best


def best_time(action: Callable[[], object], count: int) -> float:
    """Seconds for one call, the best of several laps."""
    laps = []
    for _ in range(LAPS):
        start = time.perf_counter()
        for _ in range(count):
            action()
        laps.append((time.perf_counter() - start) / count)
    return min(laps)


def table(headings: list[str], rows: list[list[str]]) -> str:
    widths = [max(len(row[column]) for row in [headings, *rows]) for column in range(len(headings))]

    def line(cells: list[str]) -> str:
        return "| " + " | ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)) + " |"

    rule = "|" + "|".join("-" * (width + 2) for width in widths) + "|"
    return "\n".join([line(headings), rule, *[line(row) for row in rows]])


def main() -> None:
    file = bothy.kernel.position.__file__
    assert not file.endswith(".py"), f"the compiled kernel is to be timed, not {file}"
    for game in games().values():
        module = sys.modules[game.table_class.__module__].__file__ or ""
        assert not module.endswith(".py"), f"the compiled rules of {game.name} are to be timed, not {module}"

    rng = random.Random(1)
    decisions, count = hearts_in_python(200, rng)
    hearts_decisions = decisions / count
    rates = best_rates(
        {
            "Loch Ness, 3 seats": lambda: bothy_games("loch-ness", 3, 3000),
            "OpenSpiel hearts, Python loop": lambda: hearts_in_python(150, rng),
            "OpenSpiel hearts, C++ loop": lambda: hearts_in_cpp(1500, hearts_decisions),
            "catanatron, 3 random players": lambda: catan(8),
            **{
                f"{game.name}, {seats} seats": partial(bothy_games, game.key, seats, 1000)
                for game in games().values()
                for seats in dict.fromkeys([game.usual_seats(), game.seats[1]])
                if (game.key, seats) != ("loch-ness", 3)
            },
        }
    )
    ness = rates["Loch Ness, 3 seats"]
    slowly = max(interpreted("loch-ness", 3, 300) for _ in range(3))

    position = games()["loch-ness"].new(3)
    luck = Luck(3)
    for _ in range(90):
        position.wander(luck)
    state = pyspiel.load_game("hearts").new_initial_state()
    while len(state.history()) < 70:
        state.apply_action(rng.choice(state.legal_actions()))
    ours, theirs = best_time(position.copy, 20_000), best_time(state.clone, 20_000)
    stored = position.dump()
    game = games()["loch-ness"]
    seen = position.sight(0)
    small = [
        ("`Position.copy()`", ours),
        ("OpenSpiel hearts `clone()`", theirs),
        ("`Position.dump()`", best_time(position.dump, 2_000)),
        ("dump to JSON text", best_time(lambda: json.dumps(position.dump()), 2_000)),
        ("`Game.load()`", best_time(lambda: game.load(stored), 2_000)),
        ("`Position.sight()`", best_time(lambda: position.sight(0), 2_000)),
        ("`Sight.imagine()`", best_time(lambda: seen.imagine(luck), 2_000)),
    ]

    rows = [[name, f"{rate[0]:,.0f}", f"{rate[1]:,.0f}", f"{ness[0] / rate[0]:.2f}"] for name, rate in rates.items()]
    rows.append(["Loch Ness, 3 seats, interpreted", f"{slowly:,.0f}", "", f"{ness[0] / slowly:.2f}"])
    playing = table(["random play, one core", "decisions/s", "games/s", "Loch Ness is so many times as fast"], rows)
    storing = table(
        ["in the middle of a game", "µs", "times a Loch Ness copy"],
        [[name, f"{seconds * 1e6:.2f}", f"{seconds / ours:.2f}"] for name, seconds in small],
    )
    ratio, copies = ness[0] / rates["OpenSpiel hearts, Python loop"][0], theirs / ours
    verdict = [
        f"- Loch Ness plays {ratio:.1f} times the decisions of hearts in a Python loop (goal: {GOAL:.0f}), and "
        f"{ness[0] / rates['OpenSpiel hearts, C++ loop'][0]:.2f} times those of its C++ loop.",
        f"- A copy takes {1 / copies:.2f} of the time of a hearts clone (goal: at most 1).",
    ]
    text = f"""# Benchmarks

Written by `make bench` (`benchmarks/bench.py`): Python {platform.python_version()}, {platform.machine()},
{os.cpu_count()} cores, best of {LAPS} laps run in turn. Machines are noisy and differ: read ratios, not seconds.

A decision is a seat's answer with at least two choices; chance is not counted. The kernel and the rules timed
are the compiled ones (the benchmark asserts it). In hearts, chance is the dealing of 52 cards, and its outcomes
are taken from `legal_actions`, the cheapest way from Python.

{playing}

{storing}

{chr(10).join(verdict)}

{for_learners(table)}"""
    write(text)
    print(text)
    if ratio < GOAL or copies < 1:
        raise SystemExit("a goal was missed")


if __name__ == "__main__":
    main()
