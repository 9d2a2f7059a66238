"""Who asks: where from, by which cookie, on which page, and whether not too often."""

from __future__ import annotations

import hashlib

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from bothy.web.cookie import COOKIE, Person, newcomer, person_of, sign
from bothy.web.limits import Addresses, Limits

YEAR = 31_536_000


class Visitors:
    """All who ask something of one server."""

    def __init__(self, limits: Limits, base_url: str, trusted: frozenset[str]) -> None:
        self.limits = limits
        self.base_url = base_url.rstrip("/")
        self.trusted = trusted
        """The addresses of reverse proxies, whose word about the client's address is taken."""
        self.addresses = Addresses(limits)
        self.key = b""
        """What cookies are signed with."""

    def address(self, scope: Scope) -> str:
        """Where a request comes from; a trusted proxy is believed about it."""
        client = scope.get("client")
        peer = client[0] if client else ""
        if peer in self.trusted:
            told = header(scope, b"x-forwarded-for").split(",")
            return told[-1].strip() or peer
        return peer

    def whence(self, scope: Scope) -> str:
        """A hash of where a request comes from."""
        return hashlib.blake2b(self.address(scope).encode(), key=self.key, digest_size=8).hexdigest()

    def same_origin(self, scope: Scope) -> bool:
        """A page of another site may not use somebody's browser to talk to this server."""
        origin = header(scope, b"origin")
        if not origin:
            return True
        if self.base_url:
            return origin == "/".join(self.base_url.split("/")[:3])
        return origin.partition("://")[2] == header(scope, b"host")

    def person(self, request: Request) -> tuple[Person, bool]:
        """Who asks, and whether they are new here."""
        known = person_of(self.key, request.cookies.get(COOKIE, ""))
        return (known, False) if known is not None else (newcomer(), True)

    def give_cookie(self, answer: Response, person: Person, request: Request) -> None:
        secure = self.base_url.startswith("https:") or request.url.scheme == "https"
        answer.set_cookie(COOKIE, sign(self.key, person), max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return bytes(value).decode("latin-1")
    return ""
