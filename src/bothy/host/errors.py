"""What is said to a client whose request cannot be granted."""

from __future__ import annotations

from bothy.kernel.message import Message


class RequestError(Exception):
    """Something a client asked for is not done. The code is for programs, the text and the message for people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.message = Message(f"sorry-{code}")
