"""A process in which drafts and files of the workshop are looked at: one child each, with limits, like a pack."""

from __future__ import annotations

from typing import Literal

import msgspec

from bothy.games import find
from bothy.host.conversation import Conversation
from bothy.host.pack_process import Judge, Judging, Verdict, judge_apart, judge_here, serve, verdicts
from bothy.study.workshop import api
from bothy.study.workshop.drafts import Changes, checked, opened
from bothy.study.workshop.sheets import sheets_of
from bothy.study.workshop.telling import Telling


class BenchQuestion(msgspec.Struct):
    """A draft to be checked, or a file to be opened."""

    do: Literal["check", "open"]
    game: str
    language: str
    seats: int = 0
    options: dict[str, str] = {}
    changes: Changes = {}
    text: str = ""
    name: str = ""


def judge(line: bytes) -> str:
    """What is said of it, as JSON."""
    question = msgspec.json.decode(line, type=BenchQuestion)
    telling = Telling(find(question.game), question.language)
    if question.do == "open":
        told: api.Checked | api.Opened = telling.opened(*opened(question.game, question.text, question.name))
    else:
        told = telling.checked(checked(question.game, question.changes, question.seats, question.options))
    return msgspec.json.encode(told).decode()


def conversation(judging: Judging = judge_here) -> Conversation:
    """Drafts and files, and what is said of them."""

    def with_its_box_read(judge: Judge, line: bytes) -> Verdict:
        sheets_of(msgspec.json.decode(line, type=BenchQuestion).game)  # once, and not anew in every child
        return judging(judge, line)

    return verdicts(judge, with_its_box_read)


if __name__ == "__main__":
    serve(conversation(judge_apart))
