"""The pages: files that are served as they lie."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlette.responses import FileResponse
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

STATIC = Path(__file__).parent / "static"


async def home(_: Any) -> FileResponse:
    return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})


def pages() -> list[Any]:
    """Home, a table by its address, and the files they need."""
    return [Route("/", home), Route("/t/{table}", home), Mount("/static", StaticFiles(directory=STATIC))]
