"""Tables with people at them, for all campaigns."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from bothy.games import find
from campaigns.client import Door, Message, Person, Pick, acknowledged, at_random, join, make


def usual_seats(game: str, wanted: int = 3) -> int:
    few, many = find(game).seats
    return min(max(wanted, few), many)


class Party:
    """A table, its secrets, and the people around it."""

    def __init__(self, door: Door, made: Message, people: list[Person]) -> None:
        self.door = door
        self.made = made
        self.people = people

    @property
    def id(self) -> str:
        return str(self.made["table"])

    @property
    def owner(self) -> Person:
        return self.people[0]

    def spectator(self, seed: int = 99) -> Person:
        return Person(self.door, self.id, watch=self.made["watch"], seed=seed)

    async def start(self) -> None:
        for person in self.people:
            if person.line is None:
                await person.connect()
        reply = await self.owner.ask("start")
        assert reply["type"] == "done", reply
        for person in self.people:
            await person.catch_up()

    async def play(self, often: int = 0) -> None:
        await asyncio.gather(*[person.play(often=often) for person in self.people])

    async def play_some(self, answers: int) -> None:
        """Play until so many answers more are acknowledged, or the game is over."""
        goal = len(acknowledged(self.people)) + answers
        tasks = [asyncio.create_task(person.play()) for person in self.people]
        while len(acknowledged(self.people)) < goal and not all(task.done() for task in tasks):
            await asyncio.sleep(0.01)
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
        for person in self.people:
            while person.pending and not person.tireless:
                await person.hear()

    async def leave(self) -> None:
        for person in self.people:
            await person.close()


async def seat_people(
    door: Door,
    game: str,
    seats: int = 0,
    bots: Sequence[str] = (),
    seed: int = 0,
    pick: Pick = at_random,
    **fields: Any,
) -> Party:
    """People in all seats that bots do not take, each by a link of its own; the first owns the table."""
    count = seats or usual_seats(game)
    made = await make(
        door, game=game, seats=count, bots=list(bots), **{"pace": "none", "bot_pace": "instant", **fields}
    )
    own = {int(seat): secret for seat, secret in made["seats"].items()}
    people = [Person(door, made["table"], own, owner=made["owner"], seed=seed * 100, pick=pick)]
    for number in range(1, count - len(bots) - len(own) + 1):
        seated = await join(door, made)
        people.append(
            Person(door, made["table"], {seated["seat"]: seated["secret"]}, seed=seed * 100 + number, pick=pick)
        )
    return Party(door, made, people)
