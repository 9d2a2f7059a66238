"""What is the same for everybody, sent compressed to those who take it. What holds a secret never is."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path

from starlette.responses import Response
from starlette.types import Scope

LEAST = 1000
"""Less than so many bytes is not worth the trouble."""


@lru_cache(maxsize=256)
def gzipped(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)


@lru_cache(maxsize=256)
def gzipped_file(path: Path) -> bytes:
    """A file whose name changes with what is in it, compressed once."""
    return gzip.compress(path.read_bytes(), 9, mtime=0)


def accepts_gzip(scope: Scope) -> bool:
    """Whether the browser takes what is compressed."""
    found = [value for name, value in scope["headers"] if name == b"accept-encoding"]
    return scope["method"] == "GET" and any(b"gzip" in value.lower() for value in found)


def public_response(scope: Scope, data: bytes, media_type: str) -> Response:
    """An answer that anybody would get."""
    if len(data) >= LEAST and accepts_gzip(scope):
        return gzip_response(gzipped(data), media_type)
    return Response(data, media_type=media_type, headers={"vary": "accept-encoding"})


def gzip_response(data: bytes, media_type: str) -> Response:
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(data, media_type=media_type, headers=headers)
