"""What the endpoints reply by which people have their place on every device, keep it, and leave it."""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from bothy.host import api, my_place, place_api
from bothy.host.names import clean
from bothy.host.places import BOTH, CODE_SECONDS, KEEPSAKE, MOVE, Key
from bothy.host.tables import Tables
from bothy.web.cookie import COOKIE, Person, newcomer
from bothy.web.requests import body_of, secret_of
from bothy.web.responses import reply
from bothy.web.visitors import Visitors


class PlaceReplies:
    """The endpoints about places: for each name in `bothy.web.endpoints` a method."""

    def __init__(self, tables: Tables, visitors: Visitors) -> None:
        self.tables = tables
        self.visitors = visitors

    async def key(self, request: Request) -> Key:
        """The key of the device that asks."""
        return my_place.device_key(await self.tables.places.key(secret_of(request)))

    async def open_place(self, request: Request) -> Response:
        wanted = await body_of(request, place_api.OpenPlace, self.visitors.limits)
        person, _ = self.visitors.person(request)
        if wanted.anew:
            person = Person(newcomer().id, person.name)
        secret = await self.tables.places.open(person.id, person.name, clean(wanted.device, 40))
        await my_place.claim(self.tables, person.id, wanted.links)
        answer = reply(place_api.PlaceSecret(secret), 201)
        self.visitors.give_cookie(answer, person, request)
        return answer

    async def place(self, request: Request) -> Response:
        return reply(await my_place.place(self.tables, await self.key(request)))

    async def new_code(self, request: Request) -> Response:
        wanted = await body_of(request, place_api.NewCode, self.visitors.limits)
        key = await self.key(request)
        secret = await self.tables.places.add(key.person, MOVE if wanted.move else BOTH)
        return reply(place_api.PlaceSecret(secret, int((time.time() + CODE_SECONDS) * 1000)), 201)

    async def keepsake(self, request: Request) -> Response:
        key = await self.key(request)
        return reply(place_api.PlaceSecret(await self.tables.places.add(key.person, KEEPSAKE)), 201)

    async def take_place(self, request: Request) -> Response:
        wanted = await body_of(request, place_api.TakePlace, self.visitors.limits)
        taken = await my_place.take(self.tables, wanted.secret, clean(wanted.device, 40))
        answer = reply(place_api.TakenPlace(taken.secret, taken.name), 201)
        self.visitors.give_cookie(answer, Person(taken.person, taken.name), request)
        return answer

    async def end_key(self, request: Request) -> Response:
        wanted = await body_of(request, place_api.EndKey, self.visitors.limits)
        key = await self.key(request)
        await my_place.end(self.tables, key.person, wanted.id)
        return reply(api.Noted(True))

    async def put_away(self, request: Request) -> Response:
        wanted = await body_of(request, place_api.PutAway, self.visitors.limits)
        key = await self.key(request)
        await my_place.put_away(self.tables, key.person, wanted.table)
        return reply(api.Noted(True))

    async def export(self, request: Request) -> Response:
        copy = my_place.export(self.tables, await self.key(request))
        return StreamingResponse(copy, media_type="application/json")

    async def forget_me(self, request: Request) -> Response:
        key = await self.key(request)
        await my_place.forget(self.tables, key.person)
        answer = reply(api.Noted(True))
        answer.delete_cookie(COOKIE)
        return answer
