"""Pictures of every page and every board, as the window shows them at all sizes, some also by night: `make shots`.

See shots/index.html.
A server of its own with a seed deals the same cards each time, so two runs can be laid side by side.
"""

from __future__ import annotations

import argparse
import html
import re
import shutil
import sys
import tempfile
import time
from itertools import chain
from pathlib import Path

from browser.fitting import SIZES
from browser.hands import Asked, Hands
from browser.visits import STEADY, Server, Visitor, chromium, welcome
from pictures import calm, pictures
from recording import record

WIDE, NARROW = (1280, 800), (390, 844)
LOOKS = {
    "wide": (WIDE, False),
    "wide-dark": (WIDE, True),
    "narrow": (NARROW, False),
    "narrow-dark": (NARROW, True),
    **{
        f"{width}x{height}": ((width, height), False)
        for width, height in SIZES
        if (width, height) not in (WIDE, NARROW)
    },
}
DAY = ("wide", "narrow")

SEATS = {"castle-von-loghan": 1, "loch-lomond": 4, "loch-ness": 3, "merlouf": 4, "moongha": 4}
SETTLED = {"castle-von-loghan": {"characters": "three"}, "loch-ness": {"storm": "on"}}
MIDDLE = {"castle-von-loghan": 30, "loch-lomond": 14, "loch-ness": 30, "merlouf": 24, "moongha": 24}
MOMENTS = {
    "castle-von-loghan": {"event": "choose ", "fight": "play |enemy "},
    "loch-lomond": {"shoo": "shoo ", "counted": "done"},
    "loch-ness": {"bid": "bid ", "photos": "photo "},
    "merlouf": {"duel": "attach ", "talk": "accept |counter "},
    "moongha": {"unit": "unit ", "fight": "fire|spend "},
}
"""Moments worth a picture, each known by a choice that is offered then."""
PATIENCE = 60
"""After so many answers without such a moment it is left out."""


class Album:
    """The pictures taken so far."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.taken: list[tuple[str, str, str]] = []
        """Page, moment and look of each."""

    def take(self, visitor: Visitor, page: str, moment: str, looks: tuple[str, ...] = tuple(LOOKS)) -> None:
        for look in looks:
            (width, height), dark = LOOKS[look]
            shown = visitor.page
            shown.set_viewport_size({"width": width, "height": height})
            shown.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
            shown.evaluate("scrollTo(0, 0)")
            calm(shown)
            path = self.folder / f"{page}-{moment}-{look}.png"
            shown.screenshot(path=path, animations="disabled")
            self.taken.append((page, moment, look))
        visitor.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})

    def index(self) -> None:
        """A page of thumbnails, a row for each moment."""
        rows: dict[tuple[str, str], list[str]] = {}
        for page, moment, look in self.taken:
            rows.setdefault((page, moment), []).append(look)
        out = ["<!doctype html><meta charset=utf-8><title>Bothy in pictures</title>"]
        out.append(
            "<style>body{font:16px system-ui;background:#888}a{display:inline-block;margin:6px;vertical-align:top}"
        )
        out.append("img{height:300px;box-shadow:0 2px 8px #0008}h2{margin:20px 6px 0}</style>")
        for (page, moment), looks in rows.items():
            out.append(f"<h2>{html.escape(page)}: {html.escape(moment)}</h2>")
            for look in looks:
                name = html.escape(f"{page}-{moment}-{look}.png")
                out.append(f'<a href="{name}"><img src="{name}" alt="{name}" title="{look}" loading=lazy></a>')
        (self.folder / "index.html").write_text("\n".join(out), encoding="utf-8")


def house(visitor: Visitor, album: Album) -> None:
    """The pages around the tables."""
    visitor.go().wait_for_selector(".box")
    album.take(visitor, "home", "first-visit")
    visitor.sit("loch-ness", start=False, public=True)
    visitor.sit("loch-lomond")
    visitor.go().wait_for_selector(".cont")
    album.take(visitor, "home", "coming-back", DAY)
    for path in ("rules", "settings"):
        visitor.go(f"/{path}").wait_for_selector("main h1")
        album.take(visitor, path, "page")
    visitor.go("/t/nowhere").wait_for_selector("main h1")
    album.take(visitor, "trouble", "no-such-table", DAY)


def game(visitor: Visitor, album: Album, key: str) -> None:
    """A game from its lobby to its replay."""
    visitor.go(f"/rules/{key}").wait_for_selector(".clause")
    album.take(visitor, key, "rules", DAY)
    wishes = {"seats": SEATS.get(key, 3), "options": SETTLED.get(key, {})}
    made = visitor.sit(key, start=False, **wishes)
    album.take(visitor, key, "1-lobby", tuple(LOOKS) if key == "loch-ness" else DAY)
    visitor.page.locator(".start .go").click()
    hands = Hands(visitor, seed=5)
    hands.wait()
    album.take(visitor, key, "2-start")
    hands.play(answers=MIDDLE.get(key, 20))
    hands.wait()
    album.take(visitor, key, "3-middle")
    for moment, choice in MOMENTS.get(key, {}).items():
        if meets(hands, re.compile(choice)):
            album.take(visitor, key, f"4-{moment}")
    if not hands.asked().over:
        visitor.leave_to_bots()
    visitor.page.wait_for_timeout(3_000)  # a last shout dies away
    album.take(visitor, key, "5-end")
    visitor.go(f"/r/{made['table']}#at=30").wait_for_selector("main h1")
    visitor.page.wait_for_load_state("networkidle")
    album.take(visitor, key, "6-replay", DAY)


def meets(hands: Hands, wanted: re.Pattern[str]) -> bool:
    """Play on until such a choice is offered; whether it was."""

    def offered(asked: Asked) -> bool:
        return any(wanted.match(offer.choice) for offer in asked.offers)

    return hands.meet(offered, PATIENCE) is not None


def readme() -> None:
    """The pictures of the README, by day and by night, and the recording of a turn."""
    with chromium(*STEADY) as browser:
        written = []
        for file in chain(pictures(browser), record(browser)):
            written.append(file.stat().st_size)
            print(f"{file.name}: {written[-1] / 1000:.0f} kB", flush=True)
    print(f"{len(written)} pictures, {sum(written) / 1_000_000:.2f} MB")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append", help="`house` or the key of a game; repeatable")
    parser.add_argument("--out", default="shots", help="the folder to write to, emptied first")
    parser.add_argument("--readme", action="store_true", help="only the pictures of the README, in docs/pictures/")
    asked = parser.parse_args()
    if asked.readme:
        readme()
        return 0
    folder = Path(asked.out)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    album = Album(folder)
    wanted = asked.only or ["house", *SEATS]
    failed = []
    with tempfile.TemporaryDirectory() as kept, chromium(*STEADY) as browser:
        for name in wanted:
            began = time.monotonic()
            (Path(kept) / name).mkdir()
            with Server(Path(kept) / name, seed=5) as server:
                visitor = welcome(browser, server)
                try:
                    house(visitor, album) if name == "house" else game(visitor, album, name)
                except Exception as error:
                    failed.append(name)
                    print(f"{name}: {error}", file=sys.stderr)
                visitor.context.close()
            print(f"{name}: {time.monotonic() - began:.0f} s")
    album.index()
    print(f"{len(album.taken)} pictures: {folder / 'index.html'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
