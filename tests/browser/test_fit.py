"""A table fits its screen: question, hand, score and what may be touched, at every size. `make fit` looks at all."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.fitting import LANGUAGES, SETTLED, SIZES, drawn_games, look
from browser.moments import Moment, keep, moments
from browser.visits import Server, welcome

TENTH = 10


@pytest.fixture(scope="module")
def everything() -> list[Moment]:
    return [moment for key in sorted(drawn_games()) for moment in moments(key)]


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


def test_with_larger_text_drawn_boards_grow_too_and_still_fit(
    everything: list[Moment], browser: Browser, tmp_path: Path
) -> None:
    """The hardest moments that are known, and some others; on phones upright a table grows as far as one 320 wide."""
    hard = [moment for moment in everything if moment.step in HARD and moment.seats > 2][::2]
    some = [*hard, *everything[3 :: 4 * TENTH]]
    played = list(zip(some, keep(tmp_path / "b.db", some), strict=True))
    sizes = [(1280, 800), (1024, 768), (390, 844), (844, 390)]
    with Server(tmp_path, seed=8) as server:
        found = look(browser, server, played, ["fr-FR"], sizes, text=130)
        wrong = [str(one) for one in found if one.wrong]
        heights = [stage_text(browser, server, played[0][1], text) for text in (100, 130)]
    assert wrong == [], "\n".join(wrong)
    assert heights[1] > 1.25 * heights[0], "what is drawn grows with the words"


def test_the_night_has_no_seam_the_middle_is_for_what_is_usual_and_no_room_s_name_lies_over_another(
    everything: list[Moment], browser: Browser, tmp_path: Path
) -> None:
    """What was seen to go wrong once: the loch of Lomond on a small window, its Witch, Merlin's die on a tablet."""
    wanted = [("loch-lomond", "Turn", (1024, 768)), ("merlouf", "Act", (820, 1180))]
    some = [next(one for one in everything if (one.game, one.step) == (game, step)) for game, step, _ in wanted]
    paths = keep(tmp_path / "b.db", some)
    with Server(tmp_path, seed=8) as server:
        visitor = welcome(browser, server)
        page = visitor.page
        for (game, _, (width, height)), path in zip(wanted, paths, strict=True):
            page.set_viewport_size({"width": width, "height": height})
            visitor.go(path).wait_for_function(SETTLED)
            if game == "loch-lomond":
                edges = page.evaluate(EDGES)
                assert max(edges) - min(edges) <= 1, "the night reaches the edge of the stage"
                assert page.locator(".fit-stage :is([data-choice=draw], [data-target~=closed])").first.is_visible()
                assert page.locator(".fit-stage [data-choice='turn up']").count() == 0, "the rarest choice"
                assert page.locator(".fit-answers [data-choice='turn up']").is_visible()
            else:
                page.locator("[data-tab=things]").first.click()
                page.wait_for_selector(".dawn li")
                wide = page.locator(".dawn li").evaluate_all(
                    "(all) => all.map((one) => one.scrollWidth - one.clientWidth)"
                )
                assert (len(wide), max(wide)) == (6, 0), "each room has its own place"
        visitor.context.close()


EDGES = """() => [".fit-body", ".loch", ".loch > .scene"].map((one) =>
  document.querySelector(one).getBoundingClientRect().right)"""


def stage_text(browser: Browser, server: Server, path: str, text: int) -> float:
    """How large a pixel of the stage is, with text of so many per cent."""
    visitor = welcome(browser, server, width=1280, height=800, size=text)
    page = visitor.go(path)
    page.wait_for_selector(".fit-body > *")
    zoom: float = page.evaluate("document.querySelector('.fit-body > *').currentCSSZoom")
    visitor.context.close()
    return zoom


HARD = ("SellSome", "LochMonster", "Talk", "ChooseAttacker", "TakeAction")
"""Questions at which a table is fullest."""


def test_there_are_moments_enough_to_look_at(everything: list[Moment]) -> None:
    """Every game with fewest and with most seats; a drawn board counts with all kinds of questions it was asked."""
    by_game = {game: {moment.step for moment in everything if moment.game == game} for game in drawn_games()}
    assert {game: len(steps) for game, steps in by_game.items() if len(steps) < LEAST[game]} == {}


LEAST = {"castle-von-loghan": 24, "loch-lomond": 17, "loch-ness": 17, "merlouf": 8, "moongha": 18}
"""How many kinds of questions play by lot meets in each game; together more than sixty."""
