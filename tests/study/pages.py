"""Pages that stand alone, and the files beside them."""

from __future__ import annotations

import re
from base64 import b64decode
from html.parser import HTMLParser
from pathlib import Path


def files(out: Path) -> dict[str, str]:
    """What was written under a name."""
    return {end: Path(f"{out}{end}").read_text(encoding="utf-8") for end in (".html", ".json", ".sums")}


class Everything(HTMLParser):
    """Looks for what a page that stands alone must not have."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.addresses: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.addresses += [value or "" for key, value in attrs if key in ("src", "href", "srcset", "data", "action")]
        assert not [key for key, _ in attrs if key.startswith("on")]


def stands_alone(page: str, lang: str) -> None:
    """It needs no script and nothing from elsewhere, and is there by day and by night."""
    looked = Everything(page)
    assert "script" not in looked.tags
    assert all(address.startswith("#s") for address in looked.addresses)
    letters = re.findall(r"url\(data:font/woff2;base64,([A-Za-z0-9+/=]+)\)", page)
    assert [b64decode(some)[:4] for some in letters] == [b"wOF2", b"wOF2"], "its letters are inside"
    assert sum(map(len, letters)) < 100_000
    for some in letters:
        page = page.replace(some, "")
    assert "http" not in page.replace("http-equiv", "")
    assert "url(" not in page.replace("url(data:font/woff2;base64,)", "")
    assert "@import" not in page
    assert f'<html lang="{lang}">' in page
    assert "prefers-color-scheme:dark" in page
