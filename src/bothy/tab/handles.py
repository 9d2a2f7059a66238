"""The files of a browser: its synchronous handles, which only a worker of its own may hold, as files of a record."""

from __future__ import annotations

from typing import Any

from js import Object, Uint8Array  # pyright: ignore[reportMissingImports]
from pyodide.ffi import JsException, to_js  # pyright: ignore[reportMissingImports]


class Handle:
    """A `FileSystemSyncAccessHandle`."""

    def __init__(self, handle: Any) -> None:
        self.handle = handle

    def size(self) -> int:
        return int(self.done("getSize"))

    def read(self, at: int, count: int) -> bytes:
        buffer = Uint8Array.new(count)
        many = int(self.done("read", buffer, place(at)))
        data: bytes = buffer.to_bytes()
        return data[:many]

    def write(self, at: int, data: bytes) -> None:
        many = int(self.done("write", to_js(data), place(at)))
        if many != len(data):
            raise OSError(f"only {many} of {len(data)} bytes could be written: the browser's storage is full")

    def cut(self, size: int) -> None:
        self.done("truncate", size)

    def flush(self) -> Any:
        """A promise, where the browser has no file that can be waited for."""
        return self.done("flush")

    def done(self, what: str, *given: Any) -> Any:
        try:
            return getattr(self.handle, what)(*given)
        except JsException as error:
            raise OSError(f"the browser's storage: {error}") from error


def place(at: int) -> Any:
    return to_js({"at": at}, dict_converter=Object.fromEntries)
