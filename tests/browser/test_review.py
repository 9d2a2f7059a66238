"""A finished game looked back at in a real browser: begun, followed, looked into, cancelled."""

from __future__ import annotations

import pytest

from browser.conftest import Visit
from browser.look import cramped, drawn, serious, too_wide
from browser.visits import PATIENCE


@pytest.mark.anywhere
def test_a_finished_game_is_looked_back_at_while_it_is_reckoned(visit: Visit) -> None:
    visitor = visit()
    made = visitor.sit("loch-ness", seats=2, bots=["random"])
    visitor.leave_to_bots()
    page = visitor.page
    page.locator(".end .acts").get_by_text("Look back").click()
    page.wait_for_selector("main.review .progress [role=progressbar]")
    page.wait_for_selector(".chart .line", timeout=3 * PATIENCE)  # what is done is shown at once
    assert page.locator(".chart .line").count() == 2
    assert page.locator(".sums tbody tr").count() == 2
    drawn(page)
    assert serious(page) == []
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "all of it in one window"
    flag = page.locator(".chart .flag").first
    if flag.count():
        flag.click()
        assert flag.get_attribute("aria-pressed") == "true"
        what_if = page.locator(".then .acts a").last.get_attribute("href")
        assert what_if is not None
        assert what_if.removeprefix("#").startswith(f"/r/{made['table']}#at=")
        assert what_if.endswith("&otherwise=1")
    page.set_viewport_size({"width": 844, "height": 390})
    drawn(page)
    assert too_wide(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    drawn(page)
    assert cramped(page) == []
    page.locator(".tabs button").last.click()
    assert page.locator(".panel.sums").is_visible()
    assert not page.locator(".panel.curve").is_visible()
    assert cramped(page) == []
    page.get_by_text("Cancel").click()
    page.wait_for_selector(".first .btn.go")
    assert visitor.complaints == []


@pytest.mark.anywhere
def test_the_address_of_a_what_if_opens_it(visit: Visit) -> None:
    visitor = visit()
    made = visitor.sit("loch-ness", seats=2, bots=["random"])
    visitor.leave_to_bots()
    visitor.go(f"/r/{made['table']}#at=20&otherwise=1").get_by_role("dialog").wait_for()
    visitor.go(f"/review/{made['table']}").wait_for_selector(".first .btn.go")
    assert visitor.complaints == []
