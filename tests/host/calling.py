"""Somebody who listens where people are called back, for the tests of who is called and of how letters are carried."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from bothy.host.host import Host
from bothy.host.notices import api as notices_api
from bothy.host.notices.desk import Ways
from bothy.host.notices.notice import Told
from bothy.host.notices.sending import Letter, Outcome
from bothy.host.notices.wishes import Device, Wishes
from bothy.host.tables import Tables
from host.sitting import Person


def device(name: object) -> notices_api.NewDevice:
    return notices_api.NewDevice(f"https://push.example/{name}", "p", "a", "UTC", "en")


class Ear:
    """A carrier that remembers what it was given, and answers what a test wants."""

    name = "push"
    a_day = 20
    public_key = "key"
    hosts = ("rooms.example",)

    def __init__(self) -> None:
        self.heard: list[Letter] = []
        self.outcome = Outcome.DONE

    def check(self, device: Device) -> None:
        """Everything is all right."""

    def letters(self, wishes: Wishes, told: Told) -> list[Letter]:
        return [Letter(wishes.person, device.endpoint, told) for device in wishes.devices]

    async def carry(self, letter: Letter) -> Outcome:
        self.heard.append(letter)
        return self.outcome

    def said(self, person: str) -> list[str]:
        """What somebody was told; a bar where something was taken back."""
        return ["|" if one.told.withdrawn else one.told.title for one in self.heard if one.person == person]

    async def until(self, true: Callable[[], Any]) -> None:
        async with asyncio.timeout(20):
            while not true():
                await asyncio.sleep(0.005)


async def equipped(tables: Tables, *people: str) -> Ear:
    """Somebody listens at all devices; these people have one each, and no quiet hours."""
    ear = Ear()
    tables.desk.ways = Ways(push=ear)
    tables.desk.matters.soon = tables.desk.matters.patient = 0.0
    for person in people:
        await allow(tables, person)
    return ear


async def allow(tables: Tables, person: str) -> None:
    await tables.desk.add_device(person, device(person))
    await tables.desk.wish(person, wishes())


def wishes(*kinds: notices_api.NoticeKind, quiet: bool = False) -> notices_api.NoticeWishes:
    return notices_api.NoticeWishes(list(kinds) or ["turn", "begun", "rematch"], quiet, 1320, 480, "UTC", "en")


async def settle(tables: Tables) -> None:
    """Until everything that is due was sent and kept."""
    for _ in range(4):
        await asyncio.sleep(0.01)
        await tables.desk.sending.queue.join()
        await asyncio.gather(*tables.desk.errands)


def asked(host: Host) -> int:
    assert host.position is not None
    (seat,) = host.position.asking()
    return seat


async def answer_until_asked(people: list[Person], seat: int) -> None:
    """Everybody answers until this seat is asked, and it alone."""
    host = people[0].host
    while asked(host) != seat:
        assert (await people[asked(host)].answer())["type"] == "done"
