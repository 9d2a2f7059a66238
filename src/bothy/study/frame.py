"""The frame of a page that needs nothing else: no script, and no font or picture from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from bothy.study.speaking import Speaking
from bothy.study.style import MARK, style


def framed(title: str, lang: str, parts: Iterable[str], more_style: str = "") -> str:
    """The whole page."""
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{escape(lang)}">',
            '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>{style(more_style)}</style>",
            '<div class="wrap">',
            *parts,
            "</div>",
            "</html>\n",
        ]
    )


def eyebrow(words: str) -> str:
    return f'<p class="eyebrow">{MARK}{escape(words)}</p>'


def made(speaking: Speaking, heading: str, command: str, about: str) -> str:
    """The foot: how to make it again."""
    other = escape(speaking.common("other-language"))
    return (
        f'<footer class="made"><h3>{escape(heading)}</h3><pre>{escape(command)}</pre>'
        f'<p class="small">{escape(about)} {other}</p></footer>'
    )


def captioned(heading: str, about: str, drawn: str) -> str:
    """A drawing under its heading."""
    more = f" <span>{escape(about)}</span>" if about else ""
    return f'<figure class="fg"><figcaption><b>{escape(heading)}</b>{more}</figcaption>{drawn}</figure>'
