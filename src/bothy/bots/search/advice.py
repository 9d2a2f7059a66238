"""Advice: the two best answers to a question, and what each is worth, for somebody who asks what to do."""

from __future__ import annotations

import math
import time
from typing import Any, Final

from bothy.bots.search.paired import FEWEST, SURE, Search, Trial, doubt, error
from bothy.bots.search.plan import Plan
from bothy.kernel.game import Game
from bothy.kernel.notation import Choice
from bothy.kernel.sight import Sight

TIME: Final = 1_000
"""For how many milliseconds of processor time one thinks for somebody who asks, if no other waits."""
TRIES: Final = 3
"""By the quickest of so many first trials one reckons how many there is time for: the very first is slow."""
WAIT: Final = 1_500_000
"""Nanoseconds on the wall for a millisecond of thought: where others come first, one tells what is known by then."""
MOST_REASONS: Final = 3
"""So many reasons are told for an answer."""
UNTRIED: Final = -1.0
"""In the place of a worth that nobody has reckoned."""
MARGIN: Final = 2.0
"""How many standard errors a margin is."""


class Advised:
    """An answer, and the share of the win to be hoped for with it."""

    def __init__(self, choice: Choice, worth: float, margin: float) -> None:
        self.choice = choice
        self.worth = worth
        """From 0 to 1; UNTRIED where there was no time to try anything out."""
        self.margin = margin
        """By how much the worth may be off, by two standard errors."""


def advise(game: Game[Any], seen: Sight[Any], choices: list[Choice], seed: int, plan: Plan) -> list[Advised]:
    """The two best answers as far as a search can tell, the better one first; where it cannot, what the knack says."""
    return thought_over(Search(game, seen, choices, seed, plan))


def thought_over(search: Search) -> list[Advised]:
    """The same of a search that has not begun; afterwards it can be asked how far it came."""
    plan, mine = search.plan, search.knack()
    if len(search.choices) < 2 or not (plan.iterations or plan.milliseconds):
        return [Advised(mine, UNTRIED, 0.0)]
    if plan.milliseconds:
        search.until = time.monotonic_ns() + plan.milliseconds * WAIT
    iterations = plan.iterations or search.affordable(mine, plan.milliseconds, TRIES)
    if iterations < FEWEST:
        return [Advised(mine, UNTRIED, 0.0)]
    trials = [Trial(choice) for choice in search.others(mine, iterations)]
    alive = search.tried(mine, trials, iterations)
    if search.until and search.iterations < FEWEST:
        return [Advised(mine, UNTRIED, 0.0)]
    first = search.after_doubt(mine, trials, alive)
    second = second_best(mine, first, trials, alive)
    return [told(search, choice, mine, trials) for choice in (first, second)]


def second_best(mine: Choice, first: Choice, trials: list[Trial], alive: list[Trial]) -> Choice:
    """The best answer besides the first: the knack's, unless that is the first or another is surely better."""
    rest = sorted([trial for trial in trials if trial.choice is not first], key=Trial.mean, reverse=True)
    if first is mine:
        left = [trial for trial in rest if trial in alive]
        return (left or rest)[0].choice
    for trial in rest:
        if trial.worlds >= SURE and trial.mean() > doubt(len(trials)) * error(trials, trial.worlds):
            return trial.choice
    return mine


def told(search: Search, choice: Choice, mine: Choice, trials: list[Trial]) -> Advised:
    """What an answer is worth: what the knack's came to in all worlds, and the difference in those they shared."""
    worth = search.worth.mean()
    spread = error([search.worth], max(search.worth.worlds, 1))
    if choice is not mine:
        trial = next(trial for trial in trials if trial.choice is choice)
        worth += trial.mean()
        spread = math.sqrt(spread * spread + error(trials, max(trial.worlds, 1)) ** 2)
    return Advised(choice, min(max(worth, 0.0), 1.0), MARGIN * spread)
