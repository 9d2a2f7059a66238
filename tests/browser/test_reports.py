"""Reports as pages: on a phone, by day and by night, nothing has to be pushed aside to be read, and all can be read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page
from typer.testing import CliRunner

from bothy.cli import app
from browser.look import drawn, serious, too_wide

SMALLEST = 10.0
"""Pixels of the smallest letters."""


def study(out: Path) -> list[str]:
    games = ["--bots", "random", "--games", "30", "--sample", "2", "--seats", "3"]
    return ["study", "castle-von-loghan", *games, "--out", str(out)]


def study_of_rivals(out: Path) -> list[str]:
    return ["study", "loch-lomond", "--bots", "random", "--games", "40", "--sample", "2", "--out", str(out)]


def comparison(out: Path) -> list[str]:
    return ["compare", "loch-ness", "--b", "storm=on", "--bots", "random", "--games", "40", "--out", str(out)]


def ladder(out: Path) -> list[str]:
    return ["ladder", "loch-ness", "--bots", "random,knack", "--games", "4", "--html", str(out) + ".html"]


def smallest(page: Page) -> list[str]:
    """Words in letters too small to read, and words that are cut off without being told elsewhere."""
    found: list[str] = page.evaluate(
        """(least) => [...document.querySelectorAll("body *")].filter((one) =>
             [...one.childNodes].some((part) => part.nodeType === 3 && part.data.trim())
             && one.getClientRects().length && parseFloat(getComputedStyle(one).fontSize) < least
           ).slice(0, 5).map((one) => `${one.localName}: ${one.textContent.trim().slice(0, 30)}`)""",
        SMALLEST,
    )
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", [study, study_of_rivals, comparison, ladder], ids=lambda one: one.__name__)
def test_a_report_can_be_read_on_a_phone_by_day_and_by_night(
    command: Callable[[Path], list[str]], lang: str, browser: Browser, tmp_path: Path
) -> None:
    made = CliRunner().invoke(app, [*command(tmp_path / "it"), "--lang", lang, "--workers", "1"])
    assert made.exit_code == 0, made.output
    wrong = []
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in schemes:
        context = browser.new_context(viewport={"width": 390, "height": 844}, color_scheme=scheme)
        try:
            page = context.new_page()
            page.goto((tmp_path / "it.html").as_uri())
            page.wait_for_selector("h1")
            drawn(page)
            found = [*too_wide(page), *smallest(page), *serious(page, colours_only=True)]
            wrong += [f"{scheme}: {what}" for what in found]
        finally:
            context.close()
    assert wrong == []
