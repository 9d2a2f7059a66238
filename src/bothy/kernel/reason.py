"""Reasons: what speaks for an answer or against it, in the words of the game."""

from __future__ import annotations

from typing import Final

from bothy.kernel.message import Message

GAINS: Final = "gains"
RISKS: Final = "risks"
KEEPS: Final = "keeps"


class Reason:
    """Something that is true of an answer, as far as one sight can tell."""

    def __init__(self, kind: str, message: Message) -> None:
        self.kind = kind
        """Whether it tells what the answer GAINS, RISKS or KEEPS."""
        self.message = message

    def __repr__(self) -> str:
        return f"Reason({self.kind!r}, {self.message.id!r}, {self.message.values!r})"
