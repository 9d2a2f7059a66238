"""People are a name in a signed cookie. It opens no seat; seats are opened by their links."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from bothy.host.names import clean, friendly

COOKIE = "bothy_person"


class Person:
    """Somebody who has visited."""

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name


def newcomer() -> Person:
    return Person(secrets.token_hex(8), friendly())


def sign(key: bytes, person: Person) -> str:
    """The cookie of a person."""
    body = base64.urlsafe_b64encode(f"{person.id}:{person.name}".encode()).decode().rstrip("=")
    return f"{body}.{signature(key, body)}"


def person_of(key: bytes, cookie: str) -> Person | None:
    """The person of a cookie; None if the cookie is not ours."""
    body, _, signed = cookie.partition(".")
    if not hmac.compare_digest(signature(key, body).encode(), signed.encode()):
        return None
    try:
        id, _, name = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)).decode().partition(":")
    except ValueError:
        return None
    return Person(id, clean(name) or friendly())


def signature(key: bytes, body: str) -> str:
    return hmac.new(key, body.encode(), hashlib.sha256).hexdigest()
