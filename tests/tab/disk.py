"""Files of a record on a real disk, which can be full, and can be left in the middle of anything."""

from __future__ import annotations

import os
from pathlib import Path


class Killed(Exception):
    """The tab is gone, here and now."""


class Disk:
    """How much may still be done to two files before the disk is full, or the tab is killed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.room = 1 << 40
        """So many bytes fit."""
        self.steps = 1 << 40
        """So many things are done before the tab is killed."""
        self.torn = 0
        """In the last of them, of a write so many bytes are done."""
        self.flushes = 0
        self.files = (DiskFile(self, folder / "a"), DiskFile(self, folder / "b"))

    def step(self) -> None:
        self.steps -= 1
        if self.steps < 0:
            raise Killed

    def again(self) -> Disk:
        """The same files, opened by the next tab."""
        for file in self.files:
            file.close()
        return Disk(self.folder)


class DiskFile:
    """One of them."""

    def __init__(self, disk: Disk, path: Path) -> None:
        self.disk = disk
        self.file = os.open(path, os.O_RDWR | os.O_CREAT)

    def size(self) -> int:
        return os.fstat(self.file).st_size

    def read(self, at: int, count: int) -> bytes:
        return os.pread(self.file, count, at)

    def write(self, at: int, data: bytes) -> None:
        try:
            self.disk.step()
        except Killed:
            os.pwrite(self.file, data[: self.disk.torn], at)
            raise
        if len(data) > self.disk.room:
            os.pwrite(self.file, data[: self.disk.room], at)
            self.disk.room = 0
            raise OSError(28, "No space left on device")
        self.disk.room -= len(data)
        os.pwrite(self.file, data, at)

    def cut(self, size: int) -> None:
        self.disk.step()
        if size < self.size():
            os.ftruncate(self.file, size)

    def flush(self) -> None:
        self.disk.step()
        self.disk.flushes += 1
        os.fsync(self.file)

    def close(self) -> None:
        os.close(self.file)
