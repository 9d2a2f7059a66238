"""The storage of a tab: what it acknowledges it keeps, what it cannot keep it does not do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bothy.host.database import StorageError
from bothy.tab import record as keeping
from bothy.tab.record import Record
from bothy.tab.store import TabBase, TabStorage
from tab.disk import Disk


async def with_storage(disk: Disk, story: Callable[[TabStorage], Awaitable[None]]) -> None:
    storage = TabStorage(TabBase(Record(disk.files)))
    await storage.start()
    try:
        await story(storage)
    finally:
        await storage.close()


def test_notes_are_there_again(tmp_path: Path) -> None:
    async def write(storage: TabStorage) -> None:
        await asyncio.gather(*[storage.put_note(f"n{number}", f"{number}") for number in range(30)])

    async def read(storage: TabStorage) -> None:
        assert [await storage.note(f"n{number}") for number in range(30)] == [f"{number}" for number in range(30)]

    disk = Disk(tmp_path)
    asyncio.run(with_storage(disk, write))
    asyncio.run(with_storage(disk.again(), read))


def test_what_is_asked_together_is_flushed_once(tmp_path: Path) -> None:
    async def write(storage: TabStorage) -> None:
        before = disk.flushes
        await asyncio.gather(*[storage.put_note(f"n{number}", "x") for number in range(30)])
        assert disk.flushes == before + 1

    disk = Disk(tmp_path)
    asyncio.run(with_storage(disk, write))


def test_a_full_disk_is_said_and_nothing_is_done(tmp_path: Path) -> None:
    async def fill(storage: TabStorage) -> None:
        await storage.put_note("kept", "yes")
        disk.room = 50
        with pytest.raises(StorageError, match="No space"):
            await storage.put_note("lost", "x" * 1000)
        assert await storage.note("lost") == ""
        disk.room = 10_000
        await storage.put_note("later", "yes")

    async def read(storage: TabStorage) -> None:
        assert [await storage.note(name) for name in ("kept", "lost", "later")] == ["yes", "", "yes"]

    disk = Disk(tmp_path)
    asyncio.run(with_storage(disk, fill))
    asyncio.run(with_storage(disk.again(), read))


def test_one_statement_that_fails_does_not_spoil_the_others(tmp_path: Path) -> None:
    async def write(storage: TabStorage) -> None:
        wrong = storage.write([("INSERT INTO meta (name, value) VALUES (?, ?)", ("wrong", None))])
        right = storage.put_note("right", "yes")
        told = await asyncio.gather(wrong, right, return_exceptions=True)
        assert isinstance(told[0], StorageError)
        assert told[1] is None
        assert await storage.note("right") == "yes"

    async def read(storage: TabStorage) -> None:
        assert await storage.note("right") == "yes"

    disk = Disk(tmp_path)
    asyncio.run(with_storage(disk, write))
    asyncio.run(with_storage(disk.again(), read))


def test_a_long_record_begins_anew_while_others_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "LEAST", 2000)
    monkeypatch.setattr(keeping, "PART", 4096)

    async def write(storage: TabStorage) -> None:
        for number in range(40):
            await storage.put_note(f"n{number}", "x" * 200)
        assert storage.tab.record is not None
        before = storage.tab.record.generation
        renewing = asyncio.create_task(storage.renew())
        await asyncio.sleep(0)
        await storage.put_note("meanwhile", "yes")
        await renewing
        assert storage.tab.record.generation == before + 1
        await storage.put_note("after", "yes")

    async def read(storage: TabStorage) -> None:
        assert await storage.note("n39") == "x" * 200
        assert [await storage.note("meanwhile"), await storage.note("after")] == ["yes", "yes"]

    disk = Disk(tmp_path)
    asyncio.run(with_storage(disk, write))
    asyncio.run(with_storage(disk.again(), read))


class LaterFile:
    """A file of which the browser says only later whether something is on its disk."""

    def __init__(self) -> None:
        self.data = bytearray()
        self.kept = b""
        self.broken = False

    def size(self) -> int:
        return len(self.data)

    def read(self, at: int, count: int) -> bytes:
        return bytes(self.data[at : at + count])

    def write(self, at: int, data: bytes) -> None:
        self.data.extend(bytes(max(0, at - len(self.data))))
        self.data[at : at + len(data)] = data

    def cut(self, size: int) -> None:
        del self.data[size:]

    def flush(self) -> Any:
        return asyncio.ensure_future(self.flushed(bytes(self.data)))

    async def flushed(self, data: bytes) -> None:
        await asyncio.sleep(0.01)
        if self.broken:
            raise RuntimeError("QuotaExceededError")
        self.kept = data
        self.after()

    def after(self) -> None:
        """Something is on the disk."""


def taken_up(kept: list[bytes]) -> tuple[LaterFile, LaterFile]:
    """What the next tab finds of two files."""
    files = (LaterFile(), LaterFile())
    for file, data in zip(files, kept, strict=True):
        file.data, file.kept = bytearray(data), data
    return files


def test_where_the_disk_answers_later_nobody_is_told_before() -> None:
    async def story() -> None:
        files = (LaterFile(), LaterFile())
        storage = TabStorage(TabBase(Record(files)))
        await storage.start()
        await storage.put_note("kept", "yes")
        assert b"kept" in files[0].kept
        files[0].broken = True
        with pytest.raises(StorageError, match="QuotaExceeded"):
            await storage.put_note("lost", "no")
        files[0].broken = False
        assert await storage.note("lost") == ""
        await storage.put_note("later", "yes")
        await storage.close()
        for file in files:
            file.data = bytearray(file.kept)  # the tab is gone
        again = TabStorage(TabBase(Record(files)))
        await again.start()
        assert [await again.note(name) for name in ("kept", "lost", "later")] == ["yes", "", "yes"]
        await again.close()

    asyncio.run(story())


def test_where_the_disk_answers_later_a_long_record_begins_anew_and_a_kill_at_any_moment_loses_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(keeping, "LEAST", 2000)
    monkeypatch.setattr(keeping, "PART", 4096)
    files = (LaterFile(), LaterFile())
    acknowledged: list[str] = []
    moments: list[tuple[list[bytes], list[str]]] = []
    for file in files:
        monkeypatch.setattr(file, "after", lambda: moments.append(([file.kept for file in files], [*acknowledged])))

    async def put(storage: TabStorage, name: str) -> None:
        await storage.put_note(name, "x" * 200)
        acknowledged.append(name)

    async def story() -> None:
        storage = TabStorage(TabBase(Record(files)))
        await storage.start()
        record = storage.tab.record
        assert record is not None
        for _ in range(20):
            await put(storage, f"n{len(acknowledged)}")
        assert record.is_long()
        for generation in (2, 3):
            renewing = asyncio.create_task(storage.renew())
            await asyncio.gather(put(storage, f"beside {generation}"), put(storage, f"and {generation}"))
            await renewing
            assert record.generation == generation
            assert min(len(file.kept) for file in files) == 0, "the old one makes room"
        await put(storage, "after")
        await storage.close()

    async def again(kept: list[bytes], names: list[str]) -> None:
        storage = TabStorage(TabBase(Record(taken_up(kept))))
        await storage.start()
        assert [name for name in names if await storage.note(name) != "x" * 200] == []
        await storage.close()

    asyncio.run(story())
    moments.append(([file.kept for file in files], acknowledged))
    for kept, names in moments:
        asyncio.run(again(kept, names))


def test_where_the_disk_answers_later_and_takes_no_new_generation_it_goes_on_in_the_old_one() -> None:
    files = (LaterFile(), LaterFile())

    async def story() -> None:
        storage = TabStorage(TabBase(Record(files)))
        await storage.start()
        await storage.put_note("before", "yes")
        files[1].broken = True
        await storage.renew()
        files[1].broken = False
        await storage.put_note("after", "yes")
        await storage.close()
        again = TabStorage(TabBase(Record(taken_up([file.kept for file in files]))))
        await again.start()
        assert [await again.note("before"), await again.note("after")] == ["yes", "yes"]
        await again.renew()
        assert await again.note("after") == "yes"
        await again.close()

    asyncio.run(story())
