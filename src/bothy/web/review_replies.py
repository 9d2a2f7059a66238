"""What the endpoints reply by which finished games are looked back at."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from bothy.host.errors import RequestError
from bothy.host.host import Host
from bothy.web.replies import Replies
from bothy.web.requests import query_of
from bothy.web.responses import reply


class ReviewReplies:
    """The endpoints about reviews: for each name in `bothy.web.endpoints` a method."""

    def __init__(self, replies: Replies) -> None:
        self.replies = replies
        self.lane = replies.hosting.reviews

    async def finished(self, request: Request) -> Host:
        """The table of a request, if its game is over and whoever asks may look at it."""
        host = await self.replies.host(request)
        await self.replies.may_look(request, host, invite=False)
        if host.record.state != "finished":
            raise RequestError("not-over", "a review of a running game does not exist")
        return host

    def whose(self, request: Request) -> str:
        """Who asks, for whom one game at a time is looked back at."""
        return self.replies.known(request) or f"@{self.replies.visitors.whence(request.scope)}"

    async def review(self, request: Request) -> Response:
        host = await self.finished(request)
        known = query_of(request, "review")["known"]
        return reply(await self.lane.state(host.record.id, self.whose(request), known))

    async def begin_review(self, request: Request) -> Response:
        host = await self.finished(request)
        await self.lane.begin(host, self.whose(request))
        return reply(await self.lane.state(host.record.id, self.whose(request)), 202)

    async def cancel_review(self, request: Request) -> Response:
        host = await self.finished(request)
        await self.lane.cancel(host.record.id, self.whose(request))
        return reply(await self.lane.state(host.record.id, self.whose(request)))
