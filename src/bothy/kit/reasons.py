"""Reasons in the words of one game: `told = Because("loch-ness")`, then `told(GAINS, "photos", n=3)`."""

from __future__ import annotations

from bothy.kernel.message import Message, Value
from bothy.kernel.reason import Reason


class Because:
    """Puts reasons into words: the catalogue of the game has them as `loch-ness-because-photos`."""

    def __init__(self, key: str) -> None:
        self.key = key

    def __call__(self, kind: str, id: str, /, **values: Value) -> Reason:
        return Reason(kind, Message(f"{self.key}-because-{id}", values))
