"""What counting costs: the processor time of the same games studied and simulated, by turns.

`python benchmarks/study.py` on a quiet machine, with the rules compiled. Ratios are what matters: where one is more
than it may be, that is said, and the program ends with 1.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from bothy.bots.usual import has_knack
from bothy.games import games
from bothy.lab.runs import play
from bothy.study.parts import played
from bothy.study.plan import study

LAPS = 3
SECONDS = 1.0
"""How long a lap of simulated games should take."""
BOUNDS = {"knack": 1.5, "random": 6.0}


def timed(work: Callable[[], object]) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun


def main() -> int:
    missed = []
    print(f"{'game':20} {'bots':8} {'games':>6} {'simulate':>10} {'study':>10} {'times':>6}")
    for key, game in games().items():
        for bots, bound in BOUNDS.items():
            if bots == "knack" and not has_knack(game):
                continue
            planned = study(game, game.usual_seats(), [bots], {}, "", 0)
            each = timed(lambda planned=planned: [play(planned, number) for number in range(3)]) / 3  # type: ignore[misc]
            many = max(3, int(SECONDS / each))
            simulated = counted = 0.0
            for _ in range(LAPS):
                simulated += timed(lambda planned=planned, many=many: [play(planned, one) for one in range(many)])  # type: ignore[misc]
                counted += timed(lambda planned=planned, many=many: played(planned, "games", 0, many))  # type: ignore[misc]
            times = counted / simulated
            mark = "" if times <= bound else f"  more than {bound}"
            if mark:
                missed.append(f"{key} with {bots} {times:.2f} times, at most {bound} are allowed")
            per = 1000 / many / LAPS
            print(f"{key:20} {bots:8} {many:6} {simulated * per:7.2f} ms {counted * per:7.2f} ms {times:6.2f}{mark}")
    print(f"Missed: {'; '.join(missed)}." if missed else "Counting costs no more than it may.")
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
