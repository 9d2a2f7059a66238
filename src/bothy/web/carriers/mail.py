"""Mail, by the SMTP server that whoever runs the house has named. Each has a link that ends it."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email import policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from bothy.host.notices.notice import Told
from bothy.host.notices.sending import Letter, Outcome
from bothy.host.notices.wish_book import WishBook
from bothy.host.notices.wishes import Wishes
from bothy.locales import Speech

SECONDS: Final = 20.0
LONG_LINES: Final = policy.default.clone(max_line_length=990)
"""Else long links in headers would be written in pieces that not every mail program puts together."""
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")


class MailServer(Struct, frozen=True):
    """Where mail is handed in."""

    host: str
    port: int
    user: str
    password: str
    sealed: bool
    """Whether by TLS from the first byte."""

    @staticmethod
    def at(address: str) -> MailServer:
        """From `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte."""
        found = urlsplit(address)
        if found.scheme not in ("smtp", "smtps") or not found.hostname:
            raise ValueError(f"a mail server is named as smtp://user@host:587 or smtps://user@host, not {address!r}")
        sealed = found.scheme == "smtps"
        user, password = unquote(found.username or ""), unquote(found.password or "")
        return MailServer(found.hostname, found.port or (465 if sealed else 587), user, password, sealed)


class MailCarrier:
    """Carries notices as mail."""

    name = "mail"
    a_day = 50

    def __init__(self, server: MailServer, sender: str, house: str, book: WishBook) -> None:
        self.server = server
        self.sender = sender
        self.house = house
        """The address of the house, without a slash at its end."""
        self.book = book

    def letters(self, wishes: Wishes, told: Told) -> list[Letter]:
        if wishes.mail is None or not wishes.mail.confirmed or told.withdrawn:
            return []
        return [Letter(wishes.person, wishes.mail.address, told, (self.book.mail_secret(wishes, "stop"),))]

    async def carry(self, letter: Letter) -> Outcome:
        message = self.message(letter)
        try:
            await asyncio.to_thread(self.hand_in, message)
        except (smtplib.SMTPRecipientsRefused, smtplib.SMTPDataError):
            return Outcome.FAILED
        except (OSError, smtplib.SMTPException):
            return Outcome.LATER
        return Outcome.DONE

    def message(self, letter: Letter) -> EmailMessage:
        """A mail in plain words; what ends it stands in it, and where mail programs look for it."""
        told, (stop,) = letter.told, letter.keys
        link = f"{self.house}/stop/{stop}"
        speech = Speech(self.book.of(letter.person).language)
        message = EmailMessage(LONG_LINES)
        message["Subject"] = told.title
        message["From"] = self.sender
        message["To"] = letter.address
        message["Date"] = formatdate(usegmt=True)
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2].rstrip(">"))
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{link}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        body = [told.text, f"{self.house}{told.path}", f"-- \n{speech.text('notice-mail-stop')} {link}"]
        message.set_content("\n\n".join([part for part in body if part]) + "\n")
        return message

    def hand_in(self, message: EmailMessage) -> None:
        server = self.server
        if server.sealed:
            trust = ssl.create_default_context()
            line: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=trust)
        else:
            line = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
        with line:
            if not server.sealed:
                line.ehlo()
                if line.has_extn("starttls"):
                    line.starttls(context=ssl.create_default_context())
                    line.ehlo()
                elif server.user and server.host not in LOOPBACK:
                    raise smtplib.SMTPException("the mail server takes no TLS, so it is told no password")
            if server.user:
                line.login(server.user, server.password)
            line.send_message(message)
