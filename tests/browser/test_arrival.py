"""Friends arrive: by the link, by the bare address, with a name and a colour; and play once more if all say so."""

from __future__ import annotations

from browser.conftest import Visit
from browser.hands import DOUBLE
from browser.look import serious, too_small, too_wide
from browser.visits import Visitor

# A device that can share, as phones can; what it is given to share is kept.
SHARES = "navigator.share = (given) => { window.shared = given; return Promise.resolve(); };"

# Whether a name in the chat is as large as what is said, or smaller, and in the same type.
NAME_AND_WORDS = """(name) => {
  const [one, other] = [name, name.closest("li")].map((some) => getComputedStyle(some));
  return [parseFloat(one.fontSize) <= parseFloat(other.fontSize), one.fontFamily === other.fontFamily];
}"""


def end_together(owner: Visitor, friend: Visitor) -> None:
    owner.menu("Ask to end the game")
    friend.page.locator(".proposal .go").click()
    for visitor in (owner, friend):
        visitor.page.wait_for_selector(".end")


def test_a_friend_says_who_they_are_and_is_told_what_is_waited_for(visit: Visit) -> None:
    owner, friend = visit(height=800), visit(width=390, height=844)
    owner.page.add_init_script(SHARES)
    page = owner.go()
    page.locator(".box").first.locator("button.ring").click()
    page.wait_for_selector(".lobby")
    start = page.get_by_role("button", name="Start the game")
    box = start.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 800, "Start is in view without scrolling"
    page.locator("[data-name]").fill("Wilma")
    page.get_by_role("button", name="Save").click()
    page.wait_for_selector("h1:has-text('Wilma’s table')")
    theirs = friend.page
    theirs.goto(page.locator(".link code").inner_text())
    theirs.wait_for_selector("h1:has-text('Wilma’s table')")
    theirs.locator("[data-name]").fill("Tom")
    theirs.get_by_role("button", name="Save").click()
    page.wait_for_selector(".seats :text('Tom')")
    assert theirs.locator("[data-colour='0']").is_disabled(), "a colour that is taken shows whose it is"
    theirs.locator("[data-colour='4']").click()
    page.wait_for_selector(".seats .c-purple")
    page.wait_for_selector(".start :text('Waiting for Tom')")
    theirs.get_by_role("button", name="I am ready").click()
    page.wait_for_selector(".start :text('Everybody is ready')")
    theirs.get_by_label("Say something").fill("Found it")
    theirs.get_by_role("button", name="Send").click()
    page.wait_for_selector(".talk :text('Found it')")
    assert page.locator(".talk li :is(b, .who)").first.evaluate(NAME_AND_WORDS) == [True, True], "a name is no title"
    assert too_wide(theirs) == too_small(theirs) == []
    assert serious(theirs) == serious(page) == []
    page.get_by_role("button", name="Move chair 2 up").click()
    page.wait_for_selector(".seats li:first-child :text('Tom')")
    start.click()
    for visitor in (owner, friend):
        visitor.page.wait_for_selector(".play")
    assert theirs.locator(".fit-seats .c-purple").count(), "the colour goes to the table"
    page.locator("[data-menu]").click()
    page.locator(".menu").get_by_role("button", name="Invite").click()
    link = page.locator(".menu .link code").inner_text()
    assert "#invite=" in link, "the link stays at hand"
    page.locator(".menu .link .go").click()
    assert page.evaluate("window.shared.url") == link, "a device that can share is asked to"
    assert theirs.evaluate("fetch('/api/me').then((reply) => reply.json())")["name"] == "Tom", "kept for next time"
    assert owner.complaints + friend.complaints == []


def test_the_bare_address_is_a_door_and_a_window(visit: Visit) -> None:
    owner, friend, late, curious = visit(), visit(height=800), visit(width=390, height=844), visit()
    second = visit()
    made = owner.sit("loch-ness", seats=4, start=False)
    page = friend.go(f"/t/{made['table']}")
    page.wait_for_selector(".door")
    assert serious(page) == too_wide(page) == []
    page.get_by_role("textbox", name="Your name").fill("Rory")
    page.get_by_role("button", name="Knock").click()
    page.wait_for_selector(":text('You have knocked')")
    una = second.go(f"/t/{made['table']}")
    una.get_by_role("textbox", name="Your name").fill("Zenobia")
    una.get_by_role("button", name="Knock").click()
    una.wait_for_selector(":text('You have knocked')")
    owner.page.wait_for_selector(":text('Rory is at the door')")
    owner.page.get_by_role("button", name="Let in").click()
    page.wait_for_selector(".lobby")
    owner.page.wait_for_selector(":text('Zenobia is at the door')")
    assert una.locator(".door").count(), "they are answered one at a time"
    owner.page.wait_for_timeout(1_000 * DOUBLE)
    owner.page.get_by_role("button", name="Let in").click()
    una.wait_for_selector(".lobby")
    page.reload()
    page.wait_for_selector(".lobby")
    owner.page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".play")
    page = late.go(f"/t/{made['table']}")
    page.get_by_role("button", name="Knock").click()
    for visitor in (owner, friend, second):
        visitor.page.locator(".proposal .go").click()
    page.wait_for_selector(".play")
    owner.page.locator("[data-tab=log]").first.click()
    owner.page.wait_for_selector(".log :text('takes the chair of')")
    page = curious.go(f"/t/{made['table']}")
    assert page.get_by_role("button", name="Knock").count() == 0, "every chair is somebody's"
    page.locator(".door .row .btn").click()
    page.wait_for_selector(".play")
    assert page.locator("[data-choice]").count() == 0
    assert owner.complaints + friend.complaints + second.complaints + late.complaints + curious.complaints == []


def test_at_a_table_of_the_house_one_sits_down_and_a_shut_one_shows_its_curtain(visit: Visit) -> None:
    owner, guest, other = visit(), visit(), visit()
    made = owner.sit("loch-ness", seats=3, start=False, public=True, watching="off")
    page = guest.go(f"/t/{made['table']}")
    assert page.locator(".door .row").count() == 0, "nobody may watch"
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".lobby")
    page = other.go()
    page.locator("#open").get_by_role("link", name="Sit down").first.click()
    page.wait_for_selector(".lobby")
    assert owner.complaints + guest.complaints + other.complaints == []


def test_a_rematch_is_asked_and_begins_when_all_have_answered(visit: Visit) -> None:
    owner, friend = visit(), visit(width=390, height=844)
    made = owner.sit("loch-ness", seats=3, start=False)
    friend.go(f"/t/{made['table']}#invite={made['invite']}").wait_for_selector(".lobby")
    owner.page.get_by_text("Start the game").click()
    end_together(owner, friend)
    owner.page.get_by_role("button", name="Play again").click()
    friend.page.wait_for_selector(".rematch :text('asks for a rematch')")
    owner.page.wait_for_selector(".rematch :text('You ask for a rematch')")
    assert made["table"] in owner.page.url, "nothing begins before the other has answered"
    assert too_wide(friend.page) == serious(friend.page, ".rematch") == []
    friend.page.get_by_role("button", name="I am in").click()
    for visitor in (owner, friend):
        visitor.page.wait_for_function("(old) => !location.pathname.endsWith(old)", arg=made["table"])
        visitor.page.wait_for_selector(".play")
    assert owner.page.url == friend.page.url
    assert friend.page.locator("[data-score=own]").count(), "everybody sits where they sat"
    end_together(owner, friend)
    friend.page.get_by_role("button", name="Play again").click()
    owner.page.get_by_role("button", name="Not tonight").click()
    friend.page.wait_for_selector(".play")
    owner.page.get_by_role("link", name="Watch the next game").click()
    owner.page.wait_for_selector(".play")
    assert owner.page.locator("[data-choice]").count() == 0
    assert owner.complaints + friend.complaints == []
