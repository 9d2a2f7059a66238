"""Asking what one would do, in a real browser: two answers beside the question and on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit


@pytest.mark.anywhere
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_answers_are_told_and_one_of_them_given(visit: Visit, width: int, height: int) -> None:
    visitor = visit(width=width, height=height)
    visitor.sit("loch-ness")
    page = visitor.page
    page.wait_for_selector(".choices [data-choice]", state="attached")
    button = page.get_by_role("button", name="What would you do?")
    button.click()
    advice = page.locator(".advice")
    rows = advice.locator("ol > li")
    expect(rows.first).to_be_visible(timeout=20_000)
    if rows.count() == 2:  # on a machine that has no time for a search the knack says what it would do
        expect(rows.first.locator(".worth")).to_contain_text("% of the win")
    if width > height:  # held upright, the panel lies over the hand, and what is in it is not on the board
        expect(page.locator("[data-ring]").first).to_be_visible()
    box = rows.first.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    advice.get_by_role("button", name="Put it away").click()
    expect(advice).to_have_count(0)
    expect(page.locator("[data-ring]")).to_have_count(0)
    button.click()
    expect(rows.first).to_be_visible()
    before = page.locator(".choices").get_attribute("data-question")
    rows.first.get_by_role("button", name="Do this").click()
    expect(page.locator(f'.choices[data-question="{before}"]')).to_have_count(0)
    expect(advice).to_have_count(0)
    assert visitor.complaints == []
