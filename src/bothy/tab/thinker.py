"""What runs in the thinking worker: the conversations of helpers, several at a time, a line of one after the other.

Each question is a line to one of them, or asks for a new one; its answer is the line that follows. A bot's thought runs
to its end; what takes longer, as a review does, comes in short slices, so that a bot's thought can go between.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from importlib import import_module

import msgspec
from msgspec import Struct

from bothy.bots import bot
from bothy.bots.usual import MASTER
from bothy.games import find
from bothy.host.conversation import Conversation

STRETCH = 0.03
"""So many seconds a slice of longer work takes."""

BOTS = "bothy.host.bot_process"
AT_A_STRETCH = (BOTS, "bothy.host.pack_process", "bothy.study.workshop.checking")
IN_SLICES = ("bothy.host.review_process", "bothy.study.workshop.trial_process")
"""Helpers that may be asked to come here."""


class Line(Struct):
    """A line to a helper."""

    talk: int
    """Which conversation."""
    module: str = ""
    """Whose, if it is to begin."""
    line: str | None = None
    ended: list[int] = []
    """Conversations that are over."""
    warm: str = ""
    """A game that bots will soon think about here, in place of all that."""


class Answer(Struct, omit_defaults=True):
    """What a helper says next."""

    line: str | None = None
    lost: bool = False
    """There is no such conversation: it was held in a worker that was ended."""


def begun(module: str) -> Conversation:
    """A conversation of one of our helpers, and of nobody else."""
    if module not in (*AT_A_STRETCH, *IN_SLICES):
        raise ValueError(f"{module} is no helper")
    conversation: Callable[..., Conversation] = import_module(module).conversation
    return conversation(STRETCH) if module in IN_SLICES else conversation()


class Thinker:
    """All conversations of one worker."""

    def __init__(self) -> None:
        self.talks: dict[int, Conversation] = {}

    def think(self, question: str) -> str:
        asked = msgspec.json.decode(question, type=Line)
        for talk in asked.ended:
            ended = self.talks.pop(talk, None)
            if ended is not None:
                ended.close()
        return msgspec.json.encode(self.answer(asked)).decode()

    def answer(self, asked: Line) -> Answer:
        if asked.warm:
            warm(asked.warm)
            return Answer()
        if asked.module:
            self.talks[asked.talk] = begun(asked.module)
            return Answer(next(self.talks[asked.talk]).decode())
        talk = self.talks.get(asked.talk)
        if talk is None:
            return Answer(lost=True)
        try:
            return Answer(talk.send((asked.line or "").encode()).decode())
        except StopIteration:
            del self.talks[asked.talk]
            return Answer()


def warm(game: str) -> None:
    """Import a game, and what searches in it, before anybody has to wait for that."""
    begun(BOTS).close()
    with suppress(ValueError):  # a game that there is not is told to who asks for it
        bot(MASTER, find(game))


thinker = Thinker()
think = thinker.think
