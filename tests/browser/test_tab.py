"""A house in a tab: without a network, in two tabs at once, after a crash, in any folder, and where it cannot be."""

from __future__ import annotations

import gzip
import io
import json
import shutil
import threading
import time
import zipfile
from collections import Counter
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

import make_tab
import tab_kills
import tab_site
from bothy.games.loch_ness import game as loch_ness
from browser.hands import Hands
from browser.killing import Victim
from browser.tabs import FOLDER, SITE, TabHouse
from browser.visits import PATIENCE, Server, Visitor, chromium, welcome
from campaigns.verdict import Verdict


@pytest.fixture(scope="module")
def tab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TabHouse]:
    with TabHouse(tmp_path_factory.mktemp("tab")) as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium("--host-resolver-rules=MAP bothy.test 127.0.0.1", whole=True) as found:
        yield found


def addresses(visitor: Visitor) -> list[str]:
    """All that this browser fetches from now on, wherever it lies."""
    asked: list[str] = []
    visitor.context.on("request", lambda request: asked.append(request.url))
    return asked


def elsewhere(asked: list[str], home: str) -> list[str]:
    """What does not lie in this folder; what a page or a worker has made itself lies nowhere."""
    return [address for address in asked if not address.startswith((home, "blob:", "data:"))]


def settled(visitor: Visitor) -> None:
    """Wait until the service worker has everything."""
    visitor.page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")


def test_a_first_visit_is_no_heavier_than_promised() -> None:
    assert 3_000_000 < tab_site.weight(SITE) <= tab_site.MOST
    listed = {file["path"]: file["bytes"] for file in json.loads((SITE / "tab.json").read_text())["files"]}
    assert all((SITE / path).stat().st_size == size for path, size in listed.items())
    assert {"index.html", "python/bothy.zip.gz", "manifest.webmanifest"} <= set(listed)


def test_what_never_changes_lies_there_as_files_the_benches_of_the_workshop_among_it() -> None:
    index = json.loads((SITE / "answers" / "index.json").read_text())
    listed = {file["path"] for file in json.loads((SITE / "tab.json").read_text())["files"]}
    assert set(index) == set(make_tab.asked())
    assert set(index.values()) <= listed
    bench = json.loads(gzip.decompress((SITE / index["/api/workshop/fr/castle-von-loghan"]).read_bytes()))
    assert {table["name"] for table in bench["tables"]} >= {"treasure", "enemy"}


def test_no_file_names_another_host_and_the_policy_is_strict() -> None:
    page = (SITE / "index.html").read_text()
    assert "script-src &#39;self&#39;;" in page
    assert "unsafe-eval" not in page.replace("wasm-unsafe-eval", "")
    assert "http://" not in page
    assert "https://" not in page
    worker = (SITE / "sw.js").read_text()
    assert "'wasm-unsafe-eval'" in worker
    assert "unsafe-eval" not in worker.replace("wasm-unsafe-eval", "")
    app = json.loads((SITE / "manifest.webmanifest").read_text())
    assert [app["start_url"], app["scope"], app["display"]] == ["./", "./", "standalone"]


def test_a_table_is_played_on_with_the_network_off_and_after_the_page_is_loaded_again(
    browser: Browser, tab: TabHouse
) -> None:
    visitor = welcome(browser, tab)
    asked = addresses(visitor)
    made = visitor.sit("loch-ness", seats=2)
    settled(visitor)
    tab.stop()
    visitor.context.set_offline(True)
    page = visitor.page
    page.reload()
    assert not Hands(visitor).play(answers=3)
    page.goto(tab.at("/rules/moongha"))
    page.wait_for_selector(".clause")
    page.goto(tab.at("/"))
    page.wait_for_selector(f"main a[href='#/t/{made['table']}']")
    visitor.context.close()
    tab.start()
    assert [text for text in visitor.complaints if "ERR_INTERNET_DISCONNECTED" not in text] == []
    assert len(asked) > 10
    assert elsewhere(asked, tab.address) == [], "no other host is asked for anything"


def test_two_tabs_share_one_house_and_the_second_takes_over_when_the_first_is_gone(
    browser: Browser, tab: TabHouse
) -> None:
    visitor = welcome(browser, tab)
    made = visitor.sit("loch-ness", seats=2)
    first, second = visitor.page, visitor.tab()
    second.goto(tab.at(f"/t/{made['table']}"))
    second.wait_for_selector(".play")
    visitor.page = second
    assert not Hands(visitor, seed=3).play(answers=2)
    first.close()
    assert not Hands(visitor, seed=4).play(answers=2)
    visitor.context.close()
    assert visitor.complaints == []


def test_what_is_kept_is_named_by_the_folder(browser: Browser, tab: TabHouse) -> None:
    visitor = welcome(browser, tab)
    visitor.sit("loch-ness", seats=2)
    kept: Any = visitor.page.evaluate(
        """async () => ({
          storage: Object.keys(localStorage),
          caches: await caches.keys(),
          files: await Array.fromAsync((await navigator.storage.getDirectory()).keys()),
          locks: (await navigator.locks.query()).held.map(({ name }) => name),
        })"""
    )
    visitor.context.close()
    assert len(kept["locks"]) >= 2
    for names in kept.values():
        assert names
        assert all(FOLDER in name.replace("%2F", "/") for name in names), names


def test_by_plain_http_the_tab_says_what_is_missing_and_leads_to_the_servers_house(
    browser: Browser, tab: TabHouse
) -> None:
    visitor = welcome(browser, tab, language="fr-FR")
    page = visitor.page
    page.route("**/house.json", lambda route: route.fulfill(json={"server": "/"}))
    page.goto(f"http://bothy.test:{tab.port}{FOLDER}")
    expect(page.get_by_role("alert")).to_contain_text("En simple http")
    assert page.get_by_text("Aller à la maison du serveur").get_attribute("href") == f"http://bothy.test:{tab.port}/"
    visitor.context.close()


def test_no_answer_that_was_acknowledged_is_lost_when_the_tab_or_the_browser_is_killed(
    browser: Browser, tab: TabHouse, tmp_path: Path
) -> None:
    with Victim(tab, browser.browser_type, tmp_path, seed=5) as victim:
        for way in ("crash", "kill"):
            victim.play_until_killed(way)
    assert victim.answers > 0
    assert victim.lost == []


def test_a_run_of_kills_writes_its_row_in_the_place_of_that_of_the_last_one(tmp_path: Path) -> None:
    file = tmp_path / "proofs.md"
    lines = tab_kills.PROOFS.read_text().splitlines()
    before = [line for line in lines if tab_kills.PROMISE not in line]
    file.write_text("\n".join(before) + "\n")
    for answers, lost in ((700, []), (800, ["p-1: done anew"])):
        verdict = Verdict(tab_kills.PROMISE, "all", answers, "acknowledged answers", lost)
        tab_kills.put_row(file, verdict)
        after = file.read_text().splitlines()
        assert [line for line in after if line not in before] == [verdict.row()]
        assert after[: len(before)] != before, "it stands in the table"
        assert len(after) == len(before) + 1


def listed_anew(site: Path, *names: str, **said: Any) -> None:
    """Have the list of a site's files say what is in these now."""
    told = json.loads((site / "tab.json").read_text())
    changed = {name: tab_site.listing(site, site / name) for name in names}
    files = [changed.get(file["path"], file) for file in told["files"]]
    (site / "tab.json").write_text(json.dumps({**told, **said, "files": files}))


def renewed(site: Path, *changed: str, stores_otherwise: bool = False) -> str:
    """Put another release in the place of one, as an upload would; returns its name."""
    told = json.loads((site / "tab.json").read_text())
    before, after = told["release"], "f" * 16
    for name in ("index.html", "sw.js"):
        (site / name).write_text((site / name).read_text().replace(before, after))
    with (site / "licences.md").open("a") as file:
        file.write("\nanother release\n")
    listed_anew(site, "index.html", "licences.md", *changed, release=after, store=told["store"] + stores_otherwise)
    return after


def with_other_rules(site: Path) -> str:
    """Raise the version of Loch Ness's rules; returns the file in which that is."""
    path = site / "python" / "bothy.zip.gz"
    game = Path(loch_ness.__file__).read_text()
    raised = game.replace("            RULES_VERSION,", "            RULES_VERSION + 1,")
    assert raised != game
    packed = io.BytesIO(gzip.decompress(path.read_bytes()))
    with zipfile.ZipFile(packed, "a") as archive:
        archive.writestr("bothy/games/loch_ness/game.py", raised)  # it comes before what is compiled
    path.write_bytes(gzip.compress(packed.getvalue(), 1))
    return path.relative_to(site).as_posix()


def update(page: Page) -> None:
    """Wait until the newer house has arrived, and waits."""
    page.evaluate(
        """async () => {
          const kept = await navigator.serviceWorker.getRegistration();
          await kept.update();
          for (let tries = 0; !kept.waiting && tries < 600; tries++) await new Promise((go) => setTimeout(go, 100));
        }"""
    )


RELEASE = "() => JSON.parse(document.querySelector('meta[name=bothy]').content).release"


def test_a_newer_house_is_let_in_between_tables_and_a_table_can_go_on_with_the_files_it_began_under(
    browser: Browser, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    shutil.copytree(SITE, site)
    with TabHouse(tmp_path, site) as tab:
        visitor = welcome(browser, tab)
        made = visitor.sit("loch-ness", seats=2)
        settled(visitor)
        page = visitor.page
        old = page.evaluate(RELEASE)
        new = renewed(site)
        page.reload()
        assert not Hands(visitor).play(answers=1)
        assert page.evaluate(RELEASE) == old, "nothing is taken up at a table"
        update(page)
        page.goto(tab.at("/"))
        page.locator("header nav a", has_text="Settings").click()
        page.wait_for_function(f"(wanted) => ({RELEASE})() === wanted", arg=new)
        page.goto(tab.at(f"/t/{made['table']}"))
        assert not Hands(visitor).play(answers=1)
        page.goto(f"{tab.address}?release={old}#/t/{made['table']}")
        page.wait_for_selector(".play")
        assert page.evaluate(RELEASE) == old
        assert not Hands(visitor, seed=2).play(answers=1)
        visitor.context.close()
        assert visitor.complaints == []


def test_a_table_of_older_rules_goes_on_by_itself_with_its_own_files_once_no_other_tab_plays(
    browser: Browser, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    shutil.copytree(SITE, site)
    with TabHouse(tmp_path, site) as tab:
        visitor = welcome(browser, tab)
        made = visitor.sit("loch-ness", seats=2)
        assert not Hands(visitor).play(answers=2)
        settled(visitor)
        page = visitor.page
        old = page.evaluate(RELEASE)
        new = renewed(site, with_other_rules(site))
        update(page)
        page.goto(tab.at("/"))
        page.locator("header nav a", has_text="Settings").click()
        page.wait_for_function(f"(wanted) => ({RELEASE})() === wanted", arg=new)
        second = visitor.page = visitor.tab()
        second.goto(tab.at("/"))
        visitor.sit("merlouf", seats=4)
        page.goto(tab.at(f"/t/{made['table']}"))
        page.wait_for_url(f"**?release={old}#/t/{made['table']}")
        expect(page.get_by_role("status").filter(has_text="under the rules it was begun with")).to_be_visible(
            timeout=PATIENCE
        )
        assert page.locator(".play").count() == 0
        second.goto(tab.at("/rules"))
        page.wait_for_selector(".play")
        assert page.evaluate(RELEASE) == old
        visitor.page = page
        page.bring_to_front()
        assert not Hands(visitor, seed=2).play(answers=2)
        visitor.context.close()
        assert visitor.complaints == []


def test_a_newer_house_that_stays_outside_costs_no_page_anything(browser: Browser, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(SITE, site)
    with TabHouse(tmp_path, site) as tab:
        visitor = welcome(browser, tab)
        visitor.sit("loch-ness", seats=2)
        settled(visitor)
        page = visitor.page
        page.goto(tab.at("/"))
        old = page.evaluate(RELEASE)
        renewed(site, stores_otherwise=True)
        update(page)
        page.evaluate("() => { window.same = true; }")
        for word in ("Settings", "Rules", "Settings"):
            page.locator("header nav a", has_text=word).click()
            page.wait_for_selector(f"header nav a[aria-current]:has-text('{word}')")
        assert page.evaluate("() => window.same"), "the page was loaded anew for nothing"
        assert page.evaluate(RELEASE) == old
        visitor.context.close()
        assert visitor.complaints == []


class Slow(TabHouse):
    """A file server that counts what is asked for, and holds one large file back until a service worker is at work."""

    HELD = "python/bothy.zip.gz"

    def start(self) -> None:
        self.asked: Counter[str] = Counter()
        self.furnishing = threading.Event()
        house = self

        class Handler(SimpleHTTPRequestHandler):
            def do_GET(self) -> None:
                path = urlsplit(self.path).path.removeprefix(FOLDER)
                house.asked[path] += 1
                if path == "pack.gz":
                    house.furnishing.set()
                if path == house.HELD and house.asked[path] == 1:
                    house.furnishing.wait(30)
                    for _ in range(30):  # time enough to ask for it once more
                        if house.asked[path] == 1:
                            time.sleep(0.1)
                super().do_GET()

            def log_message(self, format: str, *values: Any) -> None:
                """Nobody reads it."""

        place = self.root / FOLDER.strip("/")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.symlink_to(self.site, target_is_directory=True)
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(self.root)))
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


def test_no_large_file_is_fetched_twice_though_the_host_and_the_service_worker_both_want_it(
    browser: Browser, tmp_path: Path
) -> None:
    tab = Slow(tmp_path)
    with tab:
        visitor = welcome(browser, tab)
        addressed = addresses(visitor)
        visitor.go()
        settled(visitor)
        first = {path for path in tab.asked if path.startswith("assets/") and path.endswith((".js", ".css"))}
        visitor.sit("loch-ness", seats=2)
        visitor.page.wait_for_function("() => caches.keys().then((names) => names.length > 0)")
        python = {
            path: times for path, times in tab.asked.items() if path.endswith(".gz") and path.startswith("python/")
        }
        visitor.context.close()
    assert len(python) == 4
    assert set(python.values()) == {1}, python
    assert elsewhere(addressed, tab.address) == []
    told = set(json.loads((SITE / "tab.json").read_text())["first"])
    later = {path for path in first if path.startswith("assets/think-")}  # begun after the house, whenever that is
    assert first - later == told, "what a first page fetches by itself is counted in the bytes of a first visit"


def test_a_server_offers_the_tab_and_its_guests_go_on_there_when_it_is_away(browser: Browser, tmp_path: Path) -> None:
    with Server(tmp_path, options=["--tab", str(SITE)]) as server:
        visitor = welcome(browser, server)
        settings = json.dumps(json.dumps({"bots": "instant", "sound": False, "hints": False}))
        visitor.context.add_init_script(f"localStorage['bothy.settings /tab/'] ||= {settings}")
        page = visitor.go()
        settled(visitor)
        page.locator("footer").get_by_role("link", name="Play in a tab, without the server").click()
        page.wait_for_url(server.at("/tab/"))
        expect(page.get_by_text("all of it in this tab").first).to_be_visible(timeout=PATIENCE)
        page.locator(".box", has_text="Loch Ness").locator(".go").click()
        assert not Hands(visitor).play(answers=3)
        settled(visitor)
        server.stop()
        page.reload()
        assert not Hands(visitor, seed=2).play(answers=3)
        table = page.url.rpartition("/")[2]
        page.goto(server.at("/tab/"))
        page.wait_for_selector(f"main a[href='#/t/{table}']")
        visitor.context.close()
    assert [text for text in visitor.complaints if "ERR_CONNECTION_REFUSED" not in text] == []


def test_what_needs_other_devices_says_so_and_leads_to_the_servers_house(browser: Browser, tab: TabHouse) -> None:
    visitor = welcome(browser, tab, worker=False)
    page = visitor.page
    page.route("**/house.json", lambda route: route.fulfill(json={"server": "https://bothy.example/"}))
    for path, words in (
        ("/settings", "it can call nobody back"),
        ("/me", "A table goes to another device, or to a server’s house, as a file"),
    ):
        visitor.go(path)
        page.reload()  # what stands after `#` alone loads nothing
        said = page.locator(".elsewhere")
        expect(said).to_contain_text(words, timeout=PATIENCE)
        expect(said.get_by_role("link")).to_have_attribute("href", "https://bothy.example/")
    visitor.sit("loch-ness", start=False)
    said = page.locator(".elsewhere")
    expect(said).to_contain_text("friends elsewhere need a server’s house", timeout=PATIENCE)
    expect(said).to_contain_text("save this table as a file")
    expect(said.get_by_role("link")).to_have_attribute("href", "https://bothy.example/")
    visitor.context.close()
    assert visitor.complaints == []


def test_where_a_browser_has_no_files_of_its_own_a_database_keeps_the_tables(browser: Browser, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(SITE, site)
    host = tab_site.one(site / "assets", "host")
    host.write_text("delete FileSystemFileHandle.prototype.createSyncAccessHandle;" + host.read_text())
    listed_anew(site, host.relative_to(site).as_posix())
    with TabHouse(tmp_path, site) as tab:
        visitor = welcome(browser, tab)
        made = visitor.sit("loch-ness", seats=2)
        assert not Hands(visitor).play(answers=4)
        told = visitor.read(f"/api/tables/{made['table']}", made["seats"]["0"])
        visitor.page.reload()
        visitor.page.wait_for_selector(".play")
        assert visitor.read(f"/api/tables/{made['table']}", made["seats"]["0"]) == told
        assert not Hands(visitor, seed=2).play(answers=2)
        assert visitor.read("/api/tab")["kept"]
        kept: Any = visitor.page.evaluate(
            """async () => [
              (await indexedDB.databases()).map(({ name }) => name),
              await Array.fromAsync((await navigator.storage.getDirectory()).keys()),
            ]"""
        )
        visitor.context.close()
    assert [len(names) for names in kept] == [1, 0]
    assert visitor.complaints == []


def test_whoever_is_forgotten_is_somebody_else_at_the_next_page(browser: Browser, tab: TabHouse) -> None:
    visitor = welcome(browser, tab)
    visitor.go()
    visitor.ask("POST", "/api/me", body={"name": "Ishbel"})
    visitor.page.reload()
    page = visitor.go("/me")
    expect(page.get_by_role("heading", name="Ishbel")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Forget …").click()
    before = page.evaluate("(key) => localStorage.getItem(key)", tab.named("bothy.person"))
    page.get_by_role("button", name="Forget me").click()
    page.wait_for_url(tab.at("/"))
    page.wait_for_function(
        "([key, before]) => localStorage.getItem(key) !== before", arg=[tab.named("bothy.person"), before]
    )
    page.wait_for_load_state()
    assert visitor.read("/api/me")["name"] != "Ishbel"
    visitor.context.close()


def test_a_browser_in_which_no_script_runs_is_told_and_others_never_see_it(browser: Browser, tab: TabHouse) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(tab.address)
    for words in ("this browser is too old", "ce navigateur est trop ancien"):
        expect(page.get_by_text(words)).to_be_visible(timeout=PATIENCE)
    context.close()
    visitor = welcome(browser, tab)
    visitor.go().wait_for_selector("main")
    assert visitor.page.get_by_text("this browser is too old").count() == 0
    visitor.context.close()
