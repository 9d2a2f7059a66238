"""The pages: files that are served as they lie."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from bothy.web.gzipped import packed_file
from bothy.web.tab_pages import tab_pages

BUILT = Path(__file__).parent / "client"
"""The client as the build hook leaves it; a source tree has none before its first build."""
PLAIN = Path(__file__).parent / "static"
"""A small page that plays any game by its text board, for where the client was not built."""
ADDRESSES = (
    "/", "/t/{table}", "/r/{table}", "/review/{table}", "/learn/{game}", "/puzzles", "/puzzles/{game}/{number}",
    "/rules", "/rules/{game}", "/settings", "/workshop/{game}", "/me", "/confirm", "/stop/{secret}",
)  # fmt: skip
COMPRESSED = (".js", ".css")
ROOT = {
    ".svg": ("image/svg+xml", "max-age=86400"),
    ".png": ("image/png", "max-age=86400"),
    ".webmanifest": ("application/manifest+json", "max-age=86400"),
    ".js": ("text/javascript", "no-cache"),
}
"""What lies beside the page: icons, the app's manifest, and the service worker, which is looked for anew each time."""
Elsewhere = Callable[[str, Scope], Awaitable[Response | None]]
YEAR = "public, max-age=31536000, immutable"


class Assets(StaticFiles):
    """Files whose names change with what is in them: a browser may keep them."""

    elsewhere: Elsewhere | None = None
    """Where files of another version of the client may be found."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            answer = await super().get_response(path, scope)
        except HTTPException:
            found = await self.elsewhere(path, scope) if self.elsewhere is not None else None
            if found is None:
                raise
            if found.status_code != 200:
                return found
            answer = found
        else:
            answer = self.packed(path, scope, answer)
        answer.headers["cache-control"] = YEAR
        return answer

    def packed(self, path: str, scope: Scope, answer: Response) -> Response:
        if answer.status_code == 200 and path.endswith(COMPRESSED):
            return packed_file(scope, BUILT / "assets" / path, str(answer.media_type)) or answer
        return answer


def pages(tab: Path | None = None, elsewhere: Elsewhere | None = None) -> list[Any]:
    """Every address of the site, the files its pages need, and what is shown where there is nothing."""
    folder = BUILT if (BUILT / "index.html").is_file() else PLAIN

    async def page(_: Any) -> FileResponse:
        return FileResponse(folder / "index.html", headers={"cache-control": "no-cache"})

    async def lost(request: Request) -> Response:
        """Whoever reads pages is shown the house, which says that nothing is there; programs are told in a word."""
        if "text/html" not in request.headers.get("accept", ""):
            return Response("Not Found", status_code=404, media_type="text/plain")
        return FileResponse(folder / "index.html", status_code=404, headers={"cache-control": "no-cache"})

    found: list[Any] = [Route(address, page) for address in ADDRESSES]
    found.append(Mount("/static", StaticFiles(directory=PLAIN)))
    if folder is BUILT:
        assets = Assets(directory=BUILT / "assets")
        assets.elsewhere = elsewhere
        found.append(Mount("/assets", assets))
        found += [Route(f"/{file.name}", file_at(file)) for file in sorted(BUILT.iterdir()) if file.suffix in ROOT]
    if tab is not None:
        found += tab_pages(tab)
    return [*found, Route("/{anywhere:path}", lost)]


def file_at(path: Path) -> Any:
    async def answer(_: Any) -> FileResponse:
        kind, kept = ROOT[path.suffix]
        return FileResponse(path, media_type=kind, headers={"cache-control": kept})

    return answer
