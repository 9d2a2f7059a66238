"""Names of people and bots."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Sequence

from bothy.locales.names import NAMES


def clean(text: str, most: int = 24) -> str:
    """A text without control characters or wide gaps, and not too long."""
    kept = "".join([sign if unicodedata.category(sign)[0] != "C" else " " for sign in text])
    return " ".join(kept.split())[:most].strip()


def friendly(taken: Sequence[str] = ()) -> str:
    """A name nobody at the table has yet."""
    left = [name for name in NAMES if name not in taken] or list(NAMES)
    return secrets.choice(left)
