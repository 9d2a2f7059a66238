"""Limits, on by default: how much one connection and one address may ask of the server."""

from __future__ import annotations

import time

from msgspec import Struct


class Limits(Struct, frozen=True):
    """What one may do. Each is refused with a code of its own beyond it."""

    message_bytes: int = 16_384
    body_bytes: int = 262_144
    messages: float = 20.0
    """Messages a second on one socket, after a burst."""
    message_burst: int = 60
    requests: float = 20.0
    """Requests a second from one address, after a burst."""
    request_burst: int = 120
    chats: float = 0.5
    chat_burst: int = 6
    """Words in the lobby from one address."""
    sockets: int = 64
    """Sockets open at a time from one address."""
    tables: int = 30
    """Unfinished tables made from one address within a day."""
    backlog: int = 400
    backlog_bytes: int = 4_000_000
    """What may wait for a slow reader before it is dropped."""
    hello_seconds: float = 10.0


NONE = Limits(messages=1e9, message_burst=10**9, requests=1e9, request_burst=10**9, sockets=10**9, tables=10**9)
"""For load tests, and where everybody is known."""


class Bucket:
    """So many at once, and so many a second."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def full(self) -> bool:
        return self.left + (time.monotonic() - self.at) * self.rate >= self.burst


class Addresses:
    """What each address does at present."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.buckets: dict[str, Bucket] = {}
        self.sockets: dict[str, int] = {}

    def request(self, address: str) -> bool:
        """Whether one more request from there is all right."""
        return self.bucket(address, self.limits.requests, self.limits.request_burst).take()

    def bucket(self, key: str, rate: float, burst: int) -> Bucket:
        found = self.buckets.get(key)
        if found is None:
            if len(self.buckets) > 10_000:
                self.buckets = {known: kept for known, kept in self.buckets.items() if not kept.full()}
            found = self.buckets[key] = Bucket(rate, burst)
        return found

    def chat(self, address: str) -> bool:
        """Whether one more word in the lobby from there is all right."""
        return self.bucket(f"chat {address}", self.limits.chats, self.limits.chat_burst).take()

    def connect(self, address: str) -> bool:
        count = self.sockets.get(address, 0)
        if count >= self.limits.sockets:
            return False
        self.sockets[address] = count + 1
        return True

    def disconnect(self, address: str) -> None:
        left = self.sockets[address] - 1
        if left:
            self.sockets[address] = left
        else:
            del self.sockets[address]
