"""The common room: what people say to everybody in the house, at whichever process they are."""

from __future__ import annotations

import time
from collections.abc import Callable

from bothy.host import protocol as say
from bothy.host import statements as sql
from bothy.host.names import clean
from bothy.host.storage import Storage
from bothy.host.storage_errors import Taken

SHOWN = 200
"""So many words are kept at hand."""


class CommonRoom:
    """What was said last."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.chats: list[say.Chat] = []
        self.heard: dict[tuple[str, str], say.Chat] = {}
        """What was said of late, by whom and under which id."""
        self.tell: Callable[[], None] = lambda: None
        """Tells the other processes that something was said."""

    @property
    def number(self) -> int:
        return self.chats[-1].number if self.chats else 0

    async def open(self) -> None:
        self.chats = await self.storage.chats("", 50)

    async def catch_up(self) -> None:
        """Hear what was said at other processes."""
        for number, seat, name, words, at in await self.storage.read(sql.CHATS_AFTER, ("", self.number, SHOWN)):
            self.add(say.Chat(number, seat, name, words, int(at * 1000)))

    def add(self, chat: say.Chat) -> None:
        if chat.number > self.number:
            self.chats.append(chat)
            del self.chats[:-SHOWN]

    async def speak(self, name: str, words: str, id: str) -> say.Chat:
        """Say something; the same words sent again by the same person are said once, also at another process."""
        said = self.heard.get((name, id)) or await self.said(clean(name) or "?", id)
        while said is None:
            now = time.time()
            chat = say.Chat(self.number + 1, -1, clean(name) or "?", clean(words, 400), int(now * 1000))
            try:
                values = ("", chat.number, now, chat.seat, chat.name, chat.text, id)
                await self.storage.write([(sql.SAY_IN_LOBBY, values)])
            except Taken:  # somebody has spoken at another process
                await self.catch_up()
            else:
                said = chat
                self.add(chat)
                self.tell()
        self.heard[name, id] = said
        if len(self.heard) > SHOWN:
            del self.heard[next(iter(self.heard))]
        return said

    async def said(self, name: str, id: str) -> say.Chat | None:
        """What the same person has said under this id at another process."""
        if not self.storage.base.shared:
            return None
        await self.catch_up()
        found = await self.storage.read(sql.SAID_IN_LOBBY, (self.number - SHOWN, name, id))
        for number, seat, called, words, at in found:
            return say.Chat(number, seat, called, words, int(at * 1000))
        return None
