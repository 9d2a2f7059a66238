"""Limits across processes: what somebody spends at one is told to the others twice a second, and counts there too."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

from bothy.host.company import Company
from bothy.web.limits import Account, Accounts

TICK = 0.5
"""So often the others are told what was spent."""
WHOLE = 10
"""Every so many times, all who have spent something of late or have sockets open: a notice may have been missed."""
TOGETHER = 30
"""Of so many accounts it is told at once, which fits into what can be cried."""
LEAST = {"seconds": 0.01, "bytes": 10_000.0}
"""What is spent in small change is told once it is so much."""


class SharedLimits:
    """The accounts of one process, kept in step with those of the others."""

    def __init__(self, company: Company, accounts: Accounts) -> None:
        self.company = company
        self.accounts = accounts
        self.ticks = 0
        self.asked = False
        """Whether somebody who has just begun to listen wants to know what everybody lacks."""
        company.crier.heard |= {"spent": self.hear, "missing": self.make_up, "limits": self.note_asked}
        company.crier.begins.append(lambda: company.crier.cry("limits"))

    async def run(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            self.tell()

    def tell(self) -> None:
        self.ticks += 1
        alive = self.company.fellows.others
        spent: list[Any] = []
        for key, account in self.accounts.known.items():
            for known in (account.elsewhere, account.heard):
                for gone in [process for process in known if process not in alive]:
                    del known[gone]
            told = list(fresh(account))
            whole = self.ticks % WHOLE == 0 and (account.sockets or account.owes())
            if any(told) or account.sockets != account.told or whole:
                account.told = account.sockets
                all_told = [round(bucket.told, 4) for bucket in account.buckets.values()]
                spent.append([key, account.sockets, *told, *all_told])
        if alive:
            self.cry("spent", spent)
            self.tell_what_is_missing()

    def note_asked(self, process: str, _: None) -> None:
        self.asked = True

    def tell_what_is_missing(self) -> None:
        """What each account lacks, now and then.

        All of them where somebody asks who has heard nothing of what was spent before, here or at one that is gone.
        """
        if self.asked or self.ticks % WHOLE == 0:
            owing = [(key, one) for key, one in self.accounts.known.items() if self.asked or one.owes()]
            self.asked = False
            missing = [[key, *[round(bucket.missing(), 4) for bucket in one.buckets.values()]] for key, one in owing]
            self.cry("missing", [told for told in missing if any(told[1:])])

    def cry(self, kind: str, accounts: list[Any]) -> None:
        for first in range(0, len(accounts), TOGETHER):
            self.company.crier.cry(kind, accounts[first : first + TOGETHER])

    def make_up(self, process: str, missing: list[list[Any]]) -> None:
        """An account has nowhere more than at the process that knows most of what was spent."""
        for key, *amounts in missing:
            for bucket, amount in zip(self.account(key).buckets.values(), amounts, strict=False):
                bucket.left = min(bucket.refill(), bucket.burst - amount)

    def account(self, key: str) -> Account:
        return self.accounts.account(key, self.accounts.limits.people if key.startswith("from ") else 1)

    def hear(self, process: str, spent: list[list[Any]]) -> None:
        """What somebody has spent elsewhere counts here; what was missed of it is made up for by what comes next."""
        for key, sockets, *used in spent:
            account = self.account(key)
            if sockets:
                account.elsewhere[process] = sockets
            else:
                account.elsewhere.pop(process, None)
            buckets = list(account.buckets.values())
            all_told, before = used[len(buckets) :], account.heard.get(process)
            if all_told and before is not None:
                used = [max(now - then, 0.0) for now, then in zip(all_told, before, strict=True)]
            if all_told:  # an older process does not say it
                account.heard[process] = all_told
            for bucket, amount in zip(buckets, used, strict=False):
                bucket.charge(amount)
                bucket.used -= amount  # it was not spent here


def fresh(account: Account) -> Iterator[float]:
    """What was spent of each kind since the others were last told."""
    for name, bucket in account.buckets.items():
        amount = bucket.used if bucket.used >= LEAST.get(name, 1.0) else 0.0
        bucket.used -= amount
        bucket.told += amount
        yield round(amount, 4)
