"""Paired worlds: answers are tried out in the same worlds, the worse half is dropped, and doubt keeps one's own.

Each imagined world is shared by all answers that are still in it, so that what differs is the answer and not the luck.
What the knack would say stands unless another is better by more than chance explains.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from bothy.bots.search.models import ALWAYS, Model, family, strongest
from bothy.bots.search.plan import Plan
from bothy.bots.search.rollouts import World
from bothy.bots.search.streams import mixed
from bothy.kernel.game import Game
from bothy.kernel.luck import Luck
from bothy.kernel.notation import Choice
from bothy.kernel.sight import Sight

FEWEST: Final = 8
"""With fewer iterations nothing can be told, and the knack answers."""
SURE: Final = 4
"""In fewer worlds than this nothing is better than one's own answer."""
WIDEST: Final = 2
"""Of the iterations, one of so many may go to the first look at an answer: others are not tried out."""

TELLS_THREADS_APART: Final = hasattr(time, "thread_time_ns")


def spent() -> int:
    """What this thread has had of the processor, in nanoseconds; in a browser nothing but the clock tells that."""
    if TELLS_THREADS_APART:
        return time.thread_time_ns()
    return time.perf_counter_ns()


class Trial:
    """How an answer did in the worlds it was tried out in, against one's own in the same worlds."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.worlds = 0
        self.gain = 0.0
        self.squares = 0.0

    def add(self, difference: float) -> None:
        self.worlds += 1
        self.gain += difference
        self.squares += difference * difference

    def mean(self) -> float:
        return self.gain / self.worlds if self.worlds else 0.0


class Search:
    """One question, thought over."""

    def __init__(self, game: Game[Any], seen: Sight[Any], choices: list[Choice], seed: int, plan: Plan) -> None:
        self.game = game
        self.seen = seen
        self.choices = choices
        self.seed = seed
        self.plan = plan
        self.level = strongest(game)
        self.some = family(game, plan.wandering)
        self.own = Model(self.level, ALWAYS if plan.wandering else 0)
        self.ends = plan.wandering or not game.has_outlook()
        self.iterations = 0
        """How many answers have been tried out so far."""
        self.drawn = 0
        """How many worlds have been imagined so far."""
        self.worth = Trial(choices[0])
        """What the knack's answer came to in them."""
        self.deadline = 0
        """When the processor will have worked long enough for this thread, in nanoseconds; 0 without a limit."""
        self.until = 0
        """When somebody has waited long enough, by the clock on the wall; 0 if nobody minds a busy machine."""

    def knack(self) -> Choice:
        """What the game's own player says, without a search."""
        return self.game.knack(self.seen, self.choices, self.level, mixed(self.seed, 0) & 0xFFFFFFFF)

    def best(self) -> Choice:
        """The answer to give."""
        mine = self.knack()
        plan = self.plan.share(self.game.pondering(self.seen.agenda[-1]))
        if len(self.choices) < 2 or not (plan.iterations or plan.milliseconds):
            return mine
        iterations = plan.iterations or self.affordable(mine, plan.milliseconds)
        if iterations < FEWEST:
            return mine
        trials = [Trial(choice) for choice in self.others(mine, iterations)]
        return self.after_doubt(mine, trials, self.tried(mine, trials, iterations))

    def tried(self, mine: Choice, trials: list[Trial], iterations: int) -> list[Trial]:
        """Try answers out beside one's own, and drop the worse half round by round; those that are left."""
        alive = trials
        rounds = math.ceil(math.log2(len(trials) + 1))
        for number in range(rounds):
            share = (iterations - self.iterations) // (rounds - number)
            for _ in range(max(1, share // (len(alive) + 1))):
                self.in_a_world(mine, alive)
            if number < rounds - 1:
                alive = sorted(alive, key=Trial.mean, reverse=True)[: max(1, len(alive) // 2)]
        return alive

    def affordable(self, mine: Choice, milliseconds: int, tries: int = 1) -> int:
        """How many iterations there is time for, by the quickest of the first ones; from now on the clock runs."""
        begun = spent()
        self.deadline = begun + milliseconds * 1_000_000
        quickest = milliseconds * 1_000_000
        for _ in range(tries):
            before = spent()
            self.in_a_world(mine, [])
            quickest = min(quickest, max(spent() - before, 1))
        self.iterations = 0
        return (milliseconds * 1_000_000 - (spent() - begun)) // quickest

    def time_is_up(self) -> bool:
        if self.until > 0 and time.monotonic_ns() > self.until:
            return True
        return self.deadline > 0 and spent() > self.deadline

    def others(self, mine: Choice, iterations: int) -> list[Choice]:
        """The answers to try out besides one's own: what other players would say first, then any."""
        room = max(2, iterations // WIDEST)
        rest = [choice for choice in self.choices if choice is not mine]
        if len(rest) <= room:
            return rest
        luck = Luck(mixed(self.seed, 1))
        found: list[Choice] = []
        for level in ["", *self.game.levels()]:
            said = self.game.knack(self.seen, self.choices, level, luck.word())
            if said is not mine and said not in found:
                found.append(said)
        while len(found) < room:
            said = rest.pop(luck.below(len(rest)))
            if said not in found:
                found.append(said)
        return found[:room]

    def in_a_world(self, mine: Choice, alive: list[Trial]) -> None:
        """Imagine one more world, and try out one's own answer and these in it, as long as there is time."""
        if self.time_is_up():
            return
        world = World(self.game, self.seen, self.some, self.own, mixed(self.seed, 2 + self.drawn), self.ends)
        self.drawn += 1
        own = world.value(mine)
        self.worth.add(own)
        self.iterations += 1
        for trial in alive:
            if self.time_is_up():
                return
            trial.add(world.value(trial.choice) - own)
            self.iterations += 1

    def after_doubt(self, mine: Choice, trials: list[Trial], alive: list[Trial]) -> Choice:
        """The best of those left, if it is better than one's own by more than chance explains; else one's own."""
        best = alive[0]
        for trial in alive:
            if trial.mean() > best.mean():
                best = trial
        if best.worlds < SURE:
            return mine
        return best.choice if best.mean() > doubt(len(trials)) * error(trials, best.worlds) else mine


def error(trials: list[Trial], worlds: int) -> float:
    """The standard error of what an answer did in so many worlds, by the variance of all of them."""
    squares, free = 0.0, 0
    for trial in trials:
        if trial.worlds > 1:
            squares += trial.squares - trial.gain * trial.gain / trial.worlds
            free += trial.worlds - 1
    return math.sqrt(max(squares, 0.0) / max(free, 1) / worlds)


def doubt(tried: int) -> float:
    """How many standard errors better an answer must be: more, the more there were to be lucky."""
    return 0.5 + 0.5 * math.sqrt(2.0 * math.log(tried + 1.0))
