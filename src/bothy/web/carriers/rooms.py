"""Chat rooms: a webhook is told whose turn it is, where a table lets anybody watch."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bothy.host.errors import RequestError
from bothy.host.notices.notice import Told
from bothy.host.notices.sending import Letter, Outcome
from bothy.host.notices.wishes import Wishes
from bothy.web.carriers.outside import Outside, Unreachable, outcome_of

encode = msgspec.json.Encoder().encode


class RoomCarrier:
    """Carries notices to the webhooks of chat rooms, of those hosts that whoever runs the house has named."""

    name = "rooms"
    a_day = 200

    def __init__(self, hosts: Sequence[str], outside: Outside, house: str) -> None:
        self.hosts = hosts
        self.outside = outside
        self.house = house
        """The address of the house, without a slash at its end."""

    def check(self, address: str) -> None:
        host = self.outside.place(address).host
        if not any(allowed in ("*", host) or host.endswith(f".{allowed}") for allowed in self.hosts):
            raise RequestError("address", f"this house tells rooms of {', '.join(self.hosts)} only")

    def letters(self, wishes: Wishes, told: Told) -> list[Letter]:
        return [Letter(wishes.person, wishes.room, told)] if wishes.room and told.room else []

    async def carry(self, letter: Letter) -> Outcome:
        text = f"{letter.told.room} {self.house}{letter.told.path}"
        body = encode({"text": text, "content": text})  # each kind of room reads one of them
        try:
            self.check(letter.address)
            status = await self.outside.post(
                self.outside.place(letter.address), {"Content-Type": "application/json"}, body
            )
        except RequestError:  # it was allowed once
            return Outcome.FAILED
        except Unreachable:
            return Outcome.LATER
        return outcome_of(status)
