"""What the endpoints of the workshop reply."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import Response

from bothy.host.errors import RequestError
from bothy.host.fellows import Fellow
from bothy.host.leases import Elsewhere
from bothy.kernel import Game
from bothy.study.workshop import api
from bothy.web.replies import Replies, found, spoken
from bothy.web.requests import body_of, raw_body_of
from bothy.web.responses import reply

if TYPE_CHECKING:
    from bothy.study.workshop.bench import Bench
    from bothy.web.relays import Relays


class WorkshopReplies:
    """The endpoints of the workshop: for each name in `bothy.web.endpoints` a method."""

    def __init__(self, replies: Replies, relays: Relays | None = None) -> None:
        self.replies = replies
        self.relays = relays
        self.bench: Bench | None = None
        """Set up when somebody first comes to it."""
        self.planned = 0.0
        """Seconds of play that a trial is planned for; 0 for as many as is usual."""

    async def close(self) -> None:
        if self.bench is not None:
            await self.bench.close()

    def set_up(self) -> Bench | None:
        if self.bench is None and self.replies.has_workshop:
            from bothy.study.workshop.bench import Bench  # who does not come to it need not load it

            self.bench = Bench(self.replies.hosting.bot_pool, self.replies.hosting.packs.start)
            self.bench.lane.planned = self.planned or self.bench.lane.planned
        return self.bench

    def asked(self, request: Request) -> tuple[Bench, Game[Any], str]:
        """The bench, the game and the language of a request; refused where there is no workshop."""
        game, language = found(request), spoken(request)
        bench = self.set_up()
        if bench is None:
            raise RequestError("no-workshop", "this house has no workshop; it is begun with --workshop")
        return bench, game, language

    def whose(self, request: Request) -> str:
        """Who asks, who has one trial at a time."""
        return self.replies.known(request) or f"@{self.replies.visitors.whence(request.scope)}"

    async def workshop(self, request: Request) -> Response:
        bench, game, language = self.asked(request)
        return await self.replies.print(
            request, f"workshop {language} {game.key}", lambda: bench.laid_out(game, language)
        )

    async def check_draft(self, request: Request) -> Response:
        bench, game, language = self.asked(request)
        draft = await body_of(request, api.WorkshopDraft, self.replies.limits)
        payer = self.replies.visitors.payer(request)
        return reply(await bench.check(game, language, draft, self.whose(request), payer.spend))

    async def open_file(self, request: Request) -> Response:
        bench, game, language = self.asked(request)
        file = await body_of(request, api.WorkshopFile, self.replies.limits)
        payer = self.replies.visitors.payer(request)
        return reply(await bench.open(game, language, file, self.whose(request), payer.spend))

    async def trial(self, request: Request) -> Response:
        bench, game, language = self.asked(request)
        return await self.elsewhere(request) or reply(bench.lane.state(self.whose(request), game.key, language))

    async def begin_trial(self, request: Request) -> Response:
        bench, game, language = self.asked(request)
        passed = await self.elsewhere(request)
        if passed is not None:
            return passed
        wanted = await body_of(request, api.NewTrial, self.replies.limits)
        payer = self.replies.visitors.payer(request)
        return reply(await bench.begin(game, language, wanted, self.whose(request), payer.spend), 202)

    async def cancel_trial(self, request: Request) -> Response:
        bench, game, language = self.asked(request)
        passed = await self.elsewhere(request)
        if passed is not None:
            return passed
        await bench.lane.cancel(self.whose(request))
        return reply(bench.lane.state(self.whose(request), game.key, language))

    async def elsewhere(self, request: Request) -> Response | None:
        """What the process answers that sees to all trials of whoever asks; None if it is this one."""
        relays, visitors = self.relays, self.replies.visitors
        if relays is None or visitors.hop(request.scope) is not None:
            return None
        whose = self.whose(request)

        async def here() -> None:
            keeper = relays.company.fellows.keeper(whose)
            if keeper is not None:
                raise Elsewhere("", keeper)

        async def there(fellow: Fellow) -> Response:
            return await relays.pass_request(request, await raw_body_of(request, visitors.limits), fellow)

        found: Response | None = await relays.settle(here, None, there)
        return found
