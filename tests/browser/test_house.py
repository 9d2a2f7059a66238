"""The house itself: home, tables on small screens, the end, settings, rules, coming back."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.hands import Hands
from browser.visits import Visitor


def play_now(page: Page, name: str) -> None:
    page.wait_for_selector(".box")
    page.locator(".box", has_text=name).locator(".go").click()
    page.wait_for_selector(".play .boardwrap > *")


def end_it(page: Page) -> None:
    """All people agree to end the game here; there is one."""
    page.get_by_role("button", name="Table").click()
    page.get_by_text("Ask to end the game").click()
    page.locator(".menu .go").click()
    page.wait_for_selector(".end")


SIZES = [(1280, 720), (1280, 800), (1440, 900), (1920, 1080), (1024, 768), (820, 1180), (844, 390), (390, 844)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_play_now_is_above_the_fold(width: int, height: int, visit: Visit) -> None:
    visitor = visit(width=width, height=height)
    page = visitor.go()
    page.wait_for_selector(".box")
    for _ in ("the first visit", "back again"):
        button = page.locator(".cta .go")
        place = button.bounding_box()
        assert place is not None
        assert place["y"] >= 0
        assert place["y"] + place["height"] <= height
        assert button.evaluate(
            "(one) => { const { x, y, width, height } = one.getBoundingClientRect();"
            " return one.contains(document.elementFromPoint(x + width / 2, y + height - 4)); }"
        ), "nothing lies over it"
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        button.click()
        page.wait_for_selector(".play .boardwrap > *")
        visitor.go()
        page.wait_for_selector(".cont")


def test_a_refusal_is_said_where_one_pressed(visit: Visit) -> None:
    page = visit(width=390, height=844).go()
    page.wait_for_selector(".box")
    page.context.set_offline(True)
    box = page.locator(".box", has_text="Castle von Loghan")
    box.locator(".go").click()
    expect(box.get_by_role("alert")).to_be_visible()
    page.locator(".cta .go").click()
    expect(page.locator(".lead").get_by_role("alert")).to_be_in_viewport()
    expect(box.get_by_role("alert")).to_have_count(0)


def test_a_name_is_changed_in_the_settings_and_stays(visit: Visit) -> None:
    page = visit().go("/settings")
    page.get_by_role("textbox", name="Your name").fill("Mòrag of the glen")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("#name").get_by_role("status")).to_have_text("You are called Mòrag of the glen now.")
    page.reload()
    expect(page.locator(".who")).to_have_text("Mòrag of the glen")


def test_an_address_where_nothing_is_still_shows_the_house(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/no/such/place")
    expect(page.get_by_role("heading", name="There is nothing here.")).to_be_visible()
    page.get_by_role("link", name="Back to the house").click()
    page.wait_for_selector(".box")
    plain = visitor.context.request.get(f"{visitor.server.address}/no/such/place", headers={"accept": "*/*"})
    assert (plain.status, plain.text()) == (404, "Not Found")
    assert visitor.context.request.get(f"{visitor.server.address}/api/nothing").status == 404


def test_the_house_opens_without_the_server_and_shows_what_was_known(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    play_now(page, "Loch Ness")
    visitor.go()
    expect(page.locator(".cont a")).to_have_count(1)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_selector(".cont")
    visitor.context.set_offline(True)
    page.goto(visitor.server.address)
    expect(page.locator(".box")).to_have_count(5)
    expect(page.get_by_role("status")).to_have_text("The server cannot be reached. This is what was known before.")
    expect(page.locator(".cont a")).to_contain_text("Loch Ness")
    visitor.context.set_offline(False)
    page.reload()
    expect(page.get_by_role("status")).to_have_count(0)


def test_a_server_that_offers_a_house_in_a_tab_leads_there_also_when_it_is_away(visit: Visit) -> None:
    visitor = visit(worker=False)
    page = visitor.page
    words = "Play in a tab, without the server"
    visitor.go()
    page.locator(".box").first.wait_for()
    expect(page.get_by_text(words)).to_have_count(0)
    page.route("**/api/lobby", lambda route: route.fulfill(json={"tables": [], "chats": [], "tab": True}))
    page.reload()
    expect(page.locator("footer").get_by_role("link", name=words)).to_have_attribute("href", "/tab/")
    page.unroute("**/api/lobby")
    page.route("**/api/lobby", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("status").get_by_role("link", name=words)).to_have_attribute("href", "/tab/")
    page.route("**/api/**", lambda route: route.abort())
    page.reload()
    expect(page.get_by_role("link", name=words)).to_have_attribute("href", "/tab/")
    expect(page.get_by_role("alert")).to_be_visible()


@pytest.mark.anywhere
def test_the_house_can_be_installed(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/settings")
    expect(page.get_by_text("Bothy as an app")).to_be_visible()
    wire = visitor.context.new_cdp_session(page)
    manifest = wire.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/manifest.webmanifest")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    assert wire.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],
    )


def test_home_calls_where_it_is_ones_turn_and_keeps_what_is_finished(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    play_now(page, "Loch Ness")
    page.wait_for_selector(".choices[data-question]", state="attached")
    visitor.go()
    expect(page.locator(".cont a.yours")).to_contain_text("Your move")
    assert page.title().startswith("●")
    page.locator(".cont a").first.click()
    page.wait_for_selector(".choices[data-question]", state="attached")
    end_it(page)
    visitor.go()
    page.locator("#replays").get_by_text("Watch it again").click()
    page.wait_for_url("**/r/*")
    assert visitor.complaints == []


def test_a_public_game_is_watched_without_taking_a_seat(visit: Visit) -> None:
    owner, guest = visit(), visit()
    page = owner.go()
    page.wait_for_selector(".box")
    page.locator(".box", has_text="Loch Ness").locator("button.ring").click()
    page.locator("label.opt", has_text="Show it in the house").click()
    page.get_by_text("Start the game").click()
    page.wait_for_selector(".play")
    table = page.url.rpartition("/")[2]
    guest.go()
    guest.page.locator("#open li", has=guest.page.locator(f"a[href*='{table}']")).get_by_text(
        "the game is on"
    ).wait_for()
    guest.page.locator(f"#watch a[href*='{table}']").click()
    guest.page.wait_for_selector("text=You are watching.")
    assert guest.page.locator(".choices [data-choice]").count() == 0
    assert owner.page.locator(".fit-seats .robot").count() == 2, "the bots keep their seats"
    assert guest.complaints == []


@pytest.mark.parametrize("width", [320, 390])
def test_on_a_small_screen_choices_log_and_chat_are_drawers(width: int, visit: Visit) -> None:
    visitor = visit(width=width, height=800)
    page = visitor.go()
    play_now(page, "Loch Ness")
    page.wait_for_selector(".choices[data-question]", state="attached")
    expect(page.locator(".choices")).not_to_be_visible()
    for name in ("choices", "log", "chat"):
        tab = page.locator(f"[data-tab={name}]:visible")
        box = tab.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        tab.click()
        expect(page.locator(f"#view-{name}")).to_be_visible()
        assert page.locator(".fit-view:visible").count() == 1, "one at a time"
    page.keyboard.press("Escape")
    expect(page.locator(".fit-view:visible")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert visitor.complaints == []


def test_the_end_takes_every_score_apart(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("loch-ness", seats=2)
    assert Hands(visitor).play()
    page = visitor.page
    rows = page.locator(".end tbody tr")
    assert rows.count() >= 2
    lines = [[int(cell.replace("−", "-")) for cell in row.locator("td").all_inner_texts()] for row in rows.all()]
    total = [int(cell.replace("−", "-")) for cell in page.locator(".end tfoot td").all_inner_texts()]
    assert [sum(column) for column in zip(*lines, strict=True)] == total
    heights: list[float] = page.locator(".end .stack").evaluate_all(
        "(all) => all.map((one) => [...one.children].reduce((sum, part) => sum + part.offsetHeight, 0))"
    )
    assert (heights[0] > heights[1]) == (total[0] > total[1]), "the longer stack has more points"
    picture = page.locator(".end .poster img")
    picture.wait_for()
    assert "The Lochside Herald" in (picture.get_attribute("alt") or "")
    with page.expect_download() as kept:
        page.get_by_role("button", name="Save the picture").click()
    assert kept.value.suggested_filename == "loch-ness.png"
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")
    assert visitor.complaints == []


def test_every_setting_is_kept_and_does_something(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/settings")
    page.wait_for_selector(".setting")

    def choose(name: str, word: str) -> None:
        page.locator(f"label:has(input[name={name}])", has_text=word).click()

    choose("theme", "Dark")
    choose("size", "130")
    choose("colours", "For every eye")
    choose("motion", "None")
    root = "document.documentElement.dataset"
    assert page.evaluate(f"[{root}.theme, {root}.size, {root}.colours, {root}.motion]") == [
        "dark",
        "130",
        "clear",
        "none",
    ]
    assert page.locator("input[name=speed]").first.is_disabled(), "what does not move has no speed"
    page.locator("label.opt", has_text="Confirm every move").click()
    page.reload()
    page.wait_for_selector(".setting")
    assert page.evaluate(f"{root}.theme") == "dark"
    visitor.go()
    play_now(page, "Loch Ness")
    page.locator("[data-tab=choices]").click()
    page.locator(".choices [data-choice]").first.click()
    page.wait_for_selector(".sure .go")
    page.keyboard.press("Escape")
    assert page.locator(".sure").count() == 0
    assert visitor.complaints == []


def test_a_race_is_never_asked_twice(visit: Visit) -> None:
    visitor = visit(confirm=True)
    page = visitor.go()
    play_now(page, "Loch Lomond")
    hands = Hands(visitor)
    for _ in range(200):
        page.wait_for_selector(".choices[data-question] [data-choice]", state="attached")
        if page.locator(".choices [data-choice=pass]").count() and page.locator(".time").count():
            break
        hands.play(answers=1)
    before = page.locator(".choices").get_attribute("data-question")
    page.locator(".choices [data-choice=pass]").click()
    page.wait_for_function("q => document.querySelector('.choices')?.dataset.question !== q", arg=before)
    assert page.locator(".sure").count() == 0


def test_what_happened_since_the_last_visit(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    play_now(page, "Loch Ness")
    Hands(visitor).play(answers=3)
    page.wait_for_selector(".choices[data-question]", state="attached")
    hour_ago = """() => {
      const visits = JSON.parse(localStorage.getItem('bothy.visits'));
      for (const one of Object.values(visits)) { one.lines -= 2; one.at -= 3600000; }
      return JSON.stringify(visits);
    }"""
    kept = page.evaluate(hour_ago)
    page.context.add_init_script(f"localStorage.setItem('bothy.visits', `{kept}`)")
    page.reload()
    page.wait_for_selector("text=Since your last visit")
    assert page.locator(".since li").count() == 2
    assert page.locator(".log .fresh").count() == 2
    page.get_by_text("Go on").click()
    assert page.locator(".since").count() == 0
    page.reload()
    page.get_by_text("Watch it on the board").click()
    page.wait_for_selector(".replay")
    moment = int(parse_qs(urlsplit(page.url).fragment)["at"][0])
    page.wait_for_function("(before) => Number(/at=(\\d+)/.exec(location.hash)?.[1]) > before", arg=moment)
    page.get_by_text("Back to the table").click()
    page.wait_for_selector(".choices[data-question]", state="attached")


def test_rules_are_one_tap_away_and_searched_without_leaving_the_table(visit: Visit) -> None:
    visitor = visit(language="fr-FR")
    page = visitor.go()
    page.locator(".box", has_text="Loch Ness").locator(".go").click()
    page.wait_for_selector(".play")
    page.get_by_role("button", name="Règles").click()
    page.wait_for_selector(".leaf .clause")
    assert page.locator(".leaf .clauses").get_attribute("lang") == "fr"
    page.get_by_role("heading", name="Précision 3 ").first.wait_for()
    every = page.locator(".leaf .clause").count()
    page.locator(".leaf input[type=search]").fill("église")
    page.wait_for_function("count => document.querySelectorAll('.leaf .clause').length < count", arg=every)
    page.keyboard.press("Escape")
    assert page.locator(".leaf").count() == 0
    assert visitor.complaints == []


def test_why_shows_the_rule_behind_a_question_and_leads_on_from_there(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("moongha", seats=3)
    Hands(visitor).wait()
    page = visitor.page
    page.get_by_role("button", name="Why?").click()
    rule, link = page.locator(".leaf h2"), page.locator(".leaf p a").first
    first = rule.inner_text()
    meant = link.inner_text().replace("Rulings", "Ruling")
    link.click()
    page.wait_for_function("first => document.querySelector('.leaf h2').innerText !== first", arg=first)
    assert rule.inner_text().startswith(meant)
    page.get_by_text("Back to the question’s rule").click()
    page.wait_for_function("first => document.querySelector('.leaf h2').innerText === first", arg=first)
    page.get_by_text("All the rules").click()
    page.wait_for_selector(".leaf .clause")
    assert visitor.complaints == []


def test_a_link_to_a_clause_opens_the_rules_there(visit: Visit) -> None:
    page = visit(height=600).go("/rules/loch-ness#N24")
    page.wait_for_function("() => document.activeElement?.textContent.startsWith('N24')")
    top = page.evaluate("document.activeElement.getBoundingClientRect().top")
    assert 0 <= top < 600
    page.locator("article:focus p a").first.click()
    page.wait_for_function("() => document.activeElement?.matches('article') && location.hash !== '#N24'")


def play_until(visitor: Visitor, wanted: str) -> None:
    """Answer until something is on the page."""
    hands = Hands(visitor)
    for _ in range(60):
        visitor.page.wait_for_selector(".choices[data-question] [data-choice]", state="attached")
        if visitor.page.locator(wanted).count():
            return
        hands.play(answers=1)


def test_what_cannot_be_done_says_why(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("loch-ness", seats=3)
    page = visitor.page
    play_until(visitor, ".camera[data-why^=spot]")
    page.locator(".camera[data-why^=spot]").first.hover()
    page.wait_for_function("() => document.querySelector('.reason')?.textContent.length > 10")


def test_the_odds_can_be_shown_and_hidden(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("loch-ness", seats=3)
    page = visitor.page
    play_until(visitor, ".odds")
    assert page.locator(".chance").count() == 0
    page.locator(".odds").click()
    page.wait_for_selector(".chance")
    shares = [text.strip() for text in page.locator(".chance text").all_text_contents()]
    assert all(text.endswith("%") for text in shares)
    page.locator(".odds").click()
    page.wait_for_selector(".chance", state="detached")
    play_until(visitor, ".choices [data-target^='spot:']")
    rows = page.locator(".choices [data-target^='spot:'] small")
    assert rows.count()
    assert all("photo" in row and "%" not in row for row in rows.all_text_contents())
    page.locator(".odds").click()
    page.wait_for_selector(".chance")
    assert all("photo" in row and row.endswith("%") for row in rows.all_text_contents()), "sector by sector"


def test_sound_is_off_by_one_tap_and_stays_off(visit: Visit) -> None:
    visitor = visit(sound=True)
    page = visitor.go()
    play_now(page, "Loch Ness")
    button = page.get_by_role("button", name="Sound")
    assert button.get_attribute("aria-pressed") == "true"
    button.click()
    page.reload()
    page.wait_for_selector(".play")
    assert page.get_by_role("button", name="Sound").get_attribute("aria-pressed") == "false"
    assert visitor.complaints == []


NOTED = """
window.noted = [];
window.away = false;
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, { body }) { window.noted.push([title, body]); }
  close() {}
};
Object.defineProperty(Document.prototype, "hidden", { get: () => window.away });
"""


def test_a_notice_comes_when_it_is_ones_turn_and_one_is_elsewhere(visit: Visit) -> None:
    visitor = visit(notices=True)
    visitor.context.add_init_script(NOTED)
    visitor.sit("loch-ness", seats=3)
    page = visitor.page
    hands = Hands(visitor)
    hands.play(answers=2)
    assert page.evaluate("window.noted") == [], "who looks at the table is not called"
    page.evaluate("window.away = true")
    noted: list[list[str]] = []
    for _ in range(30):
        hands.play(answers=1)
        hands.wait()
        if noted := page.evaluate("window.noted"):
            break
    assert noted[0][0] == "Loch Ness"
    assert len(noted[0][1]) > 5, "it says what is asked"
