"""Push: what browsers show though no page of ours is open."""

from __future__ import annotations

import hashlib

import msgspec

from bothy.host.errors import RequestError
from bothy.host.notices.notice import Told
from bothy.host.notices.sending import Letter, Outcome
from bothy.host.notices.wishes import Device, Wishes
from bothy.host.work import Work
from bothy.web.carriers.outside import Outside, Place, Unreachable, outcome_of
from bothy.web.carriers.sealing import House, device_keys, padded, seal, urlsafe

encode = msgspec.json.Encoder().encode
TITLE, TEXT = 120, 300
"""So many letters of a title and of a text are shown."""


class PushCarrier:
    """Carries notices to the push services of browsers."""

    name = "push"
    a_day = 500

    def __init__(self, house: House, outside: Outside, work: Work) -> None:
        self.house = house
        self.outside = outside
        self.work = work
        self.public_key = house.public_key

    def check(self, device: Device) -> None:
        self.outside.place(device.endpoint)
        device_keys(device.p256dh, device.auth)

    def letters(self, wishes: Wishes, told: Told) -> list[Letter]:
        return [Letter(wishes.person, device.endpoint, told, (device.p256dh, device.auth)) for device in wishes.devices]

    async def carry(self, letter: Letter) -> Outcome:
        try:
            place = self.outside.place(letter.address)
        except RequestError:  # it was allowed once, by other rules than today's: nobody can be reached there any more
            return Outcome.GONE
        body, headers = await self.work.beside(lambda: self.sealed(letter, place))
        try:
            status = await self.outside.post(place, headers, body)
        except Unreachable:
            return Outcome.LATER
        return Outcome.GONE if status in (404, 410) else outcome_of(status)

    def sealed(self, letter: Letter, place: Place) -> tuple[bytes, dict[str, str]]:
        """The body and the headers of a push message."""
        told = letter.told
        said = {"tag": told.tag, "path": told.path}
        said |= {"withdrawn": "yes"} if told.withdrawn else {"title": told.title[:TITLE], "text": told.text[:TEXT]}
        headers = {
            "Authorization": self.house.authorization(place.origin),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(int(told.seconds)),
            "Urgency": "low" if told.withdrawn else "normal",
            "Topic": topic(told.tag),
        }
        p256dh, auth = letter.keys
        return seal(padded(encode(said)), p256dh, auth), headers


def topic(tag: str) -> str:
    """What a push service may know of a tag: messages of one topic take each other's place while they wait."""
    return urlsafe(hashlib.sha256(tag.encode()).digest())[:32]
