"""Fairness and patience as people see them: asking for a chair, hands shown by consent, a database that is slow."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from browser.conftest import Visit
from browser.hands import Asked, Hands
from browser.visits import Server, Visitor

WORDS = {
    "en-GB": ("Agree", "No", "asked whether you may sit down", "rather play on without you", "takes the chair of"),
    "fr-FR": ("D’accord", "Non", "demande à la table", "préfère continuer sans vous", "prend le siège de"),
}


def knock(owner: Visitor, guest: Visitor) -> None:
    """Somebody opens the invitation of a game that is on."""
    made = owner.sit("loch-ness", seats=3)
    guest.go(f"/t/{made['table']}#invite={made['invite']}")


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Another program writes to the database meanwhile; whatever happens, it lets go of it again."""
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@pytest.mark.parametrize("language", WORDS)
def test_a_late_friend_asks_for_a_chair_and_sits_down_when_all_agree(visit: Visit, language: str) -> None:
    owner, guest = visit(language=language), visit(language=language)
    agree, _, asked, _, told = WORDS[language]
    knock(owner, guest)
    guest.page.wait_for_selector(f"text={asked}")
    guest.page.reload()
    guest.page.wait_for_selector(f"text={asked}")
    owner.page.locator(".proposal").get_by_role("button", name=agree, exact=True).click()
    guest.page.wait_for_selector(".play")
    guest.page.wait_for_selector(".fit-seats .you", state="attached")
    owner.page.locator(".log li", has_text=told).wait_for(state="attached")
    assert owner.page.locator(".proposal").count() == 0
    assert owner.complaints + guest.complaints == []


@pytest.mark.parametrize("language", WORDS)
def test_who_is_not_wanted_is_told_so_and_has_seen_nothing(visit: Visit, language: str) -> None:
    owner, guest = visit(language=language), visit(language=language)
    _, no, asked, refused, _ = WORDS[language]
    knock(owner, guest)
    guest.page.wait_for_selector(f"text={asked}")
    owner.page.locator(".proposal").get_by_role("button", name=no, exact=True).click()
    guest.page.wait_for_selector(f"text={refused}")
    assert guest.page.locator(".play").count() == 0
    assert owner.complaints + guest.complaints == []


def test_a_spectator_is_let_in_by_name(visit: Visit) -> None:
    owner, guest = visit(), visit()
    made = owner.sit("loch-ness", seats=2, watching="open", watch_delay=30)
    page = guest.go(f"/t/{made['table']}#watch={made['watch']}")
    page.wait_for_selector(".play")
    name = page.evaluate("fetch('/api/me').then((reply) => reply.json()).then((me) => me.name)")
    guest.menu("Ask to see all hands")
    asked = owner.page.locator(".proposal", has_text="asks to see all hands")
    asked.wait_for()
    assert name in asked.inner_text()
    asked.get_by_role("button", name="Agree").click()
    owner.page.locator(".log li", has_text="may see all hands").wait_for(state="attached")
    assert owner.complaints + guest.complaints == []


def test_the_owner_mutes_a_spectator_and_sends_them_away(visit: Visit) -> None:
    owner, guest = visit(), visit(language="fr-FR")
    made = owner.sit("loch-ness", seats=2)
    guest.go(f"/t/{made['table']}#watch={made['watch']}").wait_for_selector(".play")
    speak(guest, '<b id="boo">Boo</b>')
    chat = chat_of(owner)
    chat.locator("li", has_text='<b id="boo">Boo</b>').wait_for()
    assert owner.page.locator("#boo").count() == 0, "what people say is no markup"
    name = chat.locator(".who").inner_text()
    assert guest.page.locator(".chat .who").count() == 0, "only the owner has a say in it"
    chat.locator(".who").click()
    chat.get_by_role("button", name=f"Mute {name}").click()
    chat.locator(".about").wait_for(state="detached")
    speak(guest, "Boo again")
    guest.page.locator("[role=alert]", has_text="vous a retiré la parole").wait_for()
    chat.locator(".who").click()
    chat.get_by_role("button", name=f"Let {name} speak again").click()
    chat.locator(".about").wait_for(state="detached")
    speak(guest, "Sorry")
    chat.locator("li", has_text="Sorry").wait_for()
    chat.locator(".who").first.click()
    chat.get_by_role("button", name="Send away").click()
    assert f"Send {name} away for good?" in chat.locator(".about").inner_text()
    chat.get_by_role("button", name="Send away").click()
    guest.page.wait_for_selector("text=vous a renvoyé")
    guest.page.reload()
    guest.page.wait_for_selector("text=vous a renvoyé")
    assert owner.complaints + guest.complaints == []


def chat_of(visitor: Visitor) -> Locator:
    """The chat of a table, opened if it is in a drawer."""
    chat = visitor.page.locator(".chat")
    tab = visitor.page.locator("[data-tab=chat]:visible")
    if not chat.is_visible() and tab.count():
        tab.first.click()
    chat.wait_for()
    return chat


def speak(visitor: Visitor, text: str) -> None:
    chat = chat_of(visitor)
    chat.locator("input").fill(text)
    chat.locator("form button").click()


def test_a_table_that_waits_for_its_database_says_so(visit: Visit, server: Server) -> None:
    visitor = visit()
    visitor.sit("loch-ness", seats=2)
    hands = Hands(visitor)
    asked = hands.wait()
    with locked(server.folder / "b.db"):
        hands.by_list(asked, asked.offers[0])
        visitor.page.locator(".saved", has_text="Waiting for the database").wait_for()
    visitor.page.locator(".saved", has_text="Saved").wait_for()
    assert visitor.complaints == []


@pytest.mark.anywhere
def test_a_wrong_clock_of_the_device_shows_the_right_time_left(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script("const real = Date.now; Date.now = () => real() - 3_600_000")
    visitor.sit("loch-ness", seats=2, pace="relaxed")
    Hands(visitor).wait()
    minutes, seconds = visitor.page.locator("[role=timer]").first.inner_text().split(":")
    assert 200 < int(minutes) * 60 + int(seconds) <= 300
    before = visitor.page.locator("[role=timer]").first.inner_text()
    visitor.page.wait_for_function(
        "before => document.querySelector('[role=timer]').textContent.trim() !== before", arg=before
    )
    assert visitor.complaints == []


@pytest.mark.anywhere
def test_a_window_that_nobody_uses_is_closed_by_the_clock(visit: Visit) -> None:
    """Whoever says nothing while a card may be shooed is not waited for: the game goes on without them."""

    def shooing(asked: Asked) -> bool:
        return any(offer.choice.startswith("shoo ") for offer in asked.offers)

    visitor = visit()
    visitor.sit("loch-lomond", seats=3, pace="blitz")
    hands = Hands(visitor)
    asked = hands.meet(shooing, 40)
    assert asked
    hands.last = asked.key
    assert hands.wait().key != asked.key
    assert visitor.page.locator(".fit-seats .you .robot").count() == 0, "nobody was put to sleep"
    assert visitor.complaints == []


def test_a_newcomers_name_is_not_written_over_the_past(visit: Visit) -> None:
    owner, guest = visit(), visit()
    made = owner.sit("loch-ness", seats=2)
    Hands(owner).play(answers=4)
    bot = owner.read(f"/api/tables/{made['table']}", made["watch"])["chairs"][1]["name"]
    lines = owner.page.locator(".log li", has_text=bot)
    lines.first.wait_for(state="attached")
    guest.go(f"/t/{made['table']}#invite={made['invite']}")
    owner.page.locator(".proposal").get_by_role("button", name="Agree").click()
    guest.page.wait_for_selector(".fit-seats .you", state="attached")
    owner.page.locator(".log li", has_text="takes the chair of").wait_for(state="attached")
    assert lines.count() > 1, "what the bot did is still told as done by the bot"
    guest.page.locator(".log li", has_text=bot).first.wait_for(state="attached")
    assert owner.complaints + guest.complaints == []
