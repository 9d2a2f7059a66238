"""Secrets of links: 192 random bits, kept only as their hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_secret() -> str:
    """A fresh secret for a link."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """A fresh public id of a table: not a secret, only short and unlikely to be met by chance."""
    return secrets.token_hex(6)


def hashed(secret: str) -> str:
    """What is kept of a secret. It is random throughout, so a plain hash cannot be guessed back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def opens(secret: str, kept: str) -> bool:
    """Whether a secret is the one that was kept."""
    return bool(secret) and bool(kept) and hmac.compare_digest(hashed(secret), kept)
