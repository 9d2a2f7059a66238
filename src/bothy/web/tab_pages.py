"""A house in a tab, offered beside the server's: the site of `make tab`, with the headers that a plain server lacks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

WORKERS = re.compile(r"assets/(host|think)-[\w-]+\.js")
POLICY = (
    "default-src 'none'; script-src 'self' blob: 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
"""What the workers may: Python is compiled there, and what was unpacked has an address of the worker's own."""
YEAR = "public, max-age=31536000, immutable"


class TabFiles(StaticFiles):
    """The files of the site."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        answer = await super().get_response(path, scope)
        if answer.status_code == 200:
            answer.headers["cache-control"] = YEAR if path.startswith("assets/") else "no-cache"
            if WORKERS.fullmatch(path):
                answer.headers["content-security-policy"] = POLICY
        return answer


def tab_pages(folder: Path) -> list[Any]:
    """The site at `/tab/`: it is told that the server's house is next door."""
    if not (folder / "tab.json").is_file():
        raise ValueError(f"{folder} holds no house in a tab: `make tab` writes one, and releases carry one")

    async def beside(_: Request) -> Response:
        return JSONResponse({"server": "../"})

    async def enter(_: Request) -> Response:
        return RedirectResponse("/tab/")

    files = TabFiles(directory=folder, html=True)
    return [Route("/tab", enter), Route("/tab/house.json", beside), Mount("/tab", files)]
