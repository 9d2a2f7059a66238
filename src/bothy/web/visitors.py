"""Who asks: where from, by which cookie, on which page, and whether not too often."""

from __future__ import annotations

import hashlib
from ipaddress import AddressValueError, IPv4Address, IPv6Address

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from bothy.host.making import Maker
from bothy.web.cookie import COOKIE, Person, newcomer, person_of, sign
from bothy.web.inner import Hop, Inner
from bothy.web.limits import Accounts, Limits, Payer

PERSON = "bothy.person"
"""What an ASGI scope calls whoever asks, where that is known without a cookie; nothing from the network sets it."""
YEAR = 31_536_000
HOME = ("local", "localhost", "lan", "home", "internal", "arpa", "test")
"""Ends of names that mean something only in one network."""


class Visitors:
    """All who ask something of one server."""

    def __init__(self, limits: Limits, base_url: str, trusted: frozenset[str]) -> None:
        self.limits = limits
        self.base_url = base_url.rstrip("/")
        self.trusted = trusted
        """The addresses of reverse proxies, whose word about the client's address is taken."""
        self.accounts = Accounts(limits)
        self.key = b""
        """What cookies are signed with."""
        self.inner: Inner | None = None
        """How other processes of the house are known; None where there are none."""

    def hop(self, scope: Scope) -> Hop | None:
        """By which other process of the house a request has come; None if by none."""
        return self.inner.hop(scope) if self.inner is not None else None

    def address(self, scope: Scope) -> str:
        """Where a request comes from, as limits count it; a trusted proxy is believed about it.

        It is the last the proxy names in however many lines, for that one it has seen itself. Another process of the
        house has found it out already.
        """
        passed_on = self.hop(scope)
        if passed_on is not None:
            return passed_on.address
        client = scope.get("client")
        peer = client[0] if client else ""
        if peer in self.trusted:
            told = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
            hop = b",".join(told).decode("latin-1").rpartition(",")[2].strip()
            return household(hop) or household(peer) or peer
        return household(peer) or peer

    def payer(self, request: Request) -> Payer:
        """Who pays for what a request asks for."""
        person, new = self.person(request)
        return self.accounts.payer("" if new else person.id, self.address(request.scope))

    def maker(self, request: Request) -> Maker:
        """Who makes a table by a request."""
        person, new = self.person(request)
        return Maker("" if new else person.id, self.whence(request.scope))

    def whence(self, scope: Scope) -> str:
        """A hash of where a request comes from."""
        return hashlib.blake2b(self.address(scope).encode(), key=self.key, digest_size=8).hexdigest()

    def same_origin(self, scope: Scope) -> bool:
        """A page of another site may not use somebody's browser to talk to this server.

        Nor may one whose name its owner lets point at this machine, after the page has come from elsewhere: a house
        that was given no name is known by addresses and by names that nobody can own in the world.
        """
        origin = header(scope, b"origin")
        if not origin:
            return True
        if self.base_url:
            return origin == "/".join(self.base_url.split("/")[:3])
        host = header(scope, b"host")
        return origin.partition("://")[2] == host and at_home(host)

    def person(self, request: Request) -> tuple[Person, bool]:
        """Who asks, and whether they are new here. Where there are no cookies, whoever brings the request says who."""
        named: Person | None = request.scope.get(PERSON)
        if named is not None:
            return named, False
        known = person_of(self.key, request.cookies.get(COOKIE, ""))
        return (known, False) if known is not None else (newcomer(), True)

    def give_cookie(self, answer: Response, person: Person, request: Request) -> None:
        secure = self.base_url.startswith("https:") or request.url.scheme == "https"
        answer.set_cookie(COOKIE, sign(self.key, person), max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def household(address: str) -> str:
    """An address as limits count it: of IPv6 the network, which is one household's; empty if it is none.

    Proxies write them with ports, in brackets, with zones, and IPv4 as IPv6.
    """
    plain = address.strip().strip('"')
    if plain.startswith("["):
        plain = plain[1:].partition("]")[0]
    elif plain.count(":") == 1:
        plain = plain.partition(":")[0]
    plain = plain.partition("%")[0]
    try:
        if ":" not in plain:
            return str(IPv4Address(plain))
        found = IPv6Address(plain)
    except AddressValueError:
        return ""
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"


def at_home(host: str) -> bool:
    """Whether a name, with or without a port, is an address, or one that means something only in one network."""
    name = host.lower().rstrip(".")
    if name.startswith("["):
        name = name[1:].partition("]")[0]
    elif name.count(":") == 1:
        name = name.partition(":")[0].rstrip(".")
    return "." not in name or bool(household(name)) or name.rpartition(".")[2] in HOME


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return bytes(value).decode("latin-1")
    return ""
