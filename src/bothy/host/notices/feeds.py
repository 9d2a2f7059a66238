"""Feeds of one's turns, for readers and calendars: what a spectator sees, and the plain addresses of the tables."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from xml.sax.saxutils import escape, quoteattr

from bothy.host.notices.matters import Turn
from bothy.locales import Speech

HOUR = 3600.0


def atom(turns: Sequence[Turn], language: str, house: str, own: str) -> str:
    """The turns of somebody as an Atom feed, at its own address."""
    title = Speech(language).text("notice-feed")
    newest = max([turn.began for turn in turns], default=0.0)
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{language}">',
        f"<id>{escape(own)}</id>",
        f"<title>{escape(title)}</title>",
        f"<updated>{stamp(newest)}</updated>",
        "<author><name>Bothy</name></author>",
        f"<link rel={quoteattr('self')} href={quoteattr(own)}/>",
        f"<link href={quoteattr(house + '/')}/>",
    ]
    for turn in turns:
        told = turn.notice.told(language, turn.began)
        lines += [
            "<entry>",
            f"<id>{escape(house + told.path)}#turn-{turn.rows}</id>",
            f"<title>{escape(told.title)}</title>",
            f"<updated>{stamp(turn.began)}</updated>",
            f"<link href={quoteattr(house + told.path)}/>",
            f"<summary>{escape(told.text)}</summary>",
            "</entry>",
        ]
    return "\n".join([*lines, "</feed>", ""])


def calendar(turns: Sequence[Turn], language: str, house: str) -> str:
    """The turns of somebody as a calendar: each from when it began until it is too late, or for an hour."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Bothy//Turns//EN", "METHOD:PUBLISH"]
    lines.append(f"X-WR-CALNAME:{plain(Speech(language).text('notice-feed'))}")
    for turn in turns:
        told = turn.notice.told(language, turn.began)
        lines += [
            "BEGIN:VEVENT",
            f"UID:turn-{turn.rows}-{turn.notice.table}@bothy",
            f"DTSTAMP:{compact(turn.began)}",
            f"DTSTART:{compact(turn.began)}",
            f"DTEND:{compact(turn.notice.until or turn.began + HOUR)}",
            f"SUMMARY:{plain(told.title)}",
            f"DESCRIPTION:{plain(told.text)}",
            f"URL:{house}{told.path}",
            "END:VEVENT",
        ]
    return "\r\n".join([folded(line) for line in [*lines, "END:VCALENDAR", ""]])


def stamp(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def compact(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y%m%dT%H%M%SZ")


def plain(text: str) -> str:
    """A text as calendars write it."""
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\r", " ").replace("\n", " ")


def folded(line: str) -> str:
    """A line in pieces of at most 75 bytes, none of them cut within a letter."""
    pieces: list[str] = []
    piece = ""
    for sign in line:
        if len((piece + sign).encode()) > (75 if not pieces else 74):
            pieces.append(piece)
            piece = ""
        piece += sign
    return "\r\n ".join([*pieces, piece])
