"""People at one table: by link, watching, in two tabs, coming back, on one device, and once more."""

from __future__ import annotations

import json
import signal
from typing import Any

import pytest

from browser.conftest import Visit
from browser.hands import Hands
from browser.look import drawn
from browser.visits import Server, Visitor


def test_friends_come_by_the_link_and_see_the_same_table(visit: Visit) -> None:
    owner, friend = visit(), visit()
    page = owner.go()
    page.locator(".box").first.locator("button.ring").click()
    link = page.locator(".link code").inner_text()
    friend.page.goto(link)
    friend.page.wait_for_selector(".lobby")
    page.wait_for_function("document.querySelectorAll('.seats .open').length === 1")
    assert "invite" not in friend.page.url, "the secret does not stay in the address"
    page.get_by_text("Start the game").click()
    for visitor in (owner, friend):
        visitor.page.wait_for_selector(".play")
    assert owner.page.locator(".fit-seats li").count() == friend.page.locator(".fit-seats li").count()
    assert owner.complaints + friend.complaints == []


def frames(visitor: Visitor) -> list[dict[str, Any]]:
    """All that the socket tells a page from now on."""
    heard: list[dict[str, Any]] = []
    visitor.page.on(
        "websocket",
        lambda wire: wire.on("framereceived", lambda text: heard.append(json.loads(text))),
    )
    return heard


def test_who_watches_sees_the_game_and_no_secret(visit: Visit) -> None:
    player, watcher = visit(), visit()
    made = player.sit("loch-ness", seats=3, watching="blind")
    heard = frames(watcher)
    page = watcher.go(f"/t/{made['table']}#watch={made['watch']}")
    page.wait_for_selector(".play")
    hands = Hands(player)
    hands.play(answers=12)
    hands.wait()
    page.locator("[data-tab=log]").first.click()
    page.wait_for_selector(".log li")
    assert page.locator("[data-choice], [data-target]").count() == 0, "nothing to answer"
    assert page.locator(".choices, .asked").first.is_visible()
    assert {message["viewer"] for message in heard if message["type"] == "update"} == {-1}
    told: dict[str, Any] = {}
    for message in heard:
        told |= message.get("parts", {})
    assert not any(card > 0 for card in told["game.laid"]) or told["game.laid_knows"], (
        "cards that lie face down stay so"
    )
    assert told.get("question") is None
    secrets = [made["owner"], made["invite"], *made["seats"].values()]
    assert not any(secret in json.dumps(heard) or secret in page.content() for secret in secrets)
    assert player.complaints + watcher.complaints == []


@pytest.mark.anywhere
def test_a_second_tab_of_the_same_seat_goes_along(visit: Visit) -> None:
    visitor = visit()
    made = visitor.sit("loch-ness")
    second = visitor.tab()
    second.goto(visitor.server.at(f"/t/{made['table']}"))
    first, other = Hands(visitor), Hands(visitor, page=second)
    for hands, quiet in ((first, other), (other, first), (first, other)):
        asked = hands.wait()
        quiet.last = ""
        assert quiet.wait() == asked
        hands.page.bring_to_front()  # a tab behind another draws itself too seldom to be clicked
        hands.answer(asked, asked.offers[0])
        quiet.last = asked.key
    assert first.wait() == other.wait()
    assert visitor.complaints == []


def test_the_back_button_and_deep_links(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    page.get_by_role("link", name="Rules").first.click()
    page.locator(".shelf a", has_text="Loch Ness").click()
    page.wait_for_url("**/rules/loch-ness")
    page.go_back()
    page.wait_for_selector(".shelf")
    page.go_back()
    page.wait_for_selector(".boxes")
    page.go_forward()
    page.wait_for_selector(".shelf")
    visitor.sit("loch-ness")
    page.wait_for_selector(".choices [data-choice]", state="attached")
    page.locator("a.brand").click()
    page.wait_for_selector(".boxes")
    page.go_back()
    page.wait_for_selector(".choices [data-choice]", state="attached")
    page.reload()
    page.wait_for_selector(".choices [data-choice]", state="attached")
    assert visitor.complaints == []


@pytest.mark.anywhere
def test_an_answer_is_taken_back(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("loch-ness", seats=2)
    hands = Hands(visitor)
    back = visitor.page.get_by_role("button", name="Take back")
    for _ in range(12):
        hands.play(answers=1)
        if back.count():
            break
    hands.wait()
    answered = len(hands.told)
    hands.take_back()
    offered = [offer.choice for offer in hands.wait().offers]
    assert any(choice in offered for choice in hands.told[-2:]), "what was answered is asked again"
    assert not hands.play(answers=2)
    assert len(hands.told) == answered + 2
    assert visitor.complaints == []


def test_a_restart_of_the_server_is_seen_and_survived(visit: Visit, server: Server) -> None:
    visitor = visit()
    page = visitor.go()
    page.locator(".box").first.locator(".go").click()
    hands = Hands(visitor)
    assert not hands.play(answers=4)
    hands.wait()
    server.stop()
    page.wait_for_selector("text=Reconnecting")
    page.locator(".choices [data-choice]").first.evaluate("(one) => one.click()")
    page.wait_for_selector("text=Your answer is waiting")
    server.start()
    page.wait_for_selector("text=Saved")
    assert not hands.play(answers=3)


def test_a_line_that_only_falls_silent_is_noticed_too(visit: Visit, server: Server) -> None:
    """A stopped process closes nothing: only what it no longer says tells that it is gone."""
    visitor = visit()
    page = visitor.go()
    page.locator(".box").first.locator(".go").click()
    hands = Hands(visitor)
    assert not hands.play(answers=2)
    hands.wait()
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)
    try:
        page.wait_for_selector("text=Reconnecting")
        page.locator(".choices [data-choice]").first.evaluate("(one) => one.click()")
        page.wait_for_selector("text=Your answer is waiting")
    finally:
        server.process.send_signal(signal.SIGCONT)
    page.wait_for_selector("text=Saved")
    assert not hands.play(answers=2)


@pytest.mark.anywhere
def test_on_one_device_a_curtain_hides_what_the_next_one_holds(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("loch-lomond", seats=2, hot_seats=2, bots=[])
    page, hands = visitor.page, Hands(visitor)
    names = page.locator(".fit-seats li").evaluate_all("(all) => all.map((one) => one.title)")
    seen = set()
    for _ in range(8):
        page.wait_for_function("document.querySelector('.curtain, .choices [data-choice]')")
        if page.locator(".curtain").count():
            title = page.locator(".curtain h2").inner_text()
            seen |= {name for name in names if name in title}
            assert page.locator("[data-choice], [data-target]").count() == 0
        hands.play(answers=1)
    assert seen == set(names)
    assert visitor.complaints == []


@pytest.mark.anywhere
def test_somebody_beside_one_sits_down_gets_up_and_plays_on_the_same_device(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("loch-ness", seats=3, start=False)
    page = visitor.page
    for seat in (3, 2):
        page.get_by_label(f"Bot at seat {seat}").select_option("beside")
        page.wait_for_function("count => document.querySelectorAll('.seats .tag').length === count", arg=5 - seat)
    page.get_by_role("button", name="Get up").last.click()
    page.wait_for_function("() => document.querySelectorAll('.seats .tag').length === 2")
    page.get_by_text("Start the game").click()
    page.wait_for_selector(".play")
    page.reload()
    Hands(visitor).play(answers=4)
    kept = page.evaluate("(key) => JSON.parse(localStorage[key])[0]", visitor.server.named("bothy.tables"))
    chairs = visitor.read(f"/api/tables/{kept['table']}", kept["owner"])["chairs"]
    assert sorted(kept["seats"]) == ["0", "1"]
    assert [chair["kind"] for chair in chairs] == ["person", "person", "bot"]
    assert visitor.complaints == []


def test_the_same_people_play_once_more(visit: Visit) -> None:
    owner, friend = visit(), visit()
    made = owner.sit("loch-ness", seats=2, start=False)
    friend.go(f"/t/{made['table']}#invite={made['invite']}").wait_for_selector(".lobby")
    owner.page.get_by_text("Start the game").click()
    for visitor in (owner, friend):
        visitor.page.wait_for_selector(".play")
    owner.menu("Ask to end the game")
    friend.page.locator(".proposal .go").click()
    owner.page.wait_for_selector(".end")
    friend.page.wait_for_selector(".end")
    owner.page.locator(".end .go").click()
    friend.page.locator(".end .go").click()
    for visitor in (owner, friend):
        visitor.page.wait_for_function("(old) => !location.pathname.endsWith(old)", arg=made["table"])
        visitor.page.wait_for_selector(".play, .lobby")
    assert owner.page.url == friend.page.url
    assert owner.complaints + friend.complaints == []


@pytest.mark.anywhere
def test_the_same_people_play_once_more_at_one_device(visit: Visit) -> None:
    visitor = visit()
    made = visitor.sit("loch-ness", seats=3, hot_seats=2, bots=["knack"])
    page = visitor.page
    assert not Hands(visitor).play(answers=2)
    visitor.menu("Ask to end the game")
    page.locator(".end").or_(page.locator(".proposal .go")).first.wait_for()
    if page.locator(".proposal .go").count():
        page.locator(".proposal .go").click()
    page.locator(".end .go").first.click()
    tables = visitor.server.named("bothy.tables")
    gone_on = "([key, old]) => !location.href.includes(old) && JSON.parse(localStorage[key])[0].table !== old"
    page.wait_for_function(gone_on, arg=[tables, made["table"]])
    page.wait_for_selector(".play, .lobby")
    kept = page.evaluate("(key) => JSON.parse(localStorage[key])[0]", tables)
    before, after = (
        visitor.read(f"/api/tables/{table}", made["owner"])["chairs"] for table in (made["table"], kept["table"])
    )
    assert [(chair["name"], chair["kind"]) for chair in after] == [(chair["name"], chair["kind"]) for chair in before]
    assert not Hands(visitor, seed=2).play(answers=2)
    assert visitor.complaints == []


def test_the_live_region_tells_each_event_once(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(
        """window.heard = [];
           const listen = () => new MutationObserver((changes) => {
             for (const { target, addedNodes, type } of changes) {
               const at = target.nodeType === 1 ? target : target.parentElement;
               if (!at?.closest(".play > .unseen[aria-live]")) continue;
               if (type === "characterData") heard.push(target.data);
               for (const node of addedNodes) if (node.textContent.trim()) heard.push(node.textContent.trim());
             }
           }).observe(document, { subtree: true, childList: true, characterData: true });
           listen();"""
    )
    visitor.sit("loch-ness")
    page = visitor.page
    hands = Hands(visitor)
    hands.wait()
    drawn(page)
    before = page.evaluate("() => { heard.length = 0; return document.querySelectorAll('.log ol li').length; }")
    hands.play(answers=5)
    hands.wait()
    drawn(page)
    lines = [text.strip() for text in page.locator(".log ol li").all_inner_texts()]
    fresh = lines[: len(lines) - before][::-1]
    assert len(fresh) >= 5
    assert page.evaluate("heard.join(' ')").split() == " ".join(fresh).split()


@pytest.mark.anywhere
def test_a_finished_game_is_watched_again_from_any_seat(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    page.locator(".box", has_text="Loch Ness").locator(".go").click()
    Hands(visitor).play(answers=3)
    visitor.menu("Ask to end the game")
    page.wait_for_selector(".end")
    page.get_by_text("Watch it again").click()
    page.wait_for_selector("text=Moment 1 of")
    page.get_by_role("button", name="Step on").click()
    page.wait_for_selector("text=Moment 2 of")
    table = page.url.rpartition("/")[2].partition("#")[0]
    key = visitor.server.named("bothy.tables")
    secrets = json.loads(page.evaluate("(key) => localStorage.getItem(key)", key))
    assert [kept["table"] for kept in secrets] == [table]
