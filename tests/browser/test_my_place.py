"""My place: on a second device, after a browser was cleared, and gone for good."""

from __future__ import annotations

import json

from browser.conftest import Visit
from browser.hands import Hands
from browser.look import serious, too_small, too_wide
from browser.visits import Visitor


def at_home(visitor: Visitor) -> None:
    visitor.go("/me").wait_for_selector(".panels")


def code(visitor: Visitor) -> str:
    visitor.page.get_by_role("button", name="Show the code").click()
    link = visitor.page.locator("[data-link]").get_attribute("data-link")
    assert link is not None
    return link.removeprefix(visitor.server.address)


def test_a_chair_is_played_on_a_second_device_and_a_place_can_move(visit: Visit) -> None:
    desk, phone, thief = visit(), visit(width=390, height=844), visit()
    made = desk.sit("loch-ness", seats=2)
    Hands(desk).play(answers=2)
    at_home(desk)
    assert serious(desk.page) == too_wide(desk.page) == []
    link = code(desk)
    phone.go(link).wait_for_selector(f"[data-table='{made['table']}']")
    assert "#" not in phone.page.url, "the secret does not stay in the address"
    assert too_wide(phone.page) == too_small(phone.page) == serious(phone.page) == []
    thief.go(link).wait_for_selector("[role=alert]")
    assert thief.page.locator(f"[data-table='{made['table']}']").count() == 0, "a code is good once"
    phone.go().wait_for_selector(f".cont a[href='/t/{made['table']}']")
    phone.page.locator(f".cont a[href='/t/{made['table']}']").click()
    phone.page.wait_for_selector(".play")
    Hands(phone).play(answers=2)
    at_home(desk)
    desk.page.get_by_role("radio", name="Move it: old links end").check()
    phone.go(code(desk))
    phone.page.get_by_role("button", name="Take it up").click()
    phone.page.wait_for_selector(":text('on this device too')")
    desk.go(f"/t/{made['table']}").wait_for_selector("[role=alert]")
    phone.go(f"/t/{made['table']}").wait_for_selector(".play")
    assert desk.complaints + phone.complaints == [] or all("403" in one for one in desk.complaints)


def test_a_keepsake_brings_back_what_a_cleared_browser_has_lost(visit: Visit) -> None:
    visitor, other = visit(), visit()
    made = visitor.sit("loch-ness", seats=2)
    visitor.leave_to_bots()
    at_home(visitor)
    visitor.page.wait_for_selector(".results table")
    with visitor.page.expect_download() as saved:
        visitor.page.get_by_role("button", name="Save file").click()
    keepsake = json.loads(saved.value.path().read_text(encoding="utf-8"))["keepsake"]
    with visitor.page.expect_download() as saved:
        visitor.page.get_by_role("button", name="Save a copy").click()
    copy = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert [game["table"]["id"] for game in copy["games"]] == [made["table"]]
    assert copy["games"][0]["journal"]
    assert keepsake.rpartition("=")[2] not in json.dumps(copy)
    other.go(keepsake.removeprefix(visitor.server.address)).wait_for_selector(f"[data-table='{made['table']}']")
    other.page.get_by_role("link", name="Watch it again").click()
    other.page.wait_for_selector("text=Moment 1 of")
    visitor.page.evaluate("localStorage.clear()")
    page = visitor.go("/me")
    page.wait_for_selector(":text('Your place is elsewhere')")
    page.get_by_label("A keepsake link").fill(keepsake)
    page.get_by_role("button", name="Bring back").click()
    page.wait_for_selector(f"[data-table='{made['table']}']")
    page.locator(f"[data-table='{made['table']}']").get_by_role("button", name="Put away").click()
    page.wait_for_selector(f"[data-table='{made['table']}']", state="detached")
    page.get_by_text("one old game").wait_for()


def test_who_is_forgotten_is_somebody_to_the_others(visit: Visit) -> None:
    owner, friend = visit(), visit()
    made = owner.sit("loch-ness", seats=2, start=False, name="Ailsa")
    friend.go(f"/t/{made['table']}#invite={made['invite']}").wait_for_selector(".lobby")
    friend.page.locator("[data-name]").fill("Rory")
    friend.page.get_by_role("button", name="Save").click()
    friend.page.get_by_label("Say something").fill("A word of mine")
    friend.page.get_by_role("button", name="Send").click()
    owner.page.wait_for_selector(".talk :text('Rory')")
    owner.page.get_by_text("Start the game").click()
    owner.page.wait_for_selector(".play")
    at_home(friend)
    friend.page.set_viewport_size({"width": 1280, "height": 800})
    assert friend.page.evaluate("document.scrollingElement.scrollHeight") <= 800, "my place is one screen"
    friend.page.get_by_role("button", name="Forget …").click()
    friend.page.get_by_role("button", name="Forget me").click()
    friend.page.wait_for_url("**/")
    assert friend.page.evaluate("localStorage.getItem('bothy.tables')") in (None, "[]")
    owner.page.reload()
    owner.page.locator("[data-tab=log]").first.click()
    owner.page.wait_for_selector(".log :text('somebody leaves the table')")
    owner.page.locator("[data-tab=chat]").first.click()
    line = owner.page.locator(".chat li", has_text="A word of mine")
    line.wait_for()
    kinds = line.evaluate("(at) => [at, at.querySelector('b, .who')].map((one) => getComputedStyle(one).fontSize)")
    assert kinds[0] == kinds[1], "a name is written like the words"
    assert "Rory" not in owner.page.content()
