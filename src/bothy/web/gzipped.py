"""What is the same for everybody, sent compressed to those who take it. What holds a secret never is."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path

from starlette.responses import FileResponse, Response
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
    return accepts(scope, "gzip")


def accepts(scope: Scope, way: str) -> bool:
    """Whether the browser takes what is compressed this way."""
    found = [value for name, value in scope["headers"] if name == b"accept-encoding"]
    words = [word.split(";")[0].strip() for value in found for word in value.decode("latin-1").lower().split(",")]
    return scope["method"] == "GET" and way in words


def public_response(scope: Scope, data: bytes, media_type: str) -> Response:
    """An answer that anybody would get."""
    if len(data) >= LEAST and accepts_gzip(scope):
        return gzip_response(gzipped(data), media_type)
    return Response(data, media_type=media_type, headers={"vary": "accept-encoding"})


def packed_file(scope: Scope, path: Path, media_type: str) -> Response | None:
    """A file as the browser takes it compressed: as the build packed it, else as we do; None if it takes neither."""
    tight = path.with_name(f"{path.name}.br")
    if accepts(scope, "br") and tight.is_file():
        headers = {"content-encoding": "br", "vary": "accept-encoding"}
        return FileResponse(tight, media_type=media_type, headers=headers)
    return gzip_response(gzipped_file(path), media_type) if accepts_gzip(scope) else None


def gzip_response(data: bytes, media_type: str) -> Response:
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(data, media_type=media_type, headers=headers)
