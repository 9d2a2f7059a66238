"""Updates: everybody connected is sent what they may see, and nobody more. It changes nothing of the table."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any

from bothy.host import protocol as say
from bothy.host.connection import Connection, encode
from bothy.host.live_table import LiveTable
from bothy.host.views import NULL, Broadcast, Parts, line, private_parts, public_parts, update
from bothy.kernel import Event, Game, Message, Table
from bothy.kernel.journal import retell
from bothy.locales.log import OPEN, heard

log = logging.getLogger("bothy.host")


class Updates:
    """Updates and the log of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.number = 0
        """The number of the last update."""
        self.question = 0
        """The number of the question that was asked in it."""
        self.sent: dict[int, Parts] = {}
        """What each viewer who listens was sent last."""
        self.public: Parts = {}
        self.events: list[tuple[int, Event]] = []
        """What has happened, with the number of answers and outcomes at which it did."""
        self.log_begins = 0
        """After how many rows the events begin: those before are retold when somebody wants them."""
        self.lines: dict[int, list[bytes]] = {}
        """The log of each viewer who listens."""
        self.fresh: dict[int, tuple[int, list[bytes]]] = {}
        """For each viewer, from which line on the log has changed, and the new lines."""
        self.chats: list[say.Chat] = []
        self.held: dict[Connection, deque[bytes]] = {}
        """What those who see everything are told later."""

    # The log

    def add_events(self, events: list[tuple[int, Event]], back: int = -1) -> None:
        """More has happened; if something was taken back, the log ends where it went back to."""
        if back >= 0:
            self.restore_log()
            self.events = [(at, event) for at, event in self.events if at <= back]
            self.events += [(back, Event(Message("log-undone"))), *events]
            self.lines.clear()
            return
        self.events += events
        told = [(event, line(event)) for _, event in events] if self.lines else []
        for viewer, lines in self.lines.items():
            new = [words for event, words in told if heard(event, viewer)]
            at, waiting = self.fresh.get(viewer, (len(lines), []))
            self.fresh[viewer] = (at, [*waiting, *new])
            lines += new

    def restore_log(self) -> None:
        """Tell the events before a restart again, from the journal."""
        table = self.table
        if self.log_begins == 0 or table.position is None:
            return
        journal = table.journal_text(self.log_begins)
        self.log_begins = 0
        told: list[tuple[int, Event]] = []
        try:
            for journal_so_far, row, events in retell(journal, lambda _: table.game):
                number = journal_so_far.position.number
                if row is not None and row.kind == "undo":
                    told = [(at, event) for at, event in told if at <= number]
                    told.append((number, Event(Message("log-undone"))))
                told += [(number, event) for event in events]
        except ValueError:
            told = [(0, Event(Message("log-older-rules")))]
        self.events = told + self.events
        self.lines.clear()

    def log_of(self, viewer: int) -> list[bytes]:
        self.restore_log()
        found = self.lines.get(viewer)
        if found is None:
            found = [line(event) for _, event in self.events if heard(event, viewer)]
            self.lines[viewer] = found
        return found

    # Updates

    def shown(self) -> bool:
        """Whether people must remember by themselves what they have seen."""
        position = self.table.position
        return position is not None and self.table.game.trusts_memory(position.table.box)

    def publish(self, shared: Parts, question: int, newcomer: Connection | None = None) -> None:
        """Send every viewer what has changed for it; a newcomer is sent everything by itself.

        `shared` are parts of others that all see: the clock, and the table if it may have changed.
        """
        self.number += 1
        self.question = question
        position = self.table.position
        if position is not None:
            shared = {**shared, **public_parts(position)}
            if position.over() or self.table.record.ended:
                shared["result"] = self.result()
        changed = {name: value for name, value in shared.items() if self.public.get(name) != value}
        self.public.update(changed)
        broadcast = self.broadcast()
        messages = {viewer: self.changes(broadcast, viewer, changed) for viewer in self.viewers()}
        self.fresh.clear()
        for connection in self.table.connections:
            if connection is not newcomer:
                for viewer in connection.viewers:
                    self.deliver(connection, viewer, messages[viewer])

    def changes(self, broadcast: Broadcast | None, viewer: int, changed: Parts) -> bytes:
        before = self.sent.get(viewer)
        parts = {} if broadcast is None else private_parts(broadcast, viewer)
        if before is None or viewer not in self.lines:
            self.sent[viewer] = parts
            return update(viewer, self.number, {**self.public, **parts}, 0, self.log_of(viewer), True)
        different = {name: value for name, value in parts.items() if before.get(name) != value}
        before.update(different)
        at, lines = self.fresh.get(viewer, (0, []))
        return update(viewer, self.number, {**changed, **different}, at, lines, False)

    def broadcast(self) -> Broadcast | None:
        """What is to be told, before it is cut for each viewer; None before the game."""
        table = self.table
        if table.position is None:
            return None
        answerable = table.record.state == "playing" and not table.record.paused
        return Broadcast(table.game, table.position, self.question, answerable)

    def send_everything(self, connection: Connection, seen: int = 0) -> None:
        """All that one may see now: at the beginning, and whenever it asks. It may have some of the log already."""
        for viewer in connection.viewers:
            if viewer not in self.sent:
                broadcast = self.broadcast()
                self.sent[viewer] = {} if broadcast is None else private_parts(broadcast, viewer)
            lines = self.log_of(viewer)
            at = seen if 0 < seen <= len(lines) else 0
            parts = {**self.public, **self.sent[viewer]}
            self.deliver(connection, viewer, update(viewer, self.number, parts, at, lines[at:], True))

    def deliver(self, connection: Connection, viewer: int, data: bytes) -> None:
        """Send now; to one who sees everything of a game in progress, later."""
        record = self.table.record
        if viewer == OPEN and record.state == "playing" and record.watch_delay:
            self.held.setdefault(connection, deque()).append(data)
            asyncio.get_running_loop().call_later(record.watch_delay, self.release, connection)
            return
        if self.held.pop(connection, None) is not None:
            self.send_everything(connection)  # the game is over: all at once, instead of what was held back one by one
        else:
            connection.send(data)

    def release(self, connection: Connection) -> None:
        """Send the first of what was held back for a connection."""
        held = self.held.get(connection)
        if held is not None:
            connection.send(held.popleft())
            if not held:
                del self.held[connection]

    def viewers(self) -> set[int]:
        """For whom there is anybody."""
        return {viewer for connection in self.table.connections for viewer in connection.viewers}

    def forget_viewers(self) -> None:
        """Keep nothing for viewers nobody is."""
        viewers = self.viewers()
        for kept in (self.sent, self.lines, self.fresh):
            for viewer in [viewer for viewer in kept if viewer not in viewers]:
                del kept[viewer]
        self.held = {connection: held for connection, held in self.held.items() if connection in self.table.connections}

    def result(self) -> bytes:
        table = self.table
        if table.position is None:
            return NULL
        if table.record.ended:
            return encode(say.ResultPart([], [], True))
        self.restore_log()
        return result_part(table.game, table.position.table, [event for _, event in self.events])

    def send_chat(self, message: say.Chat) -> None:
        self.chats.append(message)
        del self.chats[:-200]
        data = encode(message)
        for connection in self.table.connections:
            connection.send(data)


def result_part(game: Game[Any], table: Table, events: list[Event]) -> bytes:
    """How a game has ended, and the scores taken apart; not where part of what happened can no longer be told."""
    result = game.result(table)
    lines: list[tuple[Message, list[int]]] = []
    try:
        lines = game.account(table, events)
    except Exception:  # the end is kept: it must be told, if need be without it
        log.exception("no account", extra={"game": game.key})
    if [sum(points[seat] for _, points in lines) for seat in range(len(result.scores))] != result.scores:
        lines = []
    account = [say.AccountLine((label.id, label.values), points) for label, points in lines]
    return encode(say.ResultPart(result.scores, result.shares, False, account))
