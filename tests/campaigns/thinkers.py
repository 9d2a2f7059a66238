"""Those who think elsewhere are killed in mid-thought, again and again: no bot goes without its answer."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from bothy.games import find
from bothy.host.bot_pool import BotPool, NoAnswer
from bothy.host.thinkers.elsewhere import Elsewhere
from bothy.kernel import Luck
from bothy.kernel.store import canonical

THOUGHT = "search:200ms"


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


async def kill_in_mid_thought(kills: int, found: Thoughts, keys: Sequence[str]) -> None:
    """Whoever is thinking is killed, and another joins; every question is answered, with a choice that was offered."""
    secret, door = secrets.token_hex(32), listening()
    elsewhere = Elsewhere(secret, door)
    pool = BotPool(1)
    pool.quick.budget = 60.0  # however busy the machine is
    pool.away = elsewhere
    await pool.open()
    port = door.getsockname()[1]
    thinker = Joined(port, secret)
    asked = [question for seed in range(kills // len(keys) + 1) for question in questions(seed, keys)]
    try:
        for question in asked[:kills]:
            await joined(elsewhere)
            answer = asyncio.create_task(pool.choose(question.game, THOUGHT, question.sight, found.kills))
            async with asyncio.timeout(60):
                while not answer.done() and not any(thinker.asked for thinker in elsewhere.thinkers):
                    await asyncio.sleep(0)
            before = elsewhere.thoughts
            await asyncio.to_thread(thinker.end)
            thinker = Joined(port, secret)
            try:
                choice = await asyncio.wait_for(answer, 120)
                if choice not in question.choices:
                    found.failures.append(f"{question.game}: {choice!r} was not offered")
            except (NoAnswer, TimeoutError) as error:
                found.failures.append(f"{question.game}: no answer: {error!r}")
            found.kills += 1
            found.elsewhere += elsewhere.thoughts - before
            found.at_home += elsewhere.thoughts == before
    finally:
        thinker.end()
        await pool.close()


def only_a_sight(line: bytes) -> bool:
    """Whether a frame to a thinker holds a question and a sight, and nothing else."""
    frame = msgspec.json.decode(line)
    return set(frame) == {"id", "question"} and set(frame["question"]) == {"game", "bot", "sight", "seed", "advice"}
