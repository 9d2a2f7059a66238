"""A table fits its screen: question, hand, score and what may be touched, at every size. `make fit` looks at all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.fitting import LANGUAGES, SIZES, fitted, look
from browser.moments import Moment, keep, moments
from browser.visits import Server

TENTH = 10
LEFT = re.compile("out of the window|not there|the page scrolls")
"""The faults that larger text may not have; with the usual size none is allowed."""


@pytest.fixture(scope="module")
def everything() -> list[Moment]:
    return [moment for key in sorted(fitted()) for moment in moments(key)]


def test_a_tenth_of_all_moments_fits_every_screen(everything: list[Moment], browser: Browser, tmp_path: Path) -> None:
    """Every tenth moment in one language, five further on in the other; at four sizes, and at the other four."""
    chosen = [(everything[first::TENTH], LANGUAGES[turn], SIZES[turn::2]) for turn, first in enumerate((0, TENTH // 2))]
    wrong: list[str] = []
    paths = iter(keep(tmp_path / "b.db", [moment for some, _, _ in chosen for moment in some]))
    with Server(tmp_path, seed=8) as server:
        for some, language, sizes in chosen:
            played = [(moment, next(paths)) for moment in some]
            wrong += [str(found) for found in look(browser, server, played, [language], sizes) if found.wrong]
    assert wrong == [], "\n".join(wrong)


def test_with_larger_text_drawn_boards_grow_too_and_nothing_leaves_the_window(
    everything: list[Moment], browser: Browser, tmp_path: Path
) -> None:
    some = everything[3 :: 2 * TENTH]
    played = list(zip(some, keep(tmp_path / "b.db", some), strict=True))
    with Server(tmp_path, seed=8) as server:
        found = look(browser, server, played, ["fr-FR"], [(1280, 800), (390, 844)], text=130)
        wrong = [str(one) for one in found if any(LEFT.search(fault) for fault in one.wrong)]
    assert wrong == [], "\n".join(wrong)


def test_there_are_moments_enough_to_look_at(everything: list[Moment]) -> None:
    """Every game with fewest and with most seats; a fitted board counts with all kinds of questions it was asked."""
    by_game = {game: {moment.step for moment in everything if moment.game == game} for game in fitted()}
    assert {game: len(steps) for game, steps in by_game.items() if len(steps) < LEAST[game]} == {}


LEAST = {"castle-von-loghan": 24, "loch-lomond": 17, "loch-ness": 17, "merlouf": 8, "moongha": 18}
"""How many kinds of questions play by lot meets in each game; together more than sixty."""
