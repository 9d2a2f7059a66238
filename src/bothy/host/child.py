"""A module of ours in a process of its own, which is told lines and tells lines."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress


class Child:
    """Such a process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.mouth, self.ear = process.stdin, process.stdout

    @staticmethod
    async def start(module: str, *arguments: str, limit: int) -> Child:
        """Begin one; no line of it may be longer than that many bytes."""
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", module, *arguments)
        return Child(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=limit))

    async def tell(self, line: bytes) -> None:
        self.mouth.write(line + b"\n")
        await self.mouth.drain()

    async def hear(self) -> bytes:
        return await self.ear.readline()

    async def stop(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.communicate()  # not only `wait`: its pipes are to be closed too before the loop is
