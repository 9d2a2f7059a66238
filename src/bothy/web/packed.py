"""What is the same for everybody, sent packed to those who can unpack it. What holds a secret never is."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path

from starlette.responses import Response
from starlette.types import Scope

LEAST = 1000
"""Less than so many bytes is not worth the trouble."""


@lru_cache(maxsize=256)
def packed(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)


@lru_cache(maxsize=256)
def packed_file(path: Path) -> bytes:
    """A file whose name changes with what is in it, packed once."""
    return gzip.compress(path.read_bytes(), 9, mtime=0)


def unpacks(scope: Scope) -> bool:
    """Whether the browser takes what is packed."""
    found = [value for name, value in scope["headers"] if name == b"accept-encoding"]
    return scope["method"] == "GET" and any(b"gzip" in value.lower() for value in found)


def public(scope: Scope, data: bytes, media_type: str) -> Response:
    """An answer that anybody would get."""
    if len(data) >= LEAST and unpacks(scope):
        return wrapped(packed(data), media_type)
    return Response(data, media_type=media_type, headers={"vary": "accept-encoding"})


def wrapped(data: bytes, media_type: str) -> Response:
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(data, media_type=media_type, headers=headers)
