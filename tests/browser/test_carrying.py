"""A table is saved as a file, and taken up again from it; from a journal alone, too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.hands import Hands
from browser.visits import Visitor


def saved(visitor: Visitor, words: str, file: Path) -> Path:
    """What a button gives as a file."""
    with visitor.page.expect_download() as waiting:
        if words == "Journal":
            visitor.page.get_by_text(words, exact=True).click()
        else:
            visitor.menu(words)
    waiting.value.save_as(file)
    return file


def taken_up(visitor: Visitor, file: Path, before: str) -> str:
    """The address of the table that a file becomes."""
    page = visitor.go("/me")
    page.locator("[data-carry]").set_input_files(file)
    expect(page).to_have_url(re.compile(r"/t/[^/]+$"))
    assert before not in page.url
    return page.url


@pytest.mark.anywhere
@pytest.mark.parametrize("people", [1, 2])
def test_a_table_is_saved_as_a_file_and_goes_on_from_it(visit: Visit, tmp_path: Path, people: int) -> None:
    visitor = visit()
    made = visitor.sit("loch-ness", seats=3, hot_seats=people, bots=["knack"] * (3 - people))
    assert not Hands(visitor).play(answers=4)
    file = saved(visitor, "Save the table as a file", tmp_path / "table.json")
    other = visit()
    taken_up(other, file, made["table"])
    assert not Hands(other, seed=3).play(answers=4)
    assert visitor.complaints + other.complaints == []


@pytest.mark.anywhere
def test_a_journal_alone_is_taken_up(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    made = visitor.sit("loch-ness", seats=2)
    Hands(visitor).play(answers=4)
    Hands(visitor).wait()
    visitor.menu("Ask to end the game")
    visitor.page.wait_for_selector(".end")
    visitor.go(f"/r/{made['table']}").wait_for_selector(".transport")
    file = saved(visitor, "Journal", tmp_path / "game.journal")
    taken_up(visitor, file, made["table"])
    assert not Hands(visitor, seed=3).play(answers=2), "nobody has ended it here"
    file.write_text("Dear diary")
    page = visitor.go("/me")
    page.locator("[data-carry]").set_input_files(file)
    expect(page.get_by_role("alert")).to_be_visible()
