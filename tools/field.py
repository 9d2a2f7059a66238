"""How a bot fares among strangers: `python tools/field.py loch-ness --one search:200ms --beside knack:sharp`.

One bot sits in one seat, deal by deal in the next; the others are drawn by lot from a field. By default that holds what
search does not imagine exactly: levels, tempers, the old knack, tricks, search with random rollouts and, where
OpenSpiel is installed (`make .venv-bench/ready`), its IS-MCTS by our adaptor (`ismcts:30ms`). With `--beside` a second
bot sits in the same seats of the same deals among the same strangers, and what is told is the difference.
`--field knack:sharp` is a field of one kind. Where all win together, the bot sits in every seat.

Every game is a line of `--out` as soon as it ends, and a run goes on from there.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from bothy.bots import Bot, bot
from bothy.bots.search.streams import Streams, mixed
from bothy.bots.seated import Streamed
from bothy.games import find
from bothy.kernel import Choice, Game, Luck, Sight
from bothy.lab.places import on_this_machine
from bothy.lab.tally import wilson

IS_MCTS = "ismcts"
WANDERS = 2.0
"""How curious IS-MCTS is: the constant that OpenSpiel's own example takes."""


@dataclass(frozen=True)
class Setting:
    """Who is tried among whom."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    field: tuple[str, ...]
    seed: int

    def shared(self) -> bool:
        game = find(self.game)
        return game.is_shared(game.box(self.seats, game.settle(dict(self.options)), ""))

    def seating(self, name: str, number: int) -> list[str]:
        """Who sits where in a deal: the others are the same, whoever is tried."""
        if self.shared():
            return [name] * self.seats
        luck = Luck(mixed(self.seed ^ 0xF1E1D, number))
        return [
            name if seat == number % self.seats else self.field[luck.below(len(self.field))]
            for seat in range(self.seats)
        ]


@dataclass(frozen=True)
class Played:
    """A deal, and what came of it for the one who is tried."""

    name: str
    number: int
    share: float
    score: int
    seconds: float


class IsMcts(Bot):
    """OpenSpiel's information-set search on the worlds that a sight allows, with random rollouts."""

    def __init__(self, name: str, setting: Setting) -> None:
        super().__init__(name)
        import pyspiel

        import bothy.research.openspiel as ours

        words = {"seats": str(setting.seats), **{key.replace("-", "_"): value for key, value in setting.options}}
        told = ",".join(f"{key}={value}" for key, value in words.items())
        self.game = pyspiel.load_game(f"{ours.spiel_name(find(setting.game))}({told})")
        budget = name.partition(":")[2] or "30ms"
        self.seconds = float(budget.removesuffix("ms")) / 1000 if budget.endswith("ms") else math.inf
        self.iterations = 1 << 30 if budget.endswith("ms") else int(budget)

    def choose(self, sight: Sight[Any], choices: list[Choice], seed: int) -> Choice:
        import numpy as np
        from open_spiel.python.algorithms import ismcts, mcts

        from bothy.research.core.node import Node

        state = self.game.new_initial_state()
        state.node = Node(sight.imagine(Luck(seed)))
        if len(choices) == 1 or state.current_player() != sight.viewer:
            return choices[Luck(seed).below(len(choices))]
        random = np.random.RandomState(seed & 0xFFFFFFFF)
        search = ismcts.ISMCTSBot(self.game, mcts.RandomRolloutEvaluator(1, random), WANDERS, 1, random_state=random)
        luck = Luck(seed)
        search.set_resampler(lambda root, seat: root.resample_from_infostate(seat, lambda: luck.below(1 << 32) / 2**32))
        search._root_node = search.create_new_node(state)
        begun, done = time.process_time(), 0
        while done < self.iterations and (done == 0 or time.process_time() - begun < self.seconds):
            search.run_simulation(search.sample_root_state(state))
            done += 1
        visits = {action: child.visits for action, child in search._root_node.child_info.items()}
        best = max(visits, key=lambda action: visits[action]) if visits else choices[0].id
        return next(choice for choice in choices if choice.id == best)


def player(name: str, game: Game[Any], setting: Setting) -> Bot:
    return IsMcts(name, setting) if name.partition(":")[0] == IS_MCTS else bot(name, game)


def play(setting: Setting, name: str, number: int) -> Played:
    """One deal with this bot."""
    game = find(setting.game)
    position = game.new(setting.seats, dict(setting.options), "")
    streams = Streams(mixed(setting.seed, number), setting.seats)
    names = setting.seating(name, number)
    known = {one: player(one, game, setting) for one in names}
    begun = time.process_time()
    Streamed(position, [known[one] for one in names], streams).play(streams.order)
    result, seat = game.result(position.table), number % setting.seats
    share = min(1.0, sum(result.shares)) if setting.shared() else result.shares[seat]
    return Played(name, number, share, result.scores[seat], round(time.process_time() - begun, 3))


def usual_field(game: Game[Any]) -> list[str]:
    """Strangers of many kinds."""
    kinds = ["knack:gentle", "knack", "knack:sharp", *[f"knack:{temper}" for temper in game.tempers()]]
    tricks = [f"trick:{trick}" for trick in sorted(game.tricks(), key=lambda trick: trick != "old-knack")][:3]
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        return [*kinds, *tricks, "search:16:random"]
    return [*kinds, *tricks, "search:16:random", f"{IS_MCTS}:30ms"]


def taken_up(file: Path, setting: Setting) -> list[Played]:
    """What a file holds of this setting. A line that was cut off in writing is dropped."""
    if not file.exists():
        return []
    lines = file.read_text(encoding="utf-8").split("\n")[:-1]
    if not lines or json.loads(lines[0]) != told(setting):
        raise SystemExit(f"{file} holds games of another field: give another file to --out, or remove it")
    return [Played(**json.loads(line)) for line in lines[1:]]


def told(setting: Setting) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(asdict(setting)))
    return {**found, "rules": find(setting.game).rules_version}


def games_of(setting: Setting, names: list[str], games: int, file: Path | None, workers: int) -> Iterator[Played]:
    """All deals of all who are tried: those of the file, and then those that are missing."""
    done = taken_up(file, setting) if file else []
    wanted = {(name, number) for name in names for number in range(games)}
    yield from [one for one in done if (one.name, one.number) in wanted]
    left = [(name, number) for number in range(games) for name in names]
    had = {(one.name, one.number) for one in done}
    jobs = [(setting, name, number) for name, number in left if (name, number) not in had]
    with open(file or os.devnull, "w", encoding="utf-8") as out, on_this_machine(workers) as place:
        for line in [told(setting), *map(asdict, done)]:
            out.write(json.dumps(line) + "\n")
        out.flush()
        for _, one in place.run(play, jobs):
            out.write(json.dumps(asdict(one)) + "\n")
            out.flush()
            yield one


def report(setting: Setting, names: list[str], played: list[Played]) -> str:
    """Shares with their intervals, and the difference deal by deal."""
    lines = [
        f"{setting.game}, {setting.seats} seats, {dict(setting.options) or 'default options'}, seed {setting.seed}"
    ]
    lines.append(f"field: {', '.join(setting.field)}")
    by_name = {name: {one.number: one for one in played if one.name == name} for name in names}
    for name, some in by_name.items():
        if some:
            shares = [one.share for one in some.values()]
            low, high = wilson(sum(shares), len(shares))
            seconds = statistics.fmean(one.seconds for one in some.values())
            share = f"{statistics.fmean(shares):6.1%}  ({low:.1%} to {high:.1%})"
            lines.append(f"{name:<24} {len(some):5} games  {share}  {seconds:.2f} s a game")
    if len(names) == 2:
        both = by_name[names[0]].keys() & by_name[names[1]].keys()
        apart = [by_name[names[0]][number].share - by_name[names[1]][number].share for number in both]
        if len(apart) > 1:
            wide = 1.96 * statistics.stdev(apart) / math.sqrt(len(apart))
            mean = statistics.fmean(apart)
            lines.append(f"difference, {len(apart)} deals   {mean:+.1%}  ({mean - wide:+.1%} to {mean + wide:+.1%})")
    return "\n".join(lines) + "\n"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="field.py", description="How a bot fares among strangers.")
    parser.add_argument("game")
    parser.add_argument("--one", required=True, help="the bot that is tried")
    parser.add_argument("--beside", default="", help="a second one, in the same seats of the same deals")
    parser.add_argument("--field", default="", help="the others, with commas between; by default many kinds")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], help="key=value; repeatable")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a file that keeps the games, to go on from")
    given = parser.parse_args(arguments)
    game = find(given.game)
    options = game.settle(dict(word.split("=", 1) for word in given.option))
    field = given.field.split(",") if given.field else usual_field(game)
    seats = given.seats or game.usual_seats()
    setting = Setting(given.game, seats, tuple(options.items()), tuple(field), given.seed)
    names = [name for name in (given.one, given.beside) if name]
    for name in [*names, *field]:
        player(name, game, setting)
    played: list[Played] = []
    try:
        for one in games_of(setting, names, given.games, given.out, given.workers):
            played.append(one)
            if sys.stderr.isatty():
                sys.stderr.write(f"\r{len(played)} of {len(names) * given.games}")
    except KeyboardInterrupt:
        sys.stderr.write("\nstopped: the same command with --out goes on from here\n")
    sys.stdout.write(report(setting, names, played))


if __name__ == "__main__":
    main()
