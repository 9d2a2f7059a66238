"""Replies over HTTP: JSON, and problems with a code for programs and a text for people."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import Response

from bothy.host import api

encode = msgspec.json.Encoder().encode
STATUS = {
    **dict.fromkeys(
        ("no-table", "no-game", "no-language", "no-lesson", "no-puzzle", "no-seat", "no-moment", "not-here"), 404
    ),
    **dict.fromkeys(
        (
            "private",
            "link",
            "not-yours",
            "no-watching",
            "not-owner",
            "not-over",
            "by-heart",
            "removed",
            "no-workshop",
            "keepsake",
            "hello",
        ),
        403,
    ),
    **dict.fromkeys(
        (
            "options",
            "taken",
            "full",
            "over",
            "ended",
            "started",
            "older-rules",
            "seated",
            "seen-a-hand",
            "proposed",
            "knocked",
            "crowded",
            "too-many-keys",
            "reviewing",
            "unchanged",
        ),
        409,
    ),
    **dict.fromkeys(("too-many-tables", "too-fast"), 429),
    "too-big": 413,
    "too-slow": 408,
    **dict.fromkeys(("not-saved", "not-known", "busy"), 503),
}
"""The HTTP status of a problem, where it is not a plain 400."""

MOVED = 421
"""The status by which a process says that it does not hold a table, and that the one who passed this on look again."""


def reply(value: Any, status: int = 200) -> Response:
    return Response(encode(value), status, media_type="application/json")


def moved() -> Response:
    return problem(MOVED, "moved", "the table is held by another process; look again")


def problem(status: int, code: str, text: str) -> Response:
    return reply(api.Problem(code, text), status)
