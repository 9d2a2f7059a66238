"""The site: what each endpoint answers."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
import secrets
import time
import tomllib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from bothy import __version__
from bothy.games import find, games
from bothy.host import api
from bothy.host.host import Host
from bothy.host.house import House
from bothy.host.listener import Sorry
from bothy.host.names import clean
from bothy.host.secrets import opens
from bothy.host.storage import PUT_META, StorageError
from bothy.host.tales import Tale
from bothy.kernel import SPECTATOR, Game, Message
from bothy.locales import Speech, catalogue, folder_of, languages, package_of
from bothy.locales.rulebook import clauses, language_of
from bothy.web import replays, sockets
from bothy.web.describe import openapi
from bothy.web.endpoints import ENDPOINTS, SOCKET, Endpoint, Query
from bothy.web.fields import fields
from bothy.web.guard import Guard
from bothy.web.inwords import in_words, in_words_at
from bothy.web.limits import Addresses, Limits
from bothy.web.packed import public
from bothy.web.pages import pages
from bothy.web.people import COOKIE, Person, newcomer, recognise, sign
from bothy.web.wire import WRITE

encode = msgspec.json.Encoder().encode
STATUS = {
    **dict.fromkeys(("no-table", "no-game", "no-language", "no-seat", "no-moment"), 404),
    **dict.fromkeys(("private", "link", "not-yours", "no-watching", "not-owner", "not-over"), 403),
    **dict.fromkeys(("options", "taken", "full", "over", "started", "older-rules"), 409),
    **dict.fromkeys(("too-many-tables", "too-fast"), 429),
    "too-big": 413,
    **dict.fromkeys(("not-saved", "busy"), 503),
}
"""The HTTP status of a problem, where it is not a plain 400."""
YEAR = 31_536_000
MYSELF = -3
"""In the place of a viewer: whoever asks."""
R = TypeVar("R")
SOCKET_PATH = re.compile(SOCKET.replace("{table}", "([^/]+)"))

log = logging.getLogger("bothy.web")


class Site:
    """Answers requests and serves sockets for one house."""

    def __init__(
        self, house: House, limits: Limits | None = None, base_url: str = "", trusted: frozenset[str] = frozenset()
    ) -> None:
        self.house = house
        self.limits = limits or Limits()
        self.base_url = base_url.rstrip("/")
        self.trusted = trusted
        """The addresses of reverse proxies, whose word about the client's address is taken."""
        self.addresses = Addresses(self.limits)
        self.making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held while a table is made, by whence; so that no two are counted as one."""
        self.key = b""
        self.connections = 0
        self.began = time.time()
        self.document: bytes = encode(openapi())

    def app(self) -> Any:
        """The ASGI application, with everything that guards it."""
        routes: list[Any] = [
            Route(endpoint.path, self.answering(endpoint), methods=[endpoint.method]) for endpoint in ENDPOINTS
        ]
        routes += pages()
        return Guard(Starlette(routes=routes, lifespan=self.lifespan), self)

    def lifespan(self, app: Any) -> Any:
        return self.running()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        await self.open()
        try:
            yield
        finally:
            await self.house.close()

    async def open(self) -> None:
        if self.house.storage.loop is None:
            await self.house.open()
        kept = await self.house.storage.read("SELECT value FROM meta WHERE name = ?", ("cookie_key",))
        if kept:
            self.key = bytes.fromhex(kept[0][0])
        else:
            self.key = secrets.token_bytes(32)
            await self.house.storage.write([(PUT_META, ("cookie_key", self.key.hex()))])

    def answering(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        """The handler of an endpoint, with its errors turned into problems."""
        handler = getattr(self, endpoint.name)

        async def answer(request: Request) -> Response:
            if not self.addresses.request(self.address(request.scope)):
                return problem(429, "too-fast", "not so fast")
            try:
                reply: Response = await handler(request)
            except Sorry as sorry:
                return problem(STATUS.get(sorry.code, 400), sorry.code, str(sorry))
            except StorageError as error:
                log.error("not kept", extra={"error": str(error)})
                return problem(503, "not-saved", "it could not be saved, so it was not done; try again")
            return reply

        return answer

    # Who asks

    def address(self, scope: Scope) -> str:
        """Where a request comes from; a trusted proxy is believed about it."""
        client = scope.get("client")
        peer = client[0] if client else ""
        if peer in self.trusted:
            told = sockets.header(scope, b"x-forwarded-for").split(",")
            return told[-1].strip() or peer
        return peer

    def person(self, request: Request) -> tuple[Person, bool]:
        """Who asks, and whether they are new here."""
        known = recognise(self.key, request.cookies.get(COOKIE, ""))
        return (known, False) if known is not None else (newcomer(), True)

    async def body(self, request: Request, kind: Any) -> Any:
        """The body of a request, checked."""
        if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
            raise Sorry("not-understood", "the body must be application/json")
        data = b""
        async for chunk in request.stream():
            data += chunk
            if len(data) > self.limits.body_bytes:
                raise Sorry("too-big", f"a body may have {self.limits.body_bytes} bytes")
        try:
            return msgspec.json.decode(data, type=kind)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Sorry("not-understood", str(error)) from error

    def secret(self, request: Request) -> str:
        kind, _, secret = request.headers.get("authorization", "").partition(" ")
        return secret.strip() if kind.lower() == "bearer" else ""

    async def host(self, request: Request) -> Host:
        return await self.house.host(request.path_params["table"])

    def may_look(self, host: Host, secret: str, invite: bool = True) -> int:
        """As which viewer a secret lets one look at a table."""
        record = host.record
        for seat, chair in enumerate(record.chairs):
            if opens(secret, chair.secret):
                return seat
        watcher = opens(secret, record.watch) or opens(secret, record.owner)
        if watcher or record.public or (invite and opens(secret, record.invite)):
            return SPECTATOR
        raise Sorry("private", "this table is by link only")

    # Endpoints

    async def health(self, request: Request) -> Response:
        await self.house.storage.read("SELECT 1")
        return reply(api.Health("well", __version__, len(self.house.hosts), self.connections))

    async def metrics(self, request: Request) -> Response:
        storage, counts = self.house.storage, self.house.counts
        figures = [
            ("connections", "gauge", "Sockets open now", self.connections),
            ("tables_hosted", "gauge", "Tables in memory", len(self.house.hosts)),
            ("tables_made_total", "counter", "Tables made since the start", counts["tables"]),
            ("games_finished_total", "counter", "Games played to their end", counts["finished"]),
            ("answers_total", "counter", "Answers of people", counts["answers"]),
            ("time_outs_total", "counter", "Answers given by the clock", counts["time_outs"]),
            ("not_kept_total", "counter", "Answers the database did not keep", counts["not_kept"]),
            ("bots_puzzled_total", "counter", "Times a bot gave no answer", self.house.thinkers.puzzled),
            ("commits_total", "counter", "Transactions", storage.commits),
            ("writes_total", "counter", "Statements in them", storage.written),
            ("storage_seconds_total", "counter", "Time spent in transactions", round(storage.seconds, 3)),
            ("slow_readers_total", "counter", "Sockets dropped because they did not read", counts["slow"]),
            ("up_seconds", "gauge", "Since the start", round(time.time() - self.began, 1)),
        ]
        lines = [
            f"# HELP bothy_{name} {about}\n# TYPE bothy_{name} {kind}\nbothy_{name} {value}\n"
            for name, kind, about, value in figures
        ]
        return Response("".join(lines), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        return Response(self.document, media_type="application/json")

    async def me(self, request: Request) -> Response:
        person, new = self.person(request)
        answer = reply(api.Me(person.name))
        if new:
            self.give_cookie(answer, person, request)
        return answer

    async def call_me(self, request: Request) -> Response:
        wanted = await self.body(request, api.CallMe)
        person, _ = self.person(request)
        person.name = clean(wanted.name)
        if not person.name:
            raise Sorry("empty", "a name needs a letter")
        answer = reply(api.Me(person.name))
        self.give_cookie(answer, person, request)
        return answer

    def give_cookie(self, answer: Response, person: Person, request: Request) -> None:
        secure = self.base_url.startswith("https:") or request.url.scheme == "https"
        answer.set_cookie(COOKIE, sign(self.key, person), max_age=YEAR, httponly=True, samesite="lax", secure=secure)

    async def games(self, request: Request) -> Response:
        return public(request.scope, encode([about(game) for game in games().values()]), "application/json")

    def found(self, request: Request) -> Game[Any]:
        try:
            return find(request.path_params["game"])
        except ValueError as error:
            raise Sorry("no-game", str(error)) from error

    async def game(self, request: Request) -> Response:
        return reply(about(self.found(request)))

    async def reference(self, request: Request) -> Response:
        game = self.found(request)
        found = api.Reference(game.key, content(game), fields(game))
        return public(request.scope, encode(found), "application/json")

    async def rules(self, request: Request) -> Response:
        game = self.found(request)
        language = language_of(game, spoken(request))
        known = [
            api.Clause(key, clause.section, clause.title, clause.text)
            for key, clause in clauses(game, language).items()
        ]
        return public(request.scope, encode(api.Rules(game.key, language, known)), "application/json")

    async def words(self, request: Request) -> Response:
        language, key = spoken(request), request.path_params["game"]
        package = "bothy.locales" if key == "shared" else package_of(self.found(request))
        return public(request.scope, catalogue(language, package).encode(), "text/plain; charset=utf-8")

    async def tables(self, request: Request) -> Response:
        return reply(api.Tables(await self.house.open_tables()))

    async def mine(self, request: Request) -> Response:
        wanted = await self.body(request, api.MyLinks)
        found = [await self.house.standing(link.table, link.secret) for link in wanted.links]
        return reply(api.MyTables([table for table in found if table is not None]))

    async def lobby(self, request: Request) -> Response:
        return reply(api.Lobby(await self.house.open_tables(), self.house.lobby_chats[-50:]))

    async def chat_in_lobby(self, request: Request) -> Response:
        wanted = await self.body(request, api.SayInLobby)
        if not clean(wanted.text, 400):
            raise Sorry("empty", "there is nothing to say")
        if not self.addresses.chat(self.address(request.scope)):
            raise Sorry("too-fast", "not so fast")
        person, new = self.person(request)
        answer = reply(await self.house.lobby_chat(person.name, wanted.text, wanted.id), 201)
        if new:
            self.give_cookie(answer, person, request)
        return answer

    async def make_table(self, request: Request) -> Response:
        wanted = await self.body(request, api.NewTable)
        if not wanted.name:
            wanted.name = self.person(request)[0].name
        async with self.room_for_a_table(request) as address:
            return reply(await self.house.make(wanted, address), 201)

    def whence(self, request: Request) -> str:
        """A hash of where a request comes from."""
        return hashlib.blake2b(self.address(request.scope).encode(), key=self.key, digest_size=8).hexdigest()

    @asynccontextmanager
    async def room_for_a_table(self, request: Request) -> AsyncIterator[str]:
        """Whence a new table is made, if from there may come one more. The next waits until this one is made."""
        address = self.whence(request)
        if self.limits.tables >= 10**9:
            yield address
            return
        async with self.making.setdefault(address, asyncio.Lock()):
            if await self.house.tables_from(address) >= self.limits.tables:
                raise Sorry("too-many-tables", "you have made too many tables; finish some first")
            yield address

    async def table(self, request: Request) -> Response:
        host = await self.host(request)
        self.may_look(host, self.secret(request))
        return reply(host.chairs.part())

    async def join(self, request: Request) -> Response:
        wanted = await self.body(request, api.Join)
        host = await self.host(request)
        record = host.record
        if not record.public and not opens(self.secret(request), record.invite):
            raise Sorry("private", "this table is by link only")
        name = wanted.name or ("" if wanted.beside else self.person(request)[0].name)
        return reply(await host.turn(lambda: host.chairs.join(name, wanted.seat, wanted.beside)), 201)

    async def journal(self, request: Request) -> Response:
        host = await self.host(request)
        viewer = self.may_look(host, self.secret(request), invite=False)
        if host.record.state == "finished":
            text = self.house.journal_text(host.record, host.game, host.rows)
            name = f"{host.record.game}-{host.record.id}.journal"
            return Response(
                text, media_type="text/plain", headers={"content-disposition": f'attachment; filename="{name}"'}
            )
        viewer = self.eyes(request, host, viewer)
        return reply(await self.moments(request, host, viewer, 0, replays.MOST))

    def eyes(self, request: Request, host: Host, wanted: int, invite: bool = False) -> int:
        """Through whose eyes somebody may look at a game: their own, and after the end anybody's."""
        own = self.may_look(host, self.secret(request), invite)
        viewer = own if wanted == MYSELF else wanted
        if viewer >= len(host.record.chairs):
            raise Sorry("no-seat", "there is no such seat")
        if host.record.state != "finished" and viewer not in (own, SPECTATOR):
            raise Sorry("not-over", "before the end one sees only what one's own seat has seen")
        if viewer == SPECTATOR and host.record.watching == "off" and host.record.state == "playing":
            raise Sorry("no-watching", "this table lets nobody watch")
        return viewer

    async def moments(self, request: Request, host: Host, viewer: int, first: int, count: int) -> api.Frames:
        if host.position is None:
            return api.Frames(host.record.id, viewer, 0, [])
        return await self.tell(request, host, lambda tale: replays.frames(tale, host, viewer, first, count))

    async def tell(self, request: Request, host: Host, do: Callable[[Tale[Any]], R]) -> R:
        return await self.house.tales.tell(host, do, self.whence(request))

    async def frames(self, request: Request) -> Response:
        host = await self.host(request)
        values = self.queried(request, "frames")
        viewer = self.eyes(request, host, values["viewer"])
        return reply(await self.moments(request, host, viewer, values["first"], values["count"]))

    async def story(self, request: Request) -> Response:
        host = await self.host(request)
        viewer = self.eyes(request, host, self.queried(request, "story")["viewer"])
        if host.position is None:
            return reply(api.Story(host.record.id, viewer, 0, [], []))
        return reply(await self.tell(request, host, lambda tale: replays.story(tale, host, viewer)))

    async def what_if(self, request: Request) -> Response:
        wanted = await self.body(request, api.WhatIf)
        host = await self.host(request)
        self.may_look(host, self.secret(request), invite=False)
        if host.record.state != "finished":
            raise Sorry("not-over", "before the end it would tell what is hidden")
        if not wanted.name:
            wanted.name = self.person(request)[0].name
        async with self.room_for_a_table(request) as address:
            return reply(await self.house.what_if(host, wanted, address), 201)

    async def text(self, request: Request) -> Response:
        host = await self.host(request)
        values = self.queried(request, "text")
        language, wanted, at = values["language"], values["viewer"], values["at"]
        now = at < 0 or host.position is None
        viewer = self.eyes(request, host, wanted, invite=now and wanted == MYSELF)
        if now:
            return reply(in_words(host, viewer, language))
        return reply(await self.tell(request, host, lambda tale: in_words_at(tale, host, viewer, language, at)))

    def queried(self, request: Request, name: str) -> dict[str, Any]:
        """The values after `?`, checked."""
        endpoint = next(endpoint for endpoint in ENDPOINTS if endpoint.name == name)
        return {query.name: value_of(query, request.query_params.get(query.name)) for query in endpoint.query}

    # Sockets

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A connection to a table, from its first word to its last."""
        message = await receive()
        if message["type"] != "websocket.connect":
            return
        path = SOCKET_PATH.fullmatch(scope["path"])
        if path is None:
            await send({"type": "websocket.close"})
            return
        address = self.address(scope)
        if not self.same_origin(scope):
            await sockets.refuse(send, "origin", "this page may not connect here")
            return
        if not self.addresses.connect(address):
            await sockets.refuse(send, "too-many-sockets", "there are too many connections from your address")
            return
        self.connections += 1
        try:
            try:
                host = await self.house.host(path[1])
            except Sorry as sorry:
                await sockets.refuse(send, sorry.code, str(sorry))
                return
            person, _ = self.person(Request({**scope, "type": "http"}))
            write = scope.get("extensions", {}).get(WRITE, {}).get("write")
            await sockets.attend(host, receive, send, self.limits, person, write)
        finally:
            self.connections -= 1
            self.addresses.disconnect(address)

    def same_origin(self, scope: Scope) -> bool:
        """A page of another site may not use somebody's browser to talk to this server."""
        origin = sockets.header(scope, b"origin")
        if not origin:
            return True
        if self.base_url:
            return origin == "/".join(self.base_url.split("/")[:3])
        return origin.partition("://")[2] == sockets.header(scope, b"host")


def value_of(query: Query, text: str | None) -> int | str:
    if text is None:
        return query.default
    if query.words:
        if text not in query.words:
            raise Sorry("not-understood", f"{query.name} must be {' or '.join(query.words)}")
        return text
    if not text.removeprefix("-").isdecimal() or not text.isascii() or len(text) > 9:
        raise Sorry("not-understood", f"{query.name} must be a number")
    if not query.least <= int(text) <= query.most:
        raise Sorry("not-understood", f"{query.name} must be from {query.least} to {query.most}")
    return int(text)


def reply(value: Any, status: int = 200) -> Response:
    return Response(encode(value), status, media_type="application/json")


def problem(status: int, code: str, text: str) -> Response:
    return reply(api.Problem(code, text), status)


def about(game: Game[Any]) -> api.GameInfo:
    few, many = game.seats
    knacks = [] if type(game).knack is Game.knack else ["knack", *[f"knack:{level}" for level in game.levels()]]
    return api.GameInfo(
        game.key,
        game.name,
        list(range(few, many + 1)),
        [api.OptionInfo(option.key, option.values, option.default, option.clause) for option in game.options],
        [*knacks, "random"],
        game.rules_version,
        {language: Speech(language, [game]).say(Message(f"{game.key}-about")) for language in languages()},
    )


def spoken(request: Request) -> str:
    """The language asked for; who asks for one there is not is told which there are."""
    language = str(request.path_params["language"])
    if language not in languages():
        raise Sorry("no-language", f"there is no language {language!r}; there are: {', '.join(languages())}")
    return language


def content(game: Game[Any]) -> dict[str, Any]:
    """What lies in the box, file by file, as its tables say."""
    folder = folder_of(game) / "content"
    if not folder.is_dir():
        return {}
    files = sorted([file for file in folder.iterdir() if file.name.endswith(".toml")], key=lambda file: file.name)
    return {file.name.removesuffix(".toml"): tomllib.loads(file.read_text(encoding="utf-8")) for file in files}
