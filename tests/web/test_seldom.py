"""What happens seldom: a name that points elsewhere than before, an end in the middle of a copy or of an upgrade, ten
thousand tables, patterns that take for ever.
"""

from __future__ import annotations

import ast
import random
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bothy
from bothy.host.migrations import MIGRATIONS, NEWEST
from bothy.host.storage import Storage, put_table
from bothy.host.table_record import SeatRecord, TableRecord
from bothy.web.visitors import at_home
from campaigns.inside import inside
from campaigns.network import story
from campaigns.tables import seat_people

# Names


def test_a_name_of_others_that_points_at_this_machine_may_neither_write_nor_connect(tmp_path: Path) -> None:
    """A page of theirs has come from elsewhere under that name, and browsers take both for one site."""

    async def rebind() -> None:
        async with inside(tmp_path / "a.db") as door:
            statuses = {}
            for host in ("attacker.example.com:8000", "bothy.local:8000", "192.168.1.7:8000"):
                headers = {"host": host, "origin": f"http://{host}"}
                reply = await door.request("POST", "/api/tables", {"game": "loch-ness"}, headers=headers)
                statuses[host] = reply.status
            assert list(statuses.values()) == [403, 201, 201]
            party = await seat_people(door, "loch-ness", seats=2)
            there = {"host": "attacker.example.com", "origin": "http://attacker.example.com"}
            line = await door.socket(party.id, headers=there)
            assert '"code":"origin"' in await line.receive()
            door.site.visitors.base_url = "http://attacker.example.com"
            reply = await door.request("POST", "/api/tables", {"game": "loch-ness"}, headers=there)
            assert reply.status == 201, "who owns the name says so"

    story(rebind())


@pytest.mark.parametrize(
    ("host", "home"),
    {
        "localhost:8000": True,
        "den": True,
        "127.0.0.1": True,
        "[::1]:8000": True,
        "[fe80::1]": True,
        "bothy.LAN.": True,
        "bothy.home.arpa:80": True,
        "example.com": False,
        "local.example.com:8000": False,
        "127.0.0.1.example.com": False,
        "example.com.:8000": False,
    }.items(),
)
def test_which_names_mean_something_only_here(host: str, home: bool) -> None:
    assert at_home(host) is home


# Killed in the middle

KEPT = 3_000


def record(number: int) -> TableRecord:
    made = TableRecord(f"t{number}", "loch-ness", [SeatRecord(), SeatRecord()], {}, "", "", "", float(number))
    made.public = number % 2 == 0
    made.state = "finished"
    return made


def first_schema(file: Path) -> None:
    """A database as the first Bothy made it, with many tables."""
    base = sqlite3.connect(file, isolation_level=None)
    base.execute("CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
    for statement in MIGRATIONS[0]:
        base.execute(statement)
    base.execute("INSERT INTO meta VALUES ('schema', '1')")
    base.execute("BEGIN")
    rows = [(f"t{number}", "loch-ness", "finished", 0, 0.0, "{}" + " " * 900) for number in range(KEPT)]
    base.executemany("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", rows)
    base.execute("COMMIT")
    base.close()


def killed(program: str, seconds: float) -> None:
    """Run this, and end it without warning so long after it has begun in earnest."""
    child = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    assert child.stdout.readline() == "now\n"
    time.sleep(seconds)
    child.kill()
    child.wait()
    child.stdout.close()


def whole(file: Path) -> None:
    base = sqlite3.connect(file)
    assert base.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert base.execute("SELECT COUNT(*) FROM tables").fetchall() == [(KEPT,)]
    base.close()


COPYING = """
import sqlite3
from pathlib import Path
from bothy.host.database import Sqlite
base = sqlite3.connect({database!r})
copying = object.__new__(Sqlite)
print("now", flush=True)
while True:
    copying.backup(base, Path({copy!r}))
"""


def test_a_copy_whose_making_is_killed_is_whole_or_absent(tmp_path: Path) -> None:
    first_schema(tmp_path / "a.db")
    copy, luck = tmp_path / "copy.db", random.Random(1)
    for _ in range(6):
        killed(COPYING.format(database=str(tmp_path / "a.db"), copy=str(copy)), luck.uniform(0, 0.05))
        if copy.exists():
            whole(copy)
        whole(tmp_path / "a.db")
    (tmp_path / "copy.db.part").touch()
    (tmp_path / "copy.db.part-journal").write_bytes(b"what a killed one left")
    story(copied(tmp_path / "a.db", copy))
    assert {file.name for file in tmp_path.iterdir() if file.name.startswith("copy")} == {"copy.db"}
    whole(copy)


async def copied(database: Path, copy: Path) -> None:
    storage = Storage(str(database))
    await storage.start()
    await storage.backup(copy)
    await storage.close()


UPGRADING = """
from bothy.host.storage import Storage
print("now", flush=True)
Storage({database!r}).open()
"""


def test_an_upgrade_that_is_killed_is_done_by_the_next_start(tmp_path: Path) -> None:
    luck = random.Random(2)
    for number in range(6):
        file = tmp_path / f"{number}.db"
        first_schema(file)
        killed(UPGRADING.format(database=str(file)), luck.uniform(0, 0.04))
        storage = Storage(str(file))
        storage.open()
        story(storage.close())
        whole(file)
        base = sqlite3.connect(file)
        assert base.execute("SELECT value FROM meta WHERE name = 'schema'").fetchall() == [(str(NEWEST),)]
        base.close()


# Many tables


def test_ten_thousand_tables_are_neither_opened_nor_listed(tmp_path: Path) -> None:
    async def open_up() -> None:
        async with inside(tmp_path / "a.db") as door:
            await door.tables.storage.write([put_table(record(number)) for number in range(10_000)])
        async with inside(tmp_path / "a.db") as door:
            assert not door.tables.hosts
            assert (await door.request("GET", "/api/lobby")).json()["tables"] == []
            party = await seat_people(door, "loch-ness", seats=2, public=True)
            listed = (await door.request("GET", "/api/lobby")).json()["tables"]
            assert [table["id"] for table in listed] == [party.id]
            assert list(door.tables.hosts) == [party.id]
            await party.leave()

    story(open_up())


# Patterns


def patterns() -> Iterator[tuple[str, str]]:
    """Every pattern that is written in the sources, with where it is."""
    root = Path(bothy.__file__).parent
    for path in sorted(root.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and isinstance(node.func.value, ast.Name)
                and node.func.value.id == "re"
                and node.args
                and isinstance(node.args[0], ast.Constant)
                and isinstance(node.args[0].value, str)
                and node.func.attr != "escape"
            ):
                yield f"{path.relative_to(root)}:{node.lineno}", node.args[0].value


ENDLESS = 2**31
"""So often the parser of patterns has something repeated that has no end."""


def nested(pattern: Any, within: bool = False) -> bool:
    """Whether something repeated without end is repeated without end: then there are exponentially many ways."""
    for what, value in pattern:
        name = str(what)
        if name in ("MAX_REPEAT", "MIN_REPEAT"):
            _, most, repeated = value
            endless = int(most) >= ENDLESS
            if (endless and within) or nested(repeated, within or (endless and not separated(repeated))):
                return True
        elif name == "SUBPATTERN":
            if nested(value[-1], within):
                return True
        elif name == "BRANCH" and any(nested(branch, within) for branch in value[1]):
            return True
    return False


def separated(repeated: Any) -> bool:
    """Whether each time begins with a sign of its own, as in `a(-a+)*`: then there is one way only."""
    parts = list(repeated)
    if len(parts) == 1 and str(parts[0][0]) == "SUBPATTERN":
        parts = list(parts[0][1][-1])
    return len(parts) > 1 and str(parts[0][0]) == "LITERAL"


def test_no_pattern_takes_for_ever() -> None:
    found = dict(patterns())
    assert len(found) > 10
    parse: Any = vars(re)["_parser"].parse
    assert nested(parse(r"(a+)+b"))
    assert not nested(parse(r"(ab)+c+(-d+)*"))
    assert [where for where, pattern in found.items() if nested(parse(pattern))] == []
