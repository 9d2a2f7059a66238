"""A mail server of our own on this machine, and what it was handed."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session


class Letterbox:
    """All mail that has come, with whom it was for."""

    def __init__(self) -> None:
        self.mails: list[tuple[str, EmailMessage]] = []
        self.port = 0

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        message = message_from_bytes(envelope.original_content or b"", policy=default)
        assert isinstance(message, EmailMessage)
        self.mails.append((envelope.rcpt_tos[0], message))
        return "250 taken"


@contextmanager
def letterbox() -> Iterator[Letterbox]:
    box = Letterbox()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        box.port = int(probe.getsockname()[1])
    controller = Controller(box, hostname="127.0.0.1", port=box.port)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()
