"""Speeds of the environments for learners, beside PettingZoo's own and a Python game of OpenSpiel.

All of them work alone on one core, so what is counted are seconds of that core, whoever else is on the machine.

Called by `bench.py`, which writes what comes back to docs/benchmarks.md; run alone, it prints it.
"""

from __future__ import annotations

import os
import random
import sys
import time
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "yes")

import numpy as np
import pyspiel
from open_spiel.python.games import liars_poker  # noqa: F401  (registers it)

import bothy.research.core.encoder
import bothy.research.openspiel as spiel
from bothy.games import games
from bothy.research.pettingzoo import env, parallel_env

LAPS = 5
SECONDS = 1.0
GOAL = 10.0
"""The environments aim at so many times the steps of PettingZoo's own, observations included."""

Rate = Callable[[], float]


def steps_of(environment: Any, seconds: float) -> float:
    """Steps a second of an AEC environment, every step with its observation, at random by the action mask."""
    rng = random.Random(1)
    environment.reset(seed=1)
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        environment.reset()
        for _ in environment.agent_iter():
            seen, _, terminated, truncated, info = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            offered = np.flatnonzero(mask)
            environment.step(int(offered[int(rng.random() * len(offered))]))
            steps += 1
    return steps / (time.process_time() - start)


def parallel_steps_of(environment: Any, seconds: float) -> float:
    """Steps a second of a parallel environment: every seat observes and acts in each."""
    rng = random.Random(1)
    environment.reset(seed=1)
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        seen, _ = environment.reset()
        while environment.agents:
            actions = {}
            for agent in environment.agents:
                offered = np.flatnonzero(seen[agent]["action_mask"])
                actions[agent] = int(offered[int(rng.random() * len(offered))])
            seen, *_ = environment.step(actions)
            steps += 1
    return steps / (time.process_time() - start)


def spiel_steps_of(game: Any, seconds: float, tensors: bool) -> float:
    """Actions a second of an OpenSpiel game, chance included; with tensors, one for every decision."""
    rng = random.Random(1)
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if tensors and not state.is_chance_node():
                state.observation_tensor(state.current_player())
            state.apply_action(actions[int(rng.random() * len(actions))])
            steps += 1
    return steps / (time.process_time() - start)


def best(contestants: dict[str, Rate]) -> dict[str, float]:
    """The best rate of each, over several laps run in turn."""
    rates: dict[str, float] = {}
    for lap in range(LAPS):
        for name, contestant in contestants.items():
            print(f"\r  lap {lap + 1}/{LAPS}: {name:<60}", end="", flush=True, file=sys.stderr)
            rates[name] = max(rates.get(name, 0.0), contestant())
    print(file=sys.stderr)
    return rates


def theirs() -> dict[str, Rate]:
    """PettingZoo's own, which warn about what they themselves do."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import hanabi_v5, leduc_holdem_v4

        leduc, hanabi = leduc_holdem_v4.env(), hanabi_v5.env()
    return {
        "PettingZoo leduc_holdem_v4": partial(steps_of, leduc, SECONDS),
        "PettingZoo hanabi_v5": partial(steps_of, hanabi, SECONDS),
    }


def usual(few: int, many: int) -> int:
    """Three seats, or what comes nearest."""
    return min(max(3, few), many)


def report(table: Callable[[list[str], list[list[str]]], str]) -> str:
    """Both comparisons as a part of docs/benchmarks.md."""
    file = bothy.research.core.encoder.__file__
    assert not file.endswith(".py"), f"the compiled encoder is to be timed, not {file}"
    own = {f"{game.name}, {usual(*game.seats)} seats": (game, usual(*game.seats)) for game in games().values()}
    one_by_one = theirs()
    at_once: dict[str, Rate] = {}
    spiels: dict[str, Rate] = {
        "OpenSpiel python_liars_poker": partial(spiel_steps_of, pyspiel.load_game("python_liars_poker"), SECONDS, True)
    }
    for name, (game, seats) in own.items():
        loaded = pyspiel.load_game(f"{spiel.spiel_name(game)}(seats={seats})")
        one_by_one[name] = partial(steps_of, env(game.key, seats), SECONDS)
        at_once[name] = partial(parallel_steps_of, parallel_env(game.key, seats), SECONDS)
        spiels[name] = partial(spiel_steps_of, loaded, SECONDS, True)
    zoo, parallel, spiel_rates = best(one_by_one), best(at_once), best(spiels)
    leduc, hanabi = zoo["PettingZoo leduc_holdem_v4"], zoo["PettingZoo hanabi_v5"]
    liars_rate = spiel_rates["OpenSpiel python_liars_poker"]
    first = table(
        ["PettingZoo, observations on, one core", "steps/s", "times leduc", "times hanabi", "parallel steps/s"],
        [
            [
                name,
                f"{rate:,.0f}",
                f"{rate / leduc:.1f}",
                f"{rate / hanabi:.1f}",
                f"{parallel[name]:,.0f}" if name in parallel else "",
            ]
            for name, rate in zoo.items()
        ],
    )
    second = table(
        ["OpenSpiel, observation tensors on, one core", "actions/s", "times liars_poker"],
        [[name, f"{rate:,.0f}", f"{rate / liars_rate:.1f}"] for name, rate in spiel_rates.items()],
    )
    met = [name for name in own if zoo[name] >= GOAL * leduc]
    also = [name for name in own if zoo[name] >= GOAL * hanabi]
    return f"""## For learners

Random play through the environments of `bothy.research`, with every observation built. Leduc is by far the
smaller game: 36 numbers and four actions. The aim is {GOAL:.0f} times PettingZoo's own.

{first}

{second}

- {GOAL:.0f} times leduc: {", ".join(met) or "none"}. {GOAL:.0f} times hanabi: {", ".join(also) or "none"}.
"""


def plain_table(headings: list[str], rows: list[list[str]]) -> str:
    return "\n".join("| " + " | ".join(row) + " |" for row in [headings, ["---"] * len(headings), *rows])


if __name__ == "__main__":
    print(report(plain_table))
