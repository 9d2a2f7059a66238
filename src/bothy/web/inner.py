"""The inner hop: how one process proves to another who it is, and says whence what it passes on has come.

The key lies in the database that they share. What is signed is good for one process and one request, whose query and
body are signed with it; once, at the inner port, and within half a minute.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from typing import NamedTuple

from starlette.types import Scope

from bothy.host.fellows import Fellow, Fellows

HEADER = b"x-bothy-inner"
HOP = "bothy.hop"
"""Where in a scope what was found out about its hop is kept."""
GOOD = 30.0
"""For so many seconds a signature is good; the clocks of the machines may differ by as much."""


class Hop(NamedTuple):
    """One process has passed this on to another."""

    process: str
    """Who passed it on."""
    address: str
    """Whence it came to that one, as limits count it."""
    once: str
    """A word that comes with no other."""
    body: str
    """A hash of what it brings."""

    def brings(self, body: bytes) -> bool:
        return hmac.compare_digest(self.body, digest(body))


class Forged(Exception):
    """It says that it comes from another process, and does not."""


class Inner:
    """What the processes of one house know of each other's requests."""

    def __init__(self, fellows: Fellows) -> None:
        self.fellows = fellows
        self.key = b""
        self.port = 0
        """The port at which the other processes knock, and nobody else; 0 if there is none."""
        self.used: dict[str, float] = {}
        """What was signed only once has come by then; in the order in which it came."""

    def sign(self, to: Fellow, method: str, target: bytes, address: str, body: bytes = b"") -> tuple[bytes, bytes]:
        """The header that says who passes on what, to whom, and whence it came."""
        whence = base64.urlsafe_b64encode(address.encode()).decode()
        head = f"{self.fellows.id}.{time.time():.0f}.{secrets.token_hex(8)}.{whence}.{digest(body)}"
        return HEADER, f"{head}.{self.signature(head, to.id, method, target)}".encode()

    def signature(self, head: str, to: str, method: str, target: bytes) -> str:
        return hmac.new(self.key, f"{head} {to} {method} ".encode() + target, hashlib.sha256).hexdigest()

    def hop(self, scope: Scope) -> Hop | None:
        """The hop by which something came to this process; None if it came from outside. Raises `Forged`."""
        if HOP not in scope:
            scope[HOP] = self.found(scope)
        found: Hop | None = scope[HOP]
        return found

    def found(self, scope: Scope) -> Hop | None:
        told = next((bytes(value) for name, value in scope["headers"] if name == HEADER), b"")
        within = (scope.get("server") or ("", 0))[1] == self.port
        if not told:
            if self.port and within:
                raise Forged("only other processes knock here")
            return None
        if self.port and not within:
            raise Forged("other processes knock at another port")
        head, _, signed = told.decode("latin-1").rpartition(".")
        target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
        expected = self.signature(head, self.fellows.id, scope.get("method", "GET"), target)
        if not self.key or not hmac.compare_digest(expected.encode(), signed.encode()):
            raise Forged("not signed by a process of this house")
        sender, at, once, whence, body = head.split(".")
        if abs(time.time() - float(at)) > GOOD:
            raise Forged("signed too long ago, or the clocks differ")
        return Hop(sender, base64.urlsafe_b64decode(whence).decode(), once, body)

    def use(self, hop: Hop) -> None:
        """Let it be good no more; what is too old by now to be believed at all is forgotten. Raises `Forged`."""
        now = time.monotonic()
        while self.used and now - next(iter(self.used.values())) > 2 * GOOD:
            del self.used[next(iter(self.used))]
        if hop.once in self.used:
            raise Forged("signed for something that has come already")
        self.used[hop.once] = now


def digest(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()
