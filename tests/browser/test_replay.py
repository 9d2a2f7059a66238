"""Replays in a real browser: on the drawn boards, by buttons, keys, lines and links; and what-ifs."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bothy.games import find, games
from browser.conftest import Visit
from browser.hands import Hands
from browser.look import drawn, plain, serious, too_small, too_wide
from browser.visits import Visitor

AT_THE_END = """() => {
  const [, at, all] = /Moment (\\d+) of (\\d+)/.exec(document.querySelector(".transport .where").innerText) ?? [];
  return at !== undefined && at === all;
}"""


KEPT_SEATS = "(key) => JSON.parse(localStorage.getItem(key)).map((one) => Object.keys(one.seats))"


def ended(visitor: Visitor, key: str, answers: int = 12) -> dict[str, Any]:
    """A game that was begun, and ended by agreement after so many answers."""
    seats = find(key).seats[0]
    made = visitor.sit(key, seats=max(seats, 2), bots=["random"] * (max(seats, 2) - 1))
    if not Hands(visitor).play(by="list", answers=answers):
        Hands(visitor).wait()
        visitor.menu("Ask to end the game")
    visitor.read_to_the_end()
    return made


def moment(visitor: Visitor) -> tuple[int, int]:
    """The moment that is shown, counted from 1, and how many there are."""
    found = re.search(r"Moment (\d+) of (\d+)", visitor.page.locator(".transport .where").inner_text())
    assert found
    return int(found[1]), int(found[2])


def open_replay(visitor: Visitor, made: dict[str, Any], hash: str = "") -> None:
    visitor.go(f"/r/{made['table']}{hash}").wait_for_selector(".transport")


@pytest.mark.parametrize("key", sorted(games()))
def test_every_board_stands_a_replay(key: str, visit: Visit) -> None:
    visitor = visit()
    made = ended(visitor, key)
    open_replay(visitor, made)
    page = visitor.page
    for press in ("End", "Home", *["ArrowRight"] * 12, "ArrowLeft", "Shift+ArrowRight", "Shift+ArrowLeft", "End"):
        page.keyboard.press(press)
        drawn(page)
    page.wait_for_function(AT_THE_END)
    for seen in ("0", "-1", "-2"):
        page.locator(".tools select").select_option(seen)
        drawn(page)
        page.keyboard.press("Home")
        drawn(page)
    assert page.locator(".boardwrap [data-choice]").count() == 0, "there is nothing to answer any more"
    assert visitor.complaints == []


@pytest.mark.anywhere
def test_step_jump_and_play(visit: Visit) -> None:
    visitor = visit()
    made = ended(visitor, "loch-ness", 16)
    open_replay(visitor, made)
    page = visitor.page
    total = moment(visitor)[1]
    assert moment(visitor)[0] == 1
    page.get_by_label("Step on").click()
    assert moment(visitor)[0] == 2
    page.get_by_label("Step back").click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert moment(visitor)[0] == 3
    page.keyboard.press("End")
    assert moment(visitor)[0] == total
    page.locator(".transport input").fill("10")
    assert moment(visitor)[0] == 11
    line = page.locator(".lines li button").first
    line.click()
    assert line.get_attribute("aria-current") == "step"
    page.keyboard.press("Home")
    page.locator("h1").click()
    page.keyboard.press(" ")
    page.get_by_label("Stop").wait_for()
    page.wait_for_function("() => Number(new URLSearchParams(location.hash.split('#').pop()).get('at')) > 0")
    page.keyboard.press(" ")
    page.get_by_label("Play", exact=True).wait_for()
    assert visitor.complaints == []


def test_a_link_leads_to_the_moment_also_for_a_friend(visit: Visit) -> None:
    visitor, friend = visit(), visit()
    made = ended(visitor, "loch-lomond")
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_replay(visitor, made, "#at=9&seen=1")
    assert moment(visitor)[0] == 10
    assert visitor.page.locator(".tools select").input_value() == "1"
    visitor.page.get_by_text("Copy link").click()
    visitor.page.wait_for_selector("text=Copied")
    link = visitor.page.evaluate("navigator.clipboard.readText()")
    friend.page.goto(link)
    friend.page.wait_for_selector(".transport")
    assert moment(friend)[0] == 10
    assert made["watch"] not in friend.page.url, "the secret does not stay in the address"
    stranger = visit()
    stranger.go(f"/r/{made['table']}#at=9").wait_for_selector("text=by link only")
    assert [*visitor.complaints, *friend.complaints] == []


@pytest.mark.anywhere
def test_what_if_goes_on_from_the_moment_against_bots(visit: Visit) -> None:
    visitor = visit()
    made = ended(visitor, "loch-ness", 20)
    open_replay(visitor, made, "#at=24")
    page = visitor.page
    page.wait_for_selector(".loch-ness-board")
    score = page.locator(".fit").inner_text()
    page.get_by_text("What if?").click()
    page.get_by_role("radio").nth(1).check()
    page.get_by_text("Play on from here").click()
    page.wait_for_url("**/t/*")
    assert made["table"] not in page.url
    assert Hands(visitor).play(by="list", answers=2) in (True, False)
    assert page.locator(".log li").count() > 0, "what happened before is told"
    assert score
    kept = page.evaluate(KEPT_SEATS, visitor.server.named("bothy.tables"))
    assert ["1"] in kept
    assert visitor.complaints == []


@pytest.mark.anywhere
def test_a_game_in_progress_shows_only_what_ones_seat_has_seen(visit: Visit) -> None:
    visitor = visit()
    made = visitor.sit("loch-lomond", options={"memory": "aid"})
    Hands(visitor).play(by="list", answers=4)
    open_replay(visitor, made)
    page = visitor.page
    page.wait_for_selector("text=still being played")
    assert page.get_by_text("What if?").count() == 0
    assert page.locator(".tools select").count() == 0
    page.keyboard.press("End")
    assert visitor.complaints == []


def test_a_game_ended_by_agreement_is_told_but_not_looked_back_at(visit: Visit) -> None:
    visitor = visit()
    made = ended(visitor, "loch-ness", 3)
    page = visitor.page
    assert page.locator(".end").get_by_text("Look back").count() == 0
    open_replay(visitor, made)
    page.locator(".keys").wait_for()
    assert page.get_by_text("Look back").count() == 0
    visitor.go(f"/review/{made['table']}#begin").get_by_text("ended by agreement").wait_for()


@pytest.mark.anywhere
def test_the_journal_is_downloaded(visit: Visit) -> None:
    visitor = visit()
    made = ended(visitor, "loch-ness", 3)
    open_replay(visitor, made)
    with visitor.page.expect_download() as waiting:
        visitor.page.get_by_text("Journal", exact=True).click()
    assert waiting.value.suggested_filename == f"loch-ness-{made['table']}.journal"
    assert waiting.value.path().read_text(encoding="utf-8").startswith("bothy journal 1\ngame loch-ness\n")


def test_it_is_tidy_on_every_screen_and_in_every_language(visit: Visit) -> None:
    visitor = visit()
    made = ended(visitor, "loch-ness", 8)
    open_replay(visitor, made, "#at=12")
    page = visitor.page
    wrong: list[str] = []
    for width in (1280, 390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        drawn(page)
        parts = (".transport", ".beside", ".tools")
        wrong += [f"{width}: {what}" for what in [*too_wide(page), *too_small(page)]]
        wrong += [f"{width}: {what}" for part in parts for what in serious(page, part)]
    assert wrong == []
    visitor.go(f"/r/{made['table']}?lang=pseudo#at=12").wait_for_selector(".transport")
    names = [chair["name"] for chair in visitor.read(f"/api/tables/{made['table']}", made["owner"])["chairs"]]
    page.evaluate("document.querySelectorAll('.boardwrap').forEach((one) => one.remove())")
    assert plain(page, *names) == []
