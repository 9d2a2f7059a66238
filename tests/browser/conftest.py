"""A server of its own and a real browser for each test."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

NO_SANDBOX = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []


class Server:
    """A server in a process of its own, which can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "bothy.cli", "serve", "--port", str(self.port), "--no-limits"]
        self.process = subprocess.Popen(
            [*command, "--database", str(self.folder / "b.db")], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        assert found, f"the server said {line!r}"
        self.port = int(found[1])

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(15)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    found = Server(tmp_path)
    found.start()
    yield found
    found.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For one module only: while it is open its event loop runs in this thread, in the way of those of other tests."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    assert path, "Chromium is missing: apt-get install chromium"
    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=path, args=NO_SANDBOX)
        yield found
        found.close()


class Visitor:
    """A browser window that notes every complaint of the page."""

    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.context = context
        self.server = server
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", lambda line: self.complaints.append(line.text) if line.type == "error" else None)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.server.address + path)
        return self.page


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[object]:
    visitors: list[Visitor] = []

    def come(width: int = 1280, height: int = 900, language: str = "en-GB", **settings: object) -> Visitor:
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=language, reduced_motion="reduce"
        )
        context.set_default_timeout(60_000)
        wishes = {"bots": "instant", "single": True, **settings}
        context.add_init_script(
            f"localStorage.getItem('bothy.settings') || localStorage.setItem('bothy.settings', `{json.dumps(wishes)}`)"
        )
        visitors.append(Visitor(context, server))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
