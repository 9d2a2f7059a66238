"""What comes over the wire when somebody who was never here opens a table by the link of a seat."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Browser, CDPSession

from browser.visits import Server, Visitor, welcome

BYTES = 250_000
"""What a first visit may weigh."""
SEATS = {"castle-von-loghan": 3}


class Arrival:
    """A first visit on its way, with hints as newcomers get them; what the worker fetches for later is not counted."""

    def __init__(self, browser: Browser, server: Server, game: str, **wishes: Any) -> None:
        maker = welcome(browser, server)
        made = maker.make(game, seats=SEATS.get(game, 4))
        maker.context.close()
        secret = urlencode({"seat": next(iter(made["seats"].values()))})
        self.path = f"/t/{made['table']}#{secret}"
        wishes = {"width": 390, "height": 844, **wishes}
        self.visitor: Visitor = welcome(browser, server, worker=False, hints=True, **wishes)
        self.page = self.visitor.page
        self.line: CDPSession = self.visitor.context.new_cdp_session(self.page)
        self.line.send("Network.enable")
        self.sizes: list[int] = []
        self.line.on("Network.loadingFinished", lambda event: self.sizes.append(int(event["encodedDataLength"])))
        self.line.on(
            "Network.webSocketFrameReceived",
            lambda event: self.sizes.append(len(event["response"]["payloadData"])),
        )

    @property
    def size(self) -> int:
        """The bytes so far, headers too."""
        return sum(self.sizes)

    def until_quiet(self) -> int:
        self.page.wait_for_selector(".fit-body > :not(.moment)")
        self.page.wait_for_load_state("networkidle")
        self.visitor.context.close()
        return self.size
