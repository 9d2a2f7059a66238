"""What each endpoint replies."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from starlette.requests import Request
from starlette.responses import Response

from bothy import __version__
from bothy.games import find, games
from bothy.host import api
from bothy.host.errors import RequestError
from bothy.host.host import Host
from bothy.host.names import clean
from bothy.host.replays import Replay
from bothy.host.secrets import opens
from bothy.host.tables import Tables
from bothy.kernel import SPECTATOR, Game
from bothy.locales import catalogue, languages, package_of
from bothy.locales.rulebook import clauses, language_of
from bothy.web import frames
from bothy.web.describe import openapi
from bothy.web.fields import fields
from bothy.web.games import about, content
from bothy.web.gzipped import public_response
from bothy.web.metrics import Metrics
from bothy.web.requests import body_of, query_of, secret_of
from bothy.web.responses import encode, reply
from bothy.web.text_view import text_view, text_view_at
from bothy.web.visitors import Visitors

MYSELF = -3
"""In the place of a viewer: whoever asks."""
R = TypeVar("R")


class Replies:
    """The endpoints of one server: for each name in `bothy.web.endpoints` a method."""

    def __init__(self, tables: Tables, visitors: Visitors, metrics: Metrics) -> None:
        self.hosting = tables
        self.visitors = visitors
        self.figures = metrics
        self.limits = visitors.limits
        self.making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held while a table is made, by whence; so that no two are counted as one."""
        self.document: bytes = encode(openapi())

    async def body(self, request: Request, kind: Any) -> Any:
        return await body_of(request, kind, self.limits.body_bytes)

    # The server, and who asks

    async def health(self, request: Request) -> Response:
        await self.hosting.storage.check()
        return reply(api.Health("well", __version__, len(self.hosting.hosts), self.figures.sockets))

    async def metrics(self, request: Request) -> Response:
        return Response(self.figures.text(), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        return Response(self.document, media_type="application/json")

    async def me(self, request: Request) -> Response:
        person, new = self.visitors.person(request)
        answer = reply(api.Me(person.name))
        if new:
            self.visitors.give_cookie(answer, person, request)
        return answer

    async def call_me(self, request: Request) -> Response:
        wanted = await self.body(request, api.CallMe)
        person, _ = self.visitors.person(request)
        person.name = clean(wanted.name)
        if not person.name:
            raise RequestError("empty", "a name needs a letter")
        answer = reply(api.Me(person.name))
        self.visitors.give_cookie(answer, person, request)
        return answer

    # Games

    async def games(self, request: Request) -> Response:
        return public_response(request.scope, encode([about(game) for game in games().values()]), "application/json")

    async def game(self, request: Request) -> Response:
        return reply(about(found(request)))

    async def reference(self, request: Request) -> Response:
        game = found(request)
        reference = api.Reference(game.key, content(game), fields(game))
        return public_response(request.scope, encode(reference), "application/json")

    async def rules(self, request: Request) -> Response:
        game = found(request)
        language = language_of(game, spoken(request))
        known = [
            api.Clause(key, clause.section, clause.title, clause.text)
            for key, clause in clauses(game, language).items()
        ]
        return public_response(request.scope, encode(api.Rules(game.key, language, known)), "application/json")

    async def words(self, request: Request) -> Response:
        language, key = spoken(request), request.path_params["game"]
        package = "bothy.locales" if key == "shared" else package_of(found(request))
        return public_response(request.scope, catalogue(language, package).encode(), "text/plain; charset=utf-8")

    # The lobby

    async def tables(self, request: Request) -> Response:
        return reply(api.Tables(await self.hosting.open_tables()))

    async def mine(self, request: Request) -> Response:
        wanted = await self.body(request, api.MyLinks)
        known = [await self.hosting.my_table(link.table, link.secret) for link in wanted.links]
        return reply(api.MyTables([table for table in known if table is not None]))

    async def lobby(self, request: Request) -> Response:
        return reply(api.Lobby(await self.hosting.open_tables(), self.hosting.lobby_chats[-50:]))

    async def chat_in_lobby(self, request: Request) -> Response:
        wanted = await self.body(request, api.SayInLobby)
        if not clean(wanted.text, 400):
            raise RequestError("empty", "there is nothing to say")
        if not self.visitors.addresses.chat(self.visitors.address(request.scope)):
            raise RequestError("too-fast", "not so fast")
        person, new = self.visitors.person(request)
        answer = reply(await self.hosting.lobby_chat(person.name, wanted.text, wanted.id), 201)
        if new:
            self.visitors.give_cookie(answer, person, request)
        return answer

    # Making tables

    async def make_table(self, request: Request) -> Response:
        wanted = await self.body(request, api.NewTable)
        if not wanted.name:
            wanted.name = self.visitors.person(request)[0].name
        async with self.room_for_a_table(request) as address:
            return reply(await self.hosting.make(wanted, address), 201)

    async def what_if(self, request: Request) -> Response:
        wanted = await self.body(request, api.WhatIf)
        host = await self.host(request)
        may_look(host, secret_of(request), invite=False)
        if host.record.state != "finished":
            raise RequestError("not-over", "before the end it would tell what is hidden")
        if not wanted.name:
            wanted.name = self.visitors.person(request)[0].name
        async with self.room_for_a_table(request) as address:
            return reply(await self.hosting.what_if(host, wanted, address), 201)

    @asynccontextmanager
    async def room_for_a_table(self, request: Request) -> AsyncIterator[str]:
        """Whence a new table is made, if from there may come one more. The next waits until this one is made."""
        address = self.visitors.whence(request.scope)
        if self.limits.tables >= 10**9:
            yield address
            return
        async with self.making.setdefault(address, asyncio.Lock()):
            if await self.hosting.tables_from(address) >= self.limits.tables:
                raise RequestError("too-many-tables", "you have made too many tables; finish some first")
            yield address

    # One table

    async def host(self, request: Request) -> Host:
        return await self.hosting.host(request.path_params["table"])

    async def table(self, request: Request) -> Response:
        host = await self.host(request)
        may_look(host, secret_of(request))
        return reply(host.seating.part())

    async def join(self, request: Request) -> Response:
        wanted = await self.body(request, api.Join)
        host = await self.host(request)
        record = host.record
        if not record.public and not opens(secret_of(request), record.invite):
            raise RequestError("private", "this table is by link only")
        name = wanted.name or ("" if wanted.beside else self.visitors.person(request)[0].name)
        return reply(await host.in_turn(lambda: host.join(name, wanted.seat, wanted.beside)), 201)

    # Replays

    async def journal(self, request: Request) -> Response:
        host = await self.host(request)
        viewer = may_look(host, secret_of(request), invite=False)
        if host.record.state == "finished":
            text = host.journal_text()
            name = f"{host.record.game}-{host.record.id}.journal"
            return Response(
                text, media_type="text/plain", headers={"content-disposition": f'attachment; filename="{name}"'}
            )
        viewer = eyes(request, host, viewer)
        return reply(await self.moments(request, host, viewer, 0, frames.MOST))

    async def frames(self, request: Request) -> Response:
        host = await self.host(request)
        values = query_of(request, "frames")
        viewer = eyes(request, host, values["viewer"])
        return reply(await self.moments(request, host, viewer, values["first"], values["count"]))

    async def moments(self, request: Request, host: Host, viewer: int, first: int, count: int) -> api.Frames:
        if host.position is None:
            return api.Frames(host.record.id, viewer, 0, [])
        return await self.replayed(request, host, lambda replay: frames.frames(replay, host, viewer, first, count))

    async def story(self, request: Request) -> Response:
        host = await self.host(request)
        viewer = eyes(request, host, query_of(request, "story")["viewer"])
        if host.position is None:
            return reply(api.Story(host.record.id, viewer, 0, [], []))
        return reply(await self.replayed(request, host, lambda replay: frames.story(replay, host, viewer)))

    async def text(self, request: Request) -> Response:
        host = await self.host(request)
        values = query_of(request, "text")
        language, wanted, at = values["language"], values["viewer"], values["at"]
        now = at < 0 or host.position is None
        viewer = eyes(request, host, wanted, invite=now and wanted == MYSELF)
        if now:
            return reply(text_view(host, viewer, language))
        return reply(
            await self.replayed(request, host, lambda replay: text_view_at(replay, host, viewer, language, at))
        )

    async def replayed(self, request: Request, host: Host, do: Callable[[Replay[Any]], R]) -> R:
        return await self.hosting.replays.use(host, do, self.visitors.whence(request.scope))


def found(request: Request) -> Game[Any]:
    """The game that a path names."""
    try:
        return find(request.path_params["game"])
    except ValueError as error:
        raise RequestError("no-game", str(error)) from error


def spoken(request: Request) -> str:
    """The language asked for; who asks for one there is not is told which there are."""
    language = str(request.path_params["language"])
    if language not in languages():
        raise RequestError("no-language", f"there is no language {language!r}; there are: {', '.join(languages())}")
    return language


def may_look(host: Host, secret: str, invite: bool = True) -> int:
    """As which viewer a secret lets one look at a table."""
    record = host.record
    for seat, chair in enumerate(record.chairs):
        if opens(secret, chair.secret):
            return seat
    watcher = opens(secret, record.watch) or opens(secret, record.owner)
    if watcher or record.public or (invite and opens(secret, record.invite)):
        return SPECTATOR
    raise RequestError("private", "this table is by link only")


def eyes(request: Request, host: Host, wanted: int, invite: bool = False) -> int:
    """Through whose eyes somebody may look at a game: their own, and after the end anybody's."""
    own = may_look(host, secret_of(request), invite)
    viewer = own if wanted == MYSELF else wanted
    if viewer >= len(host.record.chairs):
        raise RequestError("no-seat", "there is no such seat")
    if host.record.state != "finished" and viewer not in (own, SPECTATOR):
        raise RequestError("not-over", "before the end one sees only what one's own seat has seen")
    if viewer == SPECTATOR and host.record.watching == "off" and host.record.state == "playing":
        raise RequestError("no-watching", "this table lets nobody watch")
    return viewer
