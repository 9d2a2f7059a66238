"""The workshop: a cell is changed, a mistake speaks beside it, it is tried and played; nothing typed is lost."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, expect

from browser.conftest import Visit
from browser.look import serious, too_small, too_wide
from browser.visits import Visitor

SLOW = 90_000


def at_the_bench(somebody: Visitor, game: str = "loch-ness") -> Page:
    page = somebody.go(f"/workshop/{game}")
    expect(page.get_by_role("tab", name=re.compile("Sector|Secteur")).first).to_be_visible(timeout=SLOW)
    return page


@pytest.mark.anywhere
def test_a_cell_is_changed_tried_and_played(visit: Visit, tmp_path: Path) -> None:
    page = at_the_bench(visit())
    page.locator(".tabs").get_by_role("tab", name=re.compile("Cameras")).click()
    points = page.locator('[data-row="3"][data-cell="points"]')
    assert page.get_by_role("button", name="Try it").is_disabled(), "before and after are the same"
    points.fill("3½")
    mistake = page.locator("#workshop-mistake")
    expect(mistake).to_contain_text("a whole number, 0 to 99", timeout=SLOW)
    expect(mistake).to_contain_text("3½")
    expect(page.locator(".foot")).to_contain_text("One cell to mend", timeout=SLOW)
    page.reload()
    expect(page.locator(".foot")).to_contain_text("One cell to mend", timeout=SLOW)
    page.get_by_role("button", name="Go there").click()
    expect(points).to_be_focused(timeout=SLOW)
    expect(points).to_have_value("3½")
    points.fill("9")
    expect(page.locator(".foot")).to_contain_text("All cells fit. One cell is changed", timeout=SLOW)
    expect(page.locator("td s")).to_have_text("3")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "mine.toml"
    saved.value.save_as(file)
    assert 'name = "3"\npoints = 9' in file.read_text(encoding="utf-8")
    page.locator("#bench-bots").select_option("random")
    page.get_by_role("button", name="Try it").click()
    stop = page.get_by_role("button", name="Stop")
    expect(page.locator(".figs li").first).to_be_visible(timeout=SLOW)
    expect(page.get_by_role("progressbar")).to_be_visible()
    if stop.is_visible():
        stop.click()
        expect(page.get_by_role("button", name="Try it")).to_be_enabled(timeout=SLOW)
    expect(page.locator(".prog")).to_contain_text(re.compile("stopped after|done in"), timeout=SLOW)
    expect(page.locator("td .won").first).to_be_visible(timeout=SLOW)
    page.get_by_role("button", name="Put all back").click()
    expect(page.locator(".foot")).to_contain_text("Nothing is changed", timeout=SLOW)
    file.write_text(file.read_text(encoding="utf-8").replace("9", '"many"') + "[[dragon]]\n", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".lost")).to_contain_text("[[dragon]]", timeout=SLOW)
    expect(page.locator('[aria-invalid="true"]')).to_have_value("many", timeout=SLOW)
    page.locator('[data-row="3"][data-cell="points"]').fill("8")
    expect(page.locator(".foot")).to_contain_text("All cells fit. One cell is changed", timeout=SLOW)
    page.get_by_role("button", name="Play it").click()
    expect(page).to_have_url(re.compile("/t/"), timeout=SLOW)
    expect(page.locator("main.play")).to_be_visible(timeout=SLOW)


def trying(somebody: Visitor) -> Page:
    """At the bench, while something is tried."""
    page = at_the_bench(somebody)
    page.locator(".tabs").get_by_role("tab", name=re.compile("Cameras")).click()
    page.locator('[data-row="3"][data-cell="points"]').fill("9")
    page.get_by_role("button", name="Try it").click()
    expect(page.get_by_role("button", name="Stop")).to_be_visible(timeout=SLOW)
    return page


def state(somebody: Visitor) -> str:
    """How far the trial is, asked beside the page; who asks is still there."""
    return str(somebody.read("/api/workshop/en/loch-ness/trial")["state"])


def test_first_figures_come_with_the_first_slice(visit: Visit) -> None:
    """How many seconds that takes, benchmarks/trying.py measures."""
    somebody = visit()
    told: list[Response] = []
    somebody.page.on("response", lambda reply: told.append(reply) if reply.url.endswith("/trial") else None)
    page = trying(somebody)
    expect(page.locator(".figs li").first).to_be_visible(timeout=SLOW)
    answers = [reply.json() for reply in told]
    first = next(one for one in answers if one["games"] >= 2)
    assert first["found"], "there is nothing to wait for any more"


@pytest.mark.parametrize("way", ["by a link", "to another page", "with its tab"])
def test_a_trial_is_left_when_the_page_goes(visit: Visit, way: str) -> None:
    """It is asked for all the while, so that it cannot have been left for want of anybody who asks."""
    somebody = visit()
    page = trying(somebody)
    other = somebody.tab()
    assert state(somebody) in ("waiting", "playing")
    if way == "by a link":
        page.get_by_role("link", name="Leave the workshop").click()
    elif way == "to another page":
        page.goto("about:blank")
    else:
        page.close()
    while (found := state(somebody)) in ("waiting", "playing"):
        other.wait_for_timeout(50)
    assert found == "stopped"


def test_by_keyboard_alone(visit: Visit) -> None:
    page = at_the_bench(visit())
    page.locator(".tabs [aria-selected=true]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".tabs [aria-selected=true]")).to_contain_text("Photos")
    page.locator('[data-row="head"][data-cell="copies"]').focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("12")
    page.keyboard.press("Enter")
    expect(page.locator('[data-row="body"][data-cell="copies"]')).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Control+a")
    page.keyboard.type("55")
    page.keyboard.press("Escape")
    expect(page.locator('[data-row="head"][data-cell="copies"]')).to_have_value("12")
    for shown in ("Changed 1", "All 3"):
        page.get_by_role("radio", name=shown).focus()
        page.keyboard.press("Space")
        expect(page.locator("tbody tr")).to_have_count(int(shown[-1]))
    assert serious(page) == []
    assert too_wide(page) == []


def test_on_a_phone_in_french(visit: Visit) -> None:
    somebody = visit(width=390, height=844, language="fr-FR")
    page = at_the_bench(somebody)
    page.locator(".tabs").get_by_role("tab", name=re.compile("Appareils")).click()
    page.locator(".cards .line").first.click()
    page.locator('[data-row="3"][data-cell="points"]').fill("x")
    expect(page.locator(".mistake")).to_contain_text("un nombre entier, de 0 à 99", timeout=SLOW)
    expect(page.locator(".ptabs em")).to_have_text("1")
    assert serious(page) == []
    for view in ("Réglages", "Chiffres", "Contenu"):
        page.locator(".ptabs").get_by_role("tab", name=view).click()
        assert too_wide(page) == []
        assert too_small(page) == []


def test_the_way_to_the_workshop(visit: Visit) -> None:
    page = visit().go("/rules/loch-ness")
    page.get_by_role("link", name="Open the workshop").click()
    expect(page).to_have_url(re.compile("/workshop/loch-ness"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Loch Ness")
