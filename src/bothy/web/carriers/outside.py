"""Calls to addresses that people give: by https, to public machines only, without redirects, within limits.

A name is looked up here, what it stands for is checked, and that very address is called: whoever owns the name cannot
let it stand for something else in between. The certificate must still be the name's.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from bothy.host.errors import RequestError
from bothy.host.notices.sending import Outcome

SECONDS: Final = 10.0
"""So long a call may take in all."""
HEAD: Final = 8192
"""So many bytes are read of what is answered, at most; only its status counts."""
ADDRESS: Final = 1000
TRIED: Final = 2
"""So many of the addresses of one name are tried."""
NAT64: Final = IPv6Network("64:ff9b::/96")


class Unreachable(Exception):
    """Nobody could be called there, or nobody answered."""


class Place(Struct, frozen=True):
    """Where a call goes."""

    host: str
    port: int
    target: str

    @property
    def origin(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"https://{host}" if self.port == 443 else f"https://{host}:{self.port}"


class Outside:
    """The world outside the house, as far as it may be called."""

    def __init__(self, loopback: bool = False) -> None:
        self.loopback = loopback
        """Whether this machine may be called too, at any port, as tests must."""
        self.trust: ssl.SSLContext | None = None

    def place(self, address: str) -> Place:
        """Where an address leads to, if it may be called at all."""
        try:
            found = urlsplit(address)
            host, port = found.hostname or "", found.port or 443
            host.encode("idna")
        except (ValueError, UnicodeError):
            host, port, found = "", 0, urlsplit("")
        wrong = len(address) > ADDRESS or not address.isascii() or any(sign <= " " for sign in address)
        if wrong or found.scheme != "https" or not host or found.username is not None or found.password is not None:
            raise RequestError("address", "an address must begin with https:// and name a public server")
        if port != 443 and not self.loopback:
            raise RequestError("address", "only the usual port of https may be called")
        literal = literal_address(host)
        if literal is not None and not self.may_call(literal):
            raise RequestError("address", "that is no public server")
        target = (found.path or "/") + (f"?{found.query}" if found.query else "")
        return Place(host, port, target)

    def may_call(self, address: IPv4Address | IPv6Address) -> bool:
        return public(address) or (self.loopback and address.is_loopback)

    async def resolve(self, place: Place) -> list[str]:
        """The addresses a name stands for now, those that may be called."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
        except OSError as error:
            raise Unreachable(f"{place.host} has no address") from error
        known = [str(one[4][0]).partition("%")[0] for one in found]
        allowed = [one for one in dict.fromkeys(known) if self.may_call(ip_address(one))]
        if not allowed:
            raise Unreachable(f"{place.host} is no public server")
        return allowed[:TRIED]

    async def post(self, place: Place, headers: dict[str, str], body: bytes) -> int:
        """Send something; the status that comes back. Whatever else is answered nobody reads."""
        try:
            async with asyncio.timeout(SECONDS):
                return await self.post_to_any(place, await self.resolve(place), request(place, headers, body))
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as error:
            raise Unreachable(f"{place.origin}: {type(error).__name__}") from error

    async def post_to_any(self, place: Place, addresses: list[str], data: bytes) -> int:
        trust = await self.trusted()
        for address in addresses[:-1]:
            try:
                return await exchange(address, place, trust, data)
            except OSError:
                continue
        return await exchange(addresses[-1], place, trust, data)

    async def trusted(self) -> ssl.SSLContext:
        """Whose certificates are believed: read once, beside the loop."""
        if self.trust is None:
            self.trust = await asyncio.to_thread(ssl.create_default_context)
        return self.trust


def outcome_of(status: int) -> Outcome:
    """What came of a letter, by the status with which it was taken or not."""
    if status == 429 or status >= 500:
        return Outcome.LATER
    return Outcome.DONE if status < 300 else Outcome.FAILED


def literal_address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


def public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is a machine of the open internet, also where it wraps up another."""
    if isinstance(address, IPv6Address):
        if address in NAT64:
            return public(IPv4Address(int(address) & 0xFFFFFFFF))
        if address.teredo is not None or address.is_site_local:
            return False
        inner = address.ipv4_mapped or address.sixtofour
        if inner is not None:
            return public(inner)
    return address.is_global and not address.is_multicast and not address.is_reserved and not address.is_unspecified


def request(place: Place, headers: dict[str, str], body: bytes) -> bytes:
    host = place.origin.removeprefix("https://")
    lines = [f"POST {place.target} HTTP/1.1", f"Host: {host}", "Connection: close", f"Content-Length: {len(body)}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


async def exchange(address: str, place: Place, trust: ssl.SSLContext, data: bytes) -> int:
    """Call a machine by its number, under the name it must answer for; the status of what it answers."""
    reader, writer = await asyncio.open_connection(
        address, place.port, ssl=trust, server_hostname=place.host, limit=HEAD
    )
    try:
        writer.write(data)
        await writer.drain()
        status = 100
        while status < 200:
            head = await reader.readuntil(b"\r\n\r\n")
            words = head.split(b"\r\n", 1)[0].split(b" ", 2)
            if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].isdigit():
                raise ValueError("that is no HTTP")
            status = int(words[1])
        return status
    finally:
        writer.transport.abort()
