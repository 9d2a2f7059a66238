"""How good *Ask* is, and how long a review takes: `python tools/judging.py ask`, `python tools/judging.py reviews`.

`ask` takes moments of bots' games, one a game, at which somebody has three answers or more, no race among them. The
advice that a table would give is held against a search of ten times as many iterations: it is right if both say the
same, or if the other answer wins at most 2 % more, tried out in worlds that neither search has seen. Moments are taken
as they come until there are enough at which the long search departs from Sharp, and enough at which it does not.

`reviews` looks back at whole games of bots, all seats judged, and counts seconds of the processor.

Every moment and every game is a line in benchmarks/judging/, in a file of its game, with the edition it was found
with: rules, content and bots (`tools/editions.py`). The files are to be committed: a run that was interrupted goes on
where it was, on another machine too, and begins anew with a game that has changed. `--minutes` ends a run in time; the
games take turns, so that all get their share. Several runs may go on side by side, each with its own `--games`.
`tools/teaching.py` writes what was found into docs/learning.md.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bothy.bots.search.advice import TIME, thought_over
from bothy.bots.search.models import Model, family, strongest
from bothy.bots.search.paired import FEWEST, Search
from bothy.bots.search.plan import Plan
from bothy.bots.search.rollouts import World
from bothy.bots.search.streams import mixed
from bothy.compiled import is_compiled
from bothy.games import games
from bothy.host.advice import shown
from bothy.kernel import Choice, Game, Luck, Race, Sight
from bothy.lab.single import play
from bothy.lab.tally import wilson
from bothy.reviews.course import Course, Moment, course_of
from bothy.reviews.reckoning import Reckoning
from bothy.reviews.sums import Mean
from editions import edition

ROOT = Path(__file__).resolve().parent.parent
FOUND = ROOT / "benchmarks" / "judging"
BOTS = ["knack:sharp", "knack"]
CHOICES = 3
"""A moment has so many answers at least."""
LONGER = 10
"""The long search has so many times the iterations."""
AS_GOOD = 0.02
"""An answer that wins so much less is as good."""
ENOUGH = 50
"""So many moments of each half are looked at."""
GAMES = 20
"""So many games are looked back at."""

Found = dict[str, Any]
"""A line of a file of results."""


def course(game: Game[Any], number: int) -> Course:
    """A game of a series, with as many seats as its turn is."""
    few, many = game.seats
    seats = few + number % (many - few + 1)
    return course_of(play(game, BOTS[:seats], seats=seats, seed=number).journal)


def moment_of(game: Game[Any], number: int) -> Moment | None:
    """One moment of a game, by lot, at which it is worth asking; None if there is none."""
    asked = [
        moment
        for moment in course(game, number).moments
        if moment.seat >= 0 and not isinstance(moment.step, Race) and len(moment.choices()) >= CHOICES
    ]
    return asked[Luck(number).below(len(asked))] if asked else None


def judge(game: Game[Any], number: int) -> Found | None:
    """What *Ask* says at a moment, and what the long search says."""
    moment = moment_of(game, number)
    if moment is None:
        return None
    sight = shown(game, moment.position, moment.seat)
    choices = sight.choices()
    begun = time.process_time()
    quick = Search(game, sight, choices, number, Plan(0, TIME, wandering=False))
    asked = thought_over(quick)[0].choice
    seconds = time.process_time() - begun
    iterations = LONGER * max(quick.iterations, FEWEST)
    slow = Search(game, sight, choices, mixed(number, 1) & 0xFFFFFFFF, Plan(iterations, 0, wandering=False))
    best, sharp = thought_over(slow)[0].choice, slow.knack()
    more = compared(game, sight, asked, best, iterations // LONGER, mixed(number, 2)) if asked != best else None
    return {
        "seats": moment.position.table.box.seats,
        "step": type(moment.step).__name__,
        "choices": len(choices),
        "seconds": round(seconds, 2),
        "iterations": quick.iterations,
        "departs": best != sharp,
        "asked": asked.notation,
        "best": best.notation,
        "sharp": sharp.notation,
        "more": round(more.value(), 4) if more else 0.0,
        "error": round(more.error(), 4) if more else 0.0,
        "right": more is None or more.value() <= AS_GOOD,
    }


def compared(game: Game[Any], sight: Sight[Any], asked: Choice, best: Choice, worlds: int, seed: int) -> Mean:
    """How much more the one wins than the other, in worlds that both share and nobody has seen."""
    some, own, ends = family(game, wandering=False), Model(strongest(game)), not game.has_outlook()
    more = Mean()
    for number in range(worlds):
        world = World(game, sight, some, own, mixed(seed, number), ends)
        more.add(world.value(best) - world.value(asked))
    return more


def look_back(game: Game[Any], number: int) -> Found:
    """How long the review of a game takes."""
    played = course(game, number)
    begun = time.process_time()
    reckoning = Reckoning(played).finish()
    return {
        "seats": played.seats,
        "moments": len(played.moments),
        "worlds": reckoning.worlds,
        "answers": len(reckoning.judged),
        "seconds": round(time.process_time() - begun, 1),
    }


def file_of(what: str, key: str) -> Path:
    return FOUND / what / f"{key}.jsonl"


def lines_of(what: str, key: str) -> list[Found]:
    """What has ever been found of a game, compiled."""
    file = file_of(what, key)
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [one for line in lines if (one := json.loads(line))["compiled"]]


def of_edition(lines: list[Found], wanted: str) -> list[Found]:
    """What was found of an edition, each moment once, in the order in which they are looked at."""
    found = {one["number"]: one for one in lines if one["edition"] == wanted}
    return [found[number] for number in sorted(found)]


def results(what: str, key: str) -> list[Found]:
    """What has been found so far of a game as it is today."""
    return of_edition(lines_of(what, key), edition(key))


def keep(what: str, key: str, number: int, found: Found) -> None:
    """A line, written at once and as a whole."""
    file = file_of(what, key)
    file.parent.mkdir(parents=True, exist_ok=True)
    about = {"game": key, "edition": edition(key), "compiled": True, "number": number}
    with file.open("ab", buffering=0) as end:
        end.write((json.dumps({**about, **found}) + "\n").encode())


def halves(found: list[Found]) -> tuple[list[Found], list[Found]]:
    """The moments that count: those at which the long search departs from Sharp, and the others."""
    asked = [one for one in found if "right" in one]
    departing = [one for one in asked if one["departs"]]
    return departing[:ENOUGH], [one for one in asked if not one["departs"]][:ENOUGH]


def share(found: list[Found]) -> float:
    return sum(one["right"] for one in found) / len(found) if found else 0.0


def is_enough(what: str, found: list[Found]) -> bool:
    if what == "reviews":
        return len(found) >= GAMES
    return all(len(half) >= ENOUGH for half in halves(found))


def told(what: str, key: str, found: list[Found]) -> str:
    """What has been found of a game, in a line."""
    if what == "reviews":
        seconds = [one["seconds"] for one in found]
        return f"{key}: {len(found)} games, {sum(seconds) / len(found):.1f} s each, at most {max(seconds):.1f} s"
    departing, others = halves(found)
    parts = []
    for name, half in (("departing", departing), ("others", others)):
        low, high = wilson(sum(one["right"] for one in half), len(half)) if half else (0.0, 1.0)
        parts.append(f"{name} {share(half):.0%} of {len(half)} ({low:.0%} to {high:.0%})")
    return f"{key}: {', '.join(parts)}"


def turns(what: str, keys: list[str], most: int) -> Iterator[tuple[str, int]]:
    """Which game is looked at next, by its number, until there is enough of each."""
    for number in range(most):
        for key in keys:
            mine = results(what, key)
            if not is_enough(what, mine) and all(one["number"] != number for one in mine):
                yield key, number


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="judging.py", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", choices=["ask", "reviews"])
    parser.add_argument("--games", nargs="*", default=sorted(games()), help="by default all")
    parser.add_argument("--most", type=int, default=1000, help="how many moments or games of each at most")
    parser.add_argument("--minutes", type=float, default=600.0, help="no other is begun after so long")
    given = parser.parse_args(arguments)
    if not is_compiled():
        raise SystemExit("the compiled rules are to be judged: run `make fast`, and this with .venv/bin/python")
    last = time.monotonic() + 60 * given.minutes
    for key, number in turns(given.what, given.games, given.most):
        if time.monotonic() > last:
            break
        game = games()[key]
        found = (judge if given.what == "ask" else look_back)(game, number) or {}
        keep(given.what, key, number, found)
        print(told(given.what, key, results(given.what, key)), flush=True)


if __name__ == "__main__":
    main()
