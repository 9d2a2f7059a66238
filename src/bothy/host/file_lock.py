"""A lock that one process holds and that ends with it, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path


class FileLock:
    """A lock on a file of its own. The file stays; only the lock on it counts.

    It is not the database's own file: who closes that a second time lets go of the locks that SQLite holds on it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file: int | None = None

    def take(self) -> bool:
        """Whether it is ours now. False if another holds it."""
        if self.file is not None:
            return True
        file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            hold(file)
        except BlockingIOError:
            os.close(file)
            return False
        except BaseException:
            os.close(file)
            raise
        self.file = file
        return True

    def let_go(self) -> None:
        if self.file is not None:
            os.close(self.file)
            self.file = None


if sys.platform == "win32":
    import msvcrt

    def hold(file: int) -> None:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(str(error)) from error

else:
    import fcntl

    def hold(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
