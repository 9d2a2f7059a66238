"""What the endpoints reply by which people say how they wish to be called back."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from bothy.host import api
from bothy.host.errors import RequestError
from bothy.host.notices import api as notices_api
from bothy.host.notices import feeds
from bothy.host.notices.wishes import Wishes
from bothy.host.secrets import opens
from bothy.host.tables import Tables
from bothy.web.requests import body_of, secret_of
from bothy.web.responses import reply
from bothy.web.visitors import Visitors


class NoticeReplies:
    """The endpoints about notices: for each name in `bothy.web.endpoints` a method."""

    def __init__(self, tables: Tables, visitors: Visitors) -> None:
        self.tables = tables
        self.visitors = visitors

    async def person(self, request: Request) -> str:
        """Who asks. Wishes are kept of somebody who was here before, and so can come back to change them."""
        person, new = self.visitors.person(request)
        if new:
            raise RequestError("hello", "the house did not learn who you are; ask /api/me first")
        await self.tables.desk.welcome(person.id, self.visitors.whence(request.scope))
        return person.id

    async def my_notices(self, request: Request) -> Response:
        person, new = self.visitors.person(request)
        answer = reply(self.tables.desk.mine(person.id))
        if new:
            self.visitors.give_cookie(answer, person, request)
        return answer

    async def wish(self, request: Request) -> Response:
        wished = await body_of(request, notices_api.NoticeWishes, self.visitors.limits)
        return reply(await self.tables.desk.wish(await self.person(request), wished))

    async def add_device(self, request: Request) -> Response:
        wished = await body_of(request, notices_api.NewDevice, self.visitors.limits)
        return reply(await self.tables.desk.add_device(await self.person(request), wished))

    async def remove_device(self, request: Request) -> Response:
        wished = await body_of(request, notices_api.OldDevice, self.visitors.limits)
        return reply(await self.tables.desk.remove_device(await self.person(request), wished.endpoint))

    async def set_mail(self, request: Request) -> Response:
        wished = await body_of(request, notices_api.MailWish, self.visitors.limits)
        return reply(
            await self.tables.desk.ask_mail(await self.person(request), wished.address.strip(), wished.language)
        )

    async def confirm_mail(self, request: Request) -> Response:
        wished = await body_of(request, notices_api.Confirmation, self.visitors.limits)
        await self.tables.desk.confirm(wished.secret)
        return reply(api.Noted(True))

    async def stop_mail(self, request: Request) -> Response:
        """Whether there was something to end is not told: nobody learns by this which secrets there are."""
        await self.tables.desk.stop(request.path_params["secret"])
        return reply(api.Noted(True))

    async def set_room(self, request: Request) -> Response:
        wished = await body_of(request, notices_api.RoomWish, self.visitors.limits)
        return reply(await self.tables.desk.set_room(await self.person(request), wished.address.strip()))

    async def set_feed(self, request: Request) -> Response:
        wished = await body_of(request, notices_api.FeedWish, self.visitors.limits)
        return reply(await self.tables.desk.set_feed(await self.person(request), wished.on))

    async def try_notices(self, request: Request) -> Response:
        return reply(notices_api.Tried(await self.tables.desk.try_out(await self.person(request))))

    # Feeds

    async def feed(self, request: Request) -> Response:
        wishes = self.reader(request)
        house = self.house(request)
        own = f"{house}{request.url.path}"
        told = feeds.atom(await self.tables.errands.turns(wishes.person), wishes.language, house, own)
        return Response(told, media_type="application/atom+xml")

    async def feed_calendar(self, request: Request) -> Response:
        wishes = self.reader(request)
        told = feeds.calendar(await self.tables.errands.turns(wishes.person), wishes.language, self.house(request))
        return Response(told, media_type="text/calendar")

    def reader(self, request: Request) -> Wishes:
        """Whose feed it is that a secret opens."""
        wishes = self.tables.desk.book.opened("feed", request.path_params["secret"])
        if wishes is None or not self.tables.desk.ways.feeds:
            raise RequestError("link", "this link opens nothing here; it may have been renewed")
        return wishes

    def house(self, request: Request) -> str:
        return self.visitors.base_url or f"{request.url.scheme}://{request.url.netloc}"

    # The bell of a table

    async def bell(self, request: Request) -> Response:
        await self.seat(request)
        person, _ = self.visitors.person(request)
        return reply(notices_api.Ringing(self.tables.desk.bell(person.id, request.path_params["table"])))

    async def ring(self, request: Request) -> Response:
        wished = await body_of(request, notices_api.Ringing, self.visitors.limits)
        seat = await self.seat(request)
        await self.tables.desk.ring(await self.person(request), request.path_params["table"], seat, wished.ringing)
        return reply(wished)

    async def seat(self, request: Request) -> str:
        """The hash of the link of the seat that came along."""
        record = (await self.tables.host(request.path_params["table"])).record
        secret = secret_of(request)
        found = next((chair.secret for chair in record.chairs if opens(secret, chair.secret)), "")
        if not found:
            raise RequestError("not-yours", "only who holds a seat is called for it")
        return found
