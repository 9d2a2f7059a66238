"""An upgrade while people play: an older and a newer Bothy serve one database side by side."""

from __future__ import annotations

import asyncio
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from psycopg.sql import SQL, Identifier

import bothy
from bothy.games.loch_ness.box import RULES_VERSION
from campaigns.network import Server, story
from campaigns.tables import seat_people

STEP = '["ALTER TABLE tables ADD COLUMN later INTEGER NOT NULL DEFAULT 7"],\n]\nNEWEST'


@pytest.fixture(scope="module")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Bothy of the next version: one more step of the schema, newer rules of Loch Ness, another client."""
    folder = tmp_path_factory.mktemp("newer")
    here = Path(bothy.__file__).parent
    shutil.copytree(here, folder / "bothy", ignore=shutil.ignore_patterns("__pycache__"))
    migrations = folder / "bothy" / "host" / "migrations.py"
    replace(migrations, r"^\]\nNEWEST", f"    {STEP}")
    rules = folder / "bothy" / "games" / "loch_ness"
    replace(rules / "box.py", rf"^RULES_VERSION(.*)= {RULES_VERSION}$", rf"RULES_VERSION\1= {RULES_VERSION + 1}")
    replace(rules / "game.py", r"return upgraded\(data\)", 'return {**data, "rules": RULES_VERSION}')
    assets = folder / "bothy" / "web" / "client" / "assets"
    assets.mkdir(parents=True, exist_ok=True)
    (assets / "later-1a2b3c.js").write_text("export const later = true;\n")
    index = folder / "bothy" / "web" / "client" / "index.html"
    if not index.is_file():
        index.write_text("<!doctype html><title>Bothy</title>")
    return folder


def replace(file: Path, pattern: str, words: str) -> None:
    text, often = re.subn(pattern, words, file.read_text(), count=1, flags=re.MULTILINE)
    assert often == 1, (file, pattern)
    file.write_text(text)


class Version(Server):
    """A process of one of the two."""

    sources = ""

    def path(self) -> list[str]:
        return [self.sources, *sys.path] if self.sources else sys.path


@pytest.fixture
def side_by_side(postgres: str, newer: Path, request: pytest.FixtureRequest) -> Iterator[tuple[Server, Server]]:
    name = f"upgraded_{abs(hash(request.node.name))}"
    with psycopg.connect(postgres, autocommit=True) as base:
        base.execute(SQL("CREATE DATABASE {}").format(Identifier(name)))
    url = postgres.replace("/postgres?", f"/{name}?")
    old, new = Version(url), Version(url)
    new.sources = str(newer)
    with old, new:
        yield old, new


def test_an_older_and_a_newer_bothy_serve_one_house(side_by_side: tuple[Server, Server]) -> None:
    old, new = side_by_side

    async def tell() -> None:
        with psycopg.connect(str(old.database)) as base:
            known = base.execute("SELECT schema, rules::json ->> 'loch-ness' FROM processes ORDER BY schema").fetchall()
        (old_schema, old_rules), (new_schema, new_rules) = known
        assert (new_schema, int(new_rules)) == (old_schema + 1, int(old_rules) + 1)
        begun = await seat_people(new, "loch-ness", seats=2, pace="none")
        await begun.start()
        await begun.play_some(4)
        await begun.leave()
        assert new.stop() == 0
        waiting = asyncio.create_task(old.request("GET", f"/api/tables/{begun.id}", secret=begun.made["watch"]))
        await asyncio.to_thread(new.start)
        assert (await waiting).status in (200, 503), "the older one waits for somebody who knows these rules"
        for person in begun.people:
            person.door = old
            await person.connect()
        await begun.play_some(4)
        await begun.leave()
        other = await seat_people(old, "loch-ness", seats=2, pace="none")
        await other.start()
        await other.play_some(4)
        await other.leave()
        assert (await old.request("GET", "/assets/later-1a2b3c.js")).body == b"export const later = true;\n"
        assert (await new.request("GET", "/assets/later-1a2b3c.js")).status == 200
        assert (await old.request("GET", "/assets/nowhere-1a2b3c.js")).status == 404
        assert old.stop() == 0
        for person in other.people:
            person.door = new
            await person.connect()
        await other.play_some(4)
        await other.leave()

    story(tell())


def test_a_game_that_newer_rules_have_played_on_is_not_taken_by_an_older_process(
    side_by_side: tuple[Server, Server],
) -> None:
    old, new = side_by_side

    async def tell() -> None:
        begun = await seat_people(old, "loch-ness", seats=2, pace="none")
        await begun.start()
        await begun.play_some(4)
        await begun.leave()
        assert old.stop() == 0
        for person in begun.people:
            person.door = new
            await person.connect()
        await begun.play_some(1)
        await begun.leave()
        await asyncio.to_thread(old.start)
        new.kill()  # the one that is asked first takes it, if it may
        refused = await old.request("GET", f"/api/tables/{begun.id}", secret=begun.made["watch"])
        assert refused.status == 503, "what was played by newer rules does not go on by older ones"
        await asyncio.to_thread(new.start)
        for person in begun.people:
            person.door = old
            await person.connect()
        await begun.play_some(4)
        await begun.leave()

    story(tell())
