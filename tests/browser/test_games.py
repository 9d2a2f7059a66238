"""Whole games in a real browser, from the first visit to the last point."""

from __future__ import annotations

import pytest

from browser.conftest import Visit
from browser.hands import Hands, in_haste


@pytest.mark.anywhere(always=True)
def test_two_clicks_from_the_first_visit_to_a_game_played_to_its_end_on_the_board(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    page.locator(".box", has_text="Loch Ness").locator(".go").click()
    assert Hands(visitor).play(by="board", reach=True)
    assert page.locator(".end .who").count() >= 2
    assert visitor.complaints == []


@pytest.mark.anywhere(always=True)
def test_a_whole_game_of_loch_lomond_on_the_board(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("loch-lomond", seats=2)
    assert Hands(visitor, seed=2, taste=in_haste).play(by="board", reach=True)
    assert visitor.complaints == []


@pytest.mark.anywhere
def test_a_whole_game_of_loch_ness_by_keys_alone(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("loch-ness", seats=2)
    assert Hands(visitor, seed=2).play(by="keys")
    assert visitor.complaints == []


def test_two_people_play_a_whole_game_in_two_browsers(visit: Visit) -> None:
    owner, friend = visit(), visit(width=390, height=844)
    made = owner.sit("loch-ness", seats=2, start=False)
    friend.go(f"/t/{made['table']}#invite={made['invite']}").wait_for_selector(".lobby")
    owner.page.wait_for_selector(".seats li.open", state="detached")
    owner.page.get_by_text("Start the game").click()
    hands = [Hands(owner, seed=3), Hands(friend, seed=4)]
    over = [False, False]
    for _ in range(2_000):
        for index, one in enumerate(hands):
            asked = one.asked()
            if asked.over:
                over[index] = True
            elif asked.offers and asked.key != one.last:
                one.answer(asked, one.taste(asked.offers), "board")
        if all(over):
            break
        owner.page.wait_for_timeout(15)
    assert over == [True, True]
    scores = [visitor.page.locator(".end .sum td").all_inner_texts() for visitor in (owner, friend)]
    assert scores[0] == scores[1]
    assert owner.complaints + friend.complaints == []
