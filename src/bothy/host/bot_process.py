"""A process in which bots think: reads sights as JSON lines, writes choices, or advice for a person.

It has nothing else of any table.
"""

from __future__ import annotations

import os
import sys

import msgspec

from bothy.bots import bot
from bothy.games import find, games
from bothy.host.advice import advised
from bothy.host.conversation import READY, Conversation, converse


class BotQuestion(msgspec.Struct):
    """A question to a bot."""

    game: str
    bot: str
    sight: msgspec.Raw
    seed: int
    advice: bool = False
    """Whether a person asks what to do: then the two best answers are told, with what speaks for them."""


def think(line: bytes) -> str:
    """What the bot of this line chooses, as notation."""
    question = msgspec.json.decode(line, type=BotQuestion)
    game = find(question.game)
    sight = game.load_sight(msgspec.json.decode(question.sight))
    if question.advice:
        return msgspec.json.encode(advised(game, sight, question.bot, question.seed)).decode()
    player = bot(question.bot, game)
    choice = player.choose(sight, sight.choices(), question.seed)
    if player.faults["failed"]:  # said aloud, so that it is counted; whoever asked has somebody who answers instead
        raise RuntimeError(f"{question.bot} failed in a world it had imagined")
    return choice.notation


def conversation() -> Conversation:
    """Questions, and what the bots choose."""
    line = yield READY
    while True:
        try:
            reply = {"choice": think(line)}
        except Exception as error:  # a bot may fail in any way, and only its own answer is lost
            reply = {"error": f"{type(error).__name__}: {error}"}
        line = yield msgspec.json.encode(reply)


def main() -> None:
    games()  # found now, not within the budget of the first thought
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))  # people's answers come first
    converse(conversation(), sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
