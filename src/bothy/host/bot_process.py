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
    return bot(question.bot, game).choose(sight, sight.choices(), question.seed).notation


def main() -> None:
    games()  # found now, not within the budget of the first thought
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))  # people's answers come first
    out = sys.stdout.buffer
    out.write(b"ready\n")
    out.flush()
    for line in sys.stdin.buffer:
        try:
            reply = {"choice": think(line)}
        except Exception as error:  # a bot may fail in any way, and only its own answer is lost
            reply = {"error": f"{type(error).__name__}: {error}"}
        out.write(msgspec.json.encode(reply) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
