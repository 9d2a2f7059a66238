"""Trials are played in a lane of their own: a few at a time, one a person, and only while no bot thinks.

A trial is followed by asking how far it is. Whoever has not asked for a while has left, and so has the trial.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from weakref import WeakValueDictionary

import msgspec

from bothy.host.bot_pool import BotPool
from bothy.host.child import Child
from bothy.host.conversation import Start, ready
from bothy.host.errors import RequestError
from bothy.host.quiet_lane import QuietLane
from bothy.study.workshop.api import Trial, Trying
from bothy.study.workshop.trial_process import UNCHANGED, TrialProgress, TrialQuestion

LIMIT = 1 << 24
"""The longest line to or from the process, in bytes."""
AT_ONCE = max(1, min(3, (os.cpu_count() or 2) // 2))
"""So many trials are played at a time."""
WAITING = 8
"""So many more may wait for it."""
PLANNED = 75.0
"""Seconds of play that a trial is planned for, once it has begun."""
LONGEST = 120.0
"""Seconds after which it ends however far it is, since bots may have thought meanwhile."""
GONE = 20.0
"""Who has not asked for so many seconds has left."""
KEPT = 64
"""So many trials that are over are remembered, one a person."""

log = logging.getLogger("bothy.host")


class RunningTrial:
    """A trial under way, or the last of somebody."""

    def __init__(self, number: int, question: TrialQuestion) -> None:
        self.number = number
        self.question = question
        self.state: Trying = "waiting"
        self.progress = TrialProgress()
        self.found: dict[str, msgspec.Raw] = {}
        """By language what is told."""
        self.won: msgspec.Raw | None = None
        self.asked = time.monotonic()
        """When somebody last wanted to know how far it is."""
        self.begun = 0.0
        self.seconds = 0.0
        self.task: asyncio.Task[None] | None = None

    @property
    def is_over(self) -> bool:
        return self.state not in ("waiting", "playing")

    def note(self, progress: TrialProgress) -> None:
        self.progress = progress
        self.seconds = time.monotonic() - self.begun
        if progress.found != UNCHANGED:
            self.found = msgspec.json.decode(progress.found, type=dict[str, msgspec.Raw])
            self.won = msgspec.Raw(bytes(progress.won))


class TrialLane(QuietLane):
    """All trials of a server, by whose they are."""

    def __init__(self, bots: BotPool, start: Start = Child.start) -> None:
        super().__init__(bots)
        self.start = start
        self.trials: dict[str, RunningTrial] = {}
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """What one person wants is done one thing after the other."""
        self.room = asyncio.Semaphore(AT_ONCE)
        self.number = 0
        self.planned, self.longest, self.gone = PLANNED, LONGEST, GONE

    def state(self, whose: str, game: str, language: str) -> Trial:
        """How far the trial of somebody is. Who asks is still there."""
        trial = self.trials.get(whose)
        if trial is None or trial.question.game != game:
            return Trial("none", 0, 0, 0, 0, [], 0.0, self.planned, 0.0, 0)
        trial.asked = time.monotonic()
        told = trial.progress
        return Trial(
            trial.state,
            trial.number,
            len([other for other in self.waiting() if other.number < trial.number]) if trial.state == "waiting" else 0,
            told.games,
            told.wanted,
            list(told.marks),
            round(trial.seconds, 1),
            self.planned,
            told.fair,
            told.failed,
            trial.found.get(language),
            trial.won,
            told.problem,
        )

    def waiting(self) -> list[RunningTrial]:
        return [trial for trial in self.trials.values() if trial.state == "waiting"]

    async def begin(self, whose: str, question: TrialQuestion) -> None:
        """Have a trial played; one that this person still has is left for it."""
        async with self.turn(whose):
            await self.leave(whose)
            if len(self.waiting()) >= WAITING:
                raise RequestError("busy", "too many trials wait to be played; try again in a moment")
            self.forget()
            self.number += 1
            trial = RunningTrial(self.number, question)
            self.trials.pop(whose, None)  # the newest stands last
            self.trials[whose] = trial
            trial.task = asyncio.create_task(self.run(trial), name=f"trial {trial.number}")

    async def cancel(self, whose: str) -> None:
        """Leave a trial that is under way; what it has found stays."""
        async with self.turn(whose):
            await self.leave(whose)

    def turn(self, whose: str) -> asyncio.Lock:
        return self.turns.setdefault(whose, asyncio.Lock())

    async def leave(self, whose: str) -> None:
        trial = self.trials.get(whose)
        if trial is None or trial.is_over or trial.task is None:
            return
        trial.state = "stopped"
        trial.task.cancel()
        await asyncio.gather(trial.task, return_exceptions=True)

    def forget(self) -> None:
        """Remember only so many that are over."""
        over = [whose for whose, trial in self.trials.items() if trial.is_over]
        for whose in over[: max(0, len(over) - KEPT + 1)]:
            del self.trials[whose]

    async def close(self) -> None:
        for whose in list(self.trials):
            await self.cancel(whose)

    # Playing

    async def run(self, trial: RunningTrial) -> None:
        leaving = asyncio.create_task(self.see_to(trial), name=f"who follows trial {trial.number}")
        try:
            async with self.room:
                trial.state, trial.begun = "playing", time.monotonic()
                async with asyncio.timeout(self.longest):
                    await self.play(trial)
            trial.state = "done"
        except TimeoutError:
            trial.state = "done" if trial.found else "failed"
        except (OSError, ValueError) as error:
            log.error("a trial has failed: %s", error, extra={"game": trial.question.game})
            trial.state = "failed"
        finally:
            leaving.cancel()

    async def see_to(self, trial: RunningTrial) -> None:
        """Stop a trial that nobody follows any more."""
        while time.monotonic() - trial.asked < self.gone:
            await asyncio.sleep(min(1.0, self.gone / 4))
        if trial.task is not None and not trial.is_over:
            trial.state = "stopped"
            trial.task.cancel()

    async def play(self, trial: RunningTrial) -> None:
        """Let a process of its own play, and give it leave for every slice when no bot thinks."""
        child = await self.start("bothy.study.workshop.trial_process", limit=LIMIT)
        try:
            await ready(child)
            await child.tell(msgspec.json.encode(trial.question))
            while not trial.progress.done:
                line = await child.hear()
                if not line:
                    raise ValueError("the process that played has ended")
                progress: TrialProgress = msgspec.json.decode(line, type=TrialProgress)
                trial.note(progress)
                if progress.problem:
                    raise ValueError(progress.problem)
                if not progress.done:
                    await self.let_bots_think()
                    await child.tell(b"go")
        finally:
            await child.stop()
