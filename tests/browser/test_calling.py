"""The house calls one back: through a push service, a mail server and a service worker that are all real."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from browser.visits import PATIENCE, Server, Visitor, chromium, welcome
from web.letterbox import Letterbox, letterbox
from web.push_service import PushService, push_service_beside

SUBSCRIBED = """
(() => {
  const given = %s;
  const plain = (text) => atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = (text) => Uint8Array.from(plain(text), (sign) => sign.charCodeAt(0)).buffer;
  let current = null;
  PushManager.prototype.getSubscription = async () => current;
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly) throw new Error("browsers want to be shown everything");
    current = {
      endpoint: given.endpoint,
      options: { applicationServerKey: bytes(applicationServerKey) },
      getKey: (name) => bytes(given[name]),
      unsubscribe: async () => { current = null; return true; },
    };
    return current;
  };
})();
"""
"""No browser of a test has a push service; this one gets ours."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One to which the house is known by a name too, by plain http; a shell shows no notices while no page is open."""
    with chromium("--host-resolver-rules=MAP bothy.test 127.0.0.1", whole=True) as found:
        yield found


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    with push_service_beside(tmp_path_factory.mktemp("push")) as running:
        yield running


@pytest.fixture(scope="module")
def box() -> Iterator[Letterbox]:
    with letterbox() as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, service: PushService, box: Letterbox) -> Iterator[Server]:
    options = ["--call-loopback", "--feeds", "--webhook", "localhost"]
    options += ["--smtp", f"smtp://127.0.0.1:{box.port}", "--mail-from", "bothy@house.example"]
    trust = {"SSL_CERT_FILE": str(service.certificate)}
    with Server(tmp_path_factory.mktemp("server"), seed=8, options=options, environment=trust) as running:
        yield running


def until(true: Callable[[], Any]) -> Any:
    """Wait for something outside the browser."""
    end = time.monotonic() + PATIENCE / 1000
    while not (found := true()):
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)
    return found


class Worker:
    """The service worker of the house, to which a push service would deliver."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.origin = visitor.server.address
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        self.wire: CDPSession = visitor.context.new_cdp_session(self.page)
        known: list[str] = []
        self.wire.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda event: known.extend(one["registrationId"] for one in event["registrations"]),
        )
        self.errors: list[str] = []
        self.wire.on("ServiceWorker.workerErrorReported", lambda event: self.errors.append(str(event)))
        self.wire.send("ServiceWorker.enable")
        while not known:
            self.page.wait_for_timeout(20)
        self.id = known[0]

    def deliver(self, said: dict[str, str]) -> None:
        message = {"origin": self.origin, "registrationId": self.id, "data": json.dumps(said)}
        self.wire.send("ServiceWorker.deliverPushMessage", message)

    def shown(self) -> list[list[str]]:
        found: list[list[str]] = self.page.evaluate(
            "navigator.serviceWorker.ready.then((kept) => kept.getNotifications())"
            ".then((some) => some.map((one) => [one.title, one.body, one.tag, one.data]))"
        )
        return found

    def shows(self, said: dict[str, str]) -> list[list[str]]:
        """What is shown once this has come, twice each time, and again, as push services do, while nothing is: without
        a desktop Chromium forgets a notice after 25 seconds, which a busy machine may take.
        """
        for _ in range(6):
            self.deliver(said)
            self.deliver(said)
            end = time.monotonic() + PATIENCE / 6000
            while time.monotonic() < end:
                if found := self.shown():
                    return found
                time.sleep(0.2)
        raise AssertionError(f"it was never shown; the worker's errors: {self.errors}")

    def shows_nothing(self) -> None:
        until(lambda: not self.shown())


def called(browser: Browser, server: Server, service: PushService, name: str, **wishes: Any) -> Visitor:
    """Somebody whose browser may be called."""
    visitor = welcome(browser, server, **wishes)
    visitor.context.grant_permissions(["notifications"], origin=server.address)
    visitor.context.add_init_script(SUBSCRIBED % json.dumps(service.subscribe(name)))
    return visitor


def card(page: Page) -> Any:
    return page.locator(".calls")


def test_a_turn_is_shown_though_no_page_is_open_and_taken_back_when_it_is_answered(
    browser: Browser, server: Server, service: PushService
) -> None:
    visitor = called(browser, server, service, "desk")
    page = visitor.go("/settings")
    card(page).get_by_label("Quiet hours").uncheck()
    expect(card(page).get_by_label("from")).to_have_count(0)
    card(page).get_by_label("This browser").click()
    expect(card(page).get_by_label("This browser")).to_be_checked()
    until(lambda: page.evaluate("fetch('/api/notices').then((got) => got.json()).then((mine) => mine.devices)"))
    card(page).get_by_role("button", name="Send me one now").click()
    expect(card(page).get_by_role("status")).to_have_text("Sent. It should come within a moment.")
    trial = until(lambda: service.read["desk"])[0]
    assert trial["title"] == "It works"
    made = visitor.make("loch-ness", seats=2, bots=["random"], pace="days")
    told = until(lambda: [said for said in service.read["desk"] if said["tag"] == made["table"]])[0]
    assert told["title"] == "Your turn at Loch Ness"
    assert service.keys == {page.evaluate("fetch('/api/notices').then((got) => got.json()).then((mine) => mine.key)")}
    worker = Worker(visitor)
    assert worker.shows(told) == [[told["title"], told["text"], made["table"], f"/t/{made['table']}"]], "one, not two"
    page.goto(f"{server.address}/t/{made['table']}#seat={made['seats']['0']}")
    page.wait_for_selector(".play .boardwrap > *")
    answered = page.evaluate(
        "async ([table, secret]) => (await fetch(`/api/tables/${table}/bell`,"
        " { headers: { authorization: `Bearer ${secret}` } })).json()",
        [made["table"], made["seats"]["0"]],
    )
    assert answered == {"ringing": "usual"}
    page.get_by_role("button", name="Table").click()
    page.get_by_label("Never").click()
    expect(page.get_by_label("Never")).to_be_checked()
    page.get_by_role("button", name="Leave the seat to a bot").click()
    over = until(lambda: [said for said in service.read["desk"] if said.get("withdrawn")])[0]
    worker = Worker(visitor)
    worker.deliver(over)
    worker.shows_nothing()
    worker.deliver(told)
    page.wait_for_timeout(300)
    assert worker.shown() == [], "who looks at the table needs no notice"
    visitor.go("/settings")
    expect(card(page)).to_be_visible()
    assert not service.faults
    assert visitor.complaints == []
    visitor.context.close()


def test_mail_is_confirmed_and_ended_by_its_links_and_a_feed_is_made(
    browser: Browser, server: Server, service: PushService, box: Letterbox
) -> None:
    visitor = called(browser, server, service, "phone", width=390, height=844, language="fr-FR")
    page = visitor.go("/settings")
    mine = card(page)
    expect(mine.get_by_role("heading", name="Rappelez-moi")).to_be_visible()
    mine.get_by_label("Votre adresse de courriel").fill("ailsa@glen.example")
    mine.get_by_role("button", name="Demander").click()
    expect(mine.get_by_text("On a écrit à ailsa@glen.example")).to_be_visible()
    _, mail = until(lambda: box.mails)[0]
    (confirm,) = re.findall(r"\S+/confirm#\w+", mail.get_content())
    (stop,) = re.findall(r"\S+/stop/\w+", mail.get_content())
    page.goto(confirm)
    page.get_by_role("button", name="Oui, écrivez-moi").click()
    expect(page.get_by_role("status")).to_contain_text("la maison vous écrira")
    visitor.go("/settings")
    expect(mine.get_by_text("ailsa@glen.example, confirmée.")).to_be_visible()
    mine.get_by_role("button", name="Créer une adresse").click()
    expect(mine.get_by_role("button", name="Copier pour un agenda")).to_be_visible()
    feed = page.evaluate("fetch('/api/notices').then((got) => got.json()).then((mine) => mine.feed)")
    calendar = visitor.context.request.get(f"{server.address}/api/feeds/{feed}/turns.ics")
    assert (calendar.status, calendar.text()[:15]) == (200, "BEGIN:VCALENDAR")
    mine.get_by_label("Adresse du webhook").fill("https://elsewhere.example/hook")
    mine.get_by_role("button", name="Enregistrer").click()
    expect(mine.get_by_role("status")).to_contain_text("La maison ne peut pas appeler cette adresse.")
    mine.get_by_label("la partie a commencé").click()
    expect(mine.get_by_label("la partie a commencé")).not_to_be_checked()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.reload()
    expect(mine.get_by_label("la partie a commencé")).not_to_be_checked()
    page.goto(stop)
    page.get_by_role("button", name="Plus de courriel").click()
    expect(page.get_by_role("status")).to_contain_text("C’est fait.")
    visitor.go("/settings")
    expect(mine.get_by_label("Votre adresse de courriel")).to_be_visible()
    visitor.context.close()


def test_by_plain_http_the_settings_say_that_there_is_no_app_and_no_call(browser: Browser, server: Server) -> None:
    visitor = welcome(browser, server)
    page = visitor.page
    page.goto(f"http://bothy.test:{server.port}/settings")
    said = "By plain http a browser keeps no app and takes no calls. The same house by https can do both."
    expect(page.get_by_text(said)).to_have_count(2)
    expect(card(page).get_by_label("This browser")).to_have_count(0)
    expect(card(page).get_by_label("Your address for mail")).to_be_visible()
    visitor.context.close()
