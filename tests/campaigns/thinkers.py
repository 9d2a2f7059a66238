"""Those who think elsewhere are killed in mid-thought, again and again: no bot goes without its answer."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import msgspec

from bothy.games import find
from bothy.host.bot_pool import WHOLE, BotPool, NoAnswer
from bothy.host.host import Host
from bothy.host.thinkers.elsewhere import PATIENCE, Elsewhere
from bothy.kernel import Luck
from bothy.kernel.store import canonical
from campaigns.inside import inside
from campaigns.tables import seat_people, usual_seats

THOUGHT = "search:200ms"
LONGEST = PATIENCE + WHOLE + 3.0
"""So many seconds a table waits for a bot at most: for those elsewhere, for a search at home and for a knack."""
AT_HOME = 0.8
"""So many of all kills must come before the answer."""


@dataclass
class Thoughts:
    """What came of it."""

    kills: int = 0
    elsewhere: int = 0
    """How many answers came from other machines."""
    at_home: int = 0
    """How many somebody here had to give, because whoever thought about it was killed."""
    failures: list[str] = field(default_factory=list)


class Joined:
    """`bothy think` in a process of its own."""

    def __init__(self, port: int, secret: str, *options: str) -> None:
        command = [sys.executable, "-m", "bothy.cli", "think", "--join", f"127.0.0.1:{port}", "--processes", "1"]
        self.process = subprocess.Popen(
            [*command, *options], env={**os.environ, "BOTHY_THINKERS_SECRET": secret}, stderr=subprocess.DEVNULL
        )

    def end(self, number: int = signal.SIGKILL) -> int:
        self.process.send_signal(number)
        return self.process.wait(30)


def listening() -> socket.socket:
    found = socket.socket()
    found.bind(("127.0.0.1", 0))
    found.listen()
    return found


class Puzzle(NamedTuple):
    """A question to a bot: of which game, what is seen, and what may be answered."""

    game: str
    sight: bytes
    choices: list[str]


def questions(seed: int, keys: Sequence[str]) -> list[Puzzle]:
    """One of each of these games, with a choice to make."""
    found = []
    for key in keys:
        game = find(key)
        position, luck = game.new(3 if 3 in game.seats else max(game.seats)), Luck(seed)
        for _ in range(20):
            position.wander(luck)
        while not position.asking() or len(position.choices(position.asking()[0])) < 2:
            position.wander(luck)
        seat = position.asking()[0]
        sight = canonical(position.sight(seat).dump()).encode()
        found.append(Puzzle(key, sight, [choice.notation for choice in position.choices(seat)]))
    return found


async def joined(elsewhere: Elsewhere) -> None:
    """Wait until somebody has joined and can be asked."""
    async with asyncio.timeout(120):
        while not any(thinker.places for thinker in elsewhere.thinkers):
            await asyncio.sleep(0.02)


class Doomed:
    """Whoever thinks for the bots of a pool: killed in mid-thought, upon which another joins."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self.secret, door = secrets.token_hex(32), listening()
        self.port = door.getsockname()[1]
        self.elsewhere = pool.away = Elsewhere(self.secret, door)
        self.thinker = Joined(self.port, self.secret)

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        """While it thinks for the pool, whose own processes run already, as those of a house that is open do."""
        await self.pool.open()
        await asyncio.gather(self.pool.quick.warm(), self.pool.searches.warm())
        try:
            yield
        finally:
            self.thinker.end()
            await self.pool.close()

    async def kill(self, over: Callable[[], bool]) -> bool:
        """Kill it as soon as it thinks; False if nothing came to think about before all was over."""
        async with asyncio.timeout(60):
            while not any(thinker.asked for thinker in self.elsewhere.thinkers):
                if over():
                    return False
                await asyncio.sleep(0)
        await asyncio.to_thread(self.thinker.end)
        self.thinker = Joined(self.port, self.secret)
        return True


def enough_at_home(found: Thoughts) -> list[str]:
    """Whether most were really killed in mid-thought: nothing is proved by those who had just answered."""
    if found.at_home < AT_HOME * found.kills:
        return [f"only {found.at_home} of {found.kills} were killed before they had answered"]
    return []


async def kill_in_mid_thought(kills: int, found: Thoughts, keys: Sequence[str]) -> None:
    """Whoever is thinking is killed, and another joins; every question is answered, with a choice that was offered."""
    pool = BotPool(1)
    doomed = Doomed(pool)
    elsewhere = doomed.elsewhere
    asked = [question for seed in range(kills // len(keys) + 1) for question in questions(seed, keys)]
    async with doomed.at_work():
        for question in asked[:kills]:
            await joined(elsewhere)
            before = elsewhere.thoughts
            answer = asyncio.create_task(pool.choose(question.game, THOUGHT, question.sight, found.kills))
            await doomed.kill(answer.done)
            try:
                choice = await asyncio.wait_for(answer, LONGEST)
                if choice not in question.choices:
                    found.failures.append(f"{question.game}: {choice!r} was not offered")
            except (NoAnswer, TimeoutError) as error:
                found.failures.append(f"{question.game}: no answer: {error!r}")
            found.kills += 1
            found.elsewhere += elsewhere.thoughts - before
            found.at_home += elsewhere.thoughts == before


async def kill_at_a_table(kills: int, found: Thoughts, file: Path, key: str) -> None:
    """The same at tables of people and bots: each goes on every time, and no bot goes without its answer."""
    async with inside(file) as door:
        pool, goal = door.tables.bot_pool, found.kills + kills
        doomed = Doomed(pool)
        async with doomed.at_work():
            while found.kills < goal:
                seats = usual_seats(key)
                party = await seat_people(door, key, bots=[THOUGHT] * (seats - 1), seed=found.kills)
                await joined(doomed.elsewhere)
                await party.start()
                playing = asyncio.create_task(party.play())
                while found.kills < goal and not playing.done():
                    await kill_once_at(door.tables.hosts[party.id], doomed, found, playing.done)
                playing.cancel()
                await asyncio.gather(playing, return_exceptions=True)
                await party.leave()
            if pool.quick.failures:
                found.failures.append(f"at a table of {key} a bot gave no answer {pool.quick.failures} times")


async def kill_once_at(host: Host, doomed: Doomed, found: Thoughts, over: Callable[[], bool]) -> None:
    """Kill whoever thinks for a bot of this table, and see that it goes on."""
    missed, elsewhere = doomed.elsewhere.missed, doomed.elsewhere.thoughts
    if not await doomed.kill(over):
        return
    rows = len(host.rows)
    try:
        async with asyncio.timeout(LONGEST):
            while len(host.rows) == rows and not over():
                await asyncio.sleep(0.01)
    except TimeoutError:
        found.failures.append(f"a table of {host.game.key} did not go on")
    found.kills += 1
    found.at_home += doomed.elsewhere.missed > missed
    found.elsewhere += doomed.elsewhere.thoughts > elsewhere and doomed.elsewhere.missed == missed
    await joined(doomed.elsewhere)


def only_a_sight(line: bytes) -> bool:
    """Whether a frame to a thinker holds a question and a sight, and nothing else."""
    frame = msgspec.json.decode(line)
    return set(frame) == {"id", "question"} and set(frame["question"]) == {"game", "bot", "sight", "seed", "advice"}
