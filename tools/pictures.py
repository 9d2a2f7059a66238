"""The pictures the README opens with, by day and by night: `make pictures` writes them to docs/pictures/

Each is a window on a table in the middle of its game. A seed deals the cards, so much the same moment comes again.
"""

from __future__ import annotations

import io
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, FloatRect, Page

from browser.hands import Hands, Taste
from browser.visits import Server, Visitor, welcome

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures"
HOUSE = "house"
WINDOW = {"width": 1280, "height": 800}
SCHEMES = ("light", "dark")
QUALITY = 72
QUIET = 3_000
"""Milliseconds after which the last shout has died away."""


class Moment(NamedTuple):
    """Where a game is worth a picture: after so many answers, as soon as such a choice is offered."""

    seats: int
    seed: int
    answers: int
    choice: str
    down: int = 0
    """How far the page is scrolled down."""
    options: dict[str, str] = {}  # noqa: RUF012
    never: str = "-"
    """Choices a sensible person would not make so often as somebody who makes them by lot."""


MOMENTS = {
    "loch-ness": Moment(3, 4, 25, "spot ", options={"storm": "on"}, never="bid [^n]"),
    "loch-lomond": Moment(4, 7, 24, "take", down=100, never="shoo |saorsa"),
    "moongha": Moment(4, 5, 71, "city "),
    "merlouf": Moment(4, 5, 70, "send ", down=98),
    "castle-von-loghan": Moment(1, 7, 120, "go ", options={"characters": "three"}),
}
NAMES = [f"{name}-{scheme}.webp" for name in (HOUSE, *MOMENTS) for scheme in SCHEMES]


def calm(page: Page) -> None:
    """Wait until the page has its fonts and has drawn itself twice."""
    page.evaluate(
        """document.fonts.ready.then(
             () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""
    )
    page.wait_for_timeout(80)


def taken(page: Page, name: str, down: int = 0) -> Iterator[Path]:
    """Take the window by day and by night; of the house only what its picture shows."""
    height = page.locator(".hero").evaluate("(hero) => hero.offsetHeight") if name == HOUSE else WINDOW["height"]
    clip: FloatRect = {"x": 0, "y": 0, "width": WINDOW["width"], "height": height}
    for scheme in SCHEMES:
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
        page.evaluate("(down) => scrollTo(0, down)", down)
        calm(page)
        file = FOLDER / f"{name}-{scheme}.webp"
        Image.open(io.BytesIO(page.screenshot(animations="disabled", clip=clip))).save(file, quality=QUALITY, method=6)
        yield file


def tasteful(seed: int, never: str) -> Taste:
    """Choose by lot, but for what matches such a pattern."""
    luck, unwanted = Random(seed), re.compile(never)
    return lambda offers: luck.choice([offer for offer in offers if not unwanted.match(offer.choice)] or offers)


def play(visitor: Visitor, key: str, moment: Moment) -> None:
    """Play a game until its moment has come."""
    visitor.sit(key, seats=moment.seats, options=moment.options)
    wanted = re.compile(moment.choice)
    hands = Hands(visitor, taste=tasteful(moment.seed, moment.never))
    hands.play(answers=moment.answers)
    if hands.meet(lambda asked: any(wanted.match(offer.choice) for offer in asked.offers), answers=60) is None:
        raise SystemExit(f"{key}: after {moment.answers} answers no {moment.choice!r} is offered: choose another")
    visitor.page.wait_for_timeout(QUIET)


def picture(browser: Browser, name: str) -> Iterator[Path]:
    """The house or a table, each at a server of its own."""
    moment = MOMENTS.get(name)
    with tempfile.TemporaryDirectory() as kept, Server(Path(kept), seed=moment.seed if moment else 5) as server:
        visitor = welcome(browser, server, **WINDOW)
        if moment:
            play(visitor, name, moment)
        else:
            visitor.go().wait_for_selector(".box")
        yield from taken(visitor.page, name, moment.down if moment else 0)
        visitor.context.close()


def pictures(browser: Browser) -> Iterator[Path]:
    """Write the pictures of the house and of every board."""
    FOLDER.mkdir(exist_ok=True)
    for name in (HOUSE, *MOMENTS):
        yield from picture(browser, name)
