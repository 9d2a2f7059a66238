"""A turn at a real table, frame by frame: the moving picture of the README.

The page's clock and its animations are held and moved on by hand, so that a busy machine drops no frame.
"""

from __future__ import annotations

import io
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, FloatRect, Page

from browser.hands import Asked, Hands
from browser.visits import Server, welcome
from pictures import FOLDER, calm, tasteful

NAME = "turn.webp"
STEP, SHOWN = 120, 100
"""Milliseconds at the table from one frame to the next, and for which a frame is shown: a little faster than life."""
LONGEST = 90
LOOK = 7
"""Frames for which a question can be read before it is answered, and the end be seen."""
SEED, CAMERA, SPOT = 8, "camera 7", "spot 10a"
WIDTH = 800
QUALITY = 50
MOVE_ON = """(time) => {
  for (const one of document.getAnimations()) {
    one.pause();
    const end = Number(one.effect?.getComputedTiming().endTime ?? 0);
    const next = Number(one.currentTime ?? 0) + time;
    if (next >= end && end < Infinity) one.finish();
    else one.currentTime = next;
  }
}"""
REVEALING = "document.querySelector('.skip') !== null"


class Film:
    """The frames so far: the head of the table and its board."""

    def __init__(self, page: Page) -> None:
        self.page = page
        box = page.locator(".field").bounding_box()
        assert box is not None
        width, height = box["x"] * 2 + box["width"], box["y"] + box["height"] + 8
        self.clip: FloatRect = {"x": 0, "y": 0, "width": width, "height": height}
        self.frames: list[Image.Image] = []

    def roll(self, frames: int = 1) -> None:
        for _ in range(frames):
            self.page.clock.run_for(STEP)
            self.page.evaluate(MOVE_ON, STEP)
            shot = Image.open(io.BytesIO(self.page.screenshot(clip=self.clip, scale="css"))).convert("RGB")
            self.frames.append(shot.resize((WIDTH, round(WIDTH * shot.height / shot.width)), Image.Resampling.LANCZOS))

    def save(self, file: Path) -> None:
        first, *others = self.frames
        moving: dict[str, Any] = {"save_all": True, "append_images": others, "duration": SHOWN, "loop": 0}
        first.save(file, quality=QUALITY, method=6, minimize_size=True, **moving)


def about_to_swim(hands: Hands, asked: Asked) -> bool:
    """Whether the cards are turned up as soon as this camera has been moved."""
    coming = hands.page.locator("header.top .next li").all_inner_texts()[1:]
    return coming[:1] == ["The cards are turned up"] and CAMERA in [offer.choice for offer in asked.offers]


def answer(page: Page, choice: str) -> None:
    """Touch it on the board, and take the finger away."""
    page.locator(f'.field [data-choice="{choice}"]').click()
    page.mouse.move(2, 2)


def record(browser: Browser) -> Iterator[Path]:
    """Play until Nessie is about to swim, and film what comes then."""
    with tempfile.TemporaryDirectory() as kept, Server(Path(kept), seed=SEED) as server:
        visitor = welcome(browser, server, width=1280, height=800)
        page = visitor.page
        page.clock.install()
        visitor.sit("loch-ness", seats=3, options={"storm": "on"})
        hands = Hands(visitor, taste=tasteful(SEED, "bid [^n]"))
        if hands.meet(lambda asked: about_to_swim(hands, asked), answers=60) is None:
            raise SystemExit("no turn of Loch Ness ends with the cards turned up; choose another seed")
        page.emulate_media(reduced_motion="no-preference")
        calm(page)
        page.clock.pause_at(page.evaluate("Date.now() + 200"))
        film = Film(page)
        film.roll(LOOK)
        for choice in (CAMERA, SPOT):
            answer(page, choice)
            film.roll(LOOK)
        while len(film.frames) < LONGEST and page.evaluate(REVEALING):
            film.roll()
        film.roll(LOOK)
        file = FOLDER / NAME
        film.save(file)
        visitor.context.close()
    yield file
