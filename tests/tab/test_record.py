"""What is kept in a browser survives kills at any moment, torn writes and full disks."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Awaitable, Generator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bothy.tab import record as keeping
from bothy.tab.record import Damaged, Kept, Record
from tab.disk import Disk, Killed

PIECES = [bytes([number]) * (7 * number + 1) for number in range(1, 12)]


def written(disk: Disk, pieces: list[bytes]) -> Record:
    record = Record(disk.files)
    record.open()
    for piece in pieces:
        record.append(piece)
    return record


def renewed(record: Record, snapshot: bytes) -> None:
    for _ in record.renewing(snapshot):
        pass


def test_what_was_written_is_found_again_in_order(tmp_path: Path) -> None:
    disk = Disk(tmp_path)
    written(disk, PIECES)
    assert disk.flushes >= len(PIECES), "each is on the disk before it is acknowledged"
    assert Record(disk.again().files).open() == Kept(b"", PIECES)


def test_a_new_generation_holds_the_snapshot_and_what_came_meanwhile(tmp_path: Path) -> None:
    disk = Disk(tmp_path)
    record = written(disk, PIECES)
    snapshot = b"s" * (keeping.PART * 2 + 5)
    parts = record.renewing(snapshot)
    next(parts)
    record.append(b"meanwhile")
    for _ in parts:
        pass
    record.append(b"after")
    assert record.generation == 2
    assert Record(disk.again().files).open() == Kept(snapshot, [b"meanwhile", b"after"])
    assert min(file.size() for file in disk.again().files) == 0, "the old one makes room"


@pytest.mark.parametrize("torn", [0, 1, 9, 30])
def test_a_kill_at_any_step_loses_nothing_that_was_acknowledged(tmp_path: Path, torn: int) -> None:
    """Whatever is done to the files, at each step the tab may end; a write may then be torn."""
    for steps in range(200):
        folder = tmp_path / f"{steps}"
        folder.mkdir()
        disk = Disk(folder)
        disk.steps, disk.torn = steps, torn
        acknowledged: list[bytes] = []
        ended = True
        parts: Generator[Awaitable[Any] | None, None, None] | None = None
        try:
            record = Record(disk.files)
            record.open()
            for piece in PIECES[:6]:
                record.append(piece)
                acknowledged.append(piece)
            parts = record.renewing(b"".join(acknowledged))
            next(parts)
            record.append(PIECES[6])
            acknowledged.append(PIECES[6])
            for _ in parts:
                pass
            record.append(PIECES[7])
            acknowledged.append(PIECES[7])
        except Killed:
            ended = False
            with suppress(Killed):
                if parts is not None:
                    parts.close()
        found = Record(disk.again().files).open()
        kept = found.snapshot + b"".join(found.since)
        assert kept.startswith(b"".join(acknowledged)), f"after {steps} steps"
        assert len(found.since) <= len(acknowledged) + 1, "at most what was under way is there besides"
        shutil.rmtree(folder)
        if ended:
            return
    raise AssertionError("it never came to its end")


def test_a_full_disk_is_told_and_nothing_of_it_is_kept(tmp_path: Path) -> None:
    disk = Disk(tmp_path)
    record = written(disk, PIECES[:3])
    disk.room = 20
    with pytest.raises(OSError, match="No space"):
        record.append(b"x" * 500)
    disk.room = 10_000
    record.append(b"fits")
    assert Record(disk.again().files).open().since == [*PIECES[:3], b"fits"]


def test_no_room_for_a_new_generation_leaves_the_old_one(tmp_path: Path) -> None:
    disk = Disk(tmp_path)
    record = written(disk, PIECES)
    disk.room = 100
    with pytest.raises(OSError, match="No space"):
        renewed(record, b"s" * 1000)
    disk.room = 10_000
    record.append(b"goes on")
    assert Record(disk.again().files).open().since == [*PIECES, b"goes on"]


def test_a_torn_end_is_cut_off_and_written_over(tmp_path: Path) -> None:
    luck = random.Random(5)
    disk = Disk(tmp_path)
    written(disk, PIECES)
    whole = (tmp_path / "a").read_bytes()
    for _ in range(60):
        (tmp_path / "a").write_bytes(whole[: luck.randrange(len(whole) - 400, len(whole))])
        disk = disk.again()
        record = Record(disk.files)
        found = record.open().since
        assert found == PIECES[: len(found)]
        record.append(b"next")
        disk = disk.again()
        assert Record(disk.files).open().since == [*found, b"next"]


def test_what_cannot_be_read_is_left_as_it_is(tmp_path: Path) -> None:
    disk = Disk(tmp_path)
    written(disk, PIECES)
    data = bytearray((tmp_path / "a").read_bytes())
    data[3] ^= 1
    (tmp_path / "a").write_bytes(data)
    with pytest.raises(Damaged):
        Record(disk.again().files).open()
    assert (tmp_path / "a").read_bytes() == data


def test_what_an_earlier_generation_left_is_not_taken_for_new(tmp_path: Path) -> None:
    """A file that could not be cut holds old pieces behind the new ones."""
    disk = Disk(tmp_path)
    record = written(disk, PIECES)
    old = (tmp_path / "a").read_bytes()
    renewed(record, b"one")
    renewed(record, b"two")  # in the first file again
    with (tmp_path / "a").open("r+b") as file:
        file.seek(0, os.SEEK_END)
        file.write(old[file.tell() :])
    assert Record(disk.again().files).open() == Kept(b"two", [])


def test_it_is_renewed_when_it_has_grown_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "LEAST", 100)
    record = written(Disk(tmp_path), PIECES[:2])
    assert not record.is_long()
    record.append(b"x" * 200)
    assert record.is_long()
    renewed(record, b"s")
    assert not record.is_long()
