"""Limits, on by default: what one connection, one person and one address may cost the server."""

from __future__ import annotations

import time

from msgspec import Struct

from bothy.host.making import NO_LIMITS, MakingLimits


class Limits(Struct, frozen=True):
    """What one person may do; all people of one address together, so many times that. Beyond it one is refused."""

    message_bytes: int = 16_384
    body_bytes: int = 262_144
    messages: float = 20.0
    """Messages a second on one socket, after a burst."""
    message_burst: int = 60
    requests: float = 20.0
    """Requests a second, after a burst."""
    request_burst: int = 120
    handshakes: float = 1.0
    """New sockets a second, after a burst."""
    handshake_burst: int = 20
    sockets: int = 16
    """Sockets open at a time."""
    arrivals: float = 400.0
    """New sockets a second of all people of all addresses, after a burst; more wait for their turn."""
    arrival_burst: int = 8
    departures: float = 800.0
    departure_burst: int = 16
    """Likewise for those who leave."""
    seconds: float = 0.05
    """Of the processor's time in a second, after a burst: on the loop, beside it, and for packs."""
    second_burst: float = 4.0
    bytes: float = 1_000_000
    """Sent in a second, after a burst."""
    byte_burst: float = 16_000_000
    resyncs: float = 1.0
    """Times a second that everything is told again, after a burst."""
    resync_burst: int = 8
    chats: float = 0.5
    chat_burst: int = 6
    """Words in the lobby."""
    making: MakingLimits = MakingLimits()
    people: int = 10
    """So many times that from one address."""
    backlog: int = 400
    backlog_bytes: int = 4_000_000
    """What may wait for a slow reader before it is dropped."""
    hello_seconds: float = 10.0
    head_seconds: float = 10.0
    """For the head of a request to arrive."""
    body_seconds: float = 20.0
    """For its body."""


PLENTY = 10**12
NONE = Limits(
    messages=PLENTY,
    message_burst=PLENTY,
    requests=PLENTY,
    request_burst=PLENTY,
    handshakes=PLENTY,
    handshake_burst=PLENTY,
    sockets=PLENTY,
    arrivals=PLENTY,
    arrival_burst=PLENTY,
    departures=PLENTY,
    departure_burst=PLENTY,
    seconds=PLENTY,
    second_burst=PLENTY,
    bytes=PLENTY,
    byte_burst=PLENTY,
    resyncs=PLENTY,
    resync_burst=PLENTY,
    making=NO_LIMITS,
)
"""For load tests, and where everybody is known."""


class Bucket:
    """So many at once, and so many a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.used = 0.0
        """What was taken and charged here, until other processes are told of it."""
        self.told = 0.0
        """All of that which they were told of."""
        self.at = time.monotonic()

    def refill(self) -> float:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left

    def take(self) -> bool:
        if self.refill() < 1:
            return False
        self.left -= 1
        self.used += 1
        return True

    def charge(self, amount: float) -> None:
        """What was spent already, also if it was more than there was; but nobody pays for longer than a burst."""
        self.left = max(self.left - amount, -self.burst)
        self.used += amount

    def full(self) -> bool:
        return self.refill() >= self.burst

    def missing(self) -> float:
        return max(self.burst - self.refill(), 0.0)


def take_from(buckets: list[Bucket]) -> bool:
    """Take one from each of them, or from none if one is empty."""
    return all(bucket.refill() >= 1 for bucket in buckets) and all(bucket.take() for bucket in buckets)


class Account:
    """What one person, or all of one address, may still ask for."""

    def __init__(self, limits: Limits, people: int) -> None:
        self.most_sockets = limits.sockets * people
        self.sockets = 0
        self.told = 0
        """How many of them other processes know of."""
        self.elsewhere: dict[str, int] = {}
        """How many are open at other processes."""
        self.heard: dict[str, list[float]] = {}
        """All that was spent at other processes, as they have said last."""
        self.requests = Bucket(limits.requests * people, limits.request_burst * people)
        self.handshakes = Bucket(limits.handshakes * people, limits.handshake_burst * people)
        self.resyncs = Bucket(limits.resyncs * people, limits.resync_burst * people)
        self.chats = Bucket(limits.chats * people, limits.chat_burst * people)
        self.seconds = Bucket(limits.seconds * people, limits.second_burst * people)
        self.bytes = Bucket(limits.bytes * people, limits.byte_burst * people)

    @property
    def buckets(self) -> dict[str, Bucket]:
        """By their names, in the order in which other processes are told of them."""
        return {
            "requests": self.requests,
            "handshakes": self.handshakes,
            "resyncs": self.resyncs,
            "chats": self.chats,
            "seconds": self.seconds,
            "bytes": self.bytes,
        }

    def full(self) -> bool:
        """Whether no more sockets may be opened."""
        return self.sockets + sum(self.elsewhere.values()) >= self.most_sockets

    def owes(self) -> bool:
        """Whether something was spent here that is not made up for yet."""
        return any(bucket.told and not bucket.full() for bucket in self.buckets.values())

    def idle(self) -> bool:
        return not self.sockets and not self.elsewhere and all(bucket.full() for bucket in self.buckets.values())


class Payer:
    """Whoever asks, as those who pay for it: the person, if it is a known one, and the address.

    Who is refused pays nothing: what one person asks for too often must not use up what is left to the others there.
    """

    def __init__(self, accounts: list[Account]) -> None:
        self.accounts = accounts

    def solvent(self) -> bool:
        """Whether what was asked for so far has not cost too much."""
        return all(account.seconds.refill() > 0 and account.bytes.refill() > 0 for account in self.accounts)

    def request(self) -> bool:
        """Whether one more request is all right."""
        return self.solvent() and take_from([account.requests for account in self.accounts])

    def may_knock(self) -> bool:
        """Whether one more handshake would be all right."""
        return self.solvent() and all(account.handshakes.refill() >= 1 for account in self.accounts)

    def handshake(self) -> bool:
        return self.solvent() and take_from([account.handshakes for account in self.accounts])

    def resync(self) -> bool:
        """Whether everything may be told once more."""
        return take_from([account.resyncs for account in self.accounts])

    def chat(self) -> bool:
        """Whether one more word in the lobby is all right."""
        return take_from([account.chats for account in self.accounts])

    def connect(self) -> bool:
        """One more socket, if that is all right."""
        if any(account.full() for account in self.accounts):
            return False
        for account in self.accounts:
            account.sockets += 1
        return True

    def disconnect(self) -> None:
        for account in self.accounts:
            account.sockets -= 1

    def spend(self, seconds: float) -> None:
        for account in self.accounts:
            account.seconds.charge(seconds)

    def sent(self, size: int) -> None:
        for account in self.accounts:
            account.bytes.charge(size)


class Accounts:
    """The accounts of all who have asked something of late."""

    MOST = 10_000

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.known: dict[str, Account] = {}

    def payer(self, person: str, address: str) -> Payer:
        """Who pays for a request of this person, empty if it is a new one, from this address."""
        accounts = [self.account(f"from {address}", self.limits.people)]
        if person:
            accounts.append(self.account(person, 1))
        return Payer(accounts)

    def account(self, key: str, people: int) -> Account:
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= self.MOST:
                self.known = {known: kept for known, kept in self.known.items() if not kept.idle()}
            found = self.known[key] = Account(self.limits, people)
        return found
