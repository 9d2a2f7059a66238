"""Updates: everybody connected is sent what they may see, and nobody more. It changes nothing of the table."""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_right
from collections import deque
from typing import Any

from bothy.host import protocol as say
from bothy.host.comings import is_coming
from bothy.host.connection import Connection, encode
from bothy.host.live_table import LiveTable
from bothy.host.logbook import Logbook
from bothy.host.table_record import Coming
from bothy.host.views import NULL, Broadcast, Parts, private_parts, public_parts, update
from bothy.kernel import Event, Game, Message, Position, Table
from bothy.locales.log import OPEN, Fading

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
        """After how many rows the events begin: those before are retold when somebody wants them; see `Host.recall`."""
        self.untold: list[Coming] = []
        """The comings and goings before a restart."""
        self.fading = Fading()
        """Which faces that were told lie still where they were told to lie."""
        self.logs: dict[int, Logbook] = {}
        """The log of each viewer who listens."""
        self.fresh: dict[int, int] = {}
        """For each viewer, from which line on the log has changed."""
        self.whole: dict[int, tuple[int, bytes]] = {}
        """For each viewer, everything as it was at an update of this number, for all who ask for it."""
        self.ending: tuple[Position[Any], bool, bytes] | None = None
        """How it ended: at which position, whether by agreement, and how that is told."""
        self.chats: list[say.Chat] = []
        self.held: dict[Connection, deque[bytes]] = {}
        """What those who see everything are told later."""

    # The log

    def add_events(self, events: list[tuple[int, Event]], back: int = -1) -> None:
        """More has happened; if something was taken back, the log ends where it went back to."""
        if back >= 0:
            first = bisect_right(self.events, back, key=moment)
            stayed = [(back, event) for _, event in self.events[first:] if is_coming(event)]
            del self.events[first:]
            self.fading.back(first)
            events = [*stayed, (back, Event(Message("log-undone"))), *events]
        first = len(self.events)
        self.events += events
        for _, event in events:
            self.fading.add(event)
        for viewer, log in self.logs.items():
            if back >= 0:
                log.back(back)
            self.fresh[viewer] = min(self.fresh.get(viewer, len(log)), len(log))
            self.table.work.count("lines_told", log.add(events, first))

    def take_up(self, events: list[tuple[int, Event]], begins: int = 0, comings: list[Coming] | None = None) -> None:
        """What has happened, from a number of rows on, and who came and went before; each viewer is told it anew."""
        self.events, self.log_begins, self.untold = events, begins, comings or []
        self.fading = Fading(event for _, event in events)
        self.logs.clear()

    def log_of(self, viewer: int) -> Logbook:
        """The log as a viewer is told it now."""
        found = self.logs.get(viewer)
        if found is None:
            found = self.logs[viewer] = self.new_log(viewer)
            self.table.work.count("lines_told", len(found))
        elif found.with_faces:
            changed = found.judge(self.events, self.fading, self.shown_to(viewer))
            self.fresh[viewer] = min(changed, self.fresh.get(viewer, len(found)))
        return found

    def new_log(self, viewer: int) -> Logbook:
        """All that has happened, for a viewer whose log nobody has kept."""
        return Logbook(viewer, self.events, self.fading, self.shown_to(viewer))

    def shown_to(self, viewer: int) -> Table | None:
        """What a viewer who must remember by himself is shown; None for others, and when the game is over."""
        position = self.table.position
        if position is None or viewer == OPEN or not self.shown() or self.table.record.state != "playing":
            return None
        seen: Table = position.sight(viewer, shown=True).table
        return seen

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
        changed = self.changed(shared)
        broadcast = self.broadcast()
        messages = {viewer: self.changes(broadcast, viewer, changed) for viewer in self.viewers()}
        self.fresh.clear()
        self.send(messages, newcomer)

    def publish_shared(self, shared: Parts, newcomer: Connection | None = None) -> None:
        """Send everybody what has changed of parts that all see, if anything has; the position is as it was."""
        changed = self.changed(shared)
        if changed:
            self.number += 1
            told = {viewer: update(viewer, self.number, changed, 0, b"", False) for viewer in self.viewers()}
            self.send(told, newcomer)

    def changed(self, shared: Parts) -> Parts:
        changed = {name: value for name, value in shared.items() if self.public.get(name) != value}
        self.public.update(changed)
        return changed

    def send(self, messages: dict[int, bytes], newcomer: Connection | None = None) -> None:
        for connection in self.table.connections:
            if connection is not newcomer:
                for viewer in connection.viewers:
                    self.deliver(connection, viewer, messages[viewer])

    def changes(self, broadcast: Broadcast | None, viewer: int, changed: Parts) -> bytes:
        before = self.sent.get(viewer)
        parts = {} if broadcast is None else private_parts(broadcast, viewer)
        log = self.log_of(viewer)
        if before is None:
            self.sent[viewer] = parts
            return update(viewer, self.number, {**self.public, **parts}, 0, log.lines_from(0), True)
        different = {name: value for name, value in parts.items() if before.get(name) != value}
        before.update(different)
        at = self.fresh.get(viewer, len(log))
        return update(viewer, self.number, {**changed, **different}, at, log.lines_from(at), False)

    def broadcast(self) -> Broadcast | None:
        """What is to be told, before it is cut for each viewer; None before the game."""
        table = self.table
        if table.position is None:
            return None
        answerable = table.record.state == "playing" and not table.record.paused
        only = [chair.only for chair in table.record.chairs]
        return Broadcast(table.game, table.position, self.question, answerable, table.past, only)

    def send_everything(self, connection: Connection, seen: int = 0) -> None:
        """All that one may see now: at the beginning, and whenever it asks. It may have some of the log already."""
        for viewer in connection.viewers:
            self.deliver(connection, viewer, self.everything(viewer, seen))

    def everything(self, viewer: int, seen: int) -> bytes:
        known = self.whole.get(viewer)
        if not seen and known is not None and known[0] == self.number and viewer in self.sent:
            return known[1]
        if viewer not in self.sent:
            broadcast = self.broadcast()
            self.sent[viewer] = {} if broadcast is None else private_parts(broadcast, viewer)
        log = self.log_of(viewer)
        at = seen if 0 < seen <= len(log) and not log.with_faces else 0  # a line may have forgotten a face meanwhile
        told = update(viewer, self.number, {**self.public, **self.sent[viewer]}, at, log.lines_from(at), True)
        if not at:
            self.whole[viewer] = (self.number, told)
        return told

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
        for kept in (self.sent, self.logs, self.fresh, self.whole):
            for viewer in [viewer for viewer in kept if viewer not in viewers]:
                del kept[viewer]
        self.held = {connection: held for connection, held in self.held.items() if connection in self.table.connections}

    def result(self) -> bytes:
        table = self.table
        if table.position is None:
            return NULL
        position, agreed = table.position, table.record.ended
        if self.ending is None or self.ending[0] is not position or self.ending[1] != agreed:
            self.ending = (position, agreed, self.told_end(position, agreed))
        return self.ending[2]

    def told_end(self, position: Position[Any], agreed: bool) -> bytes:
        if agreed:
            return encode(say.ResultPart([], [], True))
        return result_part(self.table.game, position.table, [event for _, event in self.events])

    def send_chat(self, message: say.Chat) -> None:
        self.chats.append(message)
        del self.chats[:-200]
        data = encode(message)
        for connection in self.table.connections:
            connection.send(data)


def moment(told: tuple[int, Event]) -> int:
    return told[0]


def result_part(game: Game[Any], table: Table, events: list[Event]) -> bytes:
    """How a game has ended, and the scores taken apart; not where part of what happened can no longer be told."""
    result = game.result(table)
    lines: list[tuple[Message, list[int]]] = []
    try:
        lines = game.taken_apart(table, events)
    except Exception:  # the end is kept: it must be told, if need be without it
        log.exception("no account", extra={"game": game.key})
    account = [say.AccountLine((label.id, label.values), points) for label, points in lines]
    ties = [
        say.TieLine((compared.label.id, compared.label.values), compared.figures, compared.tied, compared.left)
        for compared in result.ties
    ]
    return encode(say.ResultPart(result.scores, result.shares, False, account, result.tied, ties))
