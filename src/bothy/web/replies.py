"""What each endpoint replies."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from datetime import UTC, datetime
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from bothy import __version__
from bothy.games import find, games
from bothy.host import api, carrying, learning_api, place_api
from bothy.host.admission import check_welcome, may_watch
from bothy.host.errors import RequestError
from bothy.host.host import Host
from bothy.host.names import clean
from bothy.host.places import DEVICE
from bothy.host.replays import Replay
from bothy.host.secrets import opens
from bothy.host.table_part import door_of, table_part
from bothy.host.tables import Tables
from bothy.host.work import Slices
from bothy.kernel import SPECTATOR, Game
from bothy.lessons import find_lesson, find_turn
from bothy.locales import catalogue, languages, package_of
from bothy.locales.rulebook import clauses, language_of
from bothy.puzzles import counted
from bothy.web import frames, lessons, puzzles
from bothy.web.cookie import Person
from bothy.web.fields import fields
from bothy.web.games import about, content, content_files
from bothy.web.gzipped import gzipped, public_response
from bothy.web.metrics import Metrics
from bothy.web.requests import body_of, query_of, secret_of
from bothy.web.responses import encode, reply
from bothy.web.text_view import Moment, text_view, text_view_at
from bothy.web.visitors import Visitors

MYSELF = -3
"""In the place of a viewer: whoever asks."""
R = TypeVar("R")


class Replies:
    """The endpoints of one server: for each name in `bothy.web.endpoints` a method."""

    def __init__(
        self, tables: Tables, visitors: Visitors, metrics: Metrics, workshop: bool = False, tab: bool = False
    ) -> None:
        self.hosting = tables
        self.has_workshop = workshop
        self.offers_tab = tab
        self.visitors = visitors
        self.figures = metrics
        self.limits = visitors.limits
        self.printed: dict[str, bytes] = {}
        """What never changes while the server runs, encoded when it was first asked for."""
        self.puzzle_counts: Mapping[str, int] | None = None
        """How many puzzles each game has, where somebody has counted them before; else the games are asked."""

    # The server, and who asks

    async def health(self, request: Request) -> Response:
        await self.hosting.storage.check()
        return reply(api.Health("well", __version__, len(self.hosting.hosts), self.figures.sockets))

    async def ready(self, request: Request) -> Response:
        if not self.hosting.leases.ready:
            raise RequestError("busy", "this process takes no tables now: it is ending, or cut off from its database")
        return reply(api.Readiness("ready", __version__))

    async def metrics(self, request: Request) -> Response:
        return Response(self.figures.text(), media_type="text/plain; version=0.0.4")

    async def house_metrics(self, request: Request) -> Response:
        return Response(await self.figures.house(), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        from bothy.web.describe import openapi  # it reads the sources, which a tab does not have

        return await self.print(request, "openapi", openapi)

    async def me(self, request: Request) -> Response:
        person, new = self.visitors.person(request)
        return self.known_again(reply(api.Me(person.name)), person, new, request)

    async def call_me(self, request: Request) -> Response:
        wanted = await body_of(request, api.CallMe, self.limits)
        person, _ = self.visitors.person(request)
        person.name = clean(wanted.name)
        if not person.name:
            raise RequestError("empty", "a name needs a letter")
        await self.hosting.places.call(person.id, person.name)
        answer = reply(api.Me(person.name))
        self.visitors.give_cookie(answer, person, request)
        return answer

    # Games

    async def games(self, request: Request) -> Response:
        return await self.print(request, "games", lambda: [about(game, self.has_workshop) for game in games().values()])

    async def game(self, request: Request) -> Response:
        return reply(about(found(request), self.has_workshop))

    async def reference(self, request: Request) -> Response:
        game = found(request)
        return await self.print(
            request, f"reference {game.key}", lambda: api.Reference(game.key, content(game), fields(game))
        )

    async def content(self, request: Request) -> Response:
        game, file = found(request), request.path_params["file"]
        if file not in content_files(game):
            raise RequestError("not-here", f"the box of {game.name} has no file {file!r}")
        return await self.print(request, f"content {game.key} {file}", lambda: content(game)[file])

    async def rules(self, request: Request) -> Response:
        game = found(request)
        language = language_of(game, spoken(request))
        return await self.print(request, f"rules {language} {game.key}", lambda: rules_of(game, language))

    async def lesson(self, request: Request) -> Response:
        lesson, language = taught(request, find_lesson, "lesson"), spoken(request)
        return await self.print(
            request, f"lesson {language} {lesson.game.key}", lambda: lessons.about(lesson, language)
        )

    async def turn(self, request: Request) -> Response:
        turn, language = taught(request, find_turn, "worked turn"), spoken(request)
        return await self.print(request, f"turn {language} {turn.game.key}", lambda: lessons.worked(turn, language))

    async def learn(self, request: Request) -> Response:
        lesson, language = taught(request, find_lesson, "lesson"), spoken(request)
        place = await body_of(request, learning_api.LessonPlace, self.limits)
        return await self.beside(request, lambda: reply(lessons.met(lesson, language, place)))

    async def puzzles(self, request: Request) -> Response:
        today = datetime.now(UTC).date()
        if self.puzzle_counts is not None:
            return reply(puzzles.listed(self.puzzle_counts, today))
        return await self.beside(request, lambda: reply(puzzles.listed(counted(games().values()), today)))

    async def puzzle(self, request: Request) -> Response:
        game, number = found(request), request.path_params["number"]
        return await self.beside(request, lambda: reply(puzzles.asked(puzzles.numbered(game, number))))

    async def solve_puzzle(self, request: Request) -> Response:
        game, number = found(request), request.path_params["number"]
        tried = await body_of(request, learning_api.PuzzleTry, self.limits)
        return await self.beside(request, lambda: reply(puzzles.judged(puzzles.numbered(game, number), tried.answer)))

    async def play_on(self, request: Request) -> Response:
        which = puzzles.numbered(found(request), request.path_params["number"])
        wanted = await body_of(request, learning_api.PlayOn, self.limits)
        person, new = self.visitors.person(request)
        wanted.name = wanted.name or person.name
        maker, payer = self.visitors.maker(request), self.visitors.payer(request)
        made = await self.hosting.play_on(puzzles.scene(which), wanted, maker, payer.spend, person.id)
        return await self.newly_made(made, person, new, request)

    async def print(
        self, request: Request, key: str, make: Callable[[], Any], media_type: str = "application/json"
    ) -> Response:
        """What is the same for everybody and always: put together and compressed once, beside the loop."""

        def printed() -> bytes:
            made = make()
            data = made if isinstance(made, bytes) else encode(made)
            gzipped(data)
            return data

        if key not in self.printed:
            self.printed[key] = await self.beside(request, printed)
        return public_response(request.scope, self.printed[key], media_type)

    async def words(self, request: Request) -> Response:
        language, key = spoken(request), request.path_params["game"]
        package = "bothy.locales" if key == "shared" else package_of(found(request))
        part = query_of(request, "words")["part"]
        return await self.print(
            request,
            f"words {language} {key} {part}",
            lambda: catalogue(language, package, part).encode(),
            "text/plain; charset=utf-8",
        )

    # The lobby

    async def tables(self, request: Request) -> Response:
        return reply(api.Tables(await self.hosting.open_tables()))

    async def mine(self, request: Request) -> Response:
        wanted = await body_of(request, place_api.MyLinks, self.limits)
        known = [await self.hosting.my_table(link.table, link.secret) for link in wanted.links]
        return reply(place_api.MyTables([table for table in known if table is not None]))

    async def lobby(self, request: Request) -> Response:
        tables, chats = await self.hosting.open_tables(), self.hosting.common_room.chats[-50:]
        return reply(api.Lobby(tables, chats, self.offers_tab))

    async def chat_in_lobby(self, request: Request) -> Response:
        wanted = await body_of(request, api.SayInLobby, self.limits)
        if not clean(wanted.text, 400):
            raise RequestError("empty", "there is nothing to say")
        if not self.visitors.payer(request).chat():
            raise RequestError("too-fast", "not so fast")
        person, new = self.visitors.person(request)
        said = await self.hosting.common_room.speak(person.name, wanted.text, wanted.id)
        return self.known_again(reply(said, 201), person, new, request)

    # Making tables

    async def make_table(self, request: Request) -> Response:
        wanted = await body_of(request, api.NewTable, self.limits)
        person, new = self.visitors.person(request)
        wanted.name = wanted.name or person.name
        maker, payer = self.visitors.maker(request), self.visitors.payer(request)
        made = await self.hosting.make(wanted, maker, payer.spend, person.id)
        return await self.newly_made(made, person, new, request)

    async def take_up_table(self, request: Request) -> Response:
        carried = await body_of(request, api.CarriedTable, self.limits)
        person, new = self.visitors.person(request)
        maker, payer = self.visitors.maker(request), self.visitors.payer(request)
        made = await carrying.taken_up(self.hosting, carried, maker, payer.spend, person.id, person.name)
        return await self.newly_made(made, person, new, request)

    async def carry_table(self, request: Request) -> Response:
        host = await self.host(request)
        if host.record.state == "open":
            raise RequestError("options", "there is no game yet that could be carried over")
        if not carrying.may_carry(host.record, secret_of(request), await self.home(request)):
            raise RequestError(
                "not-over", "before the end only who holds the chairs of all people may carry a table over"
            )
        return await self.beside(request, lambda: reply(carrying.packed(host)))

    async def what_if(self, request: Request) -> Response:
        wanted = await body_of(request, api.WhatIf, self.limits)
        host = await self.host(request)
        await self.may_look(request, host, invite=False)
        if host.record.state != "finished":
            raise RequestError("not-over", "before the end it would tell what is hidden")
        person, new = self.visitors.person(request)
        wanted.name = wanted.name or person.name
        maker, payer = self.visitors.maker(request), self.visitors.payer(request)
        made = await self.hosting.what_if(host, wanted, maker, payer.spend, person.id)
        return await self.newly_made(made, person, new, request)

    async def newly_made(self, made: api.Made, person: Person, new: bool, request: Request) -> Response:
        await self.hosting.let_be(made.table)
        return self.known_again(reply(made, 201), person, new, request)

    def known_again(self, answer: Response, person: Person, new: bool, request: Request) -> Response:
        """The answer, with a cookie for who came without one."""
        if new:
            self.visitors.give_cookie(answer, person, request)
        return answer

    # Who may look

    async def may_look(self, request: Request, host: Host, invite: bool = True) -> int:
        """As which viewer somebody may look at a table by the secret that came along: of a link, or of their place."""
        record, secret = host.record, secret_of(request)
        home = await self.home(request)
        for seat, chair in enumerate(record.chairs):
            if opens(secret, chair.secret) or (home and chair.who == home and chair.person):
                return seat
        if opens(secret, record.owner) or (home and record.owned_by == home):
            return SPECTATOR
        now = invite and (opens(secret, record.invite) or may_watch(record))
        if record.public or opens(secret, record.watch) or now:
            check_welcome(host.record, [self.known(request), f"@{self.visitors.whence(request.scope)}"])
            return SPECTATOR
        raise RequestError("private", "this table is by link only")

    async def home(self, request: Request) -> str:
        """Whose place the secret that came along opens; empty if it is no key."""
        key = await self.hosting.places.key(secret_of(request))
        return key.person if key is not None and key.kind == DEVICE else ""

    def known(self, request: Request) -> str:
        """Who asks, if they were here before; else empty."""
        person, new = self.visitors.person(request)
        return "" if new else person.id

    async def eyes(self, request: Request, host: Host, wanted: int, invite: bool = False) -> int:
        """Through whose eyes somebody may look at a game: their own, and after the end anybody's."""
        own = await self.may_look(request, host, invite)
        viewer = own if wanted == MYSELF else wanted
        if viewer >= len(host.record.chairs):
            raise RequestError("no-seat", "there is no such seat")
        if host.record.state != "finished" and viewer not in (own, SPECTATOR):
            raise RequestError("not-over", "before the end one sees only what one's own seat has seen")
        if viewer == SPECTATOR and host.record.watching == "off" and host.record.state == "playing":
            raise RequestError("no-watching", "this table lets nobody watch")
        if viewer >= 0:
            await host.people.sees(self.known(request), viewer)
        return viewer

    # One table

    async def host(self, request: Request) -> Host:
        return await self.hosting.host(request.path_params["table"])

    async def table(self, request: Request) -> Response:
        host = await self.host(request)
        await self.may_look(request, host)
        return reply(table_part(host, host.agreeing))

    async def join(self, request: Request) -> Response:
        wanted = await body_of(request, api.Join, self.limits)
        host = await self.host(request)
        record = host.record
        if not record.public and not opens(secret_of(request), record.invite):
            raise RequestError("private", "this table is by link only")
        person, new = self.visitors.person(request)
        name = wanted.name or ("" if wanted.beside else person.name)
        whence, payer = self.visitors.whence(request.scope), self.visitors.payer(request)
        joining = lambda: host.people.join(name, wanted.seat, wanted.beside, person.id, whence)  # noqa: E731
        seated = await host.in_turn(joining, "POST join", payer.spend)
        return self.known_again(reply(seated, 201), person, new, request)

    async def door(self, request: Request) -> Response:
        host = await self.host(request)
        check_welcome(host.record, [self.known(request), f"@{self.visitors.whence(request.scope)}"])
        return reply(door_of(host.record, await self.home(request)))

    async def knock(self, request: Request) -> Response:
        wanted = await body_of(request, api.Knock, self.limits)
        host = await self.host(request)
        person, new = self.visitors.person(request)
        whence, payer = self.visitors.whence(request.scope), self.visitors.payer(request)
        knocking = lambda: host.people.join(wanted.name or person.name, -1, False, person.id, whence, knock=True)  # noqa: E731
        seated = await host.in_turn(knocking, "POST knock", payer.spend)
        return self.known_again(reply(seated, 201), person, new, request)

    # Replays

    async def journal(self, request: Request) -> Response:
        host = await self.host(request)
        viewer = await self.may_look(request, host, invite=False)
        if host.record.state == "finished":
            text = await self.beside(request, host.journal_text)
            name = f"{host.record.game}-{host.record.id}.journal"
            return Response(
                text, media_type="text/plain", headers={"content-disposition": f'attachment; filename="{name}"'}
            )
        viewer = await self.eyes(request, host, viewer)
        may_look_back(host)
        return await self.moments(request, host, viewer, 0, frames.MOST)

    async def frames(self, request: Request) -> Response:
        host = await self.host(request)
        values = query_of(request, "frames")
        viewer = await self.eyes(request, host, values["viewer"])
        may_look_back(host)
        return await self.moments(request, host, viewer, values["first"], values["count"])

    async def moments(self, request: Request, host: Host, viewer: int, first: int, count: int) -> Response:
        if host.position is None:
            return reply(api.Frames(host.record.id, viewer, 0, []))
        return await self.replayed(request, host, lambda replay: frames.frames(replay, host, viewer, first, count))

    async def story(self, request: Request) -> Response:
        host = await self.host(request)
        viewer = await self.eyes(request, host, query_of(request, "story")["viewer"])
        if host.position is None:
            return reply(api.Story(host.record.id, viewer, 0, [], []))
        return await self.replayed(request, host, lambda replay: frames.story(replay, host, viewer))

    async def text(self, request: Request) -> Response:
        host = await self.host(request)
        values = query_of(request, "text")
        language, wanted, at = values["language"], values["viewer"], values["at"]
        now = at < 0 or host.position is None
        viewer = await self.eyes(request, host, wanted, invite=now and wanted == MYSELF)
        if now:
            payer = self.visitors.payer(request)
            await host.in_turn(lambda: host.recall(payer.spend), "GET text", payer.spend)
            now_told = Moment.now(host)
            return await self.beside(request, lambda: reply(text_view(now_told, host, viewer, language)))
        may_look_back(host)
        return await self.replayed(request, host, lambda replay: text_view_at(replay, host, viewer, language, at))

    # Beside the loop

    async def replayed(self, request: Request, host: Host, do: Callable[[Replay[Any]], Any]) -> Response:
        """What comes of the replay of a table; put into JSON there too."""
        whose, payer = self.visitors.whence(request.scope), self.visitors.payer(request)

        def told(replay: Replay[Any]) -> Slices[Response]:
            found = do(replay)
            return reply((yield from found) if isinstance(found, Generator) else found)

        return await self.hosting.replays.use(host, told, whose, payer.spend)

    async def beside(self, request: Request, do: Callable[[], R]) -> R:
        return await self.hosting.work.beside(do, self.visitors.payer(request).spend)


def found(request: Request) -> Game[Any]:
    """The game that a path names."""
    try:
        return find(request.path_params["game"])
    except ValueError as error:
        raise RequestError("no-game", str(error)) from error


def taught(request: Request, look: Callable[[Game[Any]], R | None], what: str) -> R:
    """The lesson, or the worked turn, of the game that a path names."""
    game = found(request)
    teaching = look(game)
    if teaching is None:
        raise RequestError("no-lesson", f"{game.name} has no {what} yet")
    return teaching


def rules_of(game: Game[Any], language: str) -> api.Rules:
    known = [
        api.Clause(key, clause.section, clause.title, clause.text) for key, clause in clauses(game, language).items()
    ]
    return api.Rules(game.key, language, known)


def spoken(request: Request) -> str:
    """The language asked for; who asks for one there is not is told which there are."""
    language = str(request.path_params["language"])
    if language not in languages():
        raise RequestError("no-language", f"there is no language {language!r}; there are: {', '.join(languages())}")
    return language


def may_look_back(host: Host) -> None:
    """Refuse to show what was, while people have to remember it by themselves."""
    if host.record.state == "playing" and host.updates.shown():
        raise RequestError("by-heart", "this table trusts memory: what was is shown again after the end")
